package org.example.macs;

import org.bouncycastle.crypto.CryptoServicePurpose;
import org.bouncycastle.crypto.Mac;
import org.bouncycastle.crypto.digests.*;
import org.bouncycastle.crypto.engines.*;
import org.bouncycastle.crypto.macs.*;
import org.bouncycastle.crypto.modes.*;
import org.bouncycastle.crypto.paddings.*;
import org.bouncycastle.crypto.params.*;

class Tags {
    private final byte[] secret = new byte[32];

    byte[] authenticate(byte[] message) {
        HMac hmac = new HMac(new SHA256Digest()); // expect: mac HMAC-SHA-256 keyBits=256
        hmac.init(new KeyParameter(secret));
        hmac.update(message, 0, message.length);
        byte[] tag = new byte[hmac.getMacSize()];
        hmac.doFinal(tag, 0);
        return tag;
    }

    void all(byte[] key, byte[] iv, byte[] custom) {
        Mac sha3 = new HMac(new SHA3Digest(512)); // expect: mac HMAC-SHA3-512
        sha3.init(new KeyParameter(key));
        new OldHMac(new MD5Digest()); // expect: mac HMAC-MD5
        CMac cmac = new CMac(new AESEngine(), 64); // expect: mac AES-128-CMAC-64
        cmac.init(new KeyParameter(new byte[16]));
        new CMac(new DESedeEngine()); // expect: mac CMAC-3DES
        new CMacWithIV(new AESEngine()); // expect: mac AES-CMAC
        Mac gmac = new GMac(new GCMBlockCipher(new AESEngine()), 96); // expect: mac AES-256-GMAC-96 nonceBits=96
        gmac.init(new ParametersWithIV(new KeyParameter(new byte[32]), new byte[12]));
        new KGMac(new KGCMBlockCipher(new DSTU7624Engine(128))); // expect: mac GMAC-Kalyna
        new BlockCipherMac(new DESEngine(), 32); // expect: mac CBC-MAC-DES-32
        new CBCBlockCipherMac(new AESEngine(), 128, new ISO7816d4Padding()); // expect: mac AES-CBC-MAC tagBits=128
        new CBCBlockCipherMac(new AESEngine(), new PKCS7Padding()); // expect: mac AES-CBC-MAC
        new ISO9797Alg3Mac(new DESEngine(), 64, new ISO7816d4Padding()); // expect: mac ISO9797-MAC-DES tagBits=64
        new CFBBlockCipherMac(new AESEngine(), 8, 64); // expect: mac AES-CFB-MAC-64
        new Poly1305(); // expect: mac Poly1305
        new Poly1305(new AESEngine()); // expect: mac Poly1305-AES
        KMAC kmac = new KMAC(256, custom); // expect: mac KMAC256
        kmac.init(new KeyParameter(key));
        Mac skein = new SkeinMac(SkeinMac.SKEIN_512, 256); // expect: mac Skein-MAC nonceBits=128 keyBits=512 outputBits=256
        skein.init(new SkeinParameters.Builder().setKey(new byte[64]).setNonce(new byte[16]).build());
        new SkeinParameters.Builder().set(4, custom).setPersonalisation(custom).setPublicKey(custom).setKeyIdentifier(custom);
        Mac blake = new Blake3Mac(new Blake3Digest(256)); // expect: mac BLAKE3-MAC keyBits=256 outputBits=256
        blake.init(Blake3Parameters.key(secret));
        new Blake3Mac(new Blake3Digest()).init(Blake3Parameters.context(custom)); // expect: mac BLAKE3-MAC outputBits=256
        new DSTU7564Mac(512); // expect: mac Kupyna-MAC tagBits=512
        new DSTU7624Mac(128, 64); // expect: mac DSTU7624-MAC tagBits=64
        new GOST28147Mac(CryptoServicePurpose.AUTHENTICATION); // expect: mac GOST28147_MAC
        new SipHash(); // expect: mac SipHash outputBits=64
        new SipHash(4, 8); // expect: mac SipHash outputBits=64
        new SipHash128(); // expect: mac SipHash outputBits=128
        new VMPCMac(); // expect: mac VMPC-MAC
        new Zuc128Mac(); // expect: mac Zuc-128-MAC
        new Zuc256Mac(64); // expect: mac Zuc-256-MAC tagBits=64
    }

    Mac unknown(org.bouncycastle.crypto.Digest digest) {
        return new HMac(digest); // expect: mac HMAC
    }

    static class HMacs {
        void none(javax.crypto.Mac other) throws Exception {
            other.init(null);
            new com.acme.HMac(new Object());
        }
    }
}
