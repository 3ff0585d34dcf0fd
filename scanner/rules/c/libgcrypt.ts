import { arg, library, text, type Row } from "../../match/rule.ts"

const onHandle: Row = { refines: true, operates: true, on: arg(0, "any") }

/* Source: gcrypt.h and the reference manual of Libgcrypt 1.12 (github.com/gpg/libgcrypt/blob/master/doc/gcrypt.texi). */
export const libgcrypt = library("c", "libgcrypt", {
  "GCRY_CIPHER_{AES,RIJNDAEL,AES128,RIJNDAEL128}": { name: "AES", keyBits: 128 },
  "GCRY_CIPHER_{AES192,RIJNDAEL192}": { name: "AES", keyBits: 192 },
  "GCRY_CIPHER_{AES256,RIJNDAEL256}": { name: "AES", keyBits: 256 },
  GCRY_CIPHER_3DES: { name: "3DES", keyBits: 168 },
  GCRY_CIPHER_BLOWFISH: { name: "Blowfish" },
  GCRY_CIPHER_CAST5: { name: "CAST5", keyBits: 128 },
  GCRY_CIPHER_TWOFISH: { name: "Twofish", keyBits: 256 },
  GCRY_CIPHER_TWOFISH128: { name: "Twofish", keyBits: 128 },
  GCRY_CIPHER_ARCFOUR: { name: "RC4" },
  GCRY_CIPHER_RFC2268_40: { name: "RC2", keyBits: 40 },
  GCRY_CIPHER_RFC2268_128: { name: "RC2", keyBits: 128 },
  "GCRY_CIPHER_{DES,IDEA,SEED,SM4,SALSA20,CHACHA20,GOST28147}": { algorithm: text("{1}", "cipher") },
  GCRY_CIPHER_GOST28147_MESH: { name: "GOST28147" },
  GCRY_CIPHER_SALSA20R12: { name: "Salsa20", parameterSet: "12" },
  "GCRY_CIPHER_{SERPENT,CAMELLIA,ARIA}{128,192,256}": { algorithm: text("{1}-{2}", "cipher") },
  "GCRY_CIPHER_MODE_{ECB,CBC,CFB,CFB8,OFB,CTR,CCM,GCM,OCB,XTS,EAX,SIV}": { mode: text("{1}", "mode") },
  GCRY_CIPHER_MODE_GCM_SIV: { mode: "gcm-siv" },
  GCRY_CIPHER_MODE_AESWRAP: { mode: "kw" },
  GCRY_CIPHER_MODE_POLY1305: { mode: "poly1305" },
  "GCRY_CIPHER_MODE_{STREAM,NONE}": {},
  gcry_cipher_open: { is: "cipher", algorithm: arg(1, "any"), mode: arg(2, "any"), into: arg(0, "any") },
  "gcry_cipher_{encrypt,decrypt}": { ...onHandle, functions: text("{1}", "cipherFunction") },
  gcry_cipher_setiv: { ...onHandle, nonceBits: arg(2, "bytes") },

  "GCRY_MD_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256,CSHAKE128,CSHAKE256,SM3,TIGER,WHIRLPOOL,BLAKE2B_512,BLAKE2B_384,BLAKE2B_256,BLAKE2B_160,BLAKE2S_256,BLAKE2S_224,BLAKE2S_160,BLAKE2S_128,STRIBOG256,STRIBOG512,GOSTR3411_94}":
    { algorithm: text("{1}", "hash") },
  GCRY_MD_RMD160: { name: "RIPEMD-160" },
  GCRY_MD_HAVAL: { name: "HAVAL" },
  "GCRY_MD_{TIGER1,TIGER2}": { name: "Tiger" },
  GCRY_MD_GOSTR3411_CP: { name: "GOSTR3411" },
  gcry_md_open: { is: "hash", algorithm: arg(1, "any"), into: arg(0, "any") },
  gcry_md_enable: { is: "hash", algorithm: arg(1, "any"), on: arg(0, "any"), continues: arg(1, "any") },
  gcry_md_hash_buffer: { is: "hash", algorithm: arg(0, "any") },
  gcry_md_hash_buffers: { is: "hash", algorithm: arg(0, "any") },
  "gcry_md_{write,final}": onHandle,

  "GCRY_MAC_HMAC_{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256,SHA3_224,SHA3_256,SHA3_384,SHA3_512,SM3,WHIRLPOOL,STRIBOG256,STRIBOG512,RMD160}":
    { name: "HMAC", digest: text("{1}", "hash") },
  "GCRY_MAC_{CMAC,GMAC}_{AES,CAMELLIA,TWOFISH,SERPENT,SEED,SM4}": { name: "{1}", cipher: text("{2}", "cipher") },
  "GCRY_MAC_CMAC_{3DES,CAST5,BLOWFISH,IDEA,GOST28147}": { name: "CMAC", cipher: text("{1}", "cipher") },
  GCRY_MAC_CMAC_RFC2268: { name: "CMAC", cipher: "RC2" },
  GCRY_MAC_POLY1305: { name: "Poly1305" },
  "GCRY_MAC_POLY1305_{AES,CAMELLIA,TWOFISH,SERPENT,SEED}": { name: "Poly1305", cipher: text("{1}", "cipher") },
  GCRY_MAC_GOST28147_IMIT: { name: "GOST28147-MAC" },
  gcry_mac_open: { is: "mac", algorithm: arg(1, "any"), into: arg(0, "any") },

  "GCRY_KDF_{PBKDF1,PBKDF2}": { name: "{1}" },
  GCRY_KDF_SCRYPT: { name: "scrypt" },
  GCRY_KDF_ARGON2: { name: "Argon2" },
  "GCRY_KDF_{ONESTEP_KDF,ONESTEP_KDF_MAC}": { name: "ConcatKDF" },
  GCRY_KDF_X963_KDF: { name: "X963KDF" },
  GCRY_KDF_BALLOON: { name: "Balloon" },
  GCRY_KDF_HKDF: { name: "HKDF" },
  "GCRY_KDF_{SIMPLE_S2K,SALTED_S2K,ITERSALTED_S2K}": { name: "S2K" },
  gcry_kdf_derive: {
    is: "kdf",
    algorithm: arg(2, "any"),
    digest: arg(3, "any"),
    saltBits: arg(5, "bytes"),
    iterations: arg(6, "int"),
    outputBits: arg(7, "bytes")
  },
  gcry_kdf_open: { is: "kdf", algorithm: arg(1, "any"), into: arg(0, "any") },
  "gcry_{randomize,create_nonce}": { is: "random", name: "RNG", byteLength: arg(1, "size"), functions: ["generate"] },
  "gcry_{random_bytes,random_bytes_secure}": {
    is: "random",
    name: "RNG",
    byteLength: arg(0, "size"),
    functions: ["generate"]
  },
  gcry_sexp_build: { into: arg(0, "any") },
  gcry_pk_genkey: { is: "keygen", from: arg(1, "any"), into: arg(0, "any") },
  gcry_pk_encrypt: { is: "cipher", key: arg(2, "any"), functions: ["encrypt"] },
  gcry_pk_decrypt: { is: "cipher", key: arg(2, "any"), functions: ["decrypt"] },
  gcry_pk_sign: { is: "signature", key: arg(2, "any"), functions: ["sign"] },
  gcry_pk_verify: { is: "signature", key: arg(2, "any"), functions: ["verify"] }
})
