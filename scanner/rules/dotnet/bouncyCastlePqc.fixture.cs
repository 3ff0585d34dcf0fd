using Org.BouncyCastle.Crypto;
using Org.BouncyCastle.Crypto.Kems;
using Org.BouncyCastle.Crypto.Parameters;
using Org.BouncyCastle.Pqc.Crypto.Bike;
using Org.BouncyCastle.Pqc.Crypto.Cmce;
using Org.BouncyCastle.Pqc.Crypto.Crystals.Dilithium;
using Org.BouncyCastle.Pqc.Crypto.Crystals.Kyber;
using Org.BouncyCastle.Pqc.Crypto.Falcon;
using Org.BouncyCastle.Pqc.Crypto.Frodo;
using Org.BouncyCastle.Pqc.Crypto.Hqc;
using Org.BouncyCastle.Pqc.Crypto.Lms;
using Org.BouncyCastle.Pqc.Crypto.Ntru;
using Org.BouncyCastle.Pqc.Crypto.NtruPrime;
using Org.BouncyCastle.Pqc.Crypto.Picnic;
using Org.BouncyCastle.Pqc.Crypto.Saber;
using Org.BouncyCastle.Pqc.Crypto.SphincsPlus;

class Fixture
{
    void Use(byte[] data, SecureRandom random, ICipherParameters key)
    {
        var g1 = new BikeKeyPairGenerator(); // expect: keygen BIKE-L1
        g1.Init(new BikeKeyGenerationParameters(random, BikeParameters.bike128));
        var g2 = new BikeKeyPairGenerator(); // expect: keygen BIKE-L3
        g2.Init(new BikeKeyGenerationParameters(random, BikeParameters.bike192));
        var g3 = new BikeKeyPairGenerator(); // expect: keygen BIKE-L5
        g3.Init(new BikeKeyGenerationParameters(random, BikeParameters.bike256));
        new BikePrivateKeyParameters(BikeParameters.bike128, data); // expect: key BIKE-L1 material=private-key
        new BikePublicKeyParameters(BikeParameters.bike256, data); // expect: key BIKE-L5 material=public-key
        var e3 = new BikeKemGenerator(random); // expect: kem BIKE
        e3.GenerateEncapsulated(key); // expect: kem BIKE functions=encapsulate
        var d3 = new BikeKemExtractor(key); // expect: kem BIKE functions=decapsulate
        d3.ExtractSecret(data);
        var g4 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-348864
        g4.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece348864r3));
        var g5 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-348864f
        g5.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece348864fr3));
        var g6 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-460896
        g6.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece460896r3));
        var g7 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-460896f
        g7.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece460896fr3));
        var g8 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-6688128
        g8.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece6688128r3));
        var g9 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-6688128f
        g9.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece6688128fr3));
        var g10 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-6960119
        g10.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece6960119r3));
        var g11 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-6960119f
        g11.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece6960119fr3));
        var g12 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-8192128
        g12.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece8192128r3));
        var g13 = new CmceKeyPairGenerator(); // expect: keygen Classic-McEliece-8192128f
        g13.Init(new CmceKeyGenerationParameters(random, CmceParameters.mceliece8192128fr3));
        new CmcePrivateKeyParameters(CmceParameters.mceliece348864r3, data); // expect: key Classic-McEliece-348864 material=private-key
        new CmcePublicKeyParameters(CmceParameters.mceliece8192128fr3, data); // expect: key Classic-McEliece-8192128f material=public-key
        var e13 = new CmceKemGenerator(random); // expect: kem Classic-McEliece
        e13.GenerateEncapsulated(key); // expect: kem Classic-McEliece functions=encapsulate
        var d13 = new CmceKemExtractor(key); // expect: kem Classic-McEliece functions=decapsulate
        d13.ExtractSecret(data);
        var g14 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-2
        g14.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium2));
        var g15 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-2-AES
        g15.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium2Aes));
        var g16 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-3
        g16.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium3));
        var g17 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-3-AES
        g17.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium3Aes));
        var g18 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-5
        g18.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium5));
        var g19 = new DilithiumKeyPairGenerator(); // expect: keygen Dilithium-5-AES
        g19.Init(new DilithiumKeyGenerationParameters(random, DilithiumParameters.Dilithium5Aes));
        new DilithiumPrivateKeyParameters(DilithiumParameters.Dilithium2, data); // expect: key Dilithium-2 material=private-key
        new DilithiumPublicKeyParameters(DilithiumParameters.Dilithium5Aes, data); // expect: key Dilithium-5-AES material=public-key
        var s19 = new DilithiumSigner(); // expect: signature Dilithium functions=sign
        s19.Init(true, key);
        s19.GenerateSignature(data);
        var v19 = new DilithiumSigner(); // expect: signature Dilithium functions=verify
        v19.Init(false, key);
        v19.VerifySignature(data, data);
        var g20 = new KyberKeyPairGenerator(); // expect: keygen Kyber-512
        g20.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber512));
        var g21 = new KyberKeyPairGenerator(); // expect: keygen Kyber-768
        g21.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber768));
        var g22 = new KyberKeyPairGenerator(); // expect: keygen Kyber-1024
        g22.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber1024));
        var g23 = new KyberKeyPairGenerator(); // expect: keygen Kyber-512-AES
        g23.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber512_aes));
        var g24 = new KyberKeyPairGenerator(); // expect: keygen Kyber-768-AES
        g24.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber768_aes));
        var g25 = new KyberKeyPairGenerator(); // expect: keygen Kyber-1024-AES
        g25.Init(new KyberKeyGenerationParameters(random, KyberParameters.kyber1024_aes));
        new KyberPrivateKeyParameters(KyberParameters.kyber512, data); // expect: key Kyber-512 material=private-key
        new KyberPublicKeyParameters(KyberParameters.kyber1024_aes, data); // expect: key Kyber-1024-AES material=public-key
        var e25 = new KyberKemGenerator(random); // expect: kem Kyber
        e25.GenerateEncapsulated(key); // expect: kem Kyber functions=encapsulate
        var d25 = new KyberKemExtractor(key); // expect: kem Kyber functions=decapsulate
        d25.ExtractSecret(data);
        var g26 = new FalconKeyPairGenerator(); // expect: keygen FN-DSA-512
        g26.Init(new FalconKeyGenerationParameters(random, FalconParameters.falcon_512));
        var g27 = new FalconKeyPairGenerator(); // expect: keygen FN-DSA-1024
        g27.Init(new FalconKeyGenerationParameters(random, FalconParameters.falcon_1024));
        new FalconPrivateKeyParameters(FalconParameters.falcon_512, data); // expect: key FN-DSA-512 material=private-key
        new FalconPublicKeyParameters(FalconParameters.falcon_1024, data); // expect: key FN-DSA-1024 material=public-key
        var s27 = new FalconSigner(); // expect: signature FN-DSA functions=sign
        s27.Init(true, key);
        s27.GenerateSignature(data);
        var v27 = new FalconSigner(); // expect: signature FN-DSA functions=verify
        v27.Init(false, key);
        v27.VerifySignature(data, data);
        var g28 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-640-AES
        g28.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem640aes));
        var g29 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-640-SHAKE
        g29.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem640shake));
        var g30 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-976-AES
        g30.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem976aes));
        var g31 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-976-SHAKE
        g31.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem976shake));
        var g32 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-1344-AES
        g32.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem1344aes));
        var g33 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM-1344-SHAKE
        g33.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem1344shake));
        var g34 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g34.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem19888r3));
        var g35 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g35.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem19888shaker3));
        var g36 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g36.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem31296r3));
        var g37 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g37.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem31296shaker3));
        var g38 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g38.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem43088r3));
        var g39 = new FrodoKeyPairGenerator(); // expect: keygen FrodoKEM
        g39.Init(new FrodoKeyGenerationParameters(random, FrodoParameters.frodokem43088shaker3));
        new FrodoPrivateKeyParameters(FrodoParameters.frodokem640aes, data); // expect: key FrodoKEM-640-AES material=private-key
        new FrodoPublicKeyParameters(FrodoParameters.frodokem43088shaker3, data); // expect: key FrodoKEM material=public-key
        var e39 = new FrodoKEMGenerator(random); // expect: kem FrodoKEM
        e39.GenerateEncapsulated(key); // expect: kem FrodoKEM functions=encapsulate
        var d39 = new FrodoKEMExtractor(key); // expect: kem FrodoKEM functions=decapsulate
        d39.ExtractSecret(data);
        var g40 = new HqcKeyPairGenerator(); // expect: keygen HQC-128
        g40.Init(new HqcKeyGenerationParameters(random, HqcParameters.hqc128));
        var g41 = new HqcKeyPairGenerator(); // expect: keygen HQC-192
        g41.Init(new HqcKeyGenerationParameters(random, HqcParameters.hqc192));
        var g42 = new HqcKeyPairGenerator(); // expect: keygen HQC-256
        g42.Init(new HqcKeyGenerationParameters(random, HqcParameters.hqc256));
        new HqcPrivateKeyParameters(HqcParameters.hqc128, data); // expect: key HQC-128 material=private-key
        new HqcPublicKeyParameters(HqcParameters.hqc256, data); // expect: key HQC-256 material=public-key
        var e42 = new HqcKemGenerator(random); // expect: kem HQC
        e42.GenerateEncapsulated(key); // expect: kem HQC functions=encapsulate
        var d42 = new HqcKemExtractor(key); // expect: kem HQC functions=decapsulate
        d42.ExtractSecret(data);
        var g43 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HPS-2048-509
        g43.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHps2048509));
        var g44 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HPS-2048-677
        g44.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHps2048677));
        var g45 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HPS-4096-821
        g45.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHps4096821));
        var g46 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HPS-4096-1229
        g46.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHps40961229));
        var g47 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HRSS-701
        g47.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHrss701));
        var g48 = new NtruKeyPairGenerator(); // expect: keygen NTRU-HRSS-1373
        g48.Init(new NtruKeyGenerationParameters(random, NtruParameters.NtruHrss1373));
        new NtruPrivateKeyParameters(NtruParameters.NtruHps2048509, data); // expect: key NTRU-HPS-2048-509 material=private-key
        new NtruPublicKeyParameters(NtruParameters.NtruHrss1373, data); // expect: key NTRU-HRSS-1373 material=public-key
        var e48 = new NtruKemGenerator(random); // expect: kem NTRU
        e48.GenerateEncapsulated(key); // expect: kem NTRU functions=encapsulate
        var d48 = new NtruKemExtractor(key); // expect: kem NTRU functions=decapsulate
        d48.ExtractSecret(data);
        var g49 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-653
        g49.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup653));
        var g50 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-761
        g50.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup761));
        var g51 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-857
        g51.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup857));
        var g52 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-953
        g52.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup953));
        var g53 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-1013
        g53.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup1013));
        var g54 = new SNtruPrimeKeyPairGenerator(); // expect: keygen SNTRUPrime-1277
        g54.Init(new SNtruPrimeKeyGenerationParameters(random, SNtruPrimeParameters.sntrup1277));
        new SNtruPrimePrivateKeyParameters(SNtruPrimeParameters.sntrup653, data); // expect: key SNTRUPrime-653 material=private-key
        new SNtruPrimePublicKeyParameters(SNtruPrimeParameters.sntrup1277, data); // expect: key SNTRUPrime-1277 material=public-key
        var e54 = new SNtruPrimeKemGenerator(random); // expect: kem SNTRUPrime
        e54.GenerateEncapsulated(key); // expect: kem SNTRUPrime functions=encapsulate
        var d54 = new SNtruPrimeKemExtractor(key); // expect: kem SNTRUPrime functions=decapsulate
        d54.ExtractSecret(data);
        var g55 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-653
        g55.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr653));
        var g56 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-761
        g56.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr761));
        var g57 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-857
        g57.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr857));
        var g58 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-953
        g58.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr953));
        var g59 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-1013
        g59.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr1013));
        var g60 = new NtruLPRimeKeyPairGenerator(); // expect: keygen NTRULPRime-1277
        g60.Init(new NtruLPRimeKeyGenerationParameters(random, NtruLPRimeParameters.ntrulpr1277));
        new NtruLPRimePrivateKeyParameters(NtruLPRimeParameters.ntrulpr653, data); // expect: key NTRULPRime-653 material=private-key
        new NtruLPRimePublicKeyParameters(NtruLPRimeParameters.ntrulpr1277, data); // expect: key NTRULPRime-1277 material=public-key
        var e60 = new NtruLPRimeKemGenerator(random); // expect: kem NTRULPRime
        e60.GenerateEncapsulated(key); // expect: kem NTRULPRime functions=encapsulate
        var d60 = new NtruLPRimeKemExtractor(key); // expect: kem NTRULPRime functions=decapsulate
        d60.ExtractSecret(data);
        var g61 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L1-FS
        g61.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1fs));
        var g62 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L1-UR
        g62.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1ur));
        var g63 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L1-full
        g63.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl1full));
        var g64 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L3-FS
        g64.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3fs));
        var g65 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L3-UR
        g65.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3ur));
        var g66 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L3-full
        g66.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl3full));
        var g67 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L5-FS
        g67.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5fs));
        var g68 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L5-UR
        g68.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5ur));
        var g69 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-L5-full
        g69.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnicl5full));
        var g70 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-3-L1
        g70.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l1));
        var g71 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-3-L3
        g71.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l3));
        var g72 = new PicnicKeyPairGenerator(); // expect: keygen Picnic-3-L5
        g72.Init(new PicnicKeyGenerationParameters(random, PicnicParameters.picnic3l5));
        new PicnicPrivateKeyParameters(PicnicParameters.picnicl1fs, data); // expect: key Picnic-L1-FS material=private-key
        new PicnicPublicKeyParameters(PicnicParameters.picnic3l5, data); // expect: key Picnic-3-L5 material=public-key
        var s72 = new PicnicSigner(); // expect: signature Picnic functions=sign
        s72.Init(true, key);
        s72.GenerateSignature(data);
        var v72 = new PicnicSigner(); // expect: signature Picnic functions=verify
        v72.Init(false, key);
        v72.VerifySignature(data, data);
        var g73 = new SaberKeyPairGenerator(); // expect: keygen SABER
        g73.Init(new SaberKeyGenerationParameters(random, SaberParameters.saberkem128r3));
        new SaberPrivateKeyParameters(SaberParameters.saberkem128r3, data); // expect: key SABER material=private-key
        new SaberPublicKeyParameters(SaberParameters.saberkem128r3, data); // expect: key SABER material=public-key
        var e73 = new SaberKemGenerator(random); // expect: kem SABER
        e73.GenerateEncapsulated(key); // expect: kem SABER functions=encapsulate
        var d73 = new SaberKemExtractor(key); // expect: kem SABER functions=decapsulate
        d73.ExtractSecret(data);
        var g74 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-128s
        g74.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_128s));
        var g75 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-128s-simple
        g75.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_128s_simple));
        var g76 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-128f
        g76.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_128f));
        var g77 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-128f-simple
        g77.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_128f_simple));
        var g78 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-192s
        g78.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_192s));
        var g79 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-192s-simple
        g79.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_192s_simple));
        var g80 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-192f
        g80.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_192f));
        var g81 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-192f-simple
        g81.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_192f_simple));
        var g82 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-256s
        g82.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_256s));
        var g83 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-256s-simple
        g83.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_256s_simple));
        var g84 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-256f
        g84.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_256f));
        var g85 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHA2-256f-simple
        g85.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.sha2_256f_simple));
        var g86 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-128s
        g86.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_128s));
        var g87 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-128s-simple
        g87.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_128s_simple));
        var g88 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-128f
        g88.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_128f));
        var g89 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-128f-simple
        g89.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_128f_simple));
        var g90 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-192s
        g90.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_192s));
        var g91 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-192s-simple
        g91.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_192s_simple));
        var g92 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-192f
        g92.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_192f));
        var g93 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-192f-simple
        g93.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_192f_simple));
        var g94 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-256s
        g94.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_256s));
        var g95 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-256s-simple
        g95.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_256s_simple));
        var g96 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-256f
        g96.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_256f));
        var g97 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-SHAKE-256f-simple
        g97.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.shake_256f_simple));
        var g98 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-128s
        g98.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_128s));
        var g99 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-128s-simple
        g99.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_128s_simple));
        var g100 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-128f
        g100.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_128f));
        var g101 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-128f-simple
        g101.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_128f_simple));
        var g102 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-192s
        g102.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_192s));
        var g103 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-192s-simple
        g103.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_192s_simple));
        var g104 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-192f
        g104.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_192f));
        var g105 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-192f-simple
        g105.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_192f_simple));
        var g106 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-256s
        g106.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_256s));
        var g107 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-256s-simple
        g107.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_256s_simple));
        var g108 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-256f
        g108.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_256f));
        var g109 = new SphincsPlusKeyPairGenerator(); // expect: keygen SPHINCS+-Haraka-256f-simple
        g109.Init(new SphincsPlusKeyGenerationParameters(random, SphincsPlusParameters.haraka_256f_simple));
        new SphincsPlusPrivateKeyParameters(SphincsPlusParameters.sha2_128s, data); // expect: key SPHINCS+-SHA2-128s material=private-key
        new SphincsPlusPublicKeyParameters(SphincsPlusParameters.haraka_256f_simple, data); // expect: key SPHINCS+-Haraka-256f-simple material=public-key
        var s109 = new SphincsPlusSigner(); // expect: signature SPHINCS+ functions=sign
        s109.Init(true, key);
        s109.GenerateSignature(data);
        var v109 = new SphincsPlusSigner(); // expect: signature SPHINCS+ functions=verify
        v109.Init(false, key);
        v109.VerifySignature(data, data);
        var g110 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H5
        g110.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n32_h5, LMOtsParameters.sha256_n32_w4), random));
        var g111 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H10
        g111.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n32_h10, LMOtsParameters.sha256_n32_w4), random));
        var g112 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H15
        g112.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n32_h15, LMOtsParameters.sha256_n32_w4), random));
        var g113 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H20
        g113.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n32_h20, LMOtsParameters.sha256_n32_w4), random));
        var g114 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M32_H25
        g114.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n32_h25, LMOtsParameters.sha256_n32_w4), random));
        var g115 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M24_H5
        g115.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n24_h5, LMOtsParameters.sha256_n24_w4), random));
        var g116 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M24_H10
        g116.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n24_h10, LMOtsParameters.sha256_n24_w4), random));
        var g117 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M24_H15
        g117.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n24_h15, LMOtsParameters.sha256_n24_w4), random));
        var g118 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M24_H20
        g118.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n24_h20, LMOtsParameters.sha256_n24_w4), random));
        var g119 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHA256_M24_H25
        g119.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_sha256_n24_h25, LMOtsParameters.sha256_n24_w4), random));
        var g120 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M32_H5
        g120.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n32_h5, LMOtsParameters.shake256_n32_w4), random));
        var g121 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M32_H10
        g121.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n32_h10, LMOtsParameters.shake256_n32_w4), random));
        var g122 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M32_H15
        g122.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n32_h15, LMOtsParameters.shake256_n32_w4), random));
        var g123 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M32_H20
        g123.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n32_h20, LMOtsParameters.shake256_n32_w4), random));
        var g124 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M32_H25
        g124.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n32_h25, LMOtsParameters.shake256_n32_w4), random));
        var g125 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M24_H5
        g125.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n24_h5, LMOtsParameters.shake256_n24_w4), random));
        var g126 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M24_H10
        g126.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n24_h10, LMOtsParameters.shake256_n24_w4), random));
        var g127 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M24_H15
        g127.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n24_h15, LMOtsParameters.shake256_n24_w4), random));
        var g128 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M24_H20
        g128.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n24_h20, LMOtsParameters.shake256_n24_w4), random));
        var g129 = new LmsKeyPairGenerator(); // expect: keygen LMS_SHAKE_M24_H25
        g129.Init(new LmsKeyGenerationParameters(new LmsParameters(LMSigParameters.lms_shake256_n24_h25, LMOtsParameters.shake256_n24_w4), random));
        var hss = new HssKeyPairGenerator(); // expect: keygen HSS
        hss.Init(new HssKeyGenerationParameters(levels, random));
        new LmsSigner(); // expect: signature LMS
        new HssSigner(); // expect: signature HSS
        new LmsPrivateKeyParameters(p, data); // expect: key LMS material=private-key
        new LmsPublicKeyParameters(p, data); // expect: key LMS material=public-key
        new HssPrivateKeyParameters(p, data); // expect: key HSS material=private-key
        new HssPublicKeyParameters(p, data); // expect: key HSS material=public-key
        MLDsaPrivateKeyParameters.FromEncoding(MLDsaParameters.ml_dsa_65, data); // expect: key ML-DSA-65 material=private-key
        MLDsaPrivateKeyParameters.FromSeed(MLDsaParameters.ml_dsa_65, data); // expect: key ML-DSA-65 material=private-key
        MLDsaPublicKeyParameters.FromEncoding(MLDsaParameters.ml_dsa_65, data); // expect: key ML-DSA-65 material=public-key
        MLKemPrivateKeyParameters.FromEncoding(MLKemParameters.ml_kem_768, data); // expect: key ML-KEM-768 material=private-key
        MLKemPrivateKeyParameters.FromSeed(MLKemParameters.ml_kem_768, data); // expect: key ML-KEM-768 material=private-key
        MLKemPublicKeyParameters.FromEncoding(MLKemParameters.ml_kem_768, data); // expect: key ML-KEM-768 material=public-key
        SlhDsaPrivateKeyParameters.FromEncoding(SlhDsaParameters.slh_dsa_sha2_128s, data); // expect: key SLH-DSA-SHA2-128s material=private-key
        SlhDsaPrivateKeyParameters.FromSeed(SlhDsaParameters.slh_dsa_sha2_128s, data); // expect: key SLH-DSA-SHA2-128s material=private-key
        SlhDsaPublicKeyParameters.FromEncoding(SlhDsaParameters.slh_dsa_sha2_128s, data); // expect: key SLH-DSA-SHA2-128s material=public-key
        var enc = new MLKemEncapsulator(MLKemParameters.ml_kem_1024); // expect: kem ML-KEM-1024 functions=encapsulate
        enc.Init(key);
        enc.Encapsulate(data, 0, 1568, data, 0, 32);
        var dec = new MLKemDecapsulator(MLKemParameters.ml_kem_1024); // expect: kem ML-KEM-1024 functions=decapsulate
        dec.Init(key);
        dec.Decapsulate(data, 0, 1568, data, 0, 32);
    }
}
