using Org.BouncyCastle.Asn1.X9;
using Org.BouncyCastle.Asn1.Sec;
using Org.BouncyCastle.Asn1.Nist;
using Org.BouncyCastle.Asn1.TeleTrust;
using Org.BouncyCastle.Asn1.GM;
using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Agreement;
using Org.BouncyCastle.Crypto.Agreement.JPake;
using Org.BouncyCastle.Crypto.Agreement.Kdf;
using Org.BouncyCastle.Crypto.Agreement.Srp;
using Org.BouncyCastle.Crypto.Digests;
using Org.BouncyCastle.Crypto.EC;
using Org.BouncyCastle.Crypto.Encodings;
using Org.BouncyCastle.Crypto.Engines;
using Org.BouncyCastle.Crypto.Fpe;
using Org.BouncyCastle.Crypto.Generators;
using Org.BouncyCastle.Crypto.Kems;
using Org.BouncyCastle.Crypto.Macs;
using Org.BouncyCastle.Crypto.Modes;
using Org.BouncyCastle.Crypto.Operators;
using Org.BouncyCastle.Crypto.Paddings;
using Org.BouncyCastle.Crypto.Parameters;
using Org.BouncyCastle.Crypto.Prng;
using Org.BouncyCastle.Crypto.Signers;
using Org.BouncyCastle.Security;

class Fixture
{
    void Use(byte[] data, byte[] key, byte[] iv, string given, bool flag)
    {
        new AesEngine(); // expect: cipher AES
        new AesLightEngine(); // expect: cipher AES
        new AriaEngine(); // expect: cipher ARIA
        new BlowfishEngine(); // expect: cipher Blowfish
        new CamelliaEngine(); // expect: cipher CAMELLIA
        new CamelliaLightEngine(); // expect: cipher CAMELLIA
        new Cast5Engine(); // expect: cipher CAST5
        new Cast6Engine(); // expect: cipher CAST6
        new DesEngine(); // expect: cipher DES-56
        new DesEdeEngine(); // expect: cipher 3DES
        new IdeaEngine(); // expect: cipher IDEA
        new NoekeonEngine(); // expect: cipher Noekeon
        new RC2Engine(); // expect: cipher RC2
        new RC532Engine(); // expect: cipher RC5
        new RC564Engine(); // expect: cipher RC5
        new RC6Engine(); // expect: cipher RC6
        new RijndaelEngine(); // expect: cipher Rijndael
        new SeedEngine(); // expect: cipher SEED-128
        new SM4Engine(); // expect: cipher SM4
        new SerpentEngine(); // expect: cipher Serpent
        new TnepresEngine(); // expect: cipher Serpent
        new SkipjackEngine(); // expect: cipher Skipjack
        new TeaEngine(); // expect: cipher TEA
        new TwofishEngine(); // expect: cipher Twofish
        new XteaEngine(); // expect: cipher XTEA
        new Gost28147Engine(); // expect: cipher GOST28147
        new Dstu7624Engine(128); // expect: cipher Kalyna
        new ThreefishEngine(ThreefishEngine.BLOCKSIZE_256); // expect: cipher Threefish-256
        new ThreefishEngine(ThreefishEngine.BLOCKSIZE_512); // expect: cipher Threefish-512
        new ThreefishEngine(ThreefishEngine.BLOCKSIZE_1024); // expect: cipher Threefish-1024
        AesUtilities.CreateEngine(); // expect: cipher AES
        new RC4Engine(); // expect: cipher RC4
        new IsaacEngine(); // expect: cipher ISAAC
        new VmpcEngine(); // expect: cipher VMPC
        new VmpcKsa3Engine(); // expect: cipher VMPC-KSA3
        new HC128Engine(); // expect: cipher HC-128
        new HC256Engine(); // expect: cipher HC-256
        new XSalsa20Engine(); // expect: cipher XSalsa20
        new XChaCha20Engine(); // expect: cipher XChaCha20
        new ChaCha7539Engine(); // expect: cipher ChaCha20
        new ChaChaEngine(20); // expect: cipher ChaCha20
        new ChaChaEngine(12); // expect: cipher ChaCha12
        new ChaChaEngine(); // expect: cipher ChaCha20
        new Salsa20Engine(8); // expect: cipher Salsa20/8
        new ChaCha20Poly1305(); // expect: cipher ChaCha20-Poly1305
        new XChaCha20Poly1305(); // expect: cipher XChaCha20-Poly1305
        new AsconAead128(); // expect: cipher Ascon-AEAD128
        new Grain128AeadEngine(); // expect: cipher Grain-128AEAD
        new AsconEngine(AsconEngine.AsconParameters.ascon80pq); // expect: cipher Ascon-80pq
        new AsconEngine(AsconEngine.AsconParameters.ascon128); // expect: cipher Ascon-128
        new AsconEngine(AsconEngine.AsconParameters.ascon128a); // expect: cipher Ascon-128a
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM128_128); // expect: cipher Sparkle
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM256_128); // expect: cipher Sparkle
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM192_192); // expect: cipher Sparkle
        new SparkleEngine(SparkleEngine.SparkleParameters.SCHWAEMM256_256); // expect: cipher Sparkle
        new CbcBlockCipher(new AesEngine()); // expect: cipher AES-CBC
        new EcbBlockCipher(new AesEngine()); // expect: cipher AES-ECB
        new SicBlockCipher(new AesEngine()); // expect: cipher AES-CTR
        new KCtrBlockCipher(new AesEngine()); // expect: cipher AES-KCTR
        new GOfbBlockCipher(new AesEngine()); // expect: cipher AES-GOFB
        new OpenPgpCfbBlockCipher(new AesEngine()); // expect: cipher AES-OpenPGP
        new CtsBlockCipher(new AesEngine()); // expect: cipher AES-CTS
        new GcmBlockCipher(new AesEngine()); // expect: cipher AES-GCM
        new CcmBlockCipher(new AesEngine()); // expect: cipher AES-CCM
        new EaxBlockCipher(new AesEngine()); // expect: cipher AES-EAX
        new KCcmBlockCipher(new AesEngine()); // expect: cipher AES-KCCM
        new GcmSivBlockCipher(new AesEngine()); // expect: cipher AES-GCM-SIV tagBits=128
        new CfbBlockCipher(new AesEngine(), 8); // expect: cipher AES-CFB8
        new OfbBlockCipher(new AesEngine(), 8); // expect: cipher AES-OFB8
        new OcbBlockCipher(new AesEngine(), new AesEngine()); // expect: cipher AES-OCB
        new BufferedBlockCipher(new CbcBlockCipher(new DesEngine())); // expect: cipher DES-56-CBC
        new StreamBlockCipher(new CbcBlockCipher(new DesEngine())); // expect: cipher DES-56-CBC
        new BufferedStreamCipher(new RC4Engine()); // expect: cipher RC4
        new BufferedAeadBlockCipher(new GcmBlockCipher(new AesEngine())); // expect: cipher AES-GCM
        new BufferedAeadCipher(new GcmBlockCipher(new AesEngine())); // expect: cipher AES-GCM
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new ISO10126d2Padding()); // expect: cipher AES-CBC-ISO10126
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new ISO7816d4Padding()); // expect: cipher AES-CBC-ISO7816-4
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new Pkcs7Padding()); // expect: cipher AES-CBC-PKCS7
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new TbcPadding()); // expect: cipher AES-CBC-TBC
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new X923Padding()); // expect: cipher AES-CBC-X9.23
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine()), new ZeroBytePadding()); // expect: cipher AES-CBC-ZeroPadding
        new PaddedBufferedBlockCipher(new CbcBlockCipher(new TwofishEngine())); // expect: cipher Twofish-CBC-PKCS7
        new AesWrapEngine(); // expect: key-wrap AES-KW
        new AesWrapPadEngine(); // expect: key-wrap AES-KWP
        new AriaWrapEngine(); // expect: key-wrap ARIA-KW
        new CamelliaWrapEngine(); // expect: key-wrap CAMELLIA-KW
        new SeedWrapEngine(); // expect: key-wrap SEED-128-KW
        new AriaWrapPadEngine(); // expect: key-wrap ARIA-KWP
        new DesEdeWrapEngine(); // expect: key-wrap 3DES-Wrap
        new RC2WrapEngine(); // expect: key-wrap RC2-Wrap
        new Dstu7624WrapEngine(); // expect: key-wrap Kalyna-KKW
        new Rfc3394WrapEngine(new AesEngine()); // expect: key-wrap AES-KW
        new Rfc5649WrapEngine(new AesEngine()); // expect: key-wrap AES-KWP
        new Rfc3211WrapEngine(new AesEngine()); // expect: key-wrap AES-Wrap-RFC3211
        new FpeFf1Engine(); // expect: cipher AES-FF1
        new FpeFf3_1Engine(); // expect: cipher AES-FF3-1
        IBlockCipher b1 = new AesEngine(); b1.Init(true, new KeyParameter(new byte[16])); b1.ProcessBlock(data, 0, data, 0); // expect: cipher AES-128 functions=encrypt saltBits=64
        IBufferedCipher b2 = new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine())); b2.Init(false, new ParametersWithIV(new KeyParameter(new byte[32]), new byte[16])); b2.DoFinal(data); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=decrypt
        IBufferedCipher b2 = new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine())); b2.Init(false, new ParametersWithIV(new KeyParameter(new byte[32]), new byte[16])); b2.ProcessBytes(data); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=decrypt
        IBufferedCipher b2 = new PaddedBufferedBlockCipher(new CbcBlockCipher(new AesEngine())); b2.Init(false, new ParametersWithIV(new KeyParameter(new byte[32]), new byte[16])); b2.ProcessBlock(data); // expect: cipher AES-256-CBC-PKCS7 nonceBits=128 functions=decrypt
        var b0 = new Salsa20Engine(); b0.Init(forEncryption: true, new ParametersWithIV(new KeyParameter(data, 0, 32), data, 32, 8)); // expect: cipher Salsa20 keyBits=256 nonceBits=64 functions=encrypt
        IStreamCipher b3 = new Salsa20Engine(); b3.Init(flag, new ParametersWithIV(new KeyParameter(key), iv)); b3.ProcessBytes(data); // expect: cipher Salsa20
        IStreamCipher b3 = new Salsa20Engine(); b3.Init(flag, new ParametersWithIV(new KeyParameter(key), iv)); b3.ProcessBlock(data); // expect: cipher Salsa20
        IStreamCipher b3 = new Salsa20Engine(); b3.Init(flag, new ParametersWithIV(new KeyParameter(key), iv)); b3.DoFinal(data); // expect: cipher Salsa20
        IBlockCipher b4 = new AesEngine(); b4.DoFinal(data); // expect: cipher AES
        IBlockCipher b4 = new AesEngine(); b4.ProcessBytes(data); // expect: cipher AES
        IWrapper b5 = new AesWrapEngine(); b5.Init(true, new KeyParameter(new byte[24])); // expect: key-wrap AES-192-KW functions=encrypt
        var b6 = new GcmBlockCipher(new AesEngine()); b6.Init(true, new AeadParameters(new KeyParameter(new byte[32]), 128, new byte[12])); b6.DoFinal(data, 0); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
        var b6 = new GcmBlockCipher(new AesEngine()); b6.Init(true, new AeadParameters(new KeyParameter(new byte[32]), 128, new byte[12])); b6.ProcessBytes(data, 0); // expect: cipher AES-256-GCM tagBits=128 nonceBits=96 functions=encrypt
        IAsymmetricBlockCipher b7 = new Pkcs1Encoding(new RsaEngine()); b7.Init(true, given); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
        b1.Init(true, new DesParameters(key));
        b1.Init(true, new DesEdeParameters(key));
        b1.Init(true, new RC2Parameters(key));
        b1.Init(true, new RC5Parameters(key));
        b1.Init(true, new ParametersWithSalt(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new ParametersWithRandom(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new ParametersWithID(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new ParametersWithUkm(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new ParametersWithSBox(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new ParametersWithContext(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new FpeParameters(new KeyParameter(new byte[16]), new byte[8]));
        b1.Init(true, new TweakableBlockCipherParameters(new KeyParameter(new byte[16]), new byte[8]));
        var g1 = new CipherKeyGenerator(); g1.Init(new KeyGenerationParameters(new SecureRandom(), 256)); g1.GenerateKey(); // expect: keygen unknown keyBits=256; random RNG
        new DesEdeKeyGenerator(); // expect: keygen 3DES
        new DesKeyGenerator(); // expect: keygen DES-56
        new Poly1305KeyGenerator(); // expect: keygen Poly1305
        var b8 = new DesEngine(); b8.Init(true, new DesKeyGenerator().GenerateKeyParameter()); // expect: cipher DES-56 functions=encrypt; keygen DES-56

        // Not found
        new Other.AesEngine(); var text = "new AesEngine()"; AesEngine declared = null; new KeyParameter(key);
    }
}
