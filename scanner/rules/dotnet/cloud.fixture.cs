using Amazon.KeyManagementService;
using Amazon.KeyManagementService.Model;
using Azure.Security.KeyVault.Keys;
using Azure.Security.KeyVault.Keys.Cryptography;
using Renci.SshNet;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        void F(CryptographyClient p) { p.Sign(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        void F(CryptographyClient p) { p.SignAsync(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        void F(CryptographyClient p) { p.SignData(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        void F(CryptographyClient p) { p.SignDataAsync(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        void F(CryptographyClient p) { p.Verify(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        void F(CryptographyClient p) { p.VerifyAsync(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        void F(CryptographyClient p) { p.VerifyData(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        void F(CryptographyClient p) { p.VerifyDataAsync(SignatureAlgorithm.RS256, data); } // expect: signature RSA-PKCS1-1.5-SHA-256 functions=verify
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.RS384, data); } // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.RS512, data); } // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.PS256, data); } // expect: signature RSA-PSS-SHA-256-MGF1 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.PS384, data); } // expect: signature RSA-PSS-SHA-384-MGF1 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.PS512, data); } // expect: signature RSA-PSS-SHA-512-MGF1 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.ES256, data); } // expect: signature ECDSA-P-256-SHA-256 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.ES384, data); } // expect: signature ECDSA-P-384-SHA-384 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.ES512, data); } // expect: signature ECDSA-P-521-SHA-512 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.ES256K, data); } // expect: signature ECDSA-secp256k1-SHA-256 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.HS256, data); } // expect: mac HMAC-SHA-256 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.HS384, data); } // expect: mac HMAC-SHA-384 functions=sign
        void G(CryptographyClient p) { p.Sign(SignatureAlgorithm.HS512, data); } // expect: mac HMAC-SHA-512 functions=sign
        void H(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.RsaOaep, data); } // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
        void H(CryptographyClient p) { p.EncryptAsync(EncryptionAlgorithm.RsaOaep, data); } // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=encrypt
        void H(CryptographyClient p) { p.Decrypt(EncryptionAlgorithm.RsaOaep, data); } // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
        void H(CryptographyClient p) { p.DecryptAsync(EncryptionAlgorithm.RsaOaep, data); } // expect: cipher RSA-OAEP-SHA-1-MGF1 functions=decrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.Rsa15, data); } // expect: cipher RSA-PKCS1-1.5 functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.RsaOaep256, data); } // expect: cipher RSA-OAEP-SHA-256-MGF1 functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A128Gcm, data); } // expect: cipher AES-128-GCM nonceBits=96 functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A192Gcm, data); } // expect: cipher AES-192-GCM tagBits=128 nonceBits=96 functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A256Gcm, data); } // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A128Cbc, data); } // expect: cipher AES-128-CBC functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A192Cbc, data); } // expect: cipher AES-192-CBC functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A256Cbc, data); } // expect: cipher AES-256-CBC functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A128CbcPad, data); } // expect: cipher AES-128-CBC functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A192CbcPad, data); } // expect: cipher AES-192-CBC functions=encrypt
        void I(CryptographyClient p) { p.Encrypt(EncryptionAlgorithm.A256CbcPad, data); } // expect: cipher AES-256-CBC functions=encrypt
        void J(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.RsaOaep, data); } // expect: key-wrap RSA-OAEP-SHA-1-MGF1 functions=encrypt
        void J(CryptographyClient p) { p.WrapKeyAsync(KeyWrapAlgorithm.RsaOaep, data); } // expect: key-wrap RSA-OAEP-SHA-1-MGF1 functions=encrypt
        void J(CryptographyClient p) { p.UnwrapKey(KeyWrapAlgorithm.RsaOaep, data); } // expect: key-wrap RSA-OAEP-SHA-1-MGF1 functions=decrypt
        void J(CryptographyClient p) { p.UnwrapKeyAsync(KeyWrapAlgorithm.RsaOaep, data); } // expect: key-wrap RSA-OAEP-SHA-1-MGF1 functions=decrypt
        void K(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.Rsa15, data); } // expect: key-wrap RSA-PKCS1-1.5 functions=encrypt
        void K(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.RsaOaep256, data); } // expect: key-wrap RSA-OAEP-SHA-256-MGF1 functions=encrypt
        void K(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.A128KW, data); } // expect: key-wrap AES-128-KW functions=encrypt
        void K(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.A192KW, data); } // expect: key-wrap AES-192-KW functions=encrypt
        void K(CryptographyClient p) { p.WrapKey(KeyWrapAlgorithm.A256KW, data); } // expect: key-wrap AES-256-KW functions=encrypt
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.Rsa); } // expect: keygen RSA
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.RsaHsm); } // expect: keygen RSA
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.Ec); } // expect: keygen EC
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.EcHsm); } // expect: keygen EC
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.Oct); } // expect: keygen AES
        void L(KeyClient p) { p.CreateKey("made-up", KeyType.OctHsm); } // expect: keygen AES
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.Rsa); } // expect: keygen RSA
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.RsaHsm); } // expect: keygen RSA
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.Ec); } // expect: keygen EC
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.EcHsm); } // expect: keygen EC
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.Oct); } // expect: keygen AES
        void L(KeyClient p) { p.CreateKeyAsync("made-up", KeyType.OctHsm); } // expect: keygen AES
        new CreateRsaKeyOptions("made-up") { KeySize = 3072 }; // expect: keygen RSA-3072
        new CreateEcKeyOptions("made-up") { CurveName = KeyCurveName.P256 }; // expect: keygen EC-P-256
        new CreateEcKeyOptions("made-up") { CurveName = KeyCurveName.P384 }; // expect: keygen EC-P-384
        new CreateEcKeyOptions("made-up") { CurveName = KeyCurveName.P521 }; // expect: keygen EC-P-521
        new CreateEcKeyOptions("made-up") { CurveName = KeyCurveName.P256K }; // expect: keygen EC-secp256k1
        new CreateOctKeyOptions("made-up") { KeySize = 256 }; // expect: keygen AES-256
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PSS_SHA_256 }; // expect: signature RSA-PSS-SHA-256-MGF1
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PSS_SHA_384 }; // expect: signature RSA-PSS-SHA-384-MGF1
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PSS_SHA_512 }; // expect: signature RSA-PSS-SHA-512-MGF1
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_256 }; // expect: signature RSA-PKCS1-1.5-SHA-256
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_384 }; // expect: signature RSA-PKCS1-1.5-SHA-384
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.RSASSA_PKCS1_V1_5_SHA_512 }; // expect: signature RSA-PKCS1-1.5-SHA-512
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.ECDSA_SHA_256 }; // expect: signature ECDSA-SHA-256
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.ECDSA_SHA_384 }; // expect: signature ECDSA-SHA-384
        new SignRequest { SigningAlgorithm = SigningAlgorithmSpec.ECDSA_SHA_512 }; // expect: signature ECDSA-SHA-512
        new VerifyRequest { KeyId = given }; // expect: signature unknown
        new EncryptRequest { EncryptionAlgorithm = EncryptionAlgorithmSpec.RSAES_OAEP_SHA_1 }; // expect: cipher RSA-OAEP-SHA-1-MGF1
        new EncryptRequest { EncryptionAlgorithm = EncryptionAlgorithmSpec.RSAES_OAEP_SHA_256 }; // expect: cipher RSA-OAEP-SHA-256-MGF1
        new EncryptRequest { EncryptionAlgorithm = EncryptionAlgorithmSpec.SYMMETRIC_DEFAULT }; // expect: cipher AES-256-GCM
        new DecryptRequest { KeyId = given }; // expect: cipher unknown
        new CreateKeyRequest { KeySpec = KeySpec.RSA_2048 }; // expect: keygen RSA-2048
        new CreateKeyRequest { KeySpec = KeySpec.RSA_3072 }; // expect: keygen RSA-3072
        new CreateKeyRequest { KeySpec = KeySpec.RSA_4096 }; // expect: keygen RSA-4096
        new CreateKeyRequest { KeySpec = KeySpec.ECC_NIST_P256 }; // expect: keygen EC-P-256
        new CreateKeyRequest { KeySpec = KeySpec.ECC_NIST_P384 }; // expect: keygen EC-P-384
        new CreateKeyRequest { KeySpec = KeySpec.ECC_NIST_P521 }; // expect: keygen EC-P-521
        new CreateKeyRequest { KeySpec = KeySpec.ECC_SECG_P256K1 }; // expect: keygen EC-secp256k1
        new CreateKeyRequest { KeySpec = KeySpec.SYMMETRIC_DEFAULT }; // expect: keygen AES-256-GCM
        new CreateKeyRequest { KeySpec = KeySpec.HMAC_224 }; // expect: keygen HMAC-SHA-224
        new CreateKeyRequest { KeySpec = KeySpec.HMAC_256 }; // expect: keygen HMAC-SHA-256
        new CreateKeyRequest { KeySpec = KeySpec.HMAC_384 }; // expect: keygen HMAC-SHA-384
        new CreateKeyRequest { KeySpec = KeySpec.HMAC_512 }; // expect: keygen HMAC-SHA-512
        new SshClient("made-up.example", "user", given); // expect: protocol SSH
        new SftpClient("made-up.example", "user", given); // expect: protocol SSH
        new ScpClient("made-up.example", "user", given); // expect: protocol SSH
        var shell = new SshClient("made-up.example", "user", given); shell.HostKeyReceived += (sender, e) => { e.CanTrust = true; }; // expect: protocol SSH verification=none
        var files = new SftpClient("made-up.example", "user", given); files.HostKeyReceived += (sender, e) => e.CanTrust = true; // expect: protocol SSH verification=none
        var copies = new ScpClient("made-up.example", "user", given); copies.HostKeyReceived += (sender, e) => { e.CanTrust = Known(e.FingerPrint); }; // expect: protocol SSH verification=unsaid
        new PrivateKeyFile("id"); // expect: key unknown

        // Not found
        given.Sign(SignatureAlgorithm.RS256, data); new Other.SignRequest();
    }
}
