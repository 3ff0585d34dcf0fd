import { arg, library, text } from "../rule.ts"

const keygen = { is: "keygen", returns: "org.bouncycastle.crypto.AsymmetricCipherKeyPairGenerator" } as const
const signer = { is: "signature", returns: "org.bouncycastle.pqc.crypto.MessageSigner" } as const
const cipher = { is: "cipher", returns: "org.bouncycastle.pqc.crypto.MessageEncryptor" } as const
const privateKey = { is: "key", material: "private-key" } as const
const publicKey = { is: "key", material: "public-key" } as const

/*
 * Bouncy Castle 1.60 to 1.83, javadoc of org.bouncycastle.pqc.crypto.{lms,xmss,sphincs,newhope} and of the schemes that
 * left the standardisation process: first in org.bouncycastle.pqc.crypto, later in org.bouncycastle.pqc.legacy.crypto.
 */
export const bcPqcLegacy = library("java", "bcPqcLegacy", {
  "new org.bouncycastle.pqc.crypto.lms.{LMS,HSS}KeyPairGenerator": { ...keygen, name: "{1}" },
  "new org.bouncycastle.pqc.crypto.lms.{LMS,HSS}KeyGenerationParameters": { from: arg(0, "any") },
  "new org.bouncycastle.pqc.crypto.lms.{LMS,HSS}Signer": { ...signer, name: "{1}" },
  "new org.bouncycastle.pqc.crypto.lms.LMSParameters": { from: arg(0, "any") },
  "org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n32_{h5,h10,h15,h20,h25}": {
    parameterSet: text("lms_sha256_m32_{1}", "pqc")
  },
  "org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_sha256_n24_{h5,h10,h15,h20,h25}": {
    parameterSet: text("lms_sha256_m24_{1}", "pqc")
  },
  "org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_shake256_n32_{h5,h10,h15,h20,h25}": {
    parameterSet: text("lms_shake_m32_{1}", "pqc")
  },
  "org.bouncycastle.pqc.crypto.lms.LMSigParameters.lms_shake256_n24_{h5,h10,h15,h20,h25}": {
    parameterSet: text("lms_shake_m24_{1}", "pqc")
  },
  "org.bouncycastle.pqc.crypto.lms.{LMS,HSS}PrivateKeyParameters.getInstance": { ...privateKey, name: "{1}" },
  "org.bouncycastle.pqc.crypto.lms.{LMS,HSS}PublicKeyParameters.getInstance": { ...publicKey, name: "{1}" },
  "org.bouncycastle.pqc.crypto.lms.LMS.generateKeys": { is: "keygen", name: "LMS", from: arg(0, "any") },
  "org.bouncycastle.pqc.crypto.lms.HSS.generateHSSKeyPair": { is: "keygen", name: "HSS", from: arg(0, "any") },
  "org.bouncycastle.pqc.crypto.lms.LMS.generateSign": {
    is: "signature",
    name: "LMS",
    functions: ["sign"],
    key: arg(0, "any")
  },
  "org.bouncycastle.pqc.crypto.lms.HSS.generateSignature": {
    is: "signature",
    name: "HSS",
    functions: ["sign"],
    key: arg(0, "any")
  },
  "org.bouncycastle.pqc.crypto.lms.{LMS,HSS}.verifySignature": {
    is: "signature",
    name: "{1}",
    functions: ["verify"],
    key: arg(0, "any")
  },

  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}KeyPairGenerator": { ...keygen, name: "{1}" },
  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}KeyGenerationParameters": { from: arg(0, "any") },
  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}Signer": { ...signer, name: "{1}" },
  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}": { is: "signature", name: "{1}", from: arg(0, "any") },
  "new org.bouncycastle.pqc.crypto.xmss.XMSSParameters": { digest: arg(1, "jca") },
  "new org.bouncycastle.pqc.crypto.xmss.XMSSMTParameters": { digest: arg(2, "jca") },
  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}PrivateKeyParameters.Builder": {
    ...privateKey,
    name: "{1}",
    from: arg(0, "any")
  },
  "new org.bouncycastle.pqc.crypto.xmss.{XMSS,XMSSMT}PublicKeyParameters.Builder": {
    ...publicKey,
    name: "{1}",
    from: arg(0, "any")
  },

  "new org.bouncycastle.pqc.crypto.sphincs.SPHINCS256KeyPairGenerator": { ...keygen, name: "SPHINCS-256" },
  "new org.bouncycastle.pqc.crypto.sphincs.SPHINCS256KeyGenerationParameters": { digest: arg(1, "any") },
  "new org.bouncycastle.pqc.crypto.sphincs.SPHINCS256Signer": {
    ...signer,
    name: "SPHINCS-256",
    digest: arg(0, "any"),
    from: arg(1, "any")
  },
  "new org.bouncycastle.pqc.crypto.sphincs.SPHINCSPrivateKeyParameters": { ...privateKey, name: "SPHINCS-256" },
  "new org.bouncycastle.pqc.crypto.sphincs.SPHINCSPublicKeyParameters": { ...publicKey, name: "SPHINCS-256" },

  "new org.bouncycastle.pqc.crypto.newhope.NHKeyPairGenerator": { ...keygen, name: "NewHope" },
  "new org.bouncycastle.pqc.crypto.newhope.{NHAgreement,NHExchangePairGenerator}": {
    is: "key-agreement",
    name: "NewHope",
    returns: "org.bouncycastle.crypto.BasicAgreement"
  },
  "new org.bouncycastle.pqc.crypto.newhope.NHPrivateKeyParameters": { ...privateKey, name: "NewHope" },
  "new org.bouncycastle.pqc.crypto.newhope.NHPublicKeyParameters": { ...publicKey, name: "NewHope" },

  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.mceliece.{McElieceKeyPairGenerator,McElieceCCA2KeyPairGenerator}": {
    ...keygen,
    name: "McEliece"
  },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.mceliece.{McElieceCipher,McElieceFujisakiCipher,McElieceKobaraImaiCipher,McEliecePointchevalCipher}":
    { ...cipher, name: "McEliece" },
  "org.bouncycastle.pqc.crypto.MessageEncryptor#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    key: arg(1, "any")
  },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.gmss.{GMSSSigner,GMSSStateAwareSigner}": { ...signer, name: "GMSS" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.gmss.GMSSKeyPairGenerator": { ...keygen, name: "GMSS" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.rainbow.RainbowSigner": { ...signer, name: "Rainbow" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.rainbow.RainbowKeyPairGenerator": { ...keygen, name: "Rainbow" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.qtesla.QTESLASigner": { ...signer, name: "qTESLA" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.qtesla.QTESLAKeyPairGenerator": { ...keygen, name: "qTESLA" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.gemss.GeMSSSigner": { ...signer, name: "GeMSS" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.gemss.GeMSSKeyPairGenerator": { ...keygen, name: "GeMSS" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.sike.SIKEKeyPairGenerator": { ...keygen, name: "SIKE" },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.sike.SIKEKEMGenerator": {
    is: "kem",
    name: "SIKE",
    functions: ["encapsulate"],
    returns: "org.bouncycastle.crypto.EncapsulatedSecretGenerator"
  },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.sike.SIKEKEMExtractor": {
    is: "kem",
    name: "SIKE",
    functions: ["decapsulate"],
    key: arg(0, "any")
  },
  "new org.bouncycastle.pqc.{crypto,legacy.crypto}.sike.SIKEKeyGenerationParameters": { from: arg(1, "any") },
  "org.bouncycastle.pqc.{crypto,legacy.crypto}.sike.SIKEParameters.sike{p434,p503,p610,p751}": { parameterSet: "{2}" },
  "new org.bouncycastle.pqc.legacy.crypto.ntru.NTRUEngine": {
    is: "cipher",
    name: "NTRUEncrypt",
    returns: "org.bouncycastle.crypto.AsymmetricBlockCipher"
  },
  "new org.bouncycastle.pqc.legacy.crypto.ntru.NTRUEncryptionKeyPairGenerator": { ...keygen, name: "NTRUEncrypt" },
  "new org.bouncycastle.pqc.legacy.crypto.ntru.NTRUSigner": {
    is: "signature",
    name: "NTRUSign",
    returns: "org.bouncycastle.crypto.Signer"
  },
  "new org.bouncycastle.pqc.legacy.crypto.ntru.NTRUSigningKeyPairGenerator": { ...keygen, name: "NTRUSign" }
})
