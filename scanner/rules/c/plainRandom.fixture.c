#include <stdlib.h>

void uses(unsigned *seed, unsigned short state[3], struct dice *dice) {
  srand(42); /* expect: random Non-cryptographic-PRNG */
  int roll = rand() % 6; /* expect: random Non-cryptographic-PRNG */
  rand_r(seed); /* expect: random Non-cryptographic-PRNG */
  srandom(42); /* expect: random Non-cryptographic-PRNG */
  long value = random(); /* expect: random Non-cryptographic-PRNG */
  random_r(buffer, &roll); /* expect: random Non-cryptographic-PRNG */
  srand48(1); /* expect: random Non-cryptographic-PRNG-LCG48 */
  seed48(state); /* expect: random Non-cryptographic-PRNG-LCG48 */
  drand48(); /* expect: random Non-cryptographic-PRNG-LCG48 */
  erand48(state); /* expect: random Non-cryptographic-PRNG-LCG48 */
  lrand48(); /* expect: random Non-cryptographic-PRNG-LCG48 */
  nrand48(state); /* expect: random Non-cryptographic-PRNG-LCG48 */
  mrand48(); /* expect: random Non-cryptographic-PRNG-LCG48 */
  jrand48(state); /* expect: random Non-cryptographic-PRNG-LCG48 */
  dice->rand();
  int random_value = brand();
}
