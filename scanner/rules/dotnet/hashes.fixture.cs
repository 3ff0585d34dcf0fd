using System;
using System.Security.Cryptography;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        MD5.Create(); // expect: hash MD5
        SHA1.Create(); // expect: hash SHA-1
        SHA256.Create(); // expect: hash SHA-256
        SHA384.Create(); // expect: hash SHA-384
        SHA512.Create(); // expect: hash SHA-512
        SHA3_256.Create(); // expect: hash SHA3-256
        SHA3_384.Create(); // expect: hash SHA3-384
        SHA3_512.Create(); // expect: hash SHA3-512
        RIPEMD160.Create(); // expect: hash RIPEMD-160
        MD5.HashData(data); // expect: hash MD5
        MD5.HashDataAsync(data); // expect: hash MD5
        MD5.TryHashData(data); // expect: hash MD5
        SHA1.HashData(data); // expect: hash SHA-1
        SHA1.HashDataAsync(data); // expect: hash SHA-1
        SHA1.TryHashData(data); // expect: hash SHA-1
        SHA256.HashData(data); // expect: hash SHA-256
        SHA256.HashDataAsync(data); // expect: hash SHA-256
        SHA256.TryHashData(data); // expect: hash SHA-256
        SHA384.HashData(data); // expect: hash SHA-384
        SHA384.HashDataAsync(data); // expect: hash SHA-384
        SHA384.TryHashData(data); // expect: hash SHA-384
        SHA512.HashData(data); // expect: hash SHA-512
        SHA512.HashDataAsync(data); // expect: hash SHA-512
        SHA512.TryHashData(data); // expect: hash SHA-512
        SHA3_256.HashData(data); // expect: hash SHA3-256
        SHA3_256.HashDataAsync(data); // expect: hash SHA3-256
        SHA3_256.TryHashData(data); // expect: hash SHA3-256
        SHA3_384.HashData(data); // expect: hash SHA3-384
        SHA3_384.HashDataAsync(data); // expect: hash SHA3-384
        SHA3_384.TryHashData(data); // expect: hash SHA3-384
        SHA3_512.HashData(data); // expect: hash SHA3-512
        SHA3_512.HashDataAsync(data); // expect: hash SHA3-512
        SHA3_512.TryHashData(data); // expect: hash SHA3-512
        new MD5CryptoServiceProvider(); // expect: hash MD5
        new MD5Cng(); // expect: hash MD5
        new SHA1CryptoServiceProvider(); // expect: hash SHA-1
        new SHA1Cng(); // expect: hash SHA-1
        new SHA256CryptoServiceProvider(); // expect: hash SHA-256
        new SHA256Cng(); // expect: hash SHA-256
        new SHA384CryptoServiceProvider(); // expect: hash SHA-384
        new SHA384Cng(); // expect: hash SHA-384
        new SHA512CryptoServiceProvider(); // expect: hash SHA-512
        new SHA512Cng(); // expect: hash SHA-512
        new SHA1Managed(); // expect: hash SHA-1
        new SHA256Managed(); // expect: hash SHA-256
        new SHA384Managed(); // expect: hash SHA-384
        new SHA512Managed(); // expect: hash SHA-512
        new RIPEMD160Managed(); // expect: hash RIPEMD-160
        HashAlgorithm.Create("MD5"); // expect: hash MD5
        HashAlgorithm.Create("SHA-256"); // expect: hash SHA-256
        HashAlgorithm.Create("System.Security.Cryptography.SHA512"); // expect: hash SHA-512
        HashAlgorithm.Create("http://www.w3.org/2001/04/xmlenc#sha256"); // expect: hash SHA-256
        HashAlgorithm.Create("HMACSHA1"); // expect: mac HMAC-SHA-1
        HashAlgorithm.Create("no hash"); // expect: hash unknown
        HashAlgorithm.Create(); // expect: hash SHA-1
        HashAlgorithm.Create(given); // expect: hash unknown
        HashAlgorithm.Create("SHA" + (flag ? 256 : 512)); // expect: hash SHA-256; hash SHA-512
        void F(MD5 p) { p.ComputeHash(data); }
        void F(MD5 p) { p.ComputeHashAsync(data); }
        void F(MD5 p) { p.TryComputeHash(data); }
        void F(MD5 p) { p.TransformBlock(data); }
        void F(MD5 p) { p.TransformFinalBlock(data); }
        void F(SHA1 p) { p.ComputeHash(data); }
        void F(SHA1 p) { p.ComputeHashAsync(data); }
        void F(SHA1 p) { p.TryComputeHash(data); }
        void F(SHA1 p) { p.TransformBlock(data); }
        void F(SHA1 p) { p.TransformFinalBlock(data); }
        void F(SHA256 p) { p.ComputeHash(data); }
        void F(SHA256 p) { p.ComputeHashAsync(data); }
        void F(SHA256 p) { p.TryComputeHash(data); }
        void F(SHA256 p) { p.TransformBlock(data); }
        void F(SHA256 p) { p.TransformFinalBlock(data); }
        void F(SHA384 p) { p.ComputeHash(data); }
        void F(SHA384 p) { p.ComputeHashAsync(data); }
        void F(SHA384 p) { p.TryComputeHash(data); }
        void F(SHA384 p) { p.TransformBlock(data); }
        void F(SHA384 p) { p.TransformFinalBlock(data); }
        void F(SHA512 p) { p.ComputeHash(data); }
        void F(SHA512 p) { p.ComputeHashAsync(data); }
        void F(SHA512 p) { p.TryComputeHash(data); }
        void F(SHA512 p) { p.TransformBlock(data); }
        void F(SHA512 p) { p.TransformFinalBlock(data); }
        void F(SHA3_256 p) { p.ComputeHash(data); }
        void F(SHA3_256 p) { p.ComputeHashAsync(data); }
        void F(SHA3_256 p) { p.TryComputeHash(data); }
        void F(SHA3_256 p) { p.TransformBlock(data); }
        void F(SHA3_256 p) { p.TransformFinalBlock(data); }
        void F(SHA3_384 p) { p.ComputeHash(data); }
        void F(SHA3_384 p) { p.ComputeHashAsync(data); }
        void F(SHA3_384 p) { p.TryComputeHash(data); }
        void F(SHA3_384 p) { p.TransformBlock(data); }
        void F(SHA3_384 p) { p.TransformFinalBlock(data); }
        void F(SHA3_512 p) { p.ComputeHash(data); }
        void F(SHA3_512 p) { p.ComputeHashAsync(data); }
        void F(SHA3_512 p) { p.TryComputeHash(data); }
        void F(SHA3_512 p) { p.TransformBlock(data); }
        void F(SHA3_512 p) { p.TransformFinalBlock(data); }
        void F(KeyedHashAlgorithm p) { p.ComputeHash(data); }
        void F(KeyedHashAlgorithm p) { p.ComputeHashAsync(data); }
        void F(KeyedHashAlgorithm p) { p.TryComputeHash(data); }
        void F(KeyedHashAlgorithm p) { p.TransformBlock(data); }
        void F(KeyedHashAlgorithm p) { p.TransformFinalBlock(data); }
        var h1 = SHA256.Create(); h1.ComputeHash(data); // expect: hash SHA-256
        Func<byte[], byte[]> f = SHA1.HashData; // expect: hash SHA-1
        new Shake128().AppendData(data); // expect: hash SHAKE128
        new Shake256().AppendData(data); // expect: hash SHAKE256
        Shake128.HashData(data, 32); // expect: hash SHAKE128
        Shake128.HashDataAsync(data, 32); // expect: hash SHAKE128
        Shake256.HashData(data, 32); // expect: hash SHAKE256
        Shake256.HashDataAsync(data, 32); // expect: hash SHAKE256
        var h2 = new Shake256(); h2.GetHashAndReset(64); // expect: hash SHAKE256
        var h2 = new Shake256(); h2.GetCurrentHash(64); // expect: hash SHAKE256
        var h2 = new Shake256(); h2.Read(64); // expect: hash SHAKE256
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.MD5); // expect: hash MD5
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA1); // expect: hash SHA-1
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA256); // expect: hash SHA-256
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA384); // expect: hash SHA-384
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA512); // expect: hash SHA-512
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA3_256); // expect: hash SHA3-256
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA3_384); // expect: hash SHA3-384
        using var i1 = IncrementalHash.CreateHash(HashAlgorithmName.SHA3_512); // expect: hash SHA3-512
        using var i2 = IncrementalHash.CreateHMAC(HashAlgorithmName.SHA256, new byte[32]); i2.AppendData(data); // expect: mac HMAC-SHA-256
        using var i2 = IncrementalHash.CreateHMAC(HashAlgorithmName.SHA256, new byte[32]); i2.GetHashAndReset(data); // expect: mac HMAC-SHA-256
        using var i2 = IncrementalHash.CreateHMAC(HashAlgorithmName.SHA256, new byte[32]); i2.GetCurrentHash(data); // expect: mac HMAC-SHA-256
        IncrementalHash.CreateHash(new HashAlgorithmName("SHA384")); // expect: hash SHA-384
        IncrementalHash.CreateHash(HashAlgorithmName.FromOid("2.16.840.1.101.3.4.2.1")); // expect: hash SHA-256
        CryptographicOperations.HashData(HashAlgorithmName.SHA256, data); // expect: hash SHA-256
        CryptographicOperations.HashDataAsync(HashAlgorithmName.SHA256, data); // expect: hash SHA-256
        CryptographicOperations.TryHashData(HashAlgorithmName.SHA256, data); // expect: hash SHA-256
        CryptographicOperations.HmacData(HashAlgorithmName.SHA256, new byte[16], data); // expect: mac HMAC-SHA-256 keyBits=128
        CryptographicOperations.HmacDataAsync(HashAlgorithmName.SHA256, new byte[16], data); // expect: mac HMAC-SHA-256 keyBits=128
        CryptographicOperations.TryHmacData(HashAlgorithmName.SHA256, new byte[16], data); // expect: mac HMAC-SHA-256 keyBits=128
        CryptoConfig.CreateFromName("SHA"); // expect: hash SHA-1
        CryptoConfig.CreateFromName("SHA1"); // expect: hash SHA-1
        CryptoConfig.CreateFromName("MD5"); // expect: hash MD5
        CryptoConfig.CreateFromName("SHA256"); // expect: hash SHA-256
        CryptoConfig.CreateFromName("SHA-256"); // expect: hash SHA-256
        CryptoConfig.CreateFromName("SHA384"); // expect: hash SHA-384
        CryptoConfig.CreateFromName("SHA-384"); // expect: hash SHA-384
        CryptoConfig.CreateFromName("SHA512"); // expect: hash SHA-512
        CryptoConfig.CreateFromName("SHA-512"); // expect: hash SHA-512
        CryptoConfig.CreateFromName("RIPEMD160"); // expect: hash RIPEMD-160
        CryptoConfig.CreateFromName("HMACMD5"); // expect: mac HMAC-MD5
        CryptoConfig.CreateFromName("HMACSHA1"); // expect: mac HMAC-SHA-1
        CryptoConfig.CreateFromName("HMACSHA256"); // expect: mac HMAC-SHA-256
        CryptoConfig.CreateFromName("HMACSHA384"); // expect: mac HMAC-SHA-384
        CryptoConfig.CreateFromName("HMACSHA512"); // expect: mac HMAC-SHA-512
        CryptoConfig.CreateFromName("DES"); // expect: cipher DES-56
        CryptoConfig.CreateFromName("3DES"); // expect: cipher 3DES
        CryptoConfig.CreateFromName("TripleDES"); // expect: cipher 3DES
        CryptoConfig.CreateFromName("RC2"); // expect: cipher RC2
        CryptoConfig.CreateFromName("AES"); // expect: cipher AES
        CryptoConfig.CreateFromName("Rijndael"); // expect: cipher Rijndael
        CryptoConfig.CreateFromName("RSA"); // expect: key RSA
        CryptoConfig.CreateFromName("DSA"); // expect: key DSA
        CryptoConfig.CreateFromName("ECDsa"); // expect: key ECDSA
        CryptoConfig.CreateFromName("My Provider");
        new HMACMD5(new byte[32]); // expect: mac HMAC-MD5 keyBits=256
        new HMACRIPEMD160(new byte[32]); // expect: mac HMAC-RIPEMD-160 keyBits=256
        new HMACSHA1(new byte[32]); // expect: mac HMAC-SHA-1 keyBits=256
        new HMACSHA256(new byte[32]); // expect: mac HMAC-SHA-256
        new HMACSHA384(new byte[32]); // expect: mac HMAC-SHA-384 keyBits=256
        new HMACSHA512(new byte[32]); // expect: mac HMAC-SHA-512 keyBits=256
        new HMACSHA3_256(new byte[32]); // expect: mac HMAC-SHA3-256
        new HMACSHA3_384(new byte[32]); // expect: mac HMAC-SHA3-384 keyBits=256
        new HMACSHA3_512(new byte[32]); // expect: mac HMAC-SHA3-512 keyBits=256
        HMACMD5.HashData(key, data); // expect: mac HMAC-MD5
        HMACMD5.HashDataAsync(key, data); // expect: mac HMAC-MD5
        HMACMD5.TryHashData(key, data); // expect: mac HMAC-MD5
        HMACSHA1.HashData(key, data); // expect: mac HMAC-SHA-1
        HMACSHA1.HashDataAsync(key, data); // expect: mac HMAC-SHA-1
        HMACSHA1.TryHashData(key, data); // expect: mac HMAC-SHA-1
        HMACSHA256.HashData(key, data); // expect: mac HMAC-SHA-256
        HMACSHA256.HashDataAsync(key, data); // expect: mac HMAC-SHA-256
        HMACSHA256.TryHashData(key, data); // expect: mac HMAC-SHA-256
        HMACSHA384.HashData(key, data); // expect: mac HMAC-SHA-384
        HMACSHA384.HashDataAsync(key, data); // expect: mac HMAC-SHA-384
        HMACSHA384.TryHashData(key, data); // expect: mac HMAC-SHA-384
        HMACSHA512.HashData(key, data); // expect: mac HMAC-SHA-512
        HMACSHA512.HashDataAsync(key, data); // expect: mac HMAC-SHA-512
        HMACSHA512.TryHashData(key, data); // expect: mac HMAC-SHA-512
        HMACSHA3_256.HashData(key, data); // expect: mac HMAC-SHA3-256
        HMACSHA3_256.HashDataAsync(key, data); // expect: mac HMAC-SHA3-256
        HMACSHA3_256.TryHashData(key, data); // expect: mac HMAC-SHA3-256
        HMACSHA3_384.HashData(key, data); // expect: mac HMAC-SHA3-384
        HMACSHA3_384.HashDataAsync(key, data); // expect: mac HMAC-SHA3-384
        HMACSHA3_384.TryHashData(key, data); // expect: mac HMAC-SHA3-384
        HMACSHA3_512.HashData(key, data); // expect: mac HMAC-SHA3-512
        HMACSHA3_512.HashDataAsync(key, data); // expect: mac HMAC-SHA3-512
        HMACSHA3_512.TryHashData(key, data); // expect: mac HMAC-SHA3-512
        HMAC.Create("HMACSHA256"); // expect: mac HMAC-SHA-256
        HMAC.Create(); // expect: mac HMAC-SHA-1
        KeyedHashAlgorithm.Create("MACTripleDES"); // expect: mac CBC-MAC-3DES
        using var m1 = new HMACSHA1 { Key = new byte[20] }; m1.ComputeHash(data); // expect: mac HMAC-SHA-1 keyBits=160
        HMAC m2 = HMAC.Create("HMACMD5"); m2.HashName = "SHA256"; // expect: mac HMAC-SHA-256
        void G(HMAC p) { p.Key = key; }
        void G(HMACMD5 p) { p.Key = key; }
        void G(HMACSHA1 p) { p.Key = key; }
        void G(HMACSHA256 p) { p.Key = key; }
        void G(HMACSHA384 p) { p.Key = key; }
        void G(HMACSHA512 p) { p.Key = key; }
        new MACTripleDES(new byte[24]); // expect: mac CBC-MAC-3DES
        using var k1 = new Kmac128(new byte[32]); k1.GetHashAndReset(64); // expect: mac KMAC128 keyBits=256 outputBits=512
        using var k1 = new Kmac128(new byte[32]); k1.GetCurrentHash(64); // expect: mac KMAC128 keyBits=256 outputBits=512
        using var k1 = new Kmac256(new byte[32]); k1.GetHashAndReset(64); // expect: mac KMAC256 outputBits=512
        using var k1 = new Kmac256(new byte[32]); k1.GetCurrentHash(64); // expect: mac KMAC256 outputBits=512
        using var k1 = new KmacXof128(new byte[32]); k1.GetHashAndReset(64); // expect: mac KMAC128 keyBits=256 outputBits=512
        using var k1 = new KmacXof128(new byte[32]); k1.GetCurrentHash(64); // expect: mac KMAC128 keyBits=256 outputBits=512
        using var k1 = new KmacXof256(new byte[32]); k1.GetHashAndReset(64); // expect: mac KMAC256 outputBits=512
        using var k1 = new KmacXof256(new byte[32]); k1.GetCurrentHash(64); // expect: mac KMAC256 outputBits=512
        Kmac128.HashData(new byte[16], data, 32); // expect: mac KMAC128 outputBits=256
        Kmac128.HashDataAsync(new byte[16], data, 32); // expect: mac KMAC128 outputBits=256
        Kmac256.HashData(new byte[16], data, 32); // expect: mac KMAC256 keyBits=128
        Kmac256.HashDataAsync(new byte[16], data, 32); // expect: mac KMAC256 keyBits=128
        KmacXof128.HashData(new byte[16], data, 32); // expect: mac KMAC128 outputBits=256
        KmacXof128.HashDataAsync(new byte[16], data, 32); // expect: mac KMAC128 outputBits=256
        KmacXof256.HashData(new byte[16], data, 32); // expect: mac KMAC256 keyBits=128
        KmacXof256.HashDataAsync(new byte[16], data, 32); // expect: mac KMAC256 keyBits=128

        HMACMD5.Verify(new byte[32], data, hash); // expect: mac HMAC-MD5 keyBits=256 functions=verify
        HMACMD5.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-MD5 keyBits=256 functions=verify
        HMACSHA1.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA-1 keyBits=256 functions=verify
        HMACSHA1.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA-1 keyBits=256 functions=verify
        HMACSHA256.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA-256 functions=verify
        HMACSHA256.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA-256 functions=verify
        HMACSHA384.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA-384 keyBits=256 functions=verify
        HMACSHA384.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA-384 keyBits=256 functions=verify
        HMACSHA512.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA-512 keyBits=256 functions=verify
        HMACSHA512.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA-512 keyBits=256 functions=verify
        HMACSHA3_256.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA3-256 functions=verify
        HMACSHA3_256.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA3-256 functions=verify
        HMACSHA3_384.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA3-384 keyBits=256 functions=verify
        HMACSHA3_384.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA3-384 keyBits=256 functions=verify
        HMACSHA3_512.Verify(new byte[32], data, hash); // expect: mac HMAC-SHA3-512 keyBits=256 functions=verify
        HMACSHA3_512.VerifyAsync(new byte[32], data, hash); // expect: mac HMAC-SHA3-512 keyBits=256 functions=verify
        Kmac128.Verify(new byte[32], data, hash); // expect: mac KMAC128 keyBits=256 functions=verify
        Kmac128.VerifyAsync(new byte[32], data, hash); // expect: mac KMAC128 keyBits=256 functions=verify
        Kmac256.Verify(new byte[32], data, hash); // expect: mac KMAC256 functions=verify
        Kmac256.VerifyAsync(new byte[32], data, hash); // expect: mac KMAC256 functions=verify
        KmacXof128.Verify(new byte[32], data, hash); // expect: mac KMAC128 keyBits=256 functions=verify
        KmacXof128.VerifyAsync(new byte[32], data, hash); // expect: mac KMAC128 keyBits=256 functions=verify
        KmacXof256.Verify(new byte[32], data, hash); // expect: mac KMAC256 functions=verify
        KmacXof256.VerifyAsync(new byte[32], data, hash); // expect: mac KMAC256 functions=verify
        CryptographicOperations.VerifyHmac(HashAlgorithmName.SHA256, new byte[32], data, hash); // expect: mac HMAC-SHA-256 functions=verify
        CryptographicOperations.VerifyHmacAsync(HashAlgorithmName.SHA512, new byte[32], data, hash); // expect: mac HMAC-SHA-512 keyBits=256 functions=verify
        var inc = IncrementalHash.CreateHash(HashAlgorithmName.SHA384); // expect: hash SHA-384
        inc.TryGetCurrentHash(data, out var n1);
        inc.TryGetHashAndReset(data, out var n2);
        var kmac = new Kmac128(new byte[16]); // expect: mac KMAC128
        kmac.AppendData(data);
        var sha3mac = new HMACSHA3_256(); // expect: mac HMAC-SHA3-256
        sha3mac.Key = new byte[32];
        HMACSHA3_384 sha3mac2 = new HMACSHA3_384(key); // expect: mac HMAC-SHA3-384
        sha3mac2.ComputeHash(data);
        HMACSHA3_512 sha3mac3 = new HMACSHA3_512(key); // expect: mac HMAC-SHA3-512
        sha3mac3.ComputeHash(data);
        // Not found: other classes of these names, and names in texts.
        Other.SHA256.Create(); my.MD5.HashData(data); var s = nameof(SHA1); HashAlgorithmName only = HashAlgorithmName.MD5;
    }
}
