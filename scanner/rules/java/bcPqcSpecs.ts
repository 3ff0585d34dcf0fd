import { arg, library, text } from "../rule.ts"

const STRENGTHS = "{128f,128s,192f,192s,256f,256s}"

/*
 * Bouncy Castle 1.60 to 1.83, javadoc of org.bouncycastle.pqc.jcajce.spec: parameter sets that programs pass to the JCA.
 * The scheme is named where the JCA object was made.
 */
export const bcPqcSpecs = library("java", "bcPqcSpecs", {
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.sha2_${STRENGTHS}`]: { parameterSet: "SHA2-{1}-simple" },
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.sha2_${STRENGTHS}_robust`]: {
    parameterSet: "SHA2-{1}-robust"
  },
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.shake_${STRENGTHS}`]: {
    parameterSet: "SHAKE-{1}-simple"
  },
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.shake_${STRENGTHS}_robust`]: {
    parameterSet: "SHAKE-{1}-robust"
  },
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.haraka_${STRENGTHS}`]: {
    parameterSet: "Haraka-{1}-robust"
  },
  [`org.bouncycastle.pqc.jcajce.spec.SPHINCSPlusParameterSpec.haraka_${STRENGTHS}_simple`]: {
    parameterSet: "Haraka-{1}-simple"
  },
  "org.bouncycastle.pqc.jcajce.spec.FalconParameterSpec.falcon_{512,1024}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.MayoParameterSpec.mayo{1,2,3,5}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.SnovaParameterSpec.SNOVA_{24_5_4,24_5_5,25_8_3,29_6_5,37_8_4,37_17_2,49_11_3,56_25_2,60_10_4,66_15_3,75_33_2}_{SSK,ESK,SHAKE_SSK,SHAKE_ESK}":
    { parameterSet: "{1}_{2}" },
  "org.bouncycastle.pqc.jcajce.spec.PicnicParameterSpec.picnicl{1,3,5}{fs,ur,full}": {
    parameterSet: text("picnicl{1}{2}", "pqc")
  },
  "org.bouncycastle.pqc.jcajce.spec.PicnicParameterSpec.picnic3l{1,3,5}": { parameterSet: "3-L{1}" },
  "org.bouncycastle.pqc.jcajce.spec.SQIsignParameterSpec.sqisign_{lvl1,lvl3,lvl5}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.UOVParameterSpec.uov_{Is,Ip,III,V}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.UOVParameterSpec.uov_{Is,Ip,III,V}_pkc": { parameterSet: "{1}-pkc" },
  "org.bouncycastle.pqc.jcajce.spec.UOVParameterSpec.uov_{Is,Ip,III,V}_pkc_skc": { parameterSet: "{1}-pkc-skc" },
  [`org.bouncycastle.pqc.jcajce.spec.FaestParameterSpec.faest_${STRENGTHS}`]: { name: "FAEST", parameterSet: "{1}" },
  [`org.bouncycastle.pqc.jcajce.spec.FaestParameterSpec.faest_em_${STRENGTHS}`]: {
    name: "FAEST",
    parameterSet: "EM-{1}"
  },
  "org.bouncycastle.pqc.jcajce.spec.HaetaeParameterSpec.haetae{2,3,5}": { name: "HAETAE", parameterSet: "{1}" },
  [`org.bouncycastle.pqc.jcajce.spec.AIMerParameterSpec.aimer${STRENGTHS}`]: { name: "AIMer", parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.MQOMParameterSpec.mqom2_cat{1,3,5}_{gf2,gf16,gf256}_{fast,short}_{r3,r5}": {
    name: "MQOM",
    parameterSet: "cat{1}-{2}-{3}-{4}"
  },
  "org.bouncycastle.pqc.jcajce.spec.SDitHParameterSpec.sdith_{hypercube,threshold}_{cat1,cat3,cat5}_{gf256,p251}": {
    name: "SDitH",
    parameterSet: "{1}-{2}-{3}"
  },
  "org.bouncycastle.pqc.jcajce.spec.QRUOVParameterSpec.qruov{1q127L3v156m54,1q31L3v165m60,1q31L10v600m70,1q7L10v740m100}":
    {
      name: "QR-UOV",
      parameterSet: "{1}"
    },
  "org.bouncycastle.pqc.jcajce.spec.QRUOVParameterSpec.qruov{3q127L3v228m78,3q31L3v246m87,3q31L10v890m100,3q7L10v1100m140}":
    {
      name: "QR-UOV",
      parameterSet: "{1}"
    },
  "org.bouncycastle.pqc.jcajce.spec.QRUOVParameterSpec.qruov{5q127L3v306m105,5q31L3v324m114,5q31L10v1120m120,5q7L10v1490m190}":
    {
      name: "QR-UOV",
      parameterSet: "{1}"
    },
  "org.bouncycastle.pqc.jcajce.spec.CMCEParameterSpec.mceliece{348864,348864f,460896,460896f,6688128,6688128f,6960119,6960119f,8192128,8192128f}":
    { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.FrodoParameterSpec.frodokem{640,976,1344}aes": { parameterSet: "{1}-AES" },
  "org.bouncycastle.pqc.jcajce.spec.FrodoParameterSpec.frodokem{640,976,1344}shake": { parameterSet: "{1}-SHAKE" },
  "org.bouncycastle.pqc.jcajce.spec.BIKEParameterSpec.bike128": { parameterSet: "L1" },
  "org.bouncycastle.pqc.jcajce.spec.BIKEParameterSpec.bike192": { parameterSet: "L3" },
  "org.bouncycastle.pqc.jcajce.spec.BIKEParameterSpec.bike256": { parameterSet: "L5" },
  "org.bouncycastle.pqc.jcajce.spec.HQCParameterSpec.hqc{128,192,256}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.NTRUParameterSpec.ntruhps2048{509,677}": { parameterSet: "HPS-2048-{1}" },
  "org.bouncycastle.pqc.jcajce.spec.NTRUParameterSpec.ntruhps4096{821,1229}": { parameterSet: "HPS-4096-{1}" },
  "org.bouncycastle.pqc.jcajce.spec.NTRUParameterSpec.ntruhrss{701,1373}": { parameterSet: "HRSS-{1}" },
  "org.bouncycastle.pqc.jcajce.spec.NTRULPRimeParameterSpec.ntrulpr{653,761,857,953,1013,1277}": {
    parameterSet: "{1}"
  },
  "org.bouncycastle.pqc.jcajce.spec.SNTRUPrimeParameterSpec.sntrup{653,761,857,953,1013,1277}": { parameterSet: "{1}" },
  "org.bouncycastle.pqc.jcajce.spec.NTRUPlusParameterSpec.ntruplus_{768,864,1152}": {
    name: "NTRU+",
    parameterSet: "{1}"
  },
  "org.bouncycastle.pqc.jcajce.spec.SmaugTParameterSpec.smaugt_{mode1,mode3,mode5,modet}": {
    name: "SMAUG-T",
    parameterSet: "{1}"
  },
  "org.bouncycastle.pqc.jcajce.spec.SABERParameterSpec.lightsaberkem{128,192,256}r3": { parameterSet: "LightSaber" },
  "org.bouncycastle.pqc.jcajce.spec.SABERParameterSpec.saberkem{128,192,256}r3": { parameterSet: "Saber" },
  "org.bouncycastle.pqc.jcajce.spec.SABERParameterSpec.firesaberkem{128,192,256}r3": { parameterSet: "FireSaber" },
  "org.bouncycastle.pqc.jcajce.spec.{Kyber,Dilithium,SPHINCSPlus,Falcon,Mayo,Snova,Picnic,SQIsign,UOV,CMCE,Frodo,BIKE,HQC}ParameterSpec.fromName":
    { parameterSet: arg(0, "pqc") },
  "org.bouncycastle.pqc.jcajce.spec.{NTRU,NTRULPRime,SNTRUPrime,SABER}ParameterSpec.fromName": {
    parameterSet: arg(0, "pqc")
  },

  "org.bouncycastle.pqc.jcajce.spec.XMSSParameterSpec.{SHA2,SHAKE}_{10,16,20}_{256,512}": {
    parameterSet: "{1}_{2}_{3}"
  },
  "org.bouncycastle.pqc.jcajce.spec.XMSSParameterSpec.SHA2_{10,16,20}_192": { parameterSet: "SHA2_{1}_192" },
  "org.bouncycastle.pqc.jcajce.spec.XMSSParameterSpec.SHAKE256_{10,16,20}_{256,192}": {
    parameterSet: "SHAKE256_{1}_{2}"
  },
  "new org.bouncycastle.pqc.jcajce.spec.XMSSParameterSpec": { digest: arg(1, "hash") },
  "org.bouncycastle.pqc.jcajce.spec.{XMSSParameterSpec,XMSSMTParameterSpec}.{SHA256,SHA512,SHAKE128,SHAKE256}": {
    value: "{2}"
  },
  "org.bouncycastle.pqc.jcajce.spec.XMSSMTParameterSpec.XMSSMT_{SHA2,SHAKE}_20d{2,4}_{256,512}": {
    parameterSet: "{1}_20/{2}_{3}"
  },
  "org.bouncycastle.pqc.jcajce.spec.XMSSMTParameterSpec.XMSSMT_{SHA2,SHAKE}_40d{2,4,8}_{256,512}": {
    parameterSet: "{1}_40/{2}_{3}"
  },
  "org.bouncycastle.pqc.jcajce.spec.XMSSMTParameterSpec.XMSSMT_{SHA2,SHAKE}_60d{3,6,12}_{256,512}": {
    parameterSet: "{1}_60/{2}_{3}"
  },
  "new org.bouncycastle.pqc.jcajce.spec.XMSSMTParameterSpec": { digest: arg(2, "hash") },
  "new org.bouncycastle.pqc.jcajce.spec.{LMSKeyGenParameterSpec,LMSParameterSpec}": { from: arg(0, "any") },
  "org.bouncycastle.pqc.jcajce.spec.LMSKeyGenParameterSpec.fromNames": { parameterSet: arg(0, "pqc") },
  "new org.bouncycastle.pqc.jcajce.spec.{LMSHSSKeyGenParameterSpec,LMSHSSParameterSpec}": { from: arg(0, "any") },
  "new org.bouncycastle.pqc.jcajce.spec.SPHINCS256KeyGenParameterSpec": {
    digest: arg(0, "hash"),
    defaults: { digest: "SHA-512/256" }
  },
  "org.bouncycastle.pqc.jcajce.spec.SPHINCS256KeyGenParameterSpec.SHA512_256": { value: "SHA512-256" },
  "org.bouncycastle.pqc.jcajce.spec.SPHINCS256KeyGenParameterSpec.SHA3_256": { value: "SHA3-256" },
  "new org.bouncycastle.pqc.jcajce.spec.{McElieceKeyGenParameterSpec,McElieceCCA2KeyGenParameterSpec}": {},
  "new org.bouncycastle.pqc.jcajce.spec.QTESLAParameterSpec": { parameterSet: arg(0, "text") },
  "org.bouncycastle.pqc.jcajce.spec.QTESLAParameterSpec.PROVABLY_SECURE_{I,III}": { value: "p-{1}" }
})
