import { arg, library, text, type Row } from "../rule.ts"

const operation: Row = { refines: true, operates: true, on: arg(0, "any") }

/*
 * Source: the headers of wolfSSL 5.8.4 (github.com/wolfSSL/Arduino-wolfSSL/tree/master/src/wolfssl). wolfSSL's OpenSSL layer uses
 * OpenSSL's names.
 */
export const wolfcrypt = library("c", "wolfcrypt", {
  "wc_{Md2,Md5,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128,Shake256,Sm3}Hash":
    { is: "hash", algorithm: text("{1}", "hash") },
  "wc_Init{Md2,Md4,Md5,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128,Shake256,Sm3}":
    { is: "hash", algorithm: text("{1}", "hash"), into: arg(0, "any") },
  wc_InitRipeMd: { is: "hash", name: "RIPEMD-160", into: arg(0, "any") },
  "wc_{Md2,Md4,Md5,RipeMd,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sm3}{Update,Final}": operation,
  "wc_{Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128,Shake256}_{Update,Final}": operation,
  "wc_{Shake128,Shake256}_{Absorb,SqueezeBlocks}": operation,
  "wc_{Sha3_224,Sha3_256,Sha3_384,Sha3_512,Sha512_224,Sha512_256,Shake128,Shake256,Sm3}Hash_ex": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  wc_Hash_ex: { is: "hash", algorithm: arg(0, "any") },
  wc_HashNew: { is: "hash", algorithm: arg(0, "any") },
  "wc_Hash{Update,Final}": operation,
  "wc_Init{Md5,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256}_ex": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    into: arg(0, "any")
  },
  "wc_InitBlake2{b,s}": { is: "hash", name: "BLAKE2{1}", outputBits: arg(1, "bytes"), into: arg(0, "any") },
  "wc_Blake2{b,s}{Update,Final}": operation,
  "WC_HASH_TYPE_{MD2,MD4,MD5,SHA,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256}":
    { algorithm: text("{1}", "hash") },
  "WC_HASH_TYPE_{BLAKE2B,BLAKE2S}": { algorithm: text("{1}", "openssl") },
  WC_HASH_TYPE_MD5_SHA: { name: "MD5-SHA1" },
  WC_HASH_TYPE_SM3: { name: "SM3" },
  "WC_{MD5,SHA,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": { algorithm: text("{1}", "hash") },
  wc_Hash: { is: "hash", algorithm: arg(0, "any") },
  "wc_{HashInit,HashInit_ex}": { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  wc_HmacSetKey: { is: "mac", name: "HMAC", digest: arg(1, "any"), keyBits: arg(3, "bytes"), into: arg(0, "any") },
  wc_HmacSetKey_ex: { is: "mac", name: "HMAC", digest: arg(1, "any"), keyBits: arg(3, "bytes"), into: arg(0, "any") },
  "wc_{Hmac,Cmac,Poly1305,SipHash}{Update,Final}": operation,
  wc_CmacFinalNoFree: operation,
  wc_GmacUpdate: { ...operation, nonceBits: arg(2, "bytes"), tagBits: arg(6, "bytes") },
  "wc_{InitCmac,InitCmac_ex}": {
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    keyBits: arg(2, "bytes"),
    into: arg(0, "any")
  },
  wc_AesCmacGenerate: { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(5, "bytes") },
  wc_AesCmacVerify: { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(5, "bytes") },
  "wc_AesCmac{Generate,Verify}_ex": { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(6, "bytes") },
  wc_GmacSetKey: { is: "mac", name: "GMAC", cipher: "AES", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  wc_Poly1305SetKey: { is: "mac", name: "Poly1305", into: arg(0, "any") },
  wc_SipHash: { is: "mac", name: "SipHash" },
  wc_InitSipHash: { is: "mac", name: "SipHash", into: arg(0, "any") },

  wc_AesSetKey: { is: "cipher", name: "AES", keyBits: arg(2, "bytes"), functions: arg(4, "any"), into: arg(0, "any") },
  wc_AesSetKeyDirect: { is: "cipher", name: "AES", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  "wc_Aes{Cbc,Ctr,Ecb,Cfb,Cfb1,Cfb8,Ofb}Encrypt": { ...operation, mode: text("{1}", "mode") },
  "wc_Aes{Cbc,Ecb,Cfb,Cfb1,Cfb8,Ofb}Decrypt": { ...operation, mode: text("{1}", "mode") },
  wc_AesCbcEncryptWithKey: { is: "cipher", name: "AES", mode: "cbc", keyBits: arg(4, "bytes"), functions: ["encrypt"] },
  "wc_AesCts{Encrypt,Decrypt}": {
    is: "cipher",
    name: "AES",
    mode: "cbc-cts",
    keyBits: arg(1, "bytes"),
    functions: text("{1}", "cipherFunction")
  },
  "wc_AesCts{Encrypt,Decrypt}{Update,Final}": { ...operation, mode: "cbc-cts" },
  "wc_Aes{Encrypt,Decrypt}Direct": { ...operation, functions: text("{1}", "cipherFunction") },
  "wc_AesGcm{Encrypt,Decrypt}{Update,Final}": { ...operation, functions: text("{1}", "cipherFunction") },
  wc_AesGcmSetKey_ex: { is: "cipher", name: "AES", mode: "gcm", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  wc_AesGcmInit: {
    is: "cipher",
    name: "AES",
    mode: "gcm",
    keyBits: arg(2, "bytes"),
    nonceBits: arg(4, "bytes"),
    into: arg(0, "any"),
    on: arg(0, "any"),
    continues: arg(1, "any")
  },
  "wc_Aes{Gcm,Ccm}Encrypt_ex": {
    ...operation,
    functions: ["encrypt"],
    nonceBits: arg(5, "bytes"),
    tagBits: arg(7, "bytes")
  },
  wc_AesGcmEncryptInit_ex: { ...operation, mode: "gcm", keyBits: arg(2, "bytes"), nonceBits: arg(4, "bytes") },
  "wc_{AesGcmSetExtIV,AesCcmSetNonce}": { refines: true, on: arg(0, "any"), nonceBits: arg(2, "bytes") },
  wc_AesGcmSetIV: { refines: true, on: arg(0, "any"), nonceBits: arg(1, "bytes") },
  wc_AesXtsSetKeyNoInit: { is: "cipher", name: "AES", mode: "xts", into: arg(0, "any") },
  "wc_AesXts{Encrypt,Decrypt}{Init,Update,Final,Sector,ConsecutiveSectors}": operation,
  wc_AesKeyWrap_ex: { is: "key-wrap", name: "AES", mode: "kw", key: arg(0, "any"), functions: ["encrypt"] },
  wc_AesKeyUnWrap_ex: { is: "key-wrap", name: "AES", mode: "kw", key: arg(0, "any"), functions: ["decrypt"] },
  "wc_AesSiv{Encrypt,Decrypt}_ex": { is: "cipher", name: "AES", mode: "siv", keyBits: arg(1, "bytes") },
  "wc_AesEax{Encrypt,Decrypt}{Update,Final}": operation,
  wc_AesCbcDecryptWithKey: { is: "cipher", name: "AES", mode: "cbc", keyBits: arg(4, "bytes"), functions: ["decrypt"] },
  "wc_Aes{Gcm,Ccm}SetKey": {
    is: "cipher",
    name: "AES",
    mode: text("{1}", "mode"),
    keyBits: arg(2, "bytes"),
    into: arg(0, "any")
  },
  "wc_Aes{Gcm,Ccm}Encrypt": {
    ...operation,
    functions: ["encrypt"],
    nonceBits: arg(5, "bytes"),
    tagBits: arg(7, "bytes")
  },
  "wc_Aes{Gcm,Ccm}Decrypt": {
    ...operation,
    functions: ["decrypt"],
    nonceBits: arg(5, "bytes"),
    tagBits: arg(7, "bytes")
  },
  wc_AesXtsSetKey: { is: "cipher", name: "AES", mode: "xts", into: arg(0, "any") },
  "wc_AesXts{Encrypt,Decrypt}": operation,
  wc_AesKeyWrap: { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(1, "bytes"), functions: ["encrypt"] },
  wc_AesKeyUnWrap: { is: "key-wrap", name: "AES", mode: "kw", keyBits: arg(1, "bytes"), functions: ["decrypt"] },
  "wc_AesSiv{Encrypt,Decrypt}": { is: "cipher", name: "AES", mode: "siv", keyBits: arg(1, "bytes") },
  "wc_AesEax{Encrypt,Decrypt}Auth": { is: "cipher", name: "AES", mode: "eax", keyBits: arg(1, "bytes") },
  "{AES,DES}_ENCRYPTION": { functions: ["encrypt"] },
  "{AES,DES}_DECRYPTION": { functions: ["decrypt"] },
  wc_Des_SetKey: { is: "cipher", name: "DES", functions: arg(3, "any"), into: arg(0, "any") },
  wc_Des3_SetKey: { is: "cipher", name: "3DES", keyBits: 168, functions: arg(3, "any"), into: arg(0, "any") },
  "wc_{Des,Des3}_{Cbc,Ecb}{Encrypt,Decrypt}": { ...operation, mode: text("{2}", "mode") },
  "wc_Des_Cbc{Encrypt,Decrypt}WithKey": {
    is: "cipher",
    name: "DES",
    mode: "cbc",
    functions: text("{1}", "cipherFunction")
  },
  "wc_Des3_Cbc{Encrypt,Decrypt}WithKey": {
    is: "cipher",
    name: "3DES",
    keyBits: 168,
    mode: "cbc",
    functions: text("{1}", "cipherFunction")
  },
  wc_Arc4Process: operation,
  "wc_Camellia{Encrypt,Decrypt}Direct": { ...operation, functions: text("{1}", "cipherFunction") },
  wc_Chacha_Process: operation,
  wc_XChacha_SetKey: { is: "cipher", name: "XChaCha20", into: arg(0, "any") },
  wc_ChaCha20Poly1305_Init: {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    functions: arg(3, "encryptFlag"),
    into: arg(0, "any")
  },
  "wc_ChaCha20Poly1305_{UpdateData,Final}": operation,
  "CHACHA20_POLY1305_AEAD_{ENCRYPT,DECRYPT}": { functions: text("{1}", "cipherFunction") },
  wc_Arc4SetKey: { is: "cipher", name: "RC4", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  wc_CamelliaSetKey: { is: "cipher", name: "CAMELLIA", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  "wc_CamelliaCbc{Encrypt,Decrypt}": { ...operation, mode: "cbc" },
  wc_Chacha_SetKey: { is: "cipher", name: "ChaCha20", into: arg(0, "any") },
  "wc_ChaCha20Poly1305_{Encrypt,Decrypt}": {
    is: "cipher",
    name: "ChaCha20-Poly1305",
    functions: text("{1}", "cipherFunction")
  },
  "wc_XChaCha20Poly1305_{Encrypt,Decrypt}": {
    is: "cipher",
    name: "XChaCha20-Poly1305",
    functions: text("{1}", "cipherFunction")
  },
  wc_Sm4SetKey: { is: "cipher", name: "SM4", into: arg(0, "any") },

  wc_PBKDF2: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes"),
    digest: arg(7, "any")
  },
  wc_PBKDF2_ex: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes"),
    digest: arg(7, "any")
  },
  wc_PBKDF1_ex: {
    is: "kdf",
    name: "PBKDF1",
    outputBits: arg(1, "bytes"),
    saltBits: arg(7, "bytes"),
    iterations: arg(8, "int"),
    digest: arg(9, "any")
  },
  wc_PKCS12_PBKDF_ex: { is: "kdf", name: "PKCS12KDF", iterations: arg(5, "int"), digest: arg(7, "any") },
  wc_scrypt_ex: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "int"),
    blockSize: arg(6, "int"),
    parallelism: arg(7, "int"),
    outputBits: arg(8, "bytes")
  },
  "wc_{HKDF,HKDF_Extract,HKDF_Expand}_ex": { is: "kdf", name: "HKDF", digest: arg(0, "any") },
  "wc_{Tls13_HKDF_Extract,Tls13_HKDF_Extract_ex}": { is: "kdf", name: "HKDF", digest: arg(5, "any") },
  "wc_Tls13_HKDF_Expand_Label{,_ex}": { is: "kdf", name: "HKDF", digest: arg(10, "any"), outputBits: arg(1, "bytes") },
  wc_PRF: { is: "kdf", name: "TLS-PRF", digest: arg(6, "any"), outputBits: arg(1, "bytes") },
  wc_PRF_TLS: { is: "kdf", name: "TLS-PRF", digest: arg(9, "any"), outputBits: arg(1, "bytes") },
  wc_PRF_TLSv1: { is: "kdf", name: "TLS-PRF", digest: "MD5-SHA1", outputBits: arg(1, "bytes") },
  wc_SSH_KDF: { is: "kdf", name: "SSH-KDF", digest: arg(0, "any"), outputBits: arg(3, "bytes") },
  "wc_{SRTP_KDF,SRTCP_KDF,SRTCP_KDF_ex,SRTP_KDF_label,SRTCP_KDF_label}": {
    is: "kdf",
    name: "SRTP-KDF",
    keyBits: arg(1, "bytes")
  },
  wc_KDA_KDF_onestep: { is: "kdf", name: "ConcatKDF", digest: arg(5, "any"), outputBits: arg(4, "bytes") },
  "wc_{EncryptPKCS8Key,CreateEncryptedPKCS8Key}": { is: "cipher", name: "PBES2", iterations: arg(11, "count") },
  wc_PKCS12_create: { is: "keystore", certificateFormat: "PKCS12", iterations: arg(10, "count") },
  wc_PBKDF1: {
    is: "kdf",
    name: "PBKDF1",
    iterations: arg(5, "int"),
    outputBits: arg(6, "bytes"),
    digest: arg(7, "any")
  },
  wc_PKCS12_PBKDF: { is: "kdf", name: "PKCS12KDF", iterations: arg(5, "int"), digest: arg(7, "any") },
  wc_scrypt: {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(4, "bytes"),
    iterations: arg(5, "log2"),
    blockSize: arg(6, "int"),
    parallelism: arg(7, "int"),
    outputBits: arg(8, "bytes")
  },
  "wc_{HKDF,HKDF_Extract,HKDF_Expand}": { is: "kdf", name: "HKDF", digest: arg(0, "any") },

  wc_MakeRsaKey: { is: "keygen", name: "RSA", keyBits: arg(1, "int"), into: arg(0, "any") },
  wc_RsaPublicEncrypt: { is: "cipher", name: "RSA", padding: "pkcs1v15", key: arg(4, "any"), functions: ["encrypt"] },
  wc_RsaPublicEncrypt_ex: {
    is: "cipher",
    name: "RSA",
    key: arg(4, "any"),
    padding: arg(6, "any"),
    digest: arg(7, "any"),
    mgfDigest: arg(8, "any"),
    functions: ["encrypt"]
  },
  "wc_{RsaPrivateDecrypt,RsaPrivateDecryptInline}": {
    is: "cipher",
    name: "RSA",
    padding: "pkcs1v15",
    functions: ["decrypt"]
  },
  wc_RsaPrivateDecrypt_ex: {
    is: "cipher",
    name: "RSA",
    key: arg(4, "any"),
    padding: arg(5, "any"),
    digest: arg(6, "any"),
    mgfDigest: arg(7, "any"),
    functions: ["decrypt"]
  },
  WC_RSA_PKCSV15_PAD: { padding: "pkcs1v15" },
  WC_RSA_OAEP_PAD: { padding: "oaep" },
  WC_RSA_PSS_PAD: { padding: "pss" },
  WC_RSA_NO_PAD: { padding: "none" },
  wc_RsaPrivateDecryptInline_ex: {
    is: "cipher",
    name: "RSA",
    key: arg(3, "any"),
    padding: arg(4, "any"),
    digest: arg(5, "any"),
    mgfDigest: arg(6, "any"),
    functions: ["decrypt"]
  },
  "wc_{RsaDirect,RsaFunction}": { is: "cipher", name: "RSA", padding: "raw" },
  wc_RsaSSL_VerifyInline: {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    key: arg(3, "any"),
    functions: ["verify"]
  },
  wc_RsaSSL_Verify_ex: {
    is: "signature",
    name: "RSA",
    padding: arg(5, "any"),
    key: arg(4, "any"),
    functions: ["verify"]
  },
  wc_RsaSSL_Verify_ex2: {
    is: "signature",
    name: "RSA",
    padding: arg(5, "any"),
    digest: arg(6, "any"),
    key: arg(4, "any"),
    functions: ["verify"]
  },
  "wc_RsaPSS_{VerifyCheck,VerifyCheckInline}": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(-3, "any"),
    mgfDigest: arg(-2, "any"),
    functions: ["verify"]
  },
  wc_RsaPSS_VerifyInline_ex: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(3, "any"),
    mgfDigest: arg(4, "any"),
    functions: ["verify"]
  },
  "wc_RsaPSS_CheckPadding{,_ex}": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(4, "any"),
    functions: ["verify"]
  },
  "wc_{SignatureGenerate,SignatureGenerate_ex,SignatureGenerateHash,SignatureGenerateHash_ex}": {
    is: "signature",
    algorithm: arg(1, "any"),
    digest: arg(0, "any"),
    functions: ["sign"]
  },
  "wc_{SignatureVerify,SignatureVerifyHash}": {
    is: "signature",
    algorithm: arg(1, "any"),
    digest: arg(0, "any"),
    functions: ["verify"]
  },
  WC_SIGNATURE_TYPE_ECC: { name: "ECDSA" },
  "WC_SIGNATURE_TYPE_{RSA,RSA_W_ENC}": { name: "RSA", padding: "pkcs1v15" },
  wc_RsaSSL_Sign: { is: "signature", name: "RSA", padding: "pkcs1v15", key: arg(4, "any"), functions: ["sign"] },
  wc_RsaSSL_Verify: { is: "signature", name: "RSA", padding: "pkcs1v15", key: arg(4, "any"), functions: ["verify"] },
  wc_RsaPSS_Sign: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(4, "any"),
    mgfDigest: arg(5, "any"),
    functions: ["sign"]
  },
  wc_RsaPSS_Verify: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(4, "any"),
    mgfDigest: arg(5, "any"),
    functions: ["verify"]
  },
  wc_ecc_make_key: { is: "keygen", name: "EC", into: arg(2, "any") },
  wc_ecc_make_key_ex: { is: "keygen", name: "EC", curve: arg(3, "curve"), into: arg(2, "any") },
  wc_ecc_make_key_ex2: { is: "keygen", name: "EC", curve: arg(3, "curve"), into: arg(2, "any") },
  "ECC_{SECP112R1,SECP112R2,SECP128R1,SECP128R2,SECP160R1,SECP160R2,SECP160K1,SECP192R1,SECP192K1,SECP224R1,SECP224K1,SECP256R1,SECP256K1,SECP384R1,SECP521R1,PRIME192V2,PRIME192V3,PRIME239V1,PRIME239V2,PRIME239V3,BRAINPOOLP160R1,BRAINPOOLP192R1,BRAINPOOLP224R1,BRAINPOOLP256R1,BRAINPOOLP320R1,BRAINPOOLP384R1,BRAINPOOLP512R1,SM2P256V1,X25519,X448}":
    { value: "{1}" },
  "wc_ecc_import_{private_key_ex,x963_ex}": { is: "key", name: "EC", curve: arg(-1, "curve"), into: arg(-2, "any") },
  "wc_ecc_import_{raw,raw_ex,unsigned}": { is: "key", name: "EC", curve: arg(4, "curve"), into: arg(0, "any") },
  wc_ecc_set_curve: { name: "EC", curve: arg(2, "curve"), into: arg(0, "any") },
  "wc_ecc_{shared_secret_ex,shared_secret_gen_sync}": { is: "key-agreement", name: "ECDH", key: arg(0, "any") },
  wc_ecc_encrypt_ex: { is: "cipher", name: "ECIES", functions: ["encrypt"] },
  wc_ecc_sign_hash: { is: "signature", name: "ECDSA", key: arg(5, "any"), functions: ["sign"] },
  wc_ecc_verify_hash: { is: "signature", name: "ECDSA", key: arg(5, "any"), functions: ["verify"] },
  wc_ecc_shared_secret: { is: "key-agreement", name: "ECDH", key: arg(0, "any") },
  "wc_ecc_{encrypt,decrypt}": { is: "cipher", name: "ECIES", functions: text("{1}", "cipherFunction") },
  "wc_{ed25519,ed448}_make_key": { is: "keygen", algorithm: text("{1}", "openssl") },
  "wc_{ed25519,ed448}_{sign_msg,sign_msg_ex}": {
    is: "signature",
    algorithm: text("{1}", "openssl"),
    functions: ["sign"]
  },
  "wc_{ed25519,ed448}_{verify_msg,verify_msg_ex}": {
    is: "signature",
    algorithm: text("{1}", "openssl"),
    functions: ["verify"]
  },
  wc_curve25519_make_key: { is: "keygen", name: "X25519" },
  wc_curve448_make_key: { is: "keygen", name: "X448" },
  "wc_curve25519_{shared_secret,shared_secret_ex}": { is: "key-agreement", name: "X25519" },
  "wc_curve448_{shared_secret,shared_secret_ex}": { is: "key-agreement", name: "X448" },
  wc_DhSetNamedKey: { name: "DH", group: arg(1, "any"), into: arg(0, "any") },
  "WC_FFDHE_{2048,3072,4096,6144,8192}": { group: "ffdhe{1}" },
  wc_DhGenerateKeyPair: { is: "keygen", name: "DH", key: arg(0, "any") },
  "wc_{DhAgree,DhAgree_ct}": { is: "key-agreement", name: "DH", key: arg(0, "any") },
  wc_DhGenerateParams: { is: "parameters", name: "DH", keyBits: arg(1, "int") },
  "wc_Dsa{Sign,Verify}_ex": { is: "signature", name: "DSA", functions: text("{1}", "signFunction") },
  "wc_Dsa{Sign,Verify}": { is: "signature", name: "DSA" },
  wc_MakeDsaKey: { is: "keygen", name: "DSA" },
  wc_MakeDsaParameters: { is: "parameters", name: "DSA", keyBits: arg(1, "int") },
  wc_MlKemKey_Init: { algorithm: arg(1, "any"), into: arg(0, "any") },
  wc_KyberKey_Init: { algorithm: arg(0, "any"), into: arg(1, "any") },
  "WC_ML_KEM_{512,768,1024}": { name: "ML-KEM", parameterSet: "{1}" },
  "KYBER{512,768,1024}": { name: "Kyber", parameterSet: "{1}" },
  "wc_MlKemKey_{MakeKey,MakeKeyWithRandom}": { is: "keygen", name: "ML-KEM", key: arg(0, "any") },
  "wc_MlKemKey_{Encapsulate,EncapsulateWithRandom}": {
    is: "kem",
    name: "ML-KEM",
    key: arg(0, "any"),
    functions: ["encapsulate"]
  },
  wc_MlKemKey_Decapsulate: { is: "kem", name: "ML-KEM", key: arg(0, "any"), functions: ["decapsulate"] },
  "wc_KyberKey_{MakeKey,MakeKeyWithRandom}": {
    is: "keygen",
    inherits: true,
    on: arg(0, "any"),
    defaults: { name: "Kyber" }
  },
  "wc_KyberKey_{Encapsulate,EncapsulateWithRandom}": {
    is: "kem",
    inherits: true,
    on: arg(0, "any"),
    functions: ["encapsulate"],
    defaults: { name: "Kyber" }
  },
  wc_KyberKey_Decapsulate: {
    is: "kem",
    inherits: true,
    on: arg(0, "any"),
    functions: ["decapsulate"],
    defaults: { name: "Kyber" }
  },
  "{wc_dilithium_set_level,wc_MlDsaKey_SetParams}": {
    name: "ML-DSA",
    parameterSet: arg(1, "any"),
    into: arg(0, "any")
  },
  "WC_ML_DSA_{44,65,87}": { parameterSet: "{1}" },
  "{wc_dilithium_make_key,wc_dilithium_make_key_from_seed,wc_MlDsaKey_MakeKey}": {
    is: "keygen",
    name: "ML-DSA",
    key: arg(0, "any")
  },
  "wc_dilithium_{sign_msg,sign_msg_with_seed}": {
    is: "signature",
    name: "ML-DSA",
    key: arg(4, "any"),
    functions: ["sign"]
  },
  "wc_dilithium_{sign_ctx_msg,sign_ctx_msg_with_seed}": {
    is: "signature",
    name: "ML-DSA",
    key: arg(6, "any"),
    functions: ["sign"]
  },
  "wc_dilithium_{sign_ctx_hash,sign_ctx_hash_with_seed}": {
    is: "signature",
    name: "HashML-DSA",
    digest: arg(2, "any"),
    key: arg(7, "any"),
    functions: ["sign"]
  },
  "wc_dilithium_{verify_msg,verify_ctx_msg}": {
    is: "signature",
    name: "ML-DSA",
    key: arg(-1, "any"),
    functions: ["verify"]
  },
  wc_dilithium_verify_ctx_hash: {
    is: "signature",
    name: "HashML-DSA",
    digest: arg(4, "any"),
    key: arg(-1, "any"),
    functions: ["verify"]
  },
  wc_RNG_GenerateBlock: {
    is: "random",
    name: "Hash_DRBG",
    digest: "SHA-256",
    byteLength: arg(2, "size"),
    functions: ["generate"]
  },
  wc_RNG_GenerateByte: {
    is: "random",
    name: "Hash_DRBG",
    digest: "SHA-256",
    byteLength: 1,
    functions: ["generate"]
  },

  "wolf{TLSv1,TLSv1_1,TLSv1_2,TLSv1_3,SSLv3,SSLv23,DTLSv1,DTLSv1_2,DTLSv1_3,DTLS}_{method,client_method,server_method}{,_ex}":
    { algorithm: text("{1}_{2}", "tlsVersion") },
  "wolfTLS_{client_method,server_method}{,_ex}": { algorithm: text("TLS_{1}", "tlsVersion") },
  "wolfSSLv2_{client_method,server_method}": { algorithm: text("SSLv2_{1}", "tlsVersion") },
  wolfSSL_new: { refines: true, on: arg(0, "any") },
  "{wolfSSL_accept,wolfSSL_set_accept_state}": { refines: true, on: arg(0, "any"), side: "server" },
  wolfSSL_CTX_new: { is: "protocol", algorithm: arg(0, "any") },
  "wolfSSL_{CTX_set_cipher_list,set_cipher_list}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    suite: arg(1, "cipherList")
  },
  "wolfSSL_{CTX_set_verify,set_verify}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "verifyFlags"),
    from: arg(2, "acceptsByOne")
  },
  WOLFSSL_VERIFY_NONE: { value: "none" },
  WOLFSSL_VERIFY_PEER: { value: "peer" },
  "WOLFSSL_VERIFY_{FAIL_IF_NO_PEER_CERT,CLIENT_ONCE,POST_HANDSHAKE,FAIL_EXCEPT_PSK}": { value: "{1}" },
  "wolfSSL_{CTX_set1_groups_list,set1_groups_list,CTX_set1_curves_list,set1_curves_list}": {
    is: "key-agreement",
    algorithm: arg(1, "groupList")
  },
  "wolfSSL_{CTX_set1_sigalgs_list,set1_sigalgs_list}": { is: "parameters", algorithm: arg(1, "signatureList") },
  "wolfSSL_{CTX_UseSupportedCurve,UseSupportedCurve,UseKeyShare}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    curve: arg(1, "curve")
  },
  "WOLFSSL_ECC_{SECP160K1,SECP160R1,SECP160R2,SECP192K1,SECP192R1,SECP224K1,SECP224R1,SECP256K1,SECP256R1,SECP384R1,SECP521R1,BRAINPOOLP256R1,BRAINPOOLP384R1,BRAINPOOLP512R1,SM2P256V1,X25519,X448}":
    { value: "{1}" },
  "wolfSSL_{CTX_SetMinVersion,SetMinVersion,CTX_set_min_proto_version,CTX_set_max_proto_version,set_min_proto_version,set_max_proto_version}":
    {
      is: "protocol",
      name: "TLS",
      on: arg(0, "any"),
      continues: true,
      version: arg(1, "tlsVersion")
    },
  "WOLFSSL_{TLSV1,TLSV1_1,TLSV1_2,TLSV1_3,SSLV3}": { value: "{1}" },
  "wc_{Md5,Sha,Sha224,Sha256,Sha384,Sha512}Hash_ex": { is: "hash", algorithm: text("{1}", "hash") },
  "WC_MGF1{SHA1,SHA224,SHA256,SHA384,SHA512}": { algorithm: text("{1}", "hash") },
  wc_Rc2SetKey: { is: "cipher", name: "RC2", keyBits: arg(4, "int"), into: arg(0, "any") },
  "wc_Rc2{Cbc,Ecb}{Encrypt,Decrypt}": { ...operation, mode: text("{1}", "mode") },
  wc_AesEaxInit: { is: "cipher", name: "AES", mode: "eax", keyBits: arg(2, "bytes") },
  "wc_AesGcm{EncryptInit,DecryptInit}": { ...operation, mode: "gcm", nonceBits: arg(4, "bytes") },
  wc_AesCtrSetKey: { is: "cipher", name: "AES", mode: "ctr", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  "wc_{Gmac,GmacVerify}": { is: "mac", name: "GMAC", cipher: "AES", keyBits: arg(1, "bytes") },
  "wc_InitBlake2{b,s}_WithKey": { is: "mac", name: "BLAKE2{1}-MAC", outputBits: arg(1, "bytes") },
  wc_AsconHash256_Init: { is: "hash", name: "Ascon-Hash256" },
  wc_AsconAEAD128_SetKey: { is: "cipher", name: "Ascon-AEAD128" },
  wc_ecc_sign_hash_ex: { is: "signature", name: "ECDSA", key: arg(3, "any"), functions: ["sign"] },
  wc_ecc_verify_hash_ex: { is: "signature", name: "ECDSA", key: arg(5, "any"), functions: ["verify"] },
  wc_ed25519ph_sign_msg: { is: "signature", name: "Ed25519ph", functions: ["sign"] },
  wc_ed25519ph_verify_msg: { is: "signature", name: "Ed25519ph", functions: ["verify"] },
  wc_RsaPSS_Sign_ex: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(4, "any"),
    mgfDigest: arg(5, "any"),
    functions: ["sign"]
  },
  wc_RsaPSS_Verify_ex: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(4, "any"),
    mgfDigest: arg(5, "any"),
    functions: ["verify"]
  },
  wc_RsaPSS_VerifyInline: {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: arg(3, "any"),
    mgfDigest: arg(4, "any"),
    functions: ["verify"]
  },
  "wc_SrpInit{,_ex}": { is: "key-agreement", name: "SRP" },
  "wc_MlDsaKey_{Sign,Verify}": {
    is: "signature",
    name: "ML-DSA",
    key: arg(0, "any"),
    functions: text("{1}", "signFunction")
  },
  "wc_falcon_{sign_msg,verify_msg}": { is: "signature", name: "FN-DSA" },
  "wc_{ed25519ph,ed448ph}_{sign,verify}_hash": {
    is: "signature",
    algorithm: text("{1}", "openssl"),
    functions: text("{2}", "signFunction")
  },
  "wc_ed25519ctx_{sign,verify}_msg": {
    is: "signature",
    name: "Ed25519ctx",
    functions: text("{1}", "signFunction")
  },
  "wc_ed448ph_{sign,verify}_msg": { is: "signature", name: "Ed448ph", functions: text("{1}", "signFunction") },
  "wc_{ed25519,ed448}_verify_msg_final": {
    is: "signature",
    algorithm: text("{1}", "openssl"),
    functions: ["verify"]
  },
  "wc_PKCS7_{EncodeSignedData,EncodeSignedData_ex,EncodeSignedFPD}": {
    is: "signature",
    name: "CMS",
    functions: ["sign"]
  },
  "wc_PKCS7_{VerifySignedData,VerifySignedData_ex}": { is: "signature", name: "CMS", functions: ["verify"] },
  "wc_PKCS7_{EncodeEnvelopedData,EncodeAuthEnvelopedData,EncodeEncryptedData}": {
    is: "cipher",
    name: "CMS",
    functions: ["encrypt"]
  },
  "wc_PKCS7_{DecodeEnvelopedData,DecodeAuthEnvelopedData,DecodeEncryptedData}": {
    is: "cipher",
    name: "CMS",
    functions: ["decrypt"]
  },
  "wc_{MakeSakkeKey,MakeSakkeEncapsulatedSSV,DeriveSakkeSSV}": { is: "kem", name: "SAKKE" },
  "wc_Hpke{SealBase,OpenBase}": { is: "cipher", name: "HPKE", key: arg(0, "any") },
  wc_SrpComputeKey: { is: "key-agreement", name: "SRP" },
  "wc_sphincs_{sign_msg,verify_msg}": { is: "signature", name: "SPHINCS+" },
  "wc_{Lms,Xmss}Key_MakeKey": { is: "keygen", name: text("{1}", "pqc"), key: arg(0, "any") },
  "wc_{Lms,Xmss}Key_{Sign,Verify}": {
    is: "signature",
    name: text("{1}", "pqc"),
    key: arg(0, "any"),
    functions: text("{2}", "signFunction")
  },
  wc_XmssKey_SetParamStr: { algorithm: arg(1, "pqc"), into: arg(0, "any") },
  wc_HpkeInit: { is: "kem", name: "HPKE" },
  "wc_{MakeEccsiKey,SignEccsiHash,VerifyEccsiHash}": { is: "signature", name: "ECCSI" },
  wc_X963_KDF: { is: "kdf", name: "X963KDF", digest: arg(0, "any") },
  "wc_{SignCert,SignCert_ex,MakeSelfCert}": { is: "certificate", certificateFormat: "X.509", functions: ["sign"] },
  "wolfSSL_{X509_sign,X509_sign_ctx}": { is: "certificate", certificateFormat: "X.509", functions: ["sign"] },
  "wolfSSL_{set1_host,check_domain_name}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    verification: arg(1, "expectedName")
  },
  wolfSSL_CTX_new_ex: { is: "protocol", algorithm: arg(0, "any") },
  "wolfSSL_{CTX_set_groups,set_groups,CTX_set1_groups,set1_groups}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    curve: arg(1, "curve")
  },
  "wolfSSL_{CTX_SetTmpDH,SetTmpDH,CTX_SetTmpDH_buffer,SetTmpDH_buffer,CTX_SetTmpDH_file,SetTmpDH_file}": {
    is: "parameters",
    name: "DH"
  },
  wc_Poly1305_MAC: operation,
  wc_XChaCha20Poly1305_Init: { is: "cipher", name: "XChaCha20-Poly1305", into: arg(0, "any") },
  wc_PKCS12_parse: { is: "keystore", certificateFormat: "PKCS12" },
  wc_DecryptPKCS8Key: { is: "cipher", functions: ["decrypt"] },
  wc_GenerateSeed: { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] }
})
