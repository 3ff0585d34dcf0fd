import { arg, library, text, type Row } from "../../match/rule.ts"

const operation: Row = { refines: true, operates: true, on: arg(0, "any") }

/*
 * Source: the headers of wolfSSL 5.8 (github.com/wolfSSL/Arduino-wolfSSL/tree/master/src/wolfssl). wolfSSL's OpenSSL layer uses
 * OpenSSL's names.
 */
export const wolfcrypt = library("c", "wolfcrypt", {
  "wc_{Md2,Md5,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128,Shake256,Sm3}Hash":
    { is: "hash", algorithm: text("{1}", "hash") },
  "wc_Init{Md2,Md4,Md5,Sha,Sha224,Sha256,Sha384,Sha512,Sha512_224,Sha512_256,Sha3_224,Sha3_256,Sha3_384,Sha3_512,Shake128,Shake256,Sm3}":
    { is: "hash", algorithm: text("{1}", "hash") },
  wc_InitRipeMd: { is: "hash", name: "RIPEMD-160" },
  "wc_Init{Md5,Sha,Sha224,Sha256,Sha384,Sha512}_ex": { is: "hash", algorithm: text("{1}", "hash") },
  "wc_InitBlake2{b,s}": { is: "hash", name: "BLAKE2{1}", outputBits: arg(1, "bytes") },
  "WC_HASH_TYPE_{MD2,MD4,MD5,SHA,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256}":
    { algorithm: text("{1}", "hash") },
  "WC_{MD5,SHA,SHA224,SHA256,SHA384,SHA512,SHA3_224,SHA3_256,SHA3_384,SHA3_512}": { algorithm: text("{1}", "hash") },
  "wc_Hash{,Init}": { is: "hash", algorithm: arg(0, "any") },
  wc_HashInit_ex: { is: "hash", algorithm: arg(1, "any") },
  wc_HmacSetKey: { is: "mac", name: "HMAC", digest: arg(1, "any"), keyBits: arg(3, "bytes"), into: arg(0, "any") },
  "wc_Hmac{Update,Final}": operation,
  "wc_{InitCmac,InitCmac_ex}": {
    is: "mac",
    name: "CMAC",
    cipher: "AES",
    keyBits: arg(2, "bytes"),
    into: arg(0, "any")
  },
  "wc_AesCmac{Generate,Verify}": { is: "mac", name: "CMAC", cipher: "AES" },
  wc_GmacSetKey: { is: "mac", name: "GMAC", cipher: "AES", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  wc_Poly1305SetKey: { is: "mac", name: "Poly1305", into: arg(0, "any") },
  "wc_{SipHash,InitSipHash}": { is: "mac", name: "SipHash" },

  wc_AesSetKey: { is: "cipher", name: "AES", keyBits: arg(2, "bytes"), functions: arg(4, "any"), into: arg(0, "any") },
  wc_AesSetKeyDirect: { is: "cipher", name: "AES", keyBits: arg(2, "bytes"), into: arg(0, "any") },
  "wc_Aes{Cbc,Ctr,Ecb,Cfb,Cfb1,Cfb8,Ofb}Encrypt": { ...operation, mode: text("{1}", "mode") },
  "wc_Aes{Cbc,Ecb,Cfb,Cfb1,Cfb8,Ofb}Decrypt": { ...operation, mode: text("{1}", "mode") },
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
  "wc_AesSiv{Encrypt,Decrypt}": { is: "cipher", name: "AES", mode: "siv" },
  "wc_AesEax{Encrypt,Decrypt}Auth": { is: "cipher", name: "AES", mode: "eax" },
  "{AES,DES}_ENCRYPTION": { functions: ["encrypt"] },
  "{AES,DES}_DECRYPTION": { functions: ["decrypt"] },
  wc_Des_SetKey: { is: "cipher", name: "DES", functions: arg(3, "any"), into: arg(0, "any") },
  wc_Des3_SetKey: { is: "cipher", name: "3DES", keyBits: 168, functions: arg(3, "any"), into: arg(0, "any") },
  "wc_{Des,Des3}_{Cbc,Ecb}{Encrypt,Decrypt}": { ...operation, mode: text("{2}", "mode") },
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
  "ECC_{SECP192R1,SECP224R1,SECP256R1,SECP256K1,SECP384R1,SECP521R1,BRAINPOOLP256R1,BRAINPOOLP384R1,BRAINPOOLP512R1}": {
    value: "{1}"
  },
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
  wc_DhGenerateKeyPair: { is: "keygen", name: "DH" },
  wc_DhAgree: { is: "key-agreement", name: "DH" },
  wc_DhGenerateParams: { is: "parameters", name: "DH", keyBits: arg(1, "int") },
  "wc_Dsa{Sign,Verify}": { is: "signature", name: "DSA" },
  wc_MakeDsaKey: { is: "keygen", name: "DSA" },
  wc_MakeDsaParameters: { is: "parameters", name: "DSA", keyBits: arg(1, "int") },
  "wc_MlKemKey_{MakeKey,Init}": { is: "keygen", name: "ML-KEM" },
  "wc_MlKemKey_{Encapsulate,Decapsulate}": { is: "kem", name: "ML-KEM" },
  "wc_KyberKey_{MakeKey,Encapsulate,Decapsulate}": { is: "kem", name: "Kyber" },
  "wc_dilithium_{make_key,sign_msg,verify_msg,sign_ctx_msg,verify_ctx_msg}": { is: "signature", name: "ML-DSA" },
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
    { algorithm: text("{1}", "tlsVersion") },
  "wolfTLS_{client_method,server_method}{,_ex}": { name: "TLS" },
  "wolfSSLv2_{client_method,server_method}": { algorithm: text("SSLv2", "tlsVersion") },
  wolfSSL_CTX_new: { is: "protocol", algorithm: arg(0, "any") },
  "wolfSSL_{CTX_set_cipher_list,set_cipher_list}": {
    is: "protocol",
    name: "TLS",
    on: arg(0, "any"),
    continues: true,
    suite: arg(1, "cipherList")
  },
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
  "WOLFSSL_ECC_{SECP256R1,SECP384R1,SECP521R1,X25519,X448}": { value: "{1}" },
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
  "wc_MlDsaKey_{MakeKey,Sign,Verify}": { is: "signature", name: "ML-DSA" },
  "wc_falcon_{sign_msg,verify_msg}": { is: "signature", name: "Falcon" },
  "wc_sphincs_{sign_msg,verify_msg}": { is: "signature", name: "SPHINCS+" },
  "wc_LmsKey_{MakeKey,Sign,Verify}": { is: "signature", name: "LMS" },
  "wc_XmssKey_{MakeKey,Sign,Verify}": { is: "signature", name: "XMSS" },
  wc_HpkeInit: { is: "kem", name: "HPKE" },
  "wc_{MakeEccsiKey,SignEccsiHash,VerifyEccsiHash}": { is: "signature", name: "ECCSI" },
  wc_X963_KDF: { is: "kdf", name: "X963KDF", digest: arg(0, "any") }
})
