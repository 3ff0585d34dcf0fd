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
        new MD2Digest(); // expect: hash MD2
        new MD4Digest(); // expect: hash MD4
        new MD5Digest(); // expect: hash MD5
        new Sha1Digest(); // expect: hash SHA-1
        new Sha224Digest(); // expect: hash SHA-224
        new Sha256Digest(); // expect: hash SHA-256
        new Sha384Digest(); // expect: hash SHA-384
        new Sha512Digest(); // expect: hash SHA-512
        new SM3Digest(); // expect: hash SM3
        new TigerDigest(); // expect: hash Tiger
        new WhirlpoolDigest(); // expect: hash Whirlpool
        new Gost3411Digest(); // expect: hash GOSTR3411
        new RipeMD128Digest(); // expect: hash RIPEMD-128
        new RipeMD160Digest(); // expect: hash RIPEMD-160
        new RipeMD256Digest(); // expect: hash RIPEMD-256
        new RipeMD320Digest(); // expect: hash RIPEMD-320
        new Gost3411_2012_256Digest(); // expect: hash Streebog-256
        new Gost3411_2012_512Digest(); // expect: hash Streebog-512
        new Haraka256Digest(); // expect: hash Haraka-256
        new Haraka512Digest(); // expect: hash Haraka-512
        new Sha512tDigest(256); // expect: hash SHA-512/256
        new Sha3Digest(); // expect: hash SHA3-256
        new Sha3Digest(384); // expect: hash SHA3-384
        new KeccakDigest(); // expect: hash Keccak-288
        new KeccakDigest(384); // expect: hash Keccak-384
        new ShakeDigest(); // expect: hash SHAKE128
        new ShakeDigest(256); // expect: hash SHAKE256
        new CShakeDigest(128, null, null); // expect: hash cSHAKE128
        new TupleHash(128, data, 256); // expect: hash TupleHash128
        new ParallelHash(256, data, 64, 512); // expect: hash ParallelHash256
        new Blake2bDigest(); // expect: hash BLAKE2b-512
        new Blake2bDigest(160); // expect: hash BLAKE2b-160
        new Blake2sDigest(); // expect: hash BLAKE2s-256
        new Blake2sDigest(160); // expect: hash BLAKE2s-160
        new Blake2bDigest(key, 32, null, null); // expect: hash BLAKE2b-256
        new Blake2xsDigest(32); // expect: hash BLAKE2xs
        new Blake3Digest(); // expect: hash BLAKE3
        new Blake3Digest(512); // expect: hash BLAKE3-512
        new Dstu7564Digest(256); // expect: hash Kupyna-256
        new SkeinDigest(SkeinDigest.SKEIN_256, 256); // expect: hash Skein-256
        new SkeinDigest(SkeinDigest.SKEIN_512, 256); // expect: hash Skein-512-256
        new SkeinDigest(SkeinDigest.SKEIN_1024, 256); // expect: hash Skein-1024-256
        new AsconHash256(); // expect: hash Ascon-Hash256
        new AsconXof128(); // expect: hash Ascon-XOF128
        new AsconCXof128(); // expect: hash Ascon-CXOF128
        new IsapDigest(); // expect: hash ISAP-Hash
        new PhotonBeetleDigest(); // expect: hash Photon-Beetle-Hash
        new XoodyakDigest(); // expect: hash Xoodyak-Hash
        new SparkleDigest(); // expect: hash Sparkle-Hash
        new AsconDigest(AsconDigest.AsconParameters.AsconHash); // expect: hash Ascon-Hash
        new AsconDigest(AsconDigest.AsconParameters.AsconHashA); // expect: hash Ascon-HashA
        new AsconXof(AsconDigest.AsconParameters.AsconHash); // expect: hash Ascon-Hash
        new AsconXof(AsconDigest.AsconParameters.AsconHashA); // expect: hash Ascon-HashA
        new ShortenedDigest(new Sha256Digest(), 16); // expect: hash SHA-256
        new NonMemoableDigest(new Sha256Digest()); // expect: hash SHA-256
        IDigest d1 = new Sha256Digest(); d1.Update(data); // expect: hash SHA-256
        IDigest d1 = new Sha256Digest(); d1.BlockUpdate(data); // expect: hash SHA-256
        IDigest d1 = new Sha256Digest(); d1.DoFinal(data); // expect: hash SHA-256
        var m1 = new HMac(new Sha256Digest()); m1.Init(new KeyParameter(new byte[32])); m1.Update(data); // expect: mac HMAC-SHA-256
        var m1 = new HMac(new Sha256Digest()); m1.Init(new KeyParameter(new byte[32])); m1.BlockUpdate(data); // expect: mac HMAC-SHA-256
        var m1 = new HMac(new Sha256Digest()); m1.Init(new KeyParameter(new byte[32])); m1.DoFinal(data); // expect: mac HMAC-SHA-256
        new CMac(new AesEngine(), 64); // expect: mac AES-CMAC-64
        new GMac(new GcmBlockCipher(new AesEngine()), 96); // expect: mac AES-GMAC-96
        new CbcBlockCipherMac(new DesEngine()); // expect: mac CBC-MAC-DES
        new CfbBlockCipherMac(new DesEngine()); // expect: mac CFB-MAC-DES
        new ISO9797Alg3Mac(new DesEngine()); // expect: mac ISO9797-MAC-DES
        new Poly1305(new AesEngine()); // expect: mac Poly1305-AES
        new KMac(128, data); // expect: mac KMAC128
        new SkeinMac(512, 256); // expect: mac Skein-MAC outputBits=256
        new SipHash(); // expect: mac SipHash
        new Gost28147Mac(); // expect: mac GOST28147_MAC
        new VmpcMac(); // expect: mac VMPC-MAC
        new Dstu7564Mac(256); // expect: mac Kupyna-MAC outputBits=256
        new Dstu7624Mac(128, 128); // expect: mac DSTU7624-MAC

        // Not found
        new Other.Sha256Digest(); Sha256Digest declared = null;
    }
}
