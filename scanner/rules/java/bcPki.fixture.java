package org.example.ca;

import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.nist.NISTObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.cert.*;
import org.bouncycastle.cert.jcajce.*;
import org.bouncycastle.cms.*;
import org.bouncycastle.cms.bc.*;
import org.bouncycastle.cms.jcajce.*;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.engines.AESEngine;
import org.bouncycastle.crypto.engines.AESWrapEngine;
import org.bouncycastle.crypto.engines.DESedeEngine;
import org.bouncycastle.crypto.modes.CBCBlockCipher;
import org.bouncycastle.crypto.params.AsymmetricKeyParameter;
import org.bouncycastle.crypto.params.KeyParameter;
import org.bouncycastle.openssl.PEMKeyPair;
import org.bouncycastle.openssl.PKCS8Generator;
import org.bouncycastle.openssl.jcajce.*;
import org.bouncycastle.operator.*;
import org.bouncycastle.operator.bc.*;
import org.bouncycastle.operator.jcajce.*;
import org.bouncycastle.pkcs.*;
import org.bouncycastle.pkcs.bc.*;
import org.bouncycastle.pkcs.jcajce.*;
import org.bouncycastle.tsp.TSPAlgorithms;
import org.bouncycastle.tsp.TimeStampRequestGenerator;
import org.bouncycastle.x509.X509V1CertificateGenerator;
import org.bouncycastle.x509.X509V3CertificateGenerator;

class Authority {
    private static final String ALGORITHM = "SHA256withRSA";
    private SecureRandom random;

    X509CertificateHolder issue(PrivateKey key, PublicKey subject) throws Exception {
        JcaX509v3CertificateBuilder builder = new JcaX509v3CertificateBuilder(null, null, null, null, null, subject); // expect: certificate X.509
        ContentSigner signer = new JcaContentSignerBuilder(ALGORITHM).setProvider("BC").setSecureRandom(random).build(key); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        return builder.build(signer);
    }

    void signers(AsymmetricKeyParameter key, PrivateKey pair, X509Certificate certificate) throws Exception {
        new JcaContentSignerBuilder("SHA256withECDSA").build(pair); // expect: signature ECDSA-SHA-256 functions=sign
        new JcaContentSignerBuilder("Ed25519").build(pair); // expect: signature Ed25519 functions=sign
        new JcaContentSignerBuilder("ML-DSA-65").build(pair); // expect: signature ML-DSA-65 functions=sign
        new JcaContentSignerBuilder("SHA256withRSAandMGF1", new java.security.spec.PSSParameterSpec("SHA-256", "MGF1", java.security.spec.MGF1ParameterSpec.SHA256, 32, 1)).build(pair); // expect: signature RSA-PSS-SHA-256-MGF1-32 functions=sign
        AlgorithmIdentifier signature = new DefaultSignatureAlgorithmIdentifierFinder().find("SHA512withRSA");
        AlgorithmIdentifier digest = new DefaultDigestAlgorithmIdentifierFinder().find(signature);
        new BcRSAContentSignerBuilder(signature, digest).build(key); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
        new BcECContentSignerBuilder(new DefaultSignatureAlgorithmIdentifierFinder().find("SHA384withECDSA"), digest); // expect: signature ECDSA-SHA-384 functions=sign
        new BcDSAContentSignerBuilder(new DefaultSignatureAlgorithmIdentifierFinder().find("SHA256withDSA"), digest); // expect: signature DSA-SHA-256 functions=sign
        new BcContentSignerBuilder(signature, digest) {}; // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
        new BcEdECContentSignerBuilder(new AlgorithmIdentifier(org.bouncycastle.asn1.edec.EdECObjectIdentifiers.id_Ed25519)); // expect: signature Ed25519 functions=sign
        new BcHssLmsContentSignerBuilder(); // expect: signature HSS functions=sign
        new JcaContentVerifierProviderBuilder().setProvider("BC").build(certificate); // expect: signature unknown functions=verify
        new BcRSAContentVerifierProviderBuilder(null).build(key); // expect: signature RSA functions=verify
        new BcECContentVerifierProviderBuilder(null).build(key); // expect: signature ECDSA functions=verify
        new BcDSAContentVerifierProviderBuilder(null).build(key); // expect: signature DSA functions=verify
        new BcEdDSAContentVerifierProviderBuilder().build(key); // expect: signature EdDSA functions=verify
        new BcHssLmsContentVerifierProviderBuilder().build(key); // expect: signature HSS functions=verify
        DigestCalculatorProvider digests = new JcaDigestCalculatorProviderBuilder().setProvider("BC").build();
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha256)); // expect: hash SHA-256
        new BcDigestCalculatorProvider().get(new DefaultDigestAlgorithmIdentifierFinder().find("SHA-512")); // expect: hash SHA-512
    }

    void wrappers(PublicKey publicKey, PrivateKey privateKey, javax.crypto.SecretKey secret, AsymmetricKeyParameter key) throws Exception {
        AlgorithmIdentifier oaep = new AlgorithmIdentifier(PKCSObjectIdentifiers.id_RSAES_OAEP);
        new JceAsymmetricKeyWrapper(publicKey); // expect: key-wrap unknown functions=encrypt
        new JceAsymmetricKeyWrapper(oaep, publicKey); // expect: key-wrap RSA-OAEP functions=encrypt
        new JceAsymmetricKeyUnwrapper(oaep, privateKey); // expect: key-wrap RSA-OAEP functions=decrypt
        new JceKTSKeyWrapper(publicKey, "AESWrap", 256, null, null); // expect: key-wrap unknown functions=encrypt
        new JceKTSKeyUnwrapper(null, privateKey, null, null); // expect: key-wrap unknown functions=decrypt
        new JceSymmetricKeyWrapper(secret); // expect: key-wrap unknown functions=encrypt
        new JceSymmetricKeyUnwrapper(new AlgorithmIdentifier(NISTObjectIdentifiers.id_aes128_wrap), secret); // expect: key-wrap AES-128-KW functions=decrypt
        new BcRSAAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption), key); // expect: key-wrap RSA functions=encrypt
        new BcAsymmetricKeyWrapper(oaep, key) {}; // expect: key-wrap RSA-OAEP functions=encrypt
        new BcRSAAsymmetricKeyUnwrapper(oaep, key); // expect: key-wrap RSA-OAEP functions=decrypt
        new BcAsymmetricKeyUnwrapper(oaep, key) {}; // expect: key-wrap RSA-OAEP functions=decrypt
        new BcAESSymmetricKeyWrapper(new KeyParameter(new byte[32])); // expect: key-wrap AES-256-KW functions=encrypt
        new BcAESSymmetricKeyUnwrapper(new KeyParameter(new byte[16])); // expect: key-wrap AES-128-KW functions=decrypt
        new BcSymmetricKeyWrapper(null, new AESWrapEngine(), new KeyParameter(new byte[16])); // expect: key-wrap AES-128-KW functions=encrypt
        new BcSymmetricKeyUnwrapper(null, new AESWrapEngine(), new KeyParameter(new byte[24])); // expect: key-wrap AES-192-KW functions=decrypt
    }

    void certificates(byte[] encoded, PublicKey key) throws Exception {
        new X509v1CertificateBuilder(null, null, null, null, null, null); // expect: certificate X.509
        new X509v3CertificateBuilder(null, null, null, null, null, null); // expect: certificate X.509
        new X509v2AttributeCertificateBuilder((AttributeCertificateHolder) null, null, null, null, null); // expect: certificate X.509
        new JcaX509v1CertificateBuilder(null, null, null, null, null, key); // expect: certificate X.509
        new JcaX509CertificateHolder(null); // expect: certificate X.509
        new JcaX509ExtensionUtils(); // expect: hash SHA-1
        new X509CertificateHolder(encoded); // expect: certificate X.509
        new X509v2CRLBuilder(null, null); // expect: certificate X.509
        new X509CRLHolder(encoded); // expect: certificate X.509
        new JcaX509v2CRLBuilder(null, null); // expect: certificate X.509
        new PKCS10CertificationRequest(encoded); // expect: certificate unknown certificateFormat=PKCS10
        new PKCS10CertificationRequestBuilder(null, null); // expect: certificate unknown certificateFormat=PKCS10
        new JcaPKCS10CertificationRequest(encoded); // expect: certificate unknown certificateFormat=PKCS10
        new JcaPKCS10CertificationRequestBuilder((org.bouncycastle.asn1.x500.X500Name) null, key); // expect: certificate unknown certificateFormat=PKCS10
        X509V3CertificateGenerator generator = new X509V3CertificateGenerator(); // expect: certificate X.509
        generator.setSignatureAlgorithm("SHA1WithRSAEncryption"); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
        X509V1CertificateGenerator oldest = new X509V1CertificateGenerator(); // expect: certificate X.509
        oldest.setSignatureAlgorithm("MD5WithRSA"); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
        JcaPEMKeyConverter converter = new JcaPEMKeyConverter().setProvider("BC");
        converter.getKeyPair((PEMKeyPair) null); // expect: key unknown material=private-key
        converter.getPrivateKey(null); // expect: key unknown material=private-key
        converter.getPublicKey(null); // expect: key unknown material=public-key
    }
}

class Messages {
    private SecureRandom random;

    CMSEnvelopedData envelope(byte[] data, X509Certificate recipient) throws Exception {
        CMSEnvelopedDataGenerator generator = new CMSEnvelopedDataGenerator(); // expect: cipher CMS functions=encrypt
        generator.addRecipientInfoGenerator(new JceKeyTransRecipientInfoGenerator(recipient).setProvider("BC")); // expect: key-wrap unknown functions=encrypt
        OutputEncryptor encryptor = new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_CBC).setProvider("BC").setSecureRandom(random).build(); // expect: cipher AES-256-CBC functions=encrypt
        return generator.generate(new CMSProcessableByteArray(data), encryptor);
    }

    void recipients(X509Certificate certificate, PrivateKey privateKey, PublicKey publicKey, javax.crypto.SecretKey secret, char[] password, AsymmetricKeyParameter key) throws Exception {
        new JceKeyTransRecipientInfoGenerator(certificate, new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_RSAES_OAEP), publicKey)); // expect: key-wrap RSA-OAEP functions=encrypt
        new JceKTSKeyTransRecipientInfoGenerator(certificate, new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption)); // expect: key-wrap RSA functions=encrypt
        new BcRSAKeyTransRecipientInfoGenerator(new byte[20], new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption), key); // expect: key-wrap RSA functions=encrypt
        new JceKEKRecipientInfoGenerator(new byte[4], secret); // expect: key-wrap unknown functions=encrypt
        new BcKEKRecipientInfoGenerator(new byte[4], new BcAESSymmetricKeyWrapper(new KeyParameter(new byte[32]))); // expect: key-wrap AES-256-KW functions=encrypt
        new JceKEMRecipientInfoGenerator(certificate, NISTObjectIdentifiers.id_aes256_wrap); // expect: kem unknown functions=encapsulate cipher=AES
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA256KDF, privateKey, publicKey, CMSAlgorithm.AES128_WRAP); // expect: key-agreement ECDH digest=SHA-256 cipher=AES
        JcePasswordRecipientInfoGenerator generator = new JcePasswordRecipientInfoGenerator(CMSAlgorithm.AES256_CBC, password); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128 cipher=AES
        generator.setProvider("BC").setSaltAndIterationCount(new byte[16], 100000).setPRF(PasswordRecipient.PRF.HMacSHA256);
        new BcPasswordRecipientInfoGenerator(CMSAlgorithm.AES128_CBC, password).setSecureRandom(random).setPasswordConversionScheme(1); // expect: kdf PBKDF2-SHA-1-1024 cipher=AES
        new JcePasswordRecipientInfoGenerator(CMSAlgorithm.AES256_CBC, password).setPRF(PasswordRecipient.PRF.HMacSHA1); // expect: kdf PBKDF2-SHA-1-1024 cipher=AES
        new JcePasswordRecipientInfoGenerator(CMSAlgorithm.AES256_CBC, password).setPRF(PasswordRecipient.PRF.HMacSHA224); // expect: kdf PBKDF2-SHA-224-1024 cipher=AES
        new JcePasswordRecipientInfoGenerator(CMSAlgorithm.AES256_CBC, password).setPRF(PasswordRecipient.PRF.HMacSHA384); // expect: kdf PBKDF2-SHA-384-1024 cipher=AES
        new JcePasswordRecipientInfoGenerator(CMSAlgorithm.AES256_CBC, password).setPRF(PasswordRecipient.PRF.HMacSHA512); // expect: kdf PBKDF2-SHA-512-1024 cipher=AES
        new JceKeyTransEnvelopedRecipient(privateKey); // expect: key-wrap unknown functions=decrypt
        new JceKeyTransAuthEnvelopedRecipient(privateKey); // expect: key-wrap unknown functions=decrypt
        new JceKeyTransAuthenticatedRecipient(privateKey); // expect: key-wrap unknown functions=decrypt
        new JceKTSKeyTransEnvelopedRecipient(privateKey, null); // expect: key-wrap unknown functions=decrypt
        new JceKEKEnvelopedRecipient(secret); // expect: key-wrap unknown functions=decrypt
        new JceKEKAuthEnvelopedRecipient(secret); // expect: key-wrap unknown functions=decrypt
        new BcRSAKeyTransEnvelopedRecipient(key); // expect: key-wrap RSA functions=decrypt
        new JceKeyAgreeEnvelopedRecipient(privateKey); // expect: key-agreement unknown
        new JceKeyAgreeAuthEnvelopedRecipient(privateKey); // expect: key-agreement unknown
        new JceKEMEnvelopedRecipient(privateKey); // expect: kem unknown functions=decapsulate
        new JceKEMAuthEnvelopedRecipient(privateKey); // expect: kem unknown functions=decapsulate
        new JcePasswordEnvelopedRecipient(password); // expect: kdf PBKDF2
        new JcePasswordAuthEnvelopedRecipient(password); // expect: kdf PBKDF2
    }

    void signing(PrivateKey key, X509Certificate certificate) throws Exception {
        new JcaSimpleSignerInfoGeneratorBuilder().setProvider("BC").setDirectSignature(true).build("SHA256withRSA", key, certificate); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        new JcaSimpleSignerInfoGeneratorBuilder().setSignedAttributeGenerator(null).setUnsignedAttributeGenerator(null).build("SHA384withECDSA", key, certificate); // expect: signature ECDSA-SHA-384 functions=sign
        new JcaSimpleSignerInfoVerifierBuilder().setProvider("BC").build(certificate); // expect: signature unknown functions=verify
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA256).build(); // expect: mac HMAC-SHA-256
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.RC2_CBC, 40).setAlgorithmParameters(null).setEnableSha256HKdf(true).build(); // expect: cipher RC2-40-CBC functions=encrypt
        new BcCMSContentEncryptorBuilder(CMSAlgorithm.AES128_GCM).setRandom(random).build(); // expect: cipher AES-128-GCM functions=encrypt
        TimeStampRequestGenerator stamps = new TimeStampRequestGenerator();
        stamps.generate(TSPAlgorithms.SHA256, new byte[32]); // expect: hash SHA-256
        stamps.generate(TSPAlgorithms.MD5, new byte[32]); // expect: hash MD5
        stamps.generate(TSPAlgorithms.SHA1, new byte[32]); // expect: hash SHA-1
        stamps.generate(TSPAlgorithms.SHA224, new byte[32]); // expect: hash SHA-224
        stamps.generate(TSPAlgorithms.SHA256, new byte[32]); // expect: hash SHA-256
        stamps.generate(TSPAlgorithms.SHA384, new byte[32]); // expect: hash SHA-384
        stamps.generate(TSPAlgorithms.SHA512, new byte[32]); // expect: hash SHA-512
        stamps.generate(TSPAlgorithms.SHA3_224, new byte[32]); // expect: hash SHA3-224
        stamps.generate(TSPAlgorithms.SHA3_256, new byte[32]); // expect: hash SHA3-256
        stamps.generate(TSPAlgorithms.SHA3_384, new byte[32]); // expect: hash SHA3-384
        stamps.generate(TSPAlgorithms.SHA3_512, new byte[32]); // expect: hash SHA3-512
        stamps.generate(TSPAlgorithms.RIPEMD128, new byte[32]); // expect: hash RIPEMD-128
        stamps.generate(TSPAlgorithms.RIPEMD160, new byte[32]); // expect: hash RIPEMD-160
        stamps.generate(TSPAlgorithms.RIPEMD256, new byte[32]); // expect: hash RIPEMD-256
        stamps.generate(TSPAlgorithms.GOST3411, new byte[32]); // expect: hash GOSTR3411
        stamps.generate(TSPAlgorithms.SM3, new byte[32]); // expect: hash SM3
        stamps.generate(TSPAlgorithms.GOST3411_2012_256, new byte[32]); // expect: hash Streebog-256
        stamps.generate(TSPAlgorithms.GOST3411_2012_512, new byte[32]); // expect: hash Streebog-512
    }

    void constants(PrivateKey own, PublicKey peer, DigestCalculatorProvider digests) throws Exception {
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES128_CBC).build(); // expect: cipher AES-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES192_CBC).build(); // expect: cipher AES-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_CBC).build(); // expect: cipher AES-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA128_CBC).build(); // expect: cipher CAMELLIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA192_CBC).build(); // expect: cipher CAMELLIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA256_CBC).build(); // expect: cipher CAMELLIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES128_CBC)).build(); // expect: cipher AES-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES192_CBC)).build(); // expect: cipher AES-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES256_CBC)).build(); // expect: cipher AES-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA128_CBC)).build(); // expect: cipher CAMELLIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA192_CBC)).build(); // expect: cipher CAMELLIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA256_CBC)).build(); // expect: cipher CAMELLIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.AES128_CBC)).build(); // expect: cipher AES-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.AES192_CBC)).build(); // expect: cipher AES-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.AES256_CBC)).build(); // expect: cipher AES-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.CAMELLIA128_CBC)).build(); // expect: cipher CAMELLIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.CAMELLIA192_CBC)).build(); // expect: cipher CAMELLIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.CAMELLIA256_CBC)).build(); // expect: cipher CAMELLIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES128_CCM).build(); // expect: cipher AES-128-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES128_GCM).build(); // expect: cipher AES-128-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES192_CCM).build(); // expect: cipher AES-192-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES192_GCM).build(); // expect: cipher AES-192-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_CCM).build(); // expect: cipher AES-256-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_GCM).build(); // expect: cipher AES-256-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES128_CCM).build(); // expect: cipher AES-128-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES128_GCM).build(); // expect: cipher AES-128-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES192_CCM).build(); // expect: cipher AES-192-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES192_GCM).build(); // expect: cipher AES-192-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES256_CCM).build(); // expect: cipher AES-256-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.AES256_GCM).build(); // expect: cipher AES-256-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.ChaCha20Poly1305).build(); // expect: cipher ChaCha20-Poly1305 functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAuthEnvelopedGenerator.ChaCha20Poly1305).build(); // expect: cipher ChaCha20-Poly1305 functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.IDEA_CBC).build(); // expect: cipher IDEA-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAST5_CBC).build(); // expect: cipher CAST5-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.RC2_CBC).build(); // expect: cipher RC2-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.SEED_CBC).build(); // expect: cipher SEED-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.IDEA_CBC)).build(); // expect: cipher IDEA-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAST5_CBC)).build(); // expect: cipher CAST5-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.RC2_CBC)).build(); // expect: cipher RC2-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.SEED_CBC)).build(); // expect: cipher SEED-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.IDEA_CBC)).build(); // expect: cipher IDEA-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.CAST5_CBC)).build(); // expect: cipher CAST5-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.RC2_CBC)).build(); // expect: cipher RC2-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.SEED_CBC)).build(); // expect: cipher SEED-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.DES_EDE3_CBC).build(); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.DES_EDE3_CBC)).build(); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedDataGenerator.DES_EDE3_CBC)).build(); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.DES_CBC).build(); // expect: cipher DES-56-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.SM4_CBC).build(); // expect: cipher SM4-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.GOST28147_GCFB).build(); // expect: cipher GOST28147-GCFB functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES128_WRAP).build(); // expect: cipher AES-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES192_WRAP).build(); // expect: cipher AES-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_WRAP).build(); // expect: cipher AES-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA128_WRAP).build(); // expect: cipher CAMELLIA-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA192_WRAP).build(); // expect: cipher CAMELLIA-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.CAMELLIA256_WRAP).build(); // expect: cipher CAMELLIA-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.SEED_WRAP).build(); // expect: cipher SEED-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES128_WRAP)).build(); // expect: cipher AES-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES192_WRAP)).build(); // expect: cipher AES-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.AES256_WRAP)).build(); // expect: cipher AES-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA128_WRAP)).build(); // expect: cipher CAMELLIA-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA192_WRAP)).build(); // expect: cipher CAMELLIA-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.CAMELLIA256_WRAP)).build(); // expect: cipher CAMELLIA-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.SEED_WRAP)).build(); // expect: cipher SEED-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES128_WRAP_PAD).build(); // expect: cipher AES-128-KWP functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES192_WRAP_PAD).build(); // expect: cipher AES-192-KWP functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.AES256_WRAP_PAD).build(); // expect: cipher AES-256-KWP functions=encrypt
        new JceCMSContentEncryptorBuilder(CMSAlgorithm.DES_EDE3_WRAP).build(); // expect: cipher 3DES-Wrap functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.DES_EDE3_WRAP)).build(); // expect: cipher 3DES-Wrap functions=encrypt
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA1KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-1
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA224KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-224
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA256KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-256
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA384KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-384
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECDH_SHA512KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-512
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECCDH_SHA1KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-1
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECCDH_SHA224KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-224
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECCDH_SHA256KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-256
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECCDH_SHA384KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-384
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECCDH_SHA512KDF, own, peer, null); // expect: key-agreement ECDH digest=SHA-512
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECMQV_SHA1KDF, own, peer, null); // expect: key-agreement ECMQV digest=SHA-1
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECMQV_SHA224KDF, own, peer, null); // expect: key-agreement ECMQV digest=SHA-224
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECMQV_SHA256KDF, own, peer, null); // expect: key-agreement ECMQV digest=SHA-256
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECMQV_SHA384KDF, own, peer, null); // expect: key-agreement ECMQV digest=SHA-384
        new JceKeyAgreeRecipientInfoGenerator(CMSAlgorithm.ECMQV_SHA512KDF, own, peer, null); // expect: key-agreement ECMQV digest=SHA-512
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECMQV_SHA1KDF), own, peer, null); // expect: key-agreement ECMQV digest=SHA-1
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECMQV_SHA224KDF), own, peer, null); // expect: key-agreement ECMQV digest=SHA-224
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECMQV_SHA256KDF), own, peer, null); // expect: key-agreement ECMQV digest=SHA-256
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECMQV_SHA384KDF), own, peer, null); // expect: key-agreement ECMQV digest=SHA-384
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECMQV_SHA512KDF), own, peer, null); // expect: key-agreement ECMQV digest=SHA-512
        new JceKeyAgreeRecipientInfoGenerator(new ASN1ObjectIdentifier(CMSEnvelopedGenerator.ECDH_SHA1KDF), own, peer, null); // expect: key-agreement ECDH digest=SHA-1
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.SHA1)); // expect: hash SHA-1
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.SHA224)); // expect: hash SHA-224
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.SHA256)); // expect: hash SHA-256
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.SHA384)); // expect: hash SHA-384
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.SHA512)); // expect: hash SHA-512
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.MD5)); // expect: hash MD5
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.RIPEMD128)); // expect: hash RIPEMD-128
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.RIPEMD160)); // expect: hash RIPEMD-160
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.RIPEMD256)); // expect: hash RIPEMD-256
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.GOST3411)); // expect: hash GOSTR3411
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.GOST3411_2012_256)); // expect: hash Streebog-256
        digests.get(new AlgorithmIdentifier(CMSAlgorithm.GOST3411_2012_512)); // expect: hash Streebog-512
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_MD5))); // expect: hash MD5
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_SHA1))); // expect: hash SHA-1
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_SHA224))); // expect: hash SHA-224
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_SHA256))); // expect: hash SHA-256
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_SHA384))); // expect: hash SHA-384
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_SHA512))); // expect: hash SHA-512
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_RIPEMD128))); // expect: hash RIPEMD-128
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_RIPEMD160))); // expect: hash RIPEMD-160
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_RIPEMD256))); // expect: hash RIPEMD-256
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier(CMSSignedDataGenerator.DIGEST_GOST3411))); // expect: hash GOSTR3411
    }

    void encoded(char[] password) throws Exception {
        new JcePKCSPBEOutputEncryptorBuilder(NISTObjectIdentifiers.id_aes256_CBC).setProvider("BC").setRandom(random).setIterationCount(10000).setPRF(PKCS8Generator.PRF_HMACSHA256).setKeySizeProvider(null).build(password); // expect: cipher AES-256-CBC functions=encrypt iterations=10000 digest=SHA-256
        new BcPKCS12PBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd3_KeyTripleDES_CBC, new CBCBlockCipher(new DESedeEngine())).setIterationCount(2048).build(password); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1-2048 functions=encrypt
        OutputEncryptor encryptor = new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_256_CBC).setSecureRandom(random).setPassword(password).setIterationCount(100000).build(); // expect: cipher AES-256-CBC functions=encrypt iterations=100000
        new JcePEMEncryptorBuilder("AES-256-CBC").setProvider("BC").build(password); // expect: cipher AES-256-CBC functions=encrypt
        new JcePKCS12MacCalculatorBuilder(NISTObjectIdentifiers.id_sha256).setIterationCount(4096).build(password); // expect: mac HMAC-SHA-256 iterations=4096
        new JcePKCS12MacCalculatorBuilder(); // expect: mac HMAC-SHA-1
        new BcPKCS12MacCalculatorBuilder(); // expect: mac HMAC-SHA-1
        new JcePBMac1CalculatorBuilder("HmacSHA256", 256).setIterationCount(10000); // expect: mac PBMAC1-HMAC-SHA-256-10000 keyBits=256
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).build(); // expect: cipher AES-128-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_192_CBC).build(); // expect: cipher AES-192-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_256_CBC).build(); // expect: cipher AES-256-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.SM4_CBC).build(); // expect: cipher SM4-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.AES_128_CBC).build(); // expect: cipher AES-128-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.AES_192_CBC).build(); // expect: cipher AES-192-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.AES_256_CBC).build(); // expect: cipher AES-256-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.SM4_CBC).build(); // expect: cipher SM4-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.DES3_CBC).build(); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.DES3_CBC).build(); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_RC4_128).build(); // expect: cipher PKCS12-PBE-RC4-128-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_RC4_128).build(); // expect: cipher PKCS12-PBE-RC4-128-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_RC4_40).build(); // expect: cipher PKCS12-PBE-RC4-40-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_RC4_40).build(); // expect: cipher PKCS12-PBE-RC4-40-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_3DES).build(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_3DES).build(); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_2DES).build(); // expect: cipher PKCS12-PBE-3DES-112-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_2DES).build(); // expect: cipher PKCS12-PBE-3DES-112-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_RC2_128).build(); // expect: cipher PKCS12-PBE-RC2-128-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_RC2_128).build(); // expect: cipher PKCS12-PBE-RC2-128-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.PBE_SHA1_RC2_40).build(); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(JceOpenSSLPKCS8EncryptorBuilder.PBE_SHA1_RC2_40).build(); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1 functions=encrypt
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA1).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA-1
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA224).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA-224
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA256).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA-256
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA384).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA-384
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA512).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA-512
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA3_224).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA3-224
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA3_256).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA3-256
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA3_384).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA3-384
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSHA3_512).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SHA3-512
        new JceOpenSSLPKCS8EncryptorBuilder(PKCS8Generator.AES_128_CBC).setPRF(PKCS8Generator.PRF_HMACSM3).build(); // expect: cipher AES-128-CBC functions=encrypt digest=SM3
    }

    static class CMSAlgorithms {
        Object other() {
            return new com.acme.JceCMSContentEncryptorBuilder(com.acme.CMSAlgorithm.AES256_CBC);
        }
    }
}
