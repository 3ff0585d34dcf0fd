<?php
use Random\Engine\Mt19937;
use Random\Engine\Secure;
use Random\Randomizer;

mt_srand(42); // expect: random Non-cryptographic-PRNG-MT19937
$roll = mt_rand(1, 6); // expect: random Non-cryptographic-PRNG-MT19937
srand(1); // expect: random Non-cryptographic-PRNG
$token = md5(rand()); // expect: random Non-cryptographic-PRNG; hash MD5
$id = uniqid('', true); // expect: random Non-cryptographic-PRNG
shuffle($cards); // expect: random Non-cryptographic-PRNG
array_rand($cards); // expect: random Non-cryptographic-PRNG
str_shuffle($letters); // expect: random Non-cryptographic-PRNG
lcg_value(); // expect: random Non-cryptographic-PRNG-CombinedLCG
new Randomizer(new Mt19937(1)); // expect: random Non-cryptographic-PRNG-MT19937
new Randomizer(new \Random\Engine\PcgOneseq128XslRr64(1)); // expect: random Non-cryptographic-PRNG-PcgOneseq128XslRr64
new Randomizer(new \Random\Engine\Xoshiro256StarStar(1)); // expect: random Non-cryptographic-PRNG-Xoshiro256StarStar
new Randomizer(new Secure()); // expect: random RNG
new Randomizer(); // expect: random RNG
random_int(1, 6); // expect: random RNG

$dice->rand();
$deck->shuffle();
Dice::rand();
