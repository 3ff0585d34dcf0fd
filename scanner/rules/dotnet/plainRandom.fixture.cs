using System;
using System.Security.Cryptography;

class Draws
{
    private readonly Random shared = new(42); // expect: random Non-cryptographic-PRNG

    void Uses(Random given, byte[] key)
    {
        var rng = new System.Random(); // expect: random Non-cryptographic-PRNG
        rng.NextBytes(key);
        shared.Next(6);
        shared.NextInt64();
        shared.NextDouble();
        shared.NextSingle();
        shared.GetItems(key, 2);
        shared.Shuffle(key);
        Random.Shared.Next(); // expect: random Non-cryptographic-PRNG
        Random.Shared.NextInt64(); // expect: random Non-cryptographic-PRNG
        Random.Shared.NextDouble(); // expect: random Non-cryptographic-PRNG
        Random.Shared.NextSingle(); // expect: random Non-cryptographic-PRNG
        Random.Shared.NextBytes(key); // expect: random Non-cryptographic-PRNG
        Random.Shared.GetItems(key, 2); // expect: random Non-cryptographic-PRNG
        Random.Shared.Shuffle(key); // expect: random Non-cryptographic-PRNG
        var single = Random.Shared;
        single.Next(); // expect: random Non-cryptographic-PRNG
        RandomNumberGenerator.Fill(key); // expect: random RNG
        given.Next();
    }
}
