package org.example.identifiers;

import org.bouncycastle.asn1.ASN1ObjectIdentifier;
import org.bouncycastle.asn1.anssi.ANSSIObjectIdentifiers;
import org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers;
import org.bouncycastle.asn1.edec.EdECObjectIdentifiers;
import org.bouncycastle.asn1.gm.GMObjectIdentifiers;
import org.bouncycastle.asn1.iana.IANAObjectIdentifiers;
import org.bouncycastle.asn1.kisa.KISAObjectIdentifiers;
import org.bouncycastle.asn1.misc.MiscObjectIdentifiers;
import org.bouncycastle.asn1.nist.NISTObjectIdentifiers;
import org.bouncycastle.asn1.nsri.NSRIObjectIdentifiers;
import org.bouncycastle.asn1.ntt.NTTObjectIdentifiers;
import org.bouncycastle.asn1.oiw.OIWObjectIdentifiers;
import org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers;
import org.bouncycastle.asn1.rosstandart.RosstandartObjectIdentifiers;
import org.bouncycastle.asn1.sec.SECObjectIdentifiers;
import org.bouncycastle.asn1.teletrust.TeleTrusTObjectIdentifiers;
import org.bouncycastle.asn1.ua.UAObjectIdentifiers;
import org.bouncycastle.asn1.x509.AlgorithmIdentifier;
import org.bouncycastle.asn1.x509.X509ObjectIdentifiers;
import org.bouncycastle.asn1.x9.ECNamedCurveTable;
import org.bouncycastle.asn1.x9.X9ObjectIdentifiers;
import org.bouncycastle.cms.jcajce.JceCMSContentEncryptorBuilder;
import org.bouncycastle.cms.jcajce.JceCMSMacCalculatorBuilder;
import org.bouncycastle.operator.DigestCalculatorProvider;
import org.bouncycastle.operator.bc.BcContentSignerBuilder;
import org.bouncycastle.operator.jcajce.JceAsymmetricKeyWrapper;
import org.bouncycastle.pkcs.jcajce.JcePKCSPBEOutputEncryptorBuilder;

class Identifiers {
    private DigestCalculatorProvider digests;
    private java.security.PublicKey publicKey;

    void useNIST() throws Exception {
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha224)); // expect: hash SHA-224
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha256)); // expect: hash SHA-256
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha384)); // expect: hash SHA-384
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha512)); // expect: hash SHA-512
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha512_224)); // expect: hash SHA-512/224
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha512_256)); // expect: hash SHA-512/256
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha3_224)); // expect: hash SHA3-224
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha3_256)); // expect: hash SHA3-256
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha3_384)); // expect: hash SHA3-384
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_sha3_512)); // expect: hash SHA3-512
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_shake128)); // expect: hash SHAKE128
        digests.get(new AlgorithmIdentifier(NISTObjectIdentifiers.id_shake256)); // expect: hash SHAKE256
        new JceCMSMacCalculatorBuilder(NISTObjectIdentifiers.id_hmacWithSHA3_224); // expect: mac HMAC-SHA3-224
        new JceCMSMacCalculatorBuilder(NISTObjectIdentifiers.id_hmacWithSHA3_256); // expect: mac HMAC-SHA3-256
        new JceCMSMacCalculatorBuilder(NISTObjectIdentifiers.id_hmacWithSHA3_384); // expect: mac HMAC-SHA3-384
        new JceCMSMacCalculatorBuilder(NISTObjectIdentifiers.id_hmacWithSHA3_512); // expect: mac HMAC-SHA3-512
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_ECB); // expect: cipher AES-128-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_CBC); // expect: cipher AES-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_OFB); // expect: cipher AES-128-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_CFB); // expect: cipher AES-128-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_GCM); // expect: cipher AES-128-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_CCM); // expect: cipher AES-128-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_ECB); // expect: cipher AES-192-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_CBC); // expect: cipher AES-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_OFB); // expect: cipher AES-192-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_CFB); // expect: cipher AES-192-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_GCM); // expect: cipher AES-192-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_CCM); // expect: cipher AES-192-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_ECB); // expect: cipher AES-256-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_CBC); // expect: cipher AES-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_OFB); // expect: cipher AES-256-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_CFB); // expect: cipher AES-256-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_GCM); // expect: cipher AES-256-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_CCM); // expect: cipher AES-256-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_wrap); // expect: cipher AES-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_wrap); // expect: cipher AES-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_wrap); // expect: cipher AES-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes128_wrap_pad); // expect: cipher AES-128-KWP functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes192_wrap_pad); // expect: cipher AES-192-KWP functions=encrypt
        new JceCMSContentEncryptorBuilder(NISTObjectIdentifiers.id_aes256_wrap_pad); // expect: cipher AES-256-KWP functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.dsa_with_sha224), null); // expect: signature DSA-SHA-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.dsa_with_sha256), null); // expect: signature DSA-SHA-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.dsa_with_sha384), null); // expect: signature DSA-SHA-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.dsa_with_sha512), null); // expect: signature DSA-SHA-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_dsa_with_sha3_224), null); // expect: signature DSA-SHA3-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_dsa_with_sha3_256), null); // expect: signature DSA-SHA3-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_dsa_with_sha3_384), null); // expect: signature DSA-SHA3-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_dsa_with_sha3_512), null); // expect: signature DSA-SHA3-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ecdsa_with_sha3_224), null); // expect: signature ECDSA-SHA3-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ecdsa_with_sha3_256), null); // expect: signature ECDSA-SHA3-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ecdsa_with_sha3_384), null); // expect: signature ECDSA-SHA3-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ecdsa_with_sha3_512), null); // expect: signature ECDSA-SHA3-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_rsassa_pkcs1_v1_5_with_sha3_224), null); // expect: signature RSA-PKCS1-1.5-SHA3-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_rsassa_pkcs1_v1_5_with_sha3_256), null); // expect: signature RSA-PKCS1-1.5-SHA3-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_rsassa_pkcs1_v1_5_with_sha3_384), null); // expect: signature RSA-PKCS1-1.5-SHA3-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_rsassa_pkcs1_v1_5_with_sha3_512), null); // expect: signature RSA-PKCS1-1.5-SHA3-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ml_dsa_44), null); // expect: signature ML-DSA-44 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ml_dsa_65), null); // expect: signature ML-DSA-65 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_ml_dsa_87), null); // expect: signature ML-DSA-87 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_hash_ml_dsa_44_with_sha512), null); // expect: signature HashML-DSA-44-SHA-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_hash_ml_dsa_65_with_sha512), null); // expect: signature HashML-DSA-65-SHA-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_hash_ml_dsa_87_with_sha512), null); // expect: signature HashML-DSA-87-SHA-512 functions=sign
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(NISTObjectIdentifiers.id_alg_ml_kem_512), publicKey); // expect: key-wrap ML-KEM-512 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(NISTObjectIdentifiers.id_alg_ml_kem_768), publicKey); // expect: key-wrap ML-KEM-768 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(NISTObjectIdentifiers.id_alg_ml_kem_1024), publicKey); // expect: key-wrap ML-KEM-1024 functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_128s), null); // expect: signature SLH-DSA-SHA2-128s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_128f), null); // expect: signature SLH-DSA-SHA2-128f functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_192s), null); // expect: signature SLH-DSA-SHA2-192s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_192f), null); // expect: signature SLH-DSA-SHA2-192f functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_256s), null); // expect: signature SLH-DSA-SHA2-256s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_sha2_256f), null); // expect: signature SLH-DSA-SHA2-256f functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_128s), null); // expect: signature SLH-DSA-SHAKE-128s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_128f), null); // expect: signature SLH-DSA-SHAKE-128f functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_192s), null); // expect: signature SLH-DSA-SHAKE-192s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_192f), null); // expect: signature SLH-DSA-SHAKE-192f functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_256s), null); // expect: signature SLH-DSA-SHAKE-256s functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(NISTObjectIdentifiers.id_slh_dsa_shake_256f), null); // expect: signature SLH-DSA-SHAKE-256f functions=sign
    }

    void usePKCS() throws Exception {
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.rsaEncryption), publicKey); // expect: key-wrap RSA functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.md2WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-MD2 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.md4WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-MD4 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.md5WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha1WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha224WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha256WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha384WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha512WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-512 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha512_224WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-512/224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.sha512_256WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-SHA-512/256 functions=sign
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_RSAES_OAEP), publicKey); // expect: key-wrap RSA-OAEP functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_RSASSA_PSS), null); // expect: signature RSA-PSS functions=sign
        digests.get(new AlgorithmIdentifier(PKCSObjectIdentifiers.md2)); // expect: hash MD2
        digests.get(new AlgorithmIdentifier(PKCSObjectIdentifiers.md4)); // expect: hash MD4
        digests.get(new AlgorithmIdentifier(PKCSObjectIdentifiers.md5)); // expect: hash MD5
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA1); // expect: mac HMAC-SHA-1
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA224); // expect: mac HMAC-SHA-224
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA256); // expect: mac HMAC-SHA-256
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA384); // expect: mac HMAC-SHA-384
        new JceCMSMacCalculatorBuilder(PKCSObjectIdentifiers.id_hmacWithSHA512); // expect: mac HMAC-SHA-512
        new JceCMSContentEncryptorBuilder(PKCSObjectIdentifiers.des_EDE3_CBC); // expect: cipher 3DES-168-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(PKCSObjectIdentifiers.RC2_CBC); // expect: cipher RC2-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(PKCSObjectIdentifiers.rc4); // expect: cipher RC4 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.dhKeyAgreement), publicKey); // expect: key-wrap DH functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_PBKDF2), publicKey); // expect: key-wrap PBKDF2 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.id_PBES2); // expect: cipher PBES2 functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_alg_hss_lms_hashsig), null); // expect: signature HSS functions=sign
        new JceCMSContentEncryptorBuilder(PKCSObjectIdentifiers.id_alg_AEADChaCha20Poly1305); // expect: cipher ChaCha20-Poly1305 functions=encrypt
        new JceCMSContentEncryptorBuilder(PKCSObjectIdentifiers.id_alg_CMS3DESwrap); // expect: cipher 3DES-Wrap functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_alg_hkdf_with_sha256), publicKey); // expect: key-wrap HKDF-SHA-256 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_alg_hkdf_with_sha384), publicKey); // expect: key-wrap HKDF-SHA-384 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(PKCSObjectIdentifiers.id_alg_hkdf_with_sha512), publicKey); // expect: key-wrap HKDF-SHA-512 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithMD2AndDES_CBC); // expect: cipher PBES1-DES-CBC-PBKDF1-MD2 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithMD2AndRC2_CBC); // expect: cipher PBES1-RC2-64-CBC-PBKDF1-MD2 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithMD5AndDES_CBC); // expect: cipher PBES1-DES-CBC-PBKDF1-MD5 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithMD5AndRC2_CBC); // expect: cipher PBES1-RC2-64-CBC-PBKDF1-MD5 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHA1AndDES_CBC); // expect: cipher PBES1-DES-CBC-PBKDF1-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHA1AndRC2_CBC); // expect: cipher PBES1-RC2-64-CBC-PBKDF1-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd128BitRC4); // expect: cipher PKCS12-PBE-RC4-128-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd40BitRC4); // expect: cipher PKCS12-PBE-RC4-40-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd3_KeyTripleDES_CBC); // expect: cipher PKCS12-PBE-3DES-168-CBC-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd2_KeyTripleDES_CBC); // expect: cipher PKCS12-PBE-3DES-112-CBC-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd128BitRC2_CBC); // expect: cipher PKCS12-PBE-RC2-128-CBC-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbeWithSHAAnd40BitRC2_CBC); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1 functions=encrypt
        new JcePKCSPBEOutputEncryptorBuilder(PKCSObjectIdentifiers.pbewithSHAAnd40BitRC2_CBC); // expect: cipher PKCS12-PBE-RC2-40-CBC-SHA-1 functions=encrypt
    }

    void useX9() throws Exception {
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA1), null); // expect: signature ECDSA-SHA-1 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA224), null); // expect: signature ECDSA-SHA-224 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA256), null); // expect: signature ECDSA-SHA-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA384), null); // expect: signature ECDSA-SHA-384 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.ecdsa_with_SHA512), null); // expect: signature ECDSA-SHA-512 functions=sign
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(X9ObjectIdentifiers.id_ecPublicKey), publicKey); // expect: key-wrap EC functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(X9ObjectIdentifiers.id_dsa), publicKey); // expect: key-wrap DSA functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(X9ObjectIdentifiers.id_dsa_with_sha1), null); // expect: signature DSA-SHA-1 functions=sign
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(X9ObjectIdentifiers.dhpublicnumber), publicKey); // expect: key-wrap DH functions=encrypt
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime192v1); // expect: parameters EC-P-192
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime192v2); // expect: parameters EC-prime192v2
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime192v3); // expect: parameters EC-prime192v3
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime239v1); // expect: parameters EC-prime239v1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime239v2); // expect: parameters EC-prime239v2
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime239v3); // expect: parameters EC-prime239v3
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.prime256v1); // expect: parameters EC-P-256
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb163v1); // expect: parameters EC-c2pnb163v1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb163v2); // expect: parameters EC-c2pnb163v2
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb163v3); // expect: parameters EC-c2pnb163v3
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb176w1); // expect: parameters EC-c2pnb176w1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb191v1); // expect: parameters EC-c2tnb191v1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb191v2); // expect: parameters EC-c2tnb191v2
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb191v3); // expect: parameters EC-c2tnb191v3
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2onb191v4); // expect: parameters EC-c2onb191v4
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2onb191v5); // expect: parameters EC-c2onb191v5
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb208w1); // expect: parameters EC-c2pnb208w1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb239v1); // expect: parameters EC-c2tnb239v1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb239v2); // expect: parameters EC-c2tnb239v2
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb239v3); // expect: parameters EC-c2tnb239v3
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2onb239v4); // expect: parameters EC-c2onb239v4
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2onb239v5); // expect: parameters EC-c2onb239v5
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb272w1); // expect: parameters EC-c2pnb272w1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb304w1); // expect: parameters EC-c2pnb304w1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb359v1); // expect: parameters EC-c2tnb359v1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2pnb368w1); // expect: parameters EC-c2pnb368w1
        ECNamedCurveTable.getByOID(X9ObjectIdentifiers.c2tnb431r1); // expect: parameters EC-c2tnb431r1
    }

    void useSEC() throws Exception {
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp112r1); // expect: parameters EC-secp112r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp112r2); // expect: parameters EC-secp112r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp128r1); // expect: parameters EC-secp128r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp128r2); // expect: parameters EC-secp128r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp160k1); // expect: parameters EC-secp160k1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp160r1); // expect: parameters EC-secp160r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp160r2); // expect: parameters EC-secp160r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp192k1); // expect: parameters EC-secp192k1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp192r1); // expect: parameters EC-P-192
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp224k1); // expect: parameters EC-secp224k1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp224r1); // expect: parameters EC-P-224
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp256k1); // expect: parameters EC-secp256k1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp256r1); // expect: parameters EC-P-256
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp384r1); // expect: parameters EC-P-384
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.secp521r1); // expect: parameters EC-P-521
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect113r1); // expect: parameters EC-sect113r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect113r2); // expect: parameters EC-sect113r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect131r1); // expect: parameters EC-sect131r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect131r2); // expect: parameters EC-sect131r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect163k1); // expect: parameters EC-K-163
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect163r1); // expect: parameters EC-sect163r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect163r2); // expect: parameters EC-B-163
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect193r1); // expect: parameters EC-sect193r1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect193r2); // expect: parameters EC-sect193r2
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect233k1); // expect: parameters EC-K-233
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect233r1); // expect: parameters EC-B-233
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect239k1); // expect: parameters EC-sect239k1
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect283k1); // expect: parameters EC-K-283
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect283r1); // expect: parameters EC-B-283
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect409k1); // expect: parameters EC-K-409
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect409r1); // expect: parameters EC-B-409
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect571k1); // expect: parameters EC-K-571
        ECNamedCurveTable.getByOID(SECObjectIdentifiers.sect571r1); // expect: parameters EC-B-571
    }

    void useTeleTrusT() throws Exception {
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP160r1); // expect: parameters EC-brainpoolP160r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP160t1); // expect: parameters EC-brainpoolP160t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP192r1); // expect: parameters EC-brainpoolP192r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP192t1); // expect: parameters EC-brainpoolP192t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP224r1); // expect: parameters EC-brainpoolP224r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP224t1); // expect: parameters EC-brainpoolP224t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP256r1); // expect: parameters EC-brainpoolP256r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP256t1); // expect: parameters EC-brainpoolP256t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP320r1); // expect: parameters EC-brainpoolP320r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP320t1); // expect: parameters EC-brainpoolP320t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP384r1); // expect: parameters EC-brainpoolP384r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP384t1); // expect: parameters EC-brainpoolP384t1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP512r1); // expect: parameters EC-brainpoolP512r1
        ECNamedCurveTable.getByOID(TeleTrusTObjectIdentifiers.brainpoolP512t1); // expect: parameters EC-brainpoolP512t1
        digests.get(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.ripemd128)); // expect: hash RIPEMD-128
        digests.get(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.ripemd160)); // expect: hash RIPEMD-160
        digests.get(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.ripemd256)); // expect: hash RIPEMD-256
        new BcContentSignerBuilder(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.rsaSignatureWithripemd128), null); // expect: signature RSA-PKCS1-1.5-RIPEMD-128 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.rsaSignatureWithripemd160), null); // expect: signature RSA-PKCS1-1.5-RIPEMD-160 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.rsaSignatureWithripemd256), null); // expect: signature RSA-PKCS1-1.5-RIPEMD-256 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.ecSignWithSha1), null); // expect: signature ECDSA-SHA-1 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(TeleTrusTObjectIdentifiers.ecSignWithRipemd160), null); // expect: signature ECDSA-RIPEMD-160 functions=sign
    }

    void useANSSI() throws Exception {
        ECNamedCurveTable.getByOID(ANSSIObjectIdentifiers.FRP256v1); // expect: parameters EC-FRP256v1
    }

    void useOIW() throws Exception {
        digests.get(new AlgorithmIdentifier(OIWObjectIdentifiers.idSHA1)); // expect: hash SHA-1
        new BcContentSignerBuilder(new AlgorithmIdentifier(OIWObjectIdentifiers.dsaWithSHA1), null); // expect: signature DSA-SHA-1 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(OIWObjectIdentifiers.sha1WithRSA), null); // expect: signature RSA-PKCS1-1.5-SHA-1 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(OIWObjectIdentifiers.md4WithRSA), null); // expect: signature RSA-PKCS1-1.5-MD4 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(OIWObjectIdentifiers.md5WithRSA), null); // expect: signature RSA-PKCS1-1.5-MD5 functions=sign
        new JceCMSContentEncryptorBuilder(OIWObjectIdentifiers.desECB); // expect: cipher DES-56-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(OIWObjectIdentifiers.desCBC); // expect: cipher DES-56-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(OIWObjectIdentifiers.desOFB); // expect: cipher DES-56-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(OIWObjectIdentifiers.desCFB); // expect: cipher DES-56-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(OIWObjectIdentifiers.desEDE); // expect: cipher 3DES-ECB functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(OIWObjectIdentifiers.elGamalAlgorithm), publicKey); // expect: key-wrap ElGamal functions=encrypt
    }

    void useEdEC() throws Exception {
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(EdECObjectIdentifiers.id_X25519), publicKey); // expect: key-wrap x25519 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(EdECObjectIdentifiers.id_X448), publicKey); // expect: key-wrap x448 functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(EdECObjectIdentifiers.id_Ed25519), null); // expect: signature Ed25519 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(EdECObjectIdentifiers.id_Ed448), null); // expect: signature Ed448 functions=sign
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.edec.EdECObjectIdentifiers.id_X25519), publicKey); // expect: key-wrap x25519 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.edec.EdECObjectIdentifiers.id_X448), publicKey); // expect: key-wrap x448 functions=encrypt
        new BcContentSignerBuilder(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.edec.EdECObjectIdentifiers.id_Ed25519), null); // expect: signature Ed25519 functions=sign
        new BcContentSignerBuilder(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.edec.EdECObjectIdentifiers.id_Ed448), null); // expect: signature Ed448 functions=sign
    }

    void useX509() throws Exception {
        digests.get(new AlgorithmIdentifier(X509ObjectIdentifiers.id_SHA1)); // expect: hash SHA-1
        digests.get(new AlgorithmIdentifier(X509ObjectIdentifiers.ripemd160)); // expect: hash RIPEMD-160
        new BcContentSignerBuilder(new AlgorithmIdentifier(X509ObjectIdentifiers.ripemd160WithRSAEncryption), null); // expect: signature RSA-PKCS1-1.5-RIPEMD-160 functions=sign
    }

    void useIANA() throws Exception {
        new JceCMSMacCalculatorBuilder(IANAObjectIdentifiers.hmacMD5); // expect: mac HMAC-MD5
        new JceCMSMacCalculatorBuilder(IANAObjectIdentifiers.hmacSHA1); // expect: mac HMAC-SHA-1
    }

    void useMisc() throws Exception {
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.cast5CBC); // expect: cipher CAST5-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.cast5CBC); // expect: cipher CAST5-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.as_sys_sec_alg_ideaCBC); // expect: cipher IDEA-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.as_sys_sec_alg_ideaCBC); // expect: cipher IDEA-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.cryptlib_algorithm_blowfish_ECB); // expect: cipher Blowfish-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.cryptlib_algorithm_blowfish_CBC); // expect: cipher Blowfish-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.cryptlib_algorithm_blowfish_CFB); // expect: cipher Blowfish-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(MiscObjectIdentifiers.cryptlib_algorithm_blowfish_OFB); // expect: cipher Blowfish-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.cryptlib_algorithm_blowfish_ECB); // expect: cipher Blowfish-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.cryptlib_algorithm_blowfish_CBC); // expect: cipher Blowfish-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.cryptlib_algorithm_blowfish_CFB); // expect: cipher Blowfish-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.cryptlib_algorithm_blowfish_OFB); // expect: cipher Blowfish-OFB functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(MiscObjectIdentifiers.id_scrypt), publicKey); // expect: key-wrap scrypt functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.misc.MiscObjectIdentifiers.id_scrypt), publicKey); // expect: key-wrap scrypt functions=encrypt
    }

    void useNTT() throws Exception {
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia128_cbc); // expect: cipher CAMELLIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia192_cbc); // expect: cipher CAMELLIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia256_cbc); // expect: cipher CAMELLIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia128_cbc); // expect: cipher CAMELLIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia192_cbc); // expect: cipher CAMELLIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia256_cbc); // expect: cipher CAMELLIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia128_wrap); // expect: cipher CAMELLIA-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia192_wrap); // expect: cipher CAMELLIA-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(NTTObjectIdentifiers.id_camellia256_wrap); // expect: cipher CAMELLIA-256-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia128_wrap); // expect: cipher CAMELLIA-128-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia192_wrap); // expect: cipher CAMELLIA-192-KW functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.ntt.NTTObjectIdentifiers.id_camellia256_wrap); // expect: cipher CAMELLIA-256-KW functions=encrypt
    }

    void useKISA() throws Exception {
        new JceCMSContentEncryptorBuilder(KISAObjectIdentifiers.id_seedCBC); // expect: cipher SEED-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.kisa.KISAObjectIdentifiers.id_seedCBC); // expect: cipher SEED-128-CBC functions=encrypt
    }

    void useNSRI() throws Exception {
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_ecb); // expect: cipher ARIA-128-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_cbc); // expect: cipher ARIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_cfb); // expect: cipher ARIA-128-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_ofb); // expect: cipher ARIA-128-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_ctr); // expect: cipher ARIA-128-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_gcm); // expect: cipher ARIA-128-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria128_ccm); // expect: cipher ARIA-128-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_ecb); // expect: cipher ARIA-192-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_cbc); // expect: cipher ARIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_cfb); // expect: cipher ARIA-192-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_ofb); // expect: cipher ARIA-192-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_ctr); // expect: cipher ARIA-192-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_gcm); // expect: cipher ARIA-192-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria192_ccm); // expect: cipher ARIA-192-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_ecb); // expect: cipher ARIA-256-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_cbc); // expect: cipher ARIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_cfb); // expect: cipher ARIA-256-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_ofb); // expect: cipher ARIA-256-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_ctr); // expect: cipher ARIA-256-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_gcm); // expect: cipher ARIA-256-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(NSRIObjectIdentifiers.id_aria256_ccm); // expect: cipher ARIA-256-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_ecb); // expect: cipher ARIA-128-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_cbc); // expect: cipher ARIA-128-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_cfb); // expect: cipher ARIA-128-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_ofb); // expect: cipher ARIA-128-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_ctr); // expect: cipher ARIA-128-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_gcm); // expect: cipher ARIA-128-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria128_ccm); // expect: cipher ARIA-128-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_ecb); // expect: cipher ARIA-192-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_cbc); // expect: cipher ARIA-192-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_cfb); // expect: cipher ARIA-192-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_ofb); // expect: cipher ARIA-192-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_ctr); // expect: cipher ARIA-192-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_gcm); // expect: cipher ARIA-192-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria192_ccm); // expect: cipher ARIA-192-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_ecb); // expect: cipher ARIA-256-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_cbc); // expect: cipher ARIA-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_cfb); // expect: cipher ARIA-256-CFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_ofb); // expect: cipher ARIA-256-OFB functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_ctr); // expect: cipher ARIA-256-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_gcm); // expect: cipher ARIA-256-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(org.bouncycastle.internal.asn1.nsri.NSRIObjectIdentifiers.id_aria256_ccm); // expect: cipher ARIA-256-CCM functions=encrypt
    }

    void useGM() throws Exception {
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_ecb); // expect: cipher SM4-ECB functions=encrypt
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_cbc); // expect: cipher SM4-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_ctr); // expect: cipher SM4-CTR functions=encrypt
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_gcm); // expect: cipher SM4-GCM functions=encrypt
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_ccm); // expect: cipher SM4-CCM functions=encrypt
        new JceCMSContentEncryptorBuilder(GMObjectIdentifiers.sms4_xts); // expect: cipher SM4-XTS functions=encrypt
        ECNamedCurveTable.getByOID(GMObjectIdentifiers.sm2p256v1); // expect: parameters EC-sm2p256v1
        ECNamedCurveTable.getByOID(GMObjectIdentifiers.wapip192v1); // expect: parameters EC-wapip192v1
        digests.get(new AlgorithmIdentifier(GMObjectIdentifiers.sm3)); // expect: hash SM3
        new JceCMSMacCalculatorBuilder(GMObjectIdentifiers.hmac_sm3); // expect: mac HMAC-SM3
        new BcContentSignerBuilder(new AlgorithmIdentifier(GMObjectIdentifiers.sm2sign_with_sm3), null); // expect: signature SM2 functions=sign digest=SM3
    }

    void useCryptoPro() throws Exception {
        digests.get(new AlgorithmIdentifier(CryptoProObjectIdentifiers.gostR3411)); // expect: hash GOSTR3411
        new JceCMSContentEncryptorBuilder(CryptoProObjectIdentifiers.gostR28147_gcfb); // expect: cipher GOST28147-GCFB functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(CryptoProObjectIdentifiers.gostR3410_2001), publicKey); // expect: key-wrap GOSTR3410 functions=encrypt
        ECNamedCurveTable.getByOID(CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_A); // expect: parameters EC-id-GostR3410-2001-CryptoPro-A-ParamSet
        ECNamedCurveTable.getByOID(CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_B); // expect: parameters EC-id-GostR3410-2001-CryptoPro-B-ParamSet
        ECNamedCurveTable.getByOID(CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_C); // expect: parameters EC-id-GostR3410-2001-CryptoPro-C-ParamSet
        ECNamedCurveTable.getByOID(CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_XchA); // expect: parameters EC-id-GostR3410-2001-CryptoPro-A-ParamSet
        ECNamedCurveTable.getByOID(CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_XchB); // expect: parameters EC-id-GostR3410-2001-CryptoPro-C-ParamSet
        new BcContentSignerBuilder(new AlgorithmIdentifier(CryptoProObjectIdentifiers.gostR3411_94_with_gostR3410_2001), null); // expect: signature GOSTR3410-GOSTR3411 functions=sign
    }

    void useRosstandart() throws Exception {
        digests.get(new AlgorithmIdentifier(RosstandartObjectIdentifiers.id_tc26_gost_3411_12_256)); // expect: hash Streebog-256
        digests.get(new AlgorithmIdentifier(RosstandartObjectIdentifiers.id_tc26_gost_3411_12_512)); // expect: hash Streebog-512
        digests.get(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3411_12_256)); // expect: hash Streebog-256
        digests.get(new AlgorithmIdentifier(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3411_12_512)); // expect: hash Streebog-512
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetA); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetA
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetB); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetB
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetC); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetC
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetD); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetD
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetA); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetA
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetB); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetB
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetC); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetC
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSetD); // expect: parameters EC-id-tc26-gost-3410-2012-256-paramSetD
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetA); // expect: parameters EC-id-tc26-gost-3410-12-512-paramSetA
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetB); // expect: parameters EC-id-tc26-gost-3410-12-512-paramSetB
        ECNamedCurveTable.getByOID(RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetC); // expect: parameters EC-id-tc26-gost-3410-2012-512-paramSetC
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetA); // expect: parameters EC-id-tc26-gost-3410-12-512-paramSetA
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetB); // expect: parameters EC-id-tc26-gost-3410-12-512-paramSetB
        ECNamedCurveTable.getByOID(org.bouncycastle.internal.asn1.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSetC); // expect: parameters EC-id-tc26-gost-3410-2012-512-paramSetC
    }

    void useUA() throws Exception {
        digests.get(new AlgorithmIdentifier(UAObjectIdentifiers.dstu7564digest_256)); // expect: hash Kupyna-256
        digests.get(new AlgorithmIdentifier(UAObjectIdentifiers.dstu7564digest_384)); // expect: hash Kupyna-384
        digests.get(new AlgorithmIdentifier(UAObjectIdentifiers.dstu7564digest_512)); // expect: hash Kupyna-512
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(UAObjectIdentifiers.dstu4145le), publicKey); // expect: key-wrap DSTU4145 functions=encrypt
        new JceAsymmetricKeyWrapper(new AlgorithmIdentifier(UAObjectIdentifiers.dstu4145be), publicKey); // expect: key-wrap DSTU4145 functions=encrypt
    }

    void dotted(String configured) throws Exception {
        digests.get(new AlgorithmIdentifier(new ASN1ObjectIdentifier("2.16.840.1.101.3.4.2.3"))); // expect: hash SHA-512
        ECNamedCurveTable.getByOID(new ASN1ObjectIdentifier("1.3.132.0.10")); // expect: parameters EC-secp256k1
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier("2.16.840.1.101.3.4.1.42")); // expect: cipher AES-256-CBC functions=encrypt
        new JceCMSContentEncryptorBuilder(new ASN1ObjectIdentifier(configured)); // expect: cipher unknown functions=encrypt
    }

    Object shadowed(com.acme.NISTObjectIdentifiers own) {
        return com.acme.NISTObjectIdentifiers.id_sha256;
    }
}
