#if !WINRT
using System.Security.Cryptography;
#else
using Windows.Security.Cryptography.Core;
#endif

class Signer
{
    byte[] Sign(string method, byte[] key, byte[] data)
    {
        switch (method)
        {
            case "hmac":
            {
#if WINRT
                var provider = MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacSha1);
                return provider.CreateHash(key).Append(data);
#else
                using var mac = new HMACSHA1(key); // expect: mac HMAC-SHA-1
                return mac.ComputeHash(data);
#endif
            }
        }
        return null;
    }

    byte[] Digest(byte[] data)
    {
#if NET8_0_OR_GREATER
        return SHA256.HashData(data); // expect: hash SHA-256
#else
        using var sha = SHA384.Create(); // expect: hash SHA-384
        return sha.ComputeHash(data);
#endif
    }
}
