import 'dart:math' as math;

class Random {
  int nextInt(int max) => 4;
}

void uses() {
  Random().nextInt(6);
  math.Random().nextInt(6); // expect: random Non-cryptographic-PRNG
}
