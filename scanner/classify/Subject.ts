import { algorithmOf } from "../model/algorithms.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import { curveOf } from "../model/curves.ts"
import type { Attribute, Facts } from "../model/Facts.ts"
import { groupBits } from "../model/publicKeyStrength.ts"
import type { Selector } from "./Selector.ts"

/** The attributes of an asset, or of one use of it, that a selector can name. */
export type Subject = {
  readonly [K in Exclude<keyof Selector, "not" | "anyOf" | "protection">]?:
    | string
    | number
    | boolean
    | ReadonlyArray<string>
} & { readonly protection?: Subject }

const DAY_MILLIS = 86_400_000

const daysUntil = (end: string | undefined, on: string): number | undefined =>
  end === undefined ? undefined : Math.floor((Date.parse(end) - Date.parse(on)) / DAY_MILLIS)

/** Of an attribute that differs from use to use, the weakest that was seen. */
const weakest = (values: ReadonlyArray<string>): string | number | undefined => {
  const numbers = values.map(Number)
  if (numbers.every(Number.isFinite))
    return numbers.reduce((least, next) => Math.min(least, next), Number.POSITIVE_INFINITY)
  return values.length === 1 ? values[0] : undefined
}

const observed = (asset: CryptoAsset): Facts =>
  Object.fromEntries(
    Object.entries(asset.observed).map(([attribute, values]) => [attribute as Attribute, weakest(values)])
  )

/** The size of a key that its curve or its group settles. */
const withKeyBits = (subject: Subject): Subject => {
  const { keyBits, curve, group } = subject
  if (keyBits !== undefined) return subject
  const known = curveOf(String(curve))?.bits ?? groupBits(String(group))
  return known === undefined ? subject : { ...subject, keyBits: known }
}

/** The names of the algorithms in the cipher suites of each protocol. */
export const suiteNamesIn = (assets: ReadonlyArray<CryptoAsset>): ((asset: CryptoAsset) => ReadonlyArray<string>) => {
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  return ({ suites }) => {
    const parts = suites.flatMap(({ algorithms }) => algorithms.flatMap((id) => byId.get(id) ?? []))
    return [...new Set(parts.flatMap(({ facts }) => [facts.name, facts.digest].filter((name) => name !== undefined)))]
  }
}

/** Attributes of a certificate: its key and its expiry. The algorithm it is signed with is an attribute of its use. */
const ofCertificate = ({ certificate }: CryptoAsset, on: string): Subject => {
  if (certificate === undefined) return {}
  const { name, keyBits, curve } = certificate.publicKey ?? {}
  return {
    isSelfSigned: certificate.subject === certificate.issuer,
    isAuthority: certificate.isAuthority === true,
    expiresInDays: daysUntil(certificate.notAfter, on)!,
    ...(name !== undefined && { name }),
    ...(keyBits !== undefined && { keyBits }),
    ...(curve !== undefined && { curve })
  }
}

const ofAsset = (asset: CryptoAsset, on: string): Subject => {
  const { stored, levels } = asset
  return {
    type: asset.type,
    isQuantumVulnerable: algorithmOf(asset.facts.name)?.quantumVulnerable === true,
    isHardCoded: stored?.format === "literal",
    ...(asset.material !== undefined && { material: asset.material }),
    ...(levels.classical !== undefined && { classicalBits: levels.classical }),
    ...(levels.quantum !== undefined && { quantumLevel: levels.quantum }),
    ...(stored?.isEncrypted !== undefined && { isEncrypted: stored.isEncrypted }),
    ...(stored?.protection !== undefined && { protection: stored.protection }),
    ...ofCertificate(asset, on)
  }
}

/** An asset wherever it is used. */
export const assetSubject = (asset: CryptoAsset, on: string, suiteNames: ReadonlyArray<string>): Subject =>
  withKeyBits({
    ...ofAsset(asset, on),
    ...observed(asset),
    ...asset.facts,
    uses: suiteNames,
    functions: asset.functions
  })

const NAMED = ["name", "mode", "padding", "digest"] as const

/** Which of these attributes neither a use nor its asset has. */
export const missingAttributes = (
  asset: CryptoAsset,
  { sources, facts }: Occurrence
): ReadonlyArray<(typeof NAMED)[number]> =>
  NAMED.filter(
    (attribute) =>
      sources[attribute] === undefined && asset.facts[attribute] === undefined && facts[attribute] === undefined
  )

/** Whether any use of an asset states its functions. */
export const statesFunctions = ({ occurrences }: CryptoAsset): boolean =>
  occurrences.some(({ functions }) => functions !== undefined)

/** The context of a use. */
interface Surroundings {
  /** ISO 8601 date. */
  readonly on: string
  /** Functions of a use that states none. */
  readonly elsewhere: ReadonlyArray<string>
  readonly isBeside: boolean
}

/**
 * One use of an asset. What the asset does elsewhere, and the cipher suites that are named elsewhere, are none of its
 * business, unless no use says them, as in a bill of materials.
 */
export const useSubject = (asset: CryptoAsset, use: Occurrence, { on, elsewhere, isBeside }: Surroundings): Subject =>
  withKeyBits({
    ...ofAsset(asset, on),
    ...use.facts,
    ...asset.facts,
    functions: use.functions ?? elsewhere,
    lacks: missingAttributes(asset, use),
    symbol: use.symbol,
    scope: use.scope,
    isBesideCryptography: isBeside
  })
