import type { Facts } from "../model/Facts.ts"
import type { FindingKind } from "../model/Finding.ts"

/** A table or a number that an algorithm's definition fixes, by how it begins. */
export interface KnownConstant {
  readonly what: string
  readonly kind: FindingKind
  /** Without a name where several algorithms have the constant. */
  readonly facts: Facts
  /** Ways in which compilers lay it out. */
  readonly layouts: ReadonlyArray<ConstantLayout>
}

export interface ConstantLayout {
  readonly bytes: Uint8Array
  /** Whether it begins at a multiple of 4, as tables of words do. */
  readonly isAligned: boolean
}

const fromHex = (hex: string): Uint8Array =>
  Uint8Array.from(hex.replaceAll(" ", "").match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))

/** Words of so many bytes in both byte orders. */
const words =
  (size: number) =>
  (hex: string): ReadonlyArray<ConstantLayout> => {
    const big = fromHex(hex)
    const little = Uint8Array.from(big, (_, at) => big[at - (at % size) + size - 1 - (at % size)]!)
    return [
      { bytes: little, isAligned: true },
      { bytes: big, isAligned: true }
    ]
  }

const words16 = words(2)
const words32 = words(4)
const words64 = words(8)

const bytes = (hex: string): ReadonlyArray<ConstantLayout> => [{ bytes: fromHex(hex), isAligned: false }]

/** A long number with its first or with its last byte in front. */
const number = (hex: string): ReadonlyArray<ConstantLayout> => {
  const big = fromHex(hex)
  return [
    { bytes: big, isAligned: false },
    { bytes: big.toReversed(), isAligned: false }
  ]
}

const text = (written: string): ReadonlyArray<ConstantLayout> => [
  { bytes: Uint8Array.from(written, (letter) => letter.charCodeAt(0)), isAligned: false }
]

const of =
  (kind: FindingKind) =>
  (
    name: string | undefined,
    what: string,
    ...layouts: ReadonlyArray<ReadonlyArray<ConstantLayout>>
  ): KnownConstant => ({
    what,
    kind,
    facts: name === undefined ? {} : { name },
    layouts: layouts.flat()
  })

const cipher = of("cipher")
const hash = of("hash")

const curve = (name: string, what: string, hex: string): KnownConstant => ({
  what,
  kind: "key",
  facts: { name: "EC", curve: name },
  layouts: number(hex)
})

/**
 * Each is at least 128 bits long, so that no other table begins like it by chance. Sources: FIPS 46-3, 180-4, 197, 202, 203 and 204; SP 800-186
 * (base points); RFC 1319, 1321, 2144, 2268, 3526, 3713, 4269, 5794, 7693, 7748, 7801, 8032, 8439; GB/T 32907 (SM4); the papers that define Blowfish,
 * Twofish, Whirlpool, RIPEMD-160 and Salsa20; SEC 2 and RFC 5639 for other curves.
 */
export const knownConstants: ReadonlyArray<KnownConstant> = [
  cipher("AES", "S-box of AES", bytes("637c777bf26b6fc53001672bfed7ab76")),
  cipher("AES", "inverse S-box of AES", bytes("52096ad53036a538bf40a39e81f3d7fb")),
  cipher(
    "AES",
    "round table of AES",
    words32("c66363a5 f87c7c84 ee777799 f67b7b8d"),
    words32("c66363a5 c66363a5 f87c7c84 f87c7c84 ee777799"),
    words32("a5c66363 84f87c7c 99ee7777 8df67b7b")
  ),
  cipher(
    "AES",
    "inverse round table of AES",
    words32("51f4a750 7e416553 1a17a4c3 3a275e96"),
    words32("51f4a750 51f4a750 7e416553 7e416553 1a17a4c3")
  ),
  cipher("DES", "S-box of DES", bytes("0e040d01020f0b08030a060c05090007")),
  cipher("DES", "S-box of DES, permuted", words32("01010400 00000000 00010000 01010404 01010004")),
  cipher("DES", "S-box of DES, permuted", words32("02080800 00080000 02000002 02080802 02000000")),
  cipher("Blowfish", "S-box of Blowfish", words32("d1310ba6 98dfb5ac 2ffd72db d01adfb7")),
  cipher("CAST5", "S-box of CAST-128", words32("30fb40d4 9fa0ff0b 6beccd2f 3f258c7a")),
  cipher("RC2", "table of RC2", bytes("d978f9c419ddb5ed28e9fd794aa0d89d")),
  cipher("Camellia", "S-box of Camellia", bytes("70822cecb327c0e5e4855735ea0cae41")),
  cipher("Camellia", "constants of Camellia", words32("a09e667f 3bcc908b b67ae858 4caa73b2")),
  cipher("SM4", "S-box of SM4", bytes("d690e9fecce13db716b614c228fb2c05")),
  cipher("SEED", "S-box of SEED", words32("2989a1a8 05858184 16c6d2d4 13c3d3d0")),
  cipher("ARIA", "S-box of ARIA", bytes("e24e54fc94c24acc620d6a463c4d8bd1")),
  cipher("Twofish", "permutation of Twofish", bytes("a967b3e804fda3769a928078e4ddd138")),
  cipher(undefined, "substitution of Kuznyechik and Streebog", bytes("fceedd11cf6e3116fbc4fada23c5044d")),
  cipher(undefined, "constant of ChaCha20 and Salsa20", text("expand 32-byte k")),
  hash("SHA-1", "round constants of SHA-1", words32("5a827999 6ed9eba1 8f1bbcdc ca62c1d6")),
  hash("SHA-1", "round constant of SHA-1", words32("ca62c1d6 ca62c1d6 ca62c1d6 ca62c1d6")),
  hash("SHA-1", "initial value of SHA-1", words32("67452301 efcdab89 98badcfe 10325476 c3d2e1f0")),
  hash(
    undefined,
    "round constants of SHA-224 and SHA-256",
    words32("428a2f98 71374491 b5c0fbcf e9b5dba5"),
    words64("71374491428a2f98 e9b5dba5b5c0fbcf")
  ),
  hash(undefined, "round constants of SHA-384 and SHA-512", words64("428a2f98d728ae22 7137449123ef65cd")),
  hash("SHA-256", "initial value of SHA-256", words32("6a09e667 bb67ae85 3c6ef372 a54ff53a 510e527f 9b05688c")),
  hash(undefined, "round constants of SHA-3 and SHAKE", words64("0000000000008082 800000000000808a 8000000080008000")),
  hash("MD5", "table of MD5", words32("d76aa478 e8c7b756 242070db c1bdceee")),
  hash("MD2", "substitution of MD2", bytes("292e43c9a2d87c013d3654a1ecf00613")),
  hash("RIPEMD-160", "selection of words of RIPEMD-160", bytes("07040d010a060f030c0009050 20e0b08")),
  hash("Whirlpool", "S-box of Whirlpool", bytes("1823c6e887b8014f36a6d2f5796f9152")),
  hash(undefined, "permutation of BLAKE and BLAKE2", bytes("0e0a0408090f0d06010c00020b070503")),
  curve("P-224", "base point of P-224", "b70e0cbd6bb4bf7f321390b94a03c1d3"),
  curve("P-256", "base point of P-256", "6b17d1f2e12c4247f8bce6e563a440f2"),
  curve("P-384", "base point of P-384", "aa87ca22be8b05378eb1c71ef320ad74"),
  curve("P-521", "base point of P-521", "c6858e06b70404e9cd9e3ecb662395b4"),
  curve("secp256k1", "base point of secp256k1", "79be667ef9dcbbac55a06295ce870b07"),
  curve("brainpoolP256r1", "base point of brainpoolP256r1", "8bd2aeb9cb7e57cb2c4b482ffc81b7af"),
  curve("brainpoolP384r1", "base point of brainpoolP384r1", "1d1c64f068cf45ffa2a63a81b7c13f6b"),
  curve("Ed25519", "constant d of Ed25519", "52036cee2b6ffe738cc740797779e898"),
  {
    what: "prime of a group of RFC 2409 or RFC 3526",
    kind: "key-agreement",
    facts: { name: "DH" },
    layouts: number("ffffffffffffffffc90fdaa22168c234c4c6628b80dc1cd1")
  },
  {
    what: "prime of a group of RFC 7919",
    kind: "key-agreement",
    facts: { name: "DH" },
    layouts: number("ffffffffffffffffadf85458a2bb4a9aafdc5620273d3cf1")
  },
  {
    what: "roots of unity of ML-KEM",
    kind: "kem",
    facts: { name: "ML-KEM" },
    layouts: [...words16("08ed0a0b0b9a0714 05d5058e011f00ca"), ...words16("fbecfd0afe99fa13 05d5058e011f00ca")]
  },
  {
    what: "roots of unity of ML-DSA",
    kind: "signature",
    facts: { name: "ML-DSA" },
    layouts: words32("000064f7 ffd83102 fff81503 00039e44")
  }
]
