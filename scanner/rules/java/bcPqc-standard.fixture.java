package org.example.pqc.standard;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator;
import org.bouncycastle.crypto.generators.*;
import org.bouncycastle.crypto.kems.*;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.signers.*;

class MLKEMUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        MLKEMKeyPairGenerator generator = new MLKEMKeyPairGenerator(); // expect: keygen ML-KEM-512
        generator.init(new MLKEMKeyGenerationParameters(random, MLKEMParameters.ml_kem_512));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        MLKEMGenerator sender = new MLKEMGenerator(random); // expect: kem ML-KEM-512 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new MLKEMExtractor((MLKEMPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem ML-KEM-512 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new MLKEMPrivateKeyParameters(MLKEMParameters.ml_kem_1024, encoded); // expect: key ML-KEM-1024 material=private-key
        new MLKEMPublicKeyParameters(MLKEMParameters.ml_kem_1024, encoded); // expect: key ML-KEM-1024 material=public-key
    }

    void sets(SecureRandom random) {
        new MLKEMKeyPairGenerator().init(new MLKEMKeyGenerationParameters(random, MLKEMParameters.ml_kem_512)); // expect: keygen ML-KEM-512
        new MLKEMKeyPairGenerator().init(new MLKEMKeyGenerationParameters(random, MLKEMParameters.ml_kem_768)); // expect: keygen ML-KEM-768
        new MLKEMKeyPairGenerator().init(new MLKEMKeyGenerationParameters(random, MLKEMParameters.ml_kem_1024)); // expect: keygen ML-KEM-1024
    }
}

class MLDSAUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        MLDSAKeyPairGenerator generator = new MLDSAKeyPairGenerator(); // expect: keygen ML-DSA-44
        generator.init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_44));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        MLDSASigner signer0 = new MLDSASigner(); // expect: signature ML-DSA-44 functions=sign
        signer0.init(true, pair.getPrivate());
        HashMLDSASigner signer1 = new HashMLDSASigner(); // expect: signature HashML-DSA-44-SHA-512 functions=sign
        signer1.init(true, pair.getPrivate());
        MLDSASigner verifier = new MLDSASigner(); // expect: signature ML-DSA-44 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new MLDSAPrivateKeyParameters(MLDSAParameters.ml_dsa_87_with_sha512, encoded); // expect: key ML-DSA-87 digest=SHA-512 material=private-key
        new MLDSAPublicKeyParameters(MLDSAParameters.ml_dsa_87_with_sha512, encoded); // expect: key ML-DSA-87 digest=SHA-512 material=public-key
    }

    void sets(SecureRandom random) {
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_44)); // expect: keygen ML-DSA-44
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_65)); // expect: keygen ML-DSA-65
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_87)); // expect: keygen ML-DSA-87
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_44_with_sha512)); // expect: keygen ML-DSA-44 digest=SHA-512
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_65_with_sha512)); // expect: keygen ML-DSA-65 digest=SHA-512
        new MLDSAKeyPairGenerator().init(new MLDSAKeyGenerationParameters(random, MLDSAParameters.ml_dsa_87_with_sha512)); // expect: keygen ML-DSA-87 digest=SHA-512
    }
}

class SLHDSAUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SLHDSAKeyPairGenerator generator = new SLHDSAKeyPairGenerator(); // expect: keygen SLH-DSA-SHA2-128f
        generator.init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_128f));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        SLHDSASigner signer0 = new SLHDSASigner(); // expect: signature SLH-DSA-SHA2-128f functions=sign
        signer0.init(true, pair.getPrivate());
        HashSLHDSASigner signer1 = new HashSLHDSASigner(); // expect: signature HashSLH-DSA-SHA2-128f functions=sign
        signer1.init(true, pair.getPrivate());
        SLHDSASigner verifier = new SLHDSASigner(); // expect: signature SLH-DSA-SHA2-128f functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new SLHDSAPrivateKeyParameters(SLHDSAParameters.shake_256s_with_shake256, encoded); // expect: key SLH-DSA-SHAKE-256s digest=SHAKE256 material=private-key
        new SLHDSAPublicKeyParameters(SLHDSAParameters.shake_256s_with_shake256, encoded); // expect: key SLH-DSA-SHAKE-256s digest=SHAKE256 material=public-key
    }

    void sets(SecureRandom random) {
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_128f)); // expect: keygen SLH-DSA-SHA2-128f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_128s)); // expect: keygen SLH-DSA-SHA2-128s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_192f)); // expect: keygen SLH-DSA-SHA2-192f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_192s)); // expect: keygen SLH-DSA-SHA2-192s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_256f)); // expect: keygen SLH-DSA-SHA2-256f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_256s)); // expect: keygen SLH-DSA-SHA2-256s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_128f)); // expect: keygen SLH-DSA-SHAKE-128f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_128s)); // expect: keygen SLH-DSA-SHAKE-128s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_192f)); // expect: keygen SLH-DSA-SHAKE-192f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_192s)); // expect: keygen SLH-DSA-SHAKE-192s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_256f)); // expect: keygen SLH-DSA-SHAKE-256f
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_256s)); // expect: keygen SLH-DSA-SHAKE-256s
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_128f_with_sha256)); // expect: keygen SLH-DSA-SHA2-128f digest=SHA-256
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_128s_with_sha256)); // expect: keygen SLH-DSA-SHA2-128s digest=SHA-256
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_192f_with_sha512)); // expect: keygen SLH-DSA-SHA2-192f digest=SHA-512
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_192s_with_sha512)); // expect: keygen SLH-DSA-SHA2-192s digest=SHA-512
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_256f_with_sha512)); // expect: keygen SLH-DSA-SHA2-256f digest=SHA-512
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.sha2_256s_with_sha512)); // expect: keygen SLH-DSA-SHA2-256s digest=SHA-512
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_128f_with_shake128)); // expect: keygen SLH-DSA-SHAKE-128f digest=SHAKE128
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_128s_with_shake128)); // expect: keygen SLH-DSA-SHAKE-128s digest=SHAKE128
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_192f_with_shake256)); // expect: keygen SLH-DSA-SHAKE-192f digest=SHAKE256
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_192s_with_shake256)); // expect: keygen SLH-DSA-SHAKE-192s digest=SHAKE256
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_256f_with_shake256)); // expect: keygen SLH-DSA-SHAKE-256f digest=SHAKE256
        new SLHDSAKeyPairGenerator().init(new SLHDSAKeyGenerationParameters(random, SLHDSAParameters.shake_256s_with_shake256)); // expect: keygen SLH-DSA-SHAKE-256s digest=SHAKE256
    }
}

class CMCEUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        CMCEKeyPairGenerator generator = new CMCEKeyPairGenerator(); // expect: keygen Classic-McEliece-460896
        generator.init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        CMCEKEMGenerator sender = new CMCEKEMGenerator(random); // expect: kem Classic-McEliece-460896 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new CMCEKEMExtractor((CMCEPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem Classic-McEliece-460896 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new CMCEPrivateKeyParameters(CMCEParameters.mceliece8192128pcf, encoded); // expect: key Classic-McEliece-8192128pcf material=private-key
        new CMCEPublicKeyParameters(CMCEParameters.mceliece8192128pcf, encoded); // expect: key Classic-McEliece-8192128pcf material=public-key
    }

    void sets(SecureRandom random) {
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896)); // expect: keygen Classic-McEliece-460896
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896f)); // expect: keygen Classic-McEliece-460896f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896pc)); // expect: keygen Classic-McEliece-460896pc
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896pcf)); // expect: keygen Classic-McEliece-460896pcf
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128)); // expect: keygen Classic-McEliece-6688128
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128f)); // expect: keygen Classic-McEliece-6688128f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128pc)); // expect: keygen Classic-McEliece-6688128pc
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128pcf)); // expect: keygen Classic-McEliece-6688128pcf
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119)); // expect: keygen Classic-McEliece-6960119
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119f)); // expect: keygen Classic-McEliece-6960119f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119pc)); // expect: keygen Classic-McEliece-6960119pc
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119pcf)); // expect: keygen Classic-McEliece-6960119pcf
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128)); // expect: keygen Classic-McEliece-8192128
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128f)); // expect: keygen Classic-McEliece-8192128f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128pc)); // expect: keygen Classic-McEliece-8192128pc
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128pcf)); // expect: keygen Classic-McEliece-8192128pcf
    }
}

class FrodoKEMUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        FrodoKEMKeyPairGenerator generator = new FrodoKEMKeyPairGenerator(); // expect: keygen FrodoKEM-976-AES
        generator.init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.frodokem976aes));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        FrodoKEMGenerator sender = new FrodoKEMGenerator(random); // expect: kem FrodoKEM-976-AES functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new FrodoKEMExtractor((FrodoKEMPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem FrodoKEM-976-AES functions=decapsulate
    }

    void stored(byte[] encoded) {
        new FrodoKEMPrivateKeyParameters(FrodoKEMParameters.efrodokem1344shake, encoded); // expect: key FrodoKEM-1344-SHAKE material=private-key
        new FrodoKEMPublicKeyParameters(FrodoKEMParameters.efrodokem1344shake, encoded); // expect: key FrodoKEM-1344-SHAKE material=public-key
    }

    void sets(SecureRandom random) {
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.frodokem976aes)); // expect: keygen FrodoKEM-976-AES
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.frodokem1344aes)); // expect: keygen FrodoKEM-1344-AES
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.efrodokem976aes)); // expect: keygen FrodoKEM-976-AES
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.efrodokem1344aes)); // expect: keygen FrodoKEM-1344-AES
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.frodokem976shake)); // expect: keygen FrodoKEM-976-SHAKE
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.frodokem1344shake)); // expect: keygen FrodoKEM-1344-SHAKE
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.efrodokem976shake)); // expect: keygen FrodoKEM-976-SHAKE
        new FrodoKEMKeyPairGenerator().init(new FrodoKEMKeyGenerationParameters(random, FrodoKEMParameters.efrodokem1344shake)); // expect: keygen FrodoKEM-1344-SHAKE
    }

    void eitherHalf(boolean isPrivate) {
        new org.bouncycastle.crypto.params.MLKEMKeyParameters(true, org.bouncycastle.crypto.params.MLKEMParameters.ml_kem_768); // expect: key ML-KEM-768 material=private-key
        new org.bouncycastle.pqc.crypto.mlkem.MLKEMKeyParameters(false, org.bouncycastle.pqc.crypto.mlkem.MLKEMParameters.ml_kem_512); // expect: key ML-KEM-512 material=public-key
        new org.bouncycastle.crypto.params.MLDSAKeyParameters(true, org.bouncycastle.crypto.params.MLDSAParameters.ml_dsa_65); // expect: key ML-DSA-65 material=private-key
        new org.bouncycastle.pqc.crypto.mldsa.MLDSAKeyParameters(isPrivate, org.bouncycastle.pqc.crypto.mldsa.MLDSAParameters.ml_dsa_44); // expect: key ML-DSA-44 material=none
        new org.bouncycastle.crypto.params.SLHDSAKeyParameters(true, org.bouncycastle.crypto.params.SLHDSAParameters.sha2_128f); // expect: key SLH-DSA-SHA2-128f material=private-key
        new org.bouncycastle.pqc.crypto.slhdsa.SLHDSAKeyParameters(true, org.bouncycastle.pqc.crypto.slhdsa.SLHDSAParameters.sha2_128f); // expect: key SLH-DSA-SHA2-128f material=private-key
    }
}
