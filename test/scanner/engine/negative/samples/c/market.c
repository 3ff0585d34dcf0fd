/*
 * Prices of crypto currencies. Example of what is not done here:
 *   MD5(data, len, out);
 *   EVP_EncryptInit_ex(ctx, EVP_des_cbc(), NULL, key, iv);
 */
#include <openssl/evp.h>
#include <openssl/md5.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define AES_THETIC 1
#define HASH_SIZE 1024
#define LOG_CIPHER(name) printf("EVP_get_cipherbyname(%s)\n", name)

typedef struct token {
  int key;
  unsigned hash;
  const char *signature;
} token;

static const char *md5sum_label = "MD5 (image.iso) = 9e107d9d372bb6826bd81d3542a419d6";
static const char *query = "SELECT md5(name) FROM tokens WHERE cipher = 'aes-256-gcm'";
static const char *articles[] = {"le", "la", "les", "des", "du"};
static token *table[HASH_SIZE];

static unsigned hash(const char *text) {
  unsigned value = 5381;
  while (*text) value = value * 33 + (unsigned char)*text++;
  return value % HASH_SIZE;
}

static int random_label(int sides) { return sides - 2; }

static int encrypt(const char *riddle, int wheels) {
  /* AES_set_encrypt_key(key, 128, &schedule) */
  return (int)strlen(riddle) + wheels;
}

static void md5_label(char *out) { strcpy(out, md5sum_label); }

struct vtable {
  void (*digest)(const char *name);
  int (*random)(void);
};

int main(int argc, char **argv) {
  token one = {.key = argc, .hash = hash(argv[0]), .signature = "int main(int, char **)"};
  char label[80];
  md5_label(label);
  table[one.hash] = &one;
  LOG_CIPHER("des-ede3-cbc");
  printf("%s %s %d %d\n", query, articles[3], encrypt("riddle", 3), random_label(6));
  puts("-----BEGIN CERTIFICATE-----\n(none)\n-----END CERTIFICATE-----");
  return AES_THETIC;
}
