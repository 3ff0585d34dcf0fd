package org.example.pqc.legacy;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator;
import org.bouncycastle.pqc.legacy.crystals.dilithium.*;
import org.bouncycastle.pqc.legacy.hawk.*;

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
        new DilithiumPrivateKeyParameters(DilithiumParameters.dilithium5, encoded); // expect: key Dilithium-5 material=private-key
        new DilithiumPublicKeyParameters(DilithiumParameters.dilithium5, encoded); // expect: key Dilithium-5 material=public-key
    }

    void sets(SecureRandom random) {
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium2)); // expect: keygen Dilithium-2
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium3)); // expect: keygen Dilithium-3
        new DilithiumKeyPairGenerator().init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.dilithium5)); // expect: keygen Dilithium-5
    }
}

class HawkUse {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        HawkKeyPairGenerator generator = new HawkKeyPairGenerator(); // expect: keygen HAWK parameterSet=256
        generator.init(new HawkKeyGenerationParameters(random, HawkParameters.Hawk_256));
        return generator.generateKeyPair();
    }

    void sign(byte[] message) throws Exception {
        AsymmetricCipherKeyPair pair = generate();
        HawkSigner signer0 = new HawkSigner(); // expect: signature HAWK-256 functions=sign
        signer0.init(true, pair.getPrivate());
        HawkSigner verifier = new HawkSigner(); // expect: signature HAWK-256 functions=verify
        verifier.init(false, pair.getPublic());
    }

    void stored(byte[] encoded) {
        new HawkPrivateKeyParameters(HawkParameters.Hawk_1024, encoded); // expect: key HAWK parameterSet=1024 material=private-key
        new HawkPublicKeyParameters(HawkParameters.Hawk_1024, encoded); // expect: key HAWK parameterSet=1024 material=public-key
    }

    void sets(SecureRandom random) {
        new HawkKeyPairGenerator().init(new HawkKeyGenerationParameters(random, HawkParameters.Hawk_256)); // expect: keygen HAWK parameterSet=256
        new HawkKeyPairGenerator().init(new HawkKeyGenerationParameters(random, HawkParameters.Hawk_512)); // expect: keygen HAWK parameterSet=512
        new HawkKeyPairGenerator().init(new HawkKeyGenerationParameters(random, HawkParameters.Hawk_1024)); // expect: keygen HAWK parameterSet=1024
    }
}
