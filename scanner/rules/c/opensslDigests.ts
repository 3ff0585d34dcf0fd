import { arg, library, parts, text, type Row } from "../rule.ts"

const setUp: Row = {
  is: "hash",
  algorithm: arg(1, "any"),
  on: arg(0, "any"),
  into: arg(0, "any"),
  continues: arg(1, "any")
}

/*
 * Sources: the headers of OpenSSL 1.0.2, 1.1.1, 3.3 (github.com/quictls/openssl/tree/openssl-3.3/include/openssl) and 3.5.8 and its manual pages EVP_DigestInit(3), EVP_sha224(3) and the like, MD5(3), SHA256_Init(3), MDC2_Init(3),
 * RIPEMD160_Init(3), HMAC(3), CMAC_CTX(3), EVP_MAC(3), EVP_KDF(3), PKCS5_PBKDF2_HMAC(3), EVP_PBE_scrypt(3), RAND_bytes(3),
 * OBJ_nid2obj(3); BoringSSL's hkdf.h and siphash.h.
 */
export const opensslDigests = library("c", "opensslDigests", {
  "EVP_{md2,md4,md5,md5_sha1,mdc2,sha,sha1,dss1,sha224,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake128,shake256,blake2b512,blake2s256,blake2b256,ripemd160,whirlpool,sm3}":
    { is: "hash", algorithm: text("{1}", "openssl") },
  EVP_dss: { is: "hash", name: "SHA-0" },
  EVP_ecdsa: { is: "hash", name: "SHA-1" },
  EVP_get_digestbyname: { is: "hash", algorithm: arg(0, "openssl") },
  EVP_get_digestbynid: { is: "hash", algorithm: arg(0, "openssl") },
  EVP_MD_fetch: { is: "hash", algorithm: arg(1, "openssl") },
  "EVP_Digest{Init,Init_ex}": setUp,
  EVP_DigestInit_ex2: { ...setUp, from: parts(2) },
  "EVP_Digest{Update,Final,Final_ex,FinalXOF,Squeeze}": { refines: true, operates: true, on: arg(0, "any") },
  EVP_Digest: { is: "hash", algorithm: arg(4, "any") },
  EVP_Q_digest: { is: "hash", algorithm: arg(1, "openssl") },
  "{MD2,MD4,MD5,MDC2,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_256,RIPEMD160,WHIRLPOOL,BLAKE2B256}": {
    is: "hash",
    algorithm: text("{1}", "hash")
  },
  "{MD2,MD4,MD5,MDC2,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_256,RIPEMD160,WHIRLPOOL,BLAKE2B256}_Init": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    into: arg(0, "any")
  },
  "{SHA,MD2,MD4,MD5,MDC2,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,WHIRLPOOL}_Update": {
    refines: true,
    operates: true,
    on: arg(0, "any")
  },
  "{SHA,MD2,MD4,MD5,MDC2,SHA1,SHA224,SHA256,SHA384,SHA512,RIPEMD160,WHIRLPOOL}_Final": {
    refines: true,
    operates: true,
    on: arg(1, "any")
  },
  "{MD4,MD5,SHA1,SHA256,SHA512,RIPEMD160}_Transform": {
    is: "hash",
    algorithm: text("{1}", "hash"),
    on: arg(0, "any"),
    continues: true
  },
  SHA_Init: { is: "hash", name: "SHA-0", into: arg(0, "any") },

  HMAC: { is: "mac", name: "HMAC", digest: arg(0, "any") },
  "HMAC_{Init,Init_ex}": {
    is: "mac",
    name: "HMAC",
    digest: arg(3, "any"),
    on: arg(0, "any"),
    into: arg(0, "any"),
    continues: arg(3, "any")
  },
  "{HMAC,CMAC}_{Update,Final}": { refines: true, operates: true, on: arg(0, "any") },
  CMAC_Init: {
    is: "mac",
    name: "CMAC",
    cipher: arg(3, "any"),
    keyBits: arg(3, "any"),
    on: arg(0, "any"),
    into: arg(0, "any"),
    continues: arg(3, "any")
  },
  AES_CMAC: { is: "mac", name: "CMAC", cipher: "AES", keyBits: arg(2, "bytes") },
  SIPHASH_24: { is: "mac", name: "SipHash" },
  CRYPTO_poly1305_init: { is: "mac", name: "Poly1305" },
  CRYPTO_chacha_20: { is: "cipher", name: "ChaCha20" },
  EVP_MAC_fetch: { is: "mac", algorithm: arg(1, "openssl") },
  EVP_Q_mac: {
    is: "mac",
    algorithm: arg(1, "openssl"),
    digest: arg(3, "hash"),
    cipher: arg(3, "cipher"),
    keyBits: arg(6, "bytes"),
    from: parts(4)
  },
  EVP_KDF_fetch: { is: "kdf", algorithm: arg(1, "openssl") },
  PKCS5_PBKDF2_HMAC: {
    is: "kdf",
    name: "PBKDF2",
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int"),
    digest: arg(5, "any"),
    outputBits: arg(6, "bytes")
  },
  PKCS5_PBKDF2_HMAC_SHA1: {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-1",
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int"),
    outputBits: arg(5, "bytes")
  },
  "EVP_PBE_{scrypt,scrypt_ex}": {
    is: "kdf",
    name: "scrypt",
    saltBits: arg(3, "bytes"),
    iterations: arg(4, "int"),
    blockSize: arg(5, "int"),
    parallelism: arg(6, "int"),
    outputBits: arg(9, "bytes")
  },
  "PKCS12_key_gen_{asc,uni,utf8}{,_ex}": {
    is: "kdf",
    name: "PKCS12KDF",
    iterations: arg(5, "int"),
    digest: arg(8, "any")
  },
  "HKDF{,_extract,_expand}": { is: "kdf", name: "HKDF", digest: arg(2, "any") },

  "RAND_{bytes,priv_bytes,pseudo_bytes}": {
    is: "random",
    name: "RNG",
    byteLength: arg(1, "size"),
    functions: ["generate"]
  },
  "RAND_{bytes_ex,priv_bytes_ex}": { is: "random", name: "RNG", byteLength: arg(2, "size"), functions: ["generate"] },
  DH_KDF_X9_42: { is: "kdf", name: "X942KDF", outputBits: arg(1, "bytes"), digest: arg(7, "any") },
  ECDH_KDF_X9_62: { is: "kdf", name: "X963KDF", outputBits: arg(1, "bytes"), digest: arg(6, "any") },
  EVP_RAND_CTX_new: { is: "random", from: arg(0, "any"), functions: ["generate"] },
  EVP_RAND_instantiate: { refines: true, on: arg(0, "any"), from: parts(5) },
  "EVP_RAND_{generate,nonce}": { refines: true, operates: true, on: arg(0, "any"), byteLength: arg(2, "size") },
  RAND_set_DRBG_type: {
    is: "random",
    algorithm: arg(1, "openssl"),
    cipher: arg(3, "openssl"),
    keyBits: arg(3, "openssl"),
    digest: arg(4, "hash"),
    functions: ["generate"]
  },
  EVP_RAND_fetch: { is: "random", algorithm: arg(1, "openssl"), functions: ["generate"] },

  "{NID,SN}_{md2,md4,md5,md5_sha1,sha1,sha224,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake128,shake256,ripemd160,whirlpool,mdc2,sm3,blake2b512,blake2s256}":
    { value: "{2}" },
  EVP_MAC_CTX_new: { is: "mac", from: arg(0, "any") },
  EVP_MAC_init: { refines: true, on: arg(0, "any"), keyBits: arg(2, "bytes"), from: parts(3) },
  EVP_MAC_init_SKEY: { refines: true, on: arg(0, "any"), key: arg(1, "any"), from: parts(2) },
  "EVP_MAC_{update,final,finalXOF}": { refines: true, operates: true, on: arg(0, "any") },
  EVP_KDF_CTX_new: { is: "kdf", from: arg(0, "any") },
  EVP_KDF_derive: { refines: true, operates: true, on: arg(0, "any"), outputBits: arg(2, "bytes"), from: parts(3) },
  PKCS12_set_mac: { is: "mac", name: "HMAC", iterations: arg(5, "int"), digest: arg(6, "any") },

  SN_poly1305: { value: "Poly1305" },
  "{NID,SN}_{aes_128_ecb,aes_128_cbc,aes_128_gcm,aes_128_ctr,aes_192_cbc,aes_192_gcm,aes_256_ecb,aes_256_cbc,aes_256_gcm,aes_256_ctr,des_ecb,des_cbc,des_ede3_cbc,rc4,rc2_cbc,bf_cbc,cast5_cbc,idea_cbc,camellia_128_cbc,camellia_256_cbc,chacha20_poly1305}":
    { value: "{2}" }
})
