import { anyOption, arg, library, option } from "../rule.ts"

const rsaKey = "node-rsa"
const openpgp = { is: "cipher", name: "PGP" } as const
const signed = { is: "signature", name: "PGP" } as const

/*
 * node-rsa 2 (https://github.com/rzcoder/node-rsa; the schemes are options of the key, and encryptPrivate always pads with PKCS #1 1.5), openpgp 6
 * (https://docs.openpgpjs.org), and the READMEs of ssh2 1.17, node-jose 2, pkijs 3, @peculiar/x509 1, selfsigned 3, browserid-crypto 0.9.
 */
export const publicKeyLibraries = library("javascript", "publicKeyLibraries", {
  [`new {node-rsa,node-rsa.NodeRSA}`]: { is: "key", name: "RSA", keyBits: option(0, "int", "b"), returns: rsaKey },
  [`${rsaKey}#generateKeyPair`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  [`${rsaKey}#encrypt`]: {
    is: "cipher",
    inherits: true,
    primitive: "pke",
    functions: ["encrypt"]
  },
  [`${rsaKey}#decrypt`]: {
    is: "cipher",
    inherits: true,
    primitive: "pke",
    functions: ["decrypt"]
  },
  [`${rsaKey}#encryptPrivate`]: { is: "cipher", inherits: true, padding: "pkcs1v15", functions: ["encrypt"] },
  [`${rsaKey}#decryptPublic`]: { is: "cipher", inherits: true, padding: "pkcs1v15", functions: ["decrypt"] },
  [`${rsaKey}#sign`]: { is: "signature", inherits: true, functions: ["sign"] },
  [`${rsaKey}#verify`]: { is: "signature", inherits: true, functions: ["verify"] },

  "browserid-crypto.generateKeypair": {
    is: "keygen",
    algorithm: option(0, "openssl", "algorithm"),
    keyBits: option(0, "int", "keysize")
  },
  "browserid-crypto.sign": { is: "signature", functions: ["sign"] },
  "openpgp.generateKey": {
    is: "keygen",
    name: "PGP",
    keyBits: option(0, "int", "rsaBits"),
    curve: option(0, "curve", "curve")
  },
  "openpgp.encrypt": { ...openpgp, functions: ["encrypt"] },
  "openpgp.decrypt": { ...openpgp, functions: ["decrypt"] },
  "openpgp.sign": { ...signed, functions: ["sign"] },
  "openpgp.verify": { ...signed, functions: ["verify"] },
  "openpgp.{readKey,readKeys,readPrivateKey,readPrivateKeys,decryptKey,encryptKey}": { is: "key", name: "PGP" },
  "openpgp.{reformatKey,revokeKey}": { is: "key", name: "PGP" },
  "openpgp.generateSessionKey": { is: "keygen", name: "PGP" },
  "openpgp.encryptSessionKey": { is: "key-wrap", name: "PGP", functions: ["encrypt"] },
  "openpgp.decryptSessionKeys": { is: "key-wrap", name: "PGP", functions: ["decrypt"] },
  "openpgp.config": { returns: "openpgp.config" },
  "openpgp.config#preferredSymmetricAlgorithm=": { is: "cipher", algorithm: arg(0, "cipher") },
  "openpgp.config#preferredHashAlgorithm=": { is: "hash", algorithm: arg(0, "hash") },
  "openpgp.enums.symmetric.{tripledes,cast5,blowfish,aes128,aes192,aes256,twofish}": { value: "{1}" },
  "openpgp.enums.hash.ripemd": { value: "ripemd160" },
  "openpgp.enums.hash.{md5,sha1,sha256,sha384,sha512,sha224,sha3_256,sha3_512}": { value: "{1}" },

  "new ssh2.{Client,Server}": { is: "protocol", name: "SSH", version: "2.0" },
  "ssh2.utils.{generateKeyPair,generateKeyPairSync}": {
    is: "keygen",
    algorithm: arg(0, "openssl"),
    keyBits: option(1, "int", "bits")
  },
  "ssh2.utils.parseKey": { is: "key" },
  "node-jose.{JWS.createSign,JWS.createVerify}": { is: "token", algorithm: anyOption("jose", "alg") },
  "node-jose.{JWE.createEncrypt,JWE.createDecrypt}": { is: "cipher", name: "JWE" },
  "node-jose.{JWK.createKey,JWK.createKeyStore,JWK.asKey,JWK.asKeyStore}": { is: "keystore", certificateFormat: "JWK" },
  "new @peculiar/x509.X509Certificate": { is: "certificate", certificateFormat: "X.509" },
  "new @peculiar/x509.Pkcs10CertificateRequest": { is: "certificate", certificateFormat: "PKCS10" },
  "@peculiar/x509.Pkcs10CertificateRequestGenerator.create": {
    is: "certificate",
    certificateFormat: "PKCS10",
    algorithm: option(0, "webcrypto", "signingAlgorithm"),
    digest: option(0, "webcrypto", "signingAlgorithm", "hash")
  },
  "@peculiar/x509.X509CertificateGenerator.{create,createSelfSigned}": {
    is: "certificate",
    certificateFormat: "X.509",
    algorithm: option(0, "webcrypto", "signingAlgorithm"),
    digest: option(0, "webcrypto", "signingAlgorithm", "hash")
  },
  "selfsigned.generate": {
    is: "certificate",
    certificateFormat: "X.509",
    keyBits: option(1, "int", "keySize"),
    digest: option(1, "opensslDigest", "algorithm")
  }
})
