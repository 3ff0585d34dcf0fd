using System.Security.Cryptography;
using System.Security.Cryptography.Pkcs;
using System.Security.Cryptography.X509Certificates;
using System.Security.Cryptography.Xml;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        new X509Certificate("file.pfx", given); // expect: certificate unknown certificateFormat=X.509
        new X509Certificate2("file.pfx", given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate2.CreateFromPem(given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate2.CreateFromPemFile(given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate2.CreateFromEncryptedPem(given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate2.CreateFromEncryptedPemFile(given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate.CreateFromCertFile(given); // expect: certificate unknown certificateFormat=X.509
        X509Certificate.CreateFromSignedFile(given); // expect: certificate unknown certificateFormat=X.509
        X509CertificateLoader.LoadCertificate(data); // expect: certificate unknown certificateFormat=X.509
        X509CertificateLoader.LoadCertificateFromFile(data); // expect: certificate unknown certificateFormat=X.509
        X509CertificateLoader.LoadPkcs12(data); // expect: certificate unknown certificateFormat=PKCS12
        X509CertificateLoader.LoadPkcs12FromFile(data); // expect: certificate unknown certificateFormat=PKCS12
        X509CertificateLoader.LoadPkcs12Collection(data); // expect: certificate unknown certificateFormat=PKCS12
        X509CertificateLoader.LoadPkcs12CollectionFromFile(data); // expect: certificate unknown certificateFormat=PKCS12
        new X509Store(StoreName.My, StoreLocation.CurrentUser); // expect: keystore unknown
        new X509Chain(); // expect: certificate unknown certificateFormat=X.509
        X509Chain.Create(); // expect: certificate unknown certificateFormat=X.509
        new CertificateRequest("CN=made-up", RSA.Create(2048), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1).CreateSelfSigned(given); // expect: certificate RSA-PKCS1-1.5-SHA-256-2048 certificateFormat=X.509; keygen RSA-2048
        new CertificateRequest("CN=made-up", RSA.Create(2048), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1).Create(given); // expect: certificate RSA-PKCS1-1.5-SHA-256-2048 certificateFormat=X.509; keygen RSA-2048
        new CertificateRequest("CN=made-up", RSA.Create(2048), HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1).CreateSigningRequest(given); // expect: certificate RSA-PKCS1-1.5-SHA-256-2048 certificateFormat=X.509; keygen RSA-2048
        using var ec = ECDsa.Create(ECCurve.NamedCurves.nistP256); // expect: keygen ECDSA-P-256
        new CertificateRequest("CN=made-up", ec, HashAlgorithmName.SHA384); // expect: certificate ECDSA-P-256-SHA-384 certificateFormat=X.509
        using var cert = new X509Certificate2(data); // expect: certificate unknown certificateFormat=X.509
        cert.GetRSAPrivateKey(); // expect: key RSA
        cert.GetRSAPublicKey(); // expect: key RSA
        cert.GetECDsaPrivateKey(); // expect: key ECDSA
        cert.GetECDsaPublicKey(); // expect: key ECDSA
        cert.GetDSAPrivateKey(); // expect: key DSA
        cert.GetDSAPublicKey(); // expect: key DSA
        cert.GetECDiffieHellmanPrivateKey(); // expect: key ECDH
        cert.GetECDiffieHellmanPublicKey(); // expect: key ECDH
        cert.GetMLDsaPrivateKey(); // expect: key ML-DSA
        cert.GetMLDsaPublicKey(); // expect: key ML-DSA
        cert.GetMLKemPrivateKey(); // expect: key ML-KEM
        cert.GetMLKemPublicKey(); // expect: key ML-KEM
        cert.GetRSAPrivateKey().SignData(data, HashAlgorithmName.SHA256, RSASignaturePadding.Pkcs1); // expect: key RSA; signature RSA-PKCS1-1.5-SHA-256 functions=sign
        void F(X509Certificate c) { c.GetRSAPublicKey(); } // expect: key RSA
        new SignedCms().ComputeSignature(new CmsSigner(cert) { DigestAlgorithm = new Oid("2.16.840.1.101.3.4.2.1") }); // expect: signature CMS; signature CMS
        new EnvelopedCms(given, new AlgorithmIdentifier(new Oid("2.16.840.1.101.3.4.1.42"))); // expect: cipher CMS keyBits=256
        new EnvelopedCms(); // expect: cipher CMS
        new Pkcs12Builder(); // expect: keystore unknown certificateFormat=PKCS12
        Pkcs12Info.Decode(data, out int n); // expect: keystore unknown certificateFormat=PKCS12
        Rfc3161TimestampRequest.CreateFromData(data, HashAlgorithmName.SHA256); // expect: hash SHA-256
        Rfc3161TimestampRequest.CreateFromHash(data, HashAlgorithmName.SHA256); // expect: hash SHA-256
        var signed = new SignedXml(); // expect: signature XMLSignature
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigRSASHA1Url; // expect: signature RSA-PKCS1-1.5-SHA-1
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigRSASHA256Url; // expect: signature RSA-PKCS1-1.5-SHA-256
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigRSASHA384Url; // expect: signature RSA-PKCS1-1.5-SHA-384
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigRSASHA512Url; // expect: signature RSA-PKCS1-1.5-SHA-512
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigDSAUrl; // expect: signature DSA-SHA-1
        signed.SignedInfo.SignatureMethod = SignedXml.XmlDsigHMACSHA1Url; // expect: mac HMAC-SHA-1
        signed.SignedInfo.SignatureMethod = "http://www.w3.org/2001/04/xmldsig-more#ecdsa-sha256"; // expect: signature ECDSA-SHA-256
        var reference = new Reference { Uri = "#x" }; reference.DigestMethod = SignedXml.XmlDsigSHA1Url; // expect: hash SHA-1
        var reference = new Reference { Uri = "#x" }; reference.DigestMethod = SignedXml.XmlDsigSHA256Url; // expect: hash SHA-256
        var reference = new Reference { Uri = "#x" }; reference.DigestMethod = SignedXml.XmlDsigSHA384Url; // expect: hash SHA-384
        var reference = new Reference { Uri = "#x" }; reference.DigestMethod = SignedXml.XmlDsigSHA512Url; // expect: hash SHA-512
        new Reference("").DigestMethod = EncryptedXml.XmlEncSHA256Url; // expect: hash SHA-256
        new Reference("").DigestMethod = EncryptedXml.XmlEncSHA512Url; // expect: hash SHA-512
        new EncryptedXml(); // expect: cipher XMLEncryption
        new EncryptionMethod(EncryptedXml.XmlEncAES128Url); // expect: cipher AES-128-CBC
        new EncryptionMethod(EncryptedXml.XmlEncAES192Url); // expect: cipher AES-192-CBC
        new EncryptionMethod(EncryptedXml.XmlEncAES256Url); // expect: cipher AES-256-CBC
        new EncryptionMethod(EncryptedXml.XmlEncAES128KeyWrapUrl); // expect: cipher AES-128-KW
        new EncryptionMethod(EncryptedXml.XmlEncAES192KeyWrapUrl); // expect: cipher AES-192-KW
        new EncryptionMethod(EncryptedXml.XmlEncAES256KeyWrapUrl); // expect: cipher AES-256-KW
        new EncryptionMethod(EncryptedXml.XmlEncTripleDESUrl); // expect: cipher 3DES-168-CBC
        new EncryptionMethod(EncryptedXml.XmlEncTripleDESKeyWrapUrl); // expect: cipher 3DES-168-Wrap
        new EncryptionMethod(EncryptedXml.XmlEncRSA15Url); // expect: cipher RSA-PKCS1-1.5
        new EncryptionMethod(EncryptedXml.XmlEncRSAOAEPUrl); // expect: cipher RSA-OAEP-MGF1-SHA-1
        new EncryptionMethod(EncryptedXml.XmlEncDESUrl); // expect: cipher DES-56-CBC
        var exported = X509CertificateLoader.LoadCertificate(data); // expect: certificate unknown certificateFormat=X.509
        exported.Export(X509ContentType.Pfx, "not a password"); // expect: certificate unknown certificateFormat=PKCS12
        exported.Export(X509ContentType.Pkcs12); // expect: certificate unknown certificateFormat=PKCS12
        exported.Export(X509ContentType.Cert); // expect: certificate unknown certificateFormat=X.509
        new X509Certificate2Collection().Export(X509ContentType.Pkcs7); // expect: certificate unknown certificateFormat=PKCS7

        // Not found
        X509Certificate2 declared = null; declared.ToString(); new Other.SignedXml(); given.SignatureMethod = "rsa-sha1";
    }
}
