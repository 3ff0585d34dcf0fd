#include <sodium.h>

void use(unsigned char *out, const unsigned char *in) {
  crypto_kdf_hkdf_sha256_state sha256;
  crypto_kdf_hkdf_sha256_extract_init(&sha256, in, 16); // expect: kdf HKDF-SHA-256
  crypto_kdf_hkdf_sha256_extract_update(&sha256, in, 8);
  crypto_kdf_hkdf_sha256_extract_final(&sha256, out);
  crypto_kdf_hkdf_sha256_expand(out, 32, "context", 7, in); // expect: kdf HKDF-SHA-256 outputBits=256
  crypto_kdf_hkdf_sha512_state sha512;
  crypto_kdf_hkdf_sha512_extract_init(&sha512, in, 16); // expect: kdf HKDF-SHA-512
  crypto_kdf_hkdf_sha512_extract_update(&sha512, in, 8);
  crypto_kdf_hkdf_sha512_extract_final(&sha512, out);
  crypto_kdf_hkdf_sha512_expand(out, 32, "context", 7, in); // expect: kdf HKDF-SHA-512 outputBits=256
}
