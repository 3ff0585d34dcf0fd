package org.example.pqc;

import java.security.SecureRandom;
import org.bouncycastle.crypto.AsymmetricCipherKeyPair;
import org.bouncycastle.crypto.CipherParameters;
import org.bouncycastle.crypto.Signer;
import org.bouncycastle.crypto.digests.SHA256Digest;
import org.bouncycastle.crypto.digests.SHA512Digest;
import org.bouncycastle.pqc.crypto.*;
import org.bouncycastle.pqc.crypto.falcon.*;
import org.bouncycastle.pqc.crypto.lms.LMSSigner;
import org.bouncycastle.pqc.crypto.xmss.XMSSSigner;
import org.bouncycastle.pqc.crypto.xwing.*;

class Hybrid {
    private SecureRandom random;

    byte[] exchange(byte[] received) {
        XWingKeyPairGenerator generator = new XWingKeyPairGenerator(); // expect: keygen X-Wing
        generator.init(new XWingKeyGenerationParameters(random));
        AsymmetricCipherKeyPair pair = generator.generateKeyPair();
        XWingKEMGenerator sender = new XWingKEMGenerator(random); // expect: kem X-Wing functions=encapsulate
        sender.generateEncapsulated(pair.getPublic());
        return new XWingKEMExtractor((XWingPrivateKeyParameters) pair.getPrivate()).extractSecret(received); // expect: kem X-Wing functions=decapsulate
    }

    void stored(byte[] encoded) {
        new XWingPrivateKeyParameters(encoded); // expect: key X-Wing material=private-key
        new XWingPublicKeyParameters(encoded); // expect: key X-Wing material=public-key
    }

    void signers(CipherParameters key) {
        MessageSigner falcon = new FalconSigner(); // expect: signature FN-DSA functions=verify
        falcon.init(false, key);
        StateAwareMessageSigner xmss = new XMSSSigner(); // expect: signature XMSS functions=sign
        xmss.init(true, key);
        Signer digesting = new DigestingMessageSigner(new FalconSigner(), new SHA256Digest()); // expect: signature FN-DSA functions=sign digest=SHA-256
        digesting.init(true, key);
        new DigestingStateAwareMessageSigner(new XMSSSigner(), new SHA512Digest()); // expect: signature XMSS digest=SHA-512
        new MessageSignerAdapter(new LMSSigner()); // expect: signature LMS
    }
}

class NotBouncyCastle {
    static class FalconSigner {}

    void other() {
        new FalconSigner();
        new com.acme.KyberKEMGenerator(null);
    }
}
