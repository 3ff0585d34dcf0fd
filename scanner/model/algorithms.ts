import type { Primitive } from "./Facts.ts"

/**
 * Why a NIST level may be stated.
 *
 * - `normative`: the category of FIPS 203, 204 or 205.
 * - `reference`: the AES or SHA strength by which the category is defined.
 * - `zero`: broken by Shor's algorithm or by classical cryptanalysis, so that no category is met.
 * - `derived`: compared with the reference by key or output size; a choice of this tool, not of a standard.
 */
export type LevelBasis = "normative" | "reference" | "zero" | "derived"

export interface SecurityLevels {
  /** Bits of classical security. */
  readonly classical?: number
  /** NIST post-quantum category 1 to 5, or 0 when none is met. */
  readonly quantum?: number
  readonly basis?: LevelBasis
}

/** How well the row's facts were checked against a published text or program. */
export type FactSource = "looked-up" | "partly-recalled" | "recalled"

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
  /** Levels that hold for the algorithm whatever its parameters. */
  readonly levels?: SecurityLevels
  /** Levels follow the key size, as those of AES do. */
  readonly keyLevels?: "reference" | "derived"
  readonly standard?: string
  readonly source: FactSource
}

type Extra = Partial<Algorithm>

const looked: Extra = { source: "looked-up" }
const partly: Extra = { source: "partly-recalled" }

const row = (
  primitive: Primitive,
  family: string | undefined,
  standard: string | undefined,
  extra: Extra = {}
): Algorithm => ({
  primitive,
  ...(family === undefined ? {} : { family }),
  ...(standard === undefined ? {} : { standard }),
  source: "recalled",
  ...extra
})

const hash = (family: string | undefined, outputBits: number, standard?: string, extra: Extra = {}): Algorithm =>
  row("hash", family, standard, { outputBits, ...extra })

const xof = (family: string | undefined, standard?: string, extra: Extra = {}): Algorithm =>
  row("xof", family, standard, extra)

const block = (
  family: string | undefined,
  blockBits: number,
  sizes: ReadonlyArray<number>,
  standard?: string,
  extra: Extra = {}
): Algorithm =>
  row("block-cipher", family, standard, {
    blockBits,
    ...(sizes.length === 1 ? { keyBits: sizes[0]! } : {}),
    keySizes: sizes,
    ...extra
  })

const keyed = (
  primitive: Primitive,
  family: string | undefined,
  sizes: ReadonlyArray<number>,
  standard?: string,
  extra: Extra = {}
): Algorithm =>
  row(primitive, family, standard, {
    ...(sizes.length === 1 ? { keyBits: sizes[0]! } : {}),
    ...(sizes.length === 0 ? {} : { keySizes: sizes }),
    ...extra
  })

const shor = (primitive: Primitive, family: string | undefined, standard?: string, extra: Extra = {}): Algorithm =>
  row(primitive, family, standard, { quantumVulnerable: true, ...extra })

const kdf = (family: string | undefined, standard?: string, extra: Extra = {}): Algorithm =>
  row("kdf", family, standard, extra)

const levels = (classical: number | undefined, quantum: number | undefined, basis?: LevelBasis): Extra => ({
  levels: {
    ...(classical === undefined ? {} : { classical }),
    ...(quantum === undefined ? {} : { quantum }),
    ...(basis === undefined ? {} : { basis })
  }
})

const zero = (classical: number): Extra => levels(classical, 0, "zero")
const derived: Extra = { keyLevels: "derived" }
const broken: Extra = zero(0)

const AES_SIZES = [128, 192, 256]

/*
 * Sources: families and primitives from the CycloneDX cryptography registry 1.7.1 (CycloneDX/specification,
 * schema/cryptography-defs.json, Apache-2.0); sizes from the standard each row names; level of a hash from its collision
 * resistance (NIST call for proposals 2016, 4.A.5); SHA-1 from the SHAttered cost estimate; 3DES and Skipjack from
 * SP 800-57 part 1 rev. 5. Where no level is given none is defensible and none is reported.
 */
const rows = {
  MD2: hash("MD2", 128, "RFC 1319", broken),
  MD4: hash("MD4", 128, "RFC 1320", broken),
  MD5: hash("MD5", 128, "RFC 1321", broken),
  "MD5-SHA1": hash(undefined, 288, "RFC 5246", broken),
  MDC2: hash(undefined, 128, "ISO/IEC 10118-2"),
  "SHA-0": hash(undefined, 160, "FIPS 180", broken),
  "SHA-1": hash("SHA-1", 160, "FIPS 180-4", zero(63)),
  "SHA-224": hash("SHA-2", 224, "FIPS 180-4", { ...partly, ...levels(112, undefined) }),
  "SHA-256": hash("SHA-2", 256, "FIPS 180-4", { ...partly, ...levels(128, 2, "reference") }),
  "SHA-384": hash("SHA-2", 384, "FIPS 180-4", { ...partly, ...levels(192, 4, "reference") }),
  "SHA-512": hash("SHA-2", 512, "FIPS 180-4", { ...partly, ...levels(256, 5, "derived") }),
  "SHA-512/224": hash("SHA-2", 224, "FIPS 180-4", { ...partly, ...levels(112, undefined) }),
  "SHA-512/256": hash("SHA-2", 256, "FIPS 180-4", { ...partly, ...levels(128, 2, "derived") }),
  "SHA3-224": hash("SHA-3", 224, "FIPS 202", { ...partly, ...levels(112, undefined) }),
  "SHA3-256": hash("SHA-3", 256, "FIPS 202", { ...partly, ...levels(128, 2, "reference") }),
  "SHA3-384": hash("SHA-3", 384, "FIPS 202", { ...partly, ...levels(192, 4, "reference") }),
  "SHA3-512": hash("SHA-3", 512, "FIPS 202", { ...partly, ...levels(256, 5, "derived") }),
  SHAKE128: xof("SHA-3", "FIPS 202", levels(128, 2, "derived")),
  SHAKE256: xof("SHA-3", "FIPS 202", levels(256, 5, "derived")),
  cSHAKE128: xof("SHA-3", "SP 800-185", levels(128, 2, "derived")),
  cSHAKE256: xof("SHA-3", "SP 800-185", levels(256, 5, "derived")),
  "Keccak-224": hash(undefined, 224, "Keccak submission"),
  "Keccak-256": hash(undefined, 256, "Keccak submission"),
  "Keccak-288": hash(undefined, 288, "Keccak submission"),
  "Keccak-384": hash(undefined, 384, "Keccak submission"),
  "Keccak-512": hash(undefined, 512, "Keccak submission"),
  TupleHash128: row("hash", "SHA-3", "SP 800-185"),
  TupleHash256: row("hash", "SHA-3", "SP 800-185"),
  ParallelHash128: row("hash", "SHA-3", "SP 800-185"),
  ParallelHash256: row("hash", "SHA-3", "SP 800-185"),
  TurboSHAKE128: xof(undefined, "RFC 9861"),
  TurboSHAKE256: xof(undefined, "RFC 9861"),
  KangarooTwelve: xof(undefined, "RFC 9861"),
  MarsupilamiFourteen: xof(undefined, "KangarooTwelve paper"),
  BLAKE: row("hash", undefined, "BLAKE submission"),
  BLAKE2b: row("hash", "BLAKE2", "RFC 7693"),
  BLAKE2s: row("hash", "BLAKE2", "RFC 7693"),
  BLAKE2bp: row("hash", "BLAKE2", "BLAKE2 paper"),
  BLAKE2sp: row("hash", "BLAKE2", "BLAKE2 paper"),
  BLAKE2xb: xof("BLAKE2", "BLAKE2X paper"),
  BLAKE2xs: xof("BLAKE2", "BLAKE2X paper"),
  BLAKE3: row("hash", "BLAKE3", "BLAKE3 paper"),
  "RIPEMD-128": hash("RIPEMD", 128, "ISO/IEC 10118-3", zero(64)),
  "RIPEMD-160": hash("RIPEMD", 160, "ISO/IEC 10118-3", zero(80)),
  "RIPEMD-256": hash("RIPEMD", 256, "RIPEMD-160 paper"),
  "RIPEMD-320": hash("RIPEMD", 320, "RIPEMD-160 paper"),
  Whirlpool: hash("Whirlpool", 512, "ISO/IEC 10118-3", levels(256, 5, "derived")),
  Tiger: hash(undefined, 192, "Tiger paper"),
  HAVAL: row("hash", undefined, "HAVAL paper"),
  Snefru: row("hash", undefined, "Snefru paper"),
  SM3: hash("SM3", 256, "GB/T 32905", levels(128, 2, "derived")),
  GOSTR3411: hash("GOST", 256, "GOST R 34.11-94"),
  "Streebog-256": hash(undefined, 256, "GOST R 34.11-2012", levels(128, 2, "derived")),
  "Streebog-512": hash(undefined, 512, "GOST R 34.11-2012"),
  JH: row("hash", undefined, "JH submission"),
  Shabal: row("hash", undefined, "Shabal submission"),
  FSB: row("hash", undefined, "FSB submission"),
  "BASH-256": hash(undefined, 256, "STB 34.101.77"),
  "BASH-384": hash(undefined, 384, "STB 34.101.77"),
  "BASH-512": hash(undefined, 512, "STB 34.101.77"),
  "BelT-Hash": hash(undefined, 256, "STB 34.101.31"),
  "Kupyna-224": hash(undefined, 224, "DSTU 7564:2014"),
  "Kupyna-256": hash(undefined, 256, "DSTU 7564:2014"),
  "Kupyna-384": hash(undefined, 384, "DSTU 7564:2014"),
  "Kupyna-512": hash(undefined, 512, "DSTU 7564:2014"),
  "Skein-256": row("hash", undefined, "Skein submission"),
  "Skein-512": row("hash", undefined, "Skein submission"),
  "Skein-1024": row("hash", undefined, "Skein submission"),
  "Groestl-224": hash(undefined, 224, "Groestl submission"),
  "Groestl-256": hash(undefined, 256, "Groestl submission"),
  "Groestl-384": hash(undefined, 384, "Groestl submission"),
  "Groestl-512": hash(undefined, 512, "Groestl submission"),
  "LSH-256": row("hash", undefined, "KS X 3262"),
  "LSH-512": row("hash", undefined, "KS X 3262"),
  "Haraka-256": hash(undefined, 256, "Haraka v2 paper"),
  "Haraka-512": hash(undefined, 256, "Haraka v2 paper"),
  Poseidon: row("hash", undefined, "Poseidon paper"),
  "Ascon-Hash": hash("Ascon", 256, "Ascon v1.2"),
  "Ascon-HashA": hash(undefined, 256, "Ascon v1.2"),
  "Ascon-Hash256": hash("Ascon", 256, "SP 800-232", levels(128, 2, "derived")),
  "Ascon-XOF128": xof("Ascon", "SP 800-232"),
  "Ascon-CXOF128": xof("Ascon", "SP 800-232"),
  "Xoodyak-Hash": hash(undefined, 256, "Xoodyak submission"),
  "Photon-Beetle-Hash": hash(undefined, 256, "PHOTON-Beetle submission"),
  "Sparkle-Hash": row("hash", undefined, "Sparkle submission"),
  "ISAP-Hash": hash(undefined, 256, "ISAP submission"),

  AES: block("AES", 128, AES_SIZES, "FIPS 197", { ...looked, keyLevels: "reference" }),
  Rijndael: block(undefined, 128, [128, 160, 192, 224, 256], "Rijndael submission"),
  DES: block("DES", 64, [56], "FIPS 46-3", { ...looked, ...zero(56) }),
  DES40: block(undefined, 64, [40], "RFC 2246", broken),
  "3DES": block("3DES", 64, [112, 168], "SP 800-67"),
  DESX: block(undefined, 64, [184], "DESX paper"),
  RC2: row("block-cipher", "RC2", "RFC 2268", { ...looked, blockBits: 64, ...broken }),
  RC5: row("block-cipher", "RC5", "RFC 2040", looked),
  RC6: row("block-cipher", "RC6", "RC6 submission", { blockBits: 128 }),
  IDEA: block("IDEA", 64, [128], "IDEA", { ...looked, ...levels(126, undefined) }),
  Blowfish: row("block-cipher", "Blowfish", "Blowfish paper", { ...looked, blockBits: 64 }),
  Twofish: block("Twofish", 128, AES_SIZES, "Twofish submission", { ...looked, ...derived }),
  Threefish: row("block-cipher", undefined, "Skein submission", { keySizes: [256, 512, 1024] }),
  Serpent: block("Serpent", 128, AES_SIZES, "Serpent submission", { ...looked, ...derived }),
  CAST5: row("block-cipher", "CAST5", "RFC 2144", { ...looked, blockBits: 64 }),
  CAST6: block("CAST6", 128, [128, 160, 192, 224, 256], "RFC 2612"),
  SEED: block("SEED", 128, [128], "RFC 4269", { ...looked, ...derived }),
  CAMELLIA: block("CAMELLIA", 128, AES_SIZES, "RFC 3713", { ...looked, ...derived }),
  ARIA: block("ARIA", 128, AES_SIZES, "RFC 5794", { ...looked, ...derived }),
  SM4: block("SM4", 128, [128], "GB/T 32907", { ...looked, ...derived }),
  GOST28147: block("GOST", 64, [256], "GOST 28147-89"),
  Magma: block(undefined, 64, [256], "GOST R 34.12-2015"),
  Kuznyechik: block(undefined, 128, [256], "GOST R 34.12-2015"),
  Kalyna: block(undefined, 128, [128, 256, 512], "DSTU 7624:2014"),
  Skipjack: block("Skipjack", 64, [80], "FIPS 185", zero(80)),
  TEA: block(undefined, 64, [128], "TEA paper"),
  XTEA: block(undefined, 64, [128], "TEA extensions"),
  Noekeon: block(undefined, 128, [128], "Noekeon submission"),
  LEA: block(undefined, 128, AES_SIZES, "KS X 3246"),
  HIGHT: block(undefined, 64, [128], "ISO/IEC 18033-3"),
  SHACAL2: row("block-cipher", undefined, "SHACAL submission", { blockBits: 256 }),
  MARS: row("block-cipher", undefined, "MARS submission", { blockBits: 128 }),
  MISTY1: block(undefined, 64, [128], "RFC 2994"),
  KASUMI: block(undefined, 64, [128], "3GPP TS 35.202"),
  SAFER: row("block-cipher", undefined, "SAFER paper", { blockBits: 64 }),
  GOST3412: block(undefined, 128, [256], "GOST R 34.12-2015"),
  "3-Way": block(undefined, 96, [96], "3-Way paper"),
  BelT: row("block-cipher", undefined, "STB 34.101.31", { keyBits: 256, blockBits: 128 }),
  GIFT: row("block-cipher", undefined, "GIFT paper"),
  SPECK: row("block-cipher", undefined, "ISO/IEC 29167-22"),
  SIMON: row("block-cipher", undefined, "ISO/IEC 29167-21"),
  CHAM: row("block-cipher", undefined, "CHAM paper"),
  SIMECK: row("block-cipher", undefined, "SIMECK paper"),
  CMEA: row("block-cipher", "CMEA", "TIA TR45"),
  CLEFIA: block(undefined, 128, AES_SIZES, "ISO/IEC 29192-2"),
  PRESENT: block(undefined, 64, [80, 128], "ISO/IEC 29192-2"),
  LOKI97: row("block-cipher", undefined, "LOKI97 submission", { blockBits: 128 }),
  XXTEA: row("block-cipher", undefined, "XXTEA note"),

  ChaCha: row("stream-cipher", undefined, "ChaCha paper", { keySizes: [128, 256] }),
  ChaCha20: keyed("stream-cipher", "ChaCha20", [256], "RFC 8439", { ...looked, ...derived }),
  XChaCha20: keyed("stream-cipher", undefined, [256], "draft-irtf-cfrg-xchacha", derived),
  "ChaCha20-Poly1305": keyed("ae", "ChaCha20", [256], "RFC 8439", { ...looked, ...derived }),
  "XChaCha20-Poly1305": keyed("ae", "ChaCha20", [256], "draft-irtf-cfrg-xchacha", { ...looked, ...derived }),
  Salsa20: keyed("stream-cipher", "Salsa20", [128, 256], "eSTREAM", { ...looked, ...derived }),
  XSalsa20: keyed("stream-cipher", undefined, [256], "XSalsa20 paper", derived),
  "Salsa20-Poly1305": keyed("ae", "Salsa20", [256], "NaCl", { ...looked, ...derived }),
  "XSalsa20-Poly1305": keyed("ae", undefined, [256], "NaCl", { ...looked, ...derived }),
  RC4: row("stream-cipher", "RC4", "RFC 6229", { ...looked, ...broken }),
  "HC-128": keyed("stream-cipher", "HC", [128], "eSTREAM", { ...looked, ...derived }),
  "HC-256": keyed("stream-cipher", "HC", [256], "HC-256 paper", derived),
  RABBIT: keyed("stream-cipher", "RABBIT", [128], "RFC 4503", { ...looked, ...derived }),
  Sosemanuk: row("stream-cipher", undefined, "eSTREAM"),
  "Grain-v1": keyed("stream-cipher", undefined, [80], "eSTREAM"),
  "Grain-128": keyed("stream-cipher", undefined, [128], "Grain-128 paper"),
  "Grain-128AEAD": keyed("ae", undefined, [128], "Grain-128AEAD submission"),
  Trivium: keyed("stream-cipher", undefined, [80], "eSTREAM"),
  ISAAC: row("stream-cipher", undefined, "ISAAC paper"),
  Panama: row("stream-cipher", undefined, "Panama paper"),
  SEAL: row("stream-cipher", undefined, "SEAL paper"),
  WAKE: row("stream-cipher", undefined, "WAKE paper"),
  VMPC: row("stream-cipher", undefined, "VMPC paper"),
  "VMPC-KSA3": row("stream-cipher", undefined, "VMPC paper"),
  "ZUC-128": keyed("stream-cipher", "ZUC", [128], "3GPP TS 35.222", { ...looked, ...derived }),
  "ZUC-256": keyed("stream-cipher", undefined, [256], "ZUC-256 paper"),
  "128-EEA1": keyed("stream-cipher", "SNOW3G", [128], "3GPP TS 35.215"),
  "128-EEA3": keyed("stream-cipher", "ZUC", [128], "3GPP TS 35.221", { ...looked, ...derived }),
  SNOW3G: keyed("stream-cipher", "SNOW3G", [128], "3GPP TS 35.216"),
  "A5/1": keyed("stream-cipher", "A5/1", [64], "GSM", { ...looked, ...broken }),
  "A5/2": keyed("stream-cipher", "A5/2", [64], "GSM", broken),
  "Ascon-AEAD128": keyed("ae", "Ascon", [128], "SP 800-232", { ...looked, ...derived }),
  "Ascon-128": keyed("ae", undefined, [128], "Ascon v1.2"),
  "Ascon-128a": keyed("ae", undefined, [128], "Ascon v1.2"),
  "Ascon-80pq": keyed("ae", undefined, [160], "Ascon v1.2"),
  "AEGIS-128": keyed("ae", undefined, [128], "AEGIS paper"),
  "AEGIS-128L": keyed("ae", undefined, [128], "draft-irtf-cfrg-aegis-aead"),
  "AEGIS-256": keyed("ae", undefined, [256], "draft-irtf-cfrg-aegis-aead"),
  Deoxys: row("ae", undefined, "Deoxys submission"),
  Elephant: keyed("ae", undefined, [128], "Elephant submission"),
  ISAP: keyed("ae", undefined, [128], "ISAP submission"),
  "Photon-Beetle": keyed("ae", undefined, [128], "PHOTON-Beetle submission"),
  Sparkle: row("ae", undefined, "Sparkle submission"),
  Xoodyak: keyed("ae", undefined, [128], "Xoodyak submission"),
  "GIFT-COFB": keyed("ae", undefined, [128], "GIFT-COFB submission"),
  Romulus: keyed("ae", undefined, [128], "Romulus submission"),
  TinyJAMBU: row("ae", undefined, "TinyJAMBU submission"),
  MORUS: row("ae", undefined, "MORUS submission"),

  HMAC: row("mac", "HMAC", "FIPS 198-1"),
  CMAC: row("mac", "CMAC", "SP 800-38B"),
  GMAC: row("mac", undefined, "SP 800-38D"),
  "XCBC-MAC": row("mac", undefined, "RFC 3566"),
  "CBC-MAC": row("mac", undefined, "FIPS 113"),
  "CFB-MAC": row("mac", undefined, undefined),
  "ISO9797-MAC": row("mac", undefined, "ISO/IEC 9797-1"),
  KMAC128: row("mac", "SHA-3", "SP 800-185", levels(128, 1, "derived")),
  KMAC256: row("mac", "SHA-3", "SP 800-185", levels(256, 5, "derived")),
  Poly1305: row("mac", "Poly1305", "RFC 8439", { outputBits: 128, keyBits: 256, keySizes: [256] }),
  SipHash: row("mac", "SipHash", "SipHash paper", { keyBits: 128, keySizes: [128] }),
  HalfSipHash: row("mac", undefined, "SipHash paper"),
  UMAC: row("mac", "UMAC", "RFC 4418"),
  VMAC: row("mac", undefined, "draft-krovetz-vmac"),
  "VMPC-MAC": row("mac", undefined, "VMPC paper"),
  "GOST28147-MAC": row("mac", "GOST", "GOST 28147-89"),
  "GOSTR3411-HMAC": row("mac", "GOST", "RFC 4357"),
  "Kupyna-MAC": row("mac", undefined, "DSTU 7564:2014"),
  "DSTU7624-MAC": row("mac", undefined, "DSTU 7624:2014"),
  "ZUC-MAC": row("mac", undefined, "3GPP TS 35.221"),
  "Zuc-128-MAC": row("mac", "ZUC", "3GPP TS 35.221"),
  "Zuc-256-MAC": row("mac", undefined, "ZUC-256 paper"),
  "128-EIA1": row("mac", "SNOW3G", "3GPP TS 35.215"),
  "128-EIA3": row("mac", "ZUC", "3GPP TS 35.221"),
  "Skein-MAC": row("mac", undefined, "Skein submission"),
  "BLAKE2b-MAC": row("mac", undefined, "RFC 7693"),
  "BLAKE2s-MAC": row("mac", undefined, "RFC 7693"),
  "BLAKE3-MAC": row("mac", undefined, "BLAKE3 paper"),
  "BelT-MAC": row("mac", undefined, "STB 34.101.31"),
  PMAC: row("mac", undefined, "PMAC paper"),
  TTMAC: row("mac", undefined, "Two-Track-MAC submission"),
  MILENAGE: row("mac", "MILENAGE", "3GPP TS 35.206"),
  TUAK: row("mac", "TUAK", "3GPP TS 35.231"),

  RSA: shor("unknown", undefined, "RFC 8017", looked),
  "RSA-KEM": shor("kem", undefined, "RFC 9690"),
  DSA: shor("signature", "DSA", "FIPS 186-4", looked),
  EC: shor("unknown", undefined, "SEC 1"),
  ECDSA: shor("signature", "ECDSA", "FIPS 186-5", looked),
  Ed25519: shor("signature", "EdDSA", "RFC 8032", { ...looked, curve: "Ed25519" }),
  Ed448: shor("signature", "EdDSA", "RFC 8032", { ...looked, curve: "Ed448" }),
  Ed25519ph: shor("signature", "EdDSA", "RFC 8032", { ...looked, curve: "Ed25519" }),
  Ed25519ctx: shor("signature", "EdDSA", "RFC 8032", { ...looked, curve: "Ed25519" }),
  Ed448ph: shor("signature", "EdDSA", "RFC 8032", { ...looked, curve: "Ed448" }),
  EdDSA: shor("signature", "EdDSA", "RFC 8032"),
  XEdDSA: shor("signature", undefined, "XEdDSA note", { curve: "Curve25519" }),
  X25519: shor("key-agree", "ECDH", "RFC 7748", { ...looked, curve: "Curve25519" }),
  X448: shor("key-agree", "ECDH", "RFC 7748", { ...looked, curve: "Curve448" }),
  XDH: shor("key-agree", "ECDH", "RFC 7748"),
  ECDH: shor("key-agree", "ECDH", "SP 800-56A", looked),
  ECDHE: shor("key-agree", "ECDH", "RFC 8422", looked),
  ECMQV: shor("key-agree", "MQV", "SP 800-56A", looked),
  DH: shor("key-agree", "FFDH", "SP 800-56A", partly),
  FFDHE: shor("key-agree", "FFDH", "RFC 7919", partly),
  MQV: shor("key-agree", "MQV", "SP 800-56A"),
  ElGamal: shor("pke", "ElGamal", "ElGamal 1985", looked),
  "EC-ElGamal": shor("pke", "ElGamal", "ElGamal 1985"),
  ECIES: shor("pke", "ECIES", "SEC 1", looked),
  "ECIES-KEM": shor("kem", undefined, "ISO/IEC 18033-2"),
  IES: shor("pke", undefined, "IEEE 1363a"),
  DLIES: shor("pke", undefined, "IEEE 1363a"),
  LUC: shor("pke", undefined, "LUC paper"),
  SM2: shor("signature", "SM2", "GB/T 32918", { ...looked, curve: "sm2p256v1" }),
  SM9: shor("signature", "SM9", "GB/T 38635"),
  GOSTR3410: shor("signature", "GOST", "GOST R 34.10"),
  DSTU4145: shor("signature", undefined, "DSTU 4145-2002"),
  ECGDSA: shor("signature", undefined, "ISO/IEC 14888-3"),
  ECKCDSA: shor("signature", undefined, "ISO/IEC 14888-3"),
  KCDSA: shor("signature", undefined, "ISO/IEC 14888-3"),
  ECNR: shor("signature", undefined, "IEEE 1363"),
  "Nyberg-Rueppel": shor("signature", undefined, "IEEE 1363"),
  Rabin: shor("unknown", undefined, "Rabin 1979"),
  "Rabin-Williams": shor("signature", undefined, "IEEE 1363"),
  NaccacheStern: shor("pke", undefined, "Naccache-Stern 1998"),
  Paillier: shor("pke", undefined, "ISO/IEC 18033-6"),
  "Goldwasser-Micali": shor("pke", undefined, "Goldwasser-Micali 1982"),
  BLS: shor("signature", "BLS", "draft-irtf-cfrg-bls-signature", looked),
  BBS: shor("signature", undefined, "draft-irtf-cfrg-bbs-signatures"),
  "Cramer-Shoup": shor("pke", undefined, "Cramer-Shoup 1998"),
  ECCSI: shor("signature", undefined, "RFC 6507"),
  SAKKE: shor("kem", undefined, "RFC 6508"),
  ECVKO: shor("key-agree", undefined, "RFC 7836"),
  Owl: shor("key-agree", undefined, "Owl paper"),
  Schnorr: shor("signature", undefined, "BIP 340"),
  sr25519: shor("signature", undefined, "schnorrkel", { curve: "Ed25519" }),
  SRP: shor("key-agree", "SRP", "RFC 5054", looked),
  "J-PAKE": shor("key-agree", "J-PAKE", "RFC 8236", looked),
  SPAKE2: shor("key-agree", "SPAKE2", "RFC 9382", looked),
  "SPAKE2+": shor("key-agree", "SPAKE2PLUS", "RFC 9383"),
  OPAQUE: shor("key-agree", "OPAQUE", "RFC 9807", looked),
  CPace: shor("key-agree", undefined, "draft-irtf-cfrg-cpace"),
  X3DH: shor("key-agree", "X3DH", "Signal", looked),
  HPKE: shor("pke", "HPKE", "RFC 9180", looked),
  VRF: shor("other", undefined, "RFC 9381"),
  OPRF: shor("other", undefined, "RFC 9497"),
  "X9.31": shor("signature", undefined, "ANSI X9.31"),
  "ISO9796-2": shor("signature", undefined, "ISO/IEC 9796-2"),

  "ML-KEM": row("kem", "ML-KEM", "FIPS 203", looked),
  "ML-DSA": row("signature", "ML-DSA", "FIPS 204", looked),
  "HashML-DSA": row("signature", "ML-DSA", "FIPS 204", partly),
  "SLH-DSA": row("signature", "SLH-DSA", "FIPS 205", partly),
  "HashSLH-DSA": row("signature", "SLH-DSA", "FIPS 205", partly),
  Kyber: row("kem", undefined, "CRYSTALS-Kyber submission"),
  Dilithium: row("signature", undefined, "CRYSTALS-Dilithium submission"),
  "SPHINCS+": row("signature", undefined, "SPHINCS+ submission"),
  "SPHINCS-256": row("signature", undefined, "SPHINCS paper"),
  "FN-DSA": row("signature", undefined, "FIPS 206 draft", looked),
  XMSS: row("signature", "XMSS", "RFC 8391"),
  XMSSMT: row("signature", "XMSS", "RFC 8391"),
  LMS: row("signature", "LMS", "RFC 8554"),
  HSS: row("signature", undefined, "RFC 8554"),
  BIKE: row("kem", undefined, "BIKE submission"),
  HQC: row("kem", undefined, "HQC submission", looked),
  FrodoKEM: row("kem", undefined, "ISO/IEC 18033-2", looked),
  "Classic-McEliece": row("kem", undefined, "Classic McEliece submission"),
  McEliece: row("pke", undefined, "McEliece 1978"),
  NTRU: row("kem", undefined, "NTRU submission"),
  NTRUEncrypt: row("pke", undefined, "NTRU 1998"),
  NTRUSign: row("signature", undefined, "NTRUSign paper"),
  "NTRU-Prime": row("kem", undefined, "NTRU Prime submission"),
  NTRULPRime: row("kem", undefined, "NTRU Prime submission"),
  SNTRUPrime: row("kem", undefined, "NTRU Prime submission"),
  SABER: row("kem", undefined, "SABER submission"),
  NewHope: row("kem", undefined, "NewHope submission"),
  SIKE: row("kem", undefined, "SIKE submission", broken),
  Picnic: row("signature", undefined, "Picnic submission"),
  Rainbow: row("signature", undefined, "Rainbow submission"),
  GeMSS: row("signature", undefined, "GeMSS submission"),
  GMSS: row("signature", undefined, "GMSS paper"),
  qTESLA: row("signature", undefined, "qTESLA submission"),
  CROSS: row("signature", undefined, "CROSS submission"),
  AIMer: row("signature", undefined, "AIMer submission"),
  FAEST: row("signature", undefined, "FAEST submission"),
  HAETAE: row("signature", undefined, "HAETAE submission"),
  "QR-UOV": row("signature", undefined, "QR-UOV submission"),
  SDitH: row("signature", undefined, "SDitH submission"),
  "SMAUG-T": row("kem", undefined, "SMAUG-T submission"),
  "NTRU+": row("kem", undefined, "NTRU+ submission"),
  MAYO: row("signature", undefined, "MAYO submission"),
  SNOVA: row("signature", undefined, "SNOVA submission"),
  UOV: row("signature", undefined, "UOV submission"),
  MQOM: row("signature", undefined, "MQOM submission"),
  SQIsign: row("signature", undefined, "SQIsign submission"),
  X25519MLKEM768: row("combiner", undefined, "draft-ietf-tls-ecdhe-mlkem", {
    ...partly,
    ...levels(undefined, 3, "derived")
  }),
  SecP256r1MLKEM768: row("combiner", undefined, "draft-ietf-tls-ecdhe-mlkem", {
    ...partly,
    ...levels(undefined, 3, "derived")
  }),
  SecP384r1MLKEM1024: row("combiner", undefined, "draft-ietf-tls-ecdhe-mlkem", {
    ...partly,
    ...levels(undefined, 5, "derived")
  }),
  X448MLKEM1024: row("combiner", undefined, "openssl-tls-groups of OpenSSL 3.5", {
    ...partly,
    ...levels(undefined, 5, "derived")
  }),
  curveSM2MLKEM768: row("combiner", undefined, "draft-yang-tls-hybrid-sm2-mlkem", {
    ...partly,
    ...levels(undefined, 3, "derived")
  }),
  X25519Kyber768Draft00: row("combiner", undefined, "draft-tls-westerbaan-xyber768d00"),
  "X-Wing": row("combiner", undefined, "draft-connolly-cfrg-xwing-kem"),
  "sntrup761x25519-sha512": row("combiner", undefined, "draft-ietf-sshm-ntruprime-ssh"),

  HKDF: kdf("HKDF", "RFC 5869"),
  PBKDF1: kdf("PBKDF1", "RFC 8018"),
  PBKDF2: kdf("PBKDF2", "RFC 8018", looked),
  PKCS12KDF: kdf(undefined, "RFC 7292"),
  scrypt: kdf("scrypt", "RFC 7914"),
  bcrypt: kdf("bcrypt", "bcrypt paper"),
  "bcrypt-pbkdf": kdf("bcrypt", "bcrypt_pbkdf(3)"),
  Argon2: kdf("Argon2", "RFC 9106"),
  Argon2i: kdf("Argon2", "RFC 9106"),
  Argon2d: kdf("Argon2", "RFC 9106"),
  Argon2id: kdf("Argon2", "RFC 9106"),
  yescrypt: kdf("yescrypt", "yescrypt"),
  Lyra2: kdf(undefined, "Lyra2 submission"),
  Catena: kdf(undefined, "Catena submission"),
  Balloon: kdf(undefined, "Balloon paper"),
  "crypt-md5": kdf(undefined, "crypt(5)"),
  "crypt-sha1": kdf(undefined, "crypt(5)"),
  "crypt-sha256": kdf(undefined, "crypt(5)"),
  "crypt-sha512": kdf(undefined, "crypt(5)"),
  "crypt-des": kdf(undefined, "crypt(5)"),
  phpass: kdf(undefined, "phpass"),
  lmhash: row("hash", undefined, "MS-NLMP", broken),
  nthash: row("hash", undefined, "MS-NLMP", broken),
  KBKDF: kdf("SP800-108", "SP 800-108"),
  "KBKDF-Counter": kdf("SP800-108", "SP 800-108"),
  "KBKDF-Feedback": kdf("SP800-108", "SP 800-108"),
  "KBKDF-DoublePipeline": kdf("SP800-108", "SP 800-108"),
  "KBKDF-KMAC": kdf("SP800-108", "SP 800-108"),
  ConcatKDF: kdf(undefined, "SP 800-56C"),
  X963KDF: kdf(undefined, "ANSI X9.63"),
  X942KDF: kdf(undefined, "ANSI X9.42"),
  KDF1: kdf(undefined, "ISO/IEC 18033-2"),
  KDF2: kdf(undefined, "ISO/IEC 18033-2"),
  MGF1: kdf(undefined, "RFC 8017"),
  "TLS-PRF": kdf(undefined, "RFC 5246"),
  "TLS13-KDF": kdf(undefined, "RFC 8446"),
  "SSH-KDF": kdf(undefined, "RFC 4253"),
  "IKE-PRF": kdf("IKE-PRF", "RFC 7296"),
  "SRTP-KDF": kdf(undefined, "RFC 3711"),
  "SNMP-KDF": kdf(undefined, "RFC 3414"),
  "KRB5-KDF": kdf(undefined, "RFC 3961"),
  S2K: kdf(undefined, "RFC 9580"),
  GSKKDF: kdf(undefined, "Bouncy Castle"),
  "OpenSSL-KDF": kdf(undefined, "OpenSSL EVP_BytesToKey"),

  PBES1: row("other", "PBES1", "RFC 8018", looked),
  PBES2: row("other", "PBES2", "RFC 8018", looked),
  PBMAC1: row("mac", "PBMAC1", "RFC 8018", looked),
  "PKCS12-PBE": row("other", undefined, "RFC 7292"),

  TLS: row("other", undefined, "RFC 8446"),
  DTLS: row("other", undefined, "RFC 9147"),
  SSH: row("other", undefined, "RFC 4251"),
  IPsec: row("other", undefined, "RFC 4301"),
  IKE: row("other", undefined, "RFC 7296"),
  QUIC: row("other", undefined, "RFC 9000"),
  WPA: row("other", undefined, "IEEE 802.11"),
  Noise: row("other", undefined, "Noise framework"),
  OpenVPN: row("other", undefined, "OpenVPN wire protocol"),
  WireGuard: row("other", undefined, "WireGuard paper"),
  Kerberos: row("other", undefined, "RFC 4120"),
  SRTP: row("other", undefined, "RFC 3711"),

  RNG: row("drbg", undefined, undefined),
  SHA1PRNG: row("drbg", undefined, "SUN provider"),
  CTR_DRBG: row("drbg", "CTR_DRBG", "SP 800-90A"),
  Hash_DRBG: row("drbg", "Hash_DRBG", "SP 800-90A"),
  HMAC_DRBG: row("drbg", "HMAC_DRBG", "SP 800-90A"),
  Dual_EC_DRBG: row("drbg", undefined, "SP 800-90A (withdrawn)", { quantumVulnerable: true, ...broken }),
  Fortuna: row("drbg", "Fortuna", "Fortuna"),
  Yarrow: row("drbg", "Yarrow", "Yarrow"),
  "X9.17-PRNG": row("drbg", undefined, "ANSI X9.17"),
  "X9.31-PRNG": row("drbg", undefined, "ANSI X9.31"),
  BlumBlumShub: row("drbg", undefined, "Blum-Blum-Shub 1986"),
  DigestRandomGenerator: row("drbg", undefined, "Bouncy Castle"),
  NativePRNG: row("drbg", undefined, "SUN provider"),
  "Windows-PRNG": row("drbg", undefined, "SunMSCAPI provider"),
  NonCryptographicHash: row("other", undefined, undefined, { ...looked, ...broken }),
  NonCryptographicPRNG: row("other", undefined, undefined, { ...looked, ...broken }),

  Fernet: row("ae", undefined, "Fernet specification", { keyBits: 256, keySizes: [256] }),
  "AES-CBC-HMAC": row("ae", undefined, "RFC 7518", { keySizes: AES_SIZES }),
  NullCipher: row("other", undefined, "javax.crypto.NullCipher"),
  "Shamir-Secret-Sharing": row("other", undefined, "Shamir 1979"),
  JWE: row("other", undefined, "RFC 7516"),
  JWS: row("other", undefined, "RFC 7515"),
  JWT: row("other", undefined, "RFC 7519"),
  dir: row("other", undefined, "RFC 7518"),
  PGP: row("other", undefined, "RFC 9580"),
  CMS: row("other", undefined, "RFC 5652"),
  "X.509": row("other", undefined, "RFC 5280"),
  XMLSignature: row("other", undefined, "XML Signature 1.1"),
  XMLEncryption: row("other", undefined, "XML Encryption 1.1"),
  age: row("other", undefined, "age v1"),
  PASETO: row("other", undefined, "PASETO"),
  "NaCl-box": row("pke", undefined, "NaCl", { quantumVulnerable: true, curve: "Curve25519" }),
  "NaCl-sealedbox": row("pke", undefined, "libsodium", { quantumVulnerable: true, curve: "Curve25519" })
} satisfies { readonly [name: string]: Algorithm }

/** Canonical base names: without parameters, but for hashes that are named by their size. */
export type AlgorithmName = keyof typeof rows

/** What is known of each algorithm, by canonical base name. */
export const algorithms: { readonly [name: string]: Algorithm } = Object.freeze(rows)

export const algorithmOf = (name: string | undefined): Algorithm | undefined =>
  name !== undefined && Object.hasOwn(algorithms, name) ? algorithms[name] : undefined
