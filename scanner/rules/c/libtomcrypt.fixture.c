#include <tomcrypt.h>

void use(void) {
  register_cipher(&aes_desc); // expect: cipher AES
  register_cipher(&rijndael_desc); // expect: cipher Rijndael
  register_cipher(&des_desc); // expect: cipher DES-56
  register_cipher(&des3_desc); // expect: cipher 3DES
  register_cipher(&desx_desc); // expect: cipher DESX
  register_cipher(&blowfish_desc); // expect: cipher Blowfish
  register_cipher(&twofish_desc); // expect: cipher Twofish
  register_cipher(&rc2_desc); // expect: cipher RC2
  register_cipher(&rc5_desc); // expect: cipher RC5
  register_cipher(&rc6_desc); // expect: cipher RC6
  register_cipher(&cast5_desc); // expect: cipher CAST5
  register_cipher(&camellia_desc); // expect: cipher CAMELLIA
  register_cipher(&idea_desc); // expect: cipher IDEA
  register_cipher(&noekeon_desc); // expect: cipher Noekeon
  register_cipher(&skipjack_desc); // expect: cipher Skipjack
  register_cipher(&serpent_desc); // expect: cipher Serpent
  register_cipher(&sm4_desc); // expect: cipher SM4
  register_cipher(&tea_desc); // expect: cipher TEA
  register_cipher(&xtea_desc); // expect: cipher XTEA
  register_cipher(&kseed_desc); // expect: cipher SEED-128
  register_hash(&md2_desc); // expect: hash MD2
  register_hash(&md4_desc); // expect: hash MD4
  register_hash(&md5_desc); // expect: hash MD5
  register_hash(&sha1_desc); // expect: hash SHA-1
  register_hash(&sha224_desc); // expect: hash SHA-224
  register_hash(&sha256_desc); // expect: hash SHA-256
  register_hash(&sha384_desc); // expect: hash SHA-384
  register_hash(&sha512_desc); // expect: hash SHA-512
  register_hash(&sha512_224_desc); // expect: hash SHA-512/224
  register_hash(&sha512_256_desc); // expect: hash SHA-512/256
  register_hash(&sha3_224_desc); // expect: hash SHA3-224
  register_hash(&sha3_256_desc); // expect: hash SHA3-256
  register_hash(&sha3_384_desc); // expect: hash SHA3-384
  register_hash(&sha3_512_desc); // expect: hash SHA3-512
  register_hash(&rmd128_desc); // expect: hash RIPEMD-128
  register_hash(&rmd160_desc); // expect: hash RIPEMD-160
  register_hash(&rmd256_desc); // expect: hash RIPEMD-256
  register_hash(&rmd320_desc); // expect: hash RIPEMD-320
  register_hash(&whirlpool_desc); // expect: hash Whirlpool
  register_hash(&tiger_desc); // expect: hash Tiger
  register_hash(&blake2b_256_desc); // expect: hash BLAKE2b-256
  register_hash(&blake2b_512_desc); // expect: hash BLAKE2b-512
  register_hash(&blake2s_256_desc); // expect: hash BLAKE2s-256
  int cipher = find_cipher("aes");
  cbc_start(cipher, iv, key, 16, 0, &cbc); // expect: cipher AES-CBC
  gcm_memory(find_cipher("twofish"), key, 32, iv, 12, ad, 0, pt, len, ct, tag, &taglen, GCM_ENCRYPT); // expect: cipher Twofish-GCM
  hmac_memory(find_hash("sha256"), key, 32, data, len, out, &outlen); // expect: mac HMAC-SHA-256
  pkcs_5_alg2(pw, 8, salt, 16, 50000, find_hash("sha512"), out, &outlen); // expect: kdf PBKDF2-SHA-512-50000
  rsa_make_key(NULL, prng, 256, 65537, &key); // expect: keygen RSA-2048
}

void others_34(void) {
  ecb_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ecb
  cfb_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=cfb
  ofb_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ofb
  ctr_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ctr
  lrw_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=lrw
  xts_start(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=xts
  ccm_memory(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ccm
  gcm_init(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=gcm
  ccm_init(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ccm
  eax_init(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=eax
  ocb_init(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ocb
  ocb3_init(a, b, c, d, e, f, g, h); // expect: cipher unknown mode=ocb
  chacha20poly1305_memory(a, b, c, d, e, f, g, h); // expect: cipher ChaCha20-Poly1305
  hmac_init(a, b, c, d, e, f, g, h); // expect: mac HMAC
  omac_init(a, b, c, d, e, f, g, h); // expect: mac CMAC
  omac_memory(a, b, c, d, e, f, g, h); // expect: mac CMAC
  hash_memory(a, b, c, d, e, f, g, h); // expect: hash unknown
  pkcs_5_alg1(a, b, c, d, e, f, g, h); // expect: kdf PBKDF1
  rsa_encrypt_key(a, b, c, d, e, f, g, h); // expect: cipher RSA-OAEP
  rsa_decrypt_key(a, b, c, d, e, f, g, h); // expect: cipher RSA-OAEP
  rsa_sign_hash(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS
  rsa_verify_hash(a, b, c, d, e, f, g, h); // expect: signature RSA-PSS
  ecc_make_key(a, b, c, d, e, f, g, h); // expect: keygen EC
  ecc_sign_hash(a, b, c, d, e, f, g, h); // expect: signature ECDSA
  ecc_verify_hash(a, b, c, d, e, f, g, h); // expect: signature ECDSA
  ecc_shared_secret(a, b, c, d, e, f, g, h); // expect: key-agreement ECDH
  dsa_make_key(a, b, c, d, e, f, g, h); // expect: keygen DSA
  dsa_sign_hash(a, b, c, d, e, f, g, h); // expect: signature DSA
  dsa_verify_hash(a, b, c, d, e, f, g, h); // expect: signature DSA
  yarrow_start(a, b, c, d, e, f, g, h); // expect: random Yarrow
  fortuna_start(a, b, c, d, e, f, g, h); // expect: random Fortuna
}
void whole_messages(void) {
  eax_encrypt_authenticate_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-EAX
  eax_decrypt_verify_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-EAX
  ocb_encrypt_authenticate_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-OCB
  ocb_decrypt_verify_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-OCB
  ocb3_encrypt_authenticate_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-OCB
  ocb3_decrypt_verify_memory(find_cipher("aes"), key, 16, nonce, 16, in, 8, in, len, out, tag, &n); // expect: cipher AES-OCB
  hmac_init(&hmac, find_hash("sha256"), key, 32); // expect: mac HMAC-SHA-256
  omac_init(&omac, find_cipher("aes"), key, 16); // expect: mac AES-CMAC
}
