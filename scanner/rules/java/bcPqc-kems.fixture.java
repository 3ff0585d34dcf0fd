package org.example.pqc.kems;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator;
import org.bouncycastle.pqc.crypto.cmce.*;
import org.bouncycastle.pqc.crypto.crystals.kyber.*;
import org.bouncycastle.pqc.crypto.frodo.*;
import org.bouncycastle.pqc.crypto.hqc.*;
import org.bouncycastle.pqc.crypto.mlkem.*;
import org.bouncycastle.pqc.crypto.ntru.*;
import org.bouncycastle.pqc.crypto.ntruplus.*;
import org.bouncycastle.pqc.crypto.ntruprime.*;
import org.bouncycastle.pqc.crypto.saber.*;
import org.bouncycastle.pqc.crypto.smaugt.*;

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

class KyberUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        KyberKeyPairGenerator generator = new KyberKeyPairGenerator(); // expect: keygen Kyber-512
        generator.init(new KyberKeyGenerationParameters(random, KyberParameters.kyber512));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        KyberKEMGenerator sender = new KyberKEMGenerator(random); // expect: kem Kyber-512 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new KyberKEMExtractor((KyberPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem Kyber-512 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new KyberPrivateKeyParameters(KyberParameters.kyber1024_aes, encoded); // expect: key Kyber-1024-AES material=private-key
        new KyberPublicKeyParameters(KyberParameters.kyber1024_aes, encoded); // expect: key Kyber-1024-AES material=public-key
    }

    void sets(SecureRandom random) {
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber512)); // expect: keygen Kyber-512
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber768)); // expect: keygen Kyber-768
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber1024)); // expect: keygen Kyber-1024
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber512_aes)); // expect: keygen Kyber-512-AES
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber768_aes)); // expect: keygen Kyber-768-AES
        new KyberKeyPairGenerator().init(new KyberKeyGenerationParameters(random, KyberParameters.kyber1024_aes)); // expect: keygen Kyber-1024-AES
    }
}

class CMCEUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        CMCEKeyPairGenerator generator = new CMCEKeyPairGenerator(); // expect: keygen Classic-McEliece-348864
        generator.init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece348864r3));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        CMCEKEMGenerator sender = new CMCEKEMGenerator(random); // expect: kem Classic-McEliece-348864 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new CMCEKEMExtractor((CMCEPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem Classic-McEliece-348864 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new CMCEPrivateKeyParameters(CMCEParameters.mceliece8192128fr3, encoded); // expect: key Classic-McEliece-8192128f material=private-key
        new CMCEPublicKeyParameters(CMCEParameters.mceliece8192128fr3, encoded); // expect: key Classic-McEliece-8192128f material=public-key
    }

    void sets(SecureRandom random) {
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece348864r3)); // expect: keygen Classic-McEliece-348864
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece348864fr3)); // expect: keygen Classic-McEliece-348864f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896r3)); // expect: keygen Classic-McEliece-460896
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece460896fr3)); // expect: keygen Classic-McEliece-460896f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128r3)); // expect: keygen Classic-McEliece-6688128
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6688128fr3)); // expect: keygen Classic-McEliece-6688128f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119r3)); // expect: keygen Classic-McEliece-6960119
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece6960119fr3)); // expect: keygen Classic-McEliece-6960119f
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128r3)); // expect: keygen Classic-McEliece-8192128
        new CMCEKeyPairGenerator().init(new CMCEKeyGenerationParameters(random, CMCEParameters.mceliece8192128fr3)); // expect: keygen Classic-McEliece-8192128f
    }
}

class FrodoUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        FrodoKeyPairGenerator generator = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-640-AES
        generator.init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem640aes));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        FrodoKEMGenerator sender = new FrodoKEMGenerator(random); // expect: kem FrodoKEM-640-AES functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new FrodoKEMExtractor((FrodoPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem FrodoKEM-640-AES functions=decapsulate
    }

    void stored(byte[] encoded) {
        new FrodoPrivateKeyParameters(FrodoParameters.frodokem1344shake, encoded); // expect: key FrodoKEM-1344-SHAKE material=private-key
        new FrodoPublicKeyParameters(FrodoParameters.frodokem1344shake, encoded); // expect: key FrodoKEM-1344-SHAKE material=public-key
    }

    void sets(SecureRandom random) {
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem640aes)); // expect: keygen FrodoKEM-640-AES
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem976aes)); // expect: keygen FrodoKEM-976-AES
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem1344aes)); // expect: keygen FrodoKEM-1344-AES
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem640shake)); // expect: keygen FrodoKEM-640-SHAKE
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem976shake)); // expect: keygen FrodoKEM-976-SHAKE
        new FrodoKeyPairGenerator().init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem1344shake)); // expect: keygen FrodoKEM-1344-SHAKE
    }
}

class HQCUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        HQCKeyPairGenerator generator = new HQCKeyPairGenerator(); // expect: keygen HQC-128
        generator.init(new HQCKeyGenerationParameters(random, HQCParameters.hqc128));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        HQCKEMGenerator sender = new HQCKEMGenerator(random); // expect: kem HQC-128 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new HQCKEMExtractor((HQCPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem HQC-128 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new HQCPrivateKeyParameters(HQCParameters.hqc256, encoded); // expect: key HQC-256 material=private-key
        new HQCPublicKeyParameters(HQCParameters.hqc256, encoded); // expect: key HQC-256 material=public-key
    }

    void sets(SecureRandom random) {
        new HQCKeyPairGenerator().init(new HQCKeyGenerationParameters(random, HQCParameters.hqc128)); // expect: keygen HQC-128
        new HQCKeyPairGenerator().init(new HQCKeyGenerationParameters(random, HQCParameters.hqc192)); // expect: keygen HQC-192
        new HQCKeyPairGenerator().init(new HQCKeyGenerationParameters(random, HQCParameters.hqc256)); // expect: keygen HQC-256
    }
}

class NTRUUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        NTRUKeyPairGenerator generator = new NTRUKeyPairGenerator(); // expect: keygen NTRU-HPS-2048-509
        generator.init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhps2048509));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        NTRUKEMGenerator sender = new NTRUKEMGenerator(random); // expect: kem NTRU-HPS-2048-509 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new NTRUKEMExtractor((NTRUPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem NTRU-HPS-2048-509 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new NTRUPrivateKeyParameters(NTRUParameters.ntruhrss1373, encoded); // expect: key NTRU-HRSS-1373 material=private-key
        new NTRUPublicKeyParameters(NTRUParameters.ntruhrss1373, encoded); // expect: key NTRU-HRSS-1373 material=public-key
    }

    void sets(SecureRandom random) {
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhps2048509)); // expect: keygen NTRU-HPS-2048-509
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhps2048677)); // expect: keygen NTRU-HPS-2048-677
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhps4096821)); // expect: keygen NTRU-HPS-4096-821
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhps40961229)); // expect: keygen NTRU-HPS-4096-1229
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhrss701)); // expect: keygen NTRU-HRSS-701
        new NTRUKeyPairGenerator().init(new NTRUKeyGenerationParameters(random, NTRUParameters.ntruhrss1373)); // expect: keygen NTRU-HRSS-1373
    }
}

class NTRULPRimeUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        NTRULPRimeKeyPairGenerator generator = new NTRULPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-653
        generator.init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr653));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        NTRULPRimeKEMGenerator sender = new NTRULPRimeKEMGenerator(random); // expect: kem NTRULPRime-653 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new NTRULPRimeKEMExtractor((NTRULPRimePrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem NTRULPRime-653 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new NTRULPRimePrivateKeyParameters(NTRULPRimeParameters.ntrulpr1277, encoded); // expect: key NTRULPRime-1277 material=private-key
        new NTRULPRimePublicKeyParameters(NTRULPRimeParameters.ntrulpr1277, encoded); // expect: key NTRULPRime-1277 material=public-key
    }

    void sets(SecureRandom random) {
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr653)); // expect: keygen NTRULPRime-653
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr761)); // expect: keygen NTRULPRime-761
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr857)); // expect: keygen NTRULPRime-857
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr953)); // expect: keygen NTRULPRime-953
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr1013)); // expect: keygen NTRULPRime-1013
        new NTRULPRimeKeyPairGenerator().init(new NTRULPRimeKeyGenerationParameters(random, NTRULPRimeParameters.ntrulpr1277)); // expect: keygen NTRULPRime-1277
    }
}

class SNTRUPrimeUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SNTRUPrimeKeyPairGenerator generator = new SNTRUPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-653
        generator.init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup653));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        SNTRUPrimeKEMGenerator sender = new SNTRUPrimeKEMGenerator(random); // expect: kem SNTRUPrime-653 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new SNTRUPrimeKEMExtractor((SNTRUPrimePrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem SNTRUPrime-653 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new SNTRUPrimePrivateKeyParameters(SNTRUPrimeParameters.sntrup1277, encoded); // expect: key SNTRUPrime-1277 material=private-key
        new SNTRUPrimePublicKeyParameters(SNTRUPrimeParameters.sntrup1277, encoded); // expect: key SNTRUPrime-1277 material=public-key
    }

    void sets(SecureRandom random) {
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup653)); // expect: keygen SNTRUPrime-653
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup761)); // expect: keygen SNTRUPrime-761
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup857)); // expect: keygen SNTRUPrime-857
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup953)); // expect: keygen SNTRUPrime-953
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup1013)); // expect: keygen SNTRUPrime-1013
        new SNTRUPrimeKeyPairGenerator().init(new SNTRUPrimeKeyGenerationParameters(random, SNTRUPrimeParameters.sntrup1277)); // expect: keygen SNTRUPrime-1277
    }
}

class NTRUPlusUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        NTRUPlusKeyPairGenerator generator = new NTRUPlusKeyPairGenerator(); // expect: keygen NTRU+-768
        generator.init(new NTRUPlusKeyGenerationParameters(random, NTRUPlusParameters.ntruplus_kem_768));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        NTRUPlusKEMGenerator sender = new NTRUPlusKEMGenerator(random); // expect: kem NTRU+-768 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new NTRUPlusKEMExtractor((NTRUPlusPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem NTRU+-768 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new NTRUPlusPrivateKeyParameters(NTRUPlusParameters.ntruplus_kem_1152, encoded); // expect: key NTRU+-1152 material=private-key
        new NTRUPlusPublicKeyParameters(NTRUPlusParameters.ntruplus_kem_1152, encoded); // expect: key NTRU+-1152 material=public-key
    }

    void sets(SecureRandom random) {
        new NTRUPlusKeyPairGenerator().init(new NTRUPlusKeyGenerationParameters(random, NTRUPlusParameters.ntruplus_kem_768)); // expect: keygen NTRU+-768
        new NTRUPlusKeyPairGenerator().init(new NTRUPlusKeyGenerationParameters(random, NTRUPlusParameters.ntruplus_kem_864)); // expect: keygen NTRU+-864
        new NTRUPlusKeyPairGenerator().init(new NTRUPlusKeyGenerationParameters(random, NTRUPlusParameters.ntruplus_kem_1152)); // expect: keygen NTRU+-1152
    }
}

class SmaugTUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SmaugTKeyPairGenerator generator = new SmaugTKeyPairGenerator(); // expect: keygen SMAUG-T-mode1
        generator.init(new SmaugTKeyGenerationParameters(random, SmaugTParameters.smaugt_mode1));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        SmaugTKEMGenerator sender = new SmaugTKEMGenerator(random); // expect: kem SMAUG-T-mode1 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new SmaugTKEMExtractor((SmaugTPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem SMAUG-T-mode1 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new SmaugTPrivateKeyParameters(SmaugTParameters.smaugt_modet, encoded); // expect: key SMAUG-T-modet material=private-key
        new SmaugTPublicKeyParameters(SmaugTParameters.smaugt_modet, encoded); // expect: key SMAUG-T-modet material=public-key
    }

    void sets(SecureRandom random) {
        new SmaugTKeyPairGenerator().init(new SmaugTKeyGenerationParameters(random, SmaugTParameters.smaugt_mode1)); // expect: keygen SMAUG-T-mode1
        new SmaugTKeyPairGenerator().init(new SmaugTKeyGenerationParameters(random, SmaugTParameters.smaugt_mode3)); // expect: keygen SMAUG-T-mode3
        new SmaugTKeyPairGenerator().init(new SmaugTKeyGenerationParameters(random, SmaugTParameters.smaugt_mode5)); // expect: keygen SMAUG-T-mode5
        new SmaugTKeyPairGenerator().init(new SmaugTKeyGenerationParameters(random, SmaugTParameters.smaugt_modet)); // expect: keygen SMAUG-T-modet
    }
}

class SABERUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SABERKeyPairGenerator generator = new SABERKeyPairGenerator(); // expect: keygen SABER-LightSaber
        generator.init(new SABERKeyGenerationParameters(random, SABERParameters.lightsaberkem128r3));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        SABERKEMGenerator sender = new SABERKEMGenerator(random); // expect: kem SABER-LightSaber functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new SABERKEMExtractor((SABERPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem SABER-LightSaber functions=decapsulate
    }

    void stored(byte[] encoded) {
        new SABERPrivateKeyParameters(SABERParameters.ufiresaberkem90sr3, encoded); // expect: key SABER-uFireSaber material=private-key
        new SABERPublicKeyParameters(SABERParameters.ufiresaberkem90sr3, encoded); // expect: key SABER-uFireSaber material=public-key
    }

    void sets(SecureRandom random) {
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.lightsaberkem128r3)); // expect: keygen SABER-LightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.lightsaberkem192r3)); // expect: keygen SABER-LightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.lightsaberkem256r3)); // expect: keygen SABER-LightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.lightsaberkem90sr3)); // expect: keygen SABER-LightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.saberkem128r3)); // expect: keygen SABER-Saber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.saberkem192r3)); // expect: keygen SABER-Saber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.saberkem256r3)); // expect: keygen SABER-Saber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.saberkem90sr3)); // expect: keygen SABER-Saber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.firesaberkem128r3)); // expect: keygen SABER-FireSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.firesaberkem192r3)); // expect: keygen SABER-FireSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.firesaberkem256r3)); // expect: keygen SABER-FireSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.firesaberkem90sr3)); // expect: keygen SABER-FireSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.ulightsaberkemr3)); // expect: keygen SABER-uLightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.ulightsaberkem90sr3)); // expect: keygen SABER-uLightSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.usaberkemr3)); // expect: keygen SABER-uSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.usaberkem90sr3)); // expect: keygen SABER-uSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.ufiresaberkemr3)); // expect: keygen SABER-uFireSaber
        new SABERKeyPairGenerator().init(new SABERKeyGenerationParameters(random, SABERParameters.ufiresaberkem90sr3)); // expect: keygen SABER-uFireSaber
    }
}
