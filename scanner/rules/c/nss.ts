import { arg, library, text, type Row } from "../rule.ts"

const onContext: Row = { refines: true, operates: true, on: arg(0, "any") }
const signs = (algorithm: number, key: number): Row => ({
  is: "signature",
  algorithm: arg(algorithm, "any"),
  key: arg(key, "any"),
  functions: ["sign"]
})
const verifies = (algorithm: number, key: number): Row => ({
  is: "signature",
  algorithm: arg(algorithm, "any"),
  key: arg(key, "any"),
  functions: ["verify"]
})

/*
 * Source: pk11pub.h, keyhi.h, cryptohi.h, sechash.h, ssl.h, sslt.h, secoidt.h and cms.h of NSS 3.123
 * (github.com/nss-dev/nss/tree/master/lib). Mechanisms are those of PKCS #11. Suites that SSL_CipherPrefSet switches off say nothing of those in
 * use.
 */
export const nss = library("c", "nss", {
  "SEC_OID_AES_{128,192,256}_{CBC,ECB,GCM}": { algorithm: text("AES-{1}-{2}", "openssl") },
  "SEC_OID_AES_{128,192,256}_KEY_WRAP": { name: "AES", keyBits: text("{1}", "int"), mode: "kw" },
  "SEC_OID_CAMELLIA_{128,192,256}_CBC": { algorithm: text("CAMELLIA-{1}-CBC", "openssl") },
  "SEC_OID_{DES_ECB,DES_CBC,DES_OFB,DES_CFB,DES_EDE3_CBC,RC2_CBC,RC2_40_CBC,RC2_64_CBC,RC4,RC4_40,IDEA_CBC,SEED_CBC,CHACHA20_POLY1305}":
    { algorithm: text("{1}", "openssl") },
  SEC_OID_RC2_128_CBC: { name: "RC2", keyBits: 128, mode: "cbc" },
  SEC_OID_DES_EDE: { name: "3DES" },
  SEC_OID_RC4_56: { name: "RC4", keyBits: 56 },
  SEC_OID_DES_40_CBC: { name: "DES", keyBits: 40, mode: "cbc" },
  SEC_OID_RC5_CBC_PAD: { name: "RC5", mode: "cbc", padding: "pkcs7" },
  SEC_OID_FORTEZZA_SKIPJACK: { name: "Skipjack" },
  "SEC_OID_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    algorithm: text("{1}", "hash")
  },
  "SEC_OID_HMAC_{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    name: "HMAC",
    digest: text("{1}", "hash")
  },
  SEC_OID_PKCS1_RSA_ENCRYPTION: { name: "RSA" },
  SEC_OID_PKCS1_RSA_OAEP_ENCRYPTION: { name: "RSA", padding: "oaep" },
  SEC_OID_PKCS1_RSA_PSS_SIGNATURE: { name: "RSA", padding: "pss" },
  "SEC_OID_PKCS1_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512}_WITH_RSA_ENCRYPTION": {
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash")
  },
  "SEC_OID_ANSIX962_ECDSA_{SHA1,SHA224,SHA256,SHA384,SHA512}_SIGNATURE": {
    name: "ECDSA",
    digest: text("{1}", "hash")
  },
  SEC_OID_ANSIX962_EC_PUBLIC_KEY: { name: "EC" },
  SEC_OID_ANSIX9_DSA_SIGNATURE: { name: "DSA" },
  SEC_OID_ANSIX9_DSA_SIGNATURE_WITH_SHA1_DIGEST: { name: "DSA", digest: "SHA-1" },
  "SEC_OID_NIST_DSA_SIGNATURE_WITH_{SHA224,SHA256}_DIGEST": { name: "DSA", digest: text("{1}", "hash") },
  "SEC_OID_{ED25519_PUBLIC_KEY,ED25519_SIGNATURE}": { name: "Ed25519" },
  "SEC_OID_{X25519,CURVE25519}": { name: "X25519" },
  "SEC_OID_ML_DSA_{44,65,87}{,_PUBLIC_KEY,_SIGNATURE}": { name: "ML-DSA", parameterSet: "{1}" },
  "SEC_OID_ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "SEC_OID_SECG_EC_{SECP112R1,SECP112R2,SECP128R1,SECP128R2,SECP160K1,SECP160R1,SECP160R2,SECP192K1,SECP192R1,SECP224K1,SECP224R1,SECP256K1,SECP256R1,SECP384R1,SECP521R1}":
    { curve: text("{1}", "curve") },
  "SEC_OID_ANSIX962_EC_{PRIME192V1,PRIME256V1}": { curve: text("{1}", "curve") },
  "SEC_OID_PKCS12_PBE_WITH_SHA1_AND_{128,40}_BIT_{RC2_CBC,RC4}": {
    name: "PKCS12-PBE",
    digest: "SHA-1",
    cipher: text("{2}", "openssl"),
    keyBits: text("{1}", "int")
  },
  SEC_OID_PKCS12_PBE_WITH_SHA1_AND_TRIPLE_DES_CBC: {
    name: "PKCS12-PBE",
    digest: "SHA-1",
    cipher: "3DES",
    keyBits: 168,
    mode: "cbc"
  },
  "SEC_OID_PKCS5_PBE_WITH_{MD2,MD5,SHA1}_AND_DES_CBC": {
    name: "PBES1",
    digest: text("{1}", "hash"),
    cipher: "DES",
    mode: "cbc"
  },
  "SEC_OID_PKCS5_{PBES2,PBKDF2,PBMAC1}": { name: "{1}" },
  "HASH_Alg{MD2,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": {
    algorithm: text("{1}", "hash")
  },

  "PK11_{CreateDigestContext,HashBuf}": { is: "hash", algorithm: arg(0, "any") },
  "{PK11_DigestOp,PK11_DigestFinal,PK11_CipherOp,PK11_AEADOp,PK11_AEADRawOp,PK11_Finalize,PK11_DigestKey}": onContext,
  "HASH_{Create,HashBuf}": { is: "hash", algorithm: arg(0, "any") },
  "HASH_{Update,End}": onContext,
  "PK11_CreateContextBy{SymKey,PrivKey,PubKey}": {
    is: "cipher",
    algorithm: arg(0, "any"),
    functions: arg(1, "any"),
    key: arg(2, "any")
  },
  "CKA_{ENCRYPT,WRAP}": { functions: ["encrypt"] },
  "CKA_{DECRYPT,UNWRAP}": { functions: ["decrypt"] },
  CKA_SIGN: { functions: ["sign"] },
  CKA_VERIFY: { functions: ["verify"] },
  "PK11_{Encrypt,PubEncrypt}": { is: "cipher", key: arg(0, "any"), algorithm: arg(1, "any"), functions: ["encrypt"] },
  "PK11_{Decrypt,PrivDecrypt}": { is: "cipher", key: arg(0, "any"), algorithm: arg(1, "any"), functions: ["decrypt"] },
  "{PK11_PubEncryptPKCS1,PK11_PrivDecryptPKCS1}": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(0, "any")
  },
  "PK11_{PubEncryptRaw,PubDecryptRaw}": { is: "cipher", name: "RSA", padding: "raw", key: arg(0, "any") },
  PK11_ImportSymKey: { is: "key", algorithm: arg(1, "any"), byteLength: arg(4, "size") },
  PK11_ImportSymKeyWithFlags: { is: "key", algorithm: arg(1, "any") },
  PK11_KeyGen: { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(3, "bytes") },
  "PK11_{TokenKeyGen,TokenKeyGenWithFlags}": { is: "keygen", algorithm: arg(1, "any"), keyBits: arg(3, "bytes") },
  "PK11_{GenerateKeyPair,GenerateKeyPairWithFlags,GenerateKeyPairWithOpFlags}": {
    is: "keygen",
    algorithm: arg(1, "any"),
    into: arg(3, "any")
  },
  SECKEY_CreateRSAPrivateKey: { is: "keygen", name: "RSA", keyBits: arg(0, "int"), into: arg(1, "any") },
  SECKEY_CreateDHPrivateKey: { is: "keygen", name: "DH", into: arg(1, "any") },
  SECKEY_CreateECPrivateKey: { is: "keygen", name: "EC", into: arg(1, "any") },
  "PK11_{Derive,DeriveWithFlags,DeriveWithFlagsPerm,DeriveWithTemplate}": {
    is: "kdf",
    algorithm: arg(1, "any"),
    outputBits: arg(5, "bytes")
  },
  "PK11_{PubDerive,PubDeriveWithKDF}": { is: "key-agreement", algorithm: arg(5, "any"), key: arg(0, "any") },
  PK11_Encapsulate: { is: "kem", key: arg(0, "any"), functions: ["encapsulate"] },
  PK11_Decapsulate: { is: "kem", key: arg(0, "any"), functions: ["decapsulate"] },
  PK11_WrapSymKey: { is: "key-wrap", algorithm: arg(0, "any"), functions: ["encrypt"] },
  "PK11_{UnwrapSymKey,UnwrapSymKeyWithFlags,UnwrapSymKeyWithFlagsPerm}": {
    is: "key-wrap",
    algorithm: arg(1, "any"),
    functions: ["decrypt"]
  },
  PK11_PubWrapSymKey: { is: "key-wrap", algorithm: arg(0, "any"), functions: ["encrypt"] },
  PK11_PubWrapSymKeyWithMechanism: { is: "key-wrap", algorithm: arg(1, "any"), functions: ["encrypt"] },
  PK11_PubUnwrapSymKeyWithMechanism: { is: "key-wrap", algorithm: arg(1, "any"), functions: ["decrypt"] },
  PK11_CreatePBEAlgorithmID: { is: "kdf", algorithm: arg(0, "any"), iterations: arg(1, "int") },
  PK11_CreatePBEV2AlgorithmID: {
    is: "kdf",
    algorithm: arg(0, "any"),
    cipher: arg(1, "any"),
    digest: arg(2, "any"),
    iterations: arg(4, "int")
  },
  PK11_HPKE_NewContext: { is: "cipher", name: "HPKE" },
  "PK11_{HPKE_Seal,HPKE_Open,HPKE_SetupS,HPKE_SetupR}": onContext,
  PK11_GenerateRandom: { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  PK11_GenerateRandomOnSlot: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  "PK11SDR_{Encrypt,Decrypt}": { is: "cipher", functions: text("{1}", "cipherFunction") },
  PK11_Sign: { is: "signature", key: arg(0, "any"), functions: ["sign"] },
  PK11_SignWithSymKey: { is: "mac", key: arg(0, "any"), algorithm: arg(1, "any"), functions: ["tag"] },
  PK11_SignWithMechanism: signs(1, 0),
  PK11_Verify: { is: "signature", key: arg(0, "any"), functions: ["verify"] },
  PK11_VerifyWithMechanism: verifies(1, 0),

  SGN_NewContext: signs(0, 1),
  "SGN_{Update,End}": onContext,
  SGN_Digest: { is: "signature", key: arg(0, "any"), digest: arg(1, "any"), functions: ["sign"] },
  SEC_SignData: signs(4, 3),
  SEC_DerSignData: signs(5, 4),
  VFY_CreateContext: verifies(2, 0),
  VFY_VerifyData: verifies(4, 2),
  VFY_VerifyDigest: verifies(3, 1),
  VFY_CreateContextDirect: {
    is: "signature",
    key: arg(0, "any"),
    algorithm: arg(2, "any"),
    digest: arg(3, "any"),
    functions: ["verify"]
  },
  VFY_VerifyDataDirect: {
    is: "signature",
    key: arg(2, "any"),
    algorithm: arg(4, "any"),
    digest: arg(5, "any"),
    functions: ["verify"]
  },
  VFY_VerifyDigestDirect: {
    is: "signature",
    key: arg(1, "any"),
    algorithm: arg(3, "any"),
    digest: arg(4, "any"),
    functions: ["verify"]
  },
  "VFY_{Update,End,EndWithSignature}": onContext,

  "NSS_CMS{EncryptedData,EnvelopedData}_Create": {
    is: "cipher",
    algorithm: arg(1, "any")
  },
  NSS_CMSSignedData_Create: { is: "signature", name: "CMS" },
  NSS_CMSSignerInfo_Create: { is: "signature", name: "CMS", digest: arg(2, "any"), functions: ["sign"] },

  "{SSL_VersionRangeSet,SSL_VersionRangeSetDefault}": {
    is: "protocol",
    name: "TLS",
    from: [arg(1, "any", "0"), arg(1, "any", "min")]
  },
  SSL_CipherPrefSet: { is: "protocol", name: "TLS", suite: arg(1, "cipherSuite") },
  SSL_CipherPrefSetDefault: { is: "protocol", name: "TLS", suite: arg(0, "cipherSuite") },
  SSL_ImportFD: { is: "protocol", name: "TLS" },
  DTLS_ImportFD: { is: "protocol", name: "DTLS" },
  "SSL_LIBRARY_VERSION_{2,3_0}": { algorithm: text("SSLv{1}", "tlsVersion") },
  "SSL_LIBRARY_VERSION_TLS_{1_0,1_1,1_2,1_3}": { algorithm: text("TLSv{1}", "tlsVersion") },
  SSL_NamedGroupConfig: { is: "protocol", name: "TLS", curve: arg(1, "tlsGroup") },
  "ssl_grp_ec_{secp160k1,secp160r1,secp160r2,secp192k1,secp192r1,secp224k1,secp224r1,secp256k1,secp256r1,secp384r1,secp521r1}":
    { value: "{1}" },
  ssl_grp_ec_curve25519: { value: "x25519" },
  "ssl_grp_ffdhe_{2048,3072,4096,6144,8192}": { value: "ffdhe{1}" },
  "ssl_grp_kem_{secp256r1mlkem768,secp384r1mlkem1024}": { value: "{1}" },
  ssl_grp_kem_mlkem768x25519: { value: "X25519MLKEM768" },
  SSL_SignatureSchemePrefSet: { is: "parameters", algorithm: arg(1, "tlsSignature") },
  "ssl_sig_{rsa_pkcs1_sha1,rsa_pkcs1_sha256,rsa_pkcs1_sha384,rsa_pkcs1_sha512,ecdsa_sha1,ecdsa_secp256r1_sha256,ecdsa_secp384r1_sha384,ecdsa_secp521r1_sha512,rsa_pss_rsae_sha256,rsa_pss_rsae_sha384,rsa_pss_rsae_sha512,rsa_pss_pss_sha256,rsa_pss_pss_sha384,rsa_pss_pss_sha512,ed25519,ed448}":
    { value: "{1}" }
})
