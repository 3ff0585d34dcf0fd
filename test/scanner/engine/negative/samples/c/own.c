#include <stdio.h>

/* Own functions with the names of library functions. */
static int crypt(int room, int church) { return room + church; }
static long random(void) { return 4; }
static void MD5_label(const char *image) { printf("MD5 (%s)\n", image); }

struct cipher {
  int (*EVP_EncryptInit_ex)(int wheels);
  int SHA1;
};

static int sha256(const char *news) { return news[0]; }

enum { DES_ENCRYPT = 1, AES_BLOCK = 2, EVP_MAX = 3 };

int solve(struct cipher *cipher, int (*MD5)(const char *)) {
  MD5_label("image.iso");
  cipher->SHA1 = sha256("news") + MD5("des pommes");
  return cipher->EVP_EncryptInit_ex(crypt(1, 2)) + (int)random() + DES_ENCRYPT;
}
