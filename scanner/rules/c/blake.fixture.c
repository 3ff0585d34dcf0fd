#include <blake3.h>
#include <blake2.h>

void three(const uint8_t *in, uint8_t *out, const uint8_t key[32]) {
  blake3_hasher hasher;
  blake3_hasher_init(&hasher); // expect: hash BLAKE3
  blake3_hasher_update(&hasher, in, 64);
  blake3_hasher_finalize(&hasher, out, 32);
  blake3_hasher keyed;
  blake3_hasher_init_keyed(&keyed, key); // expect: mac BLAKE3-MAC keyBits=256
  blake3_hasher_update_tbb(&keyed, in, 64);
  blake3_hasher_finalize_seek(&keyed, 0, out, 16);
  blake3_hasher derived;
  blake3_hasher_init_derive_key(&derived, "example 2026"); // expect: kdf BLAKE3
  blake3_hasher raw;
  blake3_hasher_init_derive_key_raw(&raw, in, 8); // expect: kdf BLAKE3
}

void two(const uint8_t *in, uint8_t *out, const uint8_t *key) {
  blake2b_state b1;
  blake2b_init(&b1, 32); // expect: hash BLAKE2b-256
  blake2b_update(&b1, in, 3);
  blake2b_final(&b1, out, 32);
  blake2b_state b2;
  blake2b_init_key(&b2, 32, key, 32); // expect: mac BLAKE2b-MAC-256 keyBits=256
  blake2s_state s1;
  blake2s_init(&s1, 16); // expect: hash BLAKE2s-128
  blake2s_update(&s1, in, 3);
  blake2s_final(&s1, out, 16);
  blake2s_state s2;
  blake2s_init_key(&s2, 16, key, 32); // expect: mac BLAKE2s-MAC-128 keyBits=256
  blake2bp_state bp1;
  blake2bp_init(&bp1, 32); // expect: hash BLAKE2bp-256
  blake2bp_update(&bp1, in, 3);
  blake2bp_final(&bp1, out, 32);
  blake2bp_state bp2;
  blake2bp_init_key(&bp2, 32, key, 32); // expect: mac BLAKE2bp-256 keyBits=256
  blake2sp_state sp1;
  blake2sp_init(&sp1, 16); // expect: hash BLAKE2sp-128
  blake2sp_update(&sp1, in, 3);
  blake2sp_final(&sp1, out, 16);
  blake2sp_state sp2;
  blake2sp_init_key(&sp2, 16, key, 32); // expect: mac BLAKE2sp-128 keyBits=256
  blake2xb_state xb1;
  blake2xb_init(&xb1, 32); // expect: hash BLAKE2xb outputBits=256
  blake2xb_update(&xb1, in, 3);
  blake2xb_final(&xb1, out, 32);
  blake2xb_state xb2;
  blake2xb_init_key(&xb2, 32, key, 32); // expect: mac BLAKE2xb outputBits=256 keyBits=256
  blake2xs_state xs1;
  blake2xs_init(&xs1, 16); // expect: hash BLAKE2xs outputBits=128
  blake2xs_update(&xs1, in, 3);
  blake2xs_final(&xs1, out, 16);
  blake2xs_state xs2;
  blake2xs_init_key(&xs2, 16, key, 32); // expect: mac BLAKE2xs outputBits=128 keyBits=256
  blake2b_state b3;
  blake2b_init_param(&b3, &param); // expect: hash BLAKE2b
  blake2s_state s3;
  blake2s_init_param(&s3, &param); // expect: hash BLAKE2s
  blake2bp(out, 32, in, 64, NULL, 0); // expect: hash BLAKE2bp-256
  blake2sp(out, 32, in, 64, NULL, 0); // expect: hash BLAKE2sp-256
  blake2xb(out, 32, in, 64, NULL, 0); // expect: hash BLAKE2xb outputBits=256
  blake2xs(out, 32, in, 64, NULL, 0); // expect: hash BLAKE2xs outputBits=256
  blake2(out, 64, in, 64, NULL, 0); // expect: hash BLAKE2b-512
  blake2b(out, 64, in, 64, NULL, 0); // expect: hash BLAKE2b
}
