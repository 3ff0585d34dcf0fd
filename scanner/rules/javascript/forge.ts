import { arg, library, option, text } from "../rule.ts"

const module = "node-forge"
const hash = "{md5,sha1,sha256,sha384,sha512}"
const keyed = { is: "cipher", keyBits: arg(0, "bytes"), key: arg(0, "any") } as const
const block = { ...keyed, algorithm: text("{1}", "cipher") } as const
const created = { ...block, mode: arg(1, "mode"), defaults: { mode: "cbc", padding: "pkcs7" } } as const
const started = {
  ...block,
  mode: arg(3, "mode"),
  nonceBits: arg(1, "bytes"),
  defaults: { mode: "cbc", padding: "pkcs7" }
} as const
const rc2 = { ...keyed, name: "RC2" } as const
const padded = { defaults: { padding: "pkcs7" } } as const
const rsa = { is: "cipher", name: "RSA", primitive: "pke" } as const
const oaep = {
  ...rsa,
  padding: "oaep",
  digest: option(2, "any", "md"),
  mgfDigest: option(2, "any", "mgf1", "md"),
  key: arg(0, "any"),
  defaults: { digest: "SHA-1" }
} as const
const fingerprint = { is: "hash", from: option(1, "any", "md") } as const

/*
 * node-forge 1.4, README and lib (https://github.com/digitalbazaar/forge). Ciphers are named with their mode; `start` gives the nonce. CBC and ECB pad with PKCS #7. RSA keys
 * encrypt and sign with PKCS #1 1.5 when no scheme is named, RSA-OAEP hashes with SHA-1, PBKDF2 too. Private keys and PKCS #12
 * stores are encrypted with AES-128 and 2048 rounds.
 */
export const forge = library("javascript", "forge", {
  [`${module}.md.${hash}.create`]: { is: "hash", algorithm: text("{1}", "hash"), returns: `${module}.md` },
  [`${module}.md.algorithms.${hash}.create`]: { is: "hash", algorithm: text("{1}", "hash"), returns: `${module}.md` },
  [`${module}.md.sha512.sha{224,256}.create`]: { is: "hash", name: "SHA-512/{1}", returns: `${module}.md` },
  [`${module}.hmac.create`]: { is: "mac", name: "HMAC", returns: `${module}.hmac` },
  [`${module}.hmac#start`]: { refines: true, digest: arg(0, "hash"), keyBits: arg(1, "bytes"), key: arg(1, "any") },
  [`${module}.cipher.createCipher`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    keyBits: arg(1, "bytes"),
    key: arg(1, "any"),
    functions: ["encrypt"],
    returns: `${module}.cipher`,
    ...padded
  },
  [`${module}.cipher.createDecipher`]: {
    is: "cipher",
    algorithm: arg(0, "cipher"),
    keyBits: arg(1, "bytes"),
    key: arg(1, "any"),
    functions: ["decrypt"],
    returns: `${module}.cipher`,
    ...padded
  },
  [`${module}.cipher#start`]: {
    refines: true,
    nonceBits: option(0, "bytes", "iv"),
    tagBits: option(0, "int", "tagLength")
  },
  [`${module}.{aes,des}.createEncryptionCipher`]: { ...created, functions: ["encrypt"] },
  [`${module}.{aes,des}.createDecryptionCipher`]: { ...created, functions: ["decrypt"] },
  [`${module}.{aes,des}.startEncrypting`]: { ...started, functions: ["encrypt"] },
  [`${module}.{aes,des}.startDecrypting`]: { ...started, functions: ["decrypt"] },
  [`${module}.rc2.createEncryptionCipher`]: { ...rc2, functions: ["encrypt"] },
  [`${module}.rc2.createDecryptionCipher`]: { ...rc2, functions: ["decrypt"] },
  [`${module}.rc2.startEncrypting`]: { ...rc2, nonceBits: arg(1, "bytes"), functions: ["encrypt"] },
  [`${module}.rc2.startDecrypting`]: { ...rc2, nonceBits: arg(1, "bytes"), functions: ["decrypt"] },

  [`${module}.{pki.rsa,rsa}.generateKeyPair`]: {
    is: "keygen",
    name: "RSA",
    keyBits: option(0, "int", "bits"),
    returns: `${module}.KeyPair`
  },
  [`${module}.pki.rsa.createKeyPairGenerationState`]: { is: "keygen", name: "RSA", keyBits: arg(0, "int") },
  [`${module}.KeyPair#{publicKey,privateKey}`]: { inherits: true, returns: `${module}.RsaKey` },
  [`${module}.pki.{publicKeyFromPem,publicKeyFromAsn1,setRsaPublicKey,rsa.setPublicKey}`]: {
    is: "key",
    name: "RSA",
    material: "public-key",
    returns: `${module}.RsaKey`
  },
  [`${module}.pki.{privateKeyFromPem,privateKeyFromAsn1,setRsaPrivateKey,rsa.setPrivateKey,decryptRsaPrivateKey}`]: {
    is: "key",
    name: "RSA",
    material: "private-key",
    returns: `${module}.RsaKey`
  },
  [`${module}.RsaKey#encrypt`]: {
    ...rsa,
    padding: arg(1, "padding"),
    digest: option(2, "any", "md"),
    mgfDigest: option(2, "any", "mgf1", "md"),
    inherits: true,
    functions: ["encrypt"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${module}.RsaKey#decrypt`]: {
    ...rsa,
    padding: arg(1, "padding"),
    digest: option(2, "any", "md"),
    mgfDigest: option(2, "any", "mgf1", "md"),
    inherits: true,
    functions: ["decrypt"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${module}.RsaKey#sign`]: {
    is: "signature",
    name: "RSA",
    digest: arg(0, "any"),
    padding: arg(1, "any"),
    inherits: true,
    functions: ["sign"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${module}.RsaKey#verify`]: {
    is: "signature",
    name: "RSA",
    padding: arg(2, "any"),
    inherits: true,
    functions: ["verify"],
    defaults: { padding: "pkcs1v15" }
  },
  [`${module}.pki.rsa.encrypt`]: { ...rsa, key: arg(1, "any"), functions: ["encrypt"] },
  [`${module}.pki.rsa.decrypt`]: { ...rsa, key: arg(1, "any"), functions: ["decrypt"] },
  [`${module}.pkcs1.encode_rsa_oaep`]: { ...oaep, functions: ["encrypt"] },
  [`${module}.pkcs1.decode_rsa_oaep`]: { ...oaep, functions: ["decrypt"] },
  [`${module}.{mgf.mgf1,mgf1}.create`]: { from: arg(0, "any") },
  [`${module}.pss.create`]: {
    padding: "pss",
    digest: option(0, "any", "md"),
    mgfDigest: option(0, "any", "mgf"),
    saltBits: option(0, "bytes", "saltLength")
  },
  [`${module}.{pki.ed25519,ed25519}.generateKeyPair`]: { is: "keygen", name: "Ed25519" },
  [`${module}.{pki.ed25519,ed25519}.sign`]: { is: "signature", name: "Ed25519", functions: ["sign"] },
  [`${module}.{pki.ed25519,ed25519}.verify`]: { is: "signature", name: "Ed25519", functions: ["verify"] },
  [`${module}.{pki.ed25519,ed25519}.publicKeyFromPrivateKey`]: {
    is: "key",
    name: "Ed25519",
    material: "public-key"
  },
  [`${module}.{pki.ed25519,ed25519}.privateKeyFromAsn1`]: { is: "key", name: "Ed25519", material: "private-key" },
  [`${module}.{pki.ed25519,ed25519}.publicKeyFromAsn1`]: { is: "key", name: "Ed25519", material: "public-key" },
  [`${module}.kem.rsa.create`]: { is: "kem", name: "RSA-KEM" },

  [`${module}.{pkcs5.pbkdf2,pbkdf2}`]: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(1, "bytes"),
    iterations: arg(2, "int"),
    outputBits: arg(3, "bytes"),
    digest: arg(4, "hash"),
    defaults: { digest: "SHA-1" }
  },
  [`new ${module}.kem.kdf{1,2}`]: { is: "kdf", name: "KDF{1}", digest: arg(0, "any") },
  [`${module}.{pki.pbe,pbe}.opensslDeriveBytes`]: {
    is: "kdf",
    name: "OpenSSL-KDF",
    saltBits: arg(1, "bytes"),
    outputBits: arg(2, "bytes"),
    digest: arg(3, "any"),
    iterations: 1,
    defaults: { digest: "MD5" }
  },
  [`${module}.{pki.pbe.generatePkcs12Key,pbe.generatePkcs12Key,pkcs12.generateKey}`]: {
    is: "kdf",
    name: "PKCS12KDF",
    saltBits: arg(1, "bytes"),
    iterations: arg(3, "int"),
    outputBits: arg(4, "bytes"),
    digest: arg(5, "any"),
    defaults: { digest: "SHA-1" }
  },
  [`${module}.pki.getPublicKeyFingerprint`]: { ...fingerprint, defaults: { name: "SHA-1" } },
  [`${module}.ssh.getPublicKeyFingerprint`]: { ...fingerprint, defaults: { name: "MD5" } },
  [`${module}.ssh.publicKeyToOpenSSH`]: { is: "key", material: "public-key", key: arg(0, "any"), from: arg(0, "any") },
  [`${module}.ssh.privateKey{ToOpenSSH,ToPutty}`]: {
    is: "key",
    material: "private-key",
    key: arg(0, "any"),
    from: arg(0, "any")
  },
  [`${module}.prime.generateProbablePrime`]: { is: "parameters", keyBits: arg(0, "int") },
  [`${module}.pki.{encryptPrivateKeyInfo,encryptRsaPrivateKey}`]: {
    is: "cipher",
    algorithm: option(2, "cipher", "algorithm"),
    iterations: option(2, "int", "count"),
    saltBits: option(2, "bytes", "saltSize"),
    functions: ["encrypt"],
    defaults: { name: "AES", keyBits: 128, iterations: 2048, saltBits: 64 }
  },
  [`${module}.pki.decryptPrivateKeyInfo`]: { is: "cipher", functions: ["decrypt"] },
  [`${module}.pki.{createCertificate,certificateFromPem,certificateFromAsn1}`]: {
    is: "certificate",
    certificateFormat: "X.509",
    returns: `${module}.Certificate`
  },
  [`${module}.pki.{createCertificationRequest,certificationRequestFromPem,certificationRequestFromAsn1}`]: {
    is: "certificate",
    certificateFormat: "PKCS10",
    returns: `${module}.Certificate`
  },
  [`${module}.Certificate#sign`]: {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: arg(1, "any"),
    key: arg(0, "any"),
    functions: ["sign"],
    defaults: { digest: "SHA-1" }
  },
  [`${module}.pkcs12.{toPkcs12Asn1,pkcs12FromAsn1}`]: { is: "keystore", certificateFormat: "PKCS12" },
  [`${module}.pkcs7.createSignedData`]: { is: "signature", name: "CMS", functions: ["sign"] },
  [`${module}.pkcs7.{createEncryptedData,messageFromPem,messageFromAsn1}`]: { is: "cipher", name: "CMS" },
  [`${module}.pkcs7.createEnvelopedData`]: { is: "cipher", name: "CMS", functions: ["encrypt"] },
  [`${module}.tls.{createConnection,wrapSocket}`]: { is: "protocol", name: "TLS" },
  [`${module}.pki.verifyCertificateChain`]: { is: "certificate", certificateFormat: "X.509", functions: ["verify"] },
  [`${module}.random.{generate,generateSync}`]: { is: "random", name: "RNG", byteLength: arg(0, "size") },
  [`${module}.random.{getBytesSync,getBytes}`]: { is: "random", name: "RNG", byteLength: arg(0, "size") }
})
