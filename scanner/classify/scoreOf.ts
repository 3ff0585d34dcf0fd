import { algorithmOf } from "../model/algorithms.ts"
import {
  type Contribution,
  isOpen,
  type PartialScore,
  type Score,
  severities,
  type Severity,
  type Weakness
} from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence, Relation } from "../model/CryptoAsset.ts"
import type { Primitive } from "../model/Facts.ts"
import { assessedUses } from "./assessedUses.ts"

/** Changes with every change of a formula, a weight or a limit below. */
export const METHODOLOGY_VERSION = "1.2"

/** Tenths of a use that a weakness takes away: whole numbers, so that no sum depends on its order. */
const LOST: { readonly [S in Severity]: number } = { critical: 10, high: 8, medium: 4, low: 1, info: 0 }

const WHOLE = 10

/** The highest score possible with one weakness of a severity. */
const LIMIT: { readonly [S in Severity]?: number } = { critical: 39, high: 59, medium: 79 }

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

type Spot = Pick<Occurrence, "path" | "place" | "symbol">

const isSamePlace = (a: Spot, b: Spot): boolean =>
  a.place.line === b.place.line && a.place.column === b.place.column && a.path === b.path

const isSameSpot = (a: Spot, b: Spot): boolean => a.symbol === b.symbol && isSamePlace(a, b)

/** Tests and examples protect nothing. */
const counts = ({ scope }: Pick<Occurrence, "scope">): boolean => scope !== "test" && scope !== "example"

const isWorse = (one: Weakness, other: Weakness): boolean =>
  LOST[one.severity] > LOST[other.severity] || (one.severity === other.severity && one.rule < other.rule)

/** The use that a weakness belongs to, wherever in the use it is reported. */
const useOf = ({ asset, location: { path, place, symbol }, use = place }: Weakness): string =>
  `${asset} ${use.line} ${use.column} ${path} ${symbol}`

/** Of the weaknesses of one use only the most severe counts; among equals, the one of the first rule. */
const decisive = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<Weakness> => {
  const found = new Map<string, Weakness>()
  for (const one of weaknesses) {
    if (!counts(one.location)) continue
    const use = useOf(one)
    const known = found.get(use)
    if (known === undefined || isWorse(one, known)) found.set(use, one)
  }
  return [...found.values()]
}

const bySize = (a: Contribution, b: Contribution): number => b.points - a.points || compare(a.of, b.of)

const contributionsOf = (deciding: ReadonlyArray<Weakness>, uses: number): ReadonlyArray<Contribution> =>
  [...Map.groupBy(deciding, ({ rule, severity }) => `${rule} ${severity}`).values()]
    .map((all): Contribution => {
      const { rule, severity } = all[0]!
      return { of: rule, severity, uses: all.length, points: (100 * LOST[severity] * all.length) / (WHOLE * uses) }
    })
    .toSorted(bySize)

const hygieneScore = (uses: number, weaknesses: ReadonlyArray<Weakness>): PartialScore => {
  if (uses === 0) return { uses, contributions: [] }
  const deciding = decisive(weaknesses)
  const lost = deciding.reduce((sum, { severity }) => sum + LOST[severity], 0)
  const value = Math.floor((100 * (WHOLE * uses - lost)) / (WHOLE * uses))
  const severity = severities.find((one) => deciding.some((weakness) => weakness.severity === one))
  const limit = severity === undefined ? undefined : LIMIT[severity]
  return {
    value: Math.min(value, limit ?? value),
    uses,
    contributions: contributionsOf(deciding, uses),
    ...(limit !== undefined && value > limit && { limit: { severity: severity!, value: limit } })
  }
}

const PUBLIC_KEY: ReadonlySet<Primitive> = new Set(["signature", "pke", "key-agree", "kem", "combiner"])

const isVulnerable = ({ facts }: CryptoAsset): boolean => algorithmOf(facts.name)?.quantumVulnerable === true

/** What nobody can name is neither ready nor vulnerable. */
const isPublicKey = (asset: CryptoAsset): boolean =>
  asset.type === "algorithm" &&
  asset.facts.name !== undefined &&
  (isVulnerable(asset) || PUBLIC_KEY.has(asset.facts.primitive ?? "unknown"))

interface Used {
  readonly asset: CryptoAsset
  readonly uses: number
}

const OF_CERTIFICATES: ReadonlyArray<Relation["role"]> = ["public-key", "signature-algorithm"]

/**
 * The algorithm that decides for a certificate that was read: that of its key or else of its signature, a vulnerable one
 * before others.
 */
const decidingIn = (assets: ReadonlyArray<CryptoAsset>): ((certificate: CryptoAsset) => CryptoAsset | undefined) => {
  const byId = new Map(assets.map((asset) => [asset.id, asset]))
  const related = ({ relations }: CryptoAsset, role: Relation["role"]): ReadonlyArray<CryptoAsset> =>
    relations.flatMap((one) => (one.role === role ? (byId.get(one.to) ?? []) : []))
  return (certificate) => {
    const algorithms = OF_CERTIFICATES.flatMap((role) => related(certificate, role))
      .flatMap((one) => (one.type === "algorithm" ? [one] : related(one, "algorithm")))
      .filter(isPublicKey)
    return algorithms.find(isVulnerable) ?? algorithms[0]
  }
}

/** A certificate that was read is one use of the algorithm that decides for it, however many copies there are. */
const publicKeyUses = (used: ReadonlyArray<Used>): ReadonlyArray<Used> => {
  const decidingOf = decidingIn(used.map(({ asset }) => asset))
  return used.flatMap(({ asset, uses }): ReadonlyArray<Used> => {
    if (uses === 0) return []
    if (isPublicKey(asset)) return [{ asset, uses }]
    const deciding = asset.certificate === undefined ? undefined : decidingOf(asset)
    return deciding === undefined ? [] : [{ asset: deciding, uses: 1 }]
  })
}

/** Of the uses of public-key cryptography, the share that quantum computers do not break. */
const quantumScore = (used: ReadonlyArray<Used>): PartialScore => {
  const all = publicKeyUses(used)
  const total = all.reduce((sum, { uses }) => sum + uses, 0)
  if (total === 0) return { uses: 0, contributions: [] }
  const vulnerable = all.filter(({ asset }) => isVulnerable(asset))
  const contributions = [...Map.groupBy(vulnerable, ({ asset }) => asset.facts.name!)]
    .map(([of, same]): Contribution => {
      const uses = same.reduce((sum, one) => sum + one.uses, 0)
      return { of, uses, points: (100 * uses) / total }
    })
    .toSorted(bySize)
  const lost = contributions.reduce((sum, { uses }) => sum + uses, 0)
  return { value: Math.floor((100 * (total - lost)) / total), uses: total, contributions }
}

/** The places of an asset are in order, so that those that say different things of one place stand together. */
const usedIn = (assets: ReadonlyArray<CryptoAsset>): ReadonlyArray<Used> => {
  const usesOf = assessedUses(assets)
  return assets.map((asset) => {
    const counted = usesOf(asset).filter(counts)
    return { asset, uses: counted.filter((one, at) => at === 0 || !isSameSpot(one, counted[at - 1]!)).length }
  })
}

/**
 * Two scores from 0 to 100: how free production code is of classical weaknesses, and how ready its public-key cryptography
 * is for quantum computers. Suppressed weaknesses do not count. `docs/methodology.md` explains the formula.
 */
export const scoreOf = (assets: ReadonlyArray<CryptoAsset>, weaknesses: ReadonlyArray<Weakness>): Score => {
  const used = usedIn(assets)
  const counted = weaknesses.filter((one) => isOpen(one) && one.category !== "quantum-vulnerable")
  return {
    methodologyVersion: METHODOLOGY_VERSION,
    hygiene: hygieneScore(
      used.reduce((sum, { uses }) => sum + uses, 0),
      counted
    ),
    quantum: quantumScore(used)
  }
}
