using Org.BouncyCastle.Asn1.X9;
using Org.BouncyCastle.Asn1.Sec;
using Org.BouncyCastle.Asn1.Nist;
using Org.BouncyCastle.Asn1.TeleTrust;
using Org.BouncyCastle.Asn1.GM;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Agreement;
using Org.BouncyCastle.Crypto.Agreement.JPake;
using Org.BouncyCastle.Crypto.Agreement.Kdf;
using Org.BouncyCastle.Crypto.Agreement.Srp;
using Org.BouncyCastle.Crypto.Digests;
using Org.BouncyCastle.Crypto.EC;
using Org.BouncyCastle.Crypto.Encodings;
using Org.BouncyCastle.Crypto.Engines;
using Org.BouncyCastle.Crypto.Fpe;
using Org.BouncyCastle.Crypto.Generators;
using Org.BouncyCastle.Crypto.Kems;
using Org.BouncyCastle.Crypto.Macs;
using Org.BouncyCastle.Crypto.Modes;
using Org.BouncyCastle.Crypto.Operators;
using Org.BouncyCastle.Crypto.Paddings;
using Org.BouncyCastle.Crypto.Parameters;
using Org.BouncyCastle.Crypto.Prng;
using Org.BouncyCastle.Crypto.Signers;
using Org.BouncyCastle.Security;
using Org.BouncyCastle.Bcpg;
using Org.BouncyCastle.Bcpg.OpenPgp;
using Org.BouncyCastle.Cms;
using Org.BouncyCastle.OpenSsl;
using Org.BouncyCastle.Pkcs;
using Org.BouncyCastle.Tls;
using Org.BouncyCastle.X509;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        var c1 = CipherUtilities.GetCipher("AES/CBC/PKCS7Padding"); c1.Init(true, new ParametersWithIV(ParameterUtilities.CreateKeyParameter("AES", new byte[32]), new byte[16])); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=encrypt
        var c1 = CipherUtilities.GetCipher("AES/GCM/NoPadding"); c1.Init(true, new ParametersWithIV(ParameterUtilities.CreateKeyParameter("AES", new byte[32]), new byte[16])); // expect: cipher AES-256-GCM nonceBits=128 functions=encrypt
        var c1 = CipherUtilities.GetCipher("DESede/ECB/PKCS5Padding"); c1.Init(true, new ParametersWithIV(ParameterUtilities.CreateKeyParameter("AES", new byte[32]), new byte[16])); // expect: cipher 3DES-ECB-PKCS7
        var c1 = CipherUtilities.GetCipher("RSA/ECB/OAEPWithSHA-256AndMGF1Padding"); c1.Init(true, new ParametersWithIV(ParameterUtilities.CreateKeyParameter("AES", new byte[32]), new byte[16])); // expect: cipher RSA-OAEP-SHA-256-MGF1
        var c1 = CipherUtilities.GetCipher("Blowfish"); c1.Init(true, new ParametersWithIV(ParameterUtilities.CreateKeyParameter("AES", new byte[32]), new byte[16])); // expect: cipher Blowfish
        WrapperUtilities.GetWrapper("AESWRAP"); // expect: key-wrap AES-KW
        DigestUtilities.GetDigest("SHA-256"); // expect: hash SHA-256
        DigestUtilities.CalculateDigest("MD5", data); // expect: hash MD5
        DigestUtilities.DoFinal("MD5", data); // expect: hash MD5
        MacUtilities.GetMac("HMAC-SHA256"); // expect: mac HMAC-SHA-256
        MacUtilities.CalculateMac("AESCMAC", given, data); // expect: mac AES-CMAC
        SignerUtilities.GetSigner("SHA256withECDSA", true, given, given); // expect: signature ECDSA-SHA-256
        SignerUtilities.InitSigner("SHA256withECDSA", true, given, given); // expect: signature ECDSA-SHA-256
        SignerUtilities.GetSigner("SHA-1withRSA"); // expect: signature RSA-PKCS1-1.5-SHA-1
        SignerUtilities.GetSigner("Ed25519"); // expect: signature Ed25519
        SignerUtilities.GetSigner("SHA256withRSAandMGF1"); // expect: signature RSA-PSS-SHA-256-MGF1
        GeneratorUtilities.GetKeyGenerator("AES256"); // expect: keygen AES-256
        var g1 = GeneratorUtilities.GetKeyPairGenerator("RSA"); g1.Init(new KeyGenerationParameters(new SecureRandom(), 2048)); g1.GenerateKeyPair(); // expect: keygen RSA-2048; random RNG
        AgreementUtilities.GetBasicAgreement("ECDH"); // expect: key-agreement ECDH
        AgreementUtilities.GetBasicAgreementWithKdf("ECDH"); // expect: key-agreement ECDH
        AgreementUtilities.GetRawAgreement("ECDH"); // expect: key-agreement ECDH
        KemUtilities.GetEncapsulator("ML-KEM-768"); // expect: kem ML-KEM-768
        KemUtilities.GetDecapsulator("ML-KEM-768"); // expect: kem ML-KEM-768
        PbeUtilities.CreateEngine("PBEwithSHA-1and128bitRC4"); // expect: cipher PKCS12-PBE-RC4-128-SHA-1
        PbeUtilities.GenerateAlgorithmParameters("PBEwithSHA-1and128bitRC4"); // expect: cipher PKCS12-PBE-RC4-128-SHA-1
        PrivateKeyFactory.CreateKey(data); // expect: key unknown
        PublicKeyFactory.CreateKey(data); // expect: key unknown
        PrivateKeyFactory.DecryptKey(given, data); // expect: key unknown
        DotNetUtilities.GetRsaKeyPair(given); // expect: key RSA
        DotNetUtilities.GetRsaPublicKey(given); // expect: key RSA
        DotNetUtilities.ToRSA(given); // expect: key RSA
        DotNetUtilities.ToRSAParameters(given); // expect: key RSA
        DotNetUtilities.GetDsaKeyPair(given); // expect: key DSA
        DotNetUtilities.GetDsaPublicKey(given); // expect: key DSA
        DotNetUtilities.GetECDsaKeyPair(given); // expect: key EC
        DotNetUtilities.GetECDsaPublicKey(given); // expect: key EC
        DotNetUtilities.GetECKeyPair(given); // expect: key EC
        new X509V3CertificateGenerator().Generate(new Asn1SignatureFactory("SHA256WITHRSA", given)); // expect: certificate RSA-PKCS1-1.5-SHA-256 certificateFormat=X.509
        new X509V1CertificateGenerator(); // expect: certificate unknown certificateFormat=X.509
        new X509CertificateParser(); // expect: certificate unknown certificateFormat=X.509
        new Pkcs10CertificationRequest("SHA256WITHRSA", given, given, null, given); // expect: certificate RSA-PKCS1-1.5-SHA-256
        new Pkcs12Store(); // expect: keystore unknown certificateFormat=PKCS12
        new Pkcs12StoreBuilder(); // expect: keystore unknown certificateFormat=PKCS12
        new JksStore(); // expect: keystore unknown certificateFormat=JKS
        new PemReader(given); // expect: key unknown certificateFormat=PEM
        new PemWriter(given); // expect: key unknown certificateFormat=PEM
        new CmsSignedDataGenerator(); // expect: signature CMS
        new CmsSignedData(); // expect: signature CMS
        new CmsEnvelopedDataGenerator(); // expect: cipher CMS
        new CmsEnvelopedData(); // expect: cipher CMS
        new TlsClientProtocol(); // expect: protocol TLS
        new TlsServerProtocol(); // expect: protocol TLS
        new DtlsClientProtocol(); // expect: protocol DTLS
        new DtlsServerProtocol(); // expect: protocol DTLS
        var v = ProtocolVersion.TLSv10; // expect: protocol TLSv1.0
        var v = ProtocolVersion.TLSv11; // expect: protocol TLSv1.1
        var v = ProtocolVersion.TLSv12; // expect: protocol TLSv1.2
        var v = ProtocolVersion.TLSv13; // expect: protocol TLSv1.3
        var v = ProtocolVersion.DTLSv10; // expect: protocol DTLSv1.0
        var v = ProtocolVersion.DTLSv12; // expect: protocol DTLSv1.2
        var v = ProtocolVersion.DTLSv13; // expect: protocol DTLSv1.3
        var v = ProtocolVersion.SSLv3; // expect: protocol SSLv3 version=ssl3
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Idea, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.TripleDes, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Cast5, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Blowfish, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Des, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Twofish, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Aes128, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Aes192, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Aes256, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Camellia128, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Camellia192, true); // expect: cipher PGP
        new PgpEncryptedDataGenerator(SymmetricKeyAlgorithmTag.Camellia256, true); // expect: cipher PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.MD5); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.Sha1); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.Sha256); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.Sha384); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.Sha512); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.Sha224); // expect: signature PGP
        new PgpSignatureGenerator(given, HashAlgorithmTag.RipeMD160); // expect: signature PGP

        // Not found
        Other.CipherUtilities.GetCipher("AES"); new Other.PemReader(given);
    }
}
