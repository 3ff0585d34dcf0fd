#include <cryptopp/osrng.h>

void use(byte *out, CryptoPP::RandomNumberGenerator &g0, CryptoPP::AutoSeededRandomPool &g1, CryptoPP::NonblockingRng &g2, CryptoPP::BlockingRng &g3, CryptoPP::RandomPool &g4, CryptoPP::RDRAND &g5, CryptoPP::RDSEED &g6) {
  g0.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g0.GenerateByte(); // expect: random RNG functions=generate
  g0.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g1.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g1.GenerateByte(); // expect: random RNG functions=generate
  g1.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g2.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g2.GenerateByte(); // expect: random RNG functions=generate
  g2.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g3.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g3.GenerateByte(); // expect: random RNG functions=generate
  g3.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g4.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g4.GenerateByte(); // expect: random RNG functions=generate
  g4.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g5.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g5.GenerateByte(); // expect: random RNG functions=generate
  g5.GenerateWord32(0, 5); // expect: random RNG functions=generate
  g6.GenerateBlock(out, 16); // expect: random RNG byteLength=16 functions=generate
  g6.GenerateByte(); // expect: random RNG functions=generate
  g6.GenerateWord32(0, 5); // expect: random RNG functions=generate
  CryptoPP::AutoSeededRandomPool here; // expect: random RNG
  here.GenerateBlock(out, sizeof(out)); // expect: random RNG functions=generate
}
