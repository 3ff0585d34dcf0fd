package org.example.pqc.signatures;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator;
import org.bouncycastle.pqc.crypto.aimer.*;
import org.bouncycastle.pqc.crypto.crystals.dilithium.*;
import org.bouncycastle.pqc.crypto.faest.*;
import org.bouncycastle.pqc.crypto.falcon.*;
import org.bouncycastle.pqc.crypto.haetae.*;
import org.bouncycastle.pqc.crypto.mayo.*;
import org.bouncycastle.pqc.crypto.mldsa.*;
import org.bouncycastle.pqc.crypto.mqom.*;
import org.bouncycastle.pqc.crypto.picnic.*;
import org.bouncycastle.pqc.crypto.qruov.*;
import org.bouncycastle.pqc.crypto.sdith.*;
import org.bouncycastle.pqc.crypto.slhdsa.*;
import org.bouncycastle.pqc.crypto.snova.*;
import org.bouncycastle.pqc.crypto.sqisign.*;
import org.bouncycastle.pqc.crypto.uov.*;

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

class DilithiumUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        DilithiumKeyPairGenerator generator = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-2
        generator.init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium2));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        DilithiumSigner signer0 = new DilithiumSigner(); // expect: signature Dilithium-2 functions=sign
        signer0.init(true, pair.getPrivate());
        DilithiumSigner verifier = new DilithiumSigner(); // expect: signature Dilithium-2 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new DilithiumPrivateKeyParameters(DilithiumParameters.dilithium5_aes, encoded); // expect: key Dilithium-5-AES material=private-key
        new DilithiumPublicKeyParameters(DilithiumParameters.dilithium5_aes, encoded); // expect: key Dilithium-5-AES material=public-key
    }

    void sets(SecureRandom random) {
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium2)); // expect: keygen Dilithium-2
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium3)); // expect: keygen Dilithium-3
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium5)); // expect: keygen Dilithium-5
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium2_aes)); // expect: keygen Dilithium-2-AES
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium3_aes)); // expect: keygen Dilithium-3-AES
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium5_aes)); // expect: keygen Dilithium-5-AES
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

class FalconUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        FalconKeyPairGenerator generator = new FalconKeyPairGenerator(); // expect: keygen FN-DSA-512
        generator.init(new FalconKeyGenerationParameters(random, FalconParameters.falcon_512));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        FalconSigner signer0 = new FalconSigner(); // expect: signature FN-DSA-512 functions=sign
        signer0.init(true, pair.getPrivate());
        FalconSigner verifier = new FalconSigner(); // expect: signature FN-DSA-512 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new FalconPrivateKeyParameters(FalconParameters.falcon_1024, encoded); // expect: key FN-DSA-1024 material=private-key
        new FalconPublicKeyParameters(FalconParameters.falcon_1024, encoded); // expect: key FN-DSA-1024 material=public-key
    }

    void sets(SecureRandom random) {
        new FalconKeyPairGenerator().init(new FalconKeyGenerationParameters(random, FalconParameters.falcon_512)); // expect: keygen FN-DSA-512
        new FalconKeyPairGenerator().init(new FalconKeyGenerationParameters(random, FalconParameters.falcon_1024)); // expect: keygen FN-DSA-1024
    }
}

class MayoUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        MayoKeyPairGenerator generator = new MayoKeyPairGenerator(); // expect: keygen MAYO-1
        generator.init(new MayoKeyGenerationParameters(random, MayoParameters.mayo1));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        MayoSigner signer0 = new MayoSigner(); // expect: signature MAYO-1 functions=sign
        signer0.init(true, pair.getPrivate());
        MayoSigner verifier = new MayoSigner(); // expect: signature MAYO-1 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new MayoPrivateKeyParameters(MayoParameters.mayo5, encoded); // expect: key MAYO-5 material=private-key
        new MayoPublicKeyParameters(MayoParameters.mayo5, encoded); // expect: key MAYO-5 material=public-key
    }

    void sets(SecureRandom random) {
        new MayoKeyPairGenerator().init(new MayoKeyGenerationParameters(random, MayoParameters.mayo1)); // expect: keygen MAYO-1
        new MayoKeyPairGenerator().init(new MayoKeyGenerationParameters(random, MayoParameters.mayo2)); // expect: keygen MAYO-2
        new MayoKeyPairGenerator().init(new MayoKeyGenerationParameters(random, MayoParameters.mayo3)); // expect: keygen MAYO-3
        new MayoKeyPairGenerator().init(new MayoKeyGenerationParameters(random, MayoParameters.mayo5)); // expect: keygen MAYO-5
    }
}

class SnovaUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SnovaKeyPairGenerator generator = new SnovaKeyPairGenerator(); // expect: keygen SNOVA-24_5_4_SSK
        generator.init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_4_SSK));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        SnovaSigner signer0 = new SnovaSigner(); // expect: signature SNOVA-24_5_4_SSK functions=sign
        signer0.init(true, pair.getPrivate());
        SnovaSigner verifier = new SnovaSigner(); // expect: signature SNOVA-24_5_4_SSK functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new SnovaPrivateKeyParameters(SnovaParameters.SNOVA_75_33_2_SHAKE_ESK, encoded); // expect: key SNOVA-75_33_2_SHAKE_ESK material=private-key
        new SnovaPublicKeyParameters(SnovaParameters.SNOVA_75_33_2_SHAKE_ESK, encoded); // expect: key SNOVA-75_33_2_SHAKE_ESK material=public-key
    }

    void sets(SecureRandom random) {
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_4_SSK)); // expect: keygen SNOVA-24_5_4_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_4_ESK)); // expect: keygen SNOVA-24_5_4_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_4_SHAKE_SSK)); // expect: keygen SNOVA-24_5_4_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_4_SHAKE_ESK)); // expect: keygen SNOVA-24_5_4_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_5_SSK)); // expect: keygen SNOVA-24_5_5_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_5_ESK)); // expect: keygen SNOVA-24_5_5_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_5_SHAKE_SSK)); // expect: keygen SNOVA-24_5_5_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_24_5_5_SHAKE_ESK)); // expect: keygen SNOVA-24_5_5_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_25_8_3_SSK)); // expect: keygen SNOVA-25_8_3_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_25_8_3_ESK)); // expect: keygen SNOVA-25_8_3_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_25_8_3_SHAKE_SSK)); // expect: keygen SNOVA-25_8_3_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_25_8_3_SHAKE_ESK)); // expect: keygen SNOVA-25_8_3_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_29_6_5_SSK)); // expect: keygen SNOVA-29_6_5_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_29_6_5_ESK)); // expect: keygen SNOVA-29_6_5_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_29_6_5_SHAKE_SSK)); // expect: keygen SNOVA-29_6_5_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_29_6_5_SHAKE_ESK)); // expect: keygen SNOVA-29_6_5_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_8_4_SSK)); // expect: keygen SNOVA-37_8_4_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_8_4_ESK)); // expect: keygen SNOVA-37_8_4_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_8_4_SHAKE_SSK)); // expect: keygen SNOVA-37_8_4_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_8_4_SHAKE_ESK)); // expect: keygen SNOVA-37_8_4_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_17_2_SSK)); // expect: keygen SNOVA-37_17_2_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_17_2_ESK)); // expect: keygen SNOVA-37_17_2_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_17_2_SHAKE_SSK)); // expect: keygen SNOVA-37_17_2_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_37_17_2_SHAKE_ESK)); // expect: keygen SNOVA-37_17_2_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_49_11_3_SSK)); // expect: keygen SNOVA-49_11_3_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_49_11_3_ESK)); // expect: keygen SNOVA-49_11_3_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_49_11_3_SHAKE_SSK)); // expect: keygen SNOVA-49_11_3_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_49_11_3_SHAKE_ESK)); // expect: keygen SNOVA-49_11_3_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_56_25_2_SSK)); // expect: keygen SNOVA-56_25_2_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_56_25_2_ESK)); // expect: keygen SNOVA-56_25_2_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_56_25_2_SHAKE_SSK)); // expect: keygen SNOVA-56_25_2_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_56_25_2_SHAKE_ESK)); // expect: keygen SNOVA-56_25_2_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_60_10_4_SSK)); // expect: keygen SNOVA-60_10_4_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_60_10_4_ESK)); // expect: keygen SNOVA-60_10_4_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_60_10_4_SHAKE_SSK)); // expect: keygen SNOVA-60_10_4_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_60_10_4_SHAKE_ESK)); // expect: keygen SNOVA-60_10_4_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_66_15_3_SSK)); // expect: keygen SNOVA-66_15_3_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_66_15_3_ESK)); // expect: keygen SNOVA-66_15_3_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_66_15_3_SHAKE_SSK)); // expect: keygen SNOVA-66_15_3_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_66_15_3_SHAKE_ESK)); // expect: keygen SNOVA-66_15_3_SHAKE_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_75_33_2_SSK)); // expect: keygen SNOVA-75_33_2_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_75_33_2_ESK)); // expect: keygen SNOVA-75_33_2_ESK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_75_33_2_SHAKE_SSK)); // expect: keygen SNOVA-75_33_2_SHAKE_SSK
        new SnovaKeyPairGenerator().init(new SnovaKeyGenerationParameters(random, SnovaParameters.SNOVA_75_33_2_SHAKE_ESK)); // expect: keygen SNOVA-75_33_2_SHAKE_ESK
    }
}

class PicnicUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        PicnicKeyPairGenerator generator = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L1-FS
        generator.init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1fs));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        PicnicSigner signer0 = new PicnicSigner(); // expect: signature Picnic-L1-FS functions=sign
        signer0.init(true, pair.getPrivate());
        PicnicSigner verifier = new PicnicSigner(); // expect: signature Picnic-L1-FS functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new PicnicPrivateKeyParameters(PicnicParameters.picnic3l5, encoded); // expect: key Picnic-3-L5 material=private-key
        new PicnicPublicKeyParameters(PicnicParameters.picnic3l5, encoded); // expect: key Picnic-3-L5 material=public-key
    }

    void sets(SecureRandom random) {
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1fs)); // expect: keygen Picnic-L1-FS
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1ur)); // expect: keygen Picnic-L1-UR
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1full)); // expect: keygen Picnic-L1-full
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3fs)); // expect: keygen Picnic-L3-FS
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3ur)); // expect: keygen Picnic-L3-UR
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3full)); // expect: keygen Picnic-L3-full
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5fs)); // expect: keygen Picnic-L5-FS
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5ur)); // expect: keygen Picnic-L5-UR
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5full)); // expect: keygen Picnic-L5-full
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l1)); // expect: keygen Picnic-3-L1
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l3)); // expect: keygen Picnic-3-L3
        new PicnicKeyPairGenerator().init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l5)); // expect: keygen Picnic-3-L5
    }
}

class SQIsignUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SQIsignKeyPairGenerator generator = new SQIsignKeyPairGenerator(); // expect: keygen SQIsign-lvl1
        generator.init(new SQIsignKeyGenerationParameters(random, SQIsignParameters.sqisign_lvl1));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        SQIsignSigner signer0 = new SQIsignSigner(); // expect: signature SQIsign-lvl1 functions=sign
        signer0.init(true, pair.getPrivate());
        SQIsignSigner verifier = new SQIsignSigner(); // expect: signature SQIsign-lvl1 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new SQIsignPrivateKeyParameters(SQIsignParameters.sqisign_lvl5, encoded); // expect: key SQIsign-lvl5 material=private-key
        new SQIsignPublicKeyParameters(SQIsignParameters.sqisign_lvl5, encoded); // expect: key SQIsign-lvl5 material=public-key
    }

    void sets(SecureRandom random) {
        new SQIsignKeyPairGenerator().init(new SQIsignKeyGenerationParameters(random, SQIsignParameters.sqisign_lvl1)); // expect: keygen SQIsign-lvl1
        new SQIsignKeyPairGenerator().init(new SQIsignKeyGenerationParameters(random, SQIsignParameters.sqisign_lvl3)); // expect: keygen SQIsign-lvl3
        new SQIsignKeyPairGenerator().init(new SQIsignKeyGenerationParameters(random, SQIsignParameters.sqisign_lvl5)); // expect: keygen SQIsign-lvl5
    }
}

class UOVUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        UOVKeyPairGenerator generator = new UOVKeyPairGenerator(); // expect: keygen UOV-Is
        generator.init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Is));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        UOVSigner signer0 = new UOVSigner(); // expect: signature UOV-Is functions=sign
        signer0.init(true, pair.getPrivate());
        UOVSigner verifier = new UOVSigner(); // expect: signature UOV-Is functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new UOVPrivateKeyParameters(UOVParameters.uov_V_pkc_skc, encoded); // expect: key UOV-V-pkc-skc material=private-key
        new UOVPublicKeyParameters(UOVParameters.uov_V_pkc_skc, encoded); // expect: key UOV-V-pkc-skc material=public-key
    }

    void sets(SecureRandom random) {
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Is)); // expect: keygen UOV-Is
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Ip)); // expect: keygen UOV-Ip
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_III)); // expect: keygen UOV-III
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_V)); // expect: keygen UOV-V
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Is_pkc)); // expect: keygen UOV-Is-pkc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Ip_pkc)); // expect: keygen UOV-Ip-pkc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_III_pkc)); // expect: keygen UOV-III-pkc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_V_pkc)); // expect: keygen UOV-V-pkc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Is_pkc_skc)); // expect: keygen UOV-Is-pkc-skc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_Ip_pkc_skc)); // expect: keygen UOV-Ip-pkc-skc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_III_pkc_skc)); // expect: keygen UOV-III-pkc-skc
        new UOVKeyPairGenerator().init(new UOVKeyGenerationParameters(random, UOVParameters.uov_V_pkc_skc)); // expect: keygen UOV-V-pkc-skc
    }
}

class FaestUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        FaestKeyPairGenerator generator = new FaestKeyPairGenerator(); // expect: keygen FAEST-128s
        generator.init(new FaestKeyGenerationParameters(random, FaestParameters.faest_128s));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        FaestSigner signer0 = new FaestSigner(); // expect: signature FAEST-128s functions=sign
        signer0.init(true, pair.getPrivate());
        FaestSigner verifier = new FaestSigner(); // expect: signature FAEST-128s functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new FaestPrivateKeyParameters(FaestParameters.faest_em_256f, encoded); // expect: key FAEST-EM-256f material=private-key
        new FaestPublicKeyParameters(FaestParameters.faest_em_256f, encoded); // expect: key FAEST-EM-256f material=public-key
    }

    void sets(SecureRandom random) {
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_128s)); // expect: keygen FAEST-128s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_128f)); // expect: keygen FAEST-128f
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_192s)); // expect: keygen FAEST-192s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_192f)); // expect: keygen FAEST-192f
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_256s)); // expect: keygen FAEST-256s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_256f)); // expect: keygen FAEST-256f
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_128s)); // expect: keygen FAEST-EM-128s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_128f)); // expect: keygen FAEST-EM-128f
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_192s)); // expect: keygen FAEST-EM-192s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_192f)); // expect: keygen FAEST-EM-192f
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_256s)); // expect: keygen FAEST-EM-256s
        new FaestKeyPairGenerator().init(new FaestKeyGenerationParameters(random, FaestParameters.faest_em_256f)); // expect: keygen FAEST-EM-256f
    }
}

class HAETAEUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        HAETAEKeyPairGenerator generator = new HAETAEKeyPairGenerator(); // expect: keygen HAETAE-2
        generator.init(new HAETAEKeyGenerationParameters(random, HAETAEParameters.haetae2));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        HAETAESigner signer0 = new HAETAESigner(); // expect: signature HAETAE-2 functions=sign
        signer0.init(true, pair.getPrivate());
        HAETAESigner verifier = new HAETAESigner(); // expect: signature HAETAE-2 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new HAETAEPrivateKeyParameters(HAETAEParameters.haetae5, encoded); // expect: key HAETAE-5 material=private-key
        new HAETAEPublicKeyParameters(HAETAEParameters.haetae5, encoded); // expect: key HAETAE-5 material=public-key
    }

    void sets(SecureRandom random) {
        new HAETAEKeyPairGenerator().init(new HAETAEKeyGenerationParameters(random, HAETAEParameters.haetae2)); // expect: keygen HAETAE-2
        new HAETAEKeyPairGenerator().init(new HAETAEKeyGenerationParameters(random, HAETAEParameters.haetae3)); // expect: keygen HAETAE-3
        new HAETAEKeyPairGenerator().init(new HAETAEKeyGenerationParameters(random, HAETAEParameters.haetae5)); // expect: keygen HAETAE-5
    }
}

class AIMerUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        AIMerKeyPairGenerator generator = new AIMerKeyPairGenerator(); // expect: keygen AIMer-128f
        generator.init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer128f));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        AIMerSigner signer0 = new AIMerSigner(); // expect: signature AIMer-128f functions=sign
        signer0.init(true, pair.getPrivate());
        AIMerSigner verifier = new AIMerSigner(); // expect: signature AIMer-128f functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new AIMerPrivateKeyParameters(AIMerParameters.aimer256s, encoded); // expect: key AIMer-256s material=private-key
        new AIMerPublicKeyParameters(AIMerParameters.aimer256s, encoded); // expect: key AIMer-256s material=public-key
    }

    void sets(SecureRandom random) {
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer128f)); // expect: keygen AIMer-128f
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer128s)); // expect: keygen AIMer-128s
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer192f)); // expect: keygen AIMer-192f
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer192s)); // expect: keygen AIMer-192s
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer256f)); // expect: keygen AIMer-256f
        new AIMerKeyPairGenerator().init(new AIMerKeyGenerationParameters(random, AIMerParameters.aimer256s)); // expect: keygen AIMer-256s
    }
}

class MQOMUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        MQOMKeyPairGenerator generator = new MQOMKeyPairGenerator(); // expect: keygen MQOM-cat1-gf2-fast-r3
        generator.init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf2_fast_r3));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        MQOMSigner signer0 = new MQOMSigner(); // expect: signature MQOM-cat1-gf2-fast-r3 functions=sign
        signer0.init(true, pair.getPrivate());
        MQOMSigner verifier = new MQOMSigner(); // expect: signature MQOM-cat1-gf2-fast-r3 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new MQOMPrivateKeyParameters(MQOMParameters.mqom2_cat5_gf256_short_r5, encoded); // expect: key MQOM-cat5-gf256-short-r5 material=private-key
        new MQOMPublicKeyParameters(MQOMParameters.mqom2_cat5_gf256_short_r5, encoded); // expect: key MQOM-cat5-gf256-short-r5 material=public-key
    }

    void sets(SecureRandom random) {
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf2_fast_r3)); // expect: keygen MQOM-cat1-gf2-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf2_fast_r5)); // expect: keygen MQOM-cat1-gf2-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf2_short_r3)); // expect: keygen MQOM-cat1-gf2-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf2_short_r5)); // expect: keygen MQOM-cat1-gf2-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf16_fast_r3)); // expect: keygen MQOM-cat1-gf16-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf16_fast_r5)); // expect: keygen MQOM-cat1-gf16-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf16_short_r3)); // expect: keygen MQOM-cat1-gf16-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf16_short_r5)); // expect: keygen MQOM-cat1-gf16-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf256_fast_r3)); // expect: keygen MQOM-cat1-gf256-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf256_fast_r5)); // expect: keygen MQOM-cat1-gf256-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf256_short_r3)); // expect: keygen MQOM-cat1-gf256-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat1_gf256_short_r5)); // expect: keygen MQOM-cat1-gf256-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf2_fast_r3)); // expect: keygen MQOM-cat3-gf2-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf2_fast_r5)); // expect: keygen MQOM-cat3-gf2-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf2_short_r3)); // expect: keygen MQOM-cat3-gf2-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf2_short_r5)); // expect: keygen MQOM-cat3-gf2-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf16_fast_r3)); // expect: keygen MQOM-cat3-gf16-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf16_fast_r5)); // expect: keygen MQOM-cat3-gf16-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf16_short_r3)); // expect: keygen MQOM-cat3-gf16-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf16_short_r5)); // expect: keygen MQOM-cat3-gf16-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf256_fast_r3)); // expect: keygen MQOM-cat3-gf256-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf256_fast_r5)); // expect: keygen MQOM-cat3-gf256-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf256_short_r3)); // expect: keygen MQOM-cat3-gf256-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat3_gf256_short_r5)); // expect: keygen MQOM-cat3-gf256-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf2_fast_r3)); // expect: keygen MQOM-cat5-gf2-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf2_fast_r5)); // expect: keygen MQOM-cat5-gf2-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf2_short_r3)); // expect: keygen MQOM-cat5-gf2-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf2_short_r5)); // expect: keygen MQOM-cat5-gf2-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf16_fast_r3)); // expect: keygen MQOM-cat5-gf16-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf16_fast_r5)); // expect: keygen MQOM-cat5-gf16-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf16_short_r3)); // expect: keygen MQOM-cat5-gf16-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf16_short_r5)); // expect: keygen MQOM-cat5-gf16-short-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf256_fast_r3)); // expect: keygen MQOM-cat5-gf256-fast-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf256_fast_r5)); // expect: keygen MQOM-cat5-gf256-fast-r5
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf256_short_r3)); // expect: keygen MQOM-cat5-gf256-short-r3
        new MQOMKeyPairGenerator().init(new MQOMKeyGenerationParameters(random, MQOMParameters.mqom2_cat5_gf256_short_r5)); // expect: keygen MQOM-cat5-gf256-short-r5
    }
}

class SDitHUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SDitHKeyPairGenerator generator = new SDitHKeyPairGenerator(); // expect: keygen SDitH-hypercube-cat1-gf256
        generator.init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat1_gf256));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        SDitHSigner signer0 = new SDitHSigner(); // expect: signature SDitH-hypercube-cat1-gf256 functions=sign
        signer0.init(true, pair.getPrivate());
        SDitHSigner verifier = new SDitHSigner(); // expect: signature SDitH-hypercube-cat1-gf256 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new SDitHPrivateKeyParameters(SDitHParameters.sdith_threshold_cat5_p251, encoded); // expect: key SDitH-threshold-cat5-p251 material=private-key
        new SDitHPublicKeyParameters(SDitHParameters.sdith_threshold_cat5_p251, encoded); // expect: key SDitH-threshold-cat5-p251 material=public-key
    }

    void sets(SecureRandom random) {
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat1_gf256)); // expect: keygen SDitH-hypercube-cat1-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat1_p251)); // expect: keygen SDitH-hypercube-cat1-p251
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat3_gf256)); // expect: keygen SDitH-hypercube-cat3-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat3_p251)); // expect: keygen SDitH-hypercube-cat3-p251
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat5_gf256)); // expect: keygen SDitH-hypercube-cat5-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_hypercube_cat5_p251)); // expect: keygen SDitH-hypercube-cat5-p251
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat1_gf256)); // expect: keygen SDitH-threshold-cat1-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat1_p251)); // expect: keygen SDitH-threshold-cat1-p251
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat3_gf256)); // expect: keygen SDitH-threshold-cat3-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat3_p251)); // expect: keygen SDitH-threshold-cat3-p251
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat5_gf256)); // expect: keygen SDitH-threshold-cat5-gf256
        new SDitHKeyPairGenerator().init(new SDitHKeyGenerationParameters(random, SDitHParameters.sdith_threshold_cat5_p251)); // expect: keygen SDitH-threshold-cat5-p251
    }
}

class QRUOVUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        QRUOVKeyPairGenerator generator = new QRUOVKeyPairGenerator(); // expect: keygen QR-UOV-1_q127_L3_v156_m54_shake
        generator.init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q127_L3_v156_m54_shake));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        QRUOVSigner signer0 = new QRUOVSigner(); // expect: signature QR-UOV-1_q127_L3_v156_m54_shake functions=sign
        signer0.init(true, pair.getPrivate());
        QRUOVSigner verifier = new QRUOVSigner(); // expect: signature QR-UOV-1_q127_L3_v156_m54_shake functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new QRUOVPrivateKeyParameters(QRUOVParameters.qruov_5_q7_L10_v1490_m190_aes, encoded); // expect: key QR-UOV-5_q7_L10_v1490_m190_aes material=private-key
        new QRUOVPublicKeyParameters(QRUOVParameters.qruov_5_q7_L10_v1490_m190_aes, encoded); // expect: key QR-UOV-5_q7_L10_v1490_m190_aes material=public-key
    }

    void sets(SecureRandom random) {
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q127_L3_v156_m54_shake)); // expect: keygen QR-UOV-1_q127_L3_v156_m54_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q127_L3_v156_m54_aes)); // expect: keygen QR-UOV-1_q127_L3_v156_m54_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q31_L3_v165_m60_shake)); // expect: keygen QR-UOV-1_q31_L3_v165_m60_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q31_L3_v165_m60_aes)); // expect: keygen QR-UOV-1_q31_L3_v165_m60_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q31_L10_v600_m70_shake)); // expect: keygen QR-UOV-1_q31_L10_v600_m70_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q31_L10_v600_m70_aes)); // expect: keygen QR-UOV-1_q31_L10_v600_m70_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q7_L10_v740_m100_shake)); // expect: keygen QR-UOV-1_q7_L10_v740_m100_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_1_q7_L10_v740_m100_aes)); // expect: keygen QR-UOV-1_q7_L10_v740_m100_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q127_L3_v228_m78_shake)); // expect: keygen QR-UOV-3_q127_L3_v228_m78_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q127_L3_v228_m78_aes)); // expect: keygen QR-UOV-3_q127_L3_v228_m78_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q31_L3_v246_m87_shake)); // expect: keygen QR-UOV-3_q31_L3_v246_m87_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q31_L3_v246_m87_aes)); // expect: keygen QR-UOV-3_q31_L3_v246_m87_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q31_L10_v890_m100_shake)); // expect: keygen QR-UOV-3_q31_L10_v890_m100_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q31_L10_v890_m100_aes)); // expect: keygen QR-UOV-3_q31_L10_v890_m100_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q7_L10_v1100_m140_shake)); // expect: keygen QR-UOV-3_q7_L10_v1100_m140_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_3_q7_L10_v1100_m140_aes)); // expect: keygen QR-UOV-3_q7_L10_v1100_m140_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q127_L3_v306_m105_shake)); // expect: keygen QR-UOV-5_q127_L3_v306_m105_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q127_L3_v306_m105_aes)); // expect: keygen QR-UOV-5_q127_L3_v306_m105_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q31_L3_v324_m114_shake)); // expect: keygen QR-UOV-5_q31_L3_v324_m114_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q31_L3_v324_m114_aes)); // expect: keygen QR-UOV-5_q31_L3_v324_m114_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q31_L10_v1120_m120_shake)); // expect: keygen QR-UOV-5_q31_L10_v1120_m120_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q31_L10_v1120_m120_aes)); // expect: keygen QR-UOV-5_q31_L10_v1120_m120_aes
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q7_L10_v1490_m190_shake)); // expect: keygen QR-UOV-5_q7_L10_v1490_m190_shake
        new QRUOVKeyPairGenerator().init(new QRUOVKeyGenerationParameters(random, QRUOVParameters.qruov_5_q7_L10_v1490_m190_aes)); // expect: keygen QR-UOV-5_q7_L10_v1490_m190_aes
    }
}
