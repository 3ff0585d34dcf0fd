#include <stdio.h>
#include <stdint.h>
#include <openssl/evp.h>

#ifndef KEY_BITS
# define KEY_BITS (256)
#endif
#define STRINGIFY(x) #x
#define JOINED "aes" "-256" "-gcm"

typedef struct cipher_entry {
  const char *name;
  uint8_t key[KEY_BITS / 8];
  const EVP_CIPHER *(*get)(void);
  unsigned int is_aead : 1;
} cipher_entry;

enum mode { MODE_CBC = 1, MODE_GCM, MODE_LAST = MODE_GCM };
union word { uint32_t whole; uint8_t bytes[4]; };

_Static_assert(sizeof(union word) == 4, "a word has four bytes");

static const cipher_entry entries[] = {
  { "aes-256-gcm", { 0 }, EVP_aes_256_gcm, 1 },
  { .name = "aes-256-cbc", .get = EVP_aes_256_cbc },
  [2] = { .name = NULL }
};

extern int prototype(const char *name, void (*callback)(int, void *), ...);
static inline int is_even(int n) { return (n & 1) == 0 ? 1 : 0; }

static const EVP_CIPHER *choose(enum mode mode, int bits) {
  const EVP_CIPHER *cipher = NULL, *other = EVP_aes_128_cbc();
  switch (mode) {
  case MODE_CBC:
    cipher = bits == 256 ? EVP_aes_256_cbc() : other;
    break;
  case MODE_GCM: {
    cipher = EVP_aes_256_gcm();
    break;
  }
  default:
    goto failed;
  }
#ifdef WITH_CHACHA
  if (bits == 0)
    cipher = EVP_chacha20_poly1305();
#else
  (void)bits;
#endif
  return cipher;
failed:
  return NULL;
}

int main(int argc, char **argv) {
  unsigned char key[32] = { 0x00, 1, 2UL, 'c', '\x04' }, iv[16];
  char name[] = "made up";
  EVP_CIPHER_CTX *ctx = EVP_CIPHER_CTX_new();
  int (*function)(int) = is_even;
  uint64_t mask = 1ULL << 40 | 0x7fff;
  struct { int a, b; } pair = { .a = 1, .b = sizeof key };

  for (size_t i = 0, n = sizeof(entries) / sizeof(entries[0]); i < n; i++) {
    if (!entries[i].name || entries[i].get == NULL)
      continue;
    printf("%s %d\n", entries[i].name, function((int)i));
  }
  do {
    if (EVP_EncryptInit_ex(ctx, choose(MODE_GCM, KEY_BITS), NULL, key, (const unsigned char *)&iv[0]) != 1)
      break;
    EVP_CIPHER_CTX_ctrl(ctx, EVP_CTRL_GCM_SET_IVLEN, 12, NULL);
  } while (0);
  while (*argv++) mask ^= (uint64_t)argc, pair.a += 2, pair.b--;
  return prototype(JOINED "x", NULL, name, (int[]){ 1, 2 }, mask) || pair.a;
}
