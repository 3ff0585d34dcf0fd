using NSec.Cryptography;
using Sodium;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        using var k1 = Key.Create(SignatureAlgorithm.Ed25519); // expect: keygen Ed25519
        using var k1 = Key.Create(SignatureAlgorithm.Ed25519ph); // expect: keygen Ed25519ph
        SignatureAlgorithm.Ed25519.Sign(given); // expect: signature Ed25519 functions=sign
        SignatureAlgorithm.Ed25519.Verify(given); // expect: signature Ed25519 functions=verify
        KeyAgreementAlgorithm.X25519.Agree(given, given); // expect: key-agreement x25519
        var a1 = AeadAlgorithm.Aes256Gcm; a1.Encrypt(given); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96; cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
        var a1 = AeadAlgorithm.Aes256Gcm; a1.Decrypt(given); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96; cipher AES-256-GCM tagBits=128 nonceBits=96 functions=decrypt
        var a1 = AeadAlgorithm.ChaCha20Poly1305; a1.Encrypt(given); // expect: cipher ChaCha20-Poly1305; cipher ChaCha20-Poly1305 functions=encrypt
        var a1 = AeadAlgorithm.ChaCha20Poly1305; a1.Decrypt(given); // expect: cipher ChaCha20-Poly1305; cipher ChaCha20-Poly1305 functions=decrypt
        var a1 = AeadAlgorithm.XChaCha20Poly1305; a1.Encrypt(given); // expect: cipher XChaCha20-Poly1305; cipher XChaCha20-Poly1305 functions=encrypt
        var a1 = AeadAlgorithm.XChaCha20Poly1305; a1.Decrypt(given); // expect: cipher XChaCha20-Poly1305; cipher XChaCha20-Poly1305 functions=decrypt
        var a1 = AeadAlgorithm.Aegis128L; a1.Encrypt(given); // expect: cipher AEGIS-128L; cipher AEGIS-128L functions=encrypt
        var a1 = AeadAlgorithm.Aegis128L; a1.Decrypt(given); // expect: cipher AEGIS-128L; cipher AEGIS-128L functions=decrypt
        var a1 = AeadAlgorithm.Aegis256; a1.Encrypt(given); // expect: cipher AEGIS-256; cipher AEGIS-256 functions=encrypt
        var a1 = AeadAlgorithm.Aegis256; a1.Decrypt(given); // expect: cipher AEGIS-256; cipher AEGIS-256 functions=decrypt
        StreamCipherAlgorithm.ChaCha20.XOr(given); // expect: cipher ChaCha20
        StreamCipherAlgorithm.ChaCha20.Encrypt(given); // expect: cipher ChaCha20 functions=encrypt
        StreamCipherAlgorithm.ChaCha20.Decrypt(given); // expect: cipher ChaCha20 functions=decrypt
        StreamCipherAlgorithm.ChaCha20.GeneratePseudorandomBytes(given); // expect: cipher ChaCha20
        StreamCipherAlgorithm.XChaCha20.XOr(given); // expect: cipher XChaCha20
        StreamCipherAlgorithm.XChaCha20.Encrypt(given); // expect: cipher XChaCha20 functions=encrypt
        StreamCipherAlgorithm.XChaCha20.Decrypt(given); // expect: cipher XChaCha20 functions=decrypt
        StreamCipherAlgorithm.XChaCha20.GeneratePseudorandomBytes(given); // expect: cipher XChaCha20
        HashAlgorithm.Sha256.Hash(data); // expect: hash SHA-256
        HashAlgorithm.Sha256.Verify(data); // expect: hash SHA-256
        HashAlgorithm.Sha512.Hash(data); // expect: hash SHA-512
        HashAlgorithm.Sha512.Verify(data); // expect: hash SHA-512
        HashAlgorithm.Blake2b_256.Hash(data); // expect: hash BLAKE2b-256
        HashAlgorithm.Blake2b_256.Verify(data); // expect: hash BLAKE2b-256
        HashAlgorithm.Blake2b_512.Hash(data); // expect: hash BLAKE2b-512
        HashAlgorithm.Blake2b_512.Verify(data); // expect: hash BLAKE2b-512
        MacAlgorithm.HmacSha256.Mac(given); // expect: mac HMAC-SHA-256
        MacAlgorithm.HmacSha256.Verify(given); // expect: mac HMAC-SHA-256
        MacAlgorithm.HmacSha512.Mac(given); // expect: mac HMAC-SHA-512
        MacAlgorithm.HmacSha512.Verify(given); // expect: mac HMAC-SHA-512
        MacAlgorithm.Blake2b_128.Mac(given); // expect: mac BLAKE2b-MAC
        MacAlgorithm.Blake2b_128.Verify(given); // expect: mac BLAKE2b-MAC
        MacAlgorithm.Blake2b_256.Mac(given); // expect: mac BLAKE2b-MAC
        MacAlgorithm.Blake2b_256.Verify(given); // expect: mac BLAKE2b-MAC
        MacAlgorithm.Blake2b_512.Mac(given); // expect: mac BLAKE2b-MAC
        MacAlgorithm.Blake2b_512.Verify(given); // expect: mac BLAKE2b-MAC
        KeyDerivationAlgorithm.HkdfSha256.DeriveBytes(given); // expect: kdf HKDF-SHA-256
        KeyDerivationAlgorithm.HkdfSha256.DeriveKey(given); // expect: kdf HKDF-SHA-256
        KeyDerivationAlgorithm.HkdfSha256.Extract(given); // expect: kdf HKDF-SHA-256
        KeyDerivationAlgorithm.HkdfSha256.Expand(given); // expect: kdf HKDF-SHA-256
        KeyDerivationAlgorithm.HkdfSha256.ExpandKey(given); // expect: kdf HKDF-SHA-256
        KeyDerivationAlgorithm.HkdfSha512.DeriveBytes(given); // expect: kdf HKDF-SHA-512
        KeyDerivationAlgorithm.HkdfSha512.DeriveKey(given); // expect: kdf HKDF-SHA-512
        KeyDerivationAlgorithm.HkdfSha512.Extract(given); // expect: kdf HKDF-SHA-512
        KeyDerivationAlgorithm.HkdfSha512.Expand(given); // expect: kdf HKDF-SHA-512
        KeyDerivationAlgorithm.HkdfSha512.ExpandKey(given); // expect: kdf HKDF-SHA-512
        PasswordBasedKeyDerivationAlgorithm.Argon2id(new Argon2Parameters { DegreeOfParallelism = 1, MemorySize = 65536, NumberOfPasses = 3 }).DeriveBytes(given); // expect: password-hash Argon2id-65536-3-1; password-hash Argon2id-65536-3-1
        PasswordBasedKeyDerivationAlgorithm.Argon2id(new Argon2Parameters { DegreeOfParallelism = 1, MemorySize = 65536, NumberOfPasses = 3 }).DeriveKey(given); // expect: password-hash Argon2id-65536-3-1; password-hash Argon2id-65536-3-1
        PasswordBasedKeyDerivationAlgorithm.Scrypt(given); // expect: password-hash scrypt
        Key.Import(SignatureAlgorithm.Ed25519, data, given); // expect: key Ed25519
        PublicKey.Import(SignatureAlgorithm.Ed25519, data, given); // expect: key Ed25519
        RandomGenerator.Default.GenerateBytes(32);

        SecretBox.Create(data, iv, key); // expect: cipher XSalsa20-Poly1305 functions=encrypt
        SecretBox.CreateDetached(data, iv, key); // expect: cipher XSalsa20-Poly1305 functions=encrypt
        SecretBox.Open(data, iv, key); // expect: cipher XSalsa20-Poly1305 functions=decrypt
        SecretBox.OpenDetached(data, iv, key); // expect: cipher XSalsa20-Poly1305 functions=decrypt
        SecretAeadAes.Encrypt(data, iv, key); // expect: cipher AES-256-GCM
        SecretAeadAes.Decrypt(data, iv, key); // expect: cipher AES-256-GCM
        SecretAeadChaCha20Poly1305.Encrypt(data, iv, key); // expect: cipher ChaCha20-Poly1305
        SecretAeadChaCha20Poly1305.Decrypt(data, iv, key); // expect: cipher ChaCha20-Poly1305
        SecretAeadChaCha20Poly1305IETF.Encrypt(data, iv, key); // expect: cipher ChaCha20-Poly1305
        SecretAeadChaCha20Poly1305IETF.Decrypt(data, iv, key); // expect: cipher ChaCha20-Poly1305
        SecretAeadXChaCha20Poly1305.Encrypt(data, iv, key); // expect: cipher XChaCha20-Poly1305
        SecretAeadXChaCha20Poly1305.Decrypt(data, iv, key); // expect: cipher XChaCha20-Poly1305
        PublicKeyBox.Create(); // expect: cipher NaCl-box
        PublicKeyBox.CreateDetached(); // expect: cipher NaCl-box
        PublicKeyBox.Open(); // expect: cipher NaCl-box
        PublicKeyBox.OpenDetached(); // expect: cipher NaCl-box
        PublicKeyBox.GenerateKeyPair(); // expect: keygen x25519
        SealedPublicKeyBox.Create(data, key); // expect: cipher NaCl-sealedbox
        SealedPublicKeyBox.Open(data, key); // expect: cipher NaCl-sealedbox
        PublicKeyAuth.Sign(); // expect: signature Ed25519 functions=sign
        PublicKeyAuth.SignDetached(); // expect: signature Ed25519 functions=sign
        PublicKeyAuth.Verify(); // expect: signature Ed25519 functions=verify
        PublicKeyAuth.VerifyDetached(); // expect: signature Ed25519 functions=verify
        PublicKeyAuth.GenerateKeyPair(); // expect: keygen Ed25519
        StreamEncryption.Encrypt(data, iv, key); // expect: cipher XSalsa20
        StreamEncryption.Decrypt(data, iv, key); // expect: cipher XSalsa20
        StreamEncryption.EncryptChaCha20(data, iv, key); // expect: cipher ChaCha20
        StreamEncryption.DecryptChaCha20(data, iv, key); // expect: cipher ChaCha20
        GenericHash.Hash(data, null, 32); // expect: hash BLAKE2b-256
        CryptoHash.Sha256(data); // expect: hash SHA-256
        CryptoHash.Sha512(data); // expect: hash SHA-512
        CryptoHash.Hash(data); // expect: hash SHA-512
        ShortHash.Hash(data, key); // expect: mac SipHash
        OneTimeAuth.Sign(data, key); // expect: mac Poly1305
        OneTimeAuth.Verify(data, key); // expect: mac Poly1305
        SecretKeyAuth.Sign(data, key); // expect: mac HMAC-SHA-512
        SecretKeyAuth.Verify(data, key); // expect: mac HMAC-SHA-512
        SecretKeyAuth.SignHmacSha256(data, key); // expect: mac HMAC-SHA-256
        SecretKeyAuth.VerifyHmacSha256(data, key); // expect: mac HMAC-SHA-256
        SecretKeyAuth.SignHmacSha512(data, key); // expect: mac HMAC-SHA-512
        SecretKeyAuth.VerifyHmacSha512(data, key); // expect: mac HMAC-SHA-512
        PasswordHash.ArgonHashString(given); // expect: password-hash Argon2
        PasswordHash.ArgonHashBinary(given); // expect: password-hash Argon2
        PasswordHash.ArgonHashStringVerify(given); // expect: password-hash Argon2
        PasswordHash.ScryptHashString(given); // expect: password-hash scrypt
        PasswordHash.ScryptHashBinary(given); // expect: password-hash scrypt
        PasswordHash.ScryptHashStringVerify(given); // expect: password-hash scrypt
        ScalarMult.Base(key); // expect: key-agreement x25519
        ScalarMult.Mult(key); // expect: key-agreement x25519
        SodiumCore.GetRandomBytes(24); // expect: random RNG byteLength=24
        SecretAead.Encrypt(data, new byte[8], new byte[32]); // expect: cipher ChaCha20-Poly1305 nonceBits=64 keyBits=256
        SecretAead.Decrypt(data, iv, key); // expect: cipher ChaCha20-Poly1305
        SecretBox.Create(data, new byte[24], new byte[32]); // expect: cipher XSalsa20-Poly1305 functions=encrypt nonceBits=192 keyBits=256
        SecretBox.OpenDetached(data, tag, new byte[24], new byte[32]); // expect: cipher XSalsa20-Poly1305 functions=decrypt nonceBits=192 keyBits=256
        PublicKeyBox.OpenDetached(data, tag, new byte[24], key, other); // expect: cipher NaCl-box nonceBits=192
        StreamEncryption.EncryptChaCha20Ietf(data, new byte[12], new byte[32]); // expect: cipher ChaCha20 nonceBits=96 keyBits=256
        StreamEncryption.DecryptChaCha20Ietf(data, iv, key); // expect: cipher ChaCha20
        StreamEncryption.EncryptXChaCha20(data, new byte[24], key); // expect: cipher XChaCha20 nonceBits=192
        StreamEncryption.DecryptXChaCha20(data, iv, key); // expect: cipher XChaCha20

        HashAlgorithm.Sha512_256.Hash(data); // expect: hash SHA-512/256
        HashAlgorithm.Sha3_256.Hash(data); // expect: hash SHA3-256
        HashAlgorithm.Sha3_512.Hash(data); // expect: hash SHA3-512
        MacAlgorithm.HmacSha256_128.Mac(key, data); // expect: mac HMAC-SHA-256-128
        MacAlgorithm.HmacSha512_256.Mac(key, data); // expect: mac HMAC-SHA-512-256
        var scryptParameters = new ScryptParameters { Cost = 32768, BlockSize = 8, Parallelization = 1 };
        PasswordBasedKeyDerivationAlgorithm.Scrypt(scryptParameters); // expect: password-hash scrypt-32768-8-1
        IncrementalHash.Initialize(HashAlgorithm.Sha512, out IncrementalHash hashState); // expect: hash SHA-512
        IncrementalHash.Update(ref hashState, data);
        IncrementalHash.Finalize(ref hashState);
        var macKey = Key.Create(MacAlgorithm.HmacSha512);
        IncrementalMac.Initialize(macKey, out IncrementalMac macState); // expect: mac HMAC-SHA-512
        IncrementalMac.Update(ref macState, data);
        IncrementalMac.Finalize(ref macState);
        IncrementalMac.FinalizeAndVerify(ref macState, data);
        IncrementalHash.FinalizeAndVerify(ref hashState, data);
        var phKey = Key.Create(SignatureAlgorithm.Ed25519ph); // expect: keygen Ed25519ph
        IncrementalSignature.Initialize(phKey, out IncrementalSignature signState); // expect: signature Ed25519ph functions=sign
        IncrementalSignature.Update(ref signState, data);
        IncrementalSignature.Finalize(ref signState);
        IncrementalSignatureVerification.Initialize(phKey.PublicKey, out IncrementalSignatureVerification verifyState); // expect: signature Ed25519ph functions=verify
        IncrementalSignatureVerification.Update(ref verifyState, data);
        IncrementalSignatureVerification.FinalizeAndVerify(ref verifyState, data);
        // Not found
        Other.SecretBox.Create(data, iv, key); GenericHash.Other(data);
    }
}
