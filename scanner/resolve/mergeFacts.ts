import { type Attribute, type Facts, type FactSources, type ValueOrigin, weakestVerification } from "../model/Facts.ts"
import type { Evidence, FindingKind } from "../model/Finding.ts"
import { MAX_EVIDENCE } from "./limits.ts"
import { always, type Case } from "./Case.ts"
import type { Trail } from "./Value.ts"

/** Facts with their sources, the lines that took part, and the case in which they hold together. */
export interface ResolvedUse {
  readonly facts: Facts
  readonly sources: FactSources
  readonly evidence: ReadonlyArray<Evidence>
  readonly when: Case
  /** True where there may be more values than are told apart. */
  readonly isOpenEnded?: true
}

/** Facts that were all reached the same way. */
export const resolvedUse = (
  facts: Facts,
  trail: Trail,
  from: ValueOrigin = trail.hops === 0 ? "literal" : "resolved"
): ResolvedUse => ({
  facts,
  sources: Object.fromEntries(Object.keys(facts).map((name) => [name, { from, hops: trail.hops }])),
  evidence: trail.evidence,
  when: trail.when
})

/** What is known before anything was read. */
export const nothing: ResolvedUse = { facts: {}, sources: {}, evidence: [], when: always }

const FAMILIES: ReadonlyArray<ReadonlySet<string>> = [
  new Set([
    "EC",
    "ECDSA",
    "ECDH",
    "ECIES",
    "ECMQV",
    "SM2",
    "ECNR",
    "ECGDSA",
    "ECKCDSA",
    "EC-ElGamal",
    "ECIES-KEM",
    "Schnorr",
    "GOSTR3410",
    "DSTU4145"
  ]),
  new Set(["EdDSA", "Ed25519", "Ed448", "Ed25519ph", "Ed448ph", "XDH", "X25519", "X448"]),
  new Set(["RSA", "RSA-KEM", "X9.31", "ISO9796-2"]),
  new Set(["AES", "CMAC", "GMAC", "Rijndael"]),
  new Set(["DH", "FFDHE", "MQV", "ElGamal"]),
  new Set(["ML-DSA", "HashML-DSA"]),
  new Set(["SLH-DSA", "HashSLH-DSA"]),
  new Set(["LMS", "HSS"]),
  new Set(["XMSS", "XMSSMT"]),
  new Set(["Argon2", "Argon2i", "Argon2d", "Argon2id"])
]

/** Whether a key made for `b` can be a key of `a`. */
export const sameFamily = (a: string, b: string): boolean =>
  a === b || FAMILIES.some((family) => family.has(a) && family.has(b))

const union = (a: Facts, b: Facts): Facts =>
  a.functions === undefined || b.functions === undefined
    ? {}
    : { functions: [...new Set([...a.functions, ...b.functions])] }

/** Adds what `base` does not say. What `base` leaves unknown stays unknown. */
export const fill = (base: ResolvedUse, extra: ResolvedUse): ResolvedUse => {
  if (base === nothing) return extra
  const facts: { [name: string]: unknown } = { ...base.facts, ...union(base.facts, extra.facts) }
  const sources: { [name: string]: unknown } = { ...base.sources }
  for (const name in extra.facts) {
    if (base.sources[name as Attribute] === undefined && !(name in facts)) facts[name] = extra.facts[name as Attribute]
  }
  for (const name in extra.sources) if (!(name in sources)) sources[name] = extra.sources[name as Attribute]
  return { ...base, facts, sources, evidence: joined(base.evidence, extra.evidence) }
}

const joined = (a: ReadonlyArray<Evidence>, b: ReadonlyArray<Evidence>): ReadonlyArray<Evidence> =>
  b.length === 0 || a.length >= MAX_EVIDENCE ? a : a.length === 0 ? b : [...a, ...b].slice(0, MAX_EVIDENCE)

const sameEvidence = (a: Evidence, b: Evidence): boolean =>
  a.path === b.path &&
  a.place.line === b.place.line &&
  a.place.column === b.place.column &&
  a.symbol === b.symbol &&
  a.role === b.role

/** The same facts, with the lines that took part in another way to them. */
export const withEvidence = (one: ResolvedUse, other: ResolvedUse): ResolvedUse => {
  if (one.evidence.length >= MAX_EVIDENCE) return one
  const further = other.evidence.filter((evidence) => !one.evidence.some((known) => sameEvidence(known, evidence)))
  return further.length === 0 ? one : { ...one, evidence: joined(one.evidence, further) }
}

/** Whether what is said of one algorithm holds for another: what is set for TLS, for a context of DTLS. */
const isForeign = (name: string | undefined, part: string | undefined): boolean =>
  name !== undefined && part !== undefined && !sameFamily(name, part) && !(name === "DTLS" && part === "TLS")

/** Adds what a part of `base` says. A part for another algorithm family says nothing about sizes and curves. */
export const adopt = (base: ResolvedUse, extra: ResolvedUse): ResolvedUse => {
  const foreign = isForeign(base.facts.name, extra.facts.name)
  return foreign ? base : override({ ...extra, sources: known(extra.sources) }, base)
}

/** Adds what a part of `base` says, and what nobody can read of that, but for some of it. */
const adoptAll = (base: ResolvedUse, extra: ResolvedUse, without?: Attribute): ResolvedUse => {
  const joined = adopt(base, extra)
  const unread = Object.entries(extra.sources).filter(([name, { from }]) => from === "unknown" && name !== without)
  return joined === base ? base : fill(joined, { ...nothing, sources: Object.fromEntries(unread) })
}

/** What a call takes over of its receiver. */
export const inherit: typeof adopt = (base, extra) => adoptAll(base, extra)

/** What a use takes over of a part whatever that is called. */
const adoptUnread: typeof adopt = (base, extra) => adoptAll(base, extra, "name")

/** Uses of which nothing but the parameters that they are given says how strong they are, and parameters made of others. */
const PARAMETRISED: ReadonlySet<FindingKind | undefined> = new Set([
  "kdf",
  "password-hash",
  "protocol",
  undefined
] as const)

/** How a use takes over what is said of a part that it is given. */
export const takesOver = (is: FindingKind | undefined): typeof adopt => (PARAMETRISED.has(is) ? adoptUnread : adopt)

/** Names that stand for several algorithms until a curve or a variant is chosen. */
const UMBRELLAS: { readonly [name: string]: ReadonlySet<string> } = {
  EdDSA: new Set(["Ed25519", "Ed448", "Ed25519ph", "Ed448ph"]),
  XDH: new Set(["X25519", "X448"]),
  Argon2: new Set(["Argon2i", "Argon2d", "Argon2id"])
}

/** What a call on an object adds to it. It may choose one of what the object's name stands for, but never another algorithm. */
export const refine = (base: ResolvedUse, extra: ResolvedUse): ResolvedUse => {
  const { name } = base.facts
  const { name: other, ...facts } = extra.facts
  if (name === undefined || other === undefined || UMBRELLAS[name]?.has(other) === true) return override(base, extra)
  if (isForeign(name, other)) return base
  const { name: _, ...sources } = extra.sources
  return override(base, { ...extra, facts, sources })
}

const known = (sources: FactSources): FactSources =>
  Object.fromEntries(Object.entries(sources).filter(([, source]) => source.from !== "unknown"))

/** Lets what `extra` says count before what `base` says, unless it does not know and `base` does. */
const override = (base: ResolvedUse, extra: ResolvedUse): ResolvedUse => {
  const sources: { [name: string]: NonNullable<FactSources[Attribute]> } = { ...base.sources }
  const facts: { [name: string]: unknown } = { ...base.facts }
  for (const [name, source] of Object.entries(extra.sources)) {
    const strongerBase =
      base.facts[name as Attribute] !== undefined &&
      (source.from === "unknown" || (source.from === "default" && base.sources[name as Attribute]?.from !== "default"))
    if (strongerBase) continue
    sources[name] = source
    const value = extra.facts[name as Attribute]
    if (value === undefined) delete facts[name]
    else facts[name] = value
  }
  return {
    ...base,
    facts: { ...facts, ...union(base.facts, extra.facts), ...weakestVerification(base.facts, extra.facts) },
    sources,
    evidence: joined(base.evidence, extra.evidence)
  }
}
