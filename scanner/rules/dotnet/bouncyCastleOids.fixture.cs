using Org.BouncyCastle.Asn1.Nist;
using Org.BouncyCastle.Asn1.Oiw;
using Org.BouncyCastle.Asn1.Pkcs;
using Org.BouncyCastle.Asn1.X9;
using Org.BouncyCastle.Security;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        DigestUtilities.GetDigest(NistObjectIdentifiers.IdSha224); // expect: hash SHA-224
        DigestUtilities.GetDigest(NistObjectIdentifiers.IdSha256); // expect: hash SHA-256
        DigestUtilities.GetDigest(NistObjectIdentifiers.IdSha384); // expect: hash SHA-384
        DigestUtilities.GetDigest(NistObjectIdentifiers.IdSha512); // expect: hash SHA-512
        DigestUtilities.CalculateDigest(OiwObjectIdentifiers.IdSha1, data); // expect: hash SHA-1
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Cbc); // expect: cipher AES-128-CBC
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Ecb); // expect: cipher AES-128-ECB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Gcm); // expect: cipher AES-128-GCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Ccm); // expect: cipher AES-128-CCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Cfb); // expect: cipher AES-128-CFB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes128Ofb); // expect: cipher AES-128-OFB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Cbc); // expect: cipher AES-192-CBC
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Ecb); // expect: cipher AES-192-ECB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Gcm); // expect: cipher AES-192-GCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Ccm); // expect: cipher AES-192-CCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Cfb); // expect: cipher AES-192-CFB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes192Ofb); // expect: cipher AES-192-OFB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Cbc); // expect: cipher AES-256-CBC
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Ecb); // expect: cipher AES-256-ECB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Gcm); // expect: cipher AES-256-GCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Ccm); // expect: cipher AES-256-CCM
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Cfb); // expect: cipher AES-256-CFB
        CipherUtilities.GetCipher(NistObjectIdentifiers.IdAes256Ofb); // expect: cipher AES-256-OFB
        CipherUtilities.GetCipher(PkcsObjectIdentifiers.RsaEncryption); // expect: cipher RSA
        CipherUtilities.GetCipher(PkcsObjectIdentifiers.DesEde3Cbc); // expect: cipher 3DES-CBC
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.MD5WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-MD5
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.Sha1WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-SHA-1
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.Sha224WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-SHA-224
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.Sha256WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-SHA-256
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.Sha384WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-SHA-384
        SignerUtilities.GetSigner(PkcsObjectIdentifiers.Sha512WithRsaEncryption); // expect: signature RSA-PKCS1-1.5-SHA-512
        SignerUtilities.GetSigner(X9ObjectIdentifiers.ECDsaWithSha1); // expect: signature ECDSA-SHA-1
        SignerUtilities.GetSigner(X9ObjectIdentifiers.ECDsaWithSha224); // expect: signature ECDSA-SHA-224
        SignerUtilities.GetSigner(X9ObjectIdentifiers.ECDsaWithSha256); // expect: signature ECDSA-SHA-256
        SignerUtilities.GetSigner(X9ObjectIdentifiers.ECDsaWithSha384); // expect: signature ECDSA-SHA-384
        SignerUtilities.GetSigner(X9ObjectIdentifiers.ECDsaWithSha512); // expect: signature ECDSA-SHA-512
        MacUtilities.GetMac(PkcsObjectIdentifiers.IdHmacWithSha1); // expect: mac HMAC-SHA-1
        MacUtilities.GetMac(PkcsObjectIdentifiers.IdHmacWithSha224); // expect: mac HMAC-SHA-224
        MacUtilities.GetMac(PkcsObjectIdentifiers.IdHmacWithSha256); // expect: mac HMAC-SHA-256
        MacUtilities.GetMac(PkcsObjectIdentifiers.IdHmacWithSha384); // expect: mac HMAC-SHA-384
        MacUtilities.GetMac(PkcsObjectIdentifiers.IdHmacWithSha512); // expect: mac HMAC-SHA-512

        // Not found
        Other.NistObjectIdentifiers.IdSha256.ToString(); if (given == NistObjectIdentifiers.IdSha256.Id) { }
    }
}
