import { arg, library, text } from "../../match/rule.ts"

/* Source: Apple Developer Documentation, Security framework: SecKeyAlgorithm, Key Type Values, tls_protocol_version_t. */
export const appleSecurity = library("c", "appleSecurity", {
  "{kSecAttrKeyType,kSecAttrKeySizeInBits}": { value: "{1}" },
  kSecAttrKeyTypeRSA: { name: "RSA" },
  "{kSecAttrKeyTypeEC,kSecAttrKeyTypeECSECPrimeRandom}": { name: "EC" },
  "kSecAttrKeyType{AES,DES,3DES,RC4,RC2,CAST}": { algorithm: text("{1}", "cipher") },
  "{SecKeyCreateRandomKey,SecKeyGeneratePair}": {
    is: "keygen",
    algorithm: arg(0, "any", "parameters", "kSecAttrKeyType"),
    keyBits: arg(0, "int", "parameters", "kSecAttrKeySizeInBits"),
    into: arg(2, "any")
  },
  SecKeyCreateWithData: {
    is: "key",
    algorithm: arg(1, "any", "parameters", "kSecAttrKeyType"),
    keyBits: arg(1, "int", "parameters", "kSecAttrKeySizeInBits")
  },
  "kSecKeyAlgorithmRSASignatureMessagePKCS1v15{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "kSecKeyAlgorithmRSASignatureDigestPKCS1v15{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "kSecKeyAlgorithmRSASignature{Message,Digest}PSS{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "RSA",
    padding: "pss",
    digest: text("{2}", "hash")
  },
  kSecKeyAlgorithmRSASignatureRaw: { name: "RSA", padding: "none" },
  "kSecKeyAlgorithmECDSASignature{Message,Digest}X962{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "ECDSA",
    digest: text("{2}", "hash")
  },
  kSecKeyAlgorithmRSAEncryptionPKCS1: { name: "RSA", padding: "pkcs1v15" },
  kSecKeyAlgorithmRSAEncryptionRaw: { name: "RSA", padding: "none" },
  "kSecKeyAlgorithmRSAEncryptionOAEP{SHA1,SHA224,SHA256,SHA384,SHA512}{,AESGCM}": {
    name: "RSA",
    padding: "oaep",
    digest: text("{1}", "hash")
  },
  "kSecKeyAlgorithmECIESEncryption{Standard,Cofactor}X963{SHA1,SHA224,SHA256,SHA384,SHA512}AESGCM": {
    name: "ECIES",
    digest: text("{2}", "hash")
  },
  "kSecKeyAlgorithmECIESEncryption{Standard,Cofactor}VariableIVX963{SHA224,SHA256,SHA384,SHA512}AESGCM": {
    name: "ECIES",
    digest: text("{2}", "hash")
  },
  "kSecKeyAlgorithmECDHKeyExchange{Standard,Cofactor}": { name: "ECDH" },
  "kSecKeyAlgorithmECDHKeyExchange{StandardX963,CofactorX963}{SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "ECDH",
    digest: text("{2}", "hash")
  },
  SecKeyCreateSignature: { is: "signature", algorithm: arg(1, "any"), key: arg(0, "any"), functions: ["sign"] },
  SecKeyVerifySignature: { is: "signature", algorithm: arg(1, "any"), key: arg(0, "any"), functions: ["verify"] },
  SecKeyCreateEncryptedData: { is: "cipher", algorithm: arg(1, "any"), key: arg(0, "any"), functions: ["encrypt"] },
  SecKeyCreateDecryptedData: { is: "cipher", algorithm: arg(1, "any"), key: arg(0, "any"), functions: ["decrypt"] },
  SecKeyCopyKeyExchangeResult: { is: "key-agreement", algorithm: arg(1, "any"), key: arg(0, "any") },
  "kSecPadding{PKCS1,OAEP,None}": { padding: text("{1}", "padding") },
  "kSecPaddingPKCS1{SHA1,SHA224,SHA256,SHA384,SHA512}": { padding: "pkcs1v15", digest: text("{1}", "hash") },
  "SecKeyRaw{Sign,Verify}": { is: "signature", key: arg(0, "any"), padding: arg(1, "any"), digest: arg(1, "any") },
  "SecKey{Encrypt,Decrypt}": {
    is: "cipher",
    key: arg(0, "any"),
    padding: arg(1, "any"),
    functions: text("{1}", "cipherFunction")
  },
  SecRandomCopyBytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  "tls_protocol_version_{TLSv10,TLSv11,TLSv12,TLSv13,DTLSv10,DTLSv12}": { algorithm: text("{1}", "tlsVersion") },
  "k{SSLProtocol2,SSLProtocol3,TLSProtocol1,TLSProtocol11,TLSProtocol12,TLSProtocol13,DTLSProtocol1,DTLSProtocol12}": {
    algorithm: text("{1}", "tlsVersion")
  },
  "sec_protocol_options_set_{min,max}_tls_protocol_version": { is: "protocol", algorithm: arg(1, "any") },
  "SSLSetProtocolVersion{,Min,Max}": { is: "protocol", algorithm: arg(1, "any") }
})
