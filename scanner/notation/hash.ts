import type { Notation } from "./Notation.ts"
import { ignored, join, named, ofNormalised, optional, sequence, token, type Words } from "./words.ts"
import type { AlgorithmName } from "../model/algorithms.ts"
import type { CanonicalFacts } from "./CanonicalFacts.ts"

const fixed: Words = named({
  MD2: "md2",
  MD4: "md4",
  MD5: "md5",
  "MD5-SHA1": "md5sha1 md5andsha1",
  MDC2: "mdc2",
  "SHA-0": "sha0",
  "SHA-1": "sha sha1 sha160",
  "SHA-224": "sha224 sha2224",
  "SHA-256": "sha256 sha2256",
  "SHA-384": "sha384 sha2384",
  "SHA-512": "sha512 sha2512",
  "SHA-512/224": "sha512(224) sha512224 sha2512224 sha512t224",
  "SHA-512/256": "sha512(256) sha512256 sha2512256 sha512t256",
  "SHA3-224": "sha3224",
  "SHA3-256": "sha3256",
  "SHA3-384": "sha3384",
  "SHA3-512": "sha3512",
  SHAKE128: "shake128",
  SHAKE256: "shake256",
  cSHAKE128: "cshake128",
  cSHAKE256: "cshake256",
  "Keccak-224": "keccak224",
  "Keccak-256": "keccak256",
  "Keccak-288": "keccak288",
  "Keccak-384": "keccak384",
  "Keccak-512": "keccak512",
  TupleHash128: "tuplehash128",
  TupleHash256: "tuplehash256",
  ParallelHash128: "parallelhash128",
  ParallelHash256: "parallelhash256",
  TurboSHAKE128: "turboshake128",
  TurboSHAKE256: "turboshake256",
  KangarooTwelve: "kangarootwelve k12 kangaroo12",
  MarsupilamiFourteen: "marsupilamifourteen m14",
  BLAKE2b: "blake2b",
  BLAKE2s: "blake2s",
  BLAKE2bp: "blake2bp",
  BLAKE2sp: "blake2sp",
  BLAKE2xb: "blake2xb",
  BLAKE2xs: "blake2xs",
  BLAKE3: "blake3",
  "RIPEMD-128": "ripemd128 rmd128",
  "RIPEMD-160": "ripemd160 rmd160",
  "RIPEMD-256": "ripemd256 rmd256",
  "RIPEMD-320": "ripemd320 rmd320",
  Whirlpool: "whirlpool",
  Tiger: "tiger tiger192",
  HAVAL: "haval",
  Snefru: "snefru",
  Shabal: "shabal",
  FSB: "fsb",
  JH: "jh",
  CubeHash: "cubehash",
  Fugue: "fugue",
  Hamsi: "hamsi",
  Luffa: "luffa",
  "SHAvite-3": "shavite shavite3",
  SM3: "sm3",
  GOSTR3411: "gost3411 gostr3411 gost341194 gostr341194 mdgost94",
  "Streebog-256": "gost2012256 streebog256 gost34112012256 gostr34112012256 mdgost12256 stribog256",
  "Streebog-512": "gost2012512 streebog512 gost34112012512 gostr34112012512 mdgost12512 stribog512",
  "Kupyna-224": "kupyna224 dstu7564224",
  "Kupyna-256": "kupyna256 dstu7564256",
  "Kupyna-384": "kupyna384 dstu7564384",
  "Kupyna-512": "kupyna512 dstu7564512",
  "Skein-256": "skein256",
  "Skein-512": "skein512",
  "Skein-1024": "skein1024",
  "Groestl-224": "groestl224",
  "Groestl-256": "groestl256",
  "Groestl-384": "groestl384",
  "Groestl-512": "groestl512",
  "LSH-256": "lsh256",
  "LSH-512": "lsh512",
  "Haraka-256": "haraka256",
  "Haraka-512": "haraka512",
  "Ascon-Hash": "asconhash",
  "Ascon-HashA": "asconhasha",
  "Ascon-Hash256": "asconhash256",
  "Ascon-XOF128": "asconxof128",
  "Ascon-CXOF128": "asconcxof128",
  "Xoodyak-Hash": "xoodyakhash",
  "Photon-Beetle-Hash": "photonbeetlehash",
  "ISAP-Hash": "isaphash"
})

const sized = (
  name: AlgorithmName,
  spelling: string,
  sizes: ReadonlyArray<number>
): ReadonlyArray<readonly [string, CanonicalFacts]> =>
  sizes.map((outputBits) => [`${spelling}${outputBits}`, { name, outputBits }])

/** Digests that every candidate of the SHA-3 competition had. */
const SHA3_SIZES = [224, 256, 384, 512]

const withSize: Words = new Map([
  ...sized("BLAKE2b", "blake2b", [128, 160, 224, 256, 384, 512]),
  ...sized("BLAKE2s", "blake2s", [128, 160, 224, 256]),
  ...sized("BLAKE2bp", "blake2bp", [512]),
  ...sized("BLAKE2sp", "blake2sp", [256]),
  ...sized("BLAKE3", "blake3", [256]),
  ...sized("Skein-256", "skein256", [128, 160, 224, 256]),
  ...sized("Skein-512", "skein512", [128, 160, 224, 256, 384, 512]),
  ...sized("Skein-1024", "skein1024", [384, 512, 1024]),
  ...sized("SHAKE128", "shake128", [256]),
  ...sized("SHAKE256", "shake256", [512]),
  ...sized("TupleHash128", "tuplehash128", [256]),
  ...sized("TupleHash256", "tuplehash256", [512]),
  ...sized("ParallelHash128", "parallelhash128", [256]),
  ...sized("ParallelHash256", "parallelhash256", [512]),
  ...sized("HAVAL", "haval", [128, 160, 192, 224, 256]),
  ...sized("Snefru", "snefru", [128, 256]),
  ...sized("BLAKE", "blake", SHA3_SIZES),
  ...sized("JH", "jh", SHA3_SIZES),
  ...sized("Shabal", "shabal", [192, ...SHA3_SIZES]),
  ...sized("FSB", "fsb", [160, ...SHA3_SIZES]),
  ...sized("BMW", "bmw", SHA3_SIZES),
  ...sized("CubeHash", "cubehash", SHA3_SIZES),
  ...sized("ECHO", "echo", SHA3_SIZES),
  ...sized("Fugue", "fugue", SHA3_SIZES),
  ...sized("Hamsi", "hamsi", SHA3_SIZES),
  ...sized("Luffa", "luffa", SHA3_SIZES),
  ...sized("SHAvite-3", "shavite", SHA3_SIZES),
  ...sized("SHAvite-3", "shavite3", SHA3_SIZES),
  ...sized("SIMD", "simd", SHA3_SIZES),
  ...sized("LSH-256", "lsh256", [224, 256]),
  ...sized("LSH-512", "lsh512", [224, 256, 384, 512])
])

/** Normalised names of hash functions. A bare `SHA` means SHA-1, as it does in FIPS 180-1 and the JCA. */
export const hashWords: Words = join(fixed, withSize)

const suffix = ignored("digest hash managed cryptoserviceprovider cng")

/** A hash function in any spelling: `SHA_256`, `sha3-256`, `SHA256Managed`, `blake2b512`. */
export const hash: Notation = { ofText: ofNormalised(sequence(token(hashWords), optional(suffix))) }
