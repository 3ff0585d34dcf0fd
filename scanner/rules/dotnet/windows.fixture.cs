using Windows.Security.Cryptography.Core;
using static PCLCrypto.WinRTCrypto;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Md5); h1.HashData(data); // expect: hash MD5
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Md5); h1.CreateHash(data); // expect: hash MD5
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha1); h1.HashData(data); // expect: hash SHA-1
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha1); h1.CreateHash(data); // expect: hash SHA-1
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha256); h1.HashData(data); // expect: hash SHA-256
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha256); h1.CreateHash(data); // expect: hash SHA-256
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha384); h1.HashData(data); // expect: hash SHA-384
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha384); h1.CreateHash(data); // expect: hash SHA-384
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha512); h1.HashData(data); // expect: hash SHA-512
        var h1 = HashAlgorithmProvider.OpenAlgorithm(HashAlgorithmNames.Sha512); h1.CreateHash(data); // expect: hash SHA-512
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacMd5); // expect: mac HMAC-MD5
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacSha1); // expect: mac HMAC-SHA-1
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacSha256); // expect: mac HMAC-SHA-256
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacSha384); // expect: mac HMAC-SHA-384
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.HmacSha512); // expect: mac HMAC-SHA-512
        MacAlgorithmProvider.OpenAlgorithm(MacAlgorithmNames.AesCmac); // expect: mac AES-CMAC
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesCbc); // expect: cipher AES-CBC
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesCbcPkcs7); // expect: cipher AES-CBC-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesEcb); // expect: cipher AES-ECB
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesEcbPkcs7); // expect: cipher AES-ECB-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.DesCbc); // expect: cipher DES-56-CBC
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.DesCbcPkcs7); // expect: cipher DES-56-CBC-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.DesEcb); // expect: cipher DES-56-ECB
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.DesEcbPkcs7); // expect: cipher DES-56-ECB-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.TripleDesCbc); // expect: cipher 3DES-CBC
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.TripleDesCbcPkcs7); // expect: cipher 3DES-CBC-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.TripleDesEcb); // expect: cipher 3DES-ECB
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.TripleDesEcbPkcs7); // expect: cipher 3DES-ECB-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.Rc2Cbc); // expect: cipher RC2-CBC
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.Rc2CbcPkcs7); // expect: cipher RC2-CBC-PKCS7
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.Rc2Ecb); // expect: cipher RC2-ECB
        var s1 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.Rc2EcbPkcs7); // expect: cipher RC2-ECB-PKCS7
        var s2 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesCcm); s2.CreateSymmetricKey(new byte[32]); // expect: cipher AES-256-CCM
        var s2 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.AesGcm); s2.CreateSymmetricKey(new byte[32]); // expect: cipher AES-256-GCM
        var s2 = SymmetricKeyAlgorithmProvider.OpenAlgorithm(SymmetricAlgorithmNames.Rc4); s2.CreateSymmetricKey(new byte[32]); // expect: cipher RC4-256
        PCLCrypto.WinRTCrypto.HashAlgorithmProvider.OpenAlgorithm(PCLCrypto.HashAlgorithm.Md5); // expect: hash MD5
        PCLCrypto.WinRTCrypto.HashAlgorithmProvider.OpenAlgorithm(PCLCrypto.HashAlgorithm.Sha1); // expect: hash SHA-1
        PCLCrypto.WinRTCrypto.HashAlgorithmProvider.OpenAlgorithm(PCLCrypto.HashAlgorithm.Sha256); // expect: hash SHA-256
        PCLCrypto.WinRTCrypto.HashAlgorithmProvider.OpenAlgorithm(PCLCrypto.HashAlgorithm.Sha384); // expect: hash SHA-384
        PCLCrypto.WinRTCrypto.HashAlgorithmProvider.OpenAlgorithm(PCLCrypto.HashAlgorithm.Sha512); // expect: hash SHA-512
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.HmacMd5); // expect: mac HMAC-MD5
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.HmacSha1); // expect: mac HMAC-SHA-1
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.HmacSha256); // expect: mac HMAC-SHA-256
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.HmacSha384); // expect: mac HMAC-SHA-384
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.HmacSha512); // expect: mac HMAC-SHA-512
        PCLCrypto.WinRTCrypto.MacAlgorithmProvider.OpenAlgorithm(PCLCrypto.MacAlgorithm.AesCmac); // expect: mac AES-CMAC
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesCbc); // expect: cipher AES-CBC
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesCbcPkcs7); // expect: cipher AES-CBC-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesEcb); // expect: cipher AES-ECB
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesEcbPkcs7); // expect: cipher AES-ECB-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.DesCbc); // expect: cipher DES-56-CBC
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.DesCbcPkcs7); // expect: cipher DES-56-CBC-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.DesEcb); // expect: cipher DES-56-ECB
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.DesEcbPkcs7); // expect: cipher DES-56-ECB-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.TripleDesCbc); // expect: cipher 3DES-CBC
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.TripleDesCbcPkcs7); // expect: cipher 3DES-CBC-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.TripleDesEcb); // expect: cipher 3DES-ECB
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.TripleDesEcbPkcs7); // expect: cipher 3DES-ECB-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.Rc2Cbc); // expect: cipher RC2-CBC
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.Rc2CbcPkcs7); // expect: cipher RC2-CBC-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.Rc2Ecb); // expect: cipher RC2-ECB
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.Rc2EcbPkcs7); // expect: cipher RC2-ECB-PKCS7
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesCcm); // expect: cipher AES-CCM
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.AesGcm); // expect: cipher AES-GCM
        PCLCrypto.WinRTCrypto.SymmetricKeyAlgorithmProvider.OpenAlgorithm(PCLCrypto.SymmetricAlgorithm.Rc4); // expect: cipher RC4

        // Not found
        Other.HashAlgorithmProvider.OpenAlgorithm("MD5"); MacAlgorithmNames.HmacMd5.ToString();
    }
}
