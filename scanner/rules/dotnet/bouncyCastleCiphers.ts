import { arg, library, text } from "../rule.ts"

const crypto = "Org.BouncyCastle.Crypto"
const engines = `${crypto}.Engines`
const modes = `${crypto}.Modes`
const parameters = `${crypto}.Parameters`
const block = { is: "cipher", returns: `${crypto}.IBlockCipher` } as const
const stream = { is: "cipher", returns: `${crypto}.IStreamCipher` } as const
const aead = { is: "cipher", returns: `${modes}.IAeadCipher` } as const
const wrap = { is: "key-wrap", returns: `${crypto}.IWrapper` } as const
const onEngine = { from: arg(0, "any") } as const
const initialised = { refines: true, functions: arg(0, "cipherFunction"), from: arg(1, "any") } as const

/*
 * Bouncy Castle for .NET 2.6, Org.BouncyCastle.Crypto.{Engines,Modes,Paddings,Fpe,Parameters,Generators} and the buffered
 * ciphers of Org.BouncyCastle.Crypto. Sizes of MACs and of feedback blocks are bits, sizes of keys and nonces those of
 * arrays, or their last argument where an offset and a length stand behind the array. PaddedBufferedBlockCipher pads as PKCS #7 does when it is not told.
 */
export const bouncyCastleCiphers = library("dotnet", "bouncyCastleCiphers", {
  [`new ${engines}.{Aes,AesLight,Aria,Blowfish,Camellia,CamelliaLight,Cast5,Cast6,Des,DesEde,Idea,Noekeon}Engine`]: {
    ...block,
    algorithm: text("{1}Engine", "cipher")
  },
  [`new ${engines}.{RC2,RC532,RC564,RC6,Rijndael,Seed,SM4,Serpent,Tnepres,Skipjack,Tea,Twofish,Xtea,Gost28147}Engine`]:
    {
      ...block,
      algorithm: text("{1}Engine", "cipher")
    },
  [`new ${engines}.Dstu7624Engine`]: { ...block, name: "Kalyna" },
  [`new ${engines}.ThreefishEngine`]: { ...block, name: "Threefish", keyBits: arg(0, "int") },
  [`${engines}.ThreefishEngine.BLOCKSIZE_{256,512,1024}`]: { value: "{1}" },
  [`${crypto}.AesUtilities.CreateEngine`]: { ...block, name: "AES" },
  [`new ${engines}.{RC4,Isaac,Vmpc,VmpcKsa3,HC128,HC256,XSalsa20,XChaCha20}Engine`]: {
    ...stream,
    algorithm: text("{1}Engine", "cipher")
  },
  [`new ${engines}.ChaCha7539Engine`]: { ...stream, name: "ChaCha20" },
  [`new ${engines}.ChaChaEngine`]: { ...stream, algorithm: arg(0, "chachaRounds"), defaults: { name: "ChaCha20" } },
  [`new ${engines}.Salsa20Engine`]: { ...stream, name: "Salsa20", algorithm: arg(0, "salsaRounds") },

  [`new ${modes}.{ChaCha20Poly1305,XChaCha20Poly1305}`]: { ...aead, algorithm: text("{1}", "cipher") },
  [`new ${modes}.AsconAead128`]: { ...aead, name: "Ascon-AEAD128" },
  [`new ${engines}.AsconEngine`]: { ...aead, from: arg(0, "any") },
  [`${engines}.AsconEngine.AsconParameters.ascon{80pq,128,128a}`]: { name: "Ascon-{1}" },
  [`new ${engines}.SparkleEngine`]: { ...aead, name: "Sparkle", from: arg(0, "any") },
  [`${engines}.SparkleEngine.SparkleParameters.SCHWAEMM{128_128,256_128,192_192,256_256}`]: {
    parameterSet: "SCHWAEMM{1}"
  },
  [`new ${engines}.Grain128AeadEngine`]: { ...aead, name: "Grain-128AEAD" },

  [`new ${modes}.CbcBlockCipher`]: { ...block, ...onEngine, mode: "cbc" },
  [`new ${modes}.EcbBlockCipher`]: { ...block, ...onEngine, mode: "ecb" },
  [`new ${modes}.{SicBlockCipher,KCtrBlockCipher,GOfbBlockCipher,OpenPgpCfbBlockCipher}`]: {
    ...block,
    ...onEngine,
    mode: text("{1}", "mode")
  },
  [`new ${modes}.CfbBlockCipher`]: { ...block, ...onEngine, algorithm: arg(1, "cfbBits"), mode: "cfb" },
  [`new ${modes}.OfbBlockCipher`]: { ...block, ...onEngine, algorithm: arg(1, "ofbBits"), mode: "ofb" },
  [`new ${modes}.CtsBlockCipher`]: { ...block, ...onEngine, mode: "cts" },
  [`new ${modes}.{GcmBlockCipher,CcmBlockCipher,EaxBlockCipher,KCcmBlockCipher}`]: {
    ...aead,
    ...onEngine,
    mode: text("{1}", "mode")
  },
  [`new ${modes}.GcmSivBlockCipher`]: {
    ...aead,
    ...onEngine,
    mode: "gcm-siv",
    defaults: { name: "AES", tagBits: 128 }
  },
  [`new ${modes}.OcbBlockCipher`]: { ...aead, mode: "ocb", from: [arg(1, "any"), arg(0, "any")] },

  [`new ${crypto}.{BufferedBlockCipher,StreamBlockCipher,BufferedStreamCipher}`]: { ...block, ...onEngine },
  [`new ${crypto}.{BufferedAeadBlockCipher,BufferedAeadCipher}`]: { ...aead, ...onEngine },
  [`new ${crypto}.Paddings.PaddedBufferedBlockCipher`]: {
    ...block,
    ...onEngine,
    padding: arg(1, "any"),
    defaults: { padding: "pkcs7" }
  },
  [`new ${crypto}.Paddings.{ISO10126d2,ISO7816d4,Pkcs7,Tbc,X923,ZeroByte}Padding`]: { padding: text("{1}", "padding") },

  [`new ${engines}.AesWrapEngine`]: { ...wrap, name: "AES", mode: "kw" },
  [`new ${engines}.AesWrapPadEngine`]: { ...wrap, name: "AES", mode: "kwp" },
  [`new ${engines}.{Aria,Camellia,Seed}WrapEngine`]: { ...wrap, name: text("{1}", "cipher"), mode: "kw" },
  [`new ${engines}.AriaWrapPadEngine`]: { ...wrap, name: "ARIA", mode: "kwp" },
  [`new ${engines}.Rfc3394WrapEngine`]: { ...wrap, ...onEngine, mode: "kw" },
  [`new ${engines}.Rfc5649WrapEngine`]: { ...wrap, ...onEngine, mode: "kwp" },
  [`new ${engines}.Rfc3211WrapEngine`]: { ...wrap, ...onEngine, mode: "wrap-rfc3211" },
  [`new ${engines}.DesEdeWrapEngine`]: { ...wrap, name: "3DES", mode: "wrap-3des" },
  [`new ${engines}.RC2WrapEngine`]: { ...wrap, name: "RC2", mode: "wrap-rc2" },
  [`new ${engines}.Dstu7624WrapEngine`]: { ...wrap, name: "Kalyna", mode: "kkw" },

  [`new ${crypto}.Fpe.FpeFf1Engine`]: { ...block, ...onEngine, mode: "ff1", defaults: { name: "AES" } },
  [`new ${crypto}.Fpe.FpeFf3_1Engine`]: { ...block, ...onEngine, mode: "ff3-1", defaults: { name: "AES" } },

  [`${crypto}.{IBlockCipher,IBufferedCipher,IStreamCipher,IWrapper,IAsymmetricBlockCipher}#Init`]: initialised,
  [`${modes}.IAeadCipher#Init`]: initialised,
  [`${crypto}.{IBlockCipher,IBufferedCipher,IStreamCipher}#{DoFinal,ProcessBytes,ProcessBlock}`]: {
    refines: true,
    operates: true
  },
  [`${modes}.IAeadCipher#{DoFinal,ProcessBytes}`]: { refines: true, operates: true },

  [`new ${parameters}.{KeyParameter,DesParameters,DesEdeParameters}`]: { keyBits: arg(-1, "bytes") },
  [`new ${parameters}.{RC2Parameters,RC5Parameters}`]: { keyBits: arg(0, "bytes") },
  [`new ${parameters}.ParametersWithIV`]: { nonceBits: arg(-1, "bytes"), from: arg(0, "any") },
  [`new ${parameters}.ParametersWithSalt`]: { saltBits: arg(1, "bytes"), from: arg(0, "any") },
  [`new ${parameters}.ParametersWith{Random,ID,Ukm,SBox,Context}`]: { from: arg(0, "any") },
  [`new ${parameters}.AeadParameters`]: { tagBits: arg(1, "int"), nonceBits: arg(2, "bytes"), from: arg(0, "any") },
  [`new ${parameters}.{FpeParameters,TweakableBlockCipherParameters}`]: { from: arg(0, "any") },

  [`new ${crypto}.CipherKeyGenerator`]: { is: "keygen", returns: `${crypto}.CipherKeyGenerator` },
  [`new ${crypto}.Generators.DesEdeKeyGenerator`]: {
    is: "keygen",
    name: "3DES",
    returns: `${crypto}.CipherKeyGenerator`
  },
  [`new ${crypto}.Generators.DesKeyGenerator`]: { is: "keygen", name: "DES", returns: `${crypto}.CipherKeyGenerator` },
  [`new ${crypto}.Generators.Poly1305KeyGenerator`]: {
    is: "keygen",
    name: "Poly1305",
    returns: `${crypto}.CipherKeyGenerator`
  },
  [`${crypto}.CipherKeyGenerator#Init`]: { refines: true, from: arg(0, "any") },
  [`${crypto}.CipherKeyGenerator#{GenerateKey,GenerateKeyParameter}`]: { inherits: true },
  [`new ${crypto}.KeyGenerationParameters`]: { keyBits: arg(1, "int") }
})
