#include <crypt.h>

void use(const char *password, const char *setting) {
  crypt(password, "$1$salt"); // expect: password-hash crypt-md5
  crypt(password, "$2b$10$abcdefghijklmnopqrstuu"); // expect: password-hash bcrypt
  crypt(password, "$3$"); // expect: password-hash nthash
  crypt(password, "$5$salt"); // expect: password-hash crypt-sha256
  crypt(password, "$6$salt"); // expect: password-hash crypt-sha512
  crypt(password, "$7$CU..../...."); // expect: password-hash scrypt
  crypt(password, "$y$j9T$salt"); // expect: password-hash yescrypt
  crypt(password, "$sha1$40000$salt"); // expect: password-hash crypt-sha1
  crypt(password, "_J9..rasm"); // expect: password-hash crypt-des
  crypt(password, "ab"); // expect: password-hash crypt-des
  crypt(password, setting); // expect: password-hash unknown
  crypt_r(password, "$6$salt", &data); // expect: password-hash crypt-sha512
  crypt_rn(password, "$6$salt", &data); // expect: password-hash crypt-sha512
  crypt_ra(password, "$6$salt", &data); // expect: password-hash crypt-sha512
  crypt_gensalt("$2b$", 12, NULL, 0); // expect: password-hash bcrypt
  crypt_gensalt_ra("$2b$", 12, NULL, 0); // expect: password-hash bcrypt
  crypt_gensalt_rn("$2b$", 12, NULL, 0); // expect: password-hash bcrypt
  bcrypt_pbkdf(pass, passlen, salt, saltlen, key, keylen, 16); // expect: kdf bcrypt-pbkdf-16 unknown=saltBits,outputBits
  libscrypt_scrypt(pw, len, salt, 16, 16384, 8, 1, out, 32); // expect: kdf scrypt-16384-8-1
  unsigned char nonce[12];
  getrandom(nonce, sizeof nonce); // expect: random RNG byteLength=12 functions=generate
  getentropy(nonce, sizeof nonce); // expect: random RNG byteLength=12 functions=generate
  arc4random_buf(nonce, sizeof nonce); // expect: random RNG byteLength=12 functions=generate
  mcrypt_module_open(MCRYPT_RIJNDAEL_128, NULL, MCRYPT_CBC, NULL); // expect: cipher AES-CBC
  mcrypt_module_open(MCRYPT_RIJNDAEL_192, NULL, MCRYPT_CBC, NULL); // expect: cipher Rijndael-CBC
  mcrypt_module_open(MCRYPT_RIJNDAEL_256, NULL, MCRYPT_CBC, NULL); // expect: cipher Rijndael-CBC
  mcrypt_module_open(MCRYPT_DES, NULL, MCRYPT_CBC, NULL); // expect: cipher DES-56-CBC
  mcrypt_module_open(MCRYPT_3DES, NULL, MCRYPT_CBC, NULL); // expect: cipher 3DES-CBC
  mcrypt_module_open(MCRYPT_TRIPLEDES, NULL, MCRYPT_CBC, NULL); // expect: cipher 3DES-CBC
  mcrypt_module_open(MCRYPT_BLOWFISH, NULL, MCRYPT_CBC, NULL); // expect: cipher Blowfish-CBC
  mcrypt_module_open(MCRYPT_TWOFISH, NULL, MCRYPT_CBC, NULL); // expect: cipher Twofish-CBC
  mcrypt_module_open(MCRYPT_SERPENT, NULL, MCRYPT_CBC, NULL); // expect: cipher Serpent-CBC
  mcrypt_module_open(MCRYPT_ARCFOUR, NULL, MCRYPT_CBC, NULL); // expect: cipher RC4 mode=cbc
  mcrypt_module_open(MCRYPT_RC2, NULL, MCRYPT_CBC, NULL); // expect: cipher RC2-CBC
  mcrypt_module_open(MCRYPT_LOKI97, NULL, MCRYPT_CBC, NULL); // expect: cipher LOKI97-CBC
  mcrypt_module_open(MCRYPT_XTEA, NULL, MCRYPT_CBC, NULL); // expect: cipher XTEA-CBC
  mcrypt_module_open(MCRYPT_GOST, NULL, MCRYPT_CBC, NULL); // expect: cipher GOST28147-CBC
  mcrypt_module_open("rijndael-256", NULL, "ecb", NULL); // expect: cipher Rijndael-ECB
  mcrypt_module_open("tripledes", NULL, MCRYPT_ECB, NULL); // expect: cipher 3DES-ECB
  mcrypt_module_open("tripledes", NULL, MCRYPT_CFB, NULL); // expect: cipher 3DES-CFB
  mcrypt_module_open("tripledes", NULL, MCRYPT_OFB, NULL); // expect: cipher 3DES-OFB
  mcrypt_module_open("tripledes", NULL, MCRYPT_nOFB, NULL); // expect: cipher 3DES-OFB128
}

void others_8(void) {
  bcrypt_hashpass(a, b, c, d, e, f, g, h); // expect: password-hash bcrypt
  bcrypt_newhash(a, b, c, d, e, f, g, h); // expect: password-hash bcrypt
  bcrypt_checkpass(a, b, c, d, e, f, g, h); // expect: password-hash bcrypt
  arc4random(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
  arc4random_uniform(a, b, c, d, e, f, g, h); // expect: random RNG functions=generate
}

void scrypt_libraries(const uint8_t *pw, size_t len, const uint8_t *salt, uint8_t *out, char *mcf, yescrypt_shared_t *shared) {
  crypto_scrypt(pw, len, salt, 32, 32768, 8, 1, out, 64); // expect: kdf scrypt-32768-8-1 saltBits=256 outputBits=512
  scrypt_kdf(pw, len, salt, 32, 1048576, 8, 1, out, 32); // expect: kdf scrypt-1048576-8-1 saltBits=256 outputBits=256
  libscrypt_hash(mcf, "secret", 16384, 8, 16); // expect: password-hash scrypt-16384-8-16
  libscrypt_check(mcf, "secret"); // expect: password-hash scrypt functions=verify
  libscrypt_salt_gen(out, 16); // expect: random RNG byteLength=16 functions=generate
  yescrypt(a, b, pw, len, c); // expect: kdf yescrypt
  yescrypt_r(shared, b, pw, len, c, d, e, f); // expect: kdf yescrypt
  yescrypt_kdf(shared, b, pw, len, salt, 16, d, out, 32); // expect: kdf yescrypt
}

void bcrypt_libraries(const char *pw, char *salt, char *hash) {
  bcrypt_gensalt(12, salt); // expect: password-hash bcrypt-4096
  bcrypt_hashpw(pw, salt, hash); // expect: password-hash bcrypt
  bcrypt_checkpw(pw, hash); // expect: password-hash bcrypt
  _crypt_blowfish_rn(pw, salt, hash, 61); // expect: password-hash bcrypt
  _crypt_gensalt_blowfish_rn("$2b$", 10, salt, 16, hash, 30); // expect: password-hash bcrypt-1024
}

#define LOCK_SIZE 32
unsigned char lock_salt[16];

void draw(void) {
  arc4random_buf(lock_salt, LOCK_SIZE * CHAR_BIT); // expect: random RNG byteLength=256
}

int lock(const char *pass, unsigned long length) {
  unsigned char hash[LOCK_SIZE];
  return bcrypt_pbkdf(pass, length, lock_salt, sizeof(lock_salt), hash, sizeof(hash), 1); // expect: kdf bcrypt-pbkdf-1 saltBits=128 outputBits=256
}
