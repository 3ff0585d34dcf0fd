import type { Subject } from "../../../scanner/classify/Subject.ts"
import { algorithms } from "../../../scanner/model/algorithms.ts"
import { curveOf, curves } from "../../../scanner/model/curves.ts"
import { effectiveFacts } from "../../../scanner/model/effectiveFacts.ts"
import type { CryptoFunction, Facts, Primitive } from "../../../scanner/model/Facts.ts"
import type { FindingKind } from "../../../scanner/model/Finding.ts"
import { modes } from "../../../scanner/model/modes.ts"

const names = Object.keys(algorithms)
const DIGESTS = ["MD5", "SHA-1", "SHA-224", "SHA-256", "SHA-384", "SHA-512/224", "SHA3-256", "SHAKE256", "SM3"]
const BITS = [40, 80, 99, 111, 112, 119, 127, 128, 168, 192, 256]
const MODULI = [1024, 1900, 2048, 3000, 3072]
const ITERATIONS = [999, 1000]
const SALTS = [64, 127, 128]
const TAGS = [32, 64, 95, 96, 127, 128]
const CIPHERS = ["AES", "3DES", "DES"]
const MODULAR = ["RSA", "DSA", "DH", "FFDHE", "MQV"]
const ELLIPTIC = ["EC", "ECDSA", "ECGDSA", "ECKCDSA", "ECDH", "ECDHE", "ECMQV", "ECIES", "ECIES-KEM"]
const PADDINGS = ["pss", "pkcs1v15", "oaep", "none"]
const VERSIONS = ["ssl2", "ssl3", "1", "1.0", "1.1", "1.2", "1.3", "2", "2.0", "3"]
const SLH_DSA = ["SHA2", "SHAKE"].flatMap((hash) => [128, 192, 256].flatMap((n) => [`${hash}-${n}s`, `${hash}-${n}f`]))

const parameterSets: { readonly [name: string]: ReadonlyArray<string> } = {
  "ML-KEM": ["512", "768", "1024"],
  "ML-DSA": ["44", "65", "87"],
  "HashML-DSA": ["44", "65", "87"],
  "SLH-DSA": SLH_DSA,
  "HashSLH-DSA": SLH_DSA,
  FrodoKEM: ["640", "976", "1344", "640-AES", "976-SHAKE"],
  "Classic-McEliece": ["348864", "460896", "6688128f"]
}

type Variants = ReadonlyArray<Facts>

const one = <A extends keyof Facts>(attribute: A, values: ReadonlyArray<Facts[A]>): Variants => [
  {},
  ...values.map((value): Facts => ({ [attribute]: value }))
]

/** Every combination of a variant of each list. */
const combined = (...lists: ReadonlyArray<Variants>): Variants =>
  lists.reduce<Variants>((all, list) => all.flatMap((facts) => list.map((more) => ({ ...facts, ...more }))), [{}])

const functions = one("functions", [["verify"], ["sign", "verify"], ["decrypt"]])

const ofPrimitive: { readonly [P in Primitive]?: Variants } = {
  "block-cipher": [
    ...combined(one("keyBits", [128, 256]), one("mode", Object.keys(modes))),
    ...combined(one("keyBits", BITS), functions)
  ],
  "stream-cipher": one("keyBits", BITS),
  ae: one("keyBits", BITS),
  mac: combined(one("digest", DIGESTS), one("keyBits", [99, 111, 127, 256])).concat(
    combined(one("cipher", CIPHERS), one("tagBits", TAGS), one("keyBits", [128, 256]))
  ),
  kdf: [one("digest", DIGESTS), one("cipher", CIPHERS), one("iterations", ITERATIONS), one("saltBits", SALTS)].flat(),
  drbg: one("digest", DIGESTS).concat(combined(one("cipher", CIPHERS), one("keyBits", BITS))),
  hash: one("outputBits", [128, 160, 199, 239, 255, 256]),
  other: one("version", VERSIONS)
}

const variantsOf = (name: string): Variants => {
  if (MODULAR.includes(name)) {
    const paddings = one("padding", name === "RSA" ? PADDINGS : [])
    return combined(one("keyBits", MODULI), paddings, one("digest", DIGESTS), functions)
  }
  if (ELLIPTIC.includes(name)) {
    const digests = one("digest", ["SHA-1", "SHA-256"])
    const ofCurves = combined(one("curve", Object.keys(curves)), digests, one("functions", [["verify"]]))
    return ofCurves.concat(one("keyBits", [160, 224, 256]))
  }
  const sets = parameterSets[name]
  if (sets !== undefined) return combined(one("parameterSet", sets), one("digest", ["SHA-256", "SHA-384", "SHA-512"]))
  return ofPrimitive[algorithms[name]!.primitive] ?? [{}]
}

const kindsOf: { readonly [P in Primitive]?: ReadonlyArray<FindingKind> } = {
  signature: ["signature"],
  "key-agree": ["key-agreement"],
  kem: ["kem"],
  mac: ["mac"]
}

const kinds = (name: string): ReadonlyArray<FindingKind> =>
  name === "RSA" || name === "EC"
    ? ["cipher", "signature", "keygen"]
    : (kindsOf[algorithms[name]!.primitive] ?? ["cipher"])

const withSize = ({ curve, ...facts }: Facts): Facts => {
  const keyBits = facts.keyBits ?? curveOf(curve)?.bits
  return { ...facts, ...(curve !== undefined && { curve }), ...(keyBits !== undefined && { keyBits }) }
}

const subjectsOf = (name: string): ReadonlyArray<Subject> =>
  variantsOf(name).flatMap(({ functions: used = [] as ReadonlyArray<CryptoFunction>, ...facts }) =>
    kinds(name).flatMap((kind) => {
      const known = { ...withSize(effectiveFacts({ ...facts, name }, kind)), functions: used }
      const type = known.primitive === "other" && facts.version !== undefined ? "protocol" : "algorithm"
      const key: Subject = { ...known, type: "related-crypto-material", material: "private-key" }
      return kind === "keygen" ? [{ ...known, type }, key] : [{ ...known, type }]
    })
  )

const distinct = (subjects: ReadonlyArray<Subject>): ReadonlyArray<Subject> => [
  ...new Map(subjects.map((subject) => [JSON.stringify(subject), subject])).values()
]

/** Algorithms of every name, with the modes, sizes, curves, digests and parameter sets that they may have. */
export const manySubjects: ReadonlyArray<Subject> = distinct(names.flatMap(subjectsOf))
