import { arg, library } from "../rule.ts"

const agreement = { is: "key-agreement", returns: "org.bouncycastle.crypto.BasicAgreement" } as const
const generator = {
  is: "kem",
  functions: ["encapsulate"],
  returns: "org.bouncycastle.crypto.EncapsulatedSecretGenerator"
} as const
const extractor = { is: "kem", functions: ["decapsulate"], key: arg(0, "any") } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.{agreement,kems,hpke,threshold,commitments} and of the params
 * that pair a static with an ephemeral key.
 */
export const bcKeyAgreement = library("java", "bcKeyAgreement", {
  "new org.bouncycastle.crypto.agreement.{DHAgreement,DHBasicAgreement,DHUnifiedAgreement}": {
    ...agreement,
    name: "DH"
  },
  "new org.bouncycastle.crypto.agreement.{ECDHBasicAgreement,ECDHRawAgreement,ECDHCBasicAgreement,ECDHCRawAgreement}": {
    ...agreement,
    name: "ECDH"
  },
  "new org.bouncycastle.crypto.agreement.{ECDHCStagedAgreement,ECDHCUnifiedAgreement}": { ...agreement, name: "ECDH" },
  "new org.bouncycastle.crypto.agreement.{ECMQVBasicAgreement,ECMQVRawAgreement}": { ...agreement, name: "ECMQV" },
  "new org.bouncycastle.crypto.agreement.MQVBasicAgreement": { ...agreement, name: "MQV" },
  "new org.bouncycastle.crypto.agreement.{X25519,X448}Agreement": { ...agreement, name: "{1}" },
  "new org.bouncycastle.crypto.agreement.XDHBasicAgreement": { ...agreement, name: "XDH" },
  "new org.bouncycastle.crypto.agreement.{XDHUnifiedAgreement,BasicRawAgreement}": {
    ...agreement,
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.agreement.ECVKOAgreement": { ...agreement, name: "ECVKO", digest: arg(0, "any") },
  "new org.bouncycastle.crypto.agreement.SM2KeyExchange": {
    ...agreement,
    name: "SM2",
    digest: arg(0, "any"),
    defaults: { digest: "SM3" }
  },
  "new org.bouncycastle.crypto.agreement.SM9KeyExchange": { is: "key-agreement", name: "SM9" },
  "org.bouncycastle.crypto.{BasicAgreement,RawAgreement,StagedAgreement}#init": { refines: true, key: arg(0, "any") },

  "new org.bouncycastle.crypto.params.{DHMQV,DHU,ECDHU,MQV,XDHU}PrivateParameters": { key: arg(0, "any") },
  "new org.bouncycastle.crypto.params.SM2KeyExchangePrivateParameters": { key: arg(1, "any") },

  "org.bouncycastle.crypto.agreement.DHStandardGroups.rfc7919_{ffdhe2048,ffdhe3072,ffdhe4096,ffdhe6144,ffdhe8192}": {
    is: "parameters",
    name: "DH",
    group: "{1}"
  },
  "org.bouncycastle.crypto.agreement.DHStandardGroups.{rfc2409_768,rfc4306_768,rfc5996_768}": {
    is: "parameters",
    name: "DH",
    group: "modp768",
    keyBits: 768
  },
  "org.bouncycastle.crypto.agreement.DHStandardGroups.{rfc2409_1024,rfc4306_1024,rfc5996_1024}": {
    is: "parameters",
    name: "DH",
    group: "modp1024",
    keyBits: 1024
  },
  "org.bouncycastle.crypto.agreement.DHStandardGroups.rfc3526_{1536,2048,3072,4096,6144,8192}": {
    is: "parameters",
    name: "DH",
    group: "modp{1}"
  },
  "org.bouncycastle.crypto.agreement.DHStandardGroups.rfc5114_{1024_160,2048_224,2048_256}": {
    is: "parameters",
    name: "DH",
    group: "rfc5114-{1}"
  },

  "new org.bouncycastle.crypto.agreement.srp.{SRP6Client,SRP6Server}": {
    is: "key-agreement",
    name: "SRP",
    parameterSet: "6a",
    returns: "org.bouncycastle.crypto.agreement.srp.SRP6Client"
  },
  "org.bouncycastle.crypto.agreement.srp.SRP6Client#init": {
    refines: true,
    digest: arg(-2, "any"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.agreement.srp.SRP6VerifierGenerator": {
    is: "key-agreement",
    name: "SRP",
    parameterSet: "6a",
    returns: "org.bouncycastle.crypto.agreement.srp.SRP6VerifierGenerator"
  },
  "org.bouncycastle.crypto.agreement.srp.SRP6VerifierGenerator#init": {
    refines: true,
    digest: arg(-1, "any"),
    from: arg(0, "any")
  },
  "org.bouncycastle.crypto.agreement.srp.SRP6StandardGroups.rfc5054_{1024,1536,2048,3072,4096,6144,8192}": {
    group: "rfc5054-{1}"
  },
  "new org.bouncycastle.crypto.agreement.jpake.JPAKEParticipant": {
    is: "key-agreement",
    name: "J-PAKE",
    group: arg(2, "any"),
    digest: arg(3, "any"),
    defaults: { group: "NIST_3072", digest: "SHA-256" }
  },
  "org.bouncycastle.crypto.agreement.jpake.JPAKEPrimeOrderGroups.{SUN_JCE_1024,NIST_2048,NIST_3072}": { group: "{1}" },
  "new org.bouncycastle.crypto.agreement.ecjpake.ECJPAKEParticipant": {
    is: "key-agreement",
    name: "J-PAKE",
    curve: arg(2, "any"),
    digest: arg(3, "any"),
    defaults: { curve: "P-256", digest: "SHA-256" }
  },
  "org.bouncycastle.crypto.agreement.{ecjpake.ECJPAKECurves,owl.OwlCurves}.NIST_P{256,384,521}": { curve: "P-{2}" },
  "new org.bouncycastle.crypto.agreement.owl.{OwlClient,OwlClientRegistration}": {
    is: "key-agreement",
    name: "Owl",
    curve: arg(2, "any"),
    digest: arg(3, "any"),
    defaults: { curve: "P-256", digest: "SHA-256" }
  },
  "new org.bouncycastle.crypto.agreement.owl.{OwlServer,OwlServerRegistration}": {
    is: "key-agreement",
    name: "Owl",
    curve: arg(1, "any"),
    digest: arg(2, "any"),
    defaults: { curve: "P-256", digest: "SHA-256" }
  },

  "new org.bouncycastle.crypto.kems.ECIESKEMGenerator": {
    ...generator,
    name: "ECIES-KEM",
    outputBits: arg(0, "bytes"),
    digest: arg(1, "any")
  },
  "new org.bouncycastle.crypto.kems.ECIESKEMExtractor": {
    ...extractor,
    name: "ECIES-KEM",
    outputBits: arg(1, "bytes"),
    digest: arg(2, "any")
  },
  "new org.bouncycastle.crypto.kems.RSAKEMGenerator": {
    ...generator,
    name: "RSA-KEM",
    outputBits: arg(0, "bytes"),
    digest: arg(1, "any")
  },
  "new org.bouncycastle.crypto.kems.RSAKEMExtractor": {
    ...extractor,
    name: "RSA-KEM",
    outputBits: arg(1, "bytes"),
    digest: arg(2, "any")
  },
  "new org.bouncycastle.crypto.kems.{ECIES,RSA}KeyEncapsulation": {
    is: "kem",
    name: "{1}-KEM",
    digest: arg(0, "any"),
    returns: "org.bouncycastle.crypto.KeyEncapsulation"
  },
  "org.bouncycastle.crypto.KeyEncapsulation#init": { refines: true, key: arg(0, "any") },
  "org.bouncycastle.crypto.KeyEncapsulation#encrypt": { refines: true, functions: ["encapsulate"] },
  "org.bouncycastle.crypto.KeyEncapsulation#decrypt": { refines: true, functions: ["decapsulate"] },
  "new org.bouncycastle.crypto.kems.SAKKEKEMSGenerator": { ...generator, name: "SAKKE" },
  "new org.bouncycastle.crypto.kems.SAKKEKEMExtractor": { ...extractor, name: "SAKKE" },
  "new org.bouncycastle.crypto.kems.SM9KEMGenerator": { ...generator, name: "SM9", outputBits: arg(0, "int") },
  "new org.bouncycastle.crypto.kems.SM9KEMExtractor": { ...extractor, name: "SM9", outputBits: arg(1, "int") },
  "org.bouncycastle.crypto.EncapsulatedSecretGenerator#generateEncapsulated": { refines: true, key: arg(0, "any") },

  "new org.bouncycastle.crypto.hpke.HPKE": {
    is: "kem",
    name: "HPKE",
    from: [arg(1, "any"), arg(2, "any"), arg(3, "any")],
    returns: "org.bouncycastle.crypto.hpke.HPKE"
  },
  "org.bouncycastle.crypto.hpke.HPKE.kem_P256_SHA256": { curve: "P-256" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_{P384_SHA384,P384_SHA348}": { curve: "P-384" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_P521_SHA512": { curve: "P-521" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_X25519_SHA256": { curve: "Curve25519" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_X448_SHA512": { curve: "Curve448" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_ML_KEM_{512,768,1024}": { parameterSet: "ML-KEM-{1}" },
  "org.bouncycastle.crypto.hpke.HPKE.kem_X_WING": { parameterSet: "X-Wing" },
  "org.bouncycastle.crypto.hpke.HPKE.kdf_HKDF_SHA{256,384,512}": { digest: "SHA-{1}" },
  "org.bouncycastle.crypto.hpke.HPKE.aead_AES_GCM128": { cipher: "AES", keyBits: 128, mode: "gcm" },
  "org.bouncycastle.crypto.hpke.HPKE.aead_AES_GCM256": { cipher: "AES", keyBits: 256, mode: "gcm" },
  "org.bouncycastle.crypto.hpke.HPKE.aead_CHACHA20_POLY1305": { cipher: "ChaCha20-Poly1305" },
  "org.bouncycastle.crypto.hpke.HPKE.aead_EXPORT_ONLY": {},
  "org.bouncycastle.crypto.hpke.HPKE#{generatePrivateKey,deriveKeyPair}": {
    is: "keygen",
    inherits: true,
    returns: "org.bouncycastle.crypto.AsymmetricCipherKeyPair"
  },
  "org.bouncycastle.crypto.hpke.HPKE#{seal,setupBaseS,SetupPSKS,setupAuthS,setupAuthPSKS,sendExport}": {
    refines: true,
    functions: ["encrypt"]
  },
  "org.bouncycastle.crypto.hpke.HPKE#{open,setupBaseR,setupPSKR,setupAuthR,setupAuthPSKR,receiveExport}": {
    refines: true,
    functions: ["decrypt"]
  },

  "{new org.bouncycastle.crypto.threshold.ShamirSecretSplitter,org.bouncycastle.crypto.threshold.ShamirSecretSplitter.getInstance}":
    {
      is: "parameters",
      name: "Shamir-Secret-Sharing"
    },
  "{new org.bouncycastle.crypto.threshold.ShamirSplitSecret,org.bouncycastle.crypto.threshold.ShamirSplitSecret.getInstance}":
    {
      is: "parameters",
      name: "Shamir-Secret-Sharing"
    },
  "new org.bouncycastle.crypto.commitments.{HashCommitter,GeneralHashCommitter}": { is: "hash", from: arg(0, "any") }
})
