#include <string.h>

/* Own functions with the names of a library's, which do something. */
static unsigned char *MD5(const unsigned char *song, unsigned long notes, unsigned char *sum) {
  for (unsigned long at = 0; at < notes; at++) sum[at % 16] ^= song[at];
  return sum;
}

static unsigned char *SHA1(const unsigned char *news, unsigned long length, unsigned char *sum) {
  memcpy(sum, news, length);
  return sum;
}

unsigned char *solve(unsigned char *song, unsigned char *sum) {
  return MD5(SHA1(song, 16, sum), 16, sum);
}
