import { library } from "../rule.ts"

const NIST = "org.bouncycastle.asn1.nist.NISTObjectIdentifiers"
const PKCS = "org.bouncycastle.asn1.pkcs.PKCSObjectIdentifiers"
const X9 = "org.bouncycastle.asn1.x9.X9ObjectIdentifiers"
const SEC = "org.bouncycastle.asn1.sec.SECObjectIdentifiers"
const OIW = "org.bouncycastle.asn1.oiw.OIWObjectIdentifiers"
const TELETRUST = "org.bouncycastle.asn1.teletrust.TeleTrusTObjectIdentifiers"

/*
 * Bouncy Castle 1.83, javadoc of the interfaces of object identifiers in the packages below org.bouncycastle.asn1: those
 * with which a program chooses an algorithm or a curve.
 */
export const bcOids = library("java", "bcOids", {
  [`${NIST}.id_{sha224,sha256,sha384,sha512,sha512_224,sha512_256,sha3_224,sha3_256,sha3_384,sha3_512,shake128,shake256}`]:
    {
      value: "{1}"
    },
  [`${NIST}.id_hmacWith{SHA3_224,SHA3_256,SHA3_384,SHA3_512}`]: { value: "Hmac{1}" },
  [`${NIST}.id_{aes128,aes192,aes256}_{ECB,CBC,OFB,CFB,GCM,CCM}`]: { value: "{1}/{2}" },
  [`${NIST}.id_{aes128,aes192,aes256}_wrap`]: { value: "{1}/KW" },
  [`${NIST}.id_{aes128,aes192,aes256}_wrap_pad`]: { value: "{1}/KWP" },
  [`${NIST}.dsa_with_{sha224,sha256,sha384,sha512}`]: { value: "{1}withDSA" },
  [`${NIST}.id_{dsa,ecdsa}_with_{sha3_224,sha3_256,sha3_384,sha3_512}`]: { value: "{2}with{1}" },
  [`${NIST}.id_rsassa_pkcs1_v1_5_with_{sha3_224,sha3_256,sha3_384,sha3_512}`]: { value: "{1}withRSA" },
  [`${NIST}.id_ml_dsa_{44,65,87}`]: { value: "ML-DSA-{1}" },
  [`${NIST}.id_hash_ml_dsa_{44,65,87}_with_sha512`]: { value: "ML-DSA-{1}-WITH-SHA512" },
  [`${NIST}.id_alg_ml_kem_{512,768,1024}`]: { value: "ML-KEM-{1}" },
  [`${NIST}.id_slh_dsa_{sha2,shake}_{128s,128f,192s,192f,256s,256f}`]: { value: "SLH-DSA-{1}-{2}" },
  [`${PKCS}.rsaEncryption`]: { value: "RSA" },
  [`${PKCS}.{md2,md4,md5,sha1,sha224,sha256,sha384,sha512}WithRSAEncryption`]: { value: "{1}withRSA" },
  [`${PKCS}.sha512_{224,256}WithRSAEncryption`]: { value: "SHA512-{1}withRSA" },
  [`${PKCS}.id_RSAES_OAEP`]: { value: "1.2.840.113549.1.1.7" },
  [`${PKCS}.id_RSASSA_PSS`]: { value: "1.2.840.113549.1.1.10" },
  [`${PKCS}.{md2,md4,md5}`]: { value: "{1}" },
  [`${PKCS}.id_hmacWith{SHA1,SHA224,SHA256,SHA384,SHA512}`]: { value: "Hmac{1}" },
  [`${PKCS}.des_EDE3_CBC`]: { value: "1.2.840.113549.3.7" },
  [`${PKCS}.RC2_CBC`]: { value: "RC2/CBC" },
  [`${PKCS}.rc4`]: { value: "RC4" },
  [`${PKCS}.dhKeyAgreement`]: { value: "DH" },
  [`${PKCS}.id_PBKDF2`]: { value: "PBKDF2" },
  [`${PKCS}.id_PBES2`]: { value: "PBES2" },
  [`${PKCS}.id_alg_hss_lms_hashsig`]: { value: "HSS" },
  [`${PKCS}.id_alg_AEADChaCha20Poly1305`]: { value: "ChaCha20-Poly1305" },
  [`${PKCS}.id_alg_CMS3DESwrap`]: { value: "DESedeWrap" },
  [`${PKCS}.id_alg_hkdf_with_sha{256,384,512}`]: { value: "HKDF-SHA{1}" },
  [`${PKCS}.pbeWith{MD2,MD5,SHA1}And{DES,RC2}_CBC`]: { value: "PBEwith{1}and{2}-CBC" },
  [`${PKCS}.pbeWithSHAAnd128BitRC4`]: { value: "1.2.840.113549.1.12.1.1" },
  [`${PKCS}.pbeWithSHAAnd40BitRC4`]: { value: "1.2.840.113549.1.12.1.2" },
  [`${PKCS}.pbeWithSHAAnd3_KeyTripleDES_CBC`]: { value: "1.2.840.113549.1.12.1.3" },
  [`${PKCS}.pbeWithSHAAnd2_KeyTripleDES_CBC`]: { value: "1.2.840.113549.1.12.1.4" },
  [`${PKCS}.pbeWithSHAAnd128BitRC2_CBC`]: { value: "1.2.840.113549.1.12.1.5" },
  [`${PKCS}.{pbeWithSHAAnd40BitRC2_CBC,pbewithSHAAnd40BitRC2_CBC}`]: { value: "1.2.840.113549.1.12.1.6" },

  [`${X9}.ecdsa_with_{SHA1,SHA224,SHA256,SHA384,SHA512}`]: { value: "{1}withECDSA" },
  [`${X9}.id_ecPublicKey`]: { value: "EC" },
  [`${X9}.id_dsa`]: { value: "DSA" },
  [`${X9}.id_dsa_with_sha1`]: { value: "SHA1withDSA" },
  [`${X9}.dhpublicnumber`]: { value: "DH" },
  [`${X9}.{prime192v1,prime192v2,prime192v3,prime239v1,prime239v2,prime239v3,prime256v1}`]: { value: "{1}" },
  [`${X9}.{c2pnb163v1,c2pnb163v2,c2pnb163v3,c2pnb176w1,c2tnb191v1,c2tnb191v2,c2tnb191v3,c2onb191v4,c2onb191v5,c2pnb208w1}`]:
    {
      value: "{1}"
    },
  [`${X9}.{c2tnb239v1,c2tnb239v2,c2tnb239v3,c2onb239v4,c2onb239v5,c2pnb272w1,c2pnb304w1,c2tnb359v1,c2pnb368w1,c2tnb431r1}`]:
    {
      value: "{1}"
    },
  [`${SEC}.{secp112r1,secp112r2,secp128r1,secp128r2,secp160k1,secp160r1,secp160r2,secp192k1,secp192r1,secp224k1,secp224r1}`]:
    {
      value: "{1}"
    },
  [`${SEC}.{secp256k1,secp256r1,secp384r1,secp521r1}`]: { value: "{1}" },
  [`${SEC}.{sect113r1,sect113r2,sect131r1,sect131r2,sect163k1,sect163r1,sect163r2,sect193r1,sect193r2,sect233k1,sect233r1}`]:
    {
      value: "{1}"
    },
  [`${SEC}.{sect239k1,sect283k1,sect283r1,sect409k1,sect409r1,sect571k1,sect571r1}`]: { value: "{1}" },
  [`${TELETRUST}.brainpoolP{160,192,224,256,320,384,512}{r1,t1}`]: { value: "brainpoolP{1}{2}" },
  [`${TELETRUST}.{ripemd128,ripemd160,ripemd256}`]: { value: "{1}" },
  [`${TELETRUST}.rsaSignatureWith{ripemd128,ripemd160,ripemd256}`]: { value: "{1}withRSA" },
  [`${TELETRUST}.ecSignWithSha1`]: { value: "SHA1withECDSA" },
  [`${TELETRUST}.ecSignWithRipemd160`]: { value: "RIPEMD160withECDSA" },
  "org.bouncycastle.asn1.anssi.ANSSIObjectIdentifiers.FRP256v1": { value: "FRP256v1" },
  [`${OIW}.idSHA1`]: { value: "SHA1" },
  [`${OIW}.{dsaWithSHA1,sha1WithRSA,md4WithRSA,md5WithRSA}`]: { value: "{1}" },
  [`${OIW}.des{ECB,CBC,OFB,CFB}`]: { value: "DES/{1}" },
  [`${OIW}.desEDE`]: { value: "DESede/ECB" },
  [`${OIW}.elGamalAlgorithm`]: { value: "ElGamal" },
  "org.bouncycastle.asn1.edec.EdECObjectIdentifiers.id_{X25519,X448,Ed25519,Ed448}": { value: "{1}" },
  "org.bouncycastle.internal.asn1.edec.EdECObjectIdentifiers.id_{X25519,X448,Ed25519,Ed448}": { value: "{1}" },
  "org.bouncycastle.asn1.x509.X509ObjectIdentifiers.id_SHA1": { value: "SHA1" },
  "org.bouncycastle.asn1.x509.X509ObjectIdentifiers.{ripemd160,ripemd160WithRSAEncryption}": { value: "{1}" },
  "org.bouncycastle.asn1.iana.IANAObjectIdentifiers.hmac{MD5,SHA1}": { value: "Hmac{1}" },
  "org.bouncycastle.{asn1,internal.asn1}.misc.MiscObjectIdentifiers.cast5CBC": { value: "CAST5/CBC" },
  "org.bouncycastle.{asn1,internal.asn1}.misc.MiscObjectIdentifiers.as_sys_sec_alg_ideaCBC": { value: "IDEA/CBC" },
  "org.bouncycastle.{asn1,internal.asn1}.misc.MiscObjectIdentifiers.cryptlib_algorithm_blowfish_{ECB,CBC,CFB,OFB}": {
    value: "Blowfish/{2}"
  },
  "org.bouncycastle.{asn1,internal.asn1}.misc.MiscObjectIdentifiers.id_scrypt": { value: "scrypt" },
  "org.bouncycastle.{asn1,internal.asn1}.ntt.NTTObjectIdentifiers.id_{camellia128,camellia192,camellia256}_cbc": {
    value: "{2}/CBC"
  },
  "org.bouncycastle.{asn1,internal.asn1}.ntt.NTTObjectIdentifiers.id_{camellia128,camellia192,camellia256}_wrap": {
    value: "{2}/KW"
  },
  "org.bouncycastle.{asn1,internal.asn1}.kisa.KISAObjectIdentifiers.id_seedCBC": { value: "SEED/CBC" },
  "org.bouncycastle.{asn1,internal.asn1}.nsri.NSRIObjectIdentifiers.id_{aria128,aria192,aria256}_{ecb,cbc,cfb,ofb,ctr,gcm,ccm}":
    {
      value: "{2}/{3}"
    },
  "org.bouncycastle.asn1.gm.GMObjectIdentifiers.sms4_{ecb,cbc,ctr,gcm,ccm,xts}": { value: "SM4/{1}" },
  "org.bouncycastle.asn1.gm.GMObjectIdentifiers.{sm2p256v1,wapip192v1,sm3}": { value: "{1}" },
  "org.bouncycastle.asn1.gm.GMObjectIdentifiers.hmac_sm3": { value: "HmacSM3" },
  "org.bouncycastle.asn1.gm.GMObjectIdentifiers.sm2sign_with_sm3": { value: "SM3withSM2" },
  "org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3411": { value: "GOST3411" },
  "org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR28147_gcfb": { value: "GOST28147/GCFB" },
  "org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3410_2001": { value: "ECGOST3410" },
  "org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3410_2001_CryptoPro_{A,B,C,XchA,XchB}": {
    value: "GostR3410-2001-CryptoPro-{1}"
  },
  "org.bouncycastle.asn1.cryptopro.CryptoProObjectIdentifiers.gostR3411_94_with_gostR3410_2001": {
    value: "GOST3411withECGOST3410"
  },
  "org.bouncycastle.{asn1,internal.asn1}.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3411_12_{256,512}": {
    value: "GOST3411-2012-{2}"
  },
  "org.bouncycastle.{asn1,internal.asn1}.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_256_paramSet{A,B,C,D}":
    {
      value: "Tc26-Gost-3410-12-256-paramSet{2}"
    },
  "org.bouncycastle.{asn1,internal.asn1}.rosstandart.RosstandartObjectIdentifiers.id_tc26_gost_3410_12_512_paramSet{A,B,C}":
    {
      value: "Tc26-Gost-3410-12-512-paramSet{2}"
    },
  "org.bouncycastle.asn1.ua.UAObjectIdentifiers.dstu7564digest_{256,384,512}": { value: "DSTU7564-{1}" },
  "org.bouncycastle.asn1.ua.UAObjectIdentifiers.{dstu4145le,dstu4145be}": { value: "DSTU4145" }
})
