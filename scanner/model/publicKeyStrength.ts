import { curveOf } from "./curves.ts"
import type { Facts } from "./Facts.ts"

/* SP 800-57 part 1 rev. 5, table 2; the sizes between 3072 and 15360 from SP 800-56B rev. 2, appendix D, table 4. */
const MODULUS_STRENGTH: ReadonlyArray<readonly [modulusBits: number, strength: number]> = [
  [1024, 80],
  [2048, 112],
  [3072, 128],
  [4096, 152],
  [6144, 176],
  [7680, 192],
  [8192, 200],
  [15360, 256]
]

const modulusStrength = (bits: number): number | undefined => MODULUS_STRENGTH.findLast(([size]) => size <= bits)?.[1]

/** Half the size of the field, rounded as RFC 7748 and SP 800-57 do for Curve25519 and P-521. */
const fieldStrength = (bits: number): number => Math.min(256, Math.floor((bits + 1) / 2))

/** Schemes whose key size is that of a modulus to factor, or of a prime field. */
const MODULAR: ReadonlySet<string> = new Set([
  "RSA",
  "RSA-KEM",
  "Rabin",
  "Rabin-Williams",
  "Paillier",
  "DSA",
  "KCDSA",
  "DH",
  "FFDHE",
  "MQV",
  "DLIES",
  "ElGamal",
  "SRP"
])

/** Schemes whose key size is that of the field of a curve. */
const ELLIPTIC: ReadonlySet<string> = new Set([
  "EC",
  "ECDSA",
  "ECDH",
  "ECDHE",
  "ECMQV",
  "ECIES",
  "ECIES-KEM",
  "EC-ElGamal",
  "ECGDSA",
  "ECKCDSA",
  "ECNR",
  "GOSTR3410",
  "DSTU4145"
])

const curveStrength = ({ name = "", curve, keyBits }: Facts): number | undefined => {
  const known = curveOf(curve)
  if (known?.pairing === true) return undefined
  const bits = known?.bits ?? (curve === undefined && ELLIPTIC.has(name) ? keyBits : undefined)
  return bits === undefined ? undefined : fieldStrength(bits)
}

/** The size a group's own name states: `ffdhe2048`, `modp1024`. */
export const groupBits = (group: string | undefined): number | undefined => {
  const digits = /^(?:ffdhe|modp-?|ike-?|group-?modp)(\d{3,5})$/.exec(group ?? "")?.[1]
  return digits === undefined ? undefined : Number(digits)
}

/** Bits of classical security of a scheme that Shor's algorithm breaks; absent where its size or curve is unknown. */
export const publicKeyStrength = (facts: Facts): number | undefined => {
  if (!MODULAR.has(facts.name ?? "")) return curveStrength(facts)
  const bits = facts.keyBits ?? groupBits(facts.group)
  return bits === undefined ? undefined : modulusStrength(bits)
}
