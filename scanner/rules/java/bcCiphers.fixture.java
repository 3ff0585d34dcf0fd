package org.example.vault;

import java.security.SecureRandom;
import org.bouncycastle.crypto.*;
import org.bouncycastle.crypto.engines.*;
import org.bouncycastle.crypto.fpe.*;
import org.bouncycastle.crypto.macs.Poly1305;
import org.bouncycastle.crypto.modes.*;
import org.bouncycastle.crypto.paddings.*;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.util.CipherKeyGeneratorFactory;

class Vault {
    private static final int TAG = 128;
    private final byte[] nonce = new byte[12];
    private SecureRandom random;
    private final GCMBlockCipher sealer;
    private CBCModeCipher field;

    Vault() {
        this.sealer = new GCMBlockCipher(new AESEngine()); // expect: cipher AES-256-GCM functions=encrypt nonceBits=96 tagBits=128
    }

    byte[] seal(byte[] data, byte[] aad) throws InvalidCipherTextException {
        byte[] key = new byte[32];
        sealer.init(true, new AEADParameters(new KeyParameter(key), TAG, nonce, aad));
        byte[] out = new byte[sealer.getOutputSize(data.length)];
        int n = sealer.processBytes(data, 0, data.length, out, 0);
        sealer.doFinal(out, n);
        return out;
    }

    byte[] open(byte[] data, byte[] key, boolean forward) throws InvalidCipherTextException {
        PaddedBufferedBlockCipher cipher = new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()), new PKCS7Padding()); // expect: cipher AES-128-CBC-PKCS7 functions=decrypt nonceBits=128
        cipher.init(false, new ParametersWithIV(new KeyParameter(key, 0, 16), new byte[16]));
        BufferedBlockCipher ctr = new DefaultBufferedBlockCipher(SICBlockCipher.newInstance(AESEngine.newInstance())); // expect: cipher AES-192-CTR nonceBits=128
        ctr.init(forward, new ParametersWithIV(new KeyParameter(new byte[24]), data, 0, 16));
        return cipher.doFinal(data, 0) > 0 ? data : null;
    }

    void engines() {
        BlockCipher[] all = {
            new AESEngine(), // expect: cipher AES
            new AESFastEngine(), // expect: cipher AES
            new AESLightEngine(), // expect: cipher AES
            new ARIAEngine(), // expect: cipher ARIA
            new BlowfishEngine(), // expect: cipher Blowfish
            new CAST5Engine(), // expect: cipher CAST5
            new CAST6Engine(), // expect: cipher CAST6
            new CamelliaEngine(), // expect: cipher CAMELLIA
            new CamelliaLightEngine(), // expect: cipher CAMELLIA
            new DESEngine(), // expect: cipher DES-56
            new DESedeEngine(), // expect: cipher 3DES
            new IDEAEngine(), // expect: cipher IDEA
            new LEAEngine(), // expect: cipher LEA
            new NoekeonEngine(), // expect: cipher Noekeon
            new RC2Engine(), // expect: cipher RC2
            new RC532Engine(), // expect: cipher RC5
            new RC564Engine(), // expect: cipher RC5
            new RC6Engine(), // expect: cipher RC6
            new RijndaelEngine(256), // expect: cipher Rijndael
            new SEEDEngine(), // expect: cipher SEED-128
            new SM4Engine(), // expect: cipher SM4
            new SerpentEngine(), // expect: cipher Serpent
            new TnepresEngine(), // expect: cipher Serpent
            new Shacal2Engine(), // expect: cipher SHACAL2
            new SkipjackEngine(), // expect: cipher Skipjack
            new TEAEngine(), // expect: cipher TEA
            new TwofishEngine(), // expect: cipher Twofish
            new XTEAEngine(), // expect: cipher XTEA
            new GOST28147Engine(), // expect: cipher GOST28147
            new GOST3412_2015Engine(), // expect: cipher Kuznyechik
            new DSTU7624Engine(128), // expect: cipher Kalyna
            new ThreefishEngine(ThreefishEngine.BLOCKSIZE_256), // expect: cipher Threefish-256
            new ThreefishEngine(ThreefishEngine.BLOCKSIZE_512), // expect: cipher Threefish-512
            new ThreefishEngine(ThreefishEngine.BLOCKSIZE_1024), // expect: cipher Threefish-1024
            new ThreefishEngine(512), // expect: cipher Threefish-512
            new NullEngine()
        };
    }

    void keyed(byte[] secret, byte[] tweak) {
        BlockCipher des = new DESedeEngine(); // expect: cipher 3DES-168 functions=encrypt
        des.init(true, new DESedeParameters(new byte[24]));
        DESEngine single = new DESEngine(); // expect: cipher DES-56 functions=encrypt
        single.init(true, new DESParameters(new byte[8]));
        RC2Engine rc2 = new RC2Engine(); // expect: cipher RC2-128 functions=encrypt
        rc2.init(true, new RC2Parameters(new byte[16], 128));
        RC532Engine rc5 = new RC532Engine(); // expect: cipher RC5-128 functions=encrypt
        rc5.init(true, new RC5Parameters(new byte[16], 12));
        new ThreefishEngine(512).init(true, new TweakableBlockCipherParameters(new KeyParameter(new byte[64]), tweak)); // expect: cipher Threefish-512 functions=encrypt
        GOST28147Engine gost = new GOST28147Engine(); // expect: cipher GOST28147 functions=encrypt keyBits=256
        gost.init(true, new ParametersWithSBox(new KeyParameter(new byte[32]), GOST28147Engine.getSBox("D-A")));
        MultiBlockCipher bulk = AESEngine.newInstance(); // expect: cipher AES functions=encrypt
        bulk.init(true, new KeyParameter(secret));
    }

    void streams(byte[] key, int rounds) {
        StreamCipher rc4 = new RC4Engine(); // expect: cipher RC4-128 functions=encrypt
        rc4.init(true, new KeyParameter(new byte[16]));
        SkippingStreamCipher salsa = new Salsa20Engine(); // expect: cipher Salsa20 functions=encrypt nonceBits=64 keyBits=256
        salsa.init(true, new ParametersWithIV(new KeyParameter(new byte[32]), new byte[8]));
        new Salsa20Engine(12); // expect: cipher Salsa20/12
        new Salsa20Engine(rounds); // expect: cipher Salsa20
        new XSalsa20Engine(); // expect: cipher XSalsa20
        new ChaChaEngine(); // expect: cipher ChaCha20
        new ChaChaEngine(8); // expect: cipher ChaCha8
        new ChaChaEngine(20); // expect: cipher ChaCha20
        new ChaCha7539Engine(); // expect: cipher ChaCha20
        new XChaCha20Engine(); // expect: cipher XChaCha20
        new ISAACEngine(); // expect: cipher ISAAC
        new VMPCEngine(); // expect: cipher VMPC
        new VMPCKSA3Engine(); // expect: cipher VMPC-KSA3
        new HC128Engine(); // expect: cipher HC-128
        new HC256Engine(); // expect: cipher HC-256
        new Grainv1Engine(); // expect: cipher Grain-v1
        new Grain128Engine(); // expect: cipher Grain-128
        new Zuc128Engine(); // expect: cipher ZUC-128
        new Zuc256Engine(); // expect: cipher ZUC-256
    }

    void modes(BlockCipher given, int bits) {
        field = CBCBlockCipher.newInstance(new SM4Engine()); // expect: cipher SM4-CBC functions=encrypt nonceBits=128 keyBits=128
        field.init(true, new ParametersWithIV(new KeyParameter(new byte[16]), new byte[16]));
        new CFBBlockCipher(new DESEngine(), 8); // expect: cipher DES-56-CFB8
        new CFBBlockCipher(new AESEngine(), bits); // expect: cipher AES-CFB
        CFBModeCipher cfb = CFBBlockCipher.newInstance(new AESEngine(), 128); // expect: cipher AES-128-CFB128 functions=decrypt nonceBits=128
        cfb.init(false, new ParametersWithIV(new KeyParameter(new byte[16]), new byte[16]));
        CTRModeCipher counter = SICBlockCipher.newInstance(given); // expect: cipher unknown functions=encrypt
        counter.init(true, null);
        new SICBlockCipher(new TwofishEngine()); // expect: cipher Twofish-CTR
        new OFBBlockCipher(new AESEngine(), 64); // expect: cipher AES-OFB64
        new OFBBlockCipher(new AESEngine(), bits); // expect: cipher AES-OFB
        new GCFBBlockCipher(new GOST28147Engine()); // expect: cipher GOST28147-GCFB
        new GOFBBlockCipher(new GOST28147Engine()); // expect: cipher GOST28147-GOFB
        new KCTRBlockCipher(new DSTU7624Engine(128)); // expect: cipher Kalyna-KCTR
        new G3413CBCBlockCipher(new GOST3412_2015Engine()); // expect: cipher Kuznyechik-CBC
        new G3413CFBBlockCipher(new GOST3412_2015Engine(), 64); // expect: cipher Kuznyechik-CFB
        new G3413CTRBlockCipher(new GOST3412_2015Engine()); // expect: cipher Kuznyechik-CTR
        new G3413OFBBlockCipher(new GOST3412_2015Engine()); // expect: cipher Kuznyechik-OFB
        new PGPCFBBlockCipher(new CAST5Engine(), true); // expect: cipher CAST5-OpenPGP
        new OpenPGPCFBBlockCipher(new AESEngine()); // expect: cipher AES-OpenPGP
        new CTSBlockCipher(new CBCBlockCipher(new AESEngine())); // expect: cipher AES-CTS
        new OldCTSBlockCipher(new AESEngine()); // expect: cipher AES-CTS
        new NISTCTSBlockCipher(NISTCTSBlockCipher.CS3, new AESEngine()); // expect: cipher AES-CTS
        new KXTSBlockCipher(new DSTU7624Engine(512)); // expect: cipher Kalyna-KXTS
        new BufferedBlockCipher(new CBCBlockCipher(new AESEngine())); // expect: cipher AES-CBC
        new PaddedBlockCipher(new CBCBlockCipher(new DESEngine())); // expect: cipher DES-56-CBC-PKCS7
    }

    void authenticated(byte[] key, byte[] iv) {
        GCMModeCipher gcm = GCMBlockCipher.newInstance(AESEngine.newInstance()); // expect: cipher AES-128-GCM-96 functions=decrypt nonceBits=96
        gcm.init(false, new AEADParameters(new KeyParameter(new byte[16]), 96, new byte[12]));
        CCMModeCipher ccm = CCMBlockCipher.newInstance(new AESEngine()); // expect: cipher AES-256-CCM-64 functions=encrypt nonceBits=104
        ccm.init(true, new CCMParameters(new KeyParameter(new byte[32]), 64, new byte[13], null));
        CCMBlockCipher old = new CCMBlockCipher(new SerpentEngine()); // expect: cipher Serpent-256-CCM functions=encrypt
        old.init(true, new ParametersWithIV(new KeyParameter(new byte[32]), iv));
        EAXBlockCipher eax = new EAXBlockCipher(new TwofishEngine()); // expect: cipher Twofish-256-EAX functions=encrypt tagBits=128
        eax.init(true, new AEADParameters(new KeyParameter(new byte[32]), 128, iv));
        AEADBlockCipher siv = new GCMSIVBlockCipher(); // expect: cipher AES-256-GCM-SIV functions=encrypt nonceBits=96 tagBits=128
        siv.init(true, new ParametersWithIV(new KeyParameter(new byte[32]), new byte[12]));
        AEADCipher ocb = new OCBBlockCipher(new AESEngine(), new AESEngine()); // expect: cipher AES-128-OCB functions=encrypt nonceBits=120 tagBits=128
        ocb.init(true, new AEADParameters(new KeyParameter(new byte[16]), 128, new byte[15]));
        new KCCMBlockCipher(new DSTU7624Engine(256)); // expect: cipher Kalyna-KCCM
        new KGCMBlockCipher(new DSTU7624Engine(256)); // expect: cipher Kalyna-KGCM
        ChaCha20Poly1305 chacha = new ChaCha20Poly1305(); // expect: cipher ChaCha20-Poly1305 functions=encrypt nonceBits=96
        chacha.init(true, new ParametersWithIV(new KeyParameter(key), nonce));
        new ChaCha20Poly1305(new Poly1305()); // expect: cipher ChaCha20-Poly1305
        new XChaCha20Poly1305(); // expect: cipher XChaCha20-Poly1305
        new AsconAEAD128(); // expect: cipher Ascon-AEAD128
        new AsconEngine(AsconEngine.AsconParameters.ascon80pq); // expect: cipher Ascon-80pq
        new AsconEngine(AsconEngine.AsconParameters.ascon128); // expect: cipher Ascon-128
        new AsconEngine(AsconEngine.AsconParameters.ascon128a); // expect: cipher Ascon-128a
        new ElephantEngine(ElephantEngine.ElephantParameters.elephant160); // expect: cipher Elephant parameterSet=160
        new ElephantEngine(ElephantEngine.ElephantParameters.elephant176); // expect: cipher Elephant parameterSet=176
        new ElephantEngine(ElephantEngine.ElephantParameters.elephant200); // expect: cipher Elephant parameterSet=200
        new ISAPEngine(ISAPEngine.IsapType.ISAP_A_128A); // expect: cipher ISAP parameterSet=A-128A
        new ISAPEngine(ISAPEngine.IsapType.ISAP_K_128A); // expect: cipher ISAP parameterSet=K-128A
        new ISAPEngine(ISAPEngine.IsapType.ISAP_A_128); // expect: cipher ISAP parameterSet=A-128
        new ISAPEngine(ISAPEngine.IsapType.ISAP_K_128); // expect: cipher ISAP parameterSet=K-128
        new PhotonBeetleEngine(PhotonBeetleEngine.PhotonBeetleParameters.pb32); // expect: cipher Photon-Beetle parameterSet=32
        new PhotonBeetleEngine(PhotonBeetleEngine.PhotonBeetleParameters.pb128); // expect: cipher Photon-Beetle parameterSet=128
        new RomulusEngine(RomulusEngine.RomulusParameters.RomulusM); // expect: cipher Romulus parameterSet=M
        new RomulusEngine(RomulusEngine.RomulusParameters.RomulusN); // expect: cipher Romulus parameterSet=N
        new RomulusEngine(RomulusEngine.RomulusParameters.RomulusT); // expect: cipher Romulus parameterSet=T
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM128_128); // expect: cipher Sparkle parameterSet=SCHWAEMM128_128
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM256_128); // expect: cipher Sparkle parameterSet=SCHWAEMM256_128
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM192_192); // expect: cipher Sparkle parameterSet=SCHWAEMM192_192
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM256_256); // expect: cipher Sparkle parameterSet=SCHWAEMM256_256
        new GiftCofbEngine(); // expect: cipher GIFT-COFB
        new Grain128AEADEngine(); // expect: cipher Grain-128AEAD
        new XoodyakEngine(); // expect: cipher Xoodyak
    }

    void paddings() {
        CBCBlockCipher cbc = new CBCBlockCipher(new AESEngine()); // expect: cipher AES-128-CBC functions=encrypt nonceBits=128
        cbc.init(true, new ParametersWithRandom(new ParametersWithIV(new KeyParameter(new byte[16]), new byte[16]), random));
        new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine())); // expect: cipher AES-CBC-PKCS7
        new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()), new ISO10126d2Padding()); // expect: cipher AES-CBC-ISO10126
        new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()), new ISO7816d4Padding()); // expect: cipher AES-CBC-ISO7816-4
        new PaddedBufferedBlockCipher(new AESEngine(), new X923Padding()); // expect: cipher AES-X9.23
        new PaddedBufferedBlockCipher(new AESEngine(), new ZeroBytePadding()); // expect: cipher AES-ZeroPadding
        new PaddedBufferedBlockCipher(new AESEngine(), new TBCPadding()); // expect: cipher AES-TBC
    }

    void wraps(byte[] kek, byte[] ukm) throws InvalidCipherTextException {
        Wrapper wrapper = new AESWrapEngine(); // expect: key-wrap AES-256-KW functions=encrypt
        wrapper.init(true, new KeyParameter(new byte[32]));
        wrapper.wrap(kek, 0, kek.length);
        Wrapper unwrapper = new RFC3394WrapEngine(new AESEngine()); // expect: key-wrap AES-128-KW functions=decrypt
        unwrapper.init(false, new KeyParameter(new byte[16]));
        new AESWrapPadEngine(); // expect: key-wrap AES-KWP
        new ARIAWrapEngine(); // expect: key-wrap ARIA-KW
        new ARIAWrapPadEngine(); // expect: key-wrap ARIA-KWP
        new CamelliaWrapEngine(); // expect: key-wrap CAMELLIA-KW
        new SEEDWrapEngine(); // expect: key-wrap SEED-128-KW
        new RFC5649WrapEngine(new AESEngine()); // expect: key-wrap AES-KWP
        RFC3211WrapEngine password = new RFC3211WrapEngine(new AESEngine()); // expect: key-wrap AES-128-Wrap-RFC3211 functions=encrypt nonceBits=128
        password.init(true, new ParametersWithIV(new KeyParameter(new byte[16]), new byte[16]));
        new DESedeWrapEngine(); // expect: key-wrap 3DES-Wrap
        new RC2WrapEngine(); // expect: key-wrap RC2-Wrap
        GOST28147WrapEngine gost = new GOST28147WrapEngine(); // expect: key-wrap GOST28147-Wrap-GOST functions=encrypt keyBits=256
        gost.init(true, new ParametersWithUKM(new KeyParameter(new byte[32]), ukm));
        new CryptoProWrapEngine(); // expect: key-wrap GOST28147-Wrap-CryptoPro
        new DSTU7624WrapEngine(256); // expect: key-wrap Kalyna-KKW
    }

    void formatPreserving(byte[] key, byte[] tweak) {
        FPEEngine ff1 = new FPEFF1Engine(); // expect: cipher AES-128-FF1 functions=encrypt
        ff1.init(true, new FPEParameters(new KeyParameter(new byte[16]), 10, tweak));
        FPEFF3_1Engine ff3 = new FPEFF3_1Engine(new AESEngine()); // expect: cipher AES-256-FF3-1 functions=decrypt
        ff3.init(false, new FPEParameters(new KeyParameter(new byte[32]), 10, tweak));
    }

    void keys(BlockCipher cipher) {
        CipherKeyGenerator generator = new CipherKeyGenerator(); // expect: keygen unknown keyBits=256
        generator.init(new KeyGenerationParameters(random, 256));
        BlockCipher aes = new AESEngine(); // expect: cipher AES-256 functions=encrypt
        aes.init(true, new KeyParameter(generator.generateKey()));
        DESedeKeyGenerator triple = new DESedeKeyGenerator();
        new org.bouncycastle.crypto.generators.DESKeyGenerator().init(new KeyGenerationParameters(random, 64)); // expect: keygen DES-56
        new org.bouncycastle.crypto.generators.DESedeKeyGenerator(); // expect: keygen 3DES
        new org.bouncycastle.crypto.generators.Poly1305KeyGenerator(); // expect: keygen Poly1305
        CipherKeyGeneratorFactory.createKeyGenerator(org.bouncycastle.asn1.nist.NISTObjectIdentifiers.id_aes256_CBC, random); // expect: keygen AES-256-CBC
        cipher.init(true, new ParametersWithSalt(new ParametersWithContext(null, new byte[4]), new byte[8]));
        new StreamBlockCipher(cipher) { // expect: cipher unknown
            public String getAlgorithmName() {
                return "custom";
            }
        };
        new SM4Engine().init(false, new ParametersWithID(new KeyParameter(new byte[16]), new byte[4])); // expect: cipher SM4 functions=decrypt keyBits=128
    }

    BlockCipher forTest(CTRModeCipher stream, CBCBlockCipher cbc, BufferedBlockCipher buffered) {
        stream.init(true, null);
        buffered.init(true, null);
        return cbc;
    }
}

class Other {
    static class AESEngine {
        void init(boolean on, Object key) {}
    }

    void notBouncyCastle() {
        AESEngine engine = new AESEngine();
        engine.init(true, null);
        new com.acme.engines.DESEngine();
    }
}
