import { arg, library, text } from "../rule.ts"

/** No call reaches this position: the parameter can only be named. */
const KEYWORD_ONLY = 99

const pgp = { is: "cipher", name: "PGP" } as const
const signed = { is: "signature", name: "PGP" } as const
const saml = "{onelogin.saml2.constants,onelogin.saml2.utils}"

/*
 * signxml 4 (https://xml-security.github.io/signxml; defaults RSA-SHA256 and SHA-256), xmlsec 1.3 "Module-level API", python3-saml 1.16 "Constants", pysaml2 7
 * `saml2.xmldsig`, python-gnupg 0.5 (https://gnupg.readthedocs.io) and PGPy 0.6 (https://pgpy.readthedocs.io). GnuPG's own configuration decides which
 * cipher encrypts.
 */
export const signatureFormats = library("python", "signatureFormats", {
  "signxml.XMLSigner": {
    is: "signature",
    algorithm: arg(1, "xmldsig", "signature_algorithm"),
    digest: arg(2, "xmldsig", "digest_algorithm"),
    functions: ["sign"],
    defaults: { name: "RSA", padding: "pkcs1v15", digest: "SHA-256" }
  },
  "signxml.XMLVerifier": { is: "signature", functions: ["verify"] },
  "signxml.SignatureMethod.{RSA_SHA1,RSA_SHA224,RSA_SHA256,RSA_SHA384,RSA_SHA512,ECDSA_SHA1,ECDSA_SHA224,ECDSA_SHA256,ECDSA_SHA384,ECDSA_SHA512,HMAC_SHA1,HMAC_SHA256,HMAC_SHA384,HMAC_SHA512}":
    { value: "{1}" },
  "signxml.DigestAlgorithm.{SHA1,SHA224,SHA256,SHA384,SHA512}": { value: "{1}" },

  "xmlsec.SignatureContext": { returns: "xmlsec.SignatureContext" },
  "xmlsec.SignatureContext#sign": { is: "signature", functions: ["sign"] },
  "xmlsec.SignatureContext#verify": { is: "signature", functions: ["verify"] },
  "xmlsec.SignatureContext#sign_binary": {
    is: "signature",
    algorithm: arg(1, "any", "transform"),
    functions: ["sign"]
  },
  "xmlsec.SignatureContext#verify_binary": {
    is: "signature",
    algorithm: arg(1, "any", "transform"),
    functions: ["verify"]
  },
  "xmlsec.template.create": { is: "signature", algorithm: arg(2, "any", "sign_method") },
  "xmlsec.template.add_reference": { is: "hash", algorithm: arg(1, "any", "digest_method") },
  "xmlsec.template.encrypted_data_create": { is: "cipher", algorithm: arg(1, "any", "method") },
  "xmlsec.template.add_encrypted_key": { is: "key-wrap", algorithm: arg(1, "any", "method") },
  "xmlsec.Transform.{RSA_MD5,RSA_SHA1,RSA_SHA224,RSA_SHA256,RSA_SHA384,RSA_SHA512,DSA_SHA1,ECDSA_SHA1,ECDSA_SHA224,ECDSA_SHA256,ECDSA_SHA384,ECDSA_SHA512,HMAC_SHA1,HMAC_SHA256,HMAC_SHA384,HMAC_SHA512}":
    { is: "signature", algorithm: text("{1}", "xmldsig") },
  "xmlsec.Transform.{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160}": { is: "hash", algorithm: text("{1}", "hash") },
  "xmlsec.Transform.AES{128,192,256}": { is: "cipher", algorithm: text("aes{1}-cbc", "xmldsig") },
  "xmlsec.Transform.AES{128,192,256}_GCM": { is: "cipher", algorithm: text("aes{1}-gcm", "xmldsig") },
  "xmlsec.Transform.DES3": { is: "cipher", algorithm: text("tripledes-cbc", "xmldsig") },
  "xmlsec.Transform.RSA_OAEP": { is: "key-wrap", name: "RSA", padding: "oaep" },
  "xmlsec.Transform.RSA_PKCS1": { is: "key-wrap", name: "RSA", padding: "pkcs1v15" },
  "xmlsec.Transform.KW_AES{128,192,256}": { is: "key-wrap", algorithm: text("kw-aes{1}", "xmldsig") },
  "xmlsec.Key.{from_file,from_memory,from_binary_file,from_binary_data}": { is: "key" },

  [`${saml}.OneLogin_Saml2_Constants.{RSA_SHA1,RSA_SHA256,RSA_SHA384,RSA_SHA512,DSA_SHA1}`]: {
    is: "signature",
    algorithm: text("{2}", "xmldsig")
  },
  [`${saml}.OneLogin_Saml2_Constants.{SHA1,SHA256,SHA384,SHA512}`]: { is: "hash", algorithm: text("{2}", "hash") },
  "saml2.xmldsig.SIG_{RSA_SHA1,RSA_SHA224,RSA_SHA256,RSA_SHA384,RSA_SHA512}": {
    is: "signature",
    algorithm: text("{1}", "xmldsig")
  },
  "saml2.xmldsig.DIGEST_{SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160}": { is: "hash", algorithm: text("{1}", "hash") },

  "gnupg.GPG": { returns: "gnupg.GPG" },
  "gnupg.GPG#{encrypt,encrypt_file}": {
    ...pgp,
    cipher: arg(KEYWORD_ONLY, "cipher", "symmetric"),
    functions: ["encrypt"]
  },
  "gnupg.GPG#{decrypt,decrypt_file}": { ...pgp, functions: ["decrypt"] },
  "gnupg.GPG#{sign,sign_file}": { ...signed, functions: ["sign"] },
  "gnupg.GPG#{verify,verify_file,verify_data}": { ...signed, functions: ["verify"] },
  "gnupg.GPG#{import_keys,import_keys_file,recv_keys,export_keys}": { is: "key", name: "PGP" },
  "gnupg.GPG#gen_key_input": {
    is: "keygen",
    name: "PGP",
    keyBits: arg(KEYWORD_ONLY, "int", "key_length"),
    curve: arg(KEYWORD_ONLY, "curve", "key_curve")
  },
  "gnupg.GPG#gen_key": { is: "keygen", name: "PGP" },

  "pgpy.PGPKey.new": {
    is: "keygen",
    algorithm: arg(0, "any"),
    keyBits: arg(1, "int"),
    curve: arg(1, "any"),
    returns: "pgpy.PGPKey"
  },
  "pgpy.PGPKey.{from_blob,from_file}": { is: "key", name: "PGP", returns: "pgpy.PGPKey" },
  "pgpy.PGPKey#encrypt": { ...pgp, cipher: arg(KEYWORD_ONLY, "any", "cipher"), functions: ["encrypt"] },
  "pgpy.PGPKey#decrypt": { ...pgp, functions: ["decrypt"] },
  "pgpy.PGPKey#sign": { ...signed, digest: arg(KEYWORD_ONLY, "any", "hash"), functions: ["sign"] },
  "pgpy.PGPKey#verify": { ...signed, functions: ["verify"] },
  "pgpy.PGPKey#protect": { ...pgp, cipher: arg(1, "any"), digest: arg(2, "any"), functions: ["encrypt"] },
  "pgpy.constants.PubKeyAlgorithm.RSAEncryptOrSign": { name: "RSA" },
  "pgpy.constants.PubKeyAlgorithm.{DSA,ECDSA,ECDH,EdDSA}": { name: "{1}" },
  "pgpy.constants.SymmetricKeyAlgorithm.{AES128,AES192,AES256,TripleDES,CAST5,Blowfish,Camellia128,Camellia192,Camellia256,IDEA}":
    {
      algorithm: text("{1}", "cipher")
    },
  "pgpy.constants.HashAlgorithm.{MD5,SHA1,RIPEMD160,SHA256,SHA384,SHA512,SHA224}": { algorithm: text("{1}", "hash") },
  "pgpy.constants.EllipticCurveOID.NIST_P{256,384,521}": { curve: "P-{1}" },
  "pgpy.constants.EllipticCurveOID.{Ed25519,Curve25519,SECP256K1}": { algorithm: text("{1}", "curve") }
})
