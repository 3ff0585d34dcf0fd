package org.example.pki;

import java.math.BigInteger;
import java.security.SecureRandom;
import org.bouncycastle.asn1.sec.SECNamedCurves;
import org.bouncycastle.asn1.x9.X9ECParameters;
import org.bouncycastle.crypto.*;
import org.bouncycastle.crypto.agreement.*;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.ec.*;
import org.bouncycastle.crypto.encodings.*;
import org.bouncycastle.crypto.engines.*;
import org.bouncycastle.crypto.generators.*;
import org.bouncycastle.crypto.macs.HMac;
import org.bouncycastle.crypto.modes.CBCBlockCipher;
import org.bouncycastle.crypto.paddings.PaddedBufferedBlockCipher;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.signers.*;
import org.bouncycastle.crypto.util.*;

class Rsa {
    private SecureRandom random;

    AsymmetricCipherKeyPair generate() {
        RSAKeyPairGenerator generator = new RSAKeyPairGenerator(); // expect: keygen RSA-3072
        generator.init(new RSAKeyGenerationParameters(BigInteger.valueOf(65537), random, 3072, 128));
        return generator.generateKeyPair();
    }

    byte[] encrypt(byte[] message) throws InvalidCipherTextException {
        AsymmetricCipherKeyPair pair = generate();
        AsymmetricBlockCipher cipher = new OAEPEncoding(new RSAEngine(), new SHA256Digest(), new SHA1Digest(), new byte[0]); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1-3072 functions=encrypt
        cipher.init(true, pair.getPublic());
        return cipher.processBlock(message, 0, message.length);
    }

    byte[] sign(byte[] message, AsymmetricKeyParameter key) throws CryptoException {
        Signer signer = new RSADigestSigner(new SHA512Digest()); // expect: signature RSA-PKCS1-1.5-SHA-512-3072 functions=sign
        signer.init(true, generate().getPrivate());
        signer.update(message, 0, message.length);
        return signer.generateSignature();
    }

    void all(AsymmetricKeyParameter key, byte[] modulus, BigInteger n, BigInteger e, byte[] salt) {
        AsymmetricBlockCipher raw = new RSAEngine(); // expect: cipher RSA functions=decrypt
        raw.init(false, new RSAKeyParameters(true, n, e)); // expect: key RSA material=private-key
        new RSABlindedEngine(); // expect: cipher RSA
        new RSABlindingEngine(); // expect: cipher RSA
        new RSACoreEngine(); // expect: cipher RSA
        new PKCS1Encoding(new RSABlindedEngine()).init(true, new ParametersWithRandom(new RSAKeyParameters(false, n, e), random)); // expect: cipher RSA-PKCS1-1.5 functions=encrypt; key RSA material=public-key
        BufferedAsymmetricBlockCipher buffered = new BufferedAsymmetricBlockCipher(new PKCS1Encoding(new RSAEngine())); // expect: cipher RSA-PKCS1-1.5 functions=encrypt
        buffered.init(true, key);
        new OAEPEncoding(new RSAEngine()); // expect: cipher RSA-OAEP-SHA-1-MGF1
        new ISO9796d1Encoding(new RSAEngine()); // expect: cipher RSA-ISO9796-1
        new PSSSigner(new RSAEngine(), new SHA256Digest(), 32); // expect: signature RSA-PSS-SHA-256-MGF1-32
        new PSSSigner(new RSAEngine(), new SHA384Digest(), new SHA256Digest(), 48, (byte) 0xbc); // expect: signature RSA-PSS-SHA-384-MGF1-SHA-256-48
        PSSSigner.createRawSigner(new RSAEngine(), new SHA256Digest()); // expect: signature RSA-PSS-SHA-256-MGF1
        new GenericSigner(new PKCS1Encoding(new RSAEngine()), new SHA1Digest()); // expect: signature RSA-PKCS1-1.5-SHA-1
        new ISO9796d2Signer(new RSAEngine(), new SHA1Digest(), true); // expect: signature RSA-ISO9796-2-SHA-1
        new ISO9796d2PSSSigner(new RSAEngine(), new RIPEMD160Digest(), 20); // expect: signature RSA-ISO9796-2-RIPEMD-160 saltBits=160
        new X931Signer(new RSAEngine(), new SHA256Digest()); // expect: signature RSA-X9.31-SHA-256
        new RSABlindSignatureClient(RSABlindSignatureParameters.RSABSSA_SHA384_PSS_RANDOMIZED, new RSAKeyParameters(false, n, e)); // expect: signature RSA-PSS-SHA-384-MGF1-48; key RSA material=public-key
        new RSABlindSignatureClient(RSABlindSignatureParameters.RSABSSA_SHA384_PSS_DETERMINISTIC, null); // expect: signature RSA-PSS-SHA-384-MGF1-48
        new RSABlindSignatureClient(RSABlindSignatureParameters.RSABSSA_SHA384_PSSZERO_RANDOMIZED, null); // expect: signature RSA-PSS-SHA-384-MGF1-0
        new RSABlindSignatureClient(RSABlindSignatureParameters.RSABSSA_SHA384_PSSZERO_DETERMINISTIC, null); // expect: signature RSA-PSS-SHA-384-MGF1-0
        new RSABlindSignatureServer(null); // expect: signature RSA functions=sign
        new RSAPrivateCrtKeyParameters(n, e, n, n, n, n, n, n); // expect: key RSA material=private-key
    }
}

class Curves {
    private static final X9ECParameters X9 = SECNamedCurves.getByName("secp256k1");
    static final ECDomainParameters DOMAIN = new ECDomainParameters(X9.getCurve(), X9.getG(), X9.getN(), X9.getH());
    private SecureRandom random;

    BigInteger[] sign(BigInteger d, byte[] hash) {
        ECDSASigner signer = new ECDSASigner(new HMacDSAKCalculator(new SHA256Digest())); // expect: signature ECDSA-secp256k1 functions=sign; random HMAC_DRBG-SHA-256
        signer.init(true, new ECPrivateKeyParameters(d, DOMAIN)); // expect: key EC-secp256k1 material=private-key
        return signer.generateSignature(hash);
    }

    void all(byte[] encoded, BigInteger d, byte[] context) throws Exception {
        ECKeyPairGenerator generator = new ECKeyPairGenerator(); // expect: keygen EC-secp256k1
        generator.init(new ECKeyGenerationParameters(DOMAIN, random));
        AsymmetricCipherKeyPair pair = generator.generateKeyPair();
        Signer verifier = new DSADigestSigner(new ECDSASigner(), new SHA256Digest()); // expect: signature ECDSA-secp256k1-SHA-256 functions=verify
        verifier.init(false, pair.getPublic());
        new ECPublicKeyParameters(DOMAIN.getCurve().decodePoint(encoded), DOMAIN); // expect: key EC-secp256k1 material=public-key
        DSAExt nr = new ECNRSigner(); // expect: signature ECNR-secp256k1 functions=sign
        nr.init(true, pair.getPrivate());
        new DSTU4145Signer(); // expect: signature DSTU4145
        new ECGOST3410Signer(); // expect: signature GOSTR3410
        new ECGOST3410_2012Signer(); // expect: signature GOSTR3410
        new DSADigestSigner(new DSTU4145Signer(), new GOST3411Digest()); // expect: signature DSTU4145-GOSTR3411
        Ed25519PrivateKeyParameters ed = new Ed25519PrivateKeyParameters(random); // expect: key Ed25519 material=private-key
        Ed25519Signer eddsa = new Ed25519Signer(); // expect: signature Ed25519 functions=sign
        eddsa.init(true, ed);
        new Ed25519Signer().init(false, ed.generatePublicKey()); // expect: signature Ed25519 functions=verify
        new Ed25519ctxSigner(context); // expect: signature Ed25519ctx
        new Ed25519phSigner(context); // expect: signature Ed25519ph
        new Ed448Signer(context); // expect: signature Ed448
        new Ed448phSigner(context); // expect: signature Ed448ph
        new Ed25519PublicKeyParameters(encoded, 0); // expect: key Ed25519 material=public-key
        Ed448PrivateKeyParameters goldilocks = new Ed448PrivateKeyParameters(random); // expect: key Ed448 material=private-key
        new Ed448Signer(context).init(false, goldilocks.generatePublicKey()); // expect: signature Ed448 functions=verify
        new Ed448PublicKeyParameters(encoded, 0); // expect: key Ed448 material=public-key
        X25519PrivateKeyParameters ownX25519 = new X25519PrivateKeyParameters(random); // expect: key x25519 material=private-key
        new IESEngine(new XDHBasicAgreement(), new KDF1BytesGenerator(new SHA256Digest()), new HMac(new SHA256Digest())).init(ownX25519.generatePublicKey(), null, (EphemeralKeyPairGenerator) null); // expect: cipher IES-SHA-256; key-agreement XDH; kdf KDF1-SHA-256; mac HMAC-SHA-256
        new X25519PublicKeyParameters(encoded, 0); // expect: key x25519 material=public-key
        X448PrivateKeyParameters ownX448 = new X448PrivateKeyParameters(random); // expect: key x448 material=private-key
        new IESEngine(new XDHBasicAgreement(), new KDF1BytesGenerator(new SHA256Digest()), new HMac(new SHA256Digest())).init(ownX448.generatePublicKey(), null, (EphemeralKeyPairGenerator) null); // expect: cipher IES-SHA-256; key-agreement XDH; kdf KDF1-SHA-256; mac HMAC-SHA-256
        new X448PublicKeyParameters(encoded, 0); // expect: key x448 material=public-key
        new SM2Signer(); // expect: signature SM2 digest=SM3
        new SM2Signer(new SHA256Digest()); // expect: signature SM2-SHA-256
        SM2Engine sm2 = new SM2Engine(new SM3Digest(), SM2Engine.Mode.C1C3C2); // expect: cipher SM2-ENC functions=encrypt digest=SM3 curve=secp256k1
        sm2.init(true, new ParametersWithRandom(pair.getPublic(), random));
        new SM9Signer(); // expect: signature SM9
        new SM9Engine(); // expect: cipher SM9-ENC
        new BLSSigner(); // expect: signature BLS12-381
        new BIP340Signer(); // expect: signature Schnorr-secp256k1-SHA-256
        new ECCSISigner(null, X9, new SHA256Digest(), context); // expect: signature ECCSI-secp256k1-SHA-256
        new EphemeralKeyPairGenerator(generator, null);
        IESEngine ies = new IESEngine(new ECDHBasicAgreement(), new KDF2BytesGenerator(new SHA256Digest()), new HMac(new SHA256Digest()), new PaddedBufferedBlockCipher(new CBCBlockCipher(new AESEngine()))); // expect: cipher IES-secp256k1-SHA-256 cipher=AES; key-agreement ECDH; kdf KDF2-SHA-256; mac HMAC-SHA-256
        ies.init(pair.getPublic(), new IESWithCipherParameters(context, context, 128, 256), new EphemeralKeyPairGenerator(generator, null));
        new OldIESEngine(new ECDHBasicAgreement(), new KDF2BytesGenerator(new SHA1Digest()), new HMac(new SHA1Digest())).init(true, pair.getPrivate(), pair.getPublic(), new IESParameters(context, context, 64)); // expect: cipher IES-SHA-1 functions=encrypt; key-agreement ECDH; kdf KDF2-SHA-1; mac HMAC-SHA-1
        new EthereumIESEngine(new ECDHBasicAgreement(), new KDF2BytesGenerator(new SHA256Digest()), new HMac(new SHA256Digest()), context); // expect: cipher IES-SHA-256; key-agreement ECDH; kdf KDF2-SHA-256; mac HMAC-SHA-256
        ECEncryptor elgamal = new ECElGamalEncryptor(); // expect: cipher EC-ElGamal-secp256k1 functions=encrypt
        elgamal.init(pair.getPublic());
        ECDecryptor opened = new ECElGamalDecryptor(); // expect: cipher EC-ElGamal-secp256k1 functions=decrypt
        opened.init(pair.getPrivate());
    }
}

class Generators {
    private SecureRandom random;

    void pairs(X9ECParameters x9, DSAParameters given) {
        AsymmetricCipherKeyPairGenerator[] all = {
            new Ed25519KeyPairGenerator(), // expect: keygen Ed25519
            new Ed448KeyPairGenerator(), // expect: keygen Ed448
            new X25519KeyPairGenerator(), // expect: keygen x25519
            new X448KeyPairGenerator(), // expect: keygen x448
            new DSTU4145KeyPairGenerator(), // expect: keygen DSTU4145
            new SM2KeyPairGenerator(), // expect: keygen SM2
            new SM9EncMasterKeyPairGenerator(), // expect: keygen SM9
            new SM9SigMasterKeyPairGenerator() // expect: keygen SM9
        };
        BLSKeyPairGenerator bls = new BLSKeyPairGenerator(); // expect: keygen BLS12-381
        bls.init(new BLSKeyGenerationParameters(random, BLSParameters.bls12_381));
        ECCSIKeyPairGenerator eccsi = new ECCSIKeyPairGenerator(); // expect: keygen ECCSI-P-256-SHA-256
        eccsi.init(new ECCSIKeyGenerationParameters(random, SECNamedCurves.getByName("secp256r1"), new SHA256Digest(), null)); // expect: parameters EC-P-256
        NaccacheSternKeyPairGenerator stern = new NaccacheSternKeyPairGenerator(); // expect: keygen NaccacheStern-768
        stern.init(new NaccacheSternKeyGenerationParameters(random, 768, 8, 30));
        DSAParametersGenerator parameters = new DSAParametersGenerator(new SHA256Digest());
        parameters.init(new DSAParameterGenerationParameters(2048, 256, 80, random));
        DSAKeyPairGenerator dsa = new DSAKeyPairGenerator(); // expect: keygen DSA-2048-SHA-256
        dsa.init(new DSAKeyGenerationParameters(random, parameters.generateParameters()));
        DSASigner signer = new DSASigner(); // expect: signature DSA-2048 functions=sign
        signer.init(true, dsa.generateKeyPair().getPrivate());
        DHParametersGenerator primes = new DHParametersGenerator();
        primes.init(2048, 80, random);
        DHBasicKeyPairGenerator basic = new DHBasicKeyPairGenerator(); // expect: keygen DH-2048
        basic.init(new DHKeyGenerationParameters(random, primes.generateParameters()));
        new DHKeyPairGenerator(); // expect: keygen DH
        ElGamalParametersGenerator elGamalPrimes = new ElGamalParametersGenerator();
        elGamalPrimes.init(1024, 20, random);
        ElGamalKeyPairGenerator elGamal = new ElGamalKeyPairGenerator(); // expect: keygen ElGamal-1024
        elGamal.init(new ElGamalKeyGenerationParameters(random, elGamalPrimes.generateParameters()));
        AsymmetricBlockCipher pke = new PKCS1Encoding(new ElGamalEngine()); // expect: cipher ElGamal-1024 functions=encrypt
        pke.init(true, elGamal.generateKeyPair().getPublic());
        GOST3410ParametersGenerator gostPrimes = new GOST3410ParametersGenerator();
        gostPrimes.init(1024, 2, random);
        new GOST3410KeyPairGenerator().init(new GOST3410KeyGenerationParameters(random, gostPrimes.generateParameters())); // expect: keygen GOSTR3410 keyBits=1024
        new GOST3410Signer(); // expect: signature GOSTR3410
        CramerShoupParametersGenerator shoup = new CramerShoupParametersGenerator();
        new CramerShoupKeyPairGenerator().init(new CramerShoupKeyGenerationParameters(random, shoup.generateParameters())); // expect: keygen Cramer-Shoup
        new CramerShoupCoreEngine(); // expect: cipher Cramer-Shoup
        new NaccacheSternEngine(); // expect: cipher NaccacheStern
    }

    void keys(BigInteger x, BigInteger p, byte[] raw) throws Exception {
        new DHPrivateKeyParameters(x, new DHParameters(p, x)); // expect: key DH material=private-key
        new DHPublicKeyParameters(x, new DHParameters(p, x)); // expect: key DH material=public-key
        new DSAPrivateKeyParameters(x, new DSAParameters(p, p, x)); // expect: key DSA material=private-key
        new DSAPublicKeyParameters(x, new DSAParameters(p, p, x)); // expect: key DSA material=public-key
        new ElGamalPrivateKeyParameters(x, new ElGamalParameters(p, x)); // expect: key ElGamal material=private-key
        new ElGamalPublicKeyParameters(x, new ElGamalParameters(p, x)); // expect: key ElGamal material=public-key
        new GOST3410PrivateKeyParameters(x, new GOST3410Parameters(p, p, x)); // expect: key GOSTR3410 material=private-key
        new GOST3410PublicKeyParameters(x, null); // expect: key GOSTR3410 material=public-key
        new CramerShoupPrivateKeyParameters(new CramerShoupParameters(p, x, x, new SHA256Digest()), x, x, x, x, x); // expect: key Cramer-Shoup-SHA-256 material=private-key
        new CramerShoupPublicKeyParameters(null, x, x, x); // expect: key Cramer-Shoup material=public-key
        new NaccacheSternPrivateKeyParameters(x, p, 8, null, p); // expect: key NaccacheStern material=private-key
        new NaccacheSternKeyParameters(false, x, p, 8); // expect: key NaccacheStern material=public-key
        new BLSPrivateKeyParameters(BLSParameters.bls12_381, x); // expect: key BLS12-381 material=private-key
        new BLSPublicKeyParameters(BLSParameters.bls12_381, null); // expect: key BLS12-381 material=public-key
        new ECCSIPrivateKeyParameters(x, new ECCSIPublicKeyParameters(null)); // expect: key ECCSI material=private-key; key ECCSI material=public-key
        new SAKKEPrivateKeyParameters(x, new SAKKEPublicKeyParameters(x, null)); // expect: key SAKKE material=private-key; key SAKKE material=public-key
        new SM9EncMasterPrivateKeyParameters(x); // expect: key SM9 material=private-key
        new SM9SigMasterPrivateKeyParameters(x); // expect: key SM9 material=private-key
        SM9EncMasterPrivateKeyParameters.fromEncoded(raw); // expect: key SM9 material=private-key
        SM9SigMasterPrivateKeyParameters.fromEncoded(raw); // expect: key SM9 material=private-key
        SM9EncPrivateKeyParameters.fromEncoded(raw, null, raw, (byte) 3); // expect: key SM9 material=private-key
        SM9SigPrivateKeyParameters.fromEncoded(raw, null, raw); // expect: key SM9 material=private-key
        SM9EncPrivateKeyParameters.fromEncodedExchangeKey(raw, null, raw); // expect: key SM9 material=private-key
        SM9EncMasterPublicKeyParameters.fromEncoded(raw); // expect: key SM9 material=public-key
        SM9SigMasterPublicKeyParameters.fromEncoded(raw); // expect: key SM9 material=public-key
        PrivateKeyFactory.createKey(raw); // expect: key unknown material=private-key
        PublicKeyFactory.createKey(raw); // expect: key unknown material=public-key
        OpenSSHPrivateKeyUtil.parsePrivateKeyBlob(raw); // expect: key unknown material=private-key
        OpenSSHPublicKeyUtil.parsePublicKey(raw); // expect: key unknown material=public-key
    }

    void signed(SignerWithRecovery recovery, DSA dsa, AsymmetricKeyParameter key) {
        recovery.init(true, key);
        dsa.init(true, key);
    }
}

class NotBouncyCastle {
    static class RSAEngine {}

    void local() {
        new RSAEngine();
        new com.acme.crypto.RSADigestSigner(null);
    }
}
