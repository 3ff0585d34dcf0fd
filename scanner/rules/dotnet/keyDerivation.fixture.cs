using System.Security.Cryptography;
using System.Text;
using Microsoft.AspNetCore.Cryptography.KeyDerivation;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        new Rfc2898DeriveBytes(given, new byte[16]); // expect: kdf PBKDF2-SHA-1-1000 saltBits=128
        new Rfc2898DeriveBytes(given, 16, 10_000); // expect: kdf PBKDF2-SHA-1-10000 saltBits=128
        new Rfc2898DeriveBytes(given, new byte[16], 600_000, HashAlgorithmName.SHA512); // expect: kdf PBKDF2-SHA-512-600000 saltBits=128
        new Rfc2898DeriveBytes(given, salt: Encoding.UTF8.GetBytes("made-up salt"), iterations: 1 << 12, hashAlgorithm: given); // expect: kdf PBKDF2-4096
        using var d1 = new Rfc2898DeriveBytes(given, data); d1.IterationCount = 2000; d1.Salt = new byte[8]; d1.GetBytes(32); // expect: kdf PBKDF2-SHA-1-2000 saltBits=64 outputBits=256
        new Rfc2898DeriveBytes(given, data).CryptDeriveKey("TripleDES", "SHA1", 192, iv); // expect: kdf PBKDF2-SHA-1-1000 outputBits=192
        Rfc2898DeriveBytes.Pbkdf2(given, new byte[16], 100_000, HashAlgorithmName.SHA256, 32); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
        var d2 = new PasswordDeriveBytes(given, new byte[8]); d2.HashName = "MD5"; d2.IterationCount = 3; d2.Salt = new byte[16]; d2.GetBytes(16); // expect: kdf PBKDF1-MD5-3 saltBits=128 outputBits=128
        new PasswordDeriveBytes(given, data, "SHA256", 2).CryptDeriveKey("DES", "MD5", 56, iv); // expect: kdf PBKDF1-SHA-256-2
        HKDF.DeriveKey(HashAlgorithmName.SHA256, key, 32, new byte[16], data); // expect: kdf HKDF-SHA-256 saltBits=128
        HKDF.Extract(HashAlgorithmName.SHA384, key, new byte[48]); // expect: kdf HKDF-SHA-384
        HKDF.Expand(HashAlgorithmName.SHA512, key, outputLength: 64); // expect: kdf HKDF-SHA-512
        using var d3 = new SP800108HmacCounterKdf(key, HashAlgorithmName.SHA256); d3.DeriveKey(data, data, 32); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
        SP800108HmacCounterKdf.DeriveBytes(key, HashAlgorithmName.SHA512, data, data, 64); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-512
        KeyDerivation.Pbkdf2(password: given, salt: new byte[16], prf: KeyDerivationPrf.HMACSHA1, iterationCount: 100000, numBytesRequested: 256 / 8); // expect: kdf PBKDF2-SHA-1-100000 saltBits=128 outputBits=256
        KeyDerivation.Pbkdf2(password: given, salt: new byte[16], prf: KeyDerivationPrf.HMACSHA256, iterationCount: 100000, numBytesRequested: 256 / 8); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
        KeyDerivation.Pbkdf2(password: given, salt: new byte[16], prf: KeyDerivationPrf.HMACSHA512, iterationCount: 100000, numBytesRequested: 256 / 8); // expect: kdf PBKDF2-SHA-512-100000 saltBits=128 outputBits=256

        // Not found
        new Other.Rfc2898DeriveBytes(given, data); d1.ToString();
    }
}
