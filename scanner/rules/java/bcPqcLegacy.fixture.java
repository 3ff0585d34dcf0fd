package org.example.pqc.legacy;

import java.security.SecureRandom;
import org.bouncycastle.crypto.*;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.pqc.crypto.*;
import org.bouncycastle.pqc.crypto.lms.*;
import org.bouncycastle.pqc.crypto.newhope.*;
import org.bouncycastle.pqc.crypto.sphincs.*;
import org.bouncycastle.pqc.crypto.xmss.*;
import org.bouncycastle.pqc.legacy.crypto.ntru.*;

class StatefulSignatures {
    private SecureRandom random;

    void lms(byte[] encoded, byte[] message) throws Exception {
        LMSKeyPairGenerator generator = new LMSKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H10
        generator.init(new LMSKeyGenerationParameters(new LMSParameters(LMSigParameters.lms_sha256_n32_h10, LMOtsParameters.sha256_n32_w4), random));
        LMSSigner signer = new LMSSigner(); // expect: signature LMS_SHA256_M32_H10 functions=sign
        signer.init(true, generator.generateKeyPair().getPrivate());
        HSSKeyPairGenerator hss = new HSSKeyPairGenerator(); // expect: keygen HSS-SHA256_M32_H5
        hss.init(new HSSKeyGenerationParameters(new LMSParameters[] {new LMSParameters(LMSigParameters.lms_sha256_n32_h5, LMOtsParameters.sha256_n32_w4)}, random));
        new HSSSigner(); // expect: signature HSS
        LMSPrivateKeyParameters own = LMS.generateKeys(LMSigParameters.lms_sha256_n24_h5, LMOtsParameters.sha256_n24_w8, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H5
        LMS.generateSign(own, message); // expect: signature LMS_SHA256_M24_H5 functions=sign
        LMS.verifySignature(LMSPublicKeyParameters.getInstance(encoded), null, message); // expect: signature LMS functions=verify; key LMS material=public-key
        HSSPrivateKeyParameters tree = HSS.generateHSSKeyPair(new HSSKeyGenerationParameters(new LMSParameters[] {new LMSParameters(LMSigParameters.lms_shake256_n32_h5, LMOtsParameters.shake256_n32_w8)}, random)); // expect: keygen HSS-SHAKE_M32_H5
        HSS.generateSignature(tree, message); // expect: signature HSS-SHAKE_M32_H5 functions=sign
        HSS.verifySignature(HSSPublicKeyParameters.getInstance(encoded), null, message); // expect: signature HSS functions=verify; key HSS material=public-key
        LMSPrivateKeyParameters.getInstance(encoded); // expect: key LMS material=private-key
        HSSPrivateKeyParameters.getInstance(encoded); // expect: key HSS material=private-key
        LMS.generateKeys(LMSigParameters.lms_sha256_n32_h5, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M32_H5
        LMS.generateKeys(LMSigParameters.lms_sha256_n32_h10, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M32_H10
        LMS.generateKeys(LMSigParameters.lms_sha256_n32_h15, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M32_H15
        LMS.generateKeys(LMSigParameters.lms_sha256_n32_h20, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M32_H20
        LMS.generateKeys(LMSigParameters.lms_sha256_n32_h25, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M32_H25
        LMS.generateKeys(LMSigParameters.lms_sha256_n24_h5, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H5
        LMS.generateKeys(LMSigParameters.lms_sha256_n24_h10, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H10
        LMS.generateKeys(LMSigParameters.lms_sha256_n24_h15, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H15
        LMS.generateKeys(LMSigParameters.lms_sha256_n24_h20, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H20
        LMS.generateKeys(LMSigParameters.lms_sha256_n24_h25, null, 0, encoded, encoded); // expect: keygen LMS_SHA256_M24_H25
        LMS.generateKeys(LMSigParameters.lms_shake256_n32_h5, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M32_H5
        LMS.generateKeys(LMSigParameters.lms_shake256_n32_h10, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M32_H10
        LMS.generateKeys(LMSigParameters.lms_shake256_n32_h15, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M32_H15
        LMS.generateKeys(LMSigParameters.lms_shake256_n32_h20, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M32_H20
        LMS.generateKeys(LMSigParameters.lms_shake256_n32_h25, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M32_H25
        LMS.generateKeys(LMSigParameters.lms_shake256_n24_h5, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M24_H5
        LMS.generateKeys(LMSigParameters.lms_shake256_n24_h10, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M24_H10
        LMS.generateKeys(LMSigParameters.lms_shake256_n24_h15, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M24_H15
        LMS.generateKeys(LMSigParameters.lms_shake256_n24_h20, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M24_H20
        LMS.generateKeys(LMSigParameters.lms_shake256_n24_h25, null, 0, encoded, encoded); // expect: keygen LMS_SHAKE_M24_H25
    }

    void xmss(byte[] message) {
        XMSSKeyPairGenerator generator = new XMSSKeyPairGenerator(); // expect: keygen XMSS digest=SHA-256
        generator.init(new XMSSKeyGenerationParameters(new XMSSParameters(10, new SHA256Digest()), random));
        XMSSSigner signer = new XMSSSigner(); // expect: signature XMSS functions=sign
        signer.init(true, generator.generateKeyPair().getPrivate());
        XMSSMTKeyPairGenerator tree = new XMSSMTKeyPairGenerator(); // expect: keygen XMSSMT digest=SHA-512
        tree.init(new XMSSMTKeyGenerationParameters(new XMSSMTParameters(20, 4, new SHA512Digest()), random));
        new XMSSMTSigner(); // expect: signature XMSSMT
        new XMSS(new XMSSParameters(16, new SHAKEDigest(128)), random); // expect: signature XMSS digest=SHAKE128
        new XMSSMT(new XMSSMTParameters(40, 8, new SHA256Digest()), random); // expect: signature XMSSMT digest=SHA-256
        new XMSSPrivateKeyParameters.Builder(new XMSSParameters(10, new SHA512Digest())).withIndex(0).build(); // expect: key XMSS digest=SHA-512 material=private-key
        new XMSSPublicKeyParameters.Builder(new XMSSParameters(10, new SHA512Digest())).build(); // expect: key XMSS digest=SHA-512 material=public-key
        new XMSSMTPrivateKeyParameters.Builder(new XMSSMTParameters(20, 2, new SHA256Digest())).build(); // expect: key XMSSMT digest=SHA-256 material=private-key
        new XMSSMTPublicKeyParameters.Builder(new XMSSMTParameters(20, 2, new SHA256Digest())).build(); // expect: key XMSSMT digest=SHA-256 material=public-key
    }

    void sphincs(byte[] data, CipherParameters key) {
        SPHINCS256KeyPairGenerator generator = new SPHINCS256KeyPairGenerator(); // expect: keygen SPHINCS-256 digest=SHA3-256
        generator.init(new SPHINCS256KeyGenerationParameters(random, new SHA3Digest(256)));
        MessageSigner signer = new SPHINCS256Signer(new SHA512tDigest(256), new SHA512Digest()); // expect: signature SPHINCS-256 functions=sign digest=SHA-512/256; hash SHA-512
        signer.init(true, generator.generateKeyPair().getPrivate());
        new SPHINCSPrivateKeyParameters(data); // expect: key SPHINCS-256 material=private-key
        new SPHINCSPublicKeyParameters(data); // expect: key SPHINCS-256 material=public-key
    }

    void newHope(byte[] data) {
        NHKeyPairGenerator generator = new NHKeyPairGenerator(); // expect: keygen NewHope keyBits=2048
        generator.init(new KeyGenerationParameters(random, 2048));
        NHAgreement agreement = new NHAgreement(); // expect: key-agreement NewHope keyBits=2048
        agreement.init(generator.generateKeyPair().getPrivate());
        new NHExchangePairGenerator(random); // expect: key-agreement NewHope
        new NHPrivateKeyParameters(new short[1024]); // expect: key NewHope material=private-key
        new NHPublicKeyParameters(data); // expect: key NewHope material=public-key
    }
}

class Withdrawn {
    private SecureRandom random;

    void early(CipherParameters key) {
        new org.bouncycastle.pqc.crypto.mceliece.McElieceKeyPairGenerator(); // expect: keygen McEliece
        new org.bouncycastle.pqc.crypto.mceliece.McElieceCCA2KeyPairGenerator(); // expect: keygen McEliece
        MessageEncryptor cipher = new org.bouncycastle.pqc.crypto.mceliece.McElieceCipher(); // expect: cipher McEliece functions=encrypt
        cipher.init(true, key);
        new org.bouncycastle.pqc.crypto.mceliece.McElieceFujisakiCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.crypto.mceliece.McElieceKobaraImaiCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.crypto.mceliece.McEliecePointchevalCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.crypto.gmss.GMSSSigner(null); // expect: signature GMSS
        new org.bouncycastle.pqc.crypto.gmss.GMSSStateAwareSigner(null); // expect: signature GMSS
        new org.bouncycastle.pqc.crypto.gmss.GMSSKeyPairGenerator(null); // expect: keygen GMSS
        new org.bouncycastle.pqc.crypto.rainbow.RainbowSigner(); // expect: signature Rainbow
        new org.bouncycastle.pqc.crypto.rainbow.RainbowKeyPairGenerator(); // expect: keygen Rainbow
        new org.bouncycastle.pqc.crypto.qtesla.QTESLASigner(); // expect: signature qTESLA
        new org.bouncycastle.pqc.crypto.qtesla.QTESLAKeyPairGenerator(); // expect: keygen qTESLA
        new org.bouncycastle.pqc.crypto.gemss.GeMSSSigner(); // expect: signature GeMSS
        new org.bouncycastle.pqc.crypto.gemss.GeMSSKeyPairGenerator(); // expect: keygen GeMSS
        new org.bouncycastle.pqc.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.crypto.sike.SIKEParameters.sikep434)); // expect: keygen SIKE-p434
        new org.bouncycastle.pqc.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.crypto.sike.SIKEParameters.sikep503)); // expect: keygen SIKE-p503
        new org.bouncycastle.pqc.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.crypto.sike.SIKEParameters.sikep610)); // expect: keygen SIKE-p610
        new org.bouncycastle.pqc.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.crypto.sike.SIKEParameters.sikep751)); // expect: keygen SIKE-p751
        new org.bouncycastle.pqc.crypto.sike.SIKEKEMGenerator(random); // expect: kem SIKE functions=encapsulate
        new org.bouncycastle.pqc.crypto.sike.SIKEKEMExtractor(null); // expect: kem SIKE functions=decapsulate
    }

    void moved(CipherParameters key) {
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McElieceKeyPairGenerator(); // expect: keygen McEliece
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McElieceCCA2KeyPairGenerator(); // expect: keygen McEliece
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McElieceCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McElieceFujisakiCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McElieceKobaraImaiCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.legacy.crypto.mceliece.McEliecePointchevalCipher(); // expect: cipher McEliece
        new org.bouncycastle.pqc.legacy.crypto.gmss.GMSSSigner(null); // expect: signature GMSS
        new org.bouncycastle.pqc.legacy.crypto.gmss.GMSSStateAwareSigner(null); // expect: signature GMSS
        new org.bouncycastle.pqc.legacy.crypto.gmss.GMSSKeyPairGenerator(null); // expect: keygen GMSS
        new org.bouncycastle.pqc.legacy.crypto.rainbow.RainbowSigner(); // expect: signature Rainbow
        new org.bouncycastle.pqc.legacy.crypto.rainbow.RainbowKeyPairGenerator(); // expect: keygen Rainbow
        new org.bouncycastle.pqc.legacy.crypto.qtesla.QTESLASigner(); // expect: signature qTESLA
        new org.bouncycastle.pqc.legacy.crypto.qtesla.QTESLAKeyPairGenerator(); // expect: keygen qTESLA
        new org.bouncycastle.pqc.legacy.crypto.gemss.GeMSSSigner(); // expect: signature GeMSS
        new org.bouncycastle.pqc.legacy.crypto.gemss.GeMSSKeyPairGenerator(); // expect: keygen GeMSS
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.legacy.crypto.sike.SIKEParameters.sikep434)); // expect: keygen SIKE-p434
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.legacy.crypto.sike.SIKEParameters.sikep503)); // expect: keygen SIKE-p503
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.legacy.crypto.sike.SIKEParameters.sikep610)); // expect: keygen SIKE-p610
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyPairGenerator().init(new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKeyGenerationParameters(random, org.bouncycastle.pqc.legacy.crypto.sike.SIKEParameters.sikep751)); // expect: keygen SIKE-p751
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKEMGenerator(random); // expect: kem SIKE functions=encapsulate
        new org.bouncycastle.pqc.legacy.crypto.sike.SIKEKEMExtractor(null); // expect: kem SIKE functions=decapsulate
        AsymmetricBlockCipher encrypt = new NTRUEngine(); // expect: cipher NTRUEncrypt functions=encrypt
        encrypt.init(true, key);
        new NTRUEncryptionKeyPairGenerator(); // expect: keygen NTRUEncrypt
        new NTRUSigner(null); // expect: signature NTRUSign
        new NTRUSigningKeyPairGenerator(); // expect: keygen NTRUSign
    }

    static class XMSSSigner {
        Object other() {
            return new XMSSSigner();
        }
    }
}
