#ifndef KEYBOARD_H
#define KEYBOARD_H

#include <sodium.h>

/* crypto_secretbox_easy(c, m, mlen, n, k); */
#define KEY_ENTER 28
#define KEY_AES 101
#define DES_KEY_COUNT 84

enum key_code { KEY_RSA = 1, KEY_HASH = 2, KEY_SALT = 3 };

struct keyboard {
  enum key_code pressed;
  int salt;
  unsigned char hash[20];
};

void key_init(struct keyboard *keyboard, int salt);
int key_digest(const struct keyboard *keyboard);

#endif
