import { arg, library, text } from "../rule.ts"

const crypto = "Org.BouncyCastle.Crypto"
const digests = `${crypto}.Digests`
const macs = `${crypto}.Macs`
const hash = { is: "hash", returns: `${crypto}.IDigest` } as const
const mac = { is: "mac", returns: `${crypto}.IMac` } as const
const onCipher = { cipher: arg(0, "any"), keyBits: arg(0, "any") } as const

/*
 * Bouncy Castle for .NET 2.6, Org.BouncyCastle.Crypto.{Digests,Macs}. Sizes are bits, but for the keyed constructors of
 * BLAKE2, whose second argument is a size in bytes. The hash size of BLAKE2 and BLAKE3, and that of SHA-3, Keccak and SHAKE
 * are those of the constructors without arguments.
 */
export const bouncyCastleHashes = library("dotnet", "bouncyCastleHashes", {
  [`new ${digests}.{MD2,MD4,MD5,Sha1,Sha224,Sha256,Sha384,Sha512,SM3,Tiger,Whirlpool,Gost3411}Digest`]: {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  [`new ${digests}.RipeMD{128,160,256,320}Digest`]: { ...hash, name: "RIPEMD-{1}" },
  [`new ${digests}.Gost3411_2012_{256,512}Digest`]: { ...hash, name: "Streebog-{1}" },
  [`new ${digests}.Haraka{256,512}Digest`]: { ...hash, name: "Haraka-{1}" },
  [`new ${digests}.Sha512tDigest`]: { ...hash, algorithm: arg(0, "sha512Bits") },
  [`new ${digests}.Sha3Digest`]: { ...hash, algorithm: arg(0, "sha3Bits"), defaults: { name: "SHA3-256" } },
  [`new ${digests}.KeccakDigest`]: { ...hash, algorithm: arg(0, "keccakBits"), defaults: { name: "Keccak-288" } },
  [`new ${digests}.ShakeDigest`]: { ...hash, algorithm: arg(0, "shakeBits"), defaults: { name: "SHAKE128" } },
  [`new ${digests}.CShakeDigest`]: { ...hash, algorithm: arg(0, "cshakeBits") },
  [`new ${digests}.TupleHash`]: { ...hash, algorithm: arg(0, "tupleHashBits"), outputBits: arg(2, "int") },
  [`new ${digests}.ParallelHash`]: { ...hash, algorithm: arg(0, "parallelHashBits"), outputBits: arg(3, "int") },
  [`new ${digests}.Blake2bDigest`]: {
    ...hash,
    name: "BLAKE2b",
    algorithm: arg(0, "digestBits"),
    outputBits: arg(1, "bytes"),
    defaults: { outputBits: 512 }
  },
  [`new ${digests}.Blake2sDigest`]: {
    ...hash,
    name: "BLAKE2s",
    algorithm: arg(0, "digestBits"),
    outputBits: arg(1, "bytes"),
    defaults: { outputBits: 256 }
  },
  [`new ${digests}.Blake2xsDigest`]: { ...hash, name: "BLAKE2xs", outputBits: arg(0, "bytes") },
  [`new ${digests}.Blake3Digest`]: {
    ...hash,
    name: "BLAKE3",
    outputBits: arg(0, "int"),
    defaults: { outputBits: 256 }
  },
  [`new ${digests}.Dstu7564Digest`]: { ...hash, algorithm: arg(0, "kupynaBits") },
  [`new ${digests}.SkeinDigest`]: { ...hash, algorithm: arg(0, "skeinBits"), outputBits: arg(1, "int") },
  [`${digests}.SkeinDigest.SKEIN_{256,512,1024}`]: { value: "{1}" },
  [`new ${digests}.{AsconHash256,AsconXof128,AsconCXof128}`]: { ...hash, algorithm: text("{1}", "hash") },
  [`new ${digests}.IsapDigest`]: { ...hash, name: "ISAP-Hash" },
  [`new ${digests}.PhotonBeetleDigest`]: { ...hash, name: "Photon-Beetle-Hash" },
  [`new ${digests}.XoodyakDigest`]: { ...hash, name: "Xoodyak-Hash" },
  [`new ${digests}.SparkleDigest`]: { ...hash, name: "Sparkle-Hash" },
  [`new ${digests}.{AsconDigest,AsconXof}`]: { ...hash, from: arg(0, "any") },
  [`${digests}.AsconDigest.AsconParameters.Ascon{Hash,HashA}`]: { name: "Ascon-{1}" },
  [`new ${digests}.ShortenedDigest`]: { ...hash, outputBits: arg(1, "bytes"), from: arg(0, "any") },
  [`new ${digests}.NonMemoableDigest`]: { ...hash, from: arg(0, "any") },
  [`${crypto}.IDigest#{Update,BlockUpdate,DoFinal}`]: { refines: true, operates: true },

  [`new ${macs}.HMac`]: { ...mac, name: "HMAC", digest: arg(0, "any") },
  [`new ${macs}.CMac`]: { ...mac, ...onCipher, name: "CMAC", tagBits: arg(1, "int") },
  [`new ${macs}.GMac`]: { ...mac, ...onCipher, name: "GMAC", tagBits: arg(1, "int"), defaults: { tagBits: 128 } },
  [`new ${macs}.CbcBlockCipherMac`]: { ...mac, ...onCipher, name: "CBC-MAC", padding: arg(-1, "any") },
  [`new ${macs}.CfbBlockCipherMac`]: { ...mac, ...onCipher, name: "CFB-MAC" },
  [`new ${macs}.ISO9797Alg3Mac`]: { ...mac, ...onCipher, name: "ISO9797-MAC" },
  [`new ${macs}.Poly1305`]: { ...mac, name: "Poly1305", cipher: arg(0, "any") },
  [`new ${macs}.KMac`]: { ...mac, algorithm: arg(0, "kmacBits") },
  [`new ${macs}.SkeinMac`]: { ...mac, name: "Skein-MAC", outputBits: arg(1, "int") },
  [`new ${macs}.SipHash`]: { ...mac, name: "SipHash" },
  [`new ${macs}.Dstu7564Mac`]: { ...mac, name: "Kupyna-MAC", outputBits: arg(0, "int") },
  [`new ${macs}.Dstu7624Mac`]: { ...mac, name: "DSTU7624-MAC" },
  [`new ${macs}.Gost28147Mac`]: { ...mac, name: "GOST28147-MAC" },
  [`new ${macs}.VmpcMac`]: { ...mac, name: "VMPC-MAC" },
  [`${crypto}.IMac#Init`]: { refines: true, from: arg(0, "any") },
  [`${crypto}.IMac#{Update,BlockUpdate,DoFinal}`]: { refines: true, operates: true }
})
