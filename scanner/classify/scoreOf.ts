import { algorithmOf } from "../model/algorithms.ts"
import {
  isOpen,
  METHODOLOGY_VERSION,
  OF_FEW_KINDS,
  OF_NOT_JUDGED,
  type PartialScore,
  type Score,
  type Severity,
  type Weakness
} from "../model/Assessment.ts"
import type { CryptoAsset, Occurrence, Relation } from "../model/CryptoAsset.ts"
import type { Primitive } from "../model/Facts.ts"
import type { Coverage } from "../model/Inventory.ts"
import { isKey } from "../model/materials.ts"
import { isOwn } from "../model/Origin.ts"
import { scoreCoverageOf } from "../model/scoreCoverageOf.ts"
import { assessedUses } from "./assessedUses.ts"
import { type Loss, partialScoreOf, type ScoreWeights, type WeakKind } from "./partialScoreOf.ts"

const HYGIENE: ScoreWeights = {
  loss: { critical: 3, high: 1.5, medium: 0.5, low: 0.1, info: 0 },
  least: 0.5,
  doubling: 0.2
}

/** Nothing is ready as long as something must be replaced, so that one kind costs more and what is ready counts for more. */
const QUANTUM: ScoreWeights = {
  loss: { critical: 8, high: 8, medium: 8, low: 4, info: 0 },
  least: 0.1,
  doubling: 0.2
}

/** The most that what was not judged costs, if nothing good stands beside it. */
const NOT_JUDGED = 0.25

/** The most that it costs to use few kinds of cryptography without a weakness: that says little. */
const FEW_KINDS = 0.1

type Spot = Pick<Occurrence, "path" | "place">

const spotOf = ({ path, place }: Spot): string => `${place.line} ${place.column} ${path}`

/** Tests and examples protect nothing, and what others wrote is theirs to mend: the score is that of the project's own code. */
const counts = ({ scope, origin }: Pick<Occurrence, "scope" | "origin">): boolean =>
  scope !== "test" && scope !== "example" && origin === undefined

/** The use that a weakness belongs to, wherever in the use it is reported. */
const useOf = ({ location: { path, place }, use = place }: Weakness): string => spotOf({ path, place: use })

/** A rule with a severity, and how many distinct places it has, however many findings these are in. */
const kindsOf = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<WeakKind> =>
  [...Map.groupBy(weaknesses, ({ rule, severity }) => `${rule} ${severity}`).values()].map((all): WeakKind => {
    const { rule, severity } = all[0]!
    return { of: rule, severity, places: new Set(all.map(({ location }) => spotOf(location))).size }
  })

/** Whether nobody could name the algorithm that is used, or that a key is for. */
const isUnnamed = ({ type, facts, material }: CryptoAsset): boolean =>
  facts.name === undefined && (type === "algorithm" || (material !== undefined && isKey(material)))

interface Used {
  readonly asset: CryptoAsset
  readonly uses: ReadonlyArray<Occurrence>
}

/** What is known of the uses in production code. */
interface Known {
  /** Places at which a weakness is reported, open or not, and of any category. */
  readonly reported: ReadonlySet<string>
  /** Places of named assets at which nothing is reported. */
  readonly good: ReadonlySet<string>
  /** Ids of assets that have such a place. */
  readonly goodAssets: ReadonlySet<string>
  /** Ids of assets that nobody can name. */
  readonly unnamed: ReadonlySet<string>
}

const knownOf = (used: ReadonlyArray<Used>, weaknesses: ReadonlyArray<Weakness>): Known => {
  const reported = new Set(weaknesses.flatMap((one) => [useOf(one), spotOf(one.location)]))
  const unnamed = used.filter(({ asset, uses }) => uses.length > 0 && isUnnamed(asset))
  const bad = new Set([...reported, ...unnamed.flatMap(({ uses }) => uses.map(spotOf))])
  const good = new Set<string>()
  const goodAssets = new Set<string>()
  for (const { asset, uses } of used)
    for (const spot of uses.map(spotOf))
      if (!bad.has(spot)) {
        good.add(spot)
        goodAssets.add(asset.id)
      }
  return { reported, good, goodAssets, unnamed: new Set(unnamed.map(({ asset }) => asset.id)) }
}

/** Libraries of which nothing was recognised where the project's own code imports them. */
const unrecognisedIn = (coverage: Coverage | undefined): number =>
  new Set(coverage?.unrecognised.imports.filter(counts).map(({ library }) => library)).size

const furtherLosses = (good: number, open: number): ReadonlyArray<Loss> => [
  ...(open === 0 ? [] : [{ of: OF_NOT_JUDGED, uses: open, loss: NOT_JUDGED * (open / (open + good)) }]),
  { of: OF_FEW_KINDS, uses: good, loss: FEW_KINDS / (1 + good) }
]

const hygieneScore = (
  { good, goodAssets, unnamed }: Known,
  weaknesses: ReadonlyArray<Weakness>,
  coverage: Coverage | undefined
): PartialScore =>
  partialScoreOf(
    {
      kinds: kindsOf(weaknesses.filter((one) => isOpen(one) && one.category !== "quantum-vulnerable")),
      good: goodAssets.size,
      judged: new Set([...weaknesses.map(useOf), ...good]).size,
      further: furtherLosses(goodAssets.size, unnamed.size + unrecognisedIn(coverage))
    },
    HYGIENE
  )

const PUBLIC_KEY: ReadonlySet<Primitive> = new Set(["signature", "pke", "key-agree", "kem", "combiner"])

const isVulnerable = ({ facts }: CryptoAsset): boolean => algorithmOf(facts.name)?.quantumVulnerable === true

/** What nobody can name is neither ready nor vulnerable. */
const isPublicKey = (asset: CryptoAsset): boolean =>
  asset.type === "algorithm" &&
  asset.facts.name !== undefined &&
  (isVulnerable(asset) || PUBLIC_KEY.has(asset.facts.primitive ?? "unknown"))

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

/** A place with public-key cryptography. */
interface KeyUse {
  readonly algorithm: CryptoAsset
  readonly spot: string
  readonly severity: Severity
  readonly isReported: boolean
}

/** What is reported of each use: that it is vulnerable, and how badly, as far as that depends on what it does. */
const reportedOf = (weaknesses: ReadonlyArray<Weakness>): ReadonlyMap<string, Severity> =>
  new Map(
    weaknesses
      .filter(({ category }) => category === "quantum-vulnerable")
      .map((one) => [`${one.asset} ${useOf(one)}`, one.severity])
  )

/** A certificate that was read is one place with the algorithm that decides for it, however many copies there are. */
const keyUses = (
  used: ReadonlyArray<Used>,
  { reported }: Known,
  weaknesses: ReadonlyArray<Weakness>
): ReadonlyArray<KeyUse> => {
  const decidingOf = decidingIn(used.map(({ asset }) => asset))
  const severities = reportedOf(weaknesses)
  return used.flatMap(({ asset, uses }): ReadonlyArray<KeyUse> => {
    if (uses.length === 0) return []
    if (isPublicKey(asset))
      return uses.map((use) => {
        const spot = spotOf(use)
        const severity = severities.get(`${asset.id} ${spot}`) ?? "low"
        return { algorithm: asset, spot, severity, isReported: reported.has(spot) }
      })
    const deciding = asset.certificate === undefined ? undefined : decidingOf(asset)
    return deciding === undefined
      ? []
      : [
          {
            algorithm: deciding,
            spot: asset.id,
            severity: "low",
            isReported: uses.some((use) => reported.has(spotOf(use)))
          }
        ]
  })
}

const spotsIn = (uses: ReadonlyArray<KeyUse>): number => new Set(uses.map(({ spot }) => spot)).size

/** What must be replaced, by algorithm and by how urgent that is, beside what need not be. Suppressions do not change it. */
const quantumScore = (uses: ReadonlyArray<KeyUse>): PartialScore => {
  const vulnerable = uses.filter(({ algorithm }) => isVulnerable(algorithm))
  const weakSpots = new Set(vulnerable.map(({ spot }) => spot))
  const ready = uses.filter(({ spot, isReported }) => !isReported && !weakSpots.has(spot))
  const kinds = [
    ...Map.groupBy(vulnerable, ({ algorithm, severity }) => `${algorithm.facts.name!} ${severity}`).values()
  ]
  return partialScoreOf(
    {
      kinds: kinds.map((all) => ({
        of: all[0]!.algorithm.facts.name!,
        severity: all[0]!.severity,
        places: spotsIn(all)
      })),
      good: new Set(ready.map(({ algorithm }) => algorithm.id)).size,
      judged: spotsIn(uses)
    },
    QUANTUM
  )
}

/** Why there is no hygiene score. */
const whyNotJudged = (
  assets: ReadonlyArray<CryptoAsset>,
  { unnamed }: Known,
  coverage: Coverage | undefined
): string => {
  if (unnamed.size > 0) return "of no use of cryptography could the algorithm be read"
  const uses = assets.flatMap(({ occurrences }) => occurrences)
  if (uses.length > 0 && !uses.some(isOwn)) return "cryptography is used in dependencies and in the image only"
  if (uses.length > 0) return "cryptography is used in tests and examples only, or named without being used"
  if (coverage?.filesScanned === 0) return "no file is in a language or format that is read"
  return unrecognisedIn(coverage) > 0
    ? "libraries of cryptography are imported, but no use of them was recognised"
    : "no use of cryptography was found"
}

/**
 * Two scores from 0 to 100: how free production code is of classical weaknesses, and how little of its public-key cryptography
 * must be replaced because of quantum computers. Suppressed weaknesses do not count. `docs/methodology.md` explains the
 * formula.
 */
export const scoreOf = (
  assets: ReadonlyArray<CryptoAsset>,
  weaknesses: ReadonlyArray<Weakness>,
  coverage?: Coverage
): Score => {
  const usesOf = assessedUses(assets)
  const used = assets.map((asset): Used => ({ asset, uses: usesOf(asset).filter(counts) }))
  const counted = weaknesses.filter(({ location }) => counts(location))
  const known = knownOf(used, counted)
  const hygiene = hygieneScore(known, counted, coverage)
  return {
    methodologyVersion: METHODOLOGY_VERSION,
    hygiene,
    quantum: quantumScore(keyUses(used, known, counted)),
    ...(hygiene.value === undefined && { notJudged: whyNotJudged(assets, known, coverage) }),
    ...(coverage !== undefined && { coverage: scoreCoverageOf(coverage) })
  }
}
