import { isOpen, severities, type Weakness, type WeakPlace } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { weaknessRules } from "./weaknessRules.ts"

const ASPECTS: ReadonlyMap<string, string> = new Map(weaknessRules.map(({ id, aspect }) => [id, aspect]))

/** What a weakness is about: alternatives of one thing differ in their rule, not in this. */
const topicOf = ({ rule, category }: WeakPlace): string => `${category} ${ASPECTS.get(rule) ?? rule}`

/** What is wrong with a key is so wherever a file uses it, and who checks no peer at one place of a file does so for one reason. */
const BY_FILE: ReadonlySet<string> = new Set(["key", "verification"])

/** A file that uses a broken cipher or mode at several places, holds several keys, or draws secrets from a predictable generator, is mended at once. */
const MENDED_AT_ONCE: ReadonlySet<string> = new Set(["weak-cipher", "weak-mode", "hard-coded-key", "insecure-random"])

/** What is one finding: a file of trust anchors, the certificates of a file, a table, or a call with all of its values. */
const groupKey = (one: WeakPlace, certificates: ReadonlySet<string>): string => {
  const { asset, category, purpose, rule, use, location } = one
  const { path, place, symbol, table } = location
  if (certificates.has(asset)) return `${path} ${purpose === "trust-anchor" ? purpose : topicOf(one)}`
  if (BY_FILE.has(ASPECTS.get(rule) ?? "")) return `${path} ${topicOf(one)}`
  if (MENDED_AT_ONCE.has(category) && table === undefined) return `${path} ${rule}`
  if (table !== undefined) return `${path} ${topicOf(one)} ${table.line}:${table.column} table`
  const { line, column } = use ?? place
  return `${path} ${topicOf(one)} ${line}:${column} ${symbol}`
}

/** A cipher at a place: with another one its mode goes as well, where that is no worse and no better. */
const useOf = ({ asset, severity, location: { path, place, symbol } }: WeakPlace): string =>
  `${asset} ${severity} ${path} ${place.line}:${place.column} ${symbol}`

/** The worst of some, the first among equals. */
const worstOf = (places: ReadonlyArray<WeakPlace>): WeakPlace =>
  severities.flatMap((severity) => places.find((one) => one.severity === severity) ?? [])[0]!

/** One finding of some places, of which there is at least one. */
export const findingOf = (places: ReadonlyArray<WeakPlace>): Weakness => {
  const open = places.filter(isOpen)
  const worst = worstOf(open.length > 0 ? open : places)
  return places.length === 1 ? worst : { ...worst, others: places.filter((one) => one !== worst) }
}

/**
 * Weaknesses that belong to one call, one table or one file of trust anchors as one finding each, in the order of the first
 * of their places. A finding is as severe as the worst of its places that is not suppressed, and suppressed where all are.
 */
export const groupedWeaknesses = (
  places: ReadonlyArray<WeakPlace>,
  assets: ReadonlyArray<Pick<CryptoAsset, "id" | "type">>
): ReadonlyArray<Weakness> => {
  const certificates = new Set(assets.flatMap(({ id, type }) => (type === "certificate" ? [id] : [])))
  const ciphers = new Map(places.flatMap((one) => (one.category === "weak-cipher" ? [[useOf(one), one] as const] : [])))
  const headOf = (one: WeakPlace): WeakPlace => (one.category === "weak-mode" ? (ciphers.get(useOf(one)) ?? one) : one)
  return [...Map.groupBy(places, (one) => groupKey(headOf(one), certificates)).values()].map(findingOf)
}
