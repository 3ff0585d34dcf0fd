package org.example.derive;

import java.security.SecureRandom;
import org.bouncycastle.crypto.*;
import org.bouncycastle.crypto.agreement.kdf.*;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.engines.*;
import org.bouncycastle.crypto.generators.*;
import org.bouncycastle.crypto.macs.*;
import org.bouncycastle.crypto.modes.CBCBlockCipher;
import org.bouncycastle.crypto.params.*;
import org.bouncycastle.crypto.prng.*;
import org.bouncycastle.crypto.prng.drbg.*;
import org.bouncycastle.crypto.util.*;

class Derive {
    private static final int ITERATIONS = 310_000;
    private SecureRandom random;

    byte[] hkdf(byte[] ikm) {
        HKDFBytesGenerator hkdf = new HKDFBytesGenerator(new SHA256Digest()); // expect: kdf HKDF-SHA-256 saltBits=256 outputBits=256
        hkdf.init(new HKDFParameters(ikm, new byte[32], null));
        byte[] out = new byte[32];
        hkdf.generateBytes(out, 0, 32);
        DerivationFunction expand = new HKDFBytesGenerator(new SHA512Digest()); // expect: kdf HKDF-SHA-512 outputBits=128
        expand.init(HKDFParameters.skipExtractParameters(ikm, null));
        expand.generateBytes(out, 0, 16);
        new HKDFBytesGenerator(new SHA384Digest()).init(HKDFParameters.defaultParameters(ikm)); // expect: kdf HKDF-SHA-384
        return new HKDFBytesGenerator(new SHA3Digest()).extractPRK(ikm, ikm); // expect: kdf HKDF-SHA3-256
    }

    void functions(byte[] shared, DigestDerivationFunction given, MacDerivationFunction mac) {
        new KDF1BytesGenerator(new SHA1Digest()); // expect: kdf KDF1-SHA-1
        new KDF2BytesGenerator(new SHA256Digest()); // expect: kdf KDF2-SHA-256
        new MGF1BytesGenerator(new SHA256Digest()); // expect: kdf MGF1-SHA-256
        new KDFCounterBytesGenerator(new HMac(new SHA256Digest())); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256
        new KDFCounterBytesGenerator(new CMac(new AESEngine())); // expect: kdf SP800_108_CounterKDF-CMAC-AES
        new KDFFeedbackBytesGenerator(new HMac(new SHA384Digest())); // expect: kdf SP800_108_FeedbackKDF-HMAC-SHA-384
        new KDFDoublePipelineIterationBytesGenerator(new HMac(new SHA512Digest())); // expect: kdf SP800_108_DoublePipelineKDF-HMAC-SHA-512
        ConcatenationKDFGenerator concat = new ConcatenationKDFGenerator(new SHA256Digest()); // expect: kdf SP800_56C_OneStep-SHA-256 outputBits=256
        concat.init(new KDFParameters(shared, shared));
        concat.generateBytes(shared, 0, 32);
        DerivationFunction kek = new DHKEKGenerator(new SHA1Digest()); // expect: kdf ANSI-KDF-X9.42-SHA-1 keyBits=256
        kek.init(new DHKDFParameters(org.bouncycastle.asn1.nist.NISTObjectIdentifiers.id_aes256_wrap, 256, shared));
        new ECDHKEKGenerator(new SHA256Digest()); // expect: kdf ANSI-KDF-X9.63-SHA-256
        GSKKFDGenerator gsk = new GSKKFDGenerator(new SHA256Digest()); // expect: kdf GSKKDF-SHA-256
        gsk.init(new GSKKDFParameters(shared, 1));
        given.init(null);
        given.generateBytes(shared, 0, 16);
        mac.init(null);
        mac.generateBytes(shared, 0, 16);
    }

    void passwords(char[] password, byte[] salt) {
        PBEParametersGenerator pbkdf2 = new PKCS5S2ParametersGenerator(new SHA256Digest()); // expect: kdf PBKDF2-SHA-256-310000 saltBits=128
        pbkdf2.init(PBEParametersGenerator.PKCS5PasswordToUTF8Bytes(password), new byte[16], ITERATIONS);
        CBCBlockCipher cipher = new CBCBlockCipher(new AESEngine()); // expect: cipher AES-256-CBC functions=encrypt nonceBits=128
        cipher.init(true, pbkdf2.generateDerivedParameters(256, 128));
        new PKCS5S2ParametersGenerator(); // expect: kdf PBKDF2-SHA-1
        new PKCS5S1ParametersGenerator(new MD5Digest()); // expect: kdf PBKDF1-MD5
        PKCS12ParametersGenerator pkcs12 = new PKCS12ParametersGenerator(new SHA1Digest()); // expect: kdf PKCS12KDF-SHA-1-2048
        pkcs12.init(PBEParametersGenerator.PKCS12PasswordToBytes(password), salt, 2048);
        HMac mac = new HMac(new SHA1Digest()); // expect: mac HMAC-SHA-1 keyBits=160
        mac.init(pkcs12.generateDerivedMacParameters(160));
        new OpenSSLPBEParametersGenerator(); // expect: kdf OpenSSL-KDF-MD5
        new OpenSSLPBEParametersGenerator(new SHA256Digest()); // expect: kdf OpenSSL-KDF-SHA-256
        SCrypt.generate(salt, new byte[16], 32768, 8, 1, 32); // expect: kdf scrypt-32768-8-1 saltBits=128 outputBits=256
        BCrypt.generate(salt, new byte[16], 12); // expect: password-hash bcrypt-4096 saltBits=128
        BCrypt.pbkdfGenerate(salt, salt, 16, 48); // expect: kdf bcrypt-pbkdf-16 outputBits=384
        OpenBSDBCrypt.generate(password, new byte[16], 10); // expect: password-hash bcrypt-1024 saltBits=128
        OpenBSDBCrypt.generate("2b", password, new byte[16], 14); // expect: password-hash bcrypt-16384 saltBits=128
        OpenBSDBCrypt.checkPassword("$2b$", password); // expect: password-hash bcrypt functions=verify
    }

    byte[] argon2(byte[] password, BlockPool pool) {
        Argon2Parameters parameters = new Argon2Parameters.Builder(Argon2Parameters.ARGON2_id)
            .withVersion(Argon2Parameters.ARGON2_VERSION_13)
            .withIterations(2)
            .withMemoryAsKB(65536)
            .withParallelism(4)
            .withSalt(new byte[16])
            .withSecret(password)
            .withAdditional(password)
            .withCharToByteConverter(PasswordConverter.UTF8)
            .withBlockPool(null)
            .build();
        Argon2BytesGenerator generator = new Argon2BytesGenerator(); // expect: kdf Argon2id-65536-2-4 saltBits=128 outputBits=256
        generator.init(parameters);
        byte[] out = new byte[32];
        generator.generateBytes(password, out, 0, 32);
        Argon2BytesGenerator old = new Argon2BytesGenerator(); // expect: kdf Argon2i-65536-3-1 outputBits=512
        old.init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_i).withVersion(Argon2Parameters.ARGON2_VERSION_10).withMemoryPowOfTwo(16).build());
        old.generateBytes(password, new byte[64]);
        Argon2BytesGenerator standard = new Argon2BytesGenerator(); // expect: kdf Argon2i-4096-3-1
        standard.init(new Argon2Parameters.Builder().build());
        new Argon2BytesGenerator().init(new Argon2Parameters.Builder(Argon2Parameters.ARGON2_d).build()); // expect: kdf Argon2d-4096-3-1
        new Argon2BytesGenerator(); // expect: kdf Argon2
        return out;
    }

    void configurations() {
        PBKDFConfig pbkdf2 = new PBKDF2Config.Builder().withIterationCount(16384).withPRF(PBKDF2Config.PRF_SHA512).withSaltLength(64).build(); // expect: kdf PBKDF2-SHA-512-16384 saltBits=512
        new PBKDF2Config.Builder().withPRF(PBKDF2Config.PRF_SHA1); // expect: kdf PBKDF2-SHA-1-1024
        new PBKDF2Config.Builder().withPRF(PBKDF2Config.PRF_SHA256); // expect: kdf PBKDF2-SHA-256-1024
        new PBKDF2Config.Builder().withPRF(PBKDF2Config.PRF_SHA3_256); // expect: kdf PBKDF2-SHA3-256-1024
        new PBKDF2Config.Builder().withPRF(PBKDF2Config.PRF_SHA3_512); // expect: kdf PBKDF2-SHA3-512-1024
        PBKDFConfig scrypt = new ScryptConfig.Builder(1048576, 8, 1).withSaltLength(20).build(); // expect: kdf scrypt-1048576-8-1 saltBits=160
    }

    void generators(byte[] nonce, EntropySource source, byte[] key) {
        SecureRandom hash = new SP800SecureRandomBuilder(random, true).setPersonalizationString(nonce).setSecurityStrength(256).setEntropyBitsRequired(256).buildHash(new SHA512Digest(), nonce, false); // expect: random Hash_DRBG-SHA-512 functions=generate
        SecureRandom hmac = new SP800SecureRandomBuilder().buildHMAC(new HMac(new SHA256Digest()), nonce, false); // expect: random HMAC_DRBG-SHA-256 functions=generate; mac HMAC-SHA-256
        SecureRandom ctr = new SP800SecureRandomBuilder(random, false).buildCTR(new AESEngine(), 256, nonce, false); // expect: random CTR_DRBG-AES-256 functions=generate
        new X931SecureRandomBuilder().setDateTimeVector(nonce).build(new DESedeEngine(), new KeyParameter(new byte[24]), false); // expect: random X9.31-PRNG functions=generate keyBits=192 cipher=3DES
        new X931RNG(new AESEngine(), nonce, source); // expect: random X9.31-PRNG functions=generate cipher=AES
        new HashSP800DRBG(new SHA256Digest(), 256, source, null, nonce); // expect: random Hash_DRBG-SHA-256 functions=generate
        new HMacSP800DRBG(new HMac(new SHA512Digest()), 256, source, null, nonce); // expect: random HMAC_DRBG-SHA-512 functions=generate; mac HMAC-SHA-512
        new CTRSP800DRBG(new AESEngine(), 128, 128, source, null, nonce); // expect: random CTR_DRBG-AES-128 functions=generate
        new DualECSP800DRBG(new SHA256Digest(), 128, source, null, nonce); // expect: random Dual_EC_DRBG-SHA-256 functions=generate
        new DualECSP800DRBG(null, new SHA512Digest(), 128, source, null, nonce); // expect: random Dual_EC_DRBG-SHA-512 functions=generate
        new DigestRandomGenerator(new SHA256Digest()); // expect: random DigestRandomGenerator-SHA-256 functions=generate
        new VMPCRandomGenerator(); // expect: random VMPC functions=generate
        new ReversedWindowGenerator(new DigestRandomGenerator(new SHA1Digest()), 32); // expect: random DigestRandomGenerator-SHA-1 functions=generate
        new ThreadedSeedGenerator(); // expect: random RNG functions=generate
        new FixedSecureRandom(nonce); // expect: random Non-cryptographic-PRNG functions=generate
        CryptoServicesRegistrar.getSecureRandom(); // expect: random RNG functions=generate
    }

    static class SCrypts {
        static byte[] generate(byte[] a, byte[] b, int n, int r, int p, int l) {
            return com.acme.SCrypt.generate(a, b, n, r, p, l);
        }
    }
}
