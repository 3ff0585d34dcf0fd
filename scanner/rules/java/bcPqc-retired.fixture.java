// also: pqc.crypto=pqc.legacy
package org.example.pqc.retired;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator;
import org.bouncycastle.pqc.crypto.bike.*;
import org.bouncycastle.pqc.crypto.sphincsplus.*;

class SPHINCSPlusUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        SPHINCSPlusKeyPairGenerator generator = new SPHINCSPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-128f-simple
        generator.init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_128f));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        SPHINCSPlusSigner signer0 = new SPHINCSPlusSigner(); // expect: signature SPHINCS+-SHA2-128f-simple functions=sign
        signer0.init(true, pair.getPrivate());
        SPHINCSPlusSigner verifier = new SPHINCSPlusSigner(); // expect: signature SPHINCS+-SHA2-128f-simple functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new SPHINCSPlusPrivateKeyParameters(SPHINCSPlusParameters.haraka_256s_simple, encoded); // expect: key SPHINCS+-Haraka-256s-simple material=private-key
        new SPHINCSPlusPublicKeyParameters(SPHINCSPlusParameters.haraka_256s_simple, encoded); // expect: key SPHINCS+-Haraka-256s-simple material=public-key
    }

    void sets(SecureRandom random) {
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_128f)); // expect: keygen SPHINCS+-SHA2-128f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_128s)); // expect: keygen SPHINCS+-SHA2-128s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_192f)); // expect: keygen SPHINCS+-SHA2-192f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_192s)); // expect: keygen SPHINCS+-SHA2-192s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_256f)); // expect: keygen SPHINCS+-SHA2-256f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_256s)); // expect: keygen SPHINCS+-SHA2-256s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_128f_robust)); // expect: keygen SPHINCS+-SHA2-128f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_128s_robust)); // expect: keygen SPHINCS+-SHA2-128s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_192f_robust)); // expect: keygen SPHINCS+-SHA2-192f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_192s_robust)); // expect: keygen SPHINCS+-SHA2-192s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_256f_robust)); // expect: keygen SPHINCS+-SHA2-256f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.sha2_256s_robust)); // expect: keygen SPHINCS+-SHA2-256s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_128f)); // expect: keygen SPHINCS+-SHAKE-128f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_128s)); // expect: keygen SPHINCS+-SHAKE-128s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_192f)); // expect: keygen SPHINCS+-SHAKE-192f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_192s)); // expect: keygen SPHINCS+-SHAKE-192s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_256f)); // expect: keygen SPHINCS+-SHAKE-256f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_256s)); // expect: keygen SPHINCS+-SHAKE-256s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_128f_robust)); // expect: keygen SPHINCS+-SHAKE-128f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_128s_robust)); // expect: keygen SPHINCS+-SHAKE-128s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_192f_robust)); // expect: keygen SPHINCS+-SHAKE-192f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_192s_robust)); // expect: keygen SPHINCS+-SHAKE-192s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_256f_robust)); // expect: keygen SPHINCS+-SHAKE-256f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.shake_256s_robust)); // expect: keygen SPHINCS+-SHAKE-256s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_128f)); // expect: keygen SPHINCS+-Haraka-128f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_128s)); // expect: keygen SPHINCS+-Haraka-128s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_192f)); // expect: keygen SPHINCS+-Haraka-192f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_192s)); // expect: keygen SPHINCS+-Haraka-192s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_256f)); // expect: keygen SPHINCS+-Haraka-256f-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_256s)); // expect: keygen SPHINCS+-Haraka-256s-robust
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_128f_simple)); // expect: keygen SPHINCS+-Haraka-128f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_128s_simple)); // expect: keygen SPHINCS+-Haraka-128s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_192f_simple)); // expect: keygen SPHINCS+-Haraka-192f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_192s_simple)); // expect: keygen SPHINCS+-Haraka-192s-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_256f_simple)); // expect: keygen SPHINCS+-Haraka-256f-simple
        new SPHINCSPlusKeyPairGenerator().init(new SPHINCSPlusKeyGenerationParameters(random, SPHINCSPlusParameters.haraka_256s_simple)); // expect: keygen SPHINCS+-Haraka-256s-simple
    }
}

class BIKEUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        BIKEKeyPairGenerator generator = new BIKEKeyPairGenerator(); // expect: keygen BIKE-L1
        generator.init(new BIKEKeyGenerationParameters(random, BIKEParameters.bike128));
        return generator.generateKeyPair();
    }

    byte[] exchange() {
        AsymmetricCipherKeyPair pair = generate();
        BIKEKEMGenerator sender = new BIKEKEMGenerator(random); // expect: kem BIKE-L1 functions=encapsulate
        byte[] sent = sender.generateEncapsulated(pair.getPublic()).getEncapsulation();
        return new BIKEKEMExtractor((BIKEPrivateKeyParameters) pair.getPrivate()).extractSecret(sent); // expect: kem BIKE-L1 functions=decapsulate
    }

    void stored(byte[] encoded) {
        new BIKEPrivateKeyParameters(BIKEParameters.bike256, encoded); // expect: key BIKE-L5 material=private-key
        new BIKEPublicKeyParameters(BIKEParameters.bike256, encoded); // expect: key BIKE-L5 material=public-key
    }

    void sets(SecureRandom random) {
        new BIKEKeyPairGenerator().init(new BIKEKeyGenerationParameters(random, BIKEParameters.bike128)); // expect: keygen BIKE-L1
        new BIKEKeyPairGenerator().init(new BIKEKeyGenerationParameters(random, BIKEParameters.bike192)); // expect: keygen BIKE-L3
        new BIKEKeyPairGenerator().init(new BIKEKeyGenerationParameters(random, BIKEParameters.bike256)); // expect: keygen BIKE-L5
    }
}
