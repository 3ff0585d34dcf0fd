import { arg, library, text } from "../rule.ts"

const keygen = { is: "keygen", returns: "org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator" } as const
const signer = { is: "signature", returns: "org.bouncycastle.pqc.crypto.MessageSigner" } as const
const generator = {
  is: "kem",
  functions: ["encapsulate"],
  returns: "org.bouncycastle.crypto.EncapsulatedSecretGenerator"
} as const
const extractor = { is: "kem", functions: ["decapsulate"], key: arg(0, "any") } as const
const privateKey = { is: "key", material: "private-key", from: arg(0, "any") } as const
/** The base class of both halves; a flag tells which it is. */
const eitherKey = { is: "key", material: arg(0, "keyHalf"), from: arg(1, "any") } as const
const publicKey = { is: "key", material: "public-key", from: arg(0, "any") } as const

/** Key pairs and keys of one scheme: all of them are made alike. */
const keys = (prefix: string, name: string) => ({
  [`new org.bouncycastle.${prefix}KeyPairGenerator`]: { ...keygen, name },
  [`new org.bouncycastle.${prefix}KeyGenerationParameters`]: { from: arg(1, "any") },
  [`new org.bouncycastle.${prefix}PrivateKeyParameters`]: { ...privateKey, name },
  [`new org.bouncycastle.${prefix}PublicKeyParameters`]: { ...publicKey, name }
})

const signature = (prefix: string, name: string) => ({
  ...keys(prefix, name),
  [`new org.bouncycastle.${prefix}Signer`]: { ...signer, name }
})

const kem = (prefix: string, name: string) => ({
  ...keys(prefix, name),
  [`new org.bouncycastle.${prefix}KEMGenerator`]: { ...generator, name },
  [`new org.bouncycastle.${prefix}KEMExtractor`]: { ...extractor, name }
})

/*
 * Bouncy Castle 1.71 to 1.83, javadoc of org.bouncycastle.pqc.crypto and its packages, of org.bouncycastle.pqc.legacy,
 * and of org.bouncycastle.crypto.{generators,kems,params,signers}, where the schemes of FIPS 203 to 205 moved.
 */
export const bcPqc = library("java", "bcPqc", {
  ...keys("pqc.crypto.mlkem.MLKEM", "ML-KEM"),
  "new org.bouncycastle.{pqc.crypto.mlkem,crypto.kems}.MLKEMGenerator": { ...generator, name: "ML-KEM" },
  "new org.bouncycastle.{pqc.crypto.mlkem,crypto.kems}.MLKEMExtractor": { ...extractor, name: "ML-KEM" },
  "new org.bouncycastle.crypto.generators.MLKEMKeyPairGenerator": { ...keygen, name: "ML-KEM" },
  "new org.bouncycastle.crypto.params.MLKEMPrivateKeyParameters": { ...privateKey, name: "ML-KEM" },
  "new org.bouncycastle.crypto.params.MLKEMPublicKeyParameters": { ...publicKey, name: "ML-KEM" },
  "new org.bouncycastle.{pqc.crypto.mlkem,crypto.params}.MLKEMKeyParameters": { ...eitherKey, name: "ML-KEM" },
  "org.bouncycastle.{pqc.crypto.mlkem,crypto.params}.MLKEMParameters.ml_kem_{512,768,1024}": { parameterSet: "{2}" },
  ...kem("pqc.crypto.crystals.kyber.Kyber", "Kyber"),
  "org.bouncycastle.pqc.crypto.crystals.kyber.KyberParameters.kyber{512,768,1024}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.crypto.crystals.kyber.KyberParameters.kyber{512,768,1024}_aes": { parameterSet: "{1}-AES" },

  ...signature("pqc.crypto.mldsa.MLDSA", "ML-DSA"),
  "new org.bouncycastle.crypto.signers.MLDSASigner": { ...signer, name: "ML-DSA" },
  "new org.bouncycastle.{pqc.crypto.mldsa,crypto.signers}.HashMLDSASigner": {
    ...signer,
    name: "HashML-DSA",
    digest: "SHA-512"
  },
  "new org.bouncycastle.crypto.generators.MLDSAKeyPairGenerator": { ...keygen, name: "ML-DSA" },
  "new org.bouncycastle.crypto.params.MLDSAPrivateKeyParameters": { ...privateKey, name: "ML-DSA" },
  "new org.bouncycastle.crypto.params.MLDSAPublicKeyParameters": { ...publicKey, name: "ML-DSA" },
  "new org.bouncycastle.{pqc.crypto.mldsa,crypto.params}.MLDSAKeyParameters": { ...eitherKey, name: "ML-DSA" },
  "org.bouncycastle.{pqc.crypto.mldsa,crypto.params}.MLDSAParameters.ml_dsa_{44,65,87}": { parameterSet: "{2}" },
  "org.bouncycastle.{pqc.crypto.mldsa,crypto.params}.MLDSAParameters.ml_dsa_{44,65,87}_with_sha512": {
    parameterSet: "{2}",
    digest: "SHA-512"
  },
  ...signature("{pqc.crypto,pqc.legacy}.crystals.dilithium.Dilithium", "Dilithium"),
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.crystals.dilithium.DilithiumParameters.dilithium{2,3,5}": {
    parameterSet: "{2}"
  },
  "org.bouncycastle.pqc.crypto.crystals.dilithium.DilithiumParameters.dilithium{2,3,5}_aes": {
    parameterSet: "{1}-AES"
  },

  ...signature("pqc.crypto.slhdsa.SLHDSA", "SLH-DSA"),
  "new org.bouncycastle.crypto.signers.SLHDSASigner": { ...signer, name: "SLH-DSA" },
  "new org.bouncycastle.{pqc.crypto.slhdsa,crypto.signers}.HashSLHDSASigner": { ...signer, name: "HashSLH-DSA" },
  "new org.bouncycastle.crypto.generators.SLHDSAKeyPairGenerator": { ...keygen, name: "SLH-DSA" },
  "new org.bouncycastle.crypto.params.SLHDSAPrivateKeyParameters": { ...privateKey, name: "SLH-DSA" },
  "new org.bouncycastle.crypto.params.SLHDSAPublicKeyParameters": { ...publicKey, name: "SLH-DSA" },
  "new org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAKeyParameters": { ...eitherKey, name: "SLH-DSA" },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.sha2_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHA2-{2}"
  },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.shake_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHAKE-{2}"
  },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.sha2_{128f,128s}_with_sha256": {
    parameterSet: "SHA2-{2}",
    digest: "SHA-256"
  },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.sha2_{192f,192s,256f,256s}_with_sha512": {
    parameterSet: "SHA2-{2}",
    digest: "SHA-512"
  },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.shake_{128f,128s}_with_shake128": {
    parameterSet: "SHAKE-{2}",
    digest: "SHAKE128"
  },
  "org.bouncycastle.{pqc.crypto.slhdsa,crypto.params}.SLHDSAParameters.shake_{192f,192s,256f,256s}_with_shake256": {
    parameterSet: "SHAKE-{2}",
    digest: "SHAKE256"
  },
  "new org.bouncycastle.crypto.params.{MLKEM,MLDSA,SLHDSA,CMCE,FrodoKEM}KeyGenerationParameters": {
    from: arg(1, "any")
  },
  ...signature("{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlus", "SPHINCS+"),
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.sha2_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHA2-{2}-simple"
  },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.sha2_{128f,128s,192f,192s,256f,256s}_robust":
    {
      parameterSet: "SHA2-{2}-robust"
    },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.shake_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "SHAKE-{2}-simple"
  },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.shake_{128f,128s,192f,192s,256f,256s}_robust":
    {
      parameterSet: "SHAKE-{2}-robust"
    },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.haraka_{128f,128s,192f,192s,256f,256s}": {
    parameterSet: "Haraka-{2}-robust"
  },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.sphincsplus.SPHINCSPlusParameters.haraka_{128f,128s,192f,192s,256f,256s}_simple":
    {
      parameterSet: "Haraka-{2}-simple"
    },

  ...signature("pqc.crypto.falcon.Falcon", "FN-DSA"),
  "org.bouncycastle.pqc.crypto.falcon.FalconParameters.falcon_{512,1024}": { parameterSet: "{1}" },
  ...signature("pqc.crypto.mayo.Mayo", "MAYO"),
  "org.bouncycastle.pqc.crypto.mayo.MayoParameters.mayo{1,2,3,5}": { parameterSet: "{1}" },
  ...signature("pqc.crypto.snova.Snova", "SNOVA"),
  "org.bouncycastle.pqc.crypto.snova.SnovaParameters.SNOVA_{24_5_4,24_5_5,25_8_3,29_6_5,37_8_4,37_17_2,49_11_3,56_25_2,60_10_4,66_15_3,75_33_2}_{SSK,ESK,SHAKE_SSK,SHAKE_ESK}":
    { parameterSet: "{1}_{2}" },
  ...signature("pqc.crypto.picnic.Picnic", "Picnic"),
  "org.bouncycastle.pqc.crypto.picnic.PicnicParameters.picnicl{1,3,5}{fs,ur,full}": {
    parameterSet: text("picnicl{1}{2}", "pqc")
  },
  "org.bouncycastle.pqc.crypto.picnic.PicnicParameters.picnic3l{1,3,5}": { parameterSet: "3-L{1}" },
  ...signature("pqc.crypto.sqisign.SQIsign", "SQIsign"),
  "org.bouncycastle.pqc.crypto.sqisign.SQIsignParameters.sqisign_{lvl1,lvl3,lvl5}": { parameterSet: "{1}" },
  ...signature("pqc.crypto.uov.UOV", "UOV"),
  "org.bouncycastle.pqc.crypto.uov.UOVParameters.uov_{Is,Ip,III,V}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.crypto.uov.UOVParameters.uov_{Is,Ip,III,V}_pkc": { parameterSet: "{1}-pkc" },
  "org.bouncycastle.pqc.crypto.uov.UOVParameters.uov_{Is,Ip,III,V}_pkc_skc": { parameterSet: "{1}-pkc-skc" },
  ...signature("pqc.crypto.faest.Faest", "FAEST"),
  "org.bouncycastle.pqc.crypto.faest.FaestParameters.faest_{128s,128f,192s,192f,256s,256f}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.crypto.faest.FaestParameters.faest_em_{128s,128f,192s,192f,256s,256f}": {
    parameterSet: "EM-{1}"
  },
  ...signature("pqc.crypto.haetae.HAETAE", "HAETAE"),
  "org.bouncycastle.pqc.crypto.haetae.HAETAEParameters.haetae{2,3,5}": { parameterSet: "{1}" },
  ...signature("pqc.crypto.aimer.AIMer", "AIMer"),
  "org.bouncycastle.pqc.crypto.aimer.AIMerParameters.aimer{128f,128s,192f,192s,256f,256s}": { parameterSet: "{1}" },
  ...signature("pqc.crypto.mqom.MQOM", "MQOM"),
  "org.bouncycastle.pqc.crypto.mqom.MQOMParameters.mqom2_cat{1,3,5}_{gf2,gf16,gf256}_{fast,short}_{r3,r5}": {
    parameterSet: "cat{1}-{2}-{3}-{4}"
  },
  ...signature("pqc.crypto.sdith.SDitH", "SDitH"),
  "org.bouncycastle.pqc.crypto.sdith.SDitHParameters.sdith_{hypercube,threshold}_{cat1,cat3,cat5}_{gf256,p251}": {
    parameterSet: "{1}-{2}-{3}"
  },
  ...signature("pqc.crypto.qruov.QRUOV", "QR-UOV"),
  "org.bouncycastle.pqc.crypto.qruov.QRUOVParameters.qruov_{1_q127_L3_v156_m54,1_q31_L3_v165_m60,1_q31_L10_v600_m70,1_q7_L10_v740_m100}_{shake,aes}":
    { parameterSet: "{1}_{2}" },
  "org.bouncycastle.pqc.crypto.qruov.QRUOVParameters.qruov_{3_q127_L3_v228_m78,3_q31_L3_v246_m87,3_q31_L10_v890_m100,3_q7_L10_v1100_m140}_{shake,aes}":
    { parameterSet: "{1}_{2}" },
  "org.bouncycastle.pqc.crypto.qruov.QRUOVParameters.qruov_{5_q127_L3_v306_m105,5_q31_L3_v324_m114,5_q31_L10_v1120_m120,5_q7_L10_v1490_m190}_{shake,aes}":
    { parameterSet: "{1}_{2}" },
  ...signature("pqc.legacy.hawk.Hawk", "HAWK"),
  "org.bouncycastle.pqc.legacy.hawk.HawkParameters.Hawk_{256,512,1024}": { parameterSet: "{1}" },

  ...kem("pqc.crypto.cmce.CMCE", "Classic-McEliece"),
  "new org.bouncycastle.crypto.kems.CMCEKEMGenerator": { ...generator, name: "Classic-McEliece" },
  "new org.bouncycastle.crypto.kems.CMCEKEMExtractor": { ...extractor, name: "Classic-McEliece" },
  "new org.bouncycastle.crypto.generators.CMCEKeyPairGenerator": { ...keygen, name: "Classic-McEliece" },
  "new org.bouncycastle.crypto.params.CMCEPrivateKeyParameters": { ...privateKey, name: "Classic-McEliece" },
  "new org.bouncycastle.crypto.params.CMCEPublicKeyParameters": { ...publicKey, name: "Classic-McEliece" },
  "org.bouncycastle.pqc.crypto.cmce.CMCEParameters.mceliece{348864,348864f,460896,460896f,6688128,6688128f,6960119,6960119f,8192128,8192128f}r3":
    { parameterSet: "{1}" },
  "org.bouncycastle.crypto.params.CMCEParameters.mceliece{460896,6688128,6960119,8192128}{,f,pc,pcf}": {
    parameterSet: "{1}{2}"
  },
  "new org.bouncycastle.{pqc.crypto.frodo.FrodoKEM,crypto.kems.FrodoKEM}Generator": { ...generator, name: "FrodoKEM" },
  "new org.bouncycastle.{pqc.crypto.frodo.FrodoKEM,crypto.kems.FrodoKEM}Extractor": { ...extractor, name: "FrodoKEM" },
  ...keys("pqc.crypto.frodo.Frodo", "FrodoKEM"),
  "new org.bouncycastle.crypto.generators.FrodoKEMKeyPairGenerator": { ...keygen, name: "FrodoKEM" },
  "new org.bouncycastle.crypto.params.FrodoKEMPrivateKeyParameters": { ...privateKey, name: "FrodoKEM" },
  "new org.bouncycastle.crypto.params.FrodoKEMPublicKeyParameters": { ...publicKey, name: "FrodoKEM" },
  "org.bouncycastle.pqc.crypto.frodo.FrodoParameters.frodokem{640,976,1344}aes": { parameterSet: "{1}-AES" },
  "org.bouncycastle.pqc.crypto.frodo.FrodoParameters.frodokem{640,976,1344}shake": { parameterSet: "{1}-SHAKE" },
  "org.bouncycastle.crypto.params.FrodoKEMParameters.{frodokem,efrodokem}{976,1344}aes": { parameterSet: "{2}-AES" },
  "org.bouncycastle.crypto.params.FrodoKEMParameters.{frodokem,efrodokem}{976,1344}shake": {
    parameterSet: "{2}-SHAKE"
  },
  ...kem("{pqc.crypto,pqc.legacy}.bike.BIKE", "BIKE"),
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.bike.BIKEParameters.bike128": { parameterSet: "L1" },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.bike.BIKEParameters.bike192": { parameterSet: "L3" },
  "org.bouncycastle.{pqc.crypto,pqc.legacy}.bike.BIKEParameters.bike256": { parameterSet: "L5" },
  ...kem("pqc.crypto.hqc.HQC", "HQC"),
  "org.bouncycastle.pqc.crypto.hqc.HQCParameters.hqc{128,192,256}": { parameterSet: "{1}" },
  ...kem("pqc.crypto.ntru.NTRU", "NTRU"),
  "org.bouncycastle.pqc.crypto.ntru.NTRUParameters.ntruhps2048{509,677}": { parameterSet: "HPS-2048-{1}" },
  "org.bouncycastle.pqc.crypto.ntru.NTRUParameters.ntruhps4096{821,1229}": { parameterSet: "HPS-4096-{1}" },
  "org.bouncycastle.pqc.crypto.ntru.NTRUParameters.ntruhrss{701,1373}": { parameterSet: "HRSS-{1}" },
  ...kem("pqc.crypto.ntruprime.NTRULPRime", "NTRULPRime"),
  "org.bouncycastle.pqc.crypto.ntruprime.NTRULPRimeParameters.ntrulpr{653,761,857,953,1013,1277}": {
    parameterSet: "{1}"
  },
  ...kem("pqc.crypto.ntruprime.SNTRUPrime", "SNTRUPrime"),
  "org.bouncycastle.pqc.crypto.ntruprime.SNTRUPrimeParameters.sntrup{653,761,857,953,1013,1277}": {
    parameterSet: "{1}"
  },
  ...kem("pqc.crypto.ntruplus.NTRUPlus", "NTRU+"),
  "org.bouncycastle.pqc.crypto.ntruplus.NTRUPlusParameters.ntruplus_kem_{768,864,1152}": { parameterSet: "{1}" },
  ...kem("pqc.crypto.smaugt.SmaugT", "SMAUG-T"),
  "org.bouncycastle.pqc.crypto.smaugt.SmaugTParameters.smaugt_{mode1,mode3,mode5,modet}": { parameterSet: "{1}" },
  ...kem("pqc.crypto.saber.SABER", "SABER"),
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.lightsaberkem{128,192,256,90s}r3": { parameterSet: "LightSaber" },
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.saberkem{128,192,256,90s}r3": { parameterSet: "Saber" },
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.firesaberkem{128,192,256,90s}r3": { parameterSet: "FireSaber" },
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.ulightsaberkem{,90s}r3": { parameterSet: "uLightSaber" },
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.usaberkem{,90s}r3": { parameterSet: "uSaber" },
  "org.bouncycastle.pqc.crypto.saber.SABERParameters.ufiresaberkem{,90s}r3": { parameterSet: "uFireSaber" },
  "new org.bouncycastle.pqc.crypto.xwing.XWingKeyPairGenerator": { ...keygen, name: "X-Wing" },
  "new org.bouncycastle.pqc.crypto.xwing.XWingKeyGenerationParameters": {},
  "new org.bouncycastle.pqc.crypto.xwing.XWingPrivateKeyParameters": { ...privateKey, name: "X-Wing" },
  "new org.bouncycastle.pqc.crypto.xwing.XWingPublicKeyParameters": { ...publicKey, name: "X-Wing" },
  "new org.bouncycastle.pqc.crypto.xwing.XWingKEMGenerator": { ...generator, name: "X-Wing" },
  "new org.bouncycastle.pqc.crypto.xwing.XWingKEMExtractor": { ...extractor, name: "X-Wing" },
  "org.bouncycastle.pqc.crypto.{MessageSigner,StateAwareMessageSigner}#init": {
    refines: true,
    functions: arg(0, "signFunction"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.pqc.crypto.{DigestingMessageSigner,DigestingStateAwareMessageSigner}": {
    is: "signature",
    digest: arg(1, "any"),
    from: arg(0, "any"),
    returns: "org.bouncycastle.crypto.Signer"
  },
  "new org.bouncycastle.pqc.crypto.MessageSignerAdapter": {
    is: "signature",
    from: arg(0, "any"),
    returns: "org.bouncycastle.crypto.Signer"
  }
})
