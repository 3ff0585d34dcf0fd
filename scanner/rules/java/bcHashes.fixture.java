package org.example.digests;

import org.bouncycastle.crypto.CryptoServicePurpose;
import org.bouncycastle.crypto.Digest;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.util.DigestFactory;

class Checksums {
    private static final int STRENGTH = 384;
    private final Digest primary = new SHA256Digest();
    private Digest shared;

    byte[] fingerprint(byte[] data) {
        Digest digest = SHA256Digest.newInstance(); // expect: hash SHA-256
        byte[] out = new byte[digest.getDigestSize()];
        digest.update(data, 0, data.length);
        digest.doFinal(out, 0);
        return out;
    }

    void legacy() {
        Digest[] all = {
            new MD2Digest(), // expect: hash MD2
            new MD4Digest(), // expect: hash MD4
            new MD5Digest(CryptoServicePurpose.AUTHENTICATION), // expect: hash MD5
            new SHA1Digest(), // expect: hash SHA-1
            new SHA224Digest(CryptoServicePurpose.PRF), // expect: hash SHA-224
            new SHA256Digest(CryptoServicePurpose.ANY), // expect: hash SHA-256
            new SHA384Digest(CryptoServicePurpose.SIGNING), // expect: hash SHA-384
            new SHA512Digest(CryptoServicePurpose.VERIFYING), // expect: hash SHA-512
            new SHA1InterleaveDigest(), // expect: hash SHA-1
            new SHA512tDigest(256), // expect: hash SHA-512/256
            new SHA512tDigest(224), // expect: hash SHA-512/224
            new RIPEMD128Digest(), // expect: hash RIPEMD-128
            new RIPEMD160Digest(), // expect: hash RIPEMD-160
            new RIPEMD256Digest(), // expect: hash RIPEMD-256
            new RIPEMD320Digest(), // expect: hash RIPEMD-320
            new TigerDigest(), // expect: hash Tiger
            new WhirlpoolDigest(), // expect: hash Whirlpool
            new SM3Digest(), // expect: hash SM3
            new GOST3411Digest(), // expect: hash GOSTR3411
            new GOST3411_2012_256Digest(), // expect: hash Streebog-256
            new GOST3411_2012_512Digest(), // expect: hash Streebog-512
            new DSTU7564Digest(384), // expect: hash Kupyna-384
            new Haraka256Digest(), // expect: hash Haraka-256
            new Haraka512Digest() // expect: hash Haraka-512
        };
    }

    void sponges(boolean wide, int configured, byte[] custom) {
        new SHA3Digest(); // expect: hash SHA3-256
        new SHA3Digest(STRENGTH); // expect: hash SHA3-384
        new SHA3Digest(wide ? 512 : 224); // expect: hash SHA3-512; hash SHA3-224
        new SHA3Digest(configured); // expect: hash unknown
        new SHAKEDigest(CryptoServicePurpose.ENCRYPTION); // expect: hash SHAKE128
        new SHAKEDigest(CryptoServicePurpose.SIGNING); // expect: hash SHAKE128
        new KeccakDigest(CryptoServicePurpose.VERIFYING); // expect: hash Keccak-288
        new KeccakDigest(CryptoServicePurpose.AUTHENTICATION); // expect: hash Keccak-288
        new SHA3Digest(CryptoServicePurpose.VERIFICATION); // expect: hash SHA3-256
        new SHA3Digest(CryptoServicePurpose.PRF); // expect: hash SHA3-256
        new SHA3Digest(CryptoServicePurpose.ANY); // expect: hash SHA3-256
        new SHA3Digest(CryptoServicePurpose.AGREEMENT); // expect: hash SHA3-256
        new SHA3Digest(256, CryptoServicePurpose.ENCRYPTION); // expect: hash SHA3-256
        new KeccakDigest(256); // expect: hash Keccak-256
        new KeccakDigest(CryptoServicePurpose.DECRYPTION); // expect: hash Keccak-288
        new SHAKEDigest(256); // expect: hash SHAKE256
        new SHAKEDigest(CryptoServicePurpose.KEYGEN); // expect: hash SHAKE128
        new CSHAKEDigest(128, null, custom); // expect: hash cSHAKE128
        new TupleHash(256, custom, 512); // expect: hash TupleHash256 outputBits=512
        new ParallelHash(128, custom, 8, 256); // expect: hash ParallelHash128 outputBits=256
        new Kangaroo.KangarooTwelve(); // expect: hash KangarooTwelve
        new Kangaroo.MarsupilamiFourteen(64, CryptoServicePurpose.VERIFICATION); // expect: hash MarsupilamiFourteen outputBits=512
        new SkeinDigest(SkeinDigest.SKEIN_256, 224); // expect: hash Skein-256-224
        new SkeinDigest(SkeinDigest.SKEIN_512, 512); // expect: hash Skein-512 outputBits=512
        new SkeinDigest(512, 256); // expect: hash Skein-512-256
        new SkeinDigest(SkeinDigest.SKEIN_1024, 1024); // expect: hash Skein-1024 outputBits=1024
    }

    void blake(byte[] key, byte[] salt) {
        new Blake2bDigest(); // expect: hash BLAKE2b-512
        new Blake2bDigest(256); // expect: hash BLAKE2b-256
        new Blake2bDigest(key, 32, salt, null); // expect: hash BLAKE2b-256
        new Blake2sDigest(128); // expect: hash BLAKE2s-128
        new Blake2bpDigest(key); // expect: hash BLAKE2bp
        new Blake2spDigest(key); // expect: hash BLAKE2sp
        new Blake2xsDigest(64); // expect: hash BLAKE2xs outputBits=512
        new Blake3Digest(); // expect: hash BLAKE3 outputBits=256
        new Blake3Digest(512); // expect: hash BLAKE3-512
    }

    void lightweight() {
        new AsconDigest(AsconDigest.AsconParameters.AsconHash); // expect: hash Ascon-Hash
        new AsconDigest(AsconDigest.AsconParameters.AsconHashA); // expect: hash Ascon-HashA
        new AsconXof(AsconXof.AsconParameters.AsconXof); // expect: hash Ascon-Xof
        new AsconXof(AsconXof.AsconParameters.AsconXofA); // expect: hash Ascon-XofA
        new AsconHash256(); // expect: hash Ascon-Hash256
        new AsconXof128(); // expect: hash Ascon-XOF128
        new AsconCXof128(); // expect: hash Ascon-CXOF128
        new ISAPDigest(); // expect: hash ISAP-Hash
        new RomulusDigest(); // expect: hash Romulus-Hash
        new XoodyakDigest(); // expect: hash Xoodyak-Hash
        new PhotonBeetleDigest(); // expect: hash Photon-Beetle-Hash
        new SparkleDigest(SparkleDigest.SparkleParameters.ESCH256); // expect: hash Sparkle-Hash outputBits=256
        new SparkleDigest(SparkleDigest.SparkleParameters.ESCH384); // expect: hash Sparkle-Hash outputBits=384
    }

    void wrapped() {
        new ShortenedDigest(new SHA256Digest(), 20); // expect: hash SHA-256 outputBits=160
        new NonMemoableDigest(primary); // expect: hash SHA-256
        Prehash.forDigest(new SHA512Digest()); // expect: hash SHA-512
        new NullDigest();
    }

    void factory() {
        shared = DigestFactory.createMD5(); // expect: hash MD5
        shared = DigestFactory.createSHA1(); // expect: hash SHA-1
        shared = DigestFactory.createSHA224(); // expect: hash SHA-224
        shared = DigestFactory.createSHA256(); // expect: hash SHA-256
        shared = DigestFactory.createSHA384(); // expect: hash SHA-384
        shared = DigestFactory.createSHA512(); // expect: hash SHA-512
        shared = DigestFactory.createSHA512_224(); // expect: hash SHA-512/224
        shared = DigestFactory.createSHA512_256(); // expect: hash SHA-512/256
        shared = DigestFactory.createSHA3_224(); // expect: hash SHA3-224
        shared = DigestFactory.createSHA3_256(); // expect: hash SHA3-256
        shared = DigestFactory.createSHA3_384(); // expect: hash SHA3-384
        shared = DigestFactory.createSHA3_512(); // expect: hash SHA3-512
        shared = DigestFactory.createSHAKE128(); // expect: hash SHAKE128
        shared = DigestFactory.createSHAKE256(); // expect: hash SHAKE256
        shared = DigestFactory.createMD5PRF(); // expect: hash MD5
        shared = DigestFactory.createSHA1PRF(); // expect: hash SHA-1
        shared = DigestFactory.createSHA224PRF(); // expect: hash SHA-224
        shared = DigestFactory.createSHA256PRF(); // expect: hash SHA-256
        shared = DigestFactory.createSHA384PRF(); // expect: hash SHA-384
        shared = DigestFactory.createSHA512PRF(); // expect: hash SHA-512
        shared = DigestFactory.createSHA512_224PRF(); // expect: hash SHA-512/224
        shared = DigestFactory.createSHA512_256PRF(); // expect: hash SHA-512/256
        shared = DigestFactory.createSHA3_224PRF(); // expect: hash SHA3-224
        shared = DigestFactory.createSHA3_256PRF(); // expect: hash SHA3-256
        shared = DigestFactory.createSHA3_384PRF(); // expect: hash SHA3-384
        shared = DigestFactory.createSHA3_512PRF(); // expect: hash SHA3-512
        shared = DigestFactory.cloneDigest(primary);
    }

    static class Shadow {
        static class SHA1Digest {}

        Object local() {
            return new SHA1Digest();
        }

        Object other() {
            return new com.acme.digests.SHA1Digest();
        }
    }
}
