import { order } from "../model/order.ts"
import { sha256 } from "@noble/hashes/sha2.js"
import { utf8ToBytes } from "@noble/hashes/utils.js"
import type { Verdict, WeakPlace } from "../model/Assessment.ts"
import type { CipherSuiteUse, CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import type { Aspect, WeaknessRule } from "./WeaknessRule.ts"
import { assessedUses } from "./assessedUses.ts"
import { usualSeverityOf } from "./severityOf.ts"
import { ruleResultsOf } from "./ruleResultsOf.ts"
import { useAssessors } from "./useAssessors.ts"
import { offeredUses } from "./offeredUses.ts"
import { type RuleHit, weaknessOf } from "./weaknessOf.ts"

type Words = readonly [number, number, number, number]

const digest = (text: string): Words => {
  const bytes = sha256(utf8ToBytes(text))
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8), view.getUint32(12)]
}

const DIGITS: ReadonlyArray<number> = [..."0123456789abcdef"].map((digit) => digit.charCodeAt(0))

const SHIFTS = [28, 24, 20, 16, 12, 8, 4, 0] as const

/** Made at once and not digit by digit, since there may be very many. */
const hexOf = (words: Words): string =>
  String.fromCharCode(...words.flatMap((word) => SHIFTS.map((shift) => DIGITS[(word >>> shift) & 15]!)))

/** What a weakness is: rule, file, asset, API, and which of those that have all of them in common. */
interface Identity {
  readonly rule: string
  readonly path: string
  readonly asset: string
  readonly symbol: string
  /** From 1. */
  readonly ordinal: number
}

const wordsOf = (part: keyof Identity): ((value: string | number) => Words) => {
  const known = new Map<string | number, Words>()
  return (value) => {
    const before = known.get(value)
    if (before !== undefined) return before
    const words = digest(`${part} ${value}`)
    known.set(value, words)
    return words
  }
}

/**
 * Gives 32 hexadecimal digits for each identity: the exclusive or of the SHA-256 of its parts, each with its name, of which
 * every part is computed once.
 */
const fingerprints = (): ((identity: Identity) => string) => {
  const rules = wordsOf("rule")
  const paths = wordsOf("path")
  const assets = wordsOf("asset")
  const symbols = wordsOf("symbol")
  const ordinals = wordsOf("ordinal")
  return ({ rule, path, asset, symbol, ordinal }) => {
    const [a, b, c, d, e] = [rules(rule), paths(path), assets(asset), symbols(symbol), ordinals(ordinal)] as const
    const word = (at: 0 | 1 | 2 | 3): number => a[at] ^ b[at] ^ c[at] ^ d[at] ^ e[at]
    return hexOf([word(0), word(1), word(2), word(3)])
  }
}

/** What groups of an OpenSSL cipher list are (openssl-ciphers(1), "CIPHER STRINGS"). */
const KEYWORDS: { readonly [keyword: string]: string } = {
  eNULL: "NULL",
  aNULL: "anon",
  ADH: "anon",
  AECDH: "anon",
  EXP: "EXPORT",
  EXPORT40: "EXPORT",
  EXPORT56: "EXPORT",
  LOW: "DES",
  kRSA: "static-RSA",
  kDHr: "static-DH",
  kDHd: "static-DH",
  kDH: "static-DH",
  kECDHr: "static-DH",
  kECDHe: "static-DH",
  kECDH: "static-DH",
  kDHE: "DHE",
  kEDH: "DHE",
  EDH: "DHE"
}

/** How a suite agrees on keys, where that is a weakness of its own. */
const EXCHANGES: ReadonlyArray<readonly [start: RegExp, trait: string]> = [
  [/^(?:TLS|SSL)_RSA_(?:EXPORT\d*_|FIPS_)?WITH_/, "static-RSA"],
  [/^(?:TLS|SSL)_(?:EC)?DH_(?!anon_)/, "static-DH"]
]

const traitsOfName = (name: string): ReadonlyArray<string> => [
  ...name.split(/[_+-]/).flatMap((word) => [word, KEYWORDS[word] ?? word.replace(/^EXPORT\d+$/, "EXPORT")]),
  ...EXCHANGES.filter(([start]) => start.test(name)).map(([, trait]) => trait)
]

/** What the cipher suites of protocols are known for: their algorithms, the words of their names and what these mean. */
const suiteTraitsIn = (assets: ReadonlyArray<CryptoAsset>): ((suite: CipherSuiteUse) => ReadonlyArray<string>) => {
  const names = new Map(assets.map(({ id, facts: { name, digest } }) => [id, [name, digest]]))
  return ({ name, algorithms }) => [
    ...new Set([
      ...traitsOfName(name),
      ...algorithms.flatMap((id) => names.get(id) ?? []).filter((one) => one !== undefined)
    ])
  ]
}

/** Hashes, protocols and generators need no secret of the program's own. */
const WITHOUT_SECRETS: ReadonlySet<string> = new Set(["hash", "xof", "drbg"])

const needsSecrets = ({ type, facts: { name, primitive } }: CryptoAsset): boolean =>
  (type === "algorithm" || type === "related-crypto-material") &&
  name?.startsWith("NonCryptographic") !== true &&
  !WITHOUT_SECRETS.has(primitive ?? "")

const isShown = ({ role }: Occurrence): boolean => role !== "implied"

/** Paths of files that use cryptography with secrets, which must be drawn at random. */
const cryptographicFiles = (assets: ReadonlyArray<CryptoAsset>): ReadonlySet<string> =>
  new Set(assets.filter(needsSecrets).flatMap(({ occurrences }) => occurrences.filter(isShown).map(({ path }) => path)))

type HitsByPath = ReadonlyMap<string, ReadonlyArray<RuleHit>>

const hitsByPath = (assets: ReadonlyArray<CryptoAsset>, rules: ReadonlyArray<WeaknessRule>, on: string): HitsByPath => {
  const usesOf = assessedUses(assets)
  const assessorOf = useAssessors(rules, suiteTraitsIn(assets))
  let files: ReadonlySet<string> | undefined
  const besideIn = () => (files ??= cryptographicFiles(assets))
  const byPath = new Map<string, Array<RuleHit>>()
  for (const [order, asset] of assets.entries()) {
    const assessor = assessorOf(asset)
    if (assessor === undefined) continue
    const resultsAt = ruleResultsOf(asset, assessor, besideIn, on)
    for (const occurrence of usesOf(asset)) {
      const { path } = occurrence
      for (const result of resultsAt(occurrence)) {
        const hits = byPath.get(path)
        const hit: RuleHit = { result, asset, order, occurrence }
        if (hits === undefined) byPath.set(path, [hit])
        else hits.push(hit)
      }
    }
  }
  return byPath
}

const byPlace = (a: RuleHit, b: RuleHit): number =>
  a.occurrence.place.line - b.occurrence.place.line ||
  a.occurrence.place.column - b.occurrence.place.column ||
  order(a.result.rule.id, b.result.rule.id) ||
  a.order - b.order

/** Aspects of a use as a whole, not of one protocol version that it allows. */
const SHARED: ReadonlySet<Aspect> = new Set(["suite", "verification"])

const isRepeated = ({ result, asset, occurrence }: RuleHit, before: RuleHit | undefined): boolean =>
  before !== undefined &&
  result.rule === before.result.rule &&
  occurrence.symbol === before.occurrence.symbol &&
  occurrence.place.line === before.occurrence.place.line &&
  occurrence.place.column === before.occurrence.place.column &&
  (SHARED.has(result.rule.aspect) || asset === before.asset)

/** Numbers the hits of one file that differ only in their place. */
const ordinals = (): ((hit: RuleHit) => number) => {
  const counts = new Map<string, number>()
  return ({ result, order, occurrence }) => {
    const key = `${result.rule.id} ${order} ${occurrence.symbol}`
    const ordinal = (counts.get(key) ?? 0) + 1
    counts.set(key, ordinal)
    return ordinal
  }
}

/** Weaknesses reported at another line than that of their use are sorted by the line at which they are reported. */
const inPlace = (weaknesses: ReadonlyArray<WeakPlace>): ReadonlyArray<WeakPlace> =>
  weaknesses.some(({ use }) => use !== undefined)
    ? weaknesses.toSorted(
        ({ location: { place: a }, ...one }, { location: { place: b }, ...other }) =>
          a.line - b.line || a.column - b.column || order(one.rule, other.rule)
      )
    : weaknesses

/** What quantum computers break is a good choice today, and so is what is only worth knowing of. */
const isClassical = ({ result: { rule } }: RuleHit): boolean =>
  rule.category !== "quantum-vulnerable" && usualSeverityOf(rule.id) !== "info"

/** Whether a weakness names the verdict. */
export const isUnwelcome = ({ status }: Verdict): boolean => status === "deprecated" || status === "disallowed"

/** The weaknesses at all uses of the assets on a day (ISO 8601 date), in order of path, line and rule. */
export const weaknessesOf = (
  assets: ReadonlyArray<CryptoAsset>,
  rules: ReadonlyArray<WeaknessRule>,
  verdicts: ReadonlyMap<string, ReadonlyArray<Verdict>>,
  on: string
): ReadonlyArray<WeakPlace> => {
  const byPath = hitsByPath(assets, rules, on)
  const fingerprintOf = fingerprints()
  const offerOf = offeredUses(assets, [...byPath.values()].flat().filter(isClassical))
  const unwelcome = assets.map(({ id }) => (verdicts.get(id) ?? []).filter(isUnwelcome))
  return [...byPath.keys()].toSorted(order).flatMap((path) => {
    const ordinalOf = ordinals()
    const sorted = byPath.get(path)!.toSorted(byPlace)
    const reported = sorted
      .filter((hit, at) => !isRepeated(hit, sorted[at - 1]))
      .map((hit) => {
        const { result, asset, order, occurrence } = hit
        const identity = { rule: result.rule.id, path, asset: asset.id, symbol: occurrence.symbol }
        const id = fingerprintOf({ ...identity, ordinal: ordinalOf(hit) })
        return weaknessOf(hit, offerOf(hit), id, unwelcome[order]!)
      })
    return inPlace(reported)
  })
}
