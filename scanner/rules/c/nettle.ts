import { arg, library, text, type Row } from "../rule.ts"

const onContext: Row = { refines: true, operates: true, on: arg(0, "any") }
const gcm = (name: Row["name"] & string, keyBits: number): Row => ({ is: "cipher", name, keyBits, mode: "gcm" })
const ofRsa: Row = { is: "cipher", name: "RSA", padding: "pkcs1v15" }
const signsRsa: Row = { is: "signature", name: "RSA", padding: "pkcs1v15" }

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
  yarrow256_random: { refines: true, operates: true, on: arg(0, "any") },

  "aes_set_{encrypt,decrypt}_key": {
    is: "cipher",
    name: "AES",
    keyBits: arg(1, "bytes"),
    functions: text("{1}", "cipherFunction"),
    into: arg(0, "any")
  },
  "{aes128,aes192,aes256,blowfish,cast128,serpent,twofish,arctwo,des,des3}_{encrypt,decrypt}": onContext,
  "{arcfour,salsa20,camellia128,camellia256}_crypt": onContext,
  chacha_crypt32: onContext,
  "chacha_poly1305_{encrypt,decrypt}": onContext,
  arcfour128_set_key: { is: "cipher", name: "RC4", keyBits: 128, into: arg(0, "any") },
  "arctwo{40,64,128}_set_key": { is: "cipher", name: "RC2", keyBits: text("{1}", "int"), into: arg(0, "any") },
  blowfish128_set_key: { is: "cipher", name: "Blowfish", keyBits: 128, into: arg(0, "any") },
  cast5_set_key: { is: "cipher", name: "CAST5", keyBits: arg(1, "bytes"), into: arg(0, "any") },
  salsa20_128_set_key: { is: "cipher", name: "Salsa20", keyBits: 128, into: arg(0, "any") },
  salsa20_set_key: { is: "cipher", name: "Salsa20", keyBits: arg(1, "bytes"), into: arg(0, "any") },
  "{serpent,twofish}{128,192,256}_set_key": {
    is: "cipher",
    algorithm: text("{1}", "cipher"),
    keyBits: text("{2}", "int"),
    into: arg(0, "any")
  },
  sm4_set_encrypt_key: { is: "cipher", name: "SM4", functions: ["encrypt"], into: arg(0, "any") },
  sm4_set_decrypt_key: { is: "cipher", name: "SM4", functions: ["decrypt"], into: arg(0, "any") },
  gcm_aes_set_key: { is: "cipher", name: "AES", keyBits: arg(1, "bytes"), mode: "gcm", into: arg(0, "any") },
  gcm_camellia128_set_key: { ...gcm("CAMELLIA", 128), into: arg(0, "any") },
  gcm_camellia256_set_key: { ...gcm("CAMELLIA", 256), into: arg(0, "any") },
  "gcm_{aes,aes128,aes192,aes256,camellia128,camellia256}_{encrypt,decrypt}": onContext,
  "ccm_aes{128,192,256}_{encrypt_message,decrypt_message}": onContext,
  "eax_aes128_{encrypt,decrypt}": onContext,
  "siv_cmac_aes{128,256}_{encrypt,decrypt}_message": onContext,
  "xts_aes{128,256}_{encrypt,decrypt}_message": onContext,
  "{cfb_encrypt,cfb_decrypt,CFB_ENCRYPT,CFB_DECRYPT}": { ...onContext, mode: "cfb" },
  "{cfb8_encrypt,cfb8_decrypt,CFB8_ENCRYPT,CFB8_DECRYPT}": { ...onContext, mode: "cfb8" },
  "aes{128,192,256}_{keywrap,keyunwrap}": { is: "key-wrap", name: "AES", keyBits: text("{1}", "int"), mode: "kw" },
  "{nist_keywrap16,nist_keyunwrap16}": { is: "key-wrap", mode: "kw" },

  "{gosthash94,gosthash94cp}_init": { is: "hash", name: "GOSTR3411", into: arg(0, "any") },
  "hmac_{gosthash94,gosthash94cp}_set_key": {
    is: "mac",
    name: "HMAC",
    digest: "GOSTR3411",
    keyBits: arg(1, "bytes"),
    into: arg(0, "any")
  },
  "hmac_streebog{256,512}_set_key": {
    is: "mac",
    name: "HMAC",
    digest: "Streebog-{1}",
    keyBits: arg(1, "bytes"),
    into: arg(0, "any")
  },
  sha3_256_shake: { is: "hash", name: "SHAKE256", outputBits: arg(1, "bytes") },
  "hmac_{md5,sha1,sha224,sha256,sha384,sha512,ripemd160,sm3}_{update,digest}": onContext,
  cmac_des3_set_key: { is: "mac", name: "CMAC", cipher: "3DES" },
  "umac{32,64,96}_set_key": { is: "mac", name: "UMAC", tagBits: text("{1}", "int") },
  blowfish_bcrypt_hash: { is: "password-hash", name: "bcrypt", iterations: arg(5, "log2") },
  blowfish_bcrypt_verify: { is: "password-hash", name: "bcrypt", functions: ["verify"] },
  pbkdf2_hmac_gosthash94cp: {
    is: "kdf",
    name: "PBKDF2",
    digest: "GOSTR3411",
    iterations: arg(2, "int"),
    saltBits: arg(3, "bytes"),
    outputBits: arg(5, "bytes")
  },
  pbkdf2: {
    is: "kdf",
    name: "PBKDF2",
    iterations: arg(4, "int"),
    saltBits: arg(5, "bytes"),
    outputBits: arg(7, "bytes")
  },

  rsa_encrypt: { ...ofRsa, functions: ["encrypt"] },
  "{rsa_decrypt,rsa_decrypt_tr,rsa_sec_decrypt}": { ...ofRsa, functions: ["decrypt"] },
  "{rsa_pkcs1_sign,rsa_pkcs1_sign_tr}": { ...signsRsa, functions: ["sign"] },
  rsa_pkcs1_verify: { ...signsRsa, functions: ["verify"] },
  "rsa_{md5,sha1,sha256,sha512}_{sign_tr,sign_digest,sign_digest_tr}": {
    ...signsRsa,
    digest: text("{1}", "hash"),
    functions: ["sign"]
  },
  "rsa_{md5,sha1,sha256,sha512}_verify_digest": { ...signsRsa, digest: text("{1}", "hash"), functions: ["verify"] },
  "rsa_pss_{sha256,sha384,sha512}_sign_digest_tr": {
    is: "signature",
    name: "RSA",
    padding: "pss",
    digest: text("{1}", "hash"),
    functions: ["sign"]
  },
  dsa_generate_keypair: { is: "keygen", name: "DSA" },
  "{dsa_sign,dsa_verify}": { is: "signature", name: "DSA" },
  "dsa_{sha1,sha256}_{sign,sign_digest}": {
    is: "signature",
    name: "DSA",
    digest: text("{1}", "hash"),
    functions: ["sign"]
  },
  "dsa_{sha1,sha256}_{verify,verify_digest}": {
    is: "signature",
    name: "DSA",
    digest: text("{1}", "hash"),
    functions: ["verify"]
  },
  ecdsa_generate_keypair: { is: "keygen", name: "EC" },
  "{gostdsa_sign,gostdsa_verify}": { is: "signature", name: "GOSTR3410" },
  gostdsa_vko: { is: "key-agreement", name: "ECVKO" },
  knuth_lfib_init: { is: "random", name: "NonCryptographicPRNG" },
  drbg_ctr_aes256_init: { is: "random", name: "CTR_DRBG", cipher: "AES", keyBits: 256, into: arg(0, "any") },
  drbg_ctr_aes256_random: { ...onContext, byteLength: arg(1, "size") }
})
