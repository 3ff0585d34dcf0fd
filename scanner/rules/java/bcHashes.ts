import { arg, library, text } from "../rule.ts"

const hash = { is: "hash", returns: "org.bouncycastle.crypto.Digest" } as const
const jcaDigest = { is: "hash", returns: "java.security.MessageDigest" } as const

/*
 * Bouncy Castle 1.83, javadoc of org.bouncycastle.crypto.digests, org.bouncycastle.crypto.util.DigestFactory and
 * org.bouncycastle.jcajce.provider.digest. A size in bits stands first; of the keyed constructors of BLAKE2 the second
 * argument is a size in bytes.
 */
export const bcHashes = library("java", "bcHashes", {
  "made org.bouncycastle.crypto.{Digest,ExtendedDigest}": { is: "hash", algorithm: arg(0, "hash") },
  "new org.bouncycastle.crypto.digests.{MD2,MD4,MD5}Digest": { ...hash, name: "{1}" },
  "new org.bouncycastle.crypto.digests.{SHA1,SHA224,SHA256,SHA384,SHA512}Digest": {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.digests.SHA256Digest.newInstance": { ...hash, name: "SHA-256" },
  "new org.bouncycastle.crypto.digests.SHA1InterleaveDigest": { ...hash, name: "SHA-1" },
  "new org.bouncycastle.crypto.digests.SHA512tDigest": { ...hash, algorithm: arg(0, "sha512Bits") },
  "new org.bouncycastle.crypto.digests.SHA3Digest": {
    ...hash,
    algorithm: arg(0, "sha3Bits"),
    defaults: { name: "SHA3-256" }
  },
  "new org.bouncycastle.crypto.digests.KeccakDigest": {
    ...hash,
    algorithm: arg(0, "keccakBits"),
    defaults: { name: "Keccak-288" }
  },
  "new org.bouncycastle.crypto.digests.SHAKEDigest": {
    ...hash,
    algorithm: arg(0, "shakeBits"),
    defaults: { name: "SHAKE128" }
  },
  "new org.bouncycastle.crypto.digests.CSHAKEDigest": { ...hash, algorithm: arg(0, "cshakeBits") },
  "new org.bouncycastle.crypto.digests.TupleHash": {
    ...hash,
    algorithm: arg(0, "tupleHashBits"),
    outputBits: arg(2, "int")
  },
  "new org.bouncycastle.crypto.digests.ParallelHash": {
    ...hash,
    algorithm: arg(0, "parallelHashBits"),
    outputBits: arg(3, "int")
  },
  "new org.bouncycastle.crypto.digests.Kangaroo.{KangarooTwelve,MarsupilamiFourteen}": {
    ...hash,
    name: "{1}",
    outputBits: arg(0, "bytes")
  },
  "new org.bouncycastle.crypto.digests.Blake2bDigest": {
    ...hash,
    name: "BLAKE2b",
    algorithm: arg(0, "digestBits"),
    outputBits: arg(1, "bytes"),
    defaults: { outputBits: 512 }
  },
  "new org.bouncycastle.crypto.digests.Blake2sDigest": {
    ...hash,
    name: "BLAKE2s",
    algorithm: arg(0, "digestBits"),
    outputBits: arg(1, "bytes"),
    defaults: { outputBits: 256 }
  },
  "new org.bouncycastle.crypto.digests.{Blake2bp,Blake2sp}Digest": { ...hash, name: text("{1}", "hash") },
  "new org.bouncycastle.crypto.digests.Blake2xsDigest": { ...hash, name: "BLAKE2xs", outputBits: arg(0, "bytes") },
  "new org.bouncycastle.crypto.digests.Blake3Digest": {
    ...hash,
    name: "BLAKE3",
    outputBits: arg(0, "int"),
    defaults: { outputBits: 256 }
  },
  "new org.bouncycastle.crypto.digests.RIPEMD{128,160,256,320}Digest": { ...hash, name: "RIPEMD-{1}" },
  "new org.bouncycastle.crypto.digests.{Tiger,Whirlpool,SM3}Digest": { ...hash, name: "{1}" },
  "new org.bouncycastle.crypto.digests.GOST3411Digest": { ...hash, name: "GOSTR3411" },
  "new org.bouncycastle.crypto.digests.GOST3411_2012_{256,512}Digest": { ...hash, name: "Streebog-{1}" },
  "new org.bouncycastle.crypto.digests.DSTU7564Digest": { ...hash, algorithm: arg(0, "kupynaBits") },
  "new org.bouncycastle.crypto.digests.SkeinDigest": {
    ...hash,
    algorithm: arg(0, "skeinBits"),
    outputBits: arg(1, "int")
  },
  "org.bouncycastle.crypto.digests.SkeinDigest.SKEIN_{256,512,1024}": { value: "{1}" },
  "new org.bouncycastle.crypto.digests.Haraka{256,512}Digest": { ...hash, name: "Haraka-{1}" },
  "new org.bouncycastle.crypto.digests.AsconDigest": { ...hash, from: arg(0, "any") },
  "new org.bouncycastle.crypto.digests.AsconXof": { ...hash, from: arg(0, "any") },
  "org.bouncycastle.crypto.digests.AsconDigest.AsconParameters.Ascon{Hash,HashA}": { name: "Ascon-{1}" },
  "org.bouncycastle.crypto.digests.AsconXof.AsconParameters.Ascon{Xof,XofA}": { name: "Ascon-{1}" },
  "new org.bouncycastle.crypto.digests.AsconHash256": { ...hash, name: "Ascon-Hash256" },
  "new org.bouncycastle.crypto.digests.AsconXof128": { ...hash, name: "Ascon-XOF128" },
  "new org.bouncycastle.crypto.digests.AsconCXof128": { ...hash, name: "Ascon-CXOF128" },
  "new org.bouncycastle.crypto.digests.{ISAP,Romulus,Xoodyak}Digest": { ...hash, name: "{1}-Hash" },
  "new org.bouncycastle.crypto.digests.PhotonBeetleDigest": { ...hash, name: "Photon-Beetle-Hash" },
  "new org.bouncycastle.crypto.digests.SparkleDigest": { ...hash, name: "Sparkle-Hash", from: arg(0, "any") },
  "org.bouncycastle.crypto.digests.SparkleDigest.SparkleParameters.ESCH256": { outputBits: 256 },
  "org.bouncycastle.crypto.digests.SparkleDigest.SparkleParameters.ESCH384": { outputBits: 384 },
  "new org.bouncycastle.crypto.digests.ShortenedDigest": { ...hash, outputBits: arg(1, "bytes"), from: arg(0, "any") },
  "new org.bouncycastle.crypto.digests.NonMemoableDigest": { ...hash, from: arg(0, "any") },
  "org.bouncycastle.crypto.digests.Prehash.forDigest": { ...hash, from: arg(0, "any") },

  "org.bouncycastle.crypto.util.DigestFactory.create{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256}": {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.util.DigestFactory.create{SHA3_224,SHA3_256,SHA3_384,SHA3_512,SHAKE128,SHAKE256}": {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.util.DigestFactory.create{MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SHA512_224,SHA512_256}PRF": {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.util.DigestFactory.create{SHA3_224,SHA3_256,SHA3_384,SHA3_512}PRF": {
    ...hash,
    algorithm: text("{1}", "hash")
  },
  "org.bouncycastle.crypto.CryptoServicePurpose.{AGREEMENT,ENCRYPTION,DECRYPTION,KEYGEN,SIGNING,VERIFYING,AUTHENTICATION,VERIFICATION,PRF,ANY}":
    {},

  "new org.bouncycastle.jcajce.provider.digest.{MD2,MD4,MD5,SHA1,SHA224,SHA256,SHA384,SHA512,SM3,Tiger,Whirlpool}.Digest":
    {
      ...jcaDigest,
      algorithm: text("{1}", "hash")
    },
  "new org.bouncycastle.jcajce.provider.digest.SHA512.DigestT{224,256}": { ...jcaDigest, name: "SHA-512/{1}" },
  "new org.bouncycastle.jcajce.provider.digest.SHA512.DigestT": { ...jcaDigest, algorithm: arg(0, "sha512Bits") },
  "new org.bouncycastle.jcajce.provider.digest.SHA3.Digest{224,256,384,512}": { ...jcaDigest, name: "SHA3-{1}" },
  "new org.bouncycastle.jcajce.provider.digest.SHA3.DigestSHA3": { ...jcaDigest, algorithm: arg(0, "sha3Bits") },
  "new org.bouncycastle.jcajce.provider.digest.SHA3.DigestSHAKE": {
    ...jcaDigest,
    algorithm: arg(0, "shakeBits"),
    outputBits: arg(1, "int")
  },
  "new org.bouncycastle.jcajce.provider.digest.SHA3.DigestShake{128_256,256_512}": {
    ...jcaDigest,
    algorithm: text("SHAKE{1}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.SHA3.Digest{TupleHash,ParallelHash}{128_256,256_512}": {
    ...jcaDigest,
    algorithm: text("{1}{2}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.Keccak.Digest{224,256,288,384,512}": {
    ...jcaDigest,
    name: "Keccak-{1}"
  },
  "new org.bouncycastle.jcajce.provider.digest.Keccak.DigestKeccak": { ...jcaDigest, algorithm: arg(0, "keccakBits") },
  "new org.bouncycastle.jcajce.provider.digest.RIPEMD{128,160,256,320}.Digest": { ...jcaDigest, name: "RIPEMD-{1}" },
  "new org.bouncycastle.jcajce.provider.digest.Blake2b.Blake2b{160,256,384,512}": {
    ...jcaDigest,
    algorithm: text("BLAKE2b-{1}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.Blake2s.Blake2s{128,160,224,256}": {
    ...jcaDigest,
    algorithm: text("BLAKE2s-{1}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.Blake3.Blake3_256": { ...jcaDigest, name: "BLAKE3", outputBits: 256 },
  "new org.bouncycastle.jcajce.provider.digest.DSTU7564.Digest{256,384,512}": { ...jcaDigest, name: "Kupyna-{1}" },
  "new org.bouncycastle.jcajce.provider.digest.GOST3411.Digest": { ...jcaDigest, name: "GOSTR3411" },
  "new org.bouncycastle.jcajce.provider.digest.GOST3411.Digest2012_{256,512}": { ...jcaDigest, name: "Streebog-{1}" },
  "new org.bouncycastle.jcajce.provider.digest.Haraka.Digest{256,512}": { ...jcaDigest, name: "Haraka-{1}" },
  "new org.bouncycastle.jcajce.provider.digest.Skein.Digest_{256_128,256_160,256_224,256_256}": {
    ...jcaDigest,
    algorithm: text("Skein-{1}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.Skein.Digest_{512_128,512_160,512_224,512_256,512_384,512_512}": {
    ...jcaDigest,
    algorithm: text("Skein-{1}", "hash")
  },
  "new org.bouncycastle.jcajce.provider.digest.Skein.Digest_{1024_384,1024_512,1024_1024}": {
    ...jcaDigest,
    algorithm: text("Skein-{1}", "hash")
  }
})
