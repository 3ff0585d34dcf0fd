import { arg, library, option, text, type Row } from "../rule.ts"

const onHandle: Row = { inherits: true, on: arg(0, "any") }

/** The digest of a BCRYPT_OAEP_PADDING_INFO, and that of a BCRYPT_PKCS1_PADDING_INFO or BCRYPT_PSS_PADDING_INFO. */
const oaep: Row = { digest: option(3, "any", "pszAlgId|0") }
const hashed: Row = { digest: option(1, "any", "pszAlgId|0"), saltBits: option(1, "bytes", "cbSalt|1") }

/*
 * Sources: the Windows headers of MinGW (github.com/mingw-w64/mingw-w64/tree/master/mingw-w64-headers/include) and Microsoft
 * Learn (github.com/MicrosoftDocs/win32/tree/docs/desktop-src/SecCNG): CNG Algorithm Identifiers, CNG Property Identifiers and the pages of the functions of bcrypt.h
 * and ncrypt.h. A provider is opened for any use of its algorithm, so that it is reported as parameters.
 */
export const windowsCng = library("c", "windowsCng", {
  "BCRYPT_{AES,DES,RC2,RC4}_ALGORITHM": { name: "{1}" },
  "{BCRYPT,NCRYPT}_3DES_ALGORITHM": { name: "3DES", keyBits: 168 },
  BCRYPT_3DES_112_ALGORITHM: { name: "3DES", keyBits: 112 },
  BCRYPT_DESX_ALGORITHM: { name: "DESX" },
  "NCRYPT_{AES,DES,RC2}_ALGORITHM": { name: "{1}" },
  BCRYPT_CHACHA20_POLY1305_ALGORITHM: { name: "ChaCha20-Poly1305" },
  BCRYPT_XTS_AES_ALGORITHM: { name: "AES", mode: "xts" },
  "BCRYPT_{MD2,MD4,MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256}_ALGORITHM": {
    algorithm: text("{1}", "hash")
  },
  "NCRYPT_{MD2,MD4,MD5,SHA1,SHA256,SHA384,SHA512}_ALGORITHM": { algorithm: text("{1}", "hash") },
  "BCRYPT_AES_{CMAC,GMAC}_ALGORITHM": { name: "{1}", cipher: "AES" },
  "{BCRYPT,NCRYPT}_RSA_ALGORITHM": { name: "RSA" },
  BCRYPT_RSA_SIGN_ALGORITHM: { name: "RSA", primitive: "signature" },
  "{BCRYPT,NCRYPT}_{DSA,DH}_ALGORITHM": { name: "{2}" },
  "{BCRYPT,NCRYPT}_{ECDSA,ECDH}_P{256,384,521}_ALGORITHM": { name: "{2}", curve: "P-{3}" },
  "BCRYPT_{ECDSA,ECDH}_ALGORITHM": { name: "{1}" },
  "BCRYPT_MLKEM_{ALGORITHM,ALG_HANDLE}": { name: "ML-KEM" },
  "BCRYPT_MLDSA_{ALGORITHM,ALG_HANDLE}": { name: "ML-DSA" },
  "BCRYPT_SLHDSA_{ALGORITHM,ALG_HANDLE}": { name: "SLH-DSA" },
  "BCRYPT_MLKEM_PARAMETER_SET_{512,768,1024}": { parameterSet: "{1}" },
  "BCRYPT_MLDSA_PARAMETER_SET_{44,65,87}": { parameterSet: "{1}" },
  "BCRYPT_SLHDSA_PARAMETER_SET_{SHA2,SHAKE}_{128S,128F,192S,192F,256S,256F}": {
    algorithm: text("slh-dsa-{1}-{2}", "pqc")
  },
  "BCRYPT_CSHAKE{128,256}_{ALGORITHM,ALG_HANDLE}": { name: "cSHAKE{1}" },
  "BCRYPT_KMAC{128,256}_ALGORITHM": { name: "KMAC{1}" },
  "BCRYPT_{TLS1_1,TLS1_2}_KDF_{ALGORITHM,ALG_HANDLE}": { name: "TLS-PRF" },
  BCRYPT_SP800108_CTR_HMAC_ALG_HANDLE: { name: "KBKDF-Counter" },
  BCRYPT_SP80056A_CONCAT_ALG_HANDLE: { name: "ConcatKDF" },
  "BCRYPT_ECC_CURVE_{BRAINPOOLP160R1,BRAINPOOLP160T1,BRAINPOOLP192R1,BRAINPOOLP192T1,BRAINPOOLP224R1,BRAINPOOLP224T1,BRAINPOOLP256R1,BRAINPOOLP256T1,BRAINPOOLP320R1,BRAINPOOLP320T1,BRAINPOOLP384R1,BRAINPOOLP384T1,BRAINPOOLP512R1,BRAINPOOLP512T1,NISTP192,NISTP224,NISTP256,NISTP384,NISTP521,SECP160K1,SECP160R1,SECP160R2,SECP192K1,SECP192R1,SECP224K1,SECP224R1,SECP256K1,SECP256R1,SECP384R1,SECP521R1}":
    { curve: text("{1}", "curve") },
  BCRYPT_ECC_CURVE_25519: { curve: "Curve25519" },
  "BCRYPT_PAD_{PKCS1,OAEP,PSS}": { padding: text("{1}", "padding") },
  "NCRYPT_PAD_{PKCS1,OAEP,PSS}_FLAG": { padding: text("{1}", "padding") },
  BCRYPT_PAD_NONE: { padding: "none" },
  BCRYPT_KDF_HASH: { name: "ConcatKDF" },
  BCRYPT_KDF_HMAC: { name: "HMAC" },
  BCRYPT_KDF_TLS_PRF: { name: "TLS-PRF" },
  BCRYPT_KDF_SP80056A_CONCAT: { name: "ConcatKDF" },
  BCRYPT_KDF_HKDF: { name: "HKDF" },
  "BCRYPT_{RNG,RNG_FIPS186_DSA}_ALGORITHM": { name: "RNG" },
  BCRYPT_RNG_DUAL_EC_ALGORITHM: { name: "Dual_EC_DRBG" },
  "BCRYPT_{HKDF,PBKDF2}_ALGORITHM": { name: "{1}" },
  BCRYPT_SP800108_CTR_HMAC_ALGORITHM: { name: "KBKDF-Counter" },
  BCRYPT_SP80056A_CONCAT_ALGORITHM: { name: "ConcatKDF" },
  "BCRYPT_{AES_CBC,AES_ECB,AES_GCM,AES_CCM,AES_CFB,DES_CBC,DES_ECB,RC2_CBC,RC2_ECB,3DES_CBC,3DES_ECB}_ALG_HANDLE": {
    algorithm: text("{1}", "cipher")
  },
  "BCRYPT_{MD2,MD4,MD5,SHA1,SHA256,SHA384,SHA512,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256}_ALG_HANDLE": {
    algorithm: text("{1}", "hash")
  },
  "BCRYPT_HMAC_{MD5,SHA1,SHA256,SHA384,SHA512}_ALG_HANDLE": { name: "HMAC", digest: text("{1}", "hash") },
  BCRYPT_RC4_ALG_HANDLE: { name: "RC4" },
  BCRYPT_RSA_ALG_HANDLE: { name: "RSA" },
  "BCRYPT_{ECDSA,ECDH}_P{256,384,521}_ALG_HANDLE": { name: "{1}", curve: "P-{2}" },
  "BCRYPT_{3DES_112_CBC,3DES_112_ECB,3DES_112_CFB,3DES_CFB,DES_CFB,DESX_CBC,DESX_ECB,DESX_CFB,RC2_CFB}_ALG_HANDLE": {
    algorithm: text("{1}", "cipher")
  },
  "BCRYPT_HMAC_{MD2,MD4,SHA3_256,SHA3_384,SHA3_512}_ALG_HANDLE": { name: "HMAC", digest: text("{1}", "hash") },
  "BCRYPT_AES_{CMAC,GMAC}_ALG_HANDLE": { name: "{1}", cipher: "AES" },
  "BCRYPT_KMAC{128,256}_ALG_HANDLE": { name: "KMAC{1}" },
  BCRYPT_CHACHA20_POLY1305_ALG_HANDLE: { name: "ChaCha20-Poly1305" },
  BCRYPT_XTS_AES_ALG_HANDLE: { name: "AES", mode: "xts" },
  "BCRYPT_{DH,DSA,ECDH,ECDSA}_ALG_HANDLE": { name: "{1}" },
  BCRYPT_RSA_SIGN_ALG_HANDLE: { name: "RSA", primitive: "signature" },
  "BCRYPT_{HKDF,PBKDF2}_ALG_HANDLE": { name: "{1}" },
  "BCRYPT_CHAIN_MODE_{CBC,ECB,CFB,CCM,GCM}": { mode: text("{1}", "mode") },

  BCryptOpenAlgorithmProvider: { is: "parameters", algorithm: arg(1, "openssl"), into: arg(0, "any") },
  // "The provider will perform the Hash-Based Message Authentication Code (HMAC) algorithm with the specified hash algorithm."
  BCRYPT_ALG_HANDLE_HMAC_FLAG: { value: "HMAC" },
  'BCryptOpenAlgorithmProvider(3:"HMAC")': {
    is: "parameters",
    name: "HMAC",
    digest: arg(1, "openssl"),
    into: arg(0, "any")
  },
  BCRYPT_CHAIN_MODE_NA: { value: "ChainingModeN/A" },
  'BCryptSetProperty(2:"ChainingModeN/A")': { refines: true, on: arg(0, "any") },
  "BCRYPT_{DSA,DH}_PUBLIC_BLOB": { name: "{1}" },
  "BCRYPT_{DSA,DH}_PRIVATE_BLOB": { name: "{1}" },
  BCRYPT_RSAPUBLIC_BLOB: { name: "RSA" },
  "BCRYPT_{RSAPRIVATE,RSAFULLPRIVATE}_BLOB": { name: "RSA" },
  BCryptSetProperty: { refines: true, on: arg(0, "any"), mode: arg(2, "mode"), from: arg(2, "any") },
  NCRYPT_LENGTH_PROPERTY: { value: "Length" },
  'NCryptSetProperty(1:"Length")': { refines: true, on: arg(0, "any"), keyBits: arg(2, "int") },
  NCryptSetProperty: { refines: true, on: arg(0, "any"), mode: arg(2, "mode"), from: arg(2, "any") },
  BCryptGenerateSymmetricKey: { inherits: true, on: arg(0, "any"), keyBits: arg(5, "bytes"), into: arg(1, "any") },
  BCryptGenerateKeyPair: { is: "keygen", ...onHandle, keyBits: arg(2, "int"), into: arg(1, "any") },
  "BCrypt{Encrypt,Decrypt}": {
    is: "cipher",
    ...onHandle,
    ...oaep,
    from: arg(9, "any"),
    output: arg(6, "any"),
    functions: text("{1}", "cipherFunction")
  },
  "{BCrypt,NCrypt}SignHash": {
    is: "signature",
    ...onHandle,
    ...hashed,
    from: arg(7, "any"),
    output: arg(4, "any"),
    functions: ["sign"]
  },
  "{BCrypt,NCrypt}VerifySignature": {
    is: "signature",
    ...onHandle,
    ...hashed,
    from: arg(6, "any"),
    functions: ["verify"]
  },
  BCryptEncapsulate: { is: "kem", ...onHandle, functions: ["encapsulate"] },
  BCryptDecapsulate: { is: "kem", ...onHandle, functions: ["decapsulate"] },
  BCryptCreateMultiHash: { is: "hash", ...onHandle, into: arg(1, "any") },
  "BCryptDuplicate{Hash,Key}": { inherits: true, on: arg(0, "any"), into: arg(1, "any") },
  BCryptFinishHash: { refines: true, operates: true, on: arg(0, "any") },
  "{BCrypt,NCrypt}DeriveKey": { is: "kdf", algorithm: arg(1, "any"), output: arg(3, "any") },
  BCryptCreateHash: { is: "hash", ...onHandle, into: arg(1, "any") },
  BCryptHash: { is: "hash", ...onHandle },
  BCryptDeriveKeyPBKDF2: {
    is: "kdf",
    name: "PBKDF2",
    digest: arg(0, "any"),
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(7, "bytes")
  },
  BCryptHashData: { refines: true, operates: true, on: arg(0, "any") },
  BCryptKeyDerivation: { is: "kdf", ...onHandle, outputBits: arg(3, "bytes") },
  BCryptImportKey: { inherits: true, on: arg(0, "any"), into: arg(3, "any") },
  BCryptImportKeyPair: { is: "key", ...onHandle, from: arg(2, "any"), into: arg(3, "any") },
  BCryptDeriveKeyCapi: { is: "kdf", ...onHandle },
  BCryptSecretAgreement: { is: "key-agreement", key: arg(0, "any") },
  BCryptGenRandom: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  NCryptCreatePersistedKey: { is: "keygen", algorithm: arg(2, "openssl"), into: arg(1, "any") },
  "NCrypt{Encrypt,Decrypt}": {
    is: "cipher",
    ...onHandle,
    ...oaep,
    from: arg(7, "any"),
    output: arg(4, "any"),
    functions: text("{1}", "cipherFunction")
  },
  NCryptKeyDerivation: { is: "kdf", ...onHandle, outputBits: arg(3, "bytes") },
  NCryptSecretAgreement: { is: "key-agreement", key: arg(0, "any") }
})
