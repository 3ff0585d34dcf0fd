import { arg, library, text } from "../rule.ts"

/* Source: the Nettle headers (git.lysator.liu.se/nettle/nettle); names there are mapped to nettle_ ones by macros. */
export const nettle = library("c", "nettle", {
  "{md2,md4,md5,sha1,sha224,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,ripemd160,sm3,streebog256,streebog512}_init":
    { is: "hash", algorithm: text("{1}", "hash"), into: arg(0, "any") },
  "{md2,md4,md5,sha1,sha224,sha256,sha384,sha512,ripemd160}_digest": {
    refines: true,
    operates: true,
    on: arg(0, "any")
  },
  "hmac_{md5,sha1,sha224,sha256,sha384,sha512,ripemd160,sm3}_set_key": {
    is: "mac",
    name: "HMAC",
    digest: text("{1}", "hash"),
    keyBits: arg(1, "bytes"),
    into: arg(0, "any")
  },
  "cmac_aes{128,256}_set_key": { is: "mac", name: "CMAC", cipher: "AES", keyBits: text("{1}", "int") },
  umac128_set_key: { is: "mac", name: "UMAC", tagBits: 128 },
  poly1305_aes_set_key: { is: "mac", name: "Poly1305", cipher: "AES" },
  "aes{128,192,256}_set_{encrypt,decrypt}_key": {
    is: "cipher",
    name: "AES",
    keyBits: text("{1}", "int"),
    functions: text("{2}", "cipherFunction"),
    into: arg(0, "any")
  },
  "camellia{128,192,256}_set_{encrypt,decrypt}_key": {
    is: "cipher",
    name: "CAMELLIA",
    keyBits: text("{1}", "int"),
    into: arg(0, "any")
  },
  "{arcfour,blowfish,serpent,twofish,arctwo}_set_key": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    keyBits: arg(1, "bytes"),
    into: arg(0, "any")
  },
  des_set_key: { is: "cipher", name: "DES", into: arg(0, "any") },
  des3_set_key: { is: "cipher", name: "3DES", keyBits: 168, into: arg(0, "any") },
  cast128_set_key: { is: "cipher", name: "CAST5", keyBits: 128, into: arg(0, "any") },
  chacha_set_key: { is: "cipher", name: "ChaCha20", into: arg(0, "any") },
  chacha_poly1305_set_key: { is: "cipher", name: "ChaCha20-Poly1305", into: arg(0, "any") },
  salsa20_256_set_key: { is: "cipher", name: "Salsa20", keyBits: 256, into: arg(0, "any") },
  "gcm_aes{128,192,256}_set_key": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "gcm" },
  "ccm_aes{128,192,256}_set_key": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "ccm" },
  eax_aes128_set_key: { is: "cipher", name: "AES", keyBits: 128, mode: "eax" },
  "siv_cmac_aes{128,256}_set_key": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "siv" },
  "xts_aes{128,256}_set_{encrypt,decrypt}_key": { is: "cipher", name: "AES", keyBits: text("{1}", "int"), mode: "xts" },
  "{cbc_encrypt,cbc_decrypt,CBC_ENCRYPT,CBC_DECRYPT}": {
    refines: true,
    operates: true,
    on: arg(0, "any"),
    mode: "cbc"
  },
  "{ctr_crypt,CTR_CRYPT}": { refines: true, operates: true, on: arg(0, "any"), mode: "ctr" },
  pbkdf2_hmac_sha1: {
    is: "kdf",
    name: "PBKDF2",
    digest: "SHA-1",
    iterations: arg(2, "int"),
    saltBits: arg(3, "bytes"),
    outputBits: arg(5, "bytes")
  },
  "pbkdf2_hmac_{sha256,sha384,sha512}": {
    is: "kdf",
    name: "PBKDF2",
    digest: text("{1}", "hash"),
    iterations: arg(2, "int"),
    saltBits: arg(3, "bytes"),
    outputBits: arg(5, "bytes")
  },
  "{hkdf_extract,hkdf_expand}": { is: "kdf", name: "HKDF" },
  rsa_generate_keypair: { is: "keygen", name: "RSA", keyBits: arg(6, "int") },
  dsa_generate_params: { is: "parameters", name: "DSA", keyBits: arg(5, "int") },
  "rsa_{md5,sha1,sha256,sha512}_{sign,verify}": {
    is: "signature",
    name: "RSA",
    padding: "pkcs1v15",
    digest: text("{1}", "hash"),
    functions: text("{2}", "signFunction")
  },
  "rsa_pss_{sha256,sha384,sha512}_verify_digest": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: text("{1}", "hash"),
    functions: ["verify"]
  },
  "{ecdsa_sign,ecdsa_verify}": { is: "signature", name: "ECDSA" },
  "ed25519_sha512_{sign,verify}": { is: "signature", name: "Ed25519", functions: text("{1}", "signFunction") },
  "ed448_shake256_{sign,verify}": { is: "signature", name: "Ed448", functions: text("{1}", "signFunction") },
  "{curve25519_mul,curve25519_mul_g}": { is: "key-agreement", name: "X25519" },
  "{curve448_mul,curve448_mul_g}": { is: "key-agreement", name: "X448" },
  yarrow256_init: { is: "random", name: "Yarrow", into: arg(0, "any") },
  yarrow256_random: { refines: true, operates: true, on: arg(0, "any") }
})
