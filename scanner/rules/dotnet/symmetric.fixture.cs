using System;
using System.Security.Cryptography;
using Gcm = System.Security.Cryptography.AesGcm;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        Aes.Create(); // expect: cipher AES-256-CBC-PKCS7
        Rijndael.Create(); // expect: cipher Rijndael-256-CBC-PKCS7
        DES.Create(); // expect: cipher DES-56-CBC-PKCS7
        TripleDES.Create(); // expect: cipher 3DES-CBC-PKCS7
        RC2.Create(); // expect: cipher RC2-CBC-PKCS7
        new AesManaged(); // expect: cipher AES-256-CBC-PKCS7
        new AesCryptoServiceProvider(); // expect: cipher AES-256-CBC-PKCS7
        new RijndaelManaged(); // expect: cipher Rijndael-256-CBC-PKCS7
        new DESCryptoServiceProvider(); // expect: cipher DES-56-CBC-PKCS7
        new TripleDESCryptoServiceProvider(); // expect: cipher 3DES-CBC-PKCS7
        new TripleDESCng(); // expect: cipher 3DES-CBC-PKCS7
        new RC2CryptoServiceProvider(); // expect: cipher RC2-CBC-PKCS7
        new AesCng("a key"); // expect: cipher AES-256-CBC-PKCS7
        SymmetricAlgorithm.Create("AES"); // expect: cipher AES-CBC-PKCS7
        SymmetricAlgorithm.Create("Rijndael"); // expect: cipher Rijndael-CBC-PKCS7
        SymmetricAlgorithm.Create("TripleDES"); // expect: cipher 3DES-CBC-PKCS7
        SymmetricAlgorithm.Create("3DES"); // expect: cipher 3DES-CBC-PKCS7
        SymmetricAlgorithm.Create("DES"); // expect: cipher DES-56-CBC-PKCS7
        SymmetricAlgorithm.Create("RC2"); // expect: cipher RC2-CBC-PKCS7
        SymmetricAlgorithm.Create("System.Security.Cryptography.AesManaged"); // expect: cipher AES-CBC-PKCS7
        SymmetricAlgorithm.Create("unheard of"); // expect: cipher unknown
        SymmetricAlgorithm.Create(given); // expect: cipher unknown
        using (var c1 = Aes.Create()) { c1.Mode = CipherMode.CBC; c1.Padding = PaddingMode.None; } // expect: cipher AES-256-CBC-NoPadding
        using (var c1 = Aes.Create()) { c1.Mode = CipherMode.ECB; c1.Padding = PaddingMode.None; } // expect: cipher AES-256-ECB-NoPadding
        using (var c1 = Aes.Create()) { c1.Mode = CipherMode.OFB; c1.Padding = PaddingMode.None; } // expect: cipher AES-256-OFB
        using (var c1 = Aes.Create()) { c1.Mode = CipherMode.CFB; c1.Padding = PaddingMode.None; } // expect: cipher AES-256-CFB
        using (var c1 = Aes.Create()) { c1.Mode = CipherMode.CTS; c1.Padding = PaddingMode.None; } // expect: cipher AES-256-CTS
        using (var c2 = new AesManaged { Padding = PaddingMode.None, KeySize = 128 }) { c2.BlockSize = 128; c2.FeedbackSize = 8; } // expect: cipher AES-128-CBC-NoPadding
        using (var c2 = new AesManaged { Padding = PaddingMode.PKCS7, KeySize = 128 }) { c2.BlockSize = 128; c2.FeedbackSize = 8; } // expect: cipher AES-128-CBC-PKCS7
        using (var c2 = new AesManaged { Padding = PaddingMode.Zeros, KeySize = 128 }) { c2.BlockSize = 128; c2.FeedbackSize = 8; } // expect: cipher AES-128-CBC-ZeroPadding
        using (var c2 = new AesManaged { Padding = PaddingMode.ANSIX923, KeySize = 128 }) { c2.BlockSize = 128; c2.FeedbackSize = 8; } // expect: cipher AES-128-CBC-X9.23
        using (var c2 = new AesManaged { Padding = PaddingMode.ISO10126, KeySize = 128 }) { c2.BlockSize = 128; c2.FeedbackSize = 8; } // expect: cipher AES-128-CBC-ISO10126
        Aes c3 = Aes.Create(); c3.Key = new byte[24]; c3.IV = new byte[16]; // expect: cipher AES-192-CBC-PKCS7 nonceBits=128
        Aes c4 = Aes.Create(); c4.Key = key; c4.Mode = flag ? CipherMode.ECB : CipherMode.CBC; // expect: cipher AES-CBC-PKCS7; cipher AES-ECB-PKCS7
        using var c5 = TripleDES.Create(); c5.SetKey(new byte[24]); // expect: cipher 3DES-168-CBC-PKCS7 keyBits=192
        using var c6 = new RC2CryptoServiceProvider(); c6.EffectiveKeySize = 40; // expect: cipher RC2-40-CBC-PKCS7
        using var c7 = Aes.Create(); c7.CreateEncryptor(new byte[32], new byte[16]).TransformFinalBlock(data, 0, 1); // expect: cipher AES-256-CBC-PKCS7 functions=encrypt nonceBits=128
        using var c8 = Aes.Create(); var t = c8.CreateDecryptor(); t.TransformBlock(data, 0, 1, data, 0); // expect: cipher AES-256-CBC-PKCS7 functions=decrypt
        using var c9 = DES.Create(); Wrap(c9); // expect: cipher DES-56-CBC-PKCS7
        using var d1 = Aes.Create(); d1.KeySize = 128; // expect: cipher AES-128-CBC-PKCS7
        d1.EncryptCbc(data, new byte[16]); // expect: cipher AES-128-CBC-PKCS7 functions=encrypt
        d1.TryEncryptCbc(data, new byte[16]); // expect: cipher AES-128-CBC-PKCS7 functions=encrypt
        d1.DecryptCbc(data, new byte[16]); // expect: cipher AES-128-CBC-PKCS7 functions=decrypt
        d1.TryDecryptCbc(data, new byte[16]); // expect: cipher AES-128-CBC-PKCS7 functions=decrypt
        d1.EncryptCbc(data, iv, PaddingMode.None); // expect: cipher AES-128-CBC-NoPadding functions=encrypt
        using var d2 = Aes.Create(); // expect: cipher AES-256-CBC-PKCS7
        d2.EncryptEcb(data, PaddingMode.PKCS7); // expect: cipher AES-256-ECB-PKCS7 functions=encrypt
        d2.DecryptEcb(data, PaddingMode.PKCS7); // expect: cipher AES-256-ECB-PKCS7 functions=decrypt
        d2.TryEncryptEcb(data, key, PaddingMode.None, out int n); // expect: cipher AES-256-ECB-NoPadding functions=encrypt
        d2.TryDecryptEcb(data, key, PaddingMode.None, out int n); // expect: cipher AES-256-ECB-NoPadding functions=decrypt
        using var d3 = Aes.Create(); // expect: cipher AES-256-CBC-PKCS7
        d3.EncryptCfb(data, iv); // expect: cipher AES-256-CFB functions=encrypt
        d3.TryEncryptCfb(data, iv); // expect: cipher AES-256-CFB functions=encrypt
        d3.DecryptCfb(data, iv); // expect: cipher AES-256-CFB functions=decrypt
        d3.TryDecryptCfb(data, iv); // expect: cipher AES-256-CFB functions=decrypt
        d3.EncryptCfb(data, iv, PaddingMode.None, feedbackSizeInBits: 128); // expect: cipher AES-256-CFB functions=encrypt
        using Aes d4 = Load();
        d4.EncryptKeyWrapPadded(data); // expect: key-wrap AES-KWP
        d4.DecryptKeyWrapPadded(data); // expect: key-wrap AES-KWP
        d4.TryDecryptKeyWrapPadded(data, dest, out var wrapped); // expect: key-wrap AES-KWP
        void F(Aes p) { p.EncryptEcb(data, PaddingMode.PKCS7); } // expect: cipher AES-ECB-PKCS7 functions=encrypt
        void F(Aes p) { p.DecryptEcb(data, PaddingMode.PKCS7); } // expect: cipher AES-ECB-PKCS7 functions=decrypt
        void F(DES p) { p.EncryptEcb(data, PaddingMode.PKCS7); } // expect: cipher DES-56-ECB-PKCS7 functions=encrypt
        void F(DES p) { p.DecryptEcb(data, PaddingMode.PKCS7); } // expect: cipher DES-56-ECB-PKCS7 functions=decrypt
        void F(TripleDES p) { p.EncryptEcb(data, PaddingMode.PKCS7); } // expect: cipher 3DES-ECB-PKCS7 functions=encrypt
        void F(TripleDES p) { p.DecryptEcb(data, PaddingMode.PKCS7); } // expect: cipher 3DES-ECB-PKCS7 functions=decrypt
        void F(RC2 p) { p.EncryptEcb(data, PaddingMode.PKCS7); } // expect: cipher RC2-ECB-PKCS7 functions=encrypt
        void F(RC2 p) { p.DecryptEcb(data, PaddingMode.PKCS7); } // expect: cipher RC2-ECB-PKCS7 functions=decrypt
        void G(Aes p) { p.EncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CBC-PKCS7 functions=encrypt
        void G(Aes p) { p.DecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CBC-PKCS7 functions=decrypt
        void G(Aes p) { p.TryEncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CBC-PKCS7 functions=encrypt
        void G(Aes p) { p.TryDecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CBC-PKCS7 functions=decrypt
        void G(Aes p) { p.TryEncryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-ECB-PKCS7 functions=encrypt
        void G(Aes p) { p.TryDecryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-ECB-PKCS7 functions=decrypt
        void G(Aes p) { p.EncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CFB functions=encrypt
        void G(Aes p) { p.DecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CFB functions=decrypt
        void G(Aes p) { p.TryEncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CFB functions=encrypt
        void G(Aes p) { p.TryDecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher AES-CFB functions=decrypt
        void G(DES p) { p.EncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CBC-PKCS7 functions=encrypt
        void G(DES p) { p.DecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CBC-PKCS7 functions=decrypt
        void G(DES p) { p.TryEncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CBC-PKCS7 functions=encrypt
        void G(DES p) { p.TryDecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CBC-PKCS7 functions=decrypt
        void G(DES p) { p.TryEncryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-ECB-PKCS7 functions=encrypt
        void G(DES p) { p.TryDecryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-ECB-PKCS7 functions=decrypt
        void G(DES p) { p.EncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CFB functions=encrypt
        void G(DES p) { p.DecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CFB functions=decrypt
        void G(DES p) { p.TryEncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CFB functions=encrypt
        void G(DES p) { p.TryDecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher DES-56-CFB functions=decrypt
        void G(TripleDES p) { p.EncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CBC-PKCS7 functions=encrypt
        void G(TripleDES p) { p.DecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CBC-PKCS7 functions=decrypt
        void G(TripleDES p) { p.TryEncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CBC-PKCS7 functions=encrypt
        void G(TripleDES p) { p.TryDecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CBC-PKCS7 functions=decrypt
        void G(TripleDES p) { p.TryEncryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-ECB-PKCS7 functions=encrypt
        void G(TripleDES p) { p.TryDecryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-ECB-PKCS7 functions=decrypt
        void G(TripleDES p) { p.EncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CFB functions=encrypt
        void G(TripleDES p) { p.DecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CFB functions=decrypt
        void G(TripleDES p) { p.TryEncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CFB functions=encrypt
        void G(TripleDES p) { p.TryDecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher 3DES-CFB functions=decrypt
        void G(RC2 p) { p.EncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CBC-PKCS7 functions=encrypt
        void G(RC2 p) { p.DecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CBC-PKCS7 functions=decrypt
        void G(RC2 p) { p.TryEncryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CBC-PKCS7 functions=encrypt
        void G(RC2 p) { p.TryDecryptCbc(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CBC-PKCS7 functions=decrypt
        void G(RC2 p) { p.TryEncryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-ECB-PKCS7 functions=encrypt
        void G(RC2 p) { p.TryDecryptEcb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-ECB-PKCS7 functions=decrypt
        void G(RC2 p) { p.EncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CFB functions=encrypt
        void G(RC2 p) { p.DecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CFB functions=decrypt
        void G(RC2 p) { p.TryEncryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CFB functions=encrypt
        void G(RC2 p) { p.TryDecryptCfb(data, iv, PaddingMode.PKCS7); } // expect: cipher RC2-CFB functions=decrypt
        void H(Rijndael p) { p.EncryptEcb(data, PaddingMode.None); } // expect: cipher unknown functions=encrypt

        new AesGcm(new byte[32], 16).Encrypt(new byte[12], data, data, new byte[16]); // expect: cipher AES-256-GCM tagBits=128 functions=encrypt nonceBits=96
        new AesCcm(new byte[32], 16).Encrypt(new byte[12], data, data, new byte[16]); // expect: cipher AES-256-CCM tagBits=128 functions=encrypt nonceBits=96
        using Gcm g1 = new(key: new byte[16], tagSizeInBytes: Gcm.TagByteSizes.MaxSize); g1.Decrypt(new byte[Gcm.NonceByteSizes.MaxSize], data, new byte[16], data); // expect: cipher AES-128-GCM functions=decrypt nonceBits=96
        using AesGcm g2 = new AesGcm(key); g2.Decrypt(new byte[AesGcm.NonceByteSizes.MinSize], data, new byte[AesGcm.TagByteSizes.MinSize], data); // expect: cipher AES-GCM-96 functions=decrypt
        using var g3 = new AesCcm(key); g3.Encrypt(new byte[AesCcm.NonceByteSizes.MinSize], data, data, new byte[AesCcm.TagByteSizes.MinSize]); // expect: cipher AES-CCM-32 functions=encrypt nonceBits=56
        using var g4 = new AesCcm(key); g4.Decrypt(new byte[AesCcm.NonceByteSizes.MaxSize], data, new byte[AesCcm.TagByteSizes.MaxSize], data); // expect: cipher AES-CCM functions=decrypt nonceBits=104 tagBits=128
        using var g5 = new ChaCha20Poly1305(key); g5.Encrypt(iv, data, data, data); // expect: cipher ChaCha20-Poly1305 functions=encrypt
        using var g5 = new ChaCha20Poly1305(key); g5.Decrypt(iv, data, data, data); // expect: cipher ChaCha20-Poly1305 functions=decrypt
        var random = RandomNumberGenerator.GetBytes(32); new AesGcm(random, 16); // expect: random RNG byteLength=32; cipher AES-256-GCM tagBits=128
        new AesGcm(SHA256.HashData(data), 16); // expect: cipher AES-256-GCM tagBits=128; hash SHA-256
        using var kdf = new Rfc2898DeriveBytes(given, data, 1000, HashAlgorithmName.SHA256); using var e1 = Aes.Create(); e1.Key = kdf.GetBytes(16); // expect: kdf PBKDF2-SHA-256-1000 outputBits=128; cipher AES-128-CBC-PKCS7

        ProtectedData.Protect(data, null, DataProtectionScope.CurrentUser); // expect: cipher unknown functions=encrypt
        ProtectedData.TryProtect(data, null, DataProtectionScope.CurrentUser); // expect: cipher unknown functions=encrypt
        ProtectedData.Unprotect(data, null, DataProtectionScope.CurrentUser); // expect: cipher unknown functions=decrypt
        ProtectedData.TryUnprotect(data, null, DataProtectionScope.CurrentUser); // expect: cipher unknown functions=decrypt
        ProtectedMemory.Protect(data, MemoryProtectionScope.SameProcess); // expect: cipher unknown functions=encrypt
        ProtectedMemory.Unprotect(data, MemoryProtectionScope.SameProcess); // expect: cipher unknown functions=decrypt

        // Not found: shadowed, another class, only declared.
        Aes declared = null; typeof(AesManaged).ToString(); var s = "Aes.Create()";
    }
}
class Own { void Use(Other aes) { aes.Mode = CipherMode.ECB; aes.EncryptEcb(null, PaddingMode.None); } class AesManaged { } object o = new AesManaged(); }
class Parts { void Open(byte[] secret, byte[] message, int n) {
    new AesGcm(secret[..32], 16); // expect: cipher AES-256-GCM
    new AesGcm(secret[16..32], 16); // expect: cipher AES-128-GCM
    new AesGcm(secret.AsSpan(0, 24), 16); // expect: cipher AES-192-GCM
    new AesGcm(secret.Take(16).ToArray(), 16); // expect: cipher AES-128-GCM
    new AesGcm(secret[n..], 16); // expect: cipher AES-GCM unknown=keyBits
} }
