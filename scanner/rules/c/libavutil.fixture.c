#include <libavutil/hash.h>

void ffmpeg(uint8_t *out, const uint8_t *in, const uint8_t *key) {
  struct AVMD5 *md5 = av_md5_alloc();
  av_md5_init(md5); // expect: hash MD5
  av_md5_update(md5, in, 8);
  av_md5_final(md5, out);
  av_md5_sum(out, in, 8); // expect: hash MD5
  av_sha_init(sha, bits); // expect: hash unknown
  av_sha_init(sha, 160); // expect: hash SHA-1
  av_sha_init(sha, 256); // expect: hash SHA-256
  av_sha512_init(sha512, 256); // expect: hash SHA-512/256
  av_sha512_init(sha512, 384); // expect: hash SHA-384
  av_sha_update(sha, in, 8);
  av_sha_final(sha, out);
  av_sha512_init(sha512, bits); // expect: hash unknown
  av_sha512_update(sha512, in, 8);
  av_sha512_final(sha512, out);
  av_ripemd_update(ripemd, in, 8);
  av_ripemd_final(ripemd, out);
  av_hash_alloc(&hash, "SHA256"); // expect: hash SHA-256
  av_hash_update(hash, in, 8);
  av_hash_final(hash, out);
  AVHMAC *md5_mac = av_hmac_alloc(AV_HMAC_MD5); // expect: mac HMAC-MD5
  AVHMAC *sha1_mac = av_hmac_alloc(AV_HMAC_SHA1); // expect: mac HMAC-SHA-1
  AVHMAC *sha224_mac = av_hmac_alloc(AV_HMAC_SHA224); // expect: mac HMAC-SHA-224
  AVHMAC *sha256_mac = av_hmac_alloc(AV_HMAC_SHA256); // expect: mac HMAC-SHA-256 keyBits=256
  AVHMAC *sha384_mac = av_hmac_alloc(AV_HMAC_SHA384); // expect: mac HMAC-SHA-384
  AVHMAC *sha512_mac = av_hmac_alloc(AV_HMAC_SHA512); // expect: mac HMAC-SHA-512
  av_hmac_calc(sha256_mac, in, 8, key, 32, out, 32);
  av_aes_init(aes, key, 128, 0); // expect: cipher AES-128
  av_aes_crypt(aes, out, in, 4, NULL, 0);
  av_aes_ctr_init(ctr, key); // expect: cipher AES-128-CTR
  av_aes_ctr_crypt(ctr, out, in, 64);
  av_rc4_init(rc4, key, 128); // expect: cipher RC4
  av_rc4_crypt(rc4, out, in, 8, NULL, 0);
  av_blowfish_init(blowfish, key, 128); // expect: cipher Blowfish
  av_blowfish_crypt(blowfish, out, in, 8, NULL, 0);
  av_twofish_init(twofish, key, 128); // expect: cipher Twofish
  av_twofish_crypt(twofish, out, in, 8, NULL, 0);
  av_camellia_init(camellia, key, 128); // expect: cipher CAMELLIA
  av_camellia_crypt(camellia, out, in, 8, NULL, 0);
  av_cast5_init(cast5, key, 128); // expect: cipher CAST5
  av_cast5_crypt(cast5, out, in, 8, NULL, 0);
  av_xtea_init(xtea, key, 128); // expect: cipher XTEA
  av_xtea_crypt(xtea, out, in, 8, NULL, 0);
  av_random_bytes(out, 16); // expect: random RNG byteLength=16 functions=generate
  uint32_t seed = av_get_random_seed(); // expect: random RNG functions=generate
  av_lfg_init(&lfg, 1); // expect: random Non-cryptographic-PRNG
}
