#include "uECC.h"
#include <tinycrypt/aes.h>
#include <tinycrypt/ccm_mode.h>

void curves(void) {
  const struct uECC_Curve_t *curve = uECC_secp256k1();
  uECC_make_key(pub, priv, uECC_secp160r1()); // expect: keygen EC-secp160r1
  uECC_make_key(pub, priv, uECC_secp192r1()); // expect: keygen EC-P-192
  uECC_make_key_with_d(pub, priv, d, curve); // expect: keygen EC-secp256k1
  uECC_compute_public_key(priv, pub, uECC_secp224r1()); // expect: key EC-P-224 material=public-key
  uECC_shared_secret(pub, priv, secret, uECC_secp256r1()); // expect: key-agreement ECDH-P-256
  uECC_sign(priv, hash, sizeof(hash), sig, curve); // expect: signature ECDSA-secp256k1 functions=sign
  uECC_sign_deterministic(priv, hash, 32, &ctx, sig, curve); // expect: signature ECDSA-secp256k1 functions=sign
  uECC_sign_with_k(priv, hash, 32, k, sig, curve); // expect: signature ECDSA-secp256k1 functions=sign
  uECC_verify(pub, hash, 32, sig, curve); // expect: signature ECDSA-secp256k1 functions=verify
}

void tinycrypt(void) {
  tc_aes128_set_encrypt_key(&sched, key); // expect: cipher AES-128
  tc_aes128_set_decrypt_key(&sched, key); // expect: cipher AES-128
  tc_cbc_mode_encrypt(out, 64, in, 48, iv, &sched); // expect: cipher AES-128-CBC functions=encrypt
  tc_cbc_mode_decrypt(out, 48, in, 64, iv, &sched); // expect: cipher AES-128-CBC functions=decrypt
  tc_ctr_mode(out, 64, in, 64, ctr, &sched); // expect: cipher AES-128-CTR
  tc_ccm_config(&c, &sched, nonce, 13, 8); // expect: cipher AES-128-CCM-64 nonceBits=104 tagBits=64
  tc_cmac_setup(&state, key, &sched); // expect: mac AES-128-CMAC
  tc_hmac_set_key(&h, key, 32); // expect: mac HMAC-SHA-256
  tc_hmac_prng_init(&prng, personal, 16); // expect: random HMAC_DRBG-SHA-256
  tc_ctr_prng_init(&ctr, entropy, 48, 0, 0); // expect: random CTR_DRBG-AES-128
  tc_sha256_init(&s); // expect: hash SHA-256
}
