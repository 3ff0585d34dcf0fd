import type { Facts, Primitive } from "./Facts.ts"
import type { CitationKey } from "./citations.ts"

/**
 * Why a NIST level may be stated.
 *
 * - `normative`: the category that FIPS 203, 204 or 205 gives the parameter set.
 * - `reference`: the AES or SHA strength by which the category is defined.
 * - `derived`: compared with the reference by key, output or parameter set; a choice of this tool, not of a standard.
 * - `policy`: 0, since no category is met: Shor's algorithm or classical cryptanalysis breaks it, or its strength stays
 *   below that of category 1. No standard assigns 0; it is this tool's policy.
 */
export type LevelBasis = "normative" | "reference" | "derived" | "policy"

export interface SecurityLevels {
  /** Bits of classical security. */
  readonly classical?: number
  /** NIST post-quantum category 1 to 5, or 0 when none is met. */
  readonly quantum?: number
  readonly basis?: LevelBasis
}

export interface Algorithm {
  readonly primitive: Primitive
  /** Member of the CycloneDX 1.7.1 `algorithmFamiliesEnum`. */
  readonly family?: string
  /** The only key size there is. */
  readonly keyBits?: number
  /** The key sizes there are, when they are few. */
  readonly keySizes?: ReadonlyArray<number>
  /** Fixed size of the digest or tag. */
  readonly outputBits?: number
  readonly blockBits?: number
  /** Key of `curves.ts`, when the algorithm fixes it. */
  readonly curve?: string
  /** Broken by Shor's algorithm. */
  readonly quantumVulnerable?: true
  /** Levels of the algorithm that do not depend on its parameters. */
  readonly levels?: SecurityLevels
  /** Levels follow the key size, as those of AES do; `classical` where the block is too short for a category. */
  readonly keyLevels?: "reference" | "derived" | "classical"
  /** Levels follow the size of the output, up to this many bits of it. */
  readonly outputLevels?: number
  /** Where the row's facts come from: keys of `sources.ts`. */
  readonly sources: ReadonlyArray<CitationKey>
  /** Set where no text or program was at hand to compare the row's sizes with. */
  readonly isUnchecked?: true
}

type Extra = Partial<Algorithm>
type Citations = CitationKey | ReadonlyArray<CitationKey>

const row = (primitive: Primitive, family: string | undefined, sources: Citations, extra: Extra = {}): Algorithm => ({
  primitive,
  ...(family === undefined ? {} : { family }),
  sources: typeof sources === "string" ? [sources] : sources,
  ...extra
})

const hash = (family: string | undefined, outputBits: number, sources: Citations, extra: Extra = {}): Algorithm =>
  row("hash", family, sources, { outputBits, ...extra })

const xof = (family: string | undefined, sources: Citations, extra: Extra = {}): Algorithm =>
  row("xof", family, sources, extra)

const block = (
  family: string | undefined,
  blockBits: number,
  sizes: ReadonlyArray<number>,
  sources: Citations,
  extra: Extra = {}
): Algorithm =>
  row("block-cipher", family, sources, {
    blockBits,
    ...(sizes.length === 1 ? { keyBits: sizes[0]! } : {}),
    keySizes: sizes,
    ...extra
  })

const keyed = (
  primitive: Primitive,
  family: string | undefined,
  sizes: ReadonlyArray<number>,
  sources: Citations,
  extra: Extra = {}
): Algorithm =>
  row(primitive, family, sources, {
    ...(sizes.length === 1 ? { keyBits: sizes[0]! } : {}),
    ...(sizes.length === 0 ? {} : { keySizes: sizes }),
    ...extra
  })

const shor = (primitive: Primitive, family: string | undefined, sources: Citations, extra: Extra = {}): Algorithm =>
  row(primitive, family, sources, { quantumVulnerable: true, ...extra })

const kdf = (family: string | undefined, sources: Citations, extra: Extra = {}): Algorithm =>
  row("kdf", family, sources, extra)

const levels = (classical: number | undefined, quantum: number | undefined, basis?: LevelBasis): Extra => ({
  levels: {
    ...(classical === undefined ? {} : { classical }),
    ...(quantum === undefined ? {} : { quantum }),
    ...(basis === undefined ? {} : { basis })
  }
})

const zero = (classical: number): Extra => levels(classical, 0, "policy")
const hybrid = (quantum: number): Extra => levels(undefined, quantum, "derived")
const derived: Extra = { keyLevels: "derived" }
const classicalOnly: Extra = { keyLevels: "classical" }
const sizedUpTo = (bits: number): Extra => ({ outputLevels: bits })
const sized: Extra = sizedUpTo(512)
const broken: Extra = zero(0)
const unchecked: Extra = { isUnchecked: true }

const AES_SIZES = [128, 192, 256]

/*
 * Families and primitives are those of the CycloneDX cryptography registry 1.7.1; sizes were compared with the sources of
 * each row, but for the rows marked unchecked. The level of a hash is that of its collision resistance. Where no level is
 * given none is defensible and none is reported.
 */
const rows = {
  MD2: hash("MD2", 128, ["rfc-1319", "rfc-6149"], broken),
  MD4: hash("MD4", 128, ["rfc-1320", "rfc-6150"], broken),
  MD5: hash("MD5", 128, ["rfc-1321", "rfc-6151"], broken),
  "MD5-SHA1": hash(undefined, 288, "rfc-4346", broken),
  MDC2: hash(undefined, 128, "openssl", sized),
  "SHA-0": hash(undefined, 160, "sha-0-collisions", broken),
  "SHA-1": hash("SHA-1", 160, ["fips-180-4", "ir-8547", "shattered"], zero(63)),
  "SHA-224": hash("SHA-2", 224, ["fips-180-4", "ir-8547"], zero(112)),
  "SHA-256": hash("SHA-2", 256, ["fips-180-4", "ir-8547"], levels(128, 2, "reference")),
  "SHA-384": hash("SHA-2", 384, ["fips-180-4", "ir-8547"], levels(192, 4, "reference")),
  "SHA-512": hash("SHA-2", 512, ["fips-180-4", "ir-8547"], levels(256, 5, "derived")),
  "SHA-512/224": hash("SHA-2", 224, ["fips-180-4", "ir-8547"], zero(112)),
  "SHA-512/256": hash("SHA-2", 256, ["fips-180-4", "ir-8547"], levels(128, 2, "derived")),
  "SHA3-224": hash("SHA-3", 224, ["fips-202", "ir-8547"], zero(112)),
  "SHA3-256": hash("SHA-3", 256, ["fips-202", "ir-8547"], levels(128, 2, "reference")),
  "SHA3-384": hash("SHA-3", 384, ["fips-202", "ir-8547"], levels(192, 4, "reference")),
  "SHA3-512": hash("SHA-3", 512, ["fips-202", "ir-8547"], levels(256, 5, "derived")),
  SHAKE128: xof("SHA-3", ["fips-202", "ir-8547"], levels(128, 2, "derived")),
  SHAKE256: xof("SHA-3", ["fips-202", "ir-8547"], levels(256, 5, "derived")),
  cSHAKE128: xof("SHA-3", ["sp-800-185", "fips-202"], levels(128, 2, "derived")),
  cSHAKE256: xof("SHA-3", ["sp-800-185", "fips-202"], levels(256, 5, "derived")),
  "Keccak-224": hash(undefined, 224, ["sha-3-competition", "fips-202"], sized),
  "Keccak-256": hash(undefined, 256, ["sha-3-competition", "fips-202"], sized),
  "Keccak-288": hash(undefined, 288, ["sha-3-competition", "fips-202"], sized),
  "Keccak-384": hash(undefined, 384, ["sha-3-competition", "fips-202"], sized),
  "Keccak-512": hash(undefined, 512, ["sha-3-competition", "fips-202"], sized),
  TupleHash128: row("hash", "SHA-3", ["sp-800-185", "fips-202"], levels(128, 2, "derived")),
  TupleHash256: row("hash", "SHA-3", ["sp-800-185", "fips-202"], levels(256, 5, "derived")),
  ParallelHash128: row("hash", "SHA-3", ["sp-800-185", "fips-202"], levels(128, 2, "derived")),
  ParallelHash256: row("hash", "SHA-3", ["sp-800-185", "fips-202"], levels(256, 5, "derived")),
  TurboSHAKE128: xof(undefined, "rfc-9861", levels(128, 2, "derived")),
  TurboSHAKE256: xof(undefined, "rfc-9861", levels(256, 5, "derived")),
  KangarooTwelve: xof(undefined, "rfc-9861"),
  MarsupilamiFourteen: xof(undefined, "bouncy-castle"),
  BLAKE: row("hash", undefined, "sha-3-competition", sized),
  BLAKE2b: row("hash", "BLAKE2", "rfc-7693", sized),
  BLAKE2s: row("hash", "BLAKE2", "rfc-7693", sizedUpTo(256)),
  BLAKE2bp: row("hash", "BLAKE2", "blake2", sized),
  BLAKE2sp: row("hash", "BLAKE2", "blake2", sizedUpTo(256)),
  BLAKE2xb: xof("BLAKE2", "blake2"),
  BLAKE2xs: xof("BLAKE2", "blake2"),
  BLAKE3: row("hash", "BLAKE3", "blake3", sizedUpTo(256)),
  "RIPEMD-128": hash("RIPEMD", 128, "crypto++", sized),
  "RIPEMD-160": hash("RIPEMD", 160, "crypto++", sized),
  "RIPEMD-256": hash("RIPEMD", 256, "crypto++"),
  "RIPEMD-320": hash("RIPEMD", 320, "crypto++"),
  Whirlpool: hash("Whirlpool", 512, "crypto++", sized),
  Tiger: hash(undefined, 192, ["crypto++", "bouncy-castle"], sized),
  HAVAL: row("hash", undefined, "php-hash"),
  Snefru: row("hash", undefined, "php-hash"),
  SM3: hash("SM3", 256, ["rfc-8998", "crypto++"], sized),
  GOSTR3411: hash("GOST", 256, "rfc-5831"),
  "Streebog-256": hash(undefined, 256, ["rfc-6986", "bouncy-castle"], sized),
  "Streebog-512": hash(undefined, 512, ["rfc-6986", "bouncy-castle"], sized),
  JH: row("hash", undefined, "sha-3-competition", sized),
  BMW: row("hash", undefined, "sha-3-competition"),
  CubeHash: row("hash", undefined, "sha-3-competition"),
  ECHO: row("hash", undefined, "sha-3-competition"),
  Fugue: row("hash", undefined, "sha-3-competition"),
  Hamsi: row("hash", undefined, "sha-3-competition"),
  Luffa: row("hash", undefined, "sha-3-competition"),
  "SHAvite-3": row("hash", undefined, "sha-3-competition"),
  SIMD: row("hash", undefined, "sha-3-competition"),
  Shabal: row("hash", undefined, "sha-3-competition"),
  FSB: row("hash", undefined, "sha-3-competition"),
  "BASH-256": hash(undefined, 256, "bee2", sized),
  "BASH-384": hash(undefined, 384, "bee2", sized),
  "BASH-512": hash(undefined, 512, "bee2", sized),
  "BelT-Hash": hash(undefined, 256, "bee2", sized),
  "Kupyna-224": hash(undefined, 224, "bouncy-castle", sized),
  "Kupyna-256": hash(undefined, 256, "bouncy-castle", sized),
  "Kupyna-384": hash(undefined, 384, "bouncy-castle", sized),
  "Kupyna-512": hash(undefined, 512, "bouncy-castle", sized),
  "Skein-256": row("hash", undefined, "sha-3-competition", sizedUpTo(256)),
  "Skein-512": row("hash", undefined, "sha-3-competition", sized),
  "Skein-1024": row("hash", undefined, "sha-3-competition", sized),
  "Groestl-224": hash(undefined, 224, "sha-3-competition", sized),
  "Groestl-256": hash(undefined, 256, "sha-3-competition", sized),
  "Groestl-384": hash(undefined, 384, "sha-3-competition", sized),
  "Groestl-512": hash(undefined, 512, "sha-3-competition", sized),
  "LSH-256": row("hash", undefined, "crypto++", sizedUpTo(256)),
  "LSH-512": row("hash", undefined, "crypto++", sized),
  "Haraka-256": hash(undefined, 256, "bouncy-castle"),
  "Haraka-512": hash(undefined, 256, "bouncy-castle"),
  Poseidon: row("hash", undefined, "poseidon"),
  "Ascon-Hash": hash("Ascon", 256, ["lightweight-cryptography", "bouncy-castle"], sized),
  "Ascon-HashA": hash(undefined, 256, ["lightweight-cryptography", "bouncy-castle"], sized),
  "Ascon-Hash256": hash("Ascon", 256, "sp-800-232", sized),
  "Ascon-XOF128": xof("Ascon", "sp-800-232", levels(128, 2, "derived")),
  "Ascon-CXOF128": xof("Ascon", "sp-800-232", levels(128, 2, "derived")),
  "Xoodyak-Hash": hash(undefined, 256, ["lightweight-cryptography", "bouncy-castle"], sized),
  "Photon-Beetle-Hash": hash(undefined, 256, ["lightweight-cryptography", "bouncy-castle"]),
  "Sparkle-Hash": row("hash", undefined, ["lightweight-cryptography", "bouncy-castle"]),
  "ISAP-Hash": hash(undefined, 256, ["lightweight-cryptography", "bouncy-castle"], sized),

  AES: block("AES", 128, AES_SIZES, ["fips-197", "pqc-call-for-proposals", "ir-8547"], { keyLevels: "reference" }),
  Rijndael: block(undefined, 128, [128, 160, 192, 224, 256], ["aes-development", "bouncy-castle"], derived),
  DES: block("DES", 64, [56], ["fips-46-3", "openssl"], zero(56)),
  DES40: block(undefined, 64, [40], "rfc-2246", zero(40)),
  "3DES": block("3DES", 64, [112, 168], ["sp-800-67", "sp-800-57"]),
  DESX: block(undefined, 64, [184], "openssl"),
  RC2: row("block-cipher", "RC2", "rfc-2268", { blockBits: 64, ...broken }),
  RC5: row("block-cipher", "RC5", "rfc-2040", classicalOnly),
  RC6: row("block-cipher", "RC6", ["aes-development", "crypto++"], { blockBits: 128, ...derived }),
  IDEA: block("IDEA", 64, [128], ["openssl", "narrow-bicliques"], levels(126, undefined)),
  Blowfish: row("block-cipher", "Blowfish", "crypto++", { blockBits: 64, ...classicalOnly }),
  Twofish: block("Twofish", 128, AES_SIZES, ["aes-development", "crypto++"], derived),
  Threefish: row("block-cipher", undefined, ["sha-3-competition", "crypto++"], {
    keySizes: [256, 512, 1024],
    ...derived
  }),
  Serpent: block("Serpent", 128, AES_SIZES, ["aes-development", "crypto++"], derived),
  CAST5: row("block-cipher", "CAST5", "rfc-2144", { blockBits: 64, ...classicalOnly }),
  CAST6: block("CAST6", 128, [128, 160, 192, 224, 256], ["rfc-2612", "crypto++"], derived),
  SEED: block("SEED", 128, [128], ["rfc-4269", "crypto++"], derived),
  CAMELLIA: block("CAMELLIA", 128, AES_SIZES, ["rfc-3713", "crypto++"], derived),
  ARIA: block("ARIA", 128, AES_SIZES, ["rfc-5794", "crypto++"], derived),
  SM4: block("SM4", 128, [128], ["rfc-8998", "openssl"], derived),
  GOST28147: block("GOST", 64, [256], ["rfc-5830", "crypto++"]),
  Magma: block(undefined, 64, [256], "rfc-8891"),
  Kuznyechik: block(undefined, 128, [256], "rfc-7801", derived),
  Kalyna: block(undefined, 128, [128, 256, 512], "bouncy-castle", derived),
  Skipjack: block("Skipjack", 64, [80], ["fips-185", "crypto++"], zero(80)),
  TEA: block(undefined, 64, [128], ["crypto++", "bouncy-castle"]),
  XTEA: block(undefined, 64, [128], ["crypto++", "bouncy-castle"]),
  Noekeon: block(undefined, 128, [128], "bouncy-castle"),
  LEA: block(undefined, 128, AES_SIZES, ["iso-29192-2", "crypto++"], derived),
  HIGHT: block(undefined, 64, [128], "crypto++"),
  SHACAL2: row("block-cipher", undefined, ["crypto++", "bouncy-castle"], { blockBits: 256, ...derived }),
  MARS: row("block-cipher", undefined, ["aes-development", "crypto++"], { blockBits: 128, ...derived }),
  MISTY1: block(undefined, 64, [128], "rfc-2994"),
  KASUMI: block(undefined, 64, [128], "3gpp-35.202"),
  SAFER: row("block-cipher", undefined, "crypto++", { blockBits: 64 }),
  GOST3412: block(undefined, 128, [256], ["rfc-7801", "bouncy-castle"], derived),
  "3-Way": block(undefined, 96, [96], "crypto++", classicalOnly),
  BelT: block(undefined, 128, [256], "bee2", derived),
  GIFT: row("block-cipher", undefined, "lightweight-cryptography"),
  SPECK: row("block-cipher", undefined, "crypto++"),
  SIMON: row("block-cipher", undefined, "crypto++"),
  CHAM: row("block-cipher", undefined, "crypto++"),
  SIMECK: row("block-cipher", undefined, "crypto++"),
  CMEA: row("block-cipher", "CMEA", "cyclonedx-registry"),
  CLEFIA: block(undefined, 128, AES_SIZES, ["rfc-6114", "iso-29192-2"], derived),
  PRESENT: block(undefined, 64, [80, 128], "iso-29192-2", classicalOnly),
  LOKI97: row("block-cipher", undefined, "aes-development", { blockBits: 128, ...unchecked }),
  XXTEA: row("block-cipher", undefined, "crypto++"),
  SHARK: block(undefined, 64, [128], "crypto++", classicalOnly),
  Square: block(undefined, 128, [128], "crypto++", classicalOnly),
  Anubis: row("block-cipher", undefined, "libtomcrypt", { blockBits: 128 }),
  Khazad: block(undefined, 64, [128], "libtomcrypt", classicalOnly),
  MULTI2: row("block-cipher", undefined, "libtomcrypt", { blockBits: 64 }),
  CRYPTON: row("block-cipher", undefined, "aes-development", { blockBits: 128 }),

  ChaCha: keyed("stream-cipher", undefined, [128, 256], "crypto++", derived),
  ChaCha20: keyed("stream-cipher", "ChaCha20", [256], "rfc-8439", derived),
  XChaCha20: keyed("stream-cipher", undefined, [256], ["draft-xchacha", "crypto++"], derived),
  "ChaCha20-Poly1305": keyed("ae", "ChaCha20", [256], "rfc-8439", derived),
  "XChaCha20-Poly1305": keyed("ae", "ChaCha20", [256], ["draft-xchacha", "crypto++"], derived),
  Salsa20: keyed("stream-cipher", "Salsa20", [128, 256], ["estream", "crypto++"], derived),
  XSalsa20: keyed("stream-cipher", undefined, [256], "crypto++", derived),
  "Salsa20-Poly1305": keyed("ae", "Salsa20", [256], "nacl", derived),
  "XSalsa20-Poly1305": keyed("ae", undefined, [256], "nacl", derived),
  RC4: row("stream-cipher", "RC4", "rfc-7465", broken),
  "HC-128": keyed("stream-cipher", "HC", [128], ["estream", "crypto++"], derived),
  "HC-256": keyed("stream-cipher", "HC", [256], ["crypto++", "bouncy-castle"], derived),
  RABBIT: keyed("stream-cipher", "RABBIT", [128], ["rfc-4503", "crypto++"], derived),
  Sosemanuk: row("stream-cipher", undefined, "estream"),
  "Grain-v1": keyed("stream-cipher", undefined, [80], ["estream", "bouncy-castle"], derived),
  "Grain-128": keyed("stream-cipher", undefined, [128], "bouncy-castle"),
  "Grain-128AEAD": keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  Trivium: keyed("stream-cipher", undefined, [80], "estream", { ...derived, ...unchecked }),
  ISAAC: row("stream-cipher", undefined, "bouncy-castle"),
  Panama: row("stream-cipher", undefined, "crypto++"),
  SEAL: row("stream-cipher", undefined, "crypto++"),
  WAKE: row("stream-cipher", undefined, "crypto++"),
  VMPC: row("stream-cipher", undefined, "bouncy-castle"),
  "VMPC-KSA3": row("stream-cipher", undefined, "bouncy-castle"),
  "ZUC-128": keyed("stream-cipher", "ZUC", [128], ["3gpp-35.222", "bouncy-castle"], derived),
  "ZUC-256": keyed("stream-cipher", undefined, [256], "bouncy-castle"),
  "128-EEA1": keyed("stream-cipher", "SNOW3G", [128], ["3gpp-35.215", "3gpp-33.401"], derived),
  "128-EEA3": keyed("stream-cipher", "ZUC", [128], ["3gpp-35.221", "3gpp-33.401"], derived),
  SNOW3G: keyed("stream-cipher", "SNOW3G", [128], "3gpp-35.216", { ...derived, ...unchecked }),
  "A5/1": keyed("stream-cipher", "A5/1", [64], "a5-1-cryptanalysis", { ...broken, ...unchecked }),
  "A5/2": keyed("stream-cipher", "A5/2", [64], "a5-1-cryptanalysis", { ...broken, ...unchecked }),
  "Ascon-AEAD128": keyed("ae", "Ascon", [128], "sp-800-232", derived),
  "Ascon-128": keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"], derived),
  "Ascon-128a": keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"], derived),
  "Ascon-80pq": keyed("ae", undefined, [160], ["lightweight-cryptography", "bouncy-castle"]),
  "AEGIS-128": keyed("ae", undefined, [128], "caesar", { ...derived, ...unchecked }),
  "AEGIS-128L": keyed("ae", undefined, [128], ["rfc-10032", "libsodium"], derived),
  "AEGIS-256": keyed("ae", undefined, [256], ["rfc-10032", "libsodium"], derived),
  Deoxys: row("ae", undefined, "caesar"),
  Elephant: keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  ISAP: keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  "Photon-Beetle": keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  Sparkle: row("ae", undefined, ["lightweight-cryptography", "bouncy-castle"]),
  Xoodyak: keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  "GIFT-COFB": keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  Romulus: keyed("ae", undefined, [128], ["lightweight-cryptography", "bouncy-castle"]),
  TinyJAMBU: row("ae", undefined, "lightweight-cryptography"),
  MORUS: row("ae", undefined, "caesar"),

  HMAC: row("mac", "HMAC", ["fips-198-1", "sp-800-57"]),
  CMAC: row("mac", "CMAC", "sp-800-38b"),
  GMAC: row("mac", undefined, "sp-800-38d"),
  "XCBC-MAC": row("mac", undefined, "rfc-3566"),
  "CBC-MAC": row("mac", undefined, "fips-113"),
  "CFB-MAC": row("mac", undefined, "bouncy-castle"),
  "ISO9797-MAC": row("mac", undefined, "bouncy-castle"),
  KMAC128: row("mac", "SHA-3", ["sp-800-185", "sp-800-57"]),
  KMAC256: row("mac", "SHA-3", ["sp-800-185", "sp-800-57"]),
  Poly1305: row("mac", "Poly1305", "rfc-8439", { outputBits: 128, keyBits: 256, keySizes: [256] }),
  SipHash: row("mac", "SipHash", "crypto++", { keyBits: 128, keySizes: [128] }),
  HalfSipHash: row("mac", undefined, "crypto++"),
  UMAC: row("mac", "UMAC", "rfc-4418"),
  VMAC: row("mac", undefined, "crypto++"),
  "VMPC-MAC": row("mac", undefined, "bouncy-castle"),
  "GOST28147-MAC": row("mac", "GOST", ["rfc-5830", "crypto++"]),
  "GOSTR3411-HMAC": row("mac", "GOST", "rfc-4357"),
  "Kupyna-MAC": row("mac", undefined, "bouncy-castle"),
  "DSTU7624-MAC": row("mac", undefined, "bouncy-castle"),
  "ZUC-MAC": row("mac", undefined, "3gpp-35.221"),
  "Zuc-128-MAC": row("mac", "ZUC", "3gpp-35.221"),
  "Zuc-256-MAC": row("mac", undefined, "bouncy-castle"),
  "128-EIA1": row("mac", "SNOW3G", "3gpp-35.215"),
  "128-EIA3": row("mac", "ZUC", "3gpp-35.221"),
  "Skein-MAC": row("mac", undefined, "sha-3-competition"),
  "BLAKE2b-MAC": row("mac", undefined, "rfc-7693"),
  "BLAKE2s-MAC": row("mac", undefined, "rfc-7693"),
  "BLAKE3-MAC": row("mac", undefined, "blake3"),
  "BelT-MAC": row("mac", undefined, "bee2"),
  PMAC: row("mac", undefined, "libtomcrypt"),
  TTMAC: row("mac", undefined, "crypto++"),
  MILENAGE: row("mac", "MILENAGE", "3gpp-35.206"),
  TUAK: row("mac", "TUAK", "3gpp-35.231"),

  RSA: shor("unknown", undefined, ["rfc-8017", "sp-800-57", "sp-800-56b"]),
  "RSA-KEM": shor("kem", undefined, "rfc-9690"),
  DSA: shor("signature", "DSA", ["fips-186-4", "sp-800-57"]),
  EC: shor("unknown", undefined, ["sec-1", "sp-800-57"]),
  ECDSA: shor("signature", "ECDSA", ["fips-186-5", "sp-800-57"]),
  Ed25519: shor("signature", "EdDSA", "rfc-8032", { curve: "Ed25519" }),
  Ed448: shor("signature", "EdDSA", "rfc-8032", { curve: "Ed448" }),
  Ed25519ph: shor("signature", "EdDSA", "rfc-8032", { curve: "Ed25519" }),
  Ed25519ctx: shor("signature", "EdDSA", "rfc-8032", { curve: "Ed25519" }),
  Ed448ph: shor("signature", "EdDSA", "rfc-8032", { curve: "Ed448" }),
  EdDSA: shor("signature", "EdDSA", "rfc-8032"),
  XEdDSA: shor("signature", undefined, "signal-xeddsa", { curve: "Curve25519" }),
  X25519: shor("key-agree", "ECDH", "rfc-7748", { curve: "Curve25519" }),
  X448: shor("key-agree", "ECDH", "rfc-7748", { curve: "Curve448" }),
  XDH: shor("key-agree", "ECDH", "rfc-7748"),
  ECDH: shor("key-agree", "ECDH", ["sp-800-56a", "sp-800-57"]),
  ECDHE: shor("key-agree", "ECDH", "rfc-8422"),
  ECMQV: shor("key-agree", "MQV", ["sp-800-56a", "sp-800-57"]),
  DH: shor("key-agree", "FFDH", ["sp-800-56a", "sp-800-57"]),
  FFDHE: shor("key-agree", "FFDH", ["rfc-7919", "sp-800-56a"]),
  MQV: shor("key-agree", "MQV", ["sp-800-56a", "sp-800-57"]),
  ElGamal: shor("pke", "ElGamal", "bouncy-castle"),
  "EC-ElGamal": shor("pke", "ElGamal", "bouncy-castle"),
  ECIES: shor("pke", "ECIES", "sec-1"),
  "ECIES-KEM": shor("kem", undefined, "bouncy-castle"),
  IES: shor("pke", undefined, "crypto++"),
  DLIES: shor("pke", undefined, "crypto++"),
  LUC: shor("pke", undefined, "crypto++"),
  SM2: shor("signature", "SM2", "rfc-8998", { curve: "sm2p256v1" }),
  SM9: shor("signature", "SM9", "bouncy-castle"),
  GOSTR3410: shor("signature", "GOST", "rfc-7091"),
  DSTU4145: shor("signature", undefined, "bouncy-castle"),
  ECGDSA: shor("signature", undefined, "bouncy-castle"),
  ECKCDSA: shor("signature", undefined, "bouncy-castle"),
  KCDSA: shor("signature", undefined, "bouncy-castle"),
  ECNR: shor("signature", undefined, "crypto++"),
  "Nyberg-Rueppel": shor("signature", undefined, "crypto++"),
  Rabin: shor("unknown", undefined, "crypto++"),
  "Rabin-Williams": shor("signature", undefined, "crypto++"),
  NaccacheStern: shor("pke", undefined, "bouncy-castle"),
  Paillier: shor("pke", undefined, "iso-18033-6"),
  "Goldwasser-Micali": shor("pke", undefined, "goldwasser-micali", unchecked),
  BLS: shor("signature", "BLS", "draft-bls-signature"),
  BBS: shor("signature", undefined, "draft-bbs-signatures"),
  "Cramer-Shoup": shor("pke", undefined, "bouncy-castle"),
  ECCSI: shor("signature", undefined, "rfc-6507"),
  SAKKE: shor("kem", undefined, "rfc-6508"),
  ECVKO: shor("key-agree", undefined, "rfc-7836"),
  Owl: shor("key-agree", undefined, "bouncy-castle"),
  Schnorr: shor("signature", undefined, "bip-340"),
  sr25519: shor("signature", undefined, "schnorrkel", { curve: "Ed25519" }),
  SRP: shor("key-agree", "SRP", "rfc-5054"),
  "J-PAKE": shor("key-agree", "J-PAKE", "rfc-8236"),
  SPAKE2: shor("key-agree", "SPAKE2", "rfc-9382"),
  "SPAKE2+": shor("key-agree", "SPAKE2PLUS", "rfc-9383"),
  OPAQUE: shor("key-agree", "OPAQUE", "rfc-9807"),
  CPace: shor("key-agree", undefined, "draft-cpace"),
  X3DH: shor("key-agree", "X3DH", "signal-x3dh"),
  HPKE: shor("pke", "HPKE", "rfc-9180"),
  VRF: shor("other", undefined, "rfc-9381"),
  OPRF: shor("other", undefined, "rfc-9497"),
  "X9.31": shor("signature", undefined, "sp-800-131a"),
  "ISO9796-2": shor("signature", undefined, "bouncy-castle"),

  "ML-KEM": row("kem", "ML-KEM", ["fips-203", "ir-8547"]),
  "ML-DSA": row("signature", "ML-DSA", ["fips-204", "ir-8547"]),
  "HashML-DSA": row("signature", "ML-DSA", ["fips-204", "ir-8547"]),
  "SLH-DSA": row("signature", "SLH-DSA", ["fips-205", "ir-8547"]),
  "HashSLH-DSA": row("signature", "SLH-DSA", ["fips-205", "ir-8547"]),
  Kyber: row("kem", undefined, "liboqs"),
  Dilithium: row("signature", undefined, ["post-quantum-cryptography", "liboqs"]),
  "SPHINCS+": row("signature", undefined, ["post-quantum-cryptography", "liboqs"]),
  "SPHINCS-256": row("signature", undefined, "bouncy-castle"),
  "FN-DSA": row("signature", undefined, ["falcon", "liboqs"]),
  XMSS: row("signature", "XMSS", ["rfc-8391", "sp-800-208", "ir-8547"]),
  XMSSMT: row("signature", "XMSS", ["rfc-8391", "sp-800-208", "ir-8547"]),
  LMS: row("signature", "LMS", ["rfc-8554", "sp-800-208", "ir-8547"]),
  HSS: row("signature", undefined, ["rfc-8554", "sp-800-208", "ir-8547"]),
  BIKE: row("kem", undefined, "liboqs"),
  HQC: row("kem", undefined, "liboqs"),
  FrodoKEM: row("kem", undefined, "liboqs"),
  "Classic-McEliece": row("kem", undefined, "liboqs"),
  McEliece: row("pke", undefined, "bouncy-castle", unchecked),
  NTRU: row("kem", undefined, "liboqs"),
  NTRUEncrypt: row("pke", undefined, "bouncy-castle", unchecked),
  NTRUSign: row("signature", undefined, "bouncy-castle", unchecked),
  "NTRU-Prime": row("kem", undefined, "liboqs"),
  NTRULPRime: row("kem", undefined, "liboqs"),
  SNTRUPrime: row("kem", undefined, "liboqs"),
  SABER: row("kem", undefined, "post-quantum-cryptography"),
  NewHope: row("kem", undefined, "post-quantum-cryptography"),
  SIKE: row("kem", undefined, ["post-quantum-cryptography", "sidh-attack"], broken),
  Picnic: row("signature", undefined, "post-quantum-cryptography"),
  Rainbow: row("signature", undefined, "post-quantum-cryptography"),
  GeMSS: row("signature", undefined, "post-quantum-cryptography"),
  GMSS: row("signature", undefined, "bouncy-castle", unchecked),
  qTESLA: row("signature", undefined, "post-quantum-cryptography"),
  CROSS: row("signature", undefined, ["additional-signatures", "liboqs"]),
  AIMer: row("signature", undefined, "kpqc"),
  FAEST: row("signature", undefined, "additional-signatures"),
  HAETAE: row("signature", undefined, "kpqc"),
  "QR-UOV": row("signature", undefined, "additional-signatures"),
  SDitH: row("signature", undefined, "additional-signatures"),
  "SMAUG-T": row("kem", undefined, "kpqc"),
  "NTRU+": row("kem", undefined, "kpqc"),
  MAYO: row("signature", undefined, ["additional-signatures", "liboqs"]),
  SNOVA: row("signature", undefined, ["additional-signatures", "liboqs"]),
  UOV: row("signature", undefined, ["additional-signatures", "liboqs"]),
  MQOM: row("signature", undefined, ["additional-signatures", "liboqs"]),
  SQIsign: row("signature", undefined, "additional-signatures"),
  X25519MLKEM768: row("combiner", undefined, "draft-ecdhe-mlkem", hybrid(3)),
  SecP256r1MLKEM768: row("combiner", undefined, "draft-ecdhe-mlkem", hybrid(3)),
  SecP384r1MLKEM1024: row("combiner", undefined, "draft-ecdhe-mlkem", hybrid(5)),
  X448MLKEM1024: row("combiner", undefined, "openssl", hybrid(5)),
  curveSM2MLKEM768: row("combiner", undefined, "draft-sm2-mlkem", hybrid(3)),
  X25519Kyber768Draft00: row("combiner", undefined, ["draft-xyber768d00", "liboqs"], hybrid(3)),
  "X-Wing": row("combiner", undefined, "draft-xwing", hybrid(3)),
  "sntrup761x25519-sha512": row("combiner", undefined, ["draft-ntruprime-ssh", "liboqs"], hybrid(2)),

  HKDF: kdf("HKDF", "rfc-5869"),
  PBKDF1: kdf("PBKDF1", "rfc-8018"),
  PBKDF2: kdf("PBKDF2", "rfc-8018"),
  PKCS12KDF: kdf(undefined, "rfc-7292"),
  scrypt: kdf("scrypt", "rfc-7914"),
  bcrypt: kdf("bcrypt", "bcrypt"),
  "bcrypt-pbkdf": kdf("bcrypt", "openbsd-bcrypt-pbkdf"),
  Argon2: kdf("Argon2", "rfc-9106"),
  Argon2i: kdf("Argon2", "rfc-9106"),
  Argon2d: kdf("Argon2", "rfc-9106"),
  Argon2id: kdf("Argon2", "rfc-9106"),
  yescrypt: kdf("yescrypt", "password-hashing-competition"),
  Lyra2: kdf(undefined, "password-hashing-competition"),
  Catena: kdf(undefined, "password-hashing-competition"),
  Balloon: kdf(undefined, "balloon"),
  "crypt-md5": kdf(undefined, "crypt-5"),
  "crypt-sha1": kdf(undefined, "crypt-5"),
  "crypt-sha256": kdf(undefined, "crypt-5"),
  "crypt-sha512": kdf(undefined, "crypt-5"),
  "crypt-des": kdf(undefined, "crypt-5"),
  phpass: kdf(undefined, "phpass"),
  lmhash: row("hash", undefined, "ms-nlmp", broken),
  nthash: row("hash", undefined, "ms-nlmp", broken),
  KBKDF: kdf("SP800-108", "sp-800-108"),
  "KBKDF-Counter": kdf("SP800-108", "sp-800-108"),
  "KBKDF-Feedback": kdf("SP800-108", "sp-800-108"),
  "KBKDF-DoublePipeline": kdf("SP800-108", "sp-800-108"),
  "KBKDF-KMAC": kdf("SP800-108", "sp-800-108"),
  ConcatKDF: kdf(undefined, "sp-800-56c"),
  X963KDF: kdf(undefined, "sec-1"),
  X942KDF: kdf(undefined, "rfc-2631"),
  KDF1: kdf(undefined, "bouncy-castle"),
  KDF2: kdf(undefined, "bouncy-castle"),
  MGF1: kdf(undefined, "rfc-8017"),
  "TLS-PRF": kdf(undefined, "rfc-5246"),
  "TLS13-KDF": kdf(undefined, "rfc-8446"),
  "SSH-KDF": kdf(undefined, "rfc-4253"),
  "IKE-PRF": kdf("IKE-PRF", "rfc-7296"),
  "SRTP-KDF": kdf(undefined, "rfc-3711"),
  "SNMP-KDF": kdf(undefined, "rfc-3414"),
  "KRB5-KDF": kdf(undefined, "rfc-3961"),
  S2K: kdf(undefined, "rfc-9580"),
  GSKKDF: kdf(undefined, "bouncy-castle"),
  "OpenSSL-KDF": kdf(undefined, "openssl"),

  PBES1: row("other", "PBES1", "rfc-8018"),
  PBES2: row("other", "PBES2", "rfc-8018"),
  PBMAC1: row("mac", "PBMAC1", "rfc-8018"),
  "PKCS12-PBE": row("other", undefined, "rfc-7292"),
  "PEM-PBE": row("other", undefined, "openssl"),
  "JKS-PBE": row("other", undefined, "java-providers"),

  TLS: row("other", undefined, "rfc-8446"),
  DTLS: row("other", undefined, "rfc-9147"),
  SSH: row("other", undefined, "rfc-4251"),
  IPsec: row("other", undefined, "rfc-4301"),
  IKE: row("other", undefined, "rfc-7296"),
  QUIC: row("other", undefined, "rfc-9000"),
  WPA: row("other", undefined, "wi-fi"),
  Noise: row("other", undefined, "noise"),
  OpenVPN: row("other", undefined, "openvpn"),
  WireGuard: row("other", undefined, "wireguard"),
  Kerberos: row("other", undefined, "rfc-4120"),
  SRTP: row("other", undefined, "rfc-3711"),

  RNG: row("drbg", undefined, "methodology"),
  SHA1PRNG: row("drbg", undefined, "java-providers"),
  CTR_DRBG: row("drbg", "CTR_DRBG", ["sp-800-90a", "sp-800-57"]),
  Hash_DRBG: row("drbg", "Hash_DRBG", ["sp-800-90a", "sp-800-57"]),
  HMAC_DRBG: row("drbg", "HMAC_DRBG", ["sp-800-90a", "sp-800-57"]),
  Dual_EC_DRBG: row("drbg", undefined, "sp-800-131a", { quantumVulnerable: true, ...broken }),
  Fortuna: row("drbg", "Fortuna", "cyclonedx-registry"),
  Yarrow: row("drbg", "Yarrow", "cyclonedx-registry"),
  "X9.17-PRNG": row("drbg", undefined, "crypto++"),
  "X9.31-PRNG": row("drbg", undefined, "sp-800-131a"),
  BlumBlumShub: row("drbg", undefined, "crypto++"),
  DigestRandomGenerator: row("drbg", undefined, "bouncy-castle"),
  NativePRNG: row("drbg", undefined, "java-providers"),
  "Windows-PRNG": row("drbg", undefined, "java-providers"),
  NonCryptographicHash: row("other", undefined, "methodology", broken),
  NonCryptographicPRNG: row("other", undefined, "methodology", broken),

  Fernet: row("ae", undefined, "fernet", { keyBits: 256, keySizes: [256], ...levels(128, 1, "derived") }),
  "AES-CBC-HMAC": keyed("ae", undefined, AES_SIZES, "rfc-7518", derived),
  NullCipher: row("other", undefined, "java-providers"),
  "Shamir-Secret-Sharing": row("other", undefined, "crypto++"),
  JWE: row("other", undefined, "rfc-7516"),
  JWS: row("other", undefined, "rfc-7515"),
  "JWS-none": row("other", undefined, "rfc-7518"),
  JWT: row("other", undefined, "rfc-7519"),
  dir: row("other", undefined, "rfc-7518"),
  PGP: row("other", undefined, "rfc-9580"),
  CMS: row("other", undefined, "rfc-5652"),
  "X.509": row("other", undefined, "rfc-5280"),
  XMLSignature: row("other", undefined, "xml-signature"),
  XMLEncryption: row("other", undefined, "xml-encryption"),
  age: row("other", undefined, "age"),
  PASETO: row("other", undefined, "paseto"),
  "NaCl-box": row("pke", undefined, "nacl", { quantumVulnerable: true, curve: "Curve25519" }),
  "NaCl-sealedbox": row("pke", undefined, "libsodium", { quantumVulnerable: true, curve: "Curve25519" })
} satisfies { readonly [name: string]: Algorithm }

/** Canonical base names: without parameters, but for hashes that are named by their size. */
export type AlgorithmName = keyof typeof rows

/** What is known of each algorithm, by canonical base name. */
export const algorithms: { readonly [name: string]: Algorithm } = Object.freeze(rows)

export const algorithmOf = (name: string | undefined): Algorithm | undefined =>
  name !== undefined && Object.hasOwn(algorithms, name) ? algorithms[name] : undefined

const RSA_FAMILIES: { readonly [use: string]: string } = {
  "signature pkcs1v15": "RSASSA-PKCS1",
  "signature pss": "RSASSA-PSS",
  "pke pkcs1v15": "RSAES-PKCS1",
  "pke oaep": "RSAES-OAEP"
}

const cipherMacFamily = ({ name, cipher }: Facts): string | undefined =>
  cipher === "AES" && (name === "CMAC" || name === "GMAC" || name === "XCBC-MAC") ? "AES" : undefined

/** Member of the CycloneDX 1.7.1 `algorithmFamiliesEnum` for an algorithm. Takes effective facts. */
export const familyOf = (facts: Facts): string | undefined =>
  facts.name === "RSA"
    ? RSA_FAMILIES[`${facts.primitive} ${facts.padding}`]
    : (cipherMacFamily(facts) ?? algorithmOf(facts.name)?.family)
