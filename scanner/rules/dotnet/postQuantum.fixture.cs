using System.Security.Cryptography;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        using var kem = MLKem.GenerateKey(MLKemAlgorithm.MLKem512); kem.Encapsulate(out var a, out var b); kem.Decapsulate(a); // expect: keygen ML-KEM-512; kem ML-KEM-512 functions=encapsulate; kem ML-KEM-512 functions=decapsulate
        using var kem = MLKem.GenerateKey(MLKemAlgorithm.MLKem768); kem.Encapsulate(out var a, out var b); kem.Decapsulate(a); // expect: keygen ML-KEM-768; kem ML-KEM-768 functions=encapsulate; kem ML-KEM-768 functions=decapsulate
        using var kem = MLKem.GenerateKey(MLKemAlgorithm.MLKem1024); kem.Encapsulate(out var a, out var b); kem.Decapsulate(a); // expect: keygen ML-KEM-1024; kem ML-KEM-1024 functions=encapsulate; kem ML-KEM-1024 functions=decapsulate
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa44); dsa.SignData(data); // expect: keygen ML-DSA-44; signature ML-DSA-44 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa44); dsa.SignMu(data); // expect: keygen ML-DSA-44; signature ML-DSA-44 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa44); dsa.VerifyData(data); // expect: keygen ML-DSA-44; signature ML-DSA-44 functions=verify
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa44); dsa.VerifyMu(data); // expect: keygen ML-DSA-44; signature ML-DSA-44 functions=verify
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa.SignData(data); // expect: keygen ML-DSA-65; signature ML-DSA-65 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa.SignMu(data); // expect: keygen ML-DSA-65; signature ML-DSA-65 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa.VerifyData(data); // expect: keygen ML-DSA-65; signature ML-DSA-65 functions=verify
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa.VerifyMu(data); // expect: keygen ML-DSA-65; signature ML-DSA-65 functions=verify
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa87); dsa.SignData(data); // expect: keygen ML-DSA-87; signature ML-DSA-87 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa87); dsa.SignMu(data); // expect: keygen ML-DSA-87; signature ML-DSA-87 functions=sign
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa87); dsa.VerifyData(data); // expect: keygen ML-DSA-87; signature ML-DSA-87 functions=verify
        using var dsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa87); dsa.VerifyMu(data); // expect: keygen ML-DSA-87; signature ML-DSA-87 functions=verify
        using var dsa2 = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa2.SignPreHash(data, given); // expect: keygen ML-DSA-65; signature HashML-DSA-65 functions=sign
        using var dsa2 = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa65); dsa2.VerifyPreHash(data, given); // expect: keygen ML-DSA-65; signature HashML-DSA-65 functions=verify
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_128s); // expect: keygen SLH-DSA-SHA2-128s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_128f); // expect: keygen SLH-DSA-SHA2-128f
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_192s); // expect: keygen SLH-DSA-SHA2-192s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_192f); // expect: keygen SLH-DSA-SHA2-192f
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_256s); // expect: keygen SLH-DSA-SHA2-256s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaSha2_256f); // expect: keygen SLH-DSA-SHA2-256f
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake128s); // expect: keygen SLH-DSA-SHAKE-128s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake128f); // expect: keygen SLH-DSA-SHAKE-128f
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake192s); // expect: keygen SLH-DSA-SHAKE-192s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake192f); // expect: keygen SLH-DSA-SHAKE-192f
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake256s); // expect: keygen SLH-DSA-SHAKE-256s
        using var slh = SlhDsa.GenerateKey(SlhDsaAlgorithm.SlhDsaShake256f); // expect: keygen SLH-DSA-SHAKE-256f
        slh.SignData(data); // expect: signature SLH-DSA-SHAKE-256f functions=sign
        slh.VerifyData(data); // expect: signature SLH-DSA-SHAKE-256f functions=verify
        slh.SignPreHash(data); // expect: signature HashSLH-DSA-SHAKE-256f functions=sign
        slh.VerifyPreHash(data); // expect: signature HashSLH-DSA-SHAKE-256f functions=verify
        using var both = CompositeMLDsa.GenerateKey(CompositeMLDsaAlgorithm.MLDsa44WithECDsaP256); both.SignData(data); // expect: keygen ML-DSA; signature ML-DSA functions=sign
        using var both = CompositeMLDsa.GenerateKey(CompositeMLDsaAlgorithm.MLDsa44WithECDsaP256); both.VerifyData(data); // expect: keygen ML-DSA; signature ML-DSA functions=verify
        new MLKemCng(given); // expect: key ML-KEM
        new MLDsaCng(given); // expect: key ML-DSA
        new SlhDsaCng(given); // expect: key SLH-DSA
        new CompositeMLDsaCng(given); // expect: key ML-DSA
        MLKem.ImportDecapsulationKey(MLKemAlgorithm.MLKem768, data); // expect: key ML-KEM-768
        MLKem.ImportEncapsulationKey(MLKemAlgorithm.MLKem768, data); // expect: key ML-KEM-768
        MLKem.ImportPrivateSeed(MLKemAlgorithm.MLKem768, data); // expect: key ML-KEM-768
        MLDsa.ImportMLDsaPrivateKey(MLDsaAlgorithm.MLDsa65, data); // expect: key ML-DSA-65
        MLDsa.ImportMLDsaPublicKey(MLDsaAlgorithm.MLDsa65, data); // expect: key ML-DSA-65
        MLDsa.ImportMLDsaPrivateSeed(MLDsaAlgorithm.MLDsa65, data); // expect: key ML-DSA-65
        SlhDsa.ImportSlhDsaPrivateKey(SlhDsaAlgorithm.SlhDsaSha2_128s, data); // expect: key SLH-DSA-SHA2-128s
        SlhDsa.ImportSlhDsaPublicKey(SlhDsaAlgorithm.SlhDsaSha2_128s, data); // expect: key SLH-DSA-SHA2-128s
        CompositeMLDsa.ImportCompositeMLDsaPrivateKey(CompositeMLDsaAlgorithm.MLDsa65WithRSA3072Pss, data); // expect: key ML-DSA
        CompositeMLDsa.ImportCompositeMLDsaPublicKey(CompositeMLDsaAlgorithm.MLDsa65WithRSA3072Pss, data); // expect: key ML-DSA
        MLKem.ImportFromPem(data); // expect: key ML-KEM
        MLKem.ImportPkcs8PrivateKey(data); // expect: key ML-KEM
        MLKem.ImportSubjectPublicKeyInfo(data); // expect: key ML-KEM
        MLDsa.ImportFromPem(data); // expect: key ML-DSA
        MLDsa.ImportPkcs8PrivateKey(data); // expect: key ML-DSA
        MLDsa.ImportSubjectPublicKeyInfo(data); // expect: key ML-DSA
        SlhDsa.ImportFromPem(data); // expect: key SLH-DSA
        SlhDsa.ImportPkcs8PrivateKey(data); // expect: key SLH-DSA
        SlhDsa.ImportSubjectPublicKeyInfo(data); // expect: key SLH-DSA

        new MLKemOpenSsl(handle); // expect: key ML-KEM
        MLKem.ImportFromEncryptedPem(given, given); // expect: key ML-KEM
        MLKem.ImportEncryptedPkcs8PrivateKey(given, given); // expect: key ML-KEM
        new MLDsaOpenSsl(handle); // expect: key ML-DSA
        MLDsa.ImportFromEncryptedPem(given, given); // expect: key ML-DSA
        MLDsa.ImportEncryptedPkcs8PrivateKey(given, given); // expect: key ML-DSA
        new SlhDsaOpenSsl(handle); // expect: key SLH-DSA
        SlhDsa.ImportFromEncryptedPem(given, given); // expect: key SLH-DSA
        SlhDsa.ImportEncryptedPkcs8PrivateKey(given, given); // expect: key SLH-DSA
        CompositeMLDsa.ImportFromPem(given); // expect: key ML-DSA
        CompositeMLDsa.ImportFromEncryptedPem(given); // expect: key ML-DSA
        CompositeMLDsa.ImportEncryptedPkcs8PrivateKey(given); // expect: key ML-DSA
        CompositeMLDsa.ImportPkcs8PrivateKey(given); // expect: key ML-DSA
        CompositeMLDsa.ImportSubjectPublicKeyInfo(given); // expect: key ML-DSA
        X25519DiffieHellman.ImportPrivateKey(data); // expect: key x25519
        X25519DiffieHellman.ImportPublicKey(data); // expect: key x25519
        X25519DiffieHellman.ImportFromPem(data); // expect: key x25519
        X25519DiffieHellman.ImportFromEncryptedPem(data); // expect: key x25519
        X25519DiffieHellman.ImportEncryptedPkcs8PrivateKey(data); // expect: key x25519
        X25519DiffieHellman.ImportPkcs8PrivateKey(data); // expect: key x25519
        X25519DiffieHellman.ImportSubjectPublicKeyInfo(data); // expect: key x25519
        var xdh = X25519DiffieHellman.GenerateKey(); // expect: keygen x25519
        xdh.DeriveRawSecretAgreement(peer); // expect: key-agreement x25519
        var mldsa = MLDsa.GenerateKey(MLDsaAlgorithm.MLDsa87); // expect: keygen ML-DSA-87
        mldsa.SignPreHash(data, "2.16.840.1.101.3.4.2.3"); // expect: signature HashML-DSA-87-SHA-512 functions=sign
        mldsa.VerifyPreHash(data, key, "2.16.840.1.101.3.4.2.1"); // expect: signature HashML-DSA-87-SHA-256 functions=verify
        // Not found: an algorithm alone.
        var only = MLKemAlgorithm.MLKem512; if (given == MLDsaAlgorithm.MLDsa44.Name) { }
    }
}
