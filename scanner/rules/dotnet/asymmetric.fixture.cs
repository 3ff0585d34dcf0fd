using System.Security.Cryptography;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        RSA.Create(); // expect: key RSA
        RSA.Create(3072); // expect: keygen RSA-3072
        RSA.Create(new RSAParameters()); // expect: key RSA
        using var brought = RSA.Create(2048); brought.ImportParameters(given); // expect: key RSA-2048
        new RSACryptoServiceProvider(); // expect: key RSA-1024
        new RSACryptoServiceProvider(2048); // expect: key RSA-2048
        new RSACng(4096); // expect: key RSA-4096
        new RSAOpenSsl(4096); // expect: key RSA-4096
        new RSACng(); // expect: key RSA-2048
        AsymmetricAlgorithm.Create("RSA"); // expect: key RSA
        using var r1 = RSA.Create(); r1.KeySize = 2048; // expect: keygen RSA-2048
        using var r2 = new RSACryptoServiceProvider(); r2.ImportFromPem(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportFromEncryptedPem(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportPkcs8PrivateKey(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportSubjectPublicKeyInfo(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportEncryptedPkcs8PrivateKey(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.FromXmlString(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportParameters(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportCspBlob(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportRSAPrivateKey(given); // expect: key RSA
        using var r2 = new RSACryptoServiceProvider(); r2.ImportRSAPublicKey(given); // expect: key RSA
        using var r3 = RSA.Create(2048); // expect: keygen RSA-2048
        r3.Encrypt(data, RSAEncryptionPadding.Pkcs1); // expect: cipher RSA-PKCS1-1.5-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA1); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA256); // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA384); // expect: cipher RSA-OAEP-SHA-384-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA512); // expect: cipher RSA-OAEP-SHA-512-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA3_256); // expect: cipher RSA-OAEP-SHA3-256-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA3_384); // expect: cipher RSA-OAEP-SHA3-384-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.OaepSHA3_512); // expect: cipher RSA-OAEP-SHA3-512-MGF1-2048 functions=encrypt
        r3.Encrypt(data, RSAEncryptionPadding.CreateOaep(HashAlgorithmName.SHA256)); // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=encrypt
        r3.Decrypt(data, key, RSAEncryptionPadding.OaepSHA256); // expect: cipher RSA-OAEP-SHA-256-MGF1-2048 functions=decrypt
        r3.TryEncrypt(data, key, RSAEncryptionPadding.Pkcs1, out int n); // expect: cipher RSA-PKCS1-1.5-2048 functions=encrypt
        r3.TryDecrypt(data, key, RSAEncryptionPadding.Pkcs1, out int n); // expect: cipher RSA-PKCS1-1.5-2048 functions=decrypt
        r3.EncryptValue(data); // expect: cipher RSA-RAW-2048 functions=encrypt
        r3.DecryptValue(data); // expect: cipher RSA-RAW-2048 functions=decrypt
        r3.SignData(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pss); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
        r3.SignHash(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pss); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
        r3.VerifyData(data, key, HashAlgorithmName.SHA384, RSASignaturePadding.Pkcs1); // expect: signature RSA-PKCS1-1.5-SHA-384-2048 functions=verify
        r3.VerifyHash(data, key, HashAlgorithmName.SHA384, RSASignaturePadding.Pkcs1); // expect: signature RSA-PKCS1-1.5-SHA-384-2048 functions=verify
        r3.TrySignData(data, key, HashAlgorithmName.SHA512, RSASignaturePadding.CreatePss(32), out int m); // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign
        r3.TrySignHash(data, key, HashAlgorithmName.SHA512, RSASignaturePadding.CreatePss(32), out int m); // expect: signature RSA-PSS-SHA-512-MGF1-2048 functions=sign
        using var r4 = new RSACryptoServiceProvider(2048); // expect: key RSA-2048
        r4.Encrypt(data, true); // expect: cipher RSA-OAEP-SHA-1-MGF1-2048 functions=encrypt
        r4.Encrypt(data, false); // expect: cipher RSA-PKCS1-1.5-2048 functions=encrypt
        r4.Encrypt(data, flag); // expect: cipher RSA-2048 functions=encrypt
        r4.Decrypt(data, fOAEP: true); // expect: cipher RSA-OAEP-2048 functions=decrypt
        r4.SignData(data, "SHA1"); // expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign
        r4.SignHash(data, "SHA1"); // expect: signature RSA-PKCS1-1.5-SHA-1-2048 functions=sign
        r4.SignData(data, new SHA256CryptoServiceProvider()); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
        r4.SignData(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pss); // expect: signature RSA-PSS-SHA-256-MGF1-2048 functions=sign
        r4.VerifyData(data, "SHA256", key); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=verify
        r4.VerifyHash(data, "SHA256", key); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=verify
        void F(RSACryptoServiceProvider p) { p.Decrypt(data, RSAEncryptionPadding.Pkcs1); p.KeySize = 2048; } // expect: cipher RSA-PKCS1-1.5 functions=decrypt
        void F(RSACng p) { p.Decrypt(data, RSAEncryptionPadding.Pkcs1); p.KeySize = 2048; } // expect: cipher RSA-PKCS1-1.5 functions=decrypt
        void F(RSAOpenSsl p) { p.Decrypt(data, RSAEncryptionPadding.Pkcs1); p.KeySize = 2048; } // expect: cipher RSA-PKCS1-1.5 functions=decrypt
        void F(RSA p) { p.Decrypt(data, RSAEncryptionPadding.Pkcs1); p.KeySize = 2048; } // expect: cipher RSA-PKCS1-1.5 functions=decrypt

        var f1 = new RSAPKCS1SignatureFormatter(RSA.Create(2048)); f1.SetHashAlgorithm("SHA256"); f1.CreateSignature(data); // expect: signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign; keygen RSA-2048
        var f2 = new RSAPKCS1SignatureDeformatter(r3); f2.SetHashAlgorithm(nameof(SHA512)); f2.VerifySignature(data, key); // expect: signature RSA-PKCS1-1.5-SHA-512-2048 functions=verify
        new DSASignatureFormatter(null); // expect: signature DSA
        new DSASignatureDeformatter(null); // expect: signature DSA
        new RSAOAEPKeyExchangeFormatter(r3); // expect: cipher RSA-OAEP-2048
        new RSAOAEPKeyExchangeDeformatter(r3); // expect: cipher RSA-OAEP-2048
        new RSAPKCS1KeyExchangeFormatter(r3); // expect: cipher RSA-PKCS1-1.5-2048
        new RSAPKCS1KeyExchangeDeformatter(r3); // expect: cipher RSA-PKCS1-1.5-2048

        DSA.Create(2048).SignData(data, HashAlgorithmName.SHA256); // expect: keygen DSA-2048; signature DSA-2048-SHA-256 functions=sign
        DSA.Create(2048).CreateSignature(data, HashAlgorithmName.SHA256); // expect: keygen DSA-2048; signature DSA-2048-SHA-256 functions=sign
        new DSACryptoServiceProvider(); // expect: key DSA-1024
        new DSACng(3072).VerifyData(data, key, HashAlgorithmName.SHA256); // expect: key DSA-3072; signature DSA-3072-SHA-256 functions=verify
        new DSACng(3072).VerifySignature(data, key, HashAlgorithmName.SHA256); // expect: key DSA-3072; signature DSA-3072-SHA-256 functions=verify
        new DSAOpenSsl(3072).VerifyData(data, key, HashAlgorithmName.SHA256); // expect: key DSA-3072; signature DSA-3072-SHA-256 functions=verify
        new DSAOpenSsl(3072).VerifySignature(data, key, HashAlgorithmName.SHA256); // expect: key DSA-3072; signature DSA-3072-SHA-256 functions=verify
        void G(DSACryptoServiceProvider p) { p.KeySize = 1024; }
        void G(DSACng p) { p.KeySize = 1024; }
        void G(DSA p) { p.KeySize = 1024; }
        void G(ECDsa p) { p.KeySize = 1024; }
        void G(ECDiffieHellman p) { p.KeySize = 1024; }

        ECDsa.Create(); // expect: key ECDSA
        ECDsa.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDSA-P-256
        ECDsa.Create(ECCurve.NamedCurves.nistP384); // expect: keygen ECDSA-P-384
        ECDsa.Create(ECCurve.NamedCurves.nistP521); // expect: keygen ECDSA-P-521
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP160r1); // expect: keygen ECDSA-brainpoolP160r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP160t1); // expect: keygen ECDSA-brainpoolP160t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP192r1); // expect: keygen ECDSA-brainpoolP192r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP192t1); // expect: keygen ECDSA-brainpoolP192t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP224r1); // expect: keygen ECDSA-brainpoolP224r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP224t1); // expect: keygen ECDSA-brainpoolP224t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP256r1); // expect: keygen ECDSA-brainpoolP256r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP256t1); // expect: keygen ECDSA-brainpoolP256t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP320r1); // expect: keygen ECDSA-brainpoolP320r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP320t1); // expect: keygen ECDSA-brainpoolP320t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP384r1); // expect: keygen ECDSA-brainpoolP384r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP384t1); // expect: keygen ECDSA-brainpoolP384t1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP512r1); // expect: keygen ECDSA-brainpoolP512r1
        ECDsa.Create(ECCurve.NamedCurves.brainpoolP512t1); // expect: keygen ECDSA-brainpoolP512t1
        ECDsa.Create(ECCurve.CreateFromFriendlyName("secp256k1")); // expect: keygen ECDSA-secp256k1
        ECDsa.Create(ECCurve.CreateFromValue("1.2.840.10045.3.1.7")); // expect: keygen ECDSA-P-256
        ECDsa.Create(ECCurve.CreateFromOid(new Oid("1.3.132.0.34"))); // expect: keygen ECDSA-P-384
        ECDsa.Create(new ECParameters { Curve = ECCurve.NamedCurves.nistP256, D = key }); // expect: key ECDSA-P-256
        ECDsa.Create(curve: flag ? ECCurve.NamedCurves.nistP256 : ECCurve.NamedCurves.nistP384); // expect: keygen ECDSA-P-256; keygen ECDSA-P-384
        using var e1 = new ECDsaCng(ECCurve.NamedCurves.nistP384) { HashAlgorithm = CngAlgorithm.MD5 }; // expect: key ECDSA-P-384-MD5
        using var e1 = new ECDsaCng(ECCurve.NamedCurves.nistP384) { HashAlgorithm = CngAlgorithm.Sha1 }; // expect: key ECDSA-P-384-SHA-1
        using var e1 = new ECDsaCng(ECCurve.NamedCurves.nistP384) { HashAlgorithm = CngAlgorithm.Sha256 }; // expect: key ECDSA-P-384-SHA-256
        using var e1 = new ECDsaCng(ECCurve.NamedCurves.nistP384) { HashAlgorithm = CngAlgorithm.Sha384 }; // expect: key ECDSA-P-384-SHA-384
        using var e1 = new ECDsaCng(ECCurve.NamedCurves.nistP384) { HashAlgorithm = CngAlgorithm.Sha512 }; // expect: key ECDSA-P-384-SHA-512
        new ECDsaCng(CngKey.Create(CngAlgorithm.ECDsaP256)); // expect: key ECDSA-P-256
        new ECDsaCng(CngKey.Create(CngAlgorithm.ECDsaP384)); // expect: key ECDSA-P-384
        new ECDsaCng(CngKey.Create(CngAlgorithm.ECDsaP521)); // expect: key ECDSA-P-521
        new ECDsaCng(CngKey.Create(CngAlgorithm.Rsa)); // expect: key ECDSA; keygen RSA
        new ECDsaCng(CngKey.Create(CngAlgorithm.ECDsa)); // expect: key ECDSA
        new ECDsaOpenSsl(256).GenerateKey(ECCurve.NamedCurves.nistP256); // expect: key ECDSA-P-256
        using var e2 = ECDsa.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDSA-P-256
        e2.SignData(data, HashAlgorithmName.SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=sign
        e2.SignHash(data, HashAlgorithmName.SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=sign
        e2.VerifyData(data, key, HashAlgorithmName.SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=verify
        e2.VerifyHash(data, key, HashAlgorithmName.SHA256); // expect: signature ECDSA-P-256-SHA-256 functions=verify
        void H(ECDsaCng p) { p.SignData(data, HashAlgorithmName.SHA384); } // expect: signature ECDSA-SHA-384 functions=sign
        void H(ECDsaOpenSsl p) { p.SignData(data, HashAlgorithmName.SHA384); } // expect: signature ECDSA-SHA-384 functions=sign
        using var e3 = ECDiffieHellman.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDH-P-256
        e3.DeriveKeyMaterial(given); // expect: key-agreement ECDH-P-256
        e3.DeriveRawSecretAgreement(given); // expect: key-agreement ECDH-P-256
        e3.DeriveKeyTls(given); // expect: key-agreement ECDH-P-256
        e3.DeriveKeyFromHash(given, HashAlgorithmName.SHA256); // expect: key-agreement ECDH-P-256
        e3.DeriveKeyFromHmac(given, HashAlgorithmName.SHA256); // expect: key-agreement ECDH-P-256
        using var e4 = new ECDiffieHellmanCng(521); e4.HashAlgorithm = CngAlgorithm.Sha256; // expect: key ECDH-P-521
        using var e4 = new ECDiffieHellmanOpenSsl(521); e4.HashAlgorithm = CngAlgorithm.Sha256; // expect: key ECDH-P-521
        void J(ECDiffieHellmanCng p) { p.DeriveKeyMaterial(given); } // expect: key-agreement ECDH
        void J(ECDiffieHellmanOpenSsl p) { p.DeriveKeyMaterial(given); } // expect: key-agreement ECDH
        CngKey.Create(CngAlgorithm.ECDiffieHellmanP256); // expect: keygen ECDH-P-256
        CngKey.Create(CngAlgorithm.ECDiffieHellmanP384); // expect: keygen ECDH-P-384
        CngKey.Create(CngAlgorithm.ECDiffieHellmanP521); // expect: keygen ECDH-P-521
        CngKey.Create(CngAlgorithm.ECDiffieHellman); // expect: keygen ECDH
        CngKey.Import(given); // expect: key unknown
        CngKey.Open(given); // expect: key unknown
        ECDsa.Create(ECCurve.CreateFromOid(Oid.FromOidValue("1.3.132.0.35"))); // expect: keygen ECDSA-P-521
        ECDsa.Create(ECCurve.CreateFromOid(Oid.FromFriendlyName("1.3.132.0.35"))); // expect: keygen ECDSA-P-521
        r3.ExportEncryptedPkcs8PrivateKey(given, new PbeParameters(PbeEncryptionAlgorithm.Aes128Cbc, HashAlgorithmName.SHA256, 100_000)); // expect: cipher PBES2-AES-128-CBC-PBKDF2-SHA-256-100000
        r3.ExportEncryptedPkcs8PrivateKey(given, new PbeParameters(PbeEncryptionAlgorithm.Aes192Cbc, HashAlgorithmName.SHA256, 100_000)); // expect: cipher PBES2-AES-192-CBC-PBKDF2-SHA-256-100000
        r3.ExportEncryptedPkcs8PrivateKey(given, new PbeParameters(PbeEncryptionAlgorithm.Aes256Cbc, HashAlgorithmName.SHA256, 100_000)); // expect: cipher PBES2-AES-256-CBC-PBKDF2-SHA-256-100000
        r3.ExportEncryptedPkcs8PrivateKey(given, new PbeParameters(PbeEncryptionAlgorithm.TripleDes3KeyPkcs12, HashAlgorithmName.SHA256, 100_000)); // expect: cipher PBES2-3DES-CBC-PBKDF2-SHA-256-100000

        var dsaTry = DSA.Create(2048); // expect: keygen DSA-2048
        dsaTry.TrySignData(data, dest, HashAlgorithmName.SHA256, out var w1); // expect: signature DSA-2048-SHA-256 functions=sign
        dsaTry.TryCreateSignature(data, dest, out var w2); // expect: signature DSA-2048 functions=sign
        var ecTry = ECDsa.Create(ECCurve.NamedCurves.nistP384); // expect: keygen ECDSA-P-384
        ecTry.TrySignData(data, dest, HashAlgorithmName.SHA384, out var w3); // expect: signature ECDSA-P-384-SHA-384 functions=sign
        ecTry.TrySignHash(data, dest, out var w4); // expect: signature ECDSA-P-384 functions=sign
        var ecImported = ECDsa.Create(); // expect: key ECDSA
        ecImported.ImportECPrivateKey(data, out var w5);
        var dhImported = ECDiffieHellman.Create(); // expect: key ECDH
        dhImported.ImportECPrivateKey(data, out var w6);
        var dhMade = ECDiffieHellman.Create(); // expect: keygen ECDH-P-521
        dhMade.GenerateKey(ECCurve.NamedCurves.nistP521);
        CngKey.Create(CngAlgorithm.MLKem); // expect: keygen ML-KEM
        CngKey.Create(CngAlgorithm.MLDsa); // expect: keygen ML-DSA
        CngKey.Create(CngAlgorithm.SlhDsa); // expect: keygen SLH-DSA
        CngKey.Create(new CngAlgorithm("DSA")); // expect: keygen DSA
        // Not found
        Other.RSA.Create(); RSAEncryptionPadding only = RSAEncryptionPadding.Pkcs1; service.SignData(data, HashAlgorithmName.SHA256);
    }
}
