#include <md5.h>

void libmd(const uint8_t *in, uint8_t *out, char *text) {
  MD2_CTX md2;
  MD2Init(&md2); // expect: hash MD2
  MD2Update(&md2, in, 8);
  MD2Pad(&md2);
  MD2FileChunk("a", text, 0, 8); // expect: hash MD2
  MD2Final(out, &md2);
  MD2End(&md2, text);
  MD2Data(in, 8, text); // expect: hash MD2
  MD2File("a", text); // expect: hash MD2
  MD4_CTX md4;
  MD4Init(&md4); // expect: hash MD4
  MD4Update(&md4, in, 8);
  MD4Pad(&md4);
  MD4FileChunk("a", text, 0, 8); // expect: hash MD4
  MD4Final(out, &md4);
  MD4End(&md4, text);
  MD4Data(in, 8, text); // expect: hash MD4
  MD4File("a", text); // expect: hash MD4
  MD5_CTX md5;
  MD5Init(&md5); // expect: hash MD5
  MD5Update(&md5, in, 8);
  MD5Pad(&md5);
  MD5FileChunk("a", text, 0, 8); // expect: hash MD5
  MD5Final(out, &md5);
  MD5End(&md5, text);
  MD5Data(in, 8, text); // expect: hash MD5
  MD5File("a", text); // expect: hash MD5
  SHA1_CTX sha1;
  SHA1Init(&sha1); // expect: hash SHA-1
  SHA1Update(&sha1, in, 8);
  SHA1Pad(&sha1);
  SHA1FileChunk("a", text, 0, 8); // expect: hash SHA-1
  SHA1Final(out, &sha1);
  SHA1End(&sha1, text);
  SHA1Data(in, 8, text); // expect: hash SHA-1
  SHA1File("a", text); // expect: hash SHA-1
  SHA224_CTX sha224;
  SHA224Init(&sha224); // expect: hash SHA-224
  SHA224Update(&sha224, in, 8);
  SHA224Pad(&sha224);
  SHA224FileChunk("a", text, 0, 8); // expect: hash SHA-224
  SHA224Final(out, &sha224);
  SHA224End(&sha224, text);
  SHA224Data(in, 8, text); // expect: hash SHA-224
  SHA224File("a", text); // expect: hash SHA-224
  SHA256_CTX sha256;
  SHA256Init(&sha256); // expect: hash SHA-256
  SHA256Update(&sha256, in, 8);
  SHA256Pad(&sha256);
  SHA256FileChunk("a", text, 0, 8); // expect: hash SHA-256
  SHA256Final(out, &sha256);
  SHA256End(&sha256, text);
  SHA256Data(in, 8, text); // expect: hash SHA-256
  SHA256File("a", text); // expect: hash SHA-256
  SHA384_CTX sha384;
  SHA384Init(&sha384); // expect: hash SHA-384
  SHA384Update(&sha384, in, 8);
  SHA384Pad(&sha384);
  SHA384FileChunk("a", text, 0, 8); // expect: hash SHA-384
  SHA384Final(out, &sha384);
  SHA384End(&sha384, text);
  SHA384Data(in, 8, text); // expect: hash SHA-384
  SHA384File("a", text); // expect: hash SHA-384
  SHA512_CTX sha512;
  SHA512Init(&sha512); // expect: hash SHA-512
  SHA512Update(&sha512, in, 8);
  SHA512Pad(&sha512);
  SHA512FileChunk("a", text, 0, 8); // expect: hash SHA-512
  SHA512Final(out, &sha512);
  SHA512End(&sha512, text);
  SHA512Data(in, 8, text); // expect: hash SHA-512
  SHA512File("a", text); // expect: hash SHA-512
  SHA512_256_CTX sha512_256;
  SHA512_256Init(&sha512_256); // expect: hash SHA-512/256
  SHA512_256Update(&sha512_256, in, 8);
  SHA512_256Pad(&sha512_256);
  SHA512_256FileChunk("a", text, 0, 8); // expect: hash SHA-512/256
  SHA512_256Final(out, &sha512_256);
  SHA512_256End(&sha512_256, text);
  SHA512_256Data(in, 8, text); // expect: hash SHA-512/256
  SHA512_256File("a", text); // expect: hash SHA-512/256
  RMD160_CTX rmd160;
  RMD160Init(&rmd160); // expect: hash RIPEMD-160
  RMD160Update(&rmd160, in, 8);
  RMD160Final(out, &rmd160);
  RMD160End(&rmd160, text);
  RMD160Data(in, 8, text); // expect: hash RIPEMD-160
  RMD160File("a", text); // expect: hash RIPEMD-160
}
