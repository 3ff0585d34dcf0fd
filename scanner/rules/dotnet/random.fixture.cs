using System;
using System.Security.Cryptography;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        RandomNumberGenerator.GetInt32(10); // expect: random RNG
        RandomNumberGenerator.GetItems(10); // expect: random RNG
        RandomNumberGenerator.GetString(10); // expect: random RNG
        RandomNumberGenerator.GetHexString(10); // expect: random RNG
        RandomNumberGenerator.Shuffle(10); // expect: random RNG
        RandomNumberGenerator.GetBytes(32); // expect: random RNG byteLength=32
        Span<byte> nonce = stackalloc byte[12]; RandomNumberGenerator.Fill(nonce); // expect: random RNG byteLength=12
        using var r1 = RandomNumberGenerator.Create(); r1.GetBytes(data); // expect: random RNG unknown=byteLength
        using var r3 = RandomNumberGenerator.Create(); var filled = new byte[32]; r3.GetBytes(filled); // expect: random RNG byteLength=32
        RandomNumberGenerator.Create().GetBytes(new byte[24]); // expect: random RNG byteLength=24
        using var r1 = RandomNumberGenerator.Create(); r1.GetNonZeroBytes(data); // expect: random RNG
        using var r2 = new RNGCryptoServiceProvider(); r2.GetBytes(data); // expect: random RNG
        Guid.NewGuid(); // expect: random RNG
        Guid.CreateVersion7(); // expect: random RNG
        System.Web.Security.Membership.GeneratePassword(12, 3); // expect: random RNG

        // No cryptography, which plainRandom.ts tells.
        new Random().Next(); Random.Shared.NextBytes(data); // expect: random Non-cryptographic-PRNG; random Non-cryptographic-PRNG
    }
}
