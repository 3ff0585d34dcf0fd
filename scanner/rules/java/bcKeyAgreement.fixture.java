package org.example.agreement;

import java.math.BigInteger;
import java.security.SecureRandom;
import org.bouncycastle.crypto.*;
import org.bouncycastle.crypto.agreement.*;
import org.bouncycastle.crypto.agreement.ecjpake.*;
import org.bouncycastle.crypto.agreement.jpake.*;
import org.bouncycastle.crypto.agreement.owl.*;
import org.bouncycastle.crypto.agreement.srp.*;
import org.bouncycastle.crypto.commitments.*;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.generators.*;
import org.bouncycastle.crypto.hpke.HPKE;
import org.bouncycastle.crypto.kems.*;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.threshold.*;

class Handshake {
    private SecureRandom random;

    byte[] agree(byte[] peer) {
        X25519KeyPairGenerator generator = new X25519KeyPairGenerator(); // expect: keygen x25519
        generator.init(new X25519KeyGenerationParameters(random));
        AsymmetricCipherKeyPair pair = generator.generateKeyPair();
        X25519Agreement agreement = new X25519Agreement(); // expect: key-agreement x25519
        agreement.init(pair.getPrivate());
        byte[] secret = new byte[agreement.getAgreementSize()];
        agreement.calculateAgreement(new X25519PublicKeyParameters(peer, 0), secret, 0); // expect: key x25519 material=public-key
        return secret;
    }

    void ec(ECPrivateKeyParameters given, ECDomainParameters domain) {
        ECKeyPairGenerator generator = new ECKeyPairGenerator(); // expect: keygen EC-P-384
        generator.init(new ECKeyGenerationParameters(ECNamedDomainParameters.lookup(org.bouncycastle.asn1.sec.SECObjectIdentifiers.secp384r1), random));
        BasicAgreement agreement = new ECDHBasicAgreement(); // expect: key-agreement ECDH-P-384
        agreement.init(generator.generateKeyPair().getPrivate());
        RawAgreement raw = new ECDHRawAgreement(); // expect: key-agreement ECDH
        raw.init(given);
        new ECDHCBasicAgreement(); // expect: key-agreement ECDH
        new ECDHCRawAgreement(); // expect: key-agreement ECDH
        StagedAgreement staged = new ECDHCStagedAgreement(); // expect: key-agreement ECDH
        staged.init(given);
        new ECDHCUnifiedAgreement().init(new ECDHUPrivateParameters(given, given)); // expect: key-agreement ECDH
        BasicAgreement mqv = new ECMQVBasicAgreement(); // expect: key-agreement ECMQV-P-384
        mqv.init(new MQVPrivateParameters((ECPrivateKeyParameters) generator.generateKeyPair().getPrivate(), given));
        mqv.calculateAgreement(new MQVPublicParameters(null, null));
        new ECMQVRawAgreement(); // expect: key-agreement ECMQV
        new X448Agreement(); // expect: key-agreement x448
        new XDHBasicAgreement(); // expect: key-agreement XDH
        new BasicRawAgreement(new ECDHBasicAgreement()); // expect: key-agreement ECDH
        RawAgreement unified = new XDHUnifiedAgreement(new X448Agreement()); // expect: key-agreement x448
        unified.init(new XDHUPrivateParameters(null, null));
        BasicAgreement vko = new ECVKOAgreement(new GOST3411_2012_256Digest()); // expect: key-agreement ECVKO-Streebog-256
        vko.init(new ParametersWithUKM(given, new byte[8]));
        SM2KeyExchange exchange = new SM2KeyExchange(); // expect: key-agreement SM2-KEX digest=SM3
        exchange.init(new SM2KeyExchangePrivateParameters(true, given, given));
        new SM2KeyExchange(new SHA256Digest()); // expect: key-agreement SM2-KEX-SHA-256
        new SM9KeyExchange(null, null, true); // expect: key-agreement SM9-KEX
    }

    void finiteField(DHPrivateKeyParameters key) {
        DHBasicKeyPairGenerator generator = new DHBasicKeyPairGenerator(); // expect: keygen FFDHE-ffdhe3072
        generator.init(new DHKeyGenerationParameters(random, DHStandardGroups.rfc7919_ffdhe3072));
        DHBasicAgreement agreement = new DHBasicAgreement(); // expect: key-agreement FFDHE-ffdhe3072
        agreement.init(generator.generateKeyPair().getPrivate());
        new DHAgreement(); // expect: key-agreement DH
        new DHUnifiedAgreement().init(new DHUPrivateParameters(key, key)); // expect: key-agreement DH
        BasicAgreement mqv = new MQVBasicAgreement(); // expect: key-agreement FFMQV
        mqv.init(new DHMQVPrivateParameters(key, key));
        DHParameters[] groups = {
            DHStandardGroups.rfc7919_ffdhe2048, // expect: parameters FFDHE-ffdhe2048
            DHStandardGroups.rfc7919_ffdhe4096, // expect: parameters FFDHE-ffdhe4096
            DHStandardGroups.rfc7919_ffdhe6144, // expect: parameters FFDHE-ffdhe6144
            DHStandardGroups.rfc7919_ffdhe8192, // expect: parameters FFDHE-ffdhe8192
            DHStandardGroups.rfc2409_768, // expect: parameters FFDHE-modp768 keyBits=768
            DHStandardGroups.rfc4306_768, // expect: parameters FFDHE-modp768 keyBits=768
            DHStandardGroups.rfc5996_768, // expect: parameters FFDHE-modp768 keyBits=768
            DHStandardGroups.rfc2409_1024, // expect: parameters FFDHE-modp1024 keyBits=1024
            DHStandardGroups.rfc4306_1024, // expect: parameters FFDHE-modp1024 keyBits=1024
            DHStandardGroups.rfc5996_1024, // expect: parameters FFDHE-modp1024 keyBits=1024
            DHStandardGroups.rfc3526_1536, // expect: parameters FFDHE-modp1536
            DHStandardGroups.rfc3526_2048, // expect: parameters FFDHE-modp2048
            DHStandardGroups.rfc3526_3072, // expect: parameters FFDHE-modp3072
            DHStandardGroups.rfc3526_4096, // expect: parameters FFDHE-modp4096
            DHStandardGroups.rfc3526_6144, // expect: parameters FFDHE-modp6144
            DHStandardGroups.rfc3526_8192, // expect: parameters FFDHE-modp8192
            DHStandardGroups.rfc5114_1024_160, // expect: parameters FFDHE-rfc5114-1024_160
            DHStandardGroups.rfc5114_2048_224, // expect: parameters FFDHE-rfc5114-2048_224
            DHStandardGroups.rfc5114_2048_256 // expect: parameters FFDHE-rfc5114-2048_256
        };
    }

    void passwords(char[] password, BigInteger N, BigInteger g, BigInteger v) {
        SRP6Client client = new SRP6Client(); // expect: key-agreement SRP-6a-SHA-256-rfc5054-2048
        client.init(SRP6StandardGroups.rfc5054_2048, new SHA256Digest(), random);
        SRP6Server server = new SRP6Server(); // expect: key-agreement SRP-6a-SHA-1
        server.init(N, g, v, new SHA1Digest(), random);
        SRP6VerifierGenerator verifier = new SRP6VerifierGenerator(); // expect: key-agreement SRP-6a-SHA-512-rfc5054-1024
        verifier.init(SRP6StandardGroups.rfc5054_1024, new SHA512Digest());
        new SRP6Client().init(SRP6StandardGroups.rfc5054_1536, new SHA256Digest(), random); // expect: key-agreement SRP-6a-SHA-256-rfc5054-1536
        new SRP6Client().init(SRP6StandardGroups.rfc5054_3072, new SHA256Digest(), random); // expect: key-agreement SRP-6a-SHA-256-rfc5054-3072
        new SRP6Client().init(SRP6StandardGroups.rfc5054_4096, new SHA256Digest(), random); // expect: key-agreement SRP-6a-SHA-256-rfc5054-4096
        new SRP6Client().init(SRP6StandardGroups.rfc5054_6144, new SHA256Digest(), random); // expect: key-agreement SRP-6a-SHA-256-rfc5054-6144
        new SRP6Client().init(SRP6StandardGroups.rfc5054_8192, new SHA256Digest(), random); // expect: key-agreement SRP-6a-SHA-256-rfc5054-8192
        new JPAKEParticipant("alice", password); // expect: key-agreement J-PAKE digest=SHA-256 group=NIST_3072
        new JPAKEParticipant("alice", password, JPAKEPrimeOrderGroups.NIST_2048, new SHA512Digest(), random); // expect: key-agreement J-PAKE digest=SHA-512 group=NIST_2048
        new JPAKEParticipant("alice", password, JPAKEPrimeOrderGroups.SUN_JCE_1024); // expect: key-agreement J-PAKE digest=SHA-256 group=SUN_JCE_1024
        new JPAKEParticipant("alice", password, JPAKEPrimeOrderGroups.NIST_3072); // expect: key-agreement J-PAKE digest=SHA-256 group=NIST_3072
        new ECJPAKEParticipant("alice", password); // expect: key-agreement J-PAKE-P-256 digest=SHA-256
        new ECJPAKEParticipant("alice", password, ECJPAKECurves.NIST_P256); // expect: key-agreement J-PAKE-P-256 digest=SHA-256
        new ECJPAKEParticipant("alice", password, ECJPAKECurves.NIST_P384); // expect: key-agreement J-PAKE-P-384 digest=SHA-256
        new ECJPAKEParticipant("alice", password, ECJPAKECurves.NIST_P521, new SHA384Digest(), random); // expect: key-agreement J-PAKE-P-521 digest=SHA-384
        new OwlClient("alice", password, OwlCurves.NIST_P256); // expect: key-agreement Owl-P-256-SHA-256
        new OwlClientRegistration("alice", password, OwlCurves.NIST_P384, new SHA384Digest(), random); // expect: key-agreement Owl-P-384-SHA-384
        new OwlServer("server"); // expect: key-agreement Owl-P-256-SHA-256
        new OwlServerRegistration("server", OwlCurves.NIST_P521, new SHA512Digest(), random); // expect: key-agreement Owl-P-521-SHA-512
    }

    void kems(AsymmetricKeyParameter key, ECPrivateKeyParameters ec, RSAKeyParameters rsa, byte[] out) {
        EncapsulatedSecretGenerator generator = new ECIESKEMGenerator(32, new HKDFBytesGenerator(new SHA256Digest()), random); // expect: kem ECIES-KEM functions=encapsulate outputBits=256 digest=SHA-256; kdf HKDF-SHA-256
        generator.generateEncapsulated(key);
        new ECIESKEMExtractor(ec, 16, new KDF2BytesGenerator(new SHA1Digest())); // expect: kem ECIES-KEM functions=decapsulate outputBits=128 digest=SHA-1; kdf KDF2-SHA-1
        new RSAKEMGenerator(16, new KDF2BytesGenerator(new SHA256Digest()), random); // expect: kem RSA-KEM-SHA-256 functions=encapsulate outputBits=128; kdf KDF2-SHA-256
        new RSAKEMExtractor(rsa, 16, new KDF2BytesGenerator(new SHA512Digest())); // expect: kem RSA-KEM-SHA-512 functions=decapsulate outputBits=128; kdf KDF2-SHA-512
        KeyEncapsulation old = new RSAKeyEncapsulation(new KDF2BytesGenerator(new SHA1Digest()), random); // expect: kem RSA-KEM-SHA-1 functions=encapsulate; kdf KDF2-SHA-1
        old.init(rsa);
        old.encrypt(out, 16);
        ECIESKeyEncapsulation ecies = new ECIESKeyEncapsulation(new KDF2BytesGenerator(new SHA1Digest()), random); // expect: kem ECIES-KEM functions=decapsulate digest=SHA-1; kdf KDF2-SHA-1
        ecies.init(ec);
        ecies.decrypt(out, 0, 16, 16);
        new SAKKEKEMSGenerator(random); // expect: kem SAKKE functions=encapsulate
        new SAKKEKEMExtractor(null); // expect: kem SAKKE functions=decapsulate
        new SM9KEMGenerator(256, random); // expect: kem SM9-KEM functions=encapsulate outputBits=256
        new SM9KEMExtractor(null, 256); // expect: kem SM9-KEM functions=decapsulate outputBits=256
    }

    void hpke(AsymmetricKeyParameter pk, AsymmetricCipherKeyPair kp, byte[] info) throws Exception {
        HPKE hpke = new HPKE(HPKE.mode_base, HPKE.kem_X25519_SHA256, HPKE.kdf_HKDF_SHA256, HPKE.aead_AES_GCM128); // expect: kem HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM functions=encrypt
        hpke.generatePrivateKey(); // expect: keygen HPKE-DHKEM-X25519-HKDF-SHA-256-AES-128-GCM functions=encrypt
        hpke.seal(pk, info, info, info, null, null, null);
        HPKE receiver = new HPKE(HPKE.mode_auth, HPKE.kem_P256_SHA256, HPKE.kdf_HKDF_SHA512, HPKE.aead_CHACHA20_POLY1305); // expect: kem HPKE-DHKEM-P-256-HKDF-SHA-512-ChaCha20-Poly1305 functions=decrypt
        receiver.deriveKeyPair(info); // expect: keygen HPKE-DHKEM-P-256-HKDF-SHA-512-ChaCha20-Poly1305 functions=decrypt
        receiver.open(info, kp, info, info, info, null, null, null);
        HPKE base = new HPKE(HPKE.mode_base, HPKE.kem_P384_SHA384, HPKE.kdf_HKDF_SHA384, HPKE.aead_AES_GCM256); // expect: kem HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM functions=encrypt,decrypt
        base.setupBaseS(pk, info);
        base.setupBaseR(info, kp, info);
        HPKE psk = new HPKE(HPKE.mode_psk, HPKE.kem_P521_SHA512, HPKE.kdf_HKDF_SHA512, HPKE.aead_EXPORT_ONLY); // expect: kem HPKE-DHKEM-P-521-HKDF-SHA-512 functions=encrypt,decrypt
        psk.SetupPSKS(pk, info, info, info);
        psk.setupPSKR(info, kp, info, info, info);
        psk.sendExport(pk, info, info, 32, null, null, null);
        psk.receiveExport(info, kp, info, info, 32, null, null, null);
        HPKE auth = new HPKE(HPKE.mode_auth_psk, HPKE.kem_X448_SHA512, HPKE.kdf_HKDF_SHA512, HPKE.aead_AES_GCM256); // expect: kem HPKE-DHKEM-X448-HKDF-SHA-512-AES-256-GCM functions=encrypt,decrypt
        auth.setupAuthS(pk, info, kp);
        auth.setupAuthR(info, kp, info, pk);
        auth.setupAuthPSKS(pk, info, info, info, kp);
        auth.setupAuthPSKR(info, kp, info, info, info, pk);
        new HPKE(HPKE.mode_base, HPKE.kem_P384_SHA348, HPKE.kdf_HKDF_SHA384, HPKE.aead_AES_GCM256); // expect: kem HPKE-DHKEM-P-384-HKDF-SHA-384-AES-256-GCM
        new HPKE(HPKE.mode_base, HPKE.kem_ML_KEM_512, HPKE.kdf_HKDF_SHA256, HPKE.aead_AES_GCM128); // expect: kem HPKE-HKDF-SHA-256-AES-128-GCM parameterSet=ML-KEM-512
        new HPKE(HPKE.mode_base, HPKE.kem_ML_KEM_768, HPKE.kdf_HKDF_SHA256, HPKE.aead_AES_GCM128); // expect: kem HPKE-HKDF-SHA-256-AES-128-GCM parameterSet=ML-KEM-768
        new HPKE(HPKE.mode_base, HPKE.kem_ML_KEM_1024, HPKE.kdf_HKDF_SHA256, HPKE.aead_AES_GCM256); // expect: kem HPKE-HKDF-SHA-256-AES-256-GCM parameterSet=ML-KEM-1024
        new HPKE(HPKE.mode_base, HPKE.kem_X_WING, HPKE.kdf_HKDF_SHA256, HPKE.aead_AES_GCM128); // expect: kem HPKE-HKDF-SHA-256-AES-128-GCM parameterSet=X-Wing
    }

    void shares(byte[] secret) throws Exception {
        new ShamirSecretSplitter(ShamirSecretSplitter.Algorithm.AES, ShamirSecretSplitter.Mode.Native, 32, random); // expect: parameters Shamir-Secret-Sharing
        ShamirSecretSplitter.getInstance(ShamirSecretSplitter.Algorithm.AES, 32, random); // expect: parameters Shamir-Secret-Sharing
        new ShamirSplitSecret(ShamirSecretSplitter.Algorithm.RSA, ShamirSecretSplitter.Mode.Table, null); // expect: parameters Shamir-Secret-Sharing
        ShamirSplitSecret.getInstance(ShamirSecretSplitter.Algorithm.AES, null); // expect: parameters Shamir-Secret-Sharing
        new HashCommitter(new SHA256Digest(), random); // expect: hash SHA-256
        new GeneralHashCommitter(new SHA3Digest(256), random); // expect: hash SHA3-256
    }

    static class HPKEs {
        Object other() {
            return new com.acme.HPKE(1, 2, 3, 4);
        }
    }
}
