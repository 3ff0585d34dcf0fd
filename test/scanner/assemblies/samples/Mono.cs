using System;
using System.Collections.Generic;
using System.IO;
using System.Security.Cryptography;
using System.Threading.Tasks;

namespace OfMono
{
    public enum Level { Old = 1, New = 2 }

    public class Vault
    {
        const string Mode = "AES";
        static readonly string[] Names = { "SHA256", "SHA512" };
        static readonly byte[] Salt = new byte[] { 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16 };
        public int Iterations { get; set; } = 10000;
        readonly Level level;
        public Vault(Level level) { this.level = level; }

        public byte[] Seal(byte[] data, byte[] key, bool old)
        {
            using (var aes = Aes.Create())
            {
                aes.Mode = old ? CipherMode.ECB : CipherMode.CBC;
                aes.Padding = PaddingMode.PKCS7;
                aes.KeySize = 256;
                return aes.CreateEncryptor(key, new byte[16]).TransformFinalBlock(data, 0, data.Length);
            }
        }
        public HashAlgorithm Hash(string name)
        {
            switch (name)
            {
                case "md5": return MD5.Create();
                case "sha1": return SHA1.Create();
                default: return HashAlgorithm.Create("SHA-" + Mode.Length);
            }
        }
        public object Level1()
        {
            switch (level) { case Level.Old: return new TripleDESCryptoServiceProvider { Mode = CipherMode.CFB, KeySize = 192 }; case Level.New: return new AesManaged(); }
            return null;
        }
        public Func<byte[], byte[]> Later(string key)
        {
            var c = key + "x";
            return b => { using (var h = new HMACSHA256(System.Text.Encoding.UTF8.GetBytes(c))) return h.ComputeHash(b); };
        }
        public Func<HashAlgorithm> Plain() { return () => SHA384.Create(); }
        public byte[] Derive(string password) { return new Rfc2898DeriveBytes(password, Salt, Iterations).GetBytes(32); }
        public IEnumerable<byte[]> All(IEnumerable<byte[]> all)
        {
            foreach (var one in all) { var sha = SHA512.Create(); yield return sha.ComputeHash(one); }
        }
        public async Task<byte[]> ReadAsync(Stream s, string name)
        {
            var data = new byte[10];
            await s.ReadAsync(data, 0, 10);
            var md = HashAlgorithm.Create(name);
            return md.ComputeHash(data);
        }
        public string Text(int a) { return $"alg {a} of {Mode}"; }
        static int Count(List<string> list) { int n = 0; foreach (var x in list) { if (x == "a") n++; } return n; }
        public void Each() { foreach (var n in Names) using (HashAlgorithm.Create(n)) { } }
    }
}
