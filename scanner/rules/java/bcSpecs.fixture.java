package org.example.bcspecs;

import java.security.*;
import java.security.spec.AlgorithmParameterSpec;
import org.bouncycastle.jcajce.spec.*;
import org.bouncycastle.pqc.jcajce.spec.DilithiumParameterSpec;
import org.bouncycastle.pqc.jcajce.spec.KyberParameterSpec;

class ParameterSets {
    private SecureRandom random;

    void fipsMLKEM() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.ml_kem_512, random); // expect: keygen ML-KEM-512
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.ml_kem_768, random); // expect: keygen ML-KEM-768
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.ml_kem_1024, random); // expect: keygen ML-KEM-1024
    }

    void pqcMLKEM() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.pqc.jcajce.spec.MLKEMParameterSpec.ml_kem_512, random); // expect: keygen ML-KEM-512
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.pqc.jcajce.spec.MLKEMParameterSpec.ml_kem_768, random); // expect: keygen ML-KEM-768
        KeyPairGenerator.getInstance("ML-KEM", "BCPQC").initialize(org.bouncycastle.pqc.jcajce.spec.MLKEMParameterSpec.ml_kem_1024, random); // expect: keygen ML-KEM-1024
    }

    void pqcKyber() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber512, random); // expect: keygen Kyber-512
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber768, random); // expect: keygen Kyber-768
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber1024, random); // expect: keygen Kyber-1024
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber512_aes, random); // expect: keygen Kyber-512-AES
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber768_aes, random); // expect: keygen Kyber-768-AES
        KeyPairGenerator.getInstance("Kyber", "BCPQC").initialize(KyberParameterSpec.kyber1024_aes, random); // expect: keygen Kyber-1024-AES
    }

    void fipsMLDSA() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_44, random); // expect: keygen ML-DSA-44
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_65, random); // expect: keygen ML-DSA-65
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_87, random); // expect: keygen ML-DSA-87
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_44_with_sha512, random); // expect: keygen ML-DSA-44 digest=SHA-512
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_65_with_sha512, random); // expect: keygen ML-DSA-65 digest=SHA-512
        KeyPairGenerator.getInstance("ML-DSA", "BCPQC").initialize(MLDSAParameterSpec.ml_dsa_87_with_sha512, random); // expect: keygen ML-DSA-87 digest=SHA-512
    }

    void pqcDilithium() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium2, random); // expect: keygen Dilithium-2
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium3, random); // expect: keygen Dilithium-3
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium5, random); // expect: keygen Dilithium-5
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium2_aes, random); // expect: keygen Dilithium-2-AES
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium3_aes, random); // expect: keygen Dilithium-3-AES
        KeyPairGenerator.getInstance("Dilithium", "BCPQC").initialize(DilithiumParameterSpec.dilithium5_aes, random); // expect: keygen Dilithium-5-AES
    }

    void fipsSLHDSA() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_128f, random); // expect: keygen SLH-DSA-SHA2-128f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_128s, random); // expect: keygen SLH-DSA-SHA2-128s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_192f, random); // expect: keygen SLH-DSA-SHA2-192f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_192s, random); // expect: keygen SLH-DSA-SHA2-192s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_256f, random); // expect: keygen SLH-DSA-SHA2-256f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_256s, random); // expect: keygen SLH-DSA-SHA2-256s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_128f, random); // expect: keygen SLH-DSA-SHAKE-128f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_128s, random); // expect: keygen SLH-DSA-SHAKE-128s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_192f, random); // expect: keygen SLH-DSA-SHAKE-192f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_192s, random); // expect: keygen SLH-DSA-SHAKE-192s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_256f, random); // expect: keygen SLH-DSA-SHAKE-256f
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_256s, random); // expect: keygen SLH-DSA-SHAKE-256s
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_128f_with_sha256, random); // expect: keygen SLH-DSA-SHA2-128f digest=SHA-256
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_128s_with_sha256, random); // expect: keygen SLH-DSA-SHA2-128s digest=SHA-256
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_192f_with_sha512, random); // expect: keygen SLH-DSA-SHA2-192f digest=SHA-512
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_192s_with_sha512, random); // expect: keygen SLH-DSA-SHA2-192s digest=SHA-512
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_256f_with_sha512, random); // expect: keygen SLH-DSA-SHA2-256f digest=SHA-512
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_sha2_256s_with_sha512, random); // expect: keygen SLH-DSA-SHA2-256s digest=SHA-512
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_128f_with_shake128, random); // expect: keygen SLH-DSA-SHAKE-128f digest=SHAKE128
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_128s_with_shake128, random); // expect: keygen SLH-DSA-SHAKE-128s digest=SHAKE128
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_192f_with_shake256, random); // expect: keygen SLH-DSA-SHAKE-192f digest=SHAKE256
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_192s_with_shake256, random); // expect: keygen SLH-DSA-SHAKE-192s digest=SHAKE256
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_256f_with_shake256, random); // expect: keygen SLH-DSA-SHAKE-256f digest=SHAKE256
        KeyPairGenerator.getInstance("SLH-DSA", "BCPQC").initialize(SLHDSAParameterSpec.slh_dsa_shake_256s_with_shake256, random); // expect: keygen SLH-DSA-SHAKE-256s digest=SHAKE256
    }

    void fipsCMCE() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece460896, random); // expect: keygen Classic-McEliece-460896
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece460896f, random); // expect: keygen Classic-McEliece-460896f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece460896pc, random); // expect: keygen Classic-McEliece-460896pc
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece460896pcf, random); // expect: keygen Classic-McEliece-460896pcf
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6688128, random); // expect: keygen Classic-McEliece-6688128
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6688128f, random); // expect: keygen Classic-McEliece-6688128f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6688128pc, random); // expect: keygen Classic-McEliece-6688128pc
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6688128pcf, random); // expect: keygen Classic-McEliece-6688128pcf
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6960119, random); // expect: keygen Classic-McEliece-6960119
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6960119f, random); // expect: keygen Classic-McEliece-6960119f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6960119pc, random); // expect: keygen Classic-McEliece-6960119pc
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece6960119pcf, random); // expect: keygen Classic-McEliece-6960119pcf
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece8192128, random); // expect: keygen Classic-McEliece-8192128
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece8192128f, random); // expect: keygen Classic-McEliece-8192128f
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece8192128pc, random); // expect: keygen Classic-McEliece-8192128pc
        KeyPairGenerator.getInstance("CMCE", "BCPQC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.mceliece8192128pcf, random); // expect: keygen Classic-McEliece-8192128pcf
    }

    void fipsFrodoKEM() throws GeneralSecurityException {
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.frodokem976aes, random); // expect: keygen FrodoKEM-976-AES
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.frodokem1344aes, random); // expect: keygen FrodoKEM-1344-AES
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.efrodokem976aes, random); // expect: keygen FrodoKEM-976-AES
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.efrodokem1344aes, random); // expect: keygen FrodoKEM-1344-AES
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.frodokem976shake, random); // expect: keygen FrodoKEM-976-SHAKE
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.frodokem1344shake, random); // expect: keygen FrodoKEM-1344-SHAKE
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.efrodokem976shake, random); // expect: keygen FrodoKEM-976-SHAKE
        KeyPairGenerator.getInstance("FrodoKEM", "BCPQC").initialize(FrodoKEMParameterSpec.efrodokem1344shake, random); // expect: keygen FrodoKEM-1344-SHAKE
    }
    void legacy(KeyPairGenerator generator) throws GeneralSecurityException {
        KeyPairGenerator.getInstance("ML-KEM", "BC").initialize(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.fromName("ML-KEM-768")); // expect: keygen ML-KEM-768
        KeyPairGenerator.getInstance("ML-DSA", "BC").initialize(MLDSAParameterSpec.fromName("ML-DSA-65")); // expect: keygen ML-DSA-65
        KeyPairGenerator.getInstance("SLH-DSA", "BC").initialize(SLHDSAParameterSpec.fromName("SLH-DSA-SHA2-128F")); // expect: keygen SLH-DSA-SHA2-128f
        KeyPairGenerator.getInstance("CMCE", "BC").initialize(org.bouncycastle.jcajce.spec.CMCEParameterSpec.fromName("mceliece6688128")); // expect: keygen Classic-McEliece-6688128
        KeyPairGenerator.getInstance("FrodoKEM", "BC").initialize(FrodoKEMParameterSpec.fromName("frodokem976aes")); // expect: keygen FrodoKEM-976-AES
        KeyFactory.getInstance("ML-KEM", "BC").generatePublic(new MLKEMPublicKeySpec(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.ml_kem_768, null)); // expect: key ML-KEM-768 material=public-key
        KeyFactory.getInstance("ML-KEM", "BC").generatePrivate(new MLKEMPrivateKeySpec(org.bouncycastle.jcajce.spec.MLKEMParameterSpec.ml_kem_512, null)); // expect: key ML-KEM-512 material=private-key
        KeyFactory.getInstance("ML-DSA", "BC").generatePublic(new MLDSAPublicKeySpec(MLDSAParameterSpec.ml_dsa_44, null)); // expect: key ML-DSA-44 material=public-key
        KeyFactory.getInstance("ML-DSA", "BC").generatePrivate(new MLDSAPrivateKeySpec(MLDSAParameterSpec.ml_dsa_87, null)); // expect: key ML-DSA-87 material=private-key
        KeyPairGenerator.getInstance("EdDSA", "BC").initialize(new EdDSAParameterSpec(EdDSAParameterSpec.Ed448)); // expect: keygen Ed448 curve=Ed448
        KeyPairGenerator.getInstance("EdDSA", "BC").initialize(new EdDSAParameterSpec(EdDSAParameterSpec.Ed25519)); // expect: keygen Ed25519 curve=Ed25519
        KeyPairGenerator.getInstance("XDH", "BC").initialize(new XDHParameterSpec(XDHParameterSpec.X25519)); // expect: keygen x25519 curve=Curve25519
        KeyPairGenerator.getInstance("XDH", "BC").initialize(new XDHParameterSpec(XDHParameterSpec.X448)); // expect: keygen x448 curve=Curve448
        KeyPairGenerator.getInstance("DH", "BC").initialize(new DHDomainParameterSpec(org.bouncycastle.crypto.agreement.DHStandardGroups.rfc7919_ffdhe2048)); // expect: keygen FFDHE-ffdhe2048
        KeyPairGenerator.getInstance("DSTU4145", "BC").initialize(new DSTU4145ParameterSpec(null)); // expect: keygen DSTU4145
        KeyPairGenerator.getInstance("ECGOST3410-2012", "BC").initialize(new GOST3410ParameterSpec("Tc26-Gost-3410-12-256-paramSetA")); // expect: keygen GOSTR3410 curve=id-tc26-gost-3410-2012-256-paramSetA
        KeyPairGenerator.getInstance("GOST3410", "BC").initialize(new org.bouncycastle.jce.spec.GOST3410ParameterSpec("GostR3410-94-CryptoPro-A")); // expect: keygen GOSTR3410-GostR3410-94-CryptoPro-A
        KeyPairGenerator.getInstance("ElGamal", "BC").initialize(new org.bouncycastle.jce.spec.ElGamalGenParameterSpec(1024)); // expect: keygen ElGamal-1024
        KeyPairGenerator.getInstance("ElGamal", "BC").initialize(new org.bouncycastle.jce.spec.ElGamalParameterSpec(null, null)); // expect: keygen ElGamal
        KeyFactory.getInstance("ElGamal", "BC").generatePublic(new org.bouncycastle.jce.spec.ElGamalPublicKeySpec(null, null)); // expect: key ElGamal material=public-key
        KeyFactory.getInstance("ElGamal", "BC").generatePrivate(new org.bouncycastle.jce.spec.ElGamalPrivateKeySpec(null, null)); // expect: key ElGamal material=private-key
        KeyFactory.getInstance("ElGamal", "BC").generatePrivate(new org.bouncycastle.jce.spec.ElGamalKeySpec(null)); // expect: key ElGamal material=private-key
        KeyFactory.getInstance("DH", "BC").generatePublic(new DHExtendedPublicKeySpec(null, null)); // expect: key DH material=public-key
        KeyFactory.getInstance("DH", "BC").generatePrivate(new DHExtendedPrivateKeySpec(null, null)); // expect: key DH material=private-key
        KeyFactory.getInstance("RSA", "BC").generatePublic(new OpenSSHPublicKeySpec(new byte[0])); // expect: key RSA material=public-key
        KeyFactory.getInstance("RSA", "BC").generatePrivate(new OpenSSHPrivateKeySpec(new byte[0])); // expect: key RSA material=private-key
        KeyFactory.getInstance("Ed25519", "BC").generatePublic(new RawEncodedKeySpec(new byte[32])); // expect: key Ed25519 material=public-key
        KeyPairGenerator.getInstance("COMPOSITE", "BC").initialize(new CompositeAlgorithmSpec.Builder().add("ML-DSA-65").build()); // expect: keygen unknown
    }

    void ciphers(Key key, PublicKey publicKey, PrivateKey privateKey, byte[] derivation) throws GeneralSecurityException {
        javax.crypto.Cipher ccm = javax.crypto.Cipher.getInstance("AES/CCM/NoPadding", "BC"); // expect: cipher AES-CCM-64 functions=encrypt nonceBits=104
        ccm.init(javax.crypto.Cipher.ENCRYPT_MODE, key, new AEADParameterSpec(new byte[13], 64, derivation));
        javax.crypto.Cipher gost = javax.crypto.Cipher.getInstance("GOST28147/CBC/NoPadding", "BC"); // expect: cipher GOST28147-CBC-NoPadding functions=encrypt nonceBits=64
        gost.init(javax.crypto.Cipher.ENCRYPT_MODE, key, new GOST28147ParameterSpec("E-A", new byte[8]));
        javax.crypto.Cipher old = javax.crypto.Cipher.getInstance("GOST28147/GCFB/NoPadding", "BC"); // expect: cipher GOST28147-GCFB functions=encrypt nonceBits=64
        old.init(javax.crypto.Cipher.ENCRYPT_MODE, key, new org.bouncycastle.jce.spec.GOST28147ParameterSpec("E-A", new byte[8]));
        javax.crypto.Cipher wrap = javax.crypto.Cipher.getInstance("GOST28147Wrap", "BC"); // expect: cipher GOST28147-Wrap-GOST functions=encrypt nonceBits=64
        wrap.init(javax.crypto.Cipher.WRAP_MODE, key, new GOST28147WrapParameterSpec("E-A", new byte[8]));
        javax.crypto.Cipher ies = javax.crypto.Cipher.getInstance("ECIESwithAES-CBC", "BC"); // expect: cipher ECIES-256 functions=encrypt nonceBits=128 cipher=AES
        ies.init(javax.crypto.Cipher.ENCRYPT_MODE, publicKey, new org.bouncycastle.jce.spec.IESParameterSpec(derivation, derivation, 128, 256, new byte[16]));
        javax.crypto.Cipher kts = javax.crypto.Cipher.getInstance("RSA-KTS-KEM-KWS", "BC"); // expect: cipher RSA-KEM outputBits=256 functions=encrypt cipher=AES
        kts.init(javax.crypto.Cipher.WRAP_MODE, publicKey, new KTSParameterSpec.Builder("AESWRAP", 256, derivation).withParameterSpec(null).withNoKdf().build());
        javax.crypto.Cipher kem = javax.crypto.Cipher.getInstance("ML-KEM", "BC"); // expect: cipher ML-KEM functions=encrypt outputBits=256 cipher=AES
        kem.init(javax.crypto.Cipher.WRAP_MODE, publicKey, new KEMParameterSpec("AES-KWP", 256));
        javax.crypto.Cipher fpe = javax.crypto.Cipher.getInstance("AES/FF1/NoPadding", "BC"); // expect: cipher AES-FF1 functions=encrypt
        fpe.init(javax.crypto.Cipher.ENCRYPT_MODE, key, new FPEParameterSpec(10, derivation));
        javax.crypto.Cipher fpe3 = javax.crypto.Cipher.getInstance("AES/FF3-1/NoPadding", "BC"); // expect: cipher AES-FF3-1 functions=encrypt
        fpe3.init(javax.crypto.Cipher.ENCRYPT_MODE, key, new org.bouncycastle.jce.spec.FPEParameterSpec(10, derivation));
        javax.crypto.Cipher repeated = javax.crypto.Cipher.getInstance("AES/CTR/NoPadding", "BC"); // expect: cipher AES-CTR functions=encrypt nonceBits=128
        repeated.init(javax.crypto.Cipher.ENCRYPT_MODE, new RepeatedSecretKeySpec("AES"), new javax.crypto.spec.IvParameterSpec(new byte[16]));
        javax.crypto.Cipher again = javax.crypto.Cipher.getInstance("AES/CTR/NoPadding", "BC"); // expect: cipher AES-CTR functions=encrypt
        again.init(javax.crypto.Cipher.ENCRYPT_MODE, new org.bouncycastle.jce.spec.RepeatedSecretKeySpec("AES"));
        javax.crypto.Mac kmac = javax.crypto.Mac.getInstance("KMAC128", "BC"); // expect: mac KMAC128 tagBits=256
        kmac.init(key, new KMACParameterSpec(256));
        javax.crypto.Mac skein = javax.crypto.Mac.getInstance("Skein-MAC-512-256", "BC"); // expect: mac Skein-MAC nonceBits=128
        skein.init(key, new SkeinParameterSpec.Builder().setNonce(new byte[16]).setPersonalisation(derivation).build());
        skein.init(key, new SkeinParameterSpec.Builder().set(4, derivation).setPublicKey(derivation).setKeyIdentifier(derivation).build());
        Signature sm2 = Signature.getInstance("SM3withSM2", "BC"); // expect: signature SM2 digest=SM3
        sm2.setParameter(new SM2ParameterSpec(derivation));
        Signature context = Signature.getInstance("ML-DSA", "BC"); // expect: signature ML-DSA
        context.setParameter(new ContextParameterSpec(derivation));
    }

    void agreements(PrivateKey own, PublicKey peer, KeyPair ephemeral) throws GeneralSecurityException {
        javax.crypto.KeyAgreement dhu = javax.crypto.KeyAgreement.getInstance("DHUwithSHA256KDF", "BC"); // expect: key-agreement DH-SHA-256
        dhu.init(own, new DHUParameterSpec(ephemeral, peer, new byte[4]));
        javax.crypto.KeyAgreement mqv = javax.crypto.KeyAgreement.getInstance("ECMQVwithSHA256KDF", "BC"); // expect: key-agreement ECMQV digest=SHA-256
        mqv.init(own, new MQVParameterSpec(ephemeral, peer));
        javax.crypto.KeyAgreement sm2 = javax.crypto.KeyAgreement.getInstance("SM2", "BC"); // expect: key-agreement SM2-KEX
        sm2.init(own, new SM2KeyExchangeSpec(true, own, peer, new byte[4], new byte[4]));
        javax.crypto.KeyAgreement hybrid = javax.crypto.KeyAgreement.getInstance("X25519withSHA256KDF", "BC"); // expect: key-agreement x25519 saltBits=128 digest=SHA-256
        hybrid.init(own, new HybridValueParameterSpec(new byte[32], new UserKeyingMaterialSpec(new byte[4], new byte[16])));
    }

    void derivations(char[] password, PublicKey publicKey, PrivateKey privateKey, byte[] encapsulation) throws GeneralSecurityException {
        javax.crypto.SecretKeyFactory scrypt = javax.crypto.SecretKeyFactory.getInstance("SCRYPT", "BC"); // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256
        scrypt.generateSecret(new ScryptKeySpec(password, new byte[16], 16384, 8, 1, 256));
        javax.crypto.SecretKeyFactory moved = javax.crypto.SecretKeyFactory.getInstance("SCRYPT", "BC"); // expect: kdf scrypt-32768-8-1 saltBits=128
        moved.generateSecret((java.security.spec.KeySpec) (Object) new ScryptParameterSpec(null, new byte[16], 32768, 8, 1));
        javax.crypto.SecretKeyFactory argon = javax.crypto.SecretKeyFactory.getInstance("ARGON2", "BC"); // expect: kdf Argon2-65536-3-4 outputBits=256
        argon.generateSecret(new Argon2KeySpec(Argon2KeySpec.ARGON2_id, 19, password, new byte[16], 3, 65536, 4, 256));
        javax.crypto.SecretKeyFactory argonI = javax.crypto.SecretKeyFactory.getInstance("ARGON2", "BC"); // expect: kdf Argon2-65536-3-4 outputBits=256
        argonI.generateSecret(new Argon2KeySpec(Argon2KeySpec.ARGON2_i, 19, password, new byte[16], 3, 65536, 4, 256));
        javax.crypto.SecretKeyFactory argonD = javax.crypto.SecretKeyFactory.getInstance("ARGON2", "BC"); // expect: kdf Argon2-65536-3-4 outputBits=256
        argonD.generateSecret(new Argon2KeySpec(Argon2KeySpec.ARGON2_d, 19, password, new byte[16], 3, 65536, 4, 256));
        javax.crypto.SecretKeyFactory pbkdf2 = javax.crypto.SecretKeyFactory.getInstance("PBKDF2", "BC"); // expect: kdf PBKDF2-SHA-512-100000 saltBits=128 keyBits=256 outputBits=256
        pbkdf2.generateSecret(new PBKDF2KeySpec(password, new byte[16], 100000, 256, org.bouncycastle.crypto.util.PBKDF2Config.PRF_SHA512));
        javax.crypto.SecretKeyFactory hkdf = javax.crypto.SecretKeyFactory.getInstance("HKDF-SHA256", "BC"); // expect: kdf HKDF-SHA-256 saltBits=256 outputBits=256
        hkdf.generateSecret(new HKDFParameterSpec(encapsulation, new byte[32], null, 32));
        javax.crypto.SecretKeyFactory tls = javax.crypto.SecretKeyFactory.getInstance("TLS12withSHA256KDF", "BC"); // expect: kdf TLS12-PRF-SHA-256 outputBits=384
        tls.generateSecret(new TLSKeyMaterialSpec(encapsulation, TLSKeyMaterialSpec.MASTER_SECRET, 48));
        javax.crypto.KeyGenerator sender = javax.crypto.KeyGenerator.getInstance("ML-KEM", "BC"); // expect: keygen ML-KEM keyBits=256 outputBits=256 cipher=AES
        sender.init(new KEMGenerateSpec(publicKey, "AES", 256), random);
        javax.crypto.KeyGenerator receiver = javax.crypto.KeyGenerator.getInstance("ML-KEM", "BC"); // expect: keygen ML-KEM keyBits=256 outputBits=256 cipher=AES
        receiver.init(new KEMExtractSpec(privateKey, encapsulation, "AES", 256));
        javax.crypto.KeyGenerator built = javax.crypto.KeyGenerator.getInstance("ML-KEM", "BC"); // expect: keygen ML-KEM keyBits=128 outputBits=128 cipher=AES
        built.init(new KEMGenerateSpec.Builder(publicKey, "AES", 128).withNoKdf().build());
        javax.crypto.KeyGenerator opened = javax.crypto.KeyGenerator.getInstance("ML-KEM", "BC"); // expect: keygen ML-KEM keyBits=128 outputBits=128 cipher=AES
        opened.init(new KEMExtractSpec.Builder(privateKey, encapsulation, "AES", 128).withKdfAlgorithm(null).build());
        KeyGenerator(new com.acme.HKDFParameterSpec());
    }

    private void KeyGenerator(Object spec) {}
}
