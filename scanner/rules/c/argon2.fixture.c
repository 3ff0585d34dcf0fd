#include <argon2.h>

void use(const char *pw, size_t len, const uint8_t *salt, uint8_t *hash, char *encoded, int kind) {
  argon2i_hash_raw(3, 65536, 4, pw, len, salt, 16, hash, 32); // expect: kdf Argon2i-65536-3-4 saltBits=128 outputBits=256
  argon2d_hash_raw(3, 65536, 4, pw, len, salt, 16, hash, 32); // expect: kdf Argon2d-65536-3-4 saltBits=128 outputBits=256
  argon2id_hash_raw(2, 1 << 16, 1, pw, len, salt, 16, hash, 24); // expect: kdf Argon2id-65536-2-1 saltBits=128 outputBits=192
  argon2i_hash_encoded(3, 4096, 1, pw, len, salt, 16, 32, encoded, 128); // expect: password-hash Argon2i-4096-3-1 saltBits=128 outputBits=256
  argon2d_hash_encoded(3, 4096, 1, pw, len, salt, 16, 32, encoded, 128); // expect: password-hash Argon2d-4096-3-1 saltBits=128 outputBits=256
  argon2id_hash_encoded(3, 4096, 1, pw, len, salt, 16, 32, encoded, 128); // expect: password-hash Argon2id-4096-3-1 saltBits=128 outputBits=256
  argon2_hash(3, 65536, 4, pw, len, salt, 16, hash, 32, NULL, 0, Argon2_id, ARGON2_VERSION_13); // expect: kdf Argon2id-65536-3-4 saltBits=128 outputBits=256
  argon2_hash(3, 65536, 4, pw, len, salt, 16, hash, 32, NULL, 0, Argon2_d, 0x13); // expect: kdf Argon2d-65536-3-4
  argon2_hash(3, 65536, 4, pw, len, salt, 16, hash, 32, NULL, 0, kind, 0x13); // expect: kdf unknown iterations=3 memoryKib=65536
  argon2i_verify(encoded, pw, len); // expect: password-hash Argon2i functions=verify
  argon2d_verify(encoded, pw, len); // expect: password-hash Argon2d functions=verify
  argon2id_verify(encoded, pw, len); // expect: password-hash Argon2id functions=verify
  argon2_verify(encoded, pw, len, Argon2_i); // expect: password-hash Argon2i functions=verify
  argon2_encodedlen(3, 65536, 4, 16, 32, Argon2_id);
}

void positional(uint8_t *out, uint8_t *pwd, uint8_t *salt) {
  argon2_context context = {out, 32, pwd, 8, salt, 16, NULL, 0, NULL, 0, 5, 1 << 20, 4, 4, ARGON2_VERSION_13, NULL, NULL, 0};
  argon2i_ctx(&context); // expect: kdf Argon2i-1048576-5-4 saltBits=128 outputBits=256
  argon2d_ctx(&context); // expect: kdf Argon2d-1048576-5-4
  argon2id_ctx(&context); // expect: kdf Argon2id-1048576-5-4
  argon2_ctx(&context, Argon2_id); // expect: kdf Argon2id-1048576-5-4 saltBits=128 outputBits=256
}

int member_by_member(const char *hash) {
  argon2_context context;
  context.outlen = 32;
  context.saltlen = 16;
  context.t_cost = 3;
  context.m_cost = 65536;
  context.lanes = 4;
  context.threads = 4;
  argon2i_verify_ctx(&context, hash); // expect: password-hash Argon2i-65536-3-4 functions=verify
  argon2d_verify_ctx(&context, hash); // expect: password-hash Argon2d-65536-3-4 functions=verify
  argon2id_verify_ctx(&context, hash); // expect: password-hash Argon2id-65536-3-4 functions=verify
  return argon2_verify_ctx(&context, hash, Argon2_i); // expect: password-hash Argon2i-65536-3-4 functions=verify
}
