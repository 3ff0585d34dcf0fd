package org.example.ethereum;

import java.security.MessageDigest;
import org.bouncycastle.jcajce.provider.digest.*;

class Hash {
    static byte[] sha3(byte[] input) {
        Keccak.DigestKeccak keccak = new Keccak.Digest256(); // expect: hash Keccak-256
        keccak.update(input, 0, input.length);
        return keccak.digest();
    }

    MessageDigest[] all(int size) {
        return new MessageDigest[] {
            new MD2.Digest(), // expect: hash MD2
            new MD4.Digest(), // expect: hash MD4
            new MD5.Digest(), // expect: hash MD5
            new SHA1.Digest(), // expect: hash SHA-1
            new SHA224.Digest(), // expect: hash SHA-224
            new SHA256.Digest(), // expect: hash SHA-256
            new SHA384.Digest(), // expect: hash SHA-384
            new SHA512.Digest(), // expect: hash SHA-512
            new SHA512.DigestT(256), // expect: hash SHA-512/256
            new SHA512.DigestT224(), // expect: hash SHA-512/224
            new SHA512.DigestT256(), // expect: hash SHA-512/256
            new SM3.Digest(), // expect: hash SM3
            new Tiger.Digest(), // expect: hash Tiger
            new Whirlpool.Digest(), // expect: hash Whirlpool
            new SHA3.Digest224(), // expect: hash SHA3-224
            new SHA3.Digest256(), // expect: hash SHA3-256
            new SHA3.Digest384(), // expect: hash SHA3-384
            new SHA3.Digest512(), // expect: hash SHA3-512
            new SHA3.DigestSHA3(512), // expect: hash SHA3-512
            new SHA3.DigestSHAKE(128, 256), // expect: hash SHAKE128 outputBits=256
            new SHA3.DigestShake128_256(), // expect: hash SHAKE128 outputBits=256
            new SHA3.DigestShake256_512(), // expect: hash SHAKE256 outputBits=512
            new SHA3.DigestTupleHash128_256(), // expect: hash TupleHash128 outputBits=256
            new SHA3.DigestTupleHash256_512(), // expect: hash TupleHash256 outputBits=512
            new SHA3.DigestParallelHash128_256(), // expect: hash ParallelHash128 outputBits=256
            new SHA3.DigestParallelHash256_512(), // expect: hash ParallelHash256 outputBits=512
            new Keccak.Digest224(), // expect: hash Keccak-224
            new Keccak.Digest288(), // expect: hash Keccak-288
            new Keccak.Digest384(), // expect: hash Keccak-384
            new Keccak.Digest512(), // expect: hash Keccak-512
            new Keccak.DigestKeccak(256), // expect: hash Keccak-256
            new Keccak.DigestKeccak(size), // expect: hash unknown
            new RIPEMD128.Digest(), // expect: hash RIPEMD-128
            new RIPEMD160.Digest(), // expect: hash RIPEMD-160
            new RIPEMD256.Digest(), // expect: hash RIPEMD-256
            new RIPEMD320.Digest(), // expect: hash RIPEMD-320
            new Blake2b.Blake2b160(), // expect: hash BLAKE2b-160
            new Blake2b.Blake2b256(), // expect: hash BLAKE2b-256
            new Blake2b.Blake2b384(), // expect: hash BLAKE2b-384
            new Blake2b.Blake2b512(), // expect: hash BLAKE2b-512
            new Blake2s.Blake2s128(), // expect: hash BLAKE2s-128
            new Blake2s.Blake2s160(), // expect: hash BLAKE2s-160
            new Blake2s.Blake2s224(), // expect: hash BLAKE2s-224
            new Blake2s.Blake2s256(), // expect: hash BLAKE2s-256
            new Blake3.Blake3_256(), // expect: hash BLAKE3 outputBits=256
            new DSTU7564.Digest256(), // expect: hash Kupyna-256
            new DSTU7564.Digest384(), // expect: hash Kupyna-384
            new DSTU7564.Digest512(), // expect: hash Kupyna-512
            new GOST3411.Digest(), // expect: hash GOSTR3411
            new GOST3411.Digest2012_256(), // expect: hash Streebog-256
            new GOST3411.Digest2012_512(), // expect: hash Streebog-512
            new Haraka.Digest256(), // expect: hash Haraka-256
            new Haraka.Digest512(), // expect: hash Haraka-512
            new Skein.Digest_256_128(), // expect: hash Skein-256-128
            new Skein.Digest_256_160(), // expect: hash Skein-256-160
            new Skein.Digest_256_224(), // expect: hash Skein-256-224
            new Skein.Digest_256_256(), // expect: hash Skein-256 outputBits=256
            new Skein.Digest_512_128(), // expect: hash Skein-512-128
            new Skein.Digest_512_160(), // expect: hash Skein-512-160
            new Skein.Digest_512_224(), // expect: hash Skein-512-224
            new Skein.Digest_512_256(), // expect: hash Skein-512-256
            new Skein.Digest_512_384(), // expect: hash Skein-512-384
            new Skein.Digest_512_512(), // expect: hash Skein-512 outputBits=512
            new Skein.Digest_1024_384(), // expect: hash Skein-1024-384
            new Skein.Digest_1024_512(), // expect: hash Skein-1024-512
            new Skein.Digest_1024_1024() // expect: hash Skein-1024 outputBits=1024
        };
    }
}
