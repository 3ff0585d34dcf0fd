import { arg, library, text } from "../rule.ts"

const block = { is: "cipher", returns: "org.bouncycastle.crypto.BlockCipher" } as const
const stream = { is: "cipher", returns: "org.bouncycastle.crypto.StreamCipher" } as const
const aead = { is: "cipher", returns: "org.bouncycastle.crypto.modes.AEADCipher" } as const
const wrap = { is: "key-wrap", returns: "org.bouncycastle.crypto.Wrapper" } as const
const onEngine = { from: arg(0, "any") } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.{engines,modes,paddings,fpe,params} and of the buffered ciphers
 * in org.bouncycastle.crypto. Sizes of MACs and of feedback blocks are bits, sizes of keys and nonces those of arrays.
 */
export const bcCiphers = library("java", "bcCiphers", {
  "new org.bouncycastle.crypto.engines.{AES,AESFast,AESLight,ARIA,Blowfish,CAST5,CAST6,Camellia,CamelliaLight}Engine": {
    ...block,
    algorithm: text("{1}", "cipher")
  },
  "new org.bouncycastle.crypto.engines.{DES,DESede,IDEA,LEA,Noekeon,RC2,RC532,RC564,RC6,Rijndael,SEED,SM4}Engine": {
    ...block,
    algorithm: text("{1}", "cipher")
  },
  "new org.bouncycastle.crypto.engines.{Serpent,Tnepres,Shacal2,Skipjack,TEA,Twofish,XTEA,GOST28147}Engine": {
    ...block,
    algorithm: text("{1}", "cipher")
  },
  "org.bouncycastle.crypto.engines.AESEngine.newInstance": { ...block, name: "AES" },
  "new org.bouncycastle.crypto.engines.GOST3412_2015Engine": { ...block, name: "Kuznyechik" },
  "new org.bouncycastle.crypto.engines.DSTU7624Engine": { ...block, name: "Kalyna" },
  "new org.bouncycastle.crypto.engines.ThreefishEngine": { ...block, name: "Threefish", keyBits: arg(0, "int") },
  "org.bouncycastle.crypto.engines.ThreefishEngine.BLOCKSIZE_{256,512,1024}": { value: "{1}" },

  "new org.bouncycastle.crypto.engines.{RC4,ISAAC,VMPC,VMPCKSA3,HC128,HC256,Grainv1,Grain128,XSalsa20,XChaCha20}Engine":
    {
      ...stream,
      algorithm: text("{1}", "cipher")
    },
  "new org.bouncycastle.crypto.engines.Zuc{128,256}Engine": { ...stream, name: "ZUC-{1}" },
  "new org.bouncycastle.crypto.engines.ChaCha7539Engine": { ...stream, name: "ChaCha20" },
  "new org.bouncycastle.crypto.engines.ChaChaEngine": {
    ...stream,
    algorithm: arg(0, "chachaRounds"),
    defaults: { name: "ChaCha20" }
  },
  "new org.bouncycastle.crypto.engines.Salsa20Engine": {
    ...stream,
    name: "Salsa20",
    algorithm: arg(0, "salsaRounds")
  },

  "new org.bouncycastle.crypto.modes.ChaCha20Poly1305": { ...aead, name: "ChaCha20-Poly1305", from: arg(0, "any") },
  "new org.bouncycastle.crypto.modes.XChaCha20Poly1305": { ...aead, name: "XChaCha20-Poly1305", from: arg(0, "any") },
  "new org.bouncycastle.crypto.engines.AsconAEAD128": { ...aead, name: "Ascon-AEAD128" },
  "new org.bouncycastle.crypto.engines.AsconEngine": { ...aead, from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.AsconEngine.AsconParameters.ascon{80pq,128,128a}": { name: "Ascon-{1}" },
  "new org.bouncycastle.crypto.engines.ElephantEngine": { ...aead, name: "Elephant", from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.ElephantEngine.ElephantParameters.elephant{160,176,200}": { parameterSet: "{1}" },
  "new org.bouncycastle.crypto.engines.ISAPEngine": { ...aead, name: "ISAP", from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.ISAPEngine.IsapType.ISAP_{A,K}_{128,128A}": { parameterSet: "{1}-{2}" },
  "new org.bouncycastle.crypto.engines.PhotonBeetleEngine": { ...aead, name: "Photon-Beetle", from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.PhotonBeetleEngine.PhotonBeetleParameters.pb{32,128}": { parameterSet: "{1}" },
  "new org.bouncycastle.crypto.engines.RomulusEngine": { ...aead, name: "Romulus", from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.RomulusEngine.RomulusParameters.Romulus{M,N,T}": { parameterSet: "{1}" },
  "new org.bouncycastle.crypto.engines.SparkleEngine": { ...aead, name: "Sparkle", from: arg(0, "any") },
  "org.bouncycastle.crypto.engines.SparkleEngine.SparkleParameters.SCHWAEMM{128_128,256_128,192_192,256_256}": {
    parameterSet: "SCHWAEMM{1}"
  },
  "new org.bouncycastle.crypto.engines.GiftCofbEngine": { ...aead, name: "GIFT-COFB" },
  "new org.bouncycastle.crypto.engines.Grain128AEADEngine": { ...aead, name: "Grain-128AEAD" },
  "new org.bouncycastle.crypto.engines.XoodyakEngine": { ...aead, name: "Xoodyak" },

  "{new org.bouncycastle.crypto.modes.CBCBlockCipher,org.bouncycastle.crypto.modes.CBCBlockCipher.newInstance}": {
    ...block,
    ...onEngine,
    mode: "cbc"
  },
  "{new org.bouncycastle.crypto.modes.SICBlockCipher,org.bouncycastle.crypto.modes.SICBlockCipher.newInstance}": {
    ...block,
    ...onEngine,
    mode: "ctr"
  },
  "{new org.bouncycastle.crypto.modes.CFBBlockCipher,org.bouncycastle.crypto.modes.CFBBlockCipher.newInstance}": {
    ...block,
    ...onEngine,
    algorithm: arg(1, "cfbBits"),
    mode: "cfb"
  },
  "new org.bouncycastle.crypto.modes.OFBBlockCipher": {
    ...block,
    ...onEngine,
    algorithm: arg(1, "ofbBits"),
    mode: "ofb"
  },
  "new org.bouncycastle.crypto.modes.{GCFB,GOFB,KCTR}BlockCipher": { ...block, ...onEngine, mode: text("{1}", "mode") },
  "new org.bouncycastle.crypto.modes.G3413{CBC,CFB,CTR,OFB}BlockCipher": {
    ...block,
    ...onEngine,
    mode: text("{1}", "mode")
  },
  "new org.bouncycastle.crypto.modes.{PGPCFB,OpenPGPCFB}BlockCipher": { ...block, ...onEngine, mode: "openpgpcfb" },
  "{new org.bouncycastle.crypto.modes.GCMBlockCipher,org.bouncycastle.crypto.modes.GCMBlockCipher.newInstance}": {
    ...aead,
    ...onEngine,
    mode: "gcm"
  },
  "{new org.bouncycastle.crypto.modes.CCMBlockCipher,org.bouncycastle.crypto.modes.CCMBlockCipher.newInstance}": {
    ...aead,
    ...onEngine,
    mode: "ccm"
  },
  "new org.bouncycastle.crypto.modes.{EAX,KCCM,KGCM}BlockCipher": { ...aead, ...onEngine, mode: text("{1}", "mode") },
  "new org.bouncycastle.crypto.modes.GCMSIVBlockCipher": {
    ...aead,
    ...onEngine,
    mode: "gcm-siv",
    defaults: { name: "AES", tagBits: 128 }
  },
  "new org.bouncycastle.crypto.modes.OCBBlockCipher": { ...aead, mode: "ocb", from: [arg(1, "any"), arg(0, "any")] },

  "new org.bouncycastle.crypto.{BufferedBlockCipher,DefaultBufferedBlockCipher,StreamBlockCipher}": {
    ...block,
    ...onEngine
  },
  "new org.bouncycastle.crypto.paddings.PaddedBufferedBlockCipher": {
    ...block,
    ...onEngine,
    padding: arg(1, "any"),
    defaults: { padding: "pkcs7" }
  },
  "new org.bouncycastle.crypto.modes.PaddedBlockCipher": { ...block, ...onEngine, padding: "pkcs7" },
  "new org.bouncycastle.crypto.modes.{CTSBlockCipher,OldCTSBlockCipher}": { ...block, ...onEngine, mode: "cts" },
  "new org.bouncycastle.crypto.modes.NISTCTSBlockCipher": { ...block, mode: "cbc-cts", from: arg(1, "any") },
  "new org.bouncycastle.crypto.modes.KXTSBlockCipher": { ...block, ...onEngine, mode: "kxts" },
  "new org.bouncycastle.crypto.paddings.{ISO10126d2,ISO7816d4,PKCS7,TBC,X923,ZeroByte}Padding": {
    padding: text("{1}", "padding")
  },

  "new org.bouncycastle.crypto.engines.AESWrapEngine": { ...wrap, name: "AES", mode: "kw" },
  "new org.bouncycastle.crypto.engines.AESWrapPadEngine": { ...wrap, name: "AES", mode: "kwp" },
  "new org.bouncycastle.crypto.engines.{ARIA,Camellia,SEED}WrapEngine": {
    ...wrap,
    name: text("{1}", "cipher"),
    mode: "kw"
  },
  "new org.bouncycastle.crypto.engines.ARIAWrapPadEngine": { ...wrap, name: "ARIA", mode: "kwp" },
  "new org.bouncycastle.crypto.engines.RFC3394WrapEngine": { ...wrap, ...onEngine, mode: "kw" },
  "new org.bouncycastle.crypto.engines.RFC5649WrapEngine": { ...wrap, ...onEngine, mode: "kwp" },
  "new org.bouncycastle.crypto.engines.RFC3211WrapEngine": { ...wrap, ...onEngine, mode: "wrap-rfc3211" },
  "new org.bouncycastle.crypto.engines.DESedeWrapEngine": { ...wrap, name: "3DES", mode: "wrap-3des" },
  "new org.bouncycastle.crypto.engines.RC2WrapEngine": { ...wrap, name: "RC2", mode: "wrap-rc2" },
  "new org.bouncycastle.crypto.engines.GOST28147WrapEngine": { ...wrap, name: "GOST28147", mode: "wrap-gost" },
  "new org.bouncycastle.crypto.engines.CryptoProWrapEngine": { ...wrap, name: "GOST28147", mode: "wrap-cryptopro" },
  "new org.bouncycastle.crypto.engines.DSTU7624WrapEngine": { ...wrap, name: "Kalyna", mode: "kkw" },

  "new org.bouncycastle.crypto.fpe.FPEFF1Engine": {
    ...onEngine,
    is: "cipher",
    mode: "ff1",
    returns: "org.bouncycastle.crypto.fpe.FPEEngine",
    defaults: { name: "AES" }
  },
  "new org.bouncycastle.crypto.fpe.FPEFF3_1Engine": {
    ...onEngine,
    is: "cipher",
    mode: "ff3-1",
    returns: "org.bouncycastle.crypto.fpe.FPEEngine",
    defaults: { name: "AES" }
  },

  "org.bouncycastle.crypto.{BlockCipher,MultiBlockCipher,BufferedBlockCipher,StreamCipher,SkippingStreamCipher,Wrapper}#init":
    {
      refines: true,
      functions: arg(0, "cipherFunction"),
      from: arg(1, "any")
    },
  "org.bouncycastle.crypto.modes.{AEADCipher,AEADBlockCipher,CBCModeCipher,CFBModeCipher,CTRModeCipher}#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    from: arg(1, "any")
  },
  "org.bouncycastle.crypto.modes.{CCMModeCipher,GCMModeCipher,GCMBlockCipher,CCMBlockCipher,CBCBlockCipher,EAXBlockCipher}#init":
    {
      refines: true,
      functions: arg(0, "cipherFunction"),
      from: arg(1, "any")
    },
  "org.bouncycastle.crypto.{paddings.PaddedBufferedBlockCipher,modes.ChaCha20Poly1305,fpe.FPEEngine}#init": {
    refines: true,
    functions: arg(0, "cipherFunction"),
    from: arg(1, "any")
  },

  "new org.bouncycastle.crypto.params.KeyParameter": { keyBits: arg(-1, "bytes") },
  "new org.bouncycastle.crypto.params.{DESParameters,DESedeParameters,RC2Parameters,RC5Parameters}": {
    keyBits: arg(0, "bytes")
  },
  "new org.bouncycastle.crypto.params.ParametersWithIV": { nonceBits: arg(-1, "bytes"), from: arg(0, "any") },
  "new org.bouncycastle.crypto.params.ParametersWithSalt": { saltBits: arg(-1, "bytes"), from: arg(0, "any") },
  "new org.bouncycastle.crypto.params.ParametersWith{Random,ID,UKM,SBox,Context}": { from: arg(0, "any") },
  "new org.bouncycastle.crypto.params.{AEADParameters,CCMParameters}": {
    tagBits: arg(1, "int"),
    nonceBits: arg(2, "bytes"),
    from: arg(0, "any")
  },
  "new org.bouncycastle.crypto.params.{FPEParameters,TweakableBlockCipherParameters}": { from: arg(0, "any") },

  "new org.bouncycastle.crypto.CipherKeyGenerator": {
    is: "keygen",
    returns: "org.bouncycastle.crypto.CipherKeyGenerator"
  },
  "new org.bouncycastle.crypto.generators.DESedeKeyGenerator": {
    is: "keygen",
    name: "3DES",
    returns: "org.bouncycastle.crypto.CipherKeyGenerator"
  },
  "new org.bouncycastle.crypto.generators.{DES,Poly1305}KeyGenerator": {
    is: "keygen",
    name: "{1}",
    returns: "org.bouncycastle.crypto.CipherKeyGenerator"
  },
  "org.bouncycastle.crypto.util.CipherKeyGeneratorFactory.createKeyGenerator": {
    is: "keygen",
    algorithm: arg(0, "jca"),
    returns: "org.bouncycastle.crypto.CipherKeyGenerator"
  },
  "org.bouncycastle.crypto.CipherKeyGenerator#init": { refines: true, from: arg(0, "any") },
  "org.bouncycastle.crypto.CipherKeyGenerator#generateKey": { inherits: true },
  "new org.bouncycastle.crypto.KeyGenerationParameters": { keyBits: arg(1, "int") }
})
