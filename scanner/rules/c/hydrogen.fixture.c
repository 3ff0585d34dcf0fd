#include <hydrogen.h>

void use(uint8_t *out, const uint8_t *in, const uint8_t *key, const char *context) {
  hydro_hash_state state;
  hydro_hash_init(&state, context, key); // expect: hash unknown
  hydro_hash_update(&state, in, 5);
  hydro_hash_final(&state, out, 32);
  hydro_hash_hash(out, 32, in, 5, context, key); // expect: hash unknown outputBits=256
  hydro_secretbox_encrypt(out, in, 5, 0, context, key); // expect: cipher unknown functions=encrypt
  hydro_secretbox_decrypt(out, in, 41, 0, context, key); // expect: cipher unknown functions=decrypt
  hydro_secretbox_keygen(out); // expect: keygen unknown keyBits=256
  hydro_hash_keygen(out); // expect: keygen unknown keyBits=256
  hydro_kdf_keygen(out); // expect: keygen unknown keyBits=256
  hydro_pwhash_keygen(out); // expect: keygen unknown keyBits=256
  hydro_kdf_derive_from_key(out, 32, 1, context, key); // expect: kdf unknown outputBits=256
  hydro_sign_keygen(&pair); // expect: keygen unknown curve=Curve25519
  hydro_sign_keygen_deterministic(&pair, key); // expect: keygen unknown curve=Curve25519
  hydro_sign_create(out, in, 5, context, key); // expect: signature unknown curve=Curve25519 functions=sign
  hydro_sign_final_create(&sign, out, key); // expect: signature unknown curve=Curve25519 functions=sign
  hydro_sign_verify(out, in, 5, context, key); // expect: signature unknown curve=Curve25519 functions=verify
  hydro_sign_final_verify(&sign, out, key); // expect: signature unknown curve=Curve25519 functions=verify
  hydro_kx_keygen(&pair); // expect: keygen x25519
  hydro_kx_keygen_deterministic(&pair, key); // expect: keygen x25519
  hydro_kx_n_1(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_n_2(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_kk_1(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_kk_2(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_kk_3(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_nk_1(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_nk_2(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_nk_3(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_xx_1(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_xx_2(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_xx_3(&keys, out, key, in); // expect: key-agreement x25519
  hydro_kx_xx_4(&keys, out, key, in); // expect: key-agreement x25519
  hydro_pwhash_deterministic(out, 32, pw, 8, context, key, 1000, 0, 1); // expect: kdf unknown outputBits=256
  hydro_pwhash_create(out, pw, 8, key, 1000, 0, 1); // expect: password-hash unknown
  hydro_pwhash_derive_static_key(out, 32, in, pw, 8, context, key, 1000, 0, 1); // expect: password-hash unknown
  hydro_pwhash_verify(in, pw, 8, key, 1000, 0, 1); // expect: password-hash unknown functions=verify
  hydro_random_u32(); // expect: random RNG functions=generate
  hydro_random_uniform(6); // expect: random RNG functions=generate
  hydro_random_buf(out, 32); // expect: random RNG byteLength=32 functions=generate
  hydro_random_buf_deterministic(out, 32, key); // expect: random unknown byteLength=32
}
