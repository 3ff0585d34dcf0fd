#include <apr_md5.h>

void apr(const unsigned char *in, unsigned char *out, char *text) {
  apr_md5_ctx_t md5;
  apr_md5_init(&md5); // expect: hash MD5
  apr_md5_update(&md5, in, 8);
  apr_md5_final(out, &md5);
  apr_md5(out, in, 8); // expect: hash MD5
  apr_sha1_ctx_t sha1;
  apr_sha1_init(&sha1); // expect: hash SHA-1
  apr_sha1_update(&sha1, in, 8);
  apr_sha1_update_binary(&sha1, in, 8);
  apr_sha1_final(out, &sha1);
  apr_sha1_base64("secret", 6, text); // expect: hash SHA-1
  apr_md5_encode("secret", "salt", text, 120); // expect: password-hash crypt-md5
  apr_bcrypt_encode("secret", 10, in, 16, text, 120); // expect: password-hash bcrypt-1024
  apr_password_validate("secret", text); // expect: password-hash unknown functions=verify
  apr_generate_random_bytes(out, 32); // expect: random RNG byteLength=32 functions=generate
  apr_random_secure_bytes(state, out, 16); // expect: random RNG byteLength=16 functions=generate
  apr_crypto_passphrase(&key, &size, "secret", 6, in, 8, APR_KEY_3DES_192, APR_MODE_CBC, 1, 4096, f, pool); // expect: kdf PBKDF2-4096 cipher=3DES saltBits=64
  apr_crypto_passphrase(&key, &size, "secret", 6, in, 8, APR_KEY_AES_128, APR_MODE_CBC, 1, 4096, f, pool); // expect: kdf PBKDF2-4096 cipher=AES keyBits=128 saltBits=64
  apr_crypto_passphrase(&key, &size, "secret", 6, in, 8, APR_KEY_AES_192, APR_MODE_CBC, 1, 4096, f, pool); // expect: kdf PBKDF2-4096 cipher=AES keyBits=192 saltBits=64
  apr_crypto_passphrase(&key, &size, "secret", 6, in, 8, APR_KEY_AES_256, APR_MODE_CBC, 1, 4096, f, pool); // expect: kdf PBKDF2-4096 cipher=AES keyBits=256 saltBits=64
}
