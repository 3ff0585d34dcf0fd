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
        new RsaEngine(); // expect: cipher RSA
        new RsaBlindedEngine(); // expect: cipher RSA
        new RsaBlindingEngine(); // expect: cipher RSA
        new ElGamalEngine(); // expect: cipher ElGamal
        new NaccacheSternEngine(); // expect: cipher NaccacheStern
        new SM2Engine(new Sha256Digest()); // expect: cipher SM2-ENC-SHA-256
        new IesEngine(given, given, given); // expect: cipher IES
        new OaepEncoding(new RsaEngine()); // expect: cipher RSA-OAEP-SHA-1-MGF1
        new OaepEncoding(new RsaEngine(), new Sha256Digest(), new Sha1Digest(), null); // expect: cipher RSA-OAEP-SHA-256-MGF1-SHA-1
        new Pkcs1Encoding(new RsaEngine()); // expect: cipher RSA-PKCS1-1.5
        new ISO9796d1Encoding(new RsaEngine()); // expect: cipher RSA-ISO9796-1
        new RsaDigestSigner(new Sha256Digest()); // expect: signature RSA-PKCS1-1.5-SHA-256
        new PssSigner(new RsaEngine(), new Sha256Digest(), 32); // expect: signature RSA-PSS-SHA-256-MGF1-32
        new PssSigner(new RsaBlindedEngine(), new Sha512Digest(), new Sha256Digest(), 64); // expect: signature RSA-PSS-SHA-512-MGF1-SHA-256-64
        new Iso9796d2Signer(new RsaEngine(), new Sha1Digest()); // expect: signature RSA-ISO9796-2-SHA-1
        new Iso9796d2PssSigner(new RsaEngine(), new Sha1Digest()); // expect: signature RSA-ISO9796-2-SHA-1
        new X931Signer(new RsaEngine(), new Sha1Digest()); // expect: signature RSA-X9.31-SHA-1
        new GenericSigner(new RsaEngine(), new Sha1Digest()); // expect: signature RSA-SHA-1
        new DsaDigestSigner(new DsaSigner(), new Sha1Digest()); // expect: signature DSA-SHA-1
        new DsaDigestSigner(new ECDsaSigner(new HMacDsaKCalculator(new Sha256Digest())), new Sha256Digest()); // expect: signature ECDSA-SHA-256
        new Gost3410DigestSigner(new Gost3410Signer(), new Gost3411Digest()); // expect: signature GOSTR3410-GOSTR3411
        new ECNRSigner(); // expect: signature ECNR
        new ECGost3410Signer(); // expect: signature GOSTR3410
        new Dstu4145Signer(); // expect: signature DSTU4145
        new SM2Signer(); // expect: signature SM2
        new Ed25519Signer(data); // expect: signature Ed25519
        new Ed25519ctxSigner(data); // expect: signature Ed25519ctx
        new Ed25519phSigner(data); // expect: signature Ed25519ph
        new Ed448Signer(data); // expect: signature Ed448
        new Ed448phSigner(data); // expect: signature Ed448ph
        new MLDsaSigner(MLDsaParameters.ml_dsa_44, true); // expect: signature ML-DSA-44
        new MLDsaSigner(MLDsaParameters.ml_dsa_65, true); // expect: signature ML-DSA-65
        new MLDsaSigner(MLDsaParameters.ml_dsa_87, true); // expect: signature ML-DSA-87
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_44, true); // expect: signature HashML-DSA-44
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_65, true); // expect: signature HashML-DSA-65
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_87, true); // expect: signature HashML-DSA-87
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_44_with_sha512, true); // expect: signature HashML-DSA-44-SHA-512
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_65_with_sha512, true); // expect: signature HashML-DSA-65-SHA-512
        new HashMLDsaSigner(MLDsaParameters.ml_dsa_87_with_sha512, true); // expect: signature HashML-DSA-87-SHA-512
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_128s, true); // expect: signature SLH-DSA-SHA2-128s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_128f, true); // expect: signature SLH-DSA-SHA2-128f
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_192s, true); // expect: signature SLH-DSA-SHA2-192s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_192f, true); // expect: signature SLH-DSA-SHA2-192f
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_256s, true); // expect: signature SLH-DSA-SHA2-256s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_256f, true); // expect: signature SLH-DSA-SHA2-256f
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_128s, true); // expect: signature SLH-DSA-SHAKE-128s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_128f, true); // expect: signature SLH-DSA-SHAKE-128f
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_192s, true); // expect: signature SLH-DSA-SHAKE-192s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_192f, true); // expect: signature SLH-DSA-SHAKE-192f
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_256s, true); // expect: signature SLH-DSA-SHAKE-256s
        new SlhDsaSigner(SlhDsaParameters.slh_dsa_shake_256f, true); // expect: signature SLH-DSA-SHAKE-256f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_128s, true); // expect: signature HashSLH-DSA-SHA2-128s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_128f, true); // expect: signature HashSLH-DSA-SHA2-128f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_192s, true); // expect: signature HashSLH-DSA-SHA2-192s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_192f, true); // expect: signature HashSLH-DSA-SHA2-192f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_256s, true); // expect: signature HashSLH-DSA-SHA2-256s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_sha2_256f, true); // expect: signature HashSLH-DSA-SHA2-256f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_128s, true); // expect: signature HashSLH-DSA-SHAKE-128s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_128f, true); // expect: signature HashSLH-DSA-SHAKE-128f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_192s, true); // expect: signature HashSLH-DSA-SHAKE-192s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_192f, true); // expect: signature HashSLH-DSA-SHAKE-192f
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_256s, true); // expect: signature HashSLH-DSA-SHAKE-256s
        new HashSlhDsaSigner(SlhDsaParameters.slh_dsa_shake_256f, true); // expect: signature HashSLH-DSA-SHAKE-256f
        ISigner s1 = new Ed25519Signer(); s1.Init(true, new Ed25519PrivateKeyParameters(new SecureRandom())); s1.BlockUpdate(data); // expect: signature Ed25519 functions=sign; key Ed25519; random RNG
        ISigner s1 = new Ed25519Signer(); s1.Init(true, new Ed25519PrivateKeyParameters(new SecureRandom())); s1.GenerateSignature(data); // expect: signature Ed25519 functions=sign; key Ed25519; random RNG
        ISigner s1 = new Ed25519Signer(); s1.Init(true, new Ed25519PrivateKeyParameters(new SecureRandom())); s1.VerifySignature(data); // expect: signature Ed25519 functions=sign; key Ed25519; random RNG
        IDsa s2 = new ECDsaSigner(); s2.Init(false, given); s2.GenerateSignature(data); // expect: signature ECDSA functions=verify
        IDsa s2 = new ECDsaSigner(); s2.Init(false, given); s2.VerifySignature(data); // expect: signature ECDSA functions=verify

        var k1 = new RsaKeyPairGenerator(); k1.Init(new KeyGenerationParameters(new SecureRandom(), 2048)); AsymmetricCipherKeyPair pair = k1.GenerateKeyPair(); var s0 = new RsaDigestSigner(new Sha256Digest()); s0.Init(true, pair.Private); // expect: keygen RSA-2048; random RNG; signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
        var k1 = new RsaKeyPairGenerator(); k1.Init(new KeyGenerationParameters(new SecureRandom(), 2048)); AsymmetricCipherKeyPair pair = k1.GenerateKeyPair(); var s0 = new RsaDigestSigner(new Sha256Digest()); s0.Init(true, pair.Public); // expect: keygen RSA-2048; random RNG; signature RSA-PKCS1-1.5-SHA-256-2048 functions=sign
        var k2 = new RsaKeyPairGenerator(); k2.Init(new RsaKeyGenerationParameters(given, new SecureRandom(), 3072, 80)); // expect: keygen RSA-3072; random RNG
        var x9 = SecNamedCurves.GetByName("secp256k1"); var k3 = new ECKeyPairGenerator(); k3.Init(new ECKeyGenerationParameters(new ECDomainParameters(x9.Curve, x9.G, x9.N, x9.H), new SecureRandom())); // expect: keygen EC-secp256k1; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP192k1, new SecureRandom())); // expect: keygen EC-secp192k1; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP192r1, new SecureRandom())); // expect: keygen EC-P-192; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP224k1, new SecureRandom())); // expect: keygen EC-secp224k1; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP224r1, new SecureRandom())); // expect: keygen EC-P-224; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP256k1, new SecureRandom())); // expect: keygen EC-secp256k1; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP256r1, new SecureRandom())); // expect: keygen EC-P-256; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP384r1, new SecureRandom())); // expect: keygen EC-P-384; random RNG
        var k4 = new ECKeyPairGenerator("ECDSA"); k4.Init(new ECKeyGenerationParameters(SecObjectIdentifiers.SecP521r1, new SecureRandom())); // expect: keygen EC-P-521; random RNG
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(CustomNamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(CustomNamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(ECNamedCurveTable.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(ECNamedCurveTable.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(SecNamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(SecNamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(NistNamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(NistNamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(TeleTrusTNamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(TeleTrusTNamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(X962NamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(X962NamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(GMNamedCurves.GetByName("P-256")), given)); // expect: keygen EC-P-256
        var k5 = new ECKeyPairGenerator(); k5.Init(new ECKeyGenerationParameters(new ECNamedDomainParameters(GMNamedCurves.GetByOid("P-256")), given)); // expect: keygen EC-P-256
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECDomainParameters.FromX9ECParameters("P-384"), given)); // expect: keygen EC-P-384
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECDomainParameters.LookupOid("P-384"), given)); // expect: keygen EC-P-384
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECDomainParameters.LookupName("P-384"), given)); // expect: keygen EC-P-384
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECNamedDomainParameters.FromX9ECParameters("P-384"), given)); // expect: keygen EC-P-384
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECNamedDomainParameters.LookupOid("P-384"), given)); // expect: keygen EC-P-384
        var k6 = new ECKeyPairGenerator(); k6.Init(new ECKeyGenerationParameters(ECNamedDomainParameters.LookupName("P-384"), given)); // expect: keygen EC-P-384
        new DsaKeyPairGenerator(); // expect: keygen DSA
        new Ed25519KeyPairGenerator(); // expect: keygen Ed25519
        new Ed448KeyPairGenerator(); // expect: keygen Ed448
        new X25519KeyPairGenerator(); // expect: keygen x25519
        new X448KeyPairGenerator(); // expect: keygen x448
        new DHKeyPairGenerator(); // expect: keygen DH
        new DHBasicKeyPairGenerator(); // expect: keygen DH
        new ElGamalKeyPairGenerator(); // expect: keygen ElGamal
        new Gost3410KeyPairGenerator(); // expect: keygen GOSTR3410
        new Dstu4145KeyPairGenerator(); // expect: keygen DSTU4145
        new NaccacheSternKeyPairGenerator(); // expect: keygen NaccacheStern
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe2048)); // expect: keygen FFDHE-ffdhe2048
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe3072)); // expect: keygen FFDHE-ffdhe3072
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe4096)); // expect: keygen FFDHE-ffdhe4096
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe6144)); // expect: keygen FFDHE-ffdhe6144
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe8192)); // expect: keygen FFDHE-ffdhe8192
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc2409_768)); // expect: keygen FFDHE-modp768
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc2409_1024)); // expect: keygen FFDHE-modp1024
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_1536)); // expect: keygen FFDHE-modp1536
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_2048)); // expect: keygen FFDHE-modp2048
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_3072)); // expect: keygen FFDHE-modp3072
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_4096)); // expect: keygen FFDHE-modp4096
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_6144)); // expect: keygen FFDHE-modp6144
        var k7 = new DHKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_8192)); // expect: keygen FFDHE-modp8192
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe2048)); // expect: keygen FFDHE-ffdhe2048
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe3072)); // expect: keygen FFDHE-ffdhe3072
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe4096)); // expect: keygen FFDHE-ffdhe4096
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe6144)); // expect: keygen FFDHE-ffdhe6144
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc7919_ffdhe8192)); // expect: keygen FFDHE-ffdhe8192
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc2409_768)); // expect: keygen FFDHE-modp768
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc2409_1024)); // expect: keygen FFDHE-modp1024
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_1536)); // expect: keygen FFDHE-modp1536
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_2048)); // expect: keygen FFDHE-modp2048
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_3072)); // expect: keygen FFDHE-modp3072
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_4096)); // expect: keygen FFDHE-modp4096
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_6144)); // expect: keygen FFDHE-modp6144
        var k7 = new DHBasicKeyPairGenerator(); k7.Init(new DHKeyGenerationParameters(given, DHStandardGroups.rfc3526_8192)); // expect: keygen FFDHE-modp8192
        var k8 = new MLDsaKeyPairGenerator(); k8.Init(new MLDsaKeyGenerationParameters(given, MLDsaParameters.ml_dsa_65)); // expect: keygen ML-DSA-65
        var k9 = new MLKemKeyPairGenerator(); k9.Init(new MLKemKeyGenerationParameters(given, MLKemParameters.ml_kem_512)); // expect: keygen ML-KEM-512
        var k9 = new MLKemKeyPairGenerator(); k9.Init(new MLKemKeyGenerationParameters(given, MLKemParameters.ml_kem_768)); // expect: keygen ML-KEM-768
        var k9 = new MLKemKeyPairGenerator(); k9.Init(new MLKemKeyGenerationParameters(given, MLKemParameters.ml_kem_1024)); // expect: keygen ML-KEM-1024
        var l1 = new SlhDsaKeyPairGenerator(); l1.Init(new SlhDsaKeyGenerationParameters(given, SlhDsaParameters.slh_dsa_sha2_128s)); // expect: keygen SLH-DSA-SHA2-128s
        var l2 = new Ed25519KeyPairGenerator(); l2.Init(new Ed25519KeyGenerationParameters(given)); // expect: keygen Ed25519
        var l2 = new Ed25519KeyPairGenerator(); l2.Init(new Ed448KeyGenerationParameters(given)); // expect: keygen Ed25519
        var l2 = new Ed25519KeyPairGenerator(); l2.Init(new X25519KeyGenerationParameters(given)); // expect: keygen Ed25519
        var l2 = new Ed25519KeyPairGenerator(); l2.Init(new X448KeyGenerationParameters(given)); // expect: keygen Ed25519
        var l2 = new Ed448KeyPairGenerator(); l2.Init(new Ed25519KeyGenerationParameters(given)); // expect: keygen Ed448
        var l2 = new Ed448KeyPairGenerator(); l2.Init(new Ed448KeyGenerationParameters(given)); // expect: keygen Ed448
        var l2 = new Ed448KeyPairGenerator(); l2.Init(new X25519KeyGenerationParameters(given)); // expect: keygen Ed448
        var l2 = new Ed448KeyPairGenerator(); l2.Init(new X448KeyGenerationParameters(given)); // expect: keygen Ed448
        var l2 = new X25519KeyPairGenerator(); l2.Init(new Ed25519KeyGenerationParameters(given)); // expect: keygen x25519
        var l2 = new X25519KeyPairGenerator(); l2.Init(new Ed448KeyGenerationParameters(given)); // expect: keygen x25519
        var l2 = new X25519KeyPairGenerator(); l2.Init(new X25519KeyGenerationParameters(given)); // expect: keygen x25519
        var l2 = new X25519KeyPairGenerator(); l2.Init(new X448KeyGenerationParameters(given)); // expect: keygen x25519
        var l2 = new X448KeyPairGenerator(); l2.Init(new Ed25519KeyGenerationParameters(given)); // expect: keygen x448
        var l2 = new X448KeyPairGenerator(); l2.Init(new Ed448KeyGenerationParameters(given)); // expect: keygen x448
        var l2 = new X448KeyPairGenerator(); l2.Init(new X25519KeyGenerationParameters(given)); // expect: keygen x448
        var l2 = new X448KeyPairGenerator(); l2.Init(new X448KeyGenerationParameters(given)); // expect: keygen x448
        new MLKemEncapsulator(MLKemParameters.ml_kem_768); // expect: kem ML-KEM-768
        new MLKemDecapsulator(MLKemParameters.ml_kem_768); // expect: kem ML-KEM-768
        var p1 = new DsaParametersGenerator(new Sha256Digest()); p1.Init(new DsaParameterGenerationParameters(2048, 256, 80, given)); var k10 = new DsaKeyPairGenerator(); k10.Init(new DsaKeyGenerationParameters(given, p1.GenerateParameters())); // expect: parameters DSA-2048-SHA-256; keygen DSA-2048-SHA-256
        var p2 = new DHParametersGenerator(); p2.Init(2048, 80, given); p2.GenerateParameters(); // expect: parameters DH-2048
        var p2 = new ElGamalParametersGenerator(); p2.Init(2048, 80, given); p2.GenerateParameters(); // expect: parameters ElGamal-2048
        var k11 = new ElGamalKeyPairGenerator(); k11.Init(new ElGamalKeyGenerationParameters(given, given)); // expect: keygen ElGamal
        new RsaKeyParameters(true, given, given); // expect: key RSA
        new RsaKeyParameters(false, given, given); // expect: key RSA
        new RsaPrivateCrtKeyParameters(given); // expect: key RSA
        new ECPrivateKeyParameters("ECDSA", given, SecObjectIdentifiers.SecP256r1); // expect: key EC-P-256
        new ECPublicKeyParameters("ECDSA", given, SecObjectIdentifiers.SecP256r1); // expect: key EC-P-256
        new Ed25519PrivateKeyParameters(data, 0); // expect: key Ed25519
        new Ed25519PublicKeyParameters(data, 0); // expect: key Ed25519
        new Ed448PrivateKeyParameters(data, 0); // expect: key Ed448
        new Ed448PublicKeyParameters(data, 0); // expect: key Ed448
        new X25519PrivateKeyParameters(data, 0); // expect: key x25519
        new X25519PublicKeyParameters(data, 0); // expect: key x25519
        new X448PrivateKeyParameters(data, 0); // expect: key x448
        new X448PublicKeyParameters(data, 0); // expect: key x448
        new DsaPrivateKeyParameters(given, given); // expect: key DSA
        new DsaPublicKeyParameters(given, given); // expect: key DSA
        new DHPrivateKeyParameters(given, given); // expect: key DH
        new DHPublicKeyParameters(given, given); // expect: key DH
        new ElGamalPrivateKeyParameters(given, given); // expect: key ElGamal
        new ElGamalPublicKeyParameters(given, given); // expect: key ElGamal

        new DHAgreement(); // expect: key-agreement DH
        new DHBasicAgreement(); // expect: key-agreement DH
        new ECDHBasicAgreement(); // expect: key-agreement ECDH
        new ECDHCBasicAgreement(); // expect: key-agreement ECDH
        new ECDHRawAgreement(); // expect: key-agreement ECDH
        new ECDhcRawAgreement(); // expect: key-agreement ECDH
        new ECMqvBasicAgreement(); // expect: key-agreement ECMQV
        new X25519Agreement(); // expect: key-agreement x25519
        new X448Agreement(); // expect: key-agreement x448
        new ECDHWithKdfBasicAgreement("AES", new ECDHKekGenerator(new Sha256Digest())); // expect: key-agreement ECDH; kdf ANSI-KDF-X9.42-SHA-256
        new ECDHCWithKdfBasicAgreement("AES", new ECDHKekGenerator(new Sha256Digest())); // expect: key-agreement ECDH; kdf ANSI-KDF-X9.42-SHA-256
        new ECMqvWithKdfBasicAgreement("AES", new ECDHKekGenerator(new Sha256Digest())); // expect: key-agreement ECMQV; kdf ANSI-KDF-X9.42-SHA-256
        new ECVkoAgreement(new Sha256Digest()); // expect: key-agreement ECVKO-SHA-256
        new SM2KeyExchange(new Sha256Digest()); // expect: key-agreement SM2-KEX-SHA-256
        IBasicAgreement a1 = new ECDHBasicAgreement(); a1.Init(given); a1.CalculateAgreement(given); // expect: key-agreement ECDH
        new Srp6Client(); // expect: key-agreement SRP
        new Srp6Server(); // expect: key-agreement SRP
        new Srp6VerifierGenerator(); // expect: key-agreement SRP
        new JPakeParticipant(given, data, given, new Sha256Digest(), given); // expect: key-agreement J-PAKE

        var d1 = new Pkcs5S2ParametersGenerator(new Sha256Digest()); d1.Init(data, new byte[16], 100_000); d1.GenerateDerivedParameters("AES", 256); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
        var d1 = new Pkcs5S2ParametersGenerator(new Sha256Digest()); d1.Init(data, new byte[16], 100_000); d1.GenerateDerivedMacParameters("AES", 256); // expect: kdf PBKDF2-SHA-256-100000 saltBits=128
        new Pkcs5S2ParametersGenerator(); // expect: kdf PBKDF2-SHA-1
        new Pkcs5S1ParametersGenerator(new Sha1Digest()); // expect: kdf PBKDF1-SHA-1
        new Pkcs12ParametersGenerator(new Sha1Digest()); // expect: kdf PKCS12KDF-SHA-1
        new OpenSslPbeParametersGenerator(new MD5Digest()); // expect: kdf OpenSSL-KDF-MD5
        SCrypt.Generate(data, new byte[16], 16384, 8, 1, 32); // expect: kdf scrypt-16384-8-1 saltBits=128 outputBits=256
        BCrypt.Generate(data, new byte[16], 12); // expect: password-hash bcrypt-4096
        OpenBsdBCrypt.Generate(data, new byte[16], 10); // expect: password-hash bcrypt-1024
        OpenBsdBCrypt.CheckPassword(given, data); // expect: password-hash bcrypt
        var d2 = new Argon2BytesGenerator(); d2.Init(new Argon2Parameters.Builder(Argon2Parameters.Argon2d).WithVersion(0x13).WithIterations(3).WithMemoryAsKB(65536).WithParallelism(4).WithSalt(new byte[16]).Build()); d2.GenerateBytes(data); // expect: password-hash Argon2d-65536-3-4 saltBits=128
        var d2 = new Argon2BytesGenerator(); d2.Init(new Argon2Parameters.Builder(Argon2Parameters.Argon2i).WithVersion(0x13).WithIterations(3).WithMemoryAsKB(65536).WithParallelism(4).WithSalt(new byte[16]).Build()); d2.GenerateBytes(data); // expect: password-hash Argon2i-65536-3-4 saltBits=128
        var d2 = new Argon2BytesGenerator(); d2.Init(new Argon2Parameters.Builder(Argon2Parameters.Argon2id).WithVersion(0x13).WithIterations(3).WithMemoryAsKB(65536).WithParallelism(4).WithSalt(new byte[16]).Build()); d2.GenerateBytes(data); // expect: password-hash Argon2id-65536-3-4 saltBits=128
        var d3 = new Argon2BytesGenerator(); d3.Init(new Argon2Parameters.Builder(Argon2Parameters.Argon2id).WithMemoryPowOfTwo(16).WithSecret(data).WithAdditional(data).Build()); // expect: password-hash Argon2id-65536
        var d4 = new HkdfBytesGenerator(new Sha256Digest()); d4.Init(new HkdfParameters(key, new byte[32], data)); d4.GenerateBytes(data, 0, 32); // expect: kdf HKDF-SHA-256
        new KdfCounterBytesGenerator(new HMac(new Sha256Digest())); // expect: kdf SP800_108_CounterKDF-HMAC-SHA-256; mac HMAC-SHA-256
        new KdfFeedbackBytesGenerator(new HMac(new Sha256Digest())); // expect: kdf SP800_108_FeedbackKDF-HMAC-SHA-256; mac HMAC-SHA-256
        new KdfDoublePipelineIterationBytesGenerator(new HMac(new Sha256Digest())); // expect: kdf SP800_108_DoublePipelineKDF-HMAC-SHA-256; mac HMAC-SHA-256
        new Kdf1BytesGenerator(new Sha256Digest()).Init(new KdfParameters(data, iv)); // expect: kdf KDF1-SHA-256
        new Kdf2BytesGenerator(new Sha256Digest()).Init(new KdfParameters(data, iv)); // expect: kdf KDF2-SHA-256
        new Mgf1BytesGenerator(new Sha256Digest()).Init(new MgfParameters(data)); // expect: kdf MGF1-SHA-256
        new ConcatenationKdfGenerator(new Sha256Digest()); // expect: kdf SP800_56C_OneStep-SHA-256
        new DHKekGenerator(new Sha256Digest()); // expect: kdf ANSI-KDF-X9.42-SHA-256
        new ECDHKekGenerator(new Sha256Digest()); // expect: kdf ANSI-KDF-X9.42-SHA-256
        new DigestRandomGenerator(); // expect: random RNG
        new VmpcRandomGenerator(); // expect: random RNG
        new CryptoApiRandomGenerator(); // expect: random RNG
        new SP800SecureRandomBuilder(); // expect: random RNG
        new X931SecureRandomBuilder(); // expect: random RNG
        new SecureRandom(); // expect: random RNG
        SecureRandom.GetInstance("SHA256PRNG"); // expect: random RNG

        // Not found
        new Other.RsaEngine(); RsaEngine declared = null; given.Generate(data);
    }
}
