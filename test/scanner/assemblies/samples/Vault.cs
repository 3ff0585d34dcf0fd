using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using System.Net;
using System.Security.Authentication;
using System.Security.Cryptography;
using System.Text;
using System.Threading.Tasks;

namespace Demo
{
    public enum Level
    {
        Old = 1,
        New = 2
    }

    public class Store<T>
    {
        public T Kept { get; set; }

        public HashAlgorithm Digest() => SHA384.Create(); // expect: hash SHA-384
    }

    public class Vault
    {
        public const string Mode = "SHA512";
        static readonly string[] Names = { "SHA256", "SHA384" };
        static readonly byte[] Salt = { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
        readonly Level level;

        public Vault(Level level)
        {
            this.level = level;
        }

        public int Rounds { get; set; } = 10000;

        public static SslProtocols Allowed => SslProtocols.Tls12 | SslProtocols.Tls13; // expect: protocol TLSv1.2; protocol TLSv1.3

        public byte[] Seal(byte[] data, byte[] key, bool old)
        {
            using (var aes = Aes.Create()) // expect: cipher AES-ECB-PKCS7 functions=encrypt nonceBits=128; cipher AES-CBC-PKCS7 functions=encrypt nonceBits=128
            {
                aes.Mode = old ? CipherMode.ECB : CipherMode.CBC;
                aes.Padding = PaddingMode.PKCS7;
                return aes.CreateEncryptor(key, new byte[16]).TransformFinalBlock(data, 0, data.Length);
            }
        }

        public HashAlgorithm Hash(string name)
        {
            switch (name)
            {
                case "md5":
                    return MD5.Create(); // expect: hash MD5
                case "sha1":
                    return SHA1.Create(); // expect: hash SHA-1
                default:
                    return HashAlgorithm.Create(Mode); // expect: hash SHA-512
            }
        }

        public SymmetricAlgorithm Made()
        {
            if (level == Level.New)
                return new AesManaged(); // expect: cipher AES-256-CBC-PKCS7
            return new TripleDESCryptoServiceProvider { Mode = CipherMode.CFB, Padding = PaddingMode.None }; // expect: cipher 3DES-CFB
        }

        public Func<byte[], byte[]> Later(string key)
        {
            var text = $"{key}-{Mode}";
            return data =>
            {
                using (var mac = new HMACSHA256(Encoding.UTF8.GetBytes(text))) // expect: mac HMAC-SHA-256
                    return mac.ComputeHash(data);
            };
        }

        public Func<HashAlgorithm> Plain() => () => SHA256.Create(); // expect: hash SHA-256

        public byte[] Derive(string password) =>
            new Rfc2898DeriveBytes(password, Salt, Rounds).GetBytes(32); // expect: kdf PBKDF2-SHA-1-10000 iterations=10000 saltBits=128 outputBits=256

        public IEnumerable<byte[]> All(IEnumerable<byte[]> all)
        {
            foreach (var one in all)
            {
                var sha = SHA512.Create(); // expect: hash SHA-512
                yield return sha.ComputeHash(one);
            }
        }

        public async Task<byte[]> ReadAsync(Stream source, int size)
        {
            var data = new byte[size];
            await source.ReadAsync(data, 0, size);
            using (var sum = HashAlgorithm.Create("MD5")) // expect: hash MD5
                return sum.ComputeHash(data);
        }

        public void Each()
        {
            foreach (var name in Names)
                HashAlgorithm.Create(name).Dispose(); // expect: hash SHA-256; hash SHA-384
        }

        public byte[] Within(byte[] data)
        {
            byte[] Summed(HashAlgorithm sum) => sum.ComputeHash(data);
            return Summed(SHA384.Create()); // expect: hash SHA-384
        }

        public static void Settings()
        {
            ServicePointManager.SecurityProtocol = SecurityProtocolType.Tls11; // expect: protocol TLSv1.1
            ServicePointManager.ServerCertificateValidationCallback += (sender, certificate, chain, errors) => true; // expect: protocol TLS verification=none
        }

        public RSA Pair(int size = 2048) => RSA.Create(size); // expect: keygen RSA-2048

        public byte[] Signed(byte[] data)
        {
            using (var key = new RSACryptoServiceProvider(1024)) // expect: key RSA-1024
                return key.SignData(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1); // expect: signature RSA-PKCS1-1.5-SHA-256-1024 functions=sign
        }

        public static void First() => new Vault(Level.Old).Pair(1024);
    }
}
