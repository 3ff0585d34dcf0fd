import 'dart:math';

final generator = Random(42); // expect: random Non-cryptographic-PRNG

void uses(Random given) {
  final roll = Random().nextInt(6); // expect: random Non-cryptographic-PRNG
  generator.nextInt(6);
  generator.nextDouble();
  generator.nextBool();
  Random.secure().nextInt(6); // expect: random RNG
  given.nextInt(6);
  max(1, 2);
}
