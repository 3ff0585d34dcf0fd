import { arg, implied, library, text } from "../rule.ts"

const hashes = "{SHA1,SHA224,SHA256,SHA384,SHA512}"
const algorithm = implied("SecKeyAlgorithm", arg(1, "any"))
const padding = implied("SecPadding", arg(1, "any"))
const ecies = { name: "ECIES", cipher: "AES", mode: "gcm" } as const
const attributes = {
  algorithm: arg(0, "jca", undefined, "kSecAttrKeyType"),
  keyBits: arg(0, "int", undefined, "kSecAttrKeySizeInBits")
} as const

/*
 * Sources: the headers of Apple's Security framework (github.com/apple-oss-distributions/Security/tree/main/keychain and
 * OSX/libsecurity_ssl), SecProtocolOptions.h, SecProtocolTypes.h and the transforms of
 * OSX/libsecurity_transform of the same, version 61901, in the spelling of C and of Swift. Sizes of
 * keys are bits.
 */
export const appleSecurity = library("apple", "appleSecurity", {
  "{SecKeyCreateRandomKey,SecKeyGeneratePair,SecKeyGenerateSymmetric}": { is: "keygen", ...attributes },
  SecKeyCreateWithData: {
    is: "key",
    algorithm: arg(1, "jca", undefined, "kSecAttrKeyType"),
    keyBits: arg(1, "int", undefined, "kSecAttrKeySizeInBits"),
    material: arg(1, "text", undefined, "kSecAttrKeyClass")
  },
  "{kSecAttrKeyType,kSecAttrKeySizeInBits,kSecAttrKeyClass}": { value: "{1}" },
  kSecAttrKeyTypeRSA: { value: "RSA" },
  "{kSecAttrKeyTypeEC,kSecAttrKeyTypeECSECPrimeRandom,kSecAttrKeyTypeECDSA}": { value: "EC" },
  "kSecAttrKeyType{DSA,AES,DES,3DES,RC4,RC2,CAST}": { value: "{1}" },
  kSecAttrKeyClassPublic: { value: "public-key" },
  kSecAttrKeyClassPrivate: { value: "private-key" },
  kSecAttrKeyClassSymmetric: { value: "secret-key" },

  SecKeyCreateSignature: { is: "signature", algorithm, functions: ["sign"], key: arg(0, "any") },
  SecKeyVerifySignature: { is: "signature", algorithm, functions: ["verify"], key: arg(0, "any") },
  SecKeyCreateEncryptedData: { is: "cipher", algorithm, functions: ["encrypt"], key: arg(0, "any") },
  SecKeyCreateDecryptedData: { is: "cipher", algorithm, functions: ["decrypt"], key: arg(0, "any") },
  SecKeyCreateEncryptedDataWithParameters: { is: "cipher", algorithm, functions: ["encrypt"], key: arg(0, "any") },
  SecKeyCreateDecryptedDataWithParameters: { is: "cipher", algorithm, functions: ["decrypt"], key: arg(0, "any") },
  SecKeyCreateMLDSASignature: { is: "signature", algorithm, functions: ["sign"], key: arg(0, "any") },
  SecKeyCreateEncapsulatedKey: { is: "kem", algorithm, functions: ["encapsulate"], key: arg(0, "any") },
  SecKeyCreateDecapsulatedKey: { is: "kem", algorithm, functions: ["decapsulate"], key: arg(0, "any") },
  kSecKeyAlgorithmKEMKyber: { name: "Kyber" },
  kSecKeyAlgorithmKEMMLKEM: { name: "ML-KEM" },
  kSecKeyAlgorithmMLDSASignatureMessage: { name: "ML-DSA" },
  kSecKeyAlgorithmEdDSASignatureMessageCurve25519SHA512: { name: "Ed25519" },
  kSecKeyAlgorithmEdDSASignatureMessageCurve448SHAKE256: { name: "Ed448" },
  "kSecKeyAlgorithmRSASignature{Message,Digest}PKCS1v15MD5": {
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: "MD5"
  },
  "Sec{Encrypt,Decrypt}TransformCreate": {
    is: "cipher",
    key: arg(0, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "Sec{Sign,Verify}TransformCreate": {
    is: "signature",
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  SecDigestTransformCreate: { is: "hash", algorithm: arg(0, "any") },
  SecTransformSetAttribute: { refines: true, on: arg(0, "any"), from: arg(2, "any") },
  "kSecDigest{MD2,MD4,MD5,SHA1}": { name: text("{1}", "hash") },
  "kSecDigestHMAC{MD5,SHA1}": { name: "HMAC", digest: text("{1}", "hash") },
  "kSecPadding{OAEP,PKCS1,PKCS5,PKCS7}Key": { padding: text("{1}", "padding") },
  kSecPaddingNoneKey: { padding: "none" },
  SecKeyCopyKeyExchangeResult: { is: "key-agreement", algorithm, key: arg(0, "any") },
  SecKeyCopyPublicKey: { key: arg(0, "any"), material: "public-key" },
  [`{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}Signature{Message,Digest}PKCS1v15${hashes}`]: {
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15",
    digest: text("{3}", "hash")
  },
  [`{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}Signature{Message,Digest}PSS${hashes}`]: {
    name: "RSA",
    primitive: "signature",
    padding: "pss",
    digest: text("{3}", "hash"),
    mgfDigest: text("{3}", "hash")
  },
  "{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}SignatureDigestPKCS1v15Raw": {
    name: "RSA",
    primitive: "signature",
    padding: "pkcs1v15"
  },
  "{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}SignatureRaw": { name: "RSA", primitive: "signature", padding: "none" },
  "{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}EncryptionRaw": { name: "RSA", primitive: "pke", padding: "none" },
  "{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}EncryptionPKCS1": { name: "RSA", primitive: "pke", padding: "pkcs1v15" },
  [`{SecKeyAlgorithm.rsa,kSecKeyAlgorithmRSA}EncryptionOAEP${hashes}{,AESGCM}`]: {
    name: "RSA",
    primitive: "pke",
    padding: "oaep",
    digest: text("{2}", "hash")
  },
  [`{SecKeyAlgorithm.ecdsa,kSecKeyAlgorithmECDSA}Signature{Message,Digest}{X962,RFC4754}${hashes}`]: {
    name: "ECDSA",
    digest: text("{4}", "hash")
  },
  "{SecKeyAlgorithm.ecdsa,kSecKeyAlgorithmECDSA}Signature{DigestX962,DigestRFC4754,RFC4754}": { name: "ECDSA" },
  [`{SecKeyAlgorithm.ecies,kSecKeyAlgorithmECIES}Encryption{Standard,Cofactor}X963${hashes}AESGCM`]: {
    ...ecies,
    digest: text("{3}", "hash")
  },
  "{SecKeyAlgorithm.ecies,kSecKeyAlgorithmECIES}Encryption{Standard,Cofactor}VariableIVX963{SHA224,SHA256,SHA384,SHA512}AESGCM":
    { ...ecies, digest: text("{3}", "hash") },
  "{SecKeyAlgorithm.ecdh,kSecKeyAlgorithmECDH}KeyExchange{Standard,Cofactor}": { name: "ECDH" },
  [`{SecKeyAlgorithm.ecdh,kSecKeyAlgorithmECDH}KeyExchange{Standard,Cofactor}X963${hashes}`]: {
    name: "ECDH",
    digest: text("{3}", "hash")
  },

  SecKeyRawSign: { is: "signature", algorithm: padding, functions: ["sign"], key: arg(0, "any") },
  SecKeyRawVerify: { is: "signature", algorithm: padding, functions: ["verify"], key: arg(0, "any") },
  SecKeyEncrypt: { is: "cipher", algorithm: padding, functions: ["encrypt"], key: arg(0, "any") },
  SecKeyDecrypt: { is: "cipher", algorithm: padding, functions: ["decrypt"], key: arg(0, "any") },
  "{SecPadding.,kSecPadding}PKCS1": { padding: "pkcs1v15" },
  "{SecPadding.,kSecPadding}OAEP": { name: "RSA", padding: "oaep", digest: "SHA-1" },
  kSecPaddingNone: { padding: "none" },
  "{SecPadding.,kSecPadding}PKCS1{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{2}", "hash")
  },

  SecRandomCopyBytes: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  SecCertificateCreateWithData: { is: "certificate", name: "X.509" },
  "{SecTrustEvaluate,SecTrustEvaluateWithError,SecTrustEvaluateAsync,SecTrustEvaluateAsyncWithError}": {
    is: "certificate",
    certificateFormat: "X.509",
    functions: ["verify"]
  },
  "{SecStaticCodeCheckValidity,SecStaticCodeCheckValidityWithErrors,SecCodeCheckValidity,SecCodeCheckValidityWithErrors}":
    {
      is: "signature",
      functions: ["verify"]
    },
  "{SecTrustSetAnchorCertificates,SecCertificateCopyKey,SecIdentityCopyCertificate}": {
    is: "certificate",
    certificateFormat: "X.509"
  },
  SecIdentityCopyPrivateKey: { is: "key", material: "private-key" },
  SecKeyCopyExternalRepresentation: { is: "key", key: arg(0, "any"), material: arg(0, "any") },
  SecPKCS12Import: { is: "keystore", certificateFormat: text("PKCS12", "keystore") },

  "{SSLSetProtocolVersionMin,SSLSetProtocolVersionMax,SSLSetProtocolVersion}": {
    is: "protocol",
    algorithm: implied("SSLProtocol", arg(1, "tlsVersion"))
  },
  SSLSetEnabledCiphers: { is: "protocol", name: "TLS", suite: arg(1, "cipherSuite") },
  SSLCreateContext: { is: "protocol", name: "TLS" },
  "SSLProtocol.{sslProtocol2,sslProtocol3,tlsProtocol1,tlsProtocol11,tlsProtocol12,tlsProtocol13,dtlsProtocol1,dtlsProtocol12}":
    { value: "{1}" },
  "k{SSLProtocol2,SSLProtocol3,TLSProtocol1,TLSProtocol11,TLSProtocol12,TLSProtocol13,DTLSProtocol1,DTLSProtocol12}": {
    value: "{1}"
  },
  "{sec_protocol_options_set_min_tls_protocol_version,sec_protocol_options_set_max_tls_protocol_version}": {
    is: "protocol",
    algorithm: implied("tls_protocol_version_t", arg(1, "tlsVersion"))
  },
  "{sec_protocol_options_set_tls_min_version,sec_protocol_options_set_tls_max_version}": {
    is: "protocol",
    name: "TLS",
    version: implied("SSLProtocol", arg(1, "tlsVersion"))
  },
  "{tls_protocol_version_t.,tls_protocol_version_}{TLSv10,TLSv11,TLSv12,TLSv13,DTLSv10,DTLSv12}": { value: "{2}" },
  sec_protocol_options_append_tls_ciphersuite: {
    is: "protocol",
    name: "TLS",
    suite: implied("tls_ciphersuite_t", arg(1, "cipherSuite"))
  },
  "{tls_ciphersuite_t.,tls_ciphersuite_}{AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,RSA_WITH_3DES_EDE_CBC_SHA,RSA_WITH_AES_128_CBC_SHA,RSA_WITH_AES_256_CBC_SHA,RSA_WITH_AES_128_GCM_SHA256,RSA_WITH_AES_256_GCM_SHA384,RSA_WITH_AES_128_CBC_SHA256,RSA_WITH_AES_256_CBC_SHA256,ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA,ECDHE_ECDSA_WITH_AES_128_CBC_SHA,ECDHE_ECDSA_WITH_AES_256_CBC_SHA,ECDHE_RSA_WITH_3DES_EDE_CBC_SHA,ECDHE_RSA_WITH_AES_128_CBC_SHA,ECDHE_RSA_WITH_AES_256_CBC_SHA,ECDHE_ECDSA_WITH_AES_128_CBC_SHA256,ECDHE_ECDSA_WITH_AES_256_CBC_SHA384,ECDHE_RSA_WITH_AES_128_CBC_SHA256,ECDHE_RSA_WITH_AES_256_CBC_SHA384,ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,ECDHE_RSA_WITH_AES_128_GCM_SHA256,ECDHE_RSA_WITH_AES_256_GCM_SHA384,ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256}":
    {
      value: "TLS_{2}"
    },
  "TLS_{AES_128_GCM_SHA256,AES_256_GCM_SHA384,CHACHA20_POLY1305_SHA256,RSA_WITH_3DES_EDE_CBC_SHA,RSA_WITH_AES_128_CBC_SHA,RSA_WITH_AES_256_CBC_SHA,RSA_WITH_AES_128_GCM_SHA256,RSA_WITH_AES_256_GCM_SHA384,RSA_WITH_AES_128_CBC_SHA256,RSA_WITH_AES_256_CBC_SHA256,ECDHE_ECDSA_WITH_3DES_EDE_CBC_SHA,ECDHE_ECDSA_WITH_AES_128_CBC_SHA,ECDHE_ECDSA_WITH_AES_256_CBC_SHA,ECDHE_RSA_WITH_3DES_EDE_CBC_SHA,ECDHE_RSA_WITH_AES_128_CBC_SHA,ECDHE_RSA_WITH_AES_256_CBC_SHA,ECDHE_ECDSA_WITH_AES_128_CBC_SHA256,ECDHE_ECDSA_WITH_AES_256_CBC_SHA384,ECDHE_RSA_WITH_AES_128_CBC_SHA256,ECDHE_RSA_WITH_AES_256_CBC_SHA384,ECDHE_ECDSA_WITH_AES_128_GCM_SHA256,ECDHE_ECDSA_WITH_AES_256_GCM_SHA384,ECDHE_RSA_WITH_AES_128_GCM_SHA256,ECDHE_RSA_WITH_AES_256_GCM_SHA384,ECDHE_RSA_WITH_CHACHA20_POLY1305_SHA256,ECDHE_ECDSA_WITH_CHACHA20_POLY1305_SHA256}":
    { value: "TLS_{1}" },
  sec_protocol_options_add_pre_shared_key: { is: "protocol", name: "TLS" },

  "URLSessionConfiguration.{default,ephemeral,background}": {
    returns: "URLSessionConfiguration"
  },
  "URLSessionConfiguration#{tlsMinimumSupportedProtocolVersion,tlsMaximumSupportedProtocolVersion}=": {
    is: "protocol",
    name: "TLS",
    version: implied("tls_protocol_version_t", arg(0, "tlsVersion"))
  },
  "URLSessionConfiguration#{tlsMinimumSupportedProtocol,tlsMaximumSupportedProtocol}=": {
    is: "protocol",
    name: "TLS",
    version: implied("SSLProtocol", arg(0, "tlsVersion"))
  },
  "new Network.NWProtocolTLS.Options": { is: "protocol", name: "TLS" },
  "Network.NWParameters.tls": { is: "protocol", name: "TLS" },
  "Network.NWParameters.dtls": { is: "protocol", name: "DTLS" }
})
