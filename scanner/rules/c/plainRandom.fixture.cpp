#include <algorithm>
#include <boost/random.hpp>
#include <random>

class Dice {
  int rand() { return 4; }
  int roll() { return rand(); }
};

void uses(std::vector<int> &cards, Dice &dice) {
  std::srand(1); // expect: random Non-cryptographic-PRNG
  int roll = std::rand() % 6; // expect: random Non-cryptographic-PRNG
  std::random_device device;
  std::mt19937 twister(device()); // expect: random Non-cryptographic-PRNG-MT19937
  std::mt19937_64 wide{42}; // expect: random Non-cryptographic-PRNG-MT19937-64
  std::minstd_rand0 first; // expect: random Non-cryptographic-PRNG-minstd_rand0
  auto second = std::minstd_rand(7); // expect: random Non-cryptographic-PRNG-minstd_rand
  std::ranlux24 luxury(1); // expect: random Non-cryptographic-PRNG-ranlux24
  std::ranlux48 more(1); // expect: random Non-cryptographic-PRNG-ranlux48
  std::knuth_b knuth(1); // expect: random Non-cryptographic-PRNG-knuth_b
  std::default_random_engine engine(1); // expect: random Non-cryptographic-PRNG
  boost::mt19937 old(1); // expect: random Non-cryptographic-PRNG-MT19937
  boost::random::mt19937 current(1); // expect: random Non-cryptographic-PRNG-MT19937
  boost::mt19937_64 oldWide(1); // expect: random Non-cryptographic-PRNG-MT19937-64
  boost::random::mt19937_64 currentWide(1); // expect: random Non-cryptographic-PRNG-MT19937-64
  boost::minstd_rand0 a(1); // expect: random Non-cryptographic-PRNG-minstd_rand0
  boost::minstd_rand b(1); // expect: random Non-cryptographic-PRNG-minstd_rand
  boost::ranlux24 c(1); // expect: random Non-cryptographic-PRNG-ranlux24
  boost::ranlux48 d(1); // expect: random Non-cryptographic-PRNG-ranlux48
  boost::knuth_b e(1); // expect: random Non-cryptographic-PRNG-knuth_b
  boost::random::minstd_rand0 f(1); // expect: random Non-cryptographic-PRNG-minstd_rand0
  boost::random::minstd_rand g(1); // expect: random Non-cryptographic-PRNG-minstd_rand
  boost::random::ranlux24 h(1); // expect: random Non-cryptographic-PRNG-ranlux24
  boost::random::ranlux48 i(1); // expect: random Non-cryptographic-PRNG-ranlux48
  boost::random::knuth_b j(1); // expect: random Non-cryptographic-PRNG-knuth_b
  std::random_shuffle(cards.begin(), cards.end()); // expect: random Non-cryptographic-PRNG
  dice.rand();
  my::mt19937 own(1);
}
