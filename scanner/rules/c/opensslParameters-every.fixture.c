/* Every constructor with every key. */
#include <openssl/params.h>
#include <openssl/param_build.h>

void f1(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f2(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("kdf-digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f3(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash mgfDigest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("mgf1-digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f4(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("cipher", "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f5(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash curve=P-384
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("group", "P-384", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f6(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=oaep
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("pad-mode", "oaep", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f7(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f8(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("kdf-digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f9(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash mgfDigest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("mgf1-digest", "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f10(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("cipher", "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f11(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash curve=P-384
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("group", "P-384", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f12(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=oaep
  OSSL_PARAM params[] = { OSSL_PARAM_utf8_string("pad-mode", "oaep", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f13(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f14(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f15(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f16(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f17(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f18(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f19(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f20(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f21(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f22(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f23(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f24(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_int("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f25(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f26(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f27(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f28(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f29(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f30(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f31(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f32(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f33(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f34(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f35(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f36(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f37(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f38(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f39(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f40(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f41(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f42(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f43(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f44(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f45(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f46(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f47(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f48(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint32("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f49(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f50(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f51(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f52(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f53(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f54(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f55(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f56(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f57(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f58(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f59(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f60(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_uint64("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f61(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f62(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f63(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f64(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f65(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f66(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f67(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f68(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f69(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f70(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f71(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f72(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f73(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f74(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f75(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f76(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f77(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f78(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f79(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f80(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_int("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f81(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_int("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f82(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_int("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f83(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_int("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f84(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_int("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f85(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f86(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f87(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f88(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f89(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f90(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f91(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f92(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_uint("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f93(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_uint("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f94(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_uint("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f95(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_uint("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f96(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_uint("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f97(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("bits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f98(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("pbits", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f99(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("iter", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f100(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("n", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f101(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("r", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f102(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("p", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f103(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("lanes", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f104(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("memcost", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f105(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("key-length", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f106(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("ivlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f107(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("taglen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f108(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_size_t("saltlen", &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f109(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "digest", "SHA512", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f110(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "kdf-digest", "SHA512", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f111(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash mgfDigest=SHA-512
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "mgf1-digest", "SHA512", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f112(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "cipher", "AES-128-CBC", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f113(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash curve=P-384
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "group", "P-384", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f114(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=oaep
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_utf8_string(bld, "pad-mode", "oaep", 0);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f115(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "bits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f116(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "pbits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f117(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "iter", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f118(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "n", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f119(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "r", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f120(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "p", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f121(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "lanes", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f122(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "memcost", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f123(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "key-length", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f124(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "ivlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f125(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "taglen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f126(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_int(bld, "saltlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f127(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "bits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f128(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "pbits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f129(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "iter", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f130(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "n", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f131(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "r", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f132(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "p", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f133(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "lanes", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f134(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "memcost", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f135(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "key-length", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f136(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "ivlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f137(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "taglen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f138(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint(bld, "saltlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f139(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "bits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f140(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "pbits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f141(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "iter", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f142(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "n", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f143(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "r", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f144(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "p", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f145(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "lanes", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f146(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "memcost", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f147(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "key-length", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f148(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "ivlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f149(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "taglen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f150(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint32(bld, "saltlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f151(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "bits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f152(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "pbits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f153(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "iter", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f154(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "n", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f155(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "r", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f156(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "p", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f157(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "lanes", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f158(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "memcost", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f159(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "key-length", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f160(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "ivlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f161(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "taglen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f162(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_uint64(bld, "saltlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f163(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "bits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f164(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "pbits", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f165(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "iter", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f166(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "n", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f167(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "r", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f168(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "p", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f169(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "lanes", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f170(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash memoryKib=24
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "memcost", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f171(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "key-length", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f172(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "ivlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f173(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash tagBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "taglen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f174(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM_BLD *bld = OSSL_PARAM_BLD_new();
  OSSL_PARAM_BLD_push_size_t(bld, "saltlen", 24);
  EVP_MAC_CTX_set_params(ctx, OSSL_PARAM_BLD_to_param(bld));
}
void f175(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_DRBG_PARAM_CIPHER, "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f176(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_ENCODER_PARAM_CIPHER, "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f177(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_KDF_PARAM_CIPHER, "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f178(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_CIPHER, "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f179(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash cipher=AES keyBits=128 mode=cbc
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_ALG_PARAM_CIPHER, "AES-128-CBC", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f180(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_DRBG_PARAM_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f181(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f182(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_RSA_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f183(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_FFC_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f184(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_ASYM_CIPHER_PARAM_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f185(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash digest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_EXCHANGE_PARAM_KDF_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f186(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash mgfDigest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_MGF1_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f187(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash mgfDigest=SHA-512
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_RSA_MGF1_DIGEST, "SHA512", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f188(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=oaep
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string(OSSL_PKEY_PARAM_PAD_MODE, "oaep", 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f189(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_PKEY_PARAM_BITS, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f190(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_PKEY_PARAM_FFC_PBITS, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f191(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash keyBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_SKEY_PARAM_KEY_LENGTH, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f192(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash iterations=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_KDF_PARAM_SCRYPT_N, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f193(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash blockSize=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_KDF_PARAM_SCRYPT_R, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f194(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash parallelism=24
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_KDF_PARAM_SCRYPT_P, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f195(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash nonceBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_CIPHER_PARAM_IVLEN, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f196(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_PKEY_PARAM_RSA_PSS_SALTLEN, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f197(void) {
  static size_t number = 24;
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash saltBits=192
  OSSL_PARAM params[] = { OSSL_PARAM_construct_size_t(OSSL_SIGNATURE_PARAM_PSS_SALTLEN, &number), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f198(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=none
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("pad-mode", OSSL_PKEY_RSA_PAD_MODE_NONE, 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f199(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=pkcs1v15
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("pad-mode", OSSL_PKEY_RSA_PAD_MODE_PKCSV15, 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f200(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=oaep
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("pad-mode", OSSL_PKEY_RSA_PAD_MODE_OAEP, 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
void f201(void) {
  EVP_MAC_CTX *ctx = EVP_MAC_CTX_new(EVP_MAC_fetch(NULL, "SIPHASH", NULL)); // expect: mac SipHash padding=x931
  OSSL_PARAM params[] = { OSSL_PARAM_construct_utf8_string("pad-mode", OSSL_PKEY_RSA_PAD_MODE_X931, 0), OSSL_PARAM_END };
  EVP_MAC_CTX_set_params(ctx, params);
}
