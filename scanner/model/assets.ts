import { order } from "./order.ts"
import type { AssetDraft } from "./AssetDraft.ts"
import { assetDrafts } from "./assetDrafts.ts"
import { assetId } from "./assetId.ts"
import { ASSUMED, confidenceOf, UNNAMED } from "./confidence.ts"
import type { AssetReference, CipherSuiteUse, CryptoAsset, Occurrence, Relation } from "./CryptoAsset.ts"
import { effectiveFacts } from "./effectiveFacts.ts"
import type { Attribute, Facts } from "./Facts.ts"
import { familyOf } from "./algorithms.ts"
import type { Evidence, Finding } from "./Finding.ts"
import { furtherPlaces } from "./furtherPlaces.ts"
import { oidOf } from "./oids.ts"
import type { Originated } from "./Origin.ts"
import type { ScanReport } from "./ScanReport.ts"
import { securityLevelsOf } from "./securityLevels.ts"
import { trailOf } from "./Trail.ts"
import { usageScopeOf } from "./usageScopeOf.ts"
import { withIssuers, withReferences } from "./withReferences.ts"

/** One finding's share in an asset. */
interface Sighting {
  readonly id: string
  readonly draft: AssetDraft
  readonly finding: Finding
  /** Only contained in what was found. */
  readonly implied: boolean
  /** As what it is contained in the asset that was found. */
  readonly role?: Relation["role"]
  /** Where a part is created on its own. */
  readonly made?: Evidence
}

const sightingsOf = (draft: AssetDraft, finding: Finding, role?: Relation["role"]): ReadonlyArray<Sighting> => [
  { id: idOf(draft), draft, finding, implied: role !== undefined, ...(role !== undefined && { role }) },
  ...draft.related.flatMap((one) => [
    ...madeIn(one.draft, finding),
    ...sightingsOf(one.draft, finding, role ?? one.role)
  ])
]

/** A part of a finding that is created on its own, such as the hash passed to a padding. */
const madeIn = (draft: AssetDraft, finding: Finding): ReadonlyArray<Sighting> =>
  finding.evidence
    .filter(({ role, name }) => role === "part" && name !== undefined && name === draft.seen.name)
    .map((made) => ({ id: idOf(draft), draft, finding, implied: false, made }))

/** Most findings of a repository have the same facts as another one. */
const sharedDrafts = (): ((finding: Finding) => ReadonlyArray<AssetDraft>) => {
  const known = new Map<string, ReadonlyArray<AssetDraft>>()
  return (finding) => {
    const key = JSON.stringify([finding.kind, finding.facts, finding.agrees, finding.certificate, finding.stored])
    const shared = known.get(key) ?? assetDrafts(finding)
    known.set(key, shared)
    return shared
  }
}

const ids = new WeakMap<AssetDraft, string>()

const idOf = (draft: AssetDraft): string => {
  const id = ids.get(draft) ?? assetId(draft)
  ids.set(draft, id)
  return id
}

const draftsIn = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<AssetDraft> => [
  ...new Set(sightings.map(({ draft }) => draft))
]

const compareOccurrences = (a: Occurrence, b: Occurrence): number =>
  order(a.path, b.path) ||
  order(a.place.line, b.place.line) ||
  order(a.place.column, b.place.column) ||
  order(a.symbol, b.symbol) ||
  order(a.role, b.role) ||
  order(a.suitesAt?.line ?? 0, b.suitesAt?.line ?? 0) ||
  order(JSON.stringify(a.sources), JSON.stringify(b.sources)) ||
  order(JSON.stringify(a.facts), JSON.stringify(b.facts))

const sortedSources = (sources: Finding["sources"]): Finding["sources"] =>
  Object.fromEntries(Object.entries(sources).toSorted(([a], [b]) => order(a, b)))

const certainty = ({ draft, finding }: Sighting): number => {
  const unnamed = draft.type === "algorithm" && draft.seen.name === undefined
  return Math.min(
    confidenceOf(draft.says, finding.sources),
    unnamed ? UNNAMED : 1,
    finding.isAssumed === true ? ASSUMED : 1
  )
}

/** Where a use of a protocol names its cipher suites, if that is in its file and at a line of its own. */
const suitesAtOf = ({ path, place, evidence }: Finding): Evidence | undefined =>
  evidence.find((one) => one.role === "suite" && (one.path ?? path) === path && one.place.line !== place.line)

/** The place of an algorithm of a cipher suite is where the suites are named. */
const spotOf = ({ finding, role }: Sighting): Pick<Finding, "place" | "code"> =>
  (role === "suite" ? finding.evidence.find((one) => one.role === "suite") : undefined) ?? finding

/** In other fields of the asset, or never shown. */
const UNOBSERVED: ReadonlySet<string> = new Set(["name", "primitive", "functions", "suite", "material", "byteLength"])

const beyond = new WeakMap<AssetDraft, Facts>()

/** Attributes of a use beyond those of the asset, in the order of names. */
const factsBeyond = (draft: AssetDraft): Facts => {
  const known = beyond.get(draft)
  if (known !== undefined) return known
  const entries = Object.entries(draft.seen).filter(
    ([attribute, value]) => value !== undefined && !UNOBSERVED.has(attribute) && !(attribute in draft.facts)
  )
  const facts: Facts = Object.fromEntries(entries.toSorted(([a], [b]) => order(a, b)))
  beyond.set(draft, facts)
  return facts
}

/** Whose it is. */
const originIn = ({ origin, dependency }: Finding): Originated => ({
  ...(origin !== undefined && { origin }),
  ...(dependency !== undefined && { dependency })
})

/** What bytes are for that are written at another place than where they are used. */
const purposeOf = ({ facts: { purpose } }: Finding): Facts => (purpose === undefined ? {} : { purpose })

/** A further line that took part. */
const furtherOccurrence = (
  finding: Finding,
  one: Evidence,
  role: Occurrence["role"],
  confidence: number
): Occurrence => {
  const { path, scope, api, isAssumed, ownRules } = finding
  return {
    path: one.path ?? path,
    place: one.place,
    ...(one.code !== undefined && { code: one.code }),
    symbol: role === "caller" ? api : one.symbol,
    role,
    sources: {},
    facts: role === "literal" ? purposeOf(finding) : {},
    ...(role === "literal" && finding.isOption === true && { isOption: true }),
    scope: one.path === undefined ? scope : (one.scope ?? usageScopeOf(one.path)),
    ...originIn(finding),
    ...(isAssumed === true ? { isAssumed } : {}),
    ...(ownRules !== undefined && { ownRules }),
    confidence
  }
}

const suitesSpot = (at: Evidence | undefined): Pick<Occurrence, "suitesAt" | "suitesCode"> =>
  at === undefined ? {} : { suitesAt: at.place, ...(at.code !== undefined && { suitesCode: at.code }) }

/** The call and, where they are on other lines, its parts. */
const occurrencesOf = (sighting: Sighting): ReadonlyArray<Occurrence> => {
  const { draft, finding, implied, made } = sighting
  if (made !== undefined) return [furtherOccurrence(finding, made, "part", certainty(sighting))]
  const { path } = finding
  const { place, code } = spotOf(sighting)
  const suitesAt = suitesAtOf(finding)
  const confidence = certainty(sighting)
  const trail = implied ? [] : trailOf(finding)
  const further = implied ? [] : furtherPlaces(finding, place, draft.type)
  const use: Occurrence = {
    path,
    place,
    ...(code !== undefined && { code }),
    symbol: finding.api,
    role: implied ? "implied" : finding.isOffered === true ? "choice" : "use",
    sources: sortedSources(finding.sources),
    facts: factsBeyond(draft),
    ...(draft.functions.length > 0 && { functions: draft.functions }),
    ...(draft.suite !== undefined && { suites: [draft.suite.name], ...suitesSpot(suitesAt) }),
    ...(finding.isNamedOnly === true && { isNamedOnly: true }),
    ...(finding.isOption === true && { isOption: true }),
    ...(finding.table !== undefined && { table: finding.table }),
    ...(further.some(({ role }) => role === "literal") && { isWrittenElsewhere: true }),
    scope: finding.scope,
    ...originIn(finding),
    ...(finding.isAssumed === true ? { isAssumed: true } : {}),
    ...(finding.ownRules !== undefined && { ownRules: finding.ownRules }),
    ...(finding.isOpenEnded === true ? { isOpenEnded: true } : {}),
    ...(trail.length > 0 && { trail }),
    confidence
  }
  return [use, ...further.map((one) => furtherOccurrence(finding, one.evidence, one.role, confidence))]
}

const isSameSpot = (a: Occurrence, b: Occurrence): boolean =>
  a.place.line === b.place.line &&
  a.place.column === b.place.column &&
  a.suitesAt?.line === b.suitesAt?.line &&
  a.path === b.path &&
  a.symbol === b.symbol &&
  JSON.stringify(a.sources) === JSON.stringify(b.sources) &&
  JSON.stringify(a.facts) === JSON.stringify(b.facts)

const union = <A extends string>(lists: ReadonlyArray<ReadonlyArray<A> | undefined>): ReadonlyArray<A> =>
  sortedSet(lists.flatMap((list) => list ?? []))

/** One use with several findings: each has one of its cipher suites or functions. */
const merged = (same: ReadonlyArray<Occurrence>): Occurrence => {
  const [first] = same
  if (same.length === 1) return first!
  const functions = union(same.map((one) => one.functions))
  const suites = union(same.map((one) => one.suites))
  return {
    ...first!,
    ...(same.some((one) => one.isOpenEnded === true) && { isOpenEnded: true }),
    ...(functions.length > 0 && { functions }),
    ...(suites.length > 0 && { suites })
  }
}

const inSpots = (sorted: ReadonlyArray<Occurrence>): ReadonlyArray<ReadonlyArray<Occurrence>> => {
  const spots: Array<Array<Occurrence>> = []
  for (const one of sorted) {
    const spot = spots.at(-1)
    if (spot !== undefined && isSameSpot(spot[0]!, one)) spot.push(one)
    else spots.push([one])
  }
  return spots
}

/** Of an asset that is only contained in others a file has one place: each of them has all of its own. */
const distinctOccurrences = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<Occurrence> => {
  const distinct = inSpots(sightings.flatMap(occurrencesOf).toSorted(compareOccurrences)).map(merged)
  return distinct.filter((one, at) => at === 0 || one.role !== "implied" || one.path !== distinct[at - 1]!.path)
}

const sortedSet = <A extends string>(values: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(values)].toSorted(order)

const observedIn = (sightings: ReadonlyArray<Sighting>, known: CryptoAsset["facts"]): CryptoAsset["observed"] => {
  const values = new Map<Attribute, Set<string>>()
  for (const [attribute, value] of draftsIn(sightings).flatMap(({ seen }) => Object.entries(seen))) {
    const name = attribute as Attribute
    if (UNOBSERVED.has(attribute) || known[name] !== undefined || value === undefined) continue
    values.set(name, (values.get(name) ?? new Set()).add(String(value)))
  }
  const entries = [...values].toSorted(([a], [b]) => order(a, b))
  return Object.fromEntries(entries.map(([name, seen]) => [name, [...seen].toSorted(order)]))
}

const relationsOf = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<Relation> => {
  const relations = draftsIn(sightings).flatMap(({ related }) =>
    related.map((one): Relation => ({ role: one.role, to: idOf(one.draft) }))
  )
  const distinct = new Map(relations.map((relation) => [`${relation.role} ${relation.to}`, relation]))
  return [...distinct].toSorted(([a], [b]) => order(a, b)).map(([, relation]) => relation)
}

/** Files that configurations name where they set the asset up. */
const referencesOf = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<AssetReference> => {
  const all = sightings
    .filter(({ implied }) => !implied)
    .flatMap(({ finding: { references = [], path: from } }) =>
      references.map(({ of, path }): AssetReference => ({ of, path, from }))
    )
  const distinct = new Map(all.map((one) => [`${one.from}\n${one.of}\n${one.path}`, one]))
  return [...distinct].toSorted(([a], [b]) => order(a, b)).map(([, one]) => one)
}

const suitesOf = (sightings: ReadonlyArray<Sighting>): ReadonlyArray<CipherSuiteUse> => {
  const suites = draftsIn(sightings).flatMap(({ suite, related }): ReadonlyArray<CipherSuiteUse> => {
    if (suite === undefined) return []
    return [{ ...suite, algorithms: related.filter(({ role }) => role === "suite").map((one) => idOf(one.draft)) }]
  })
  const distinct = new Map(suites.map((suite) => [suite.name, suite]))
  return [...distinct.values()].toSorted((a, b) => order(a.name, b.name))
}

const ofAlgorithm = (facts: CryptoAsset["facts"]): Pick<CryptoAsset, "family" | "oid" | "levels"> => {
  const family = familyOf(facts)
  const oid = oidOf(facts)
  return {
    ...(family === undefined ? {} : { family }),
    ...(oid === undefined ? {} : { oid }),
    levels: securityLevelsOf(facts)
  }
}

const assetOf = (id: string, sightings: ReadonlyArray<Sighting>): CryptoAsset => {
  const { type, name, facts: identity, material, size, certificate, stored } = sightings[0]!.draft
  const isAlgorithm = type === "algorithm"
  const facts = isAlgorithm ? effectiveFacts(identity) : identity
  const occurrences = distinctOccurrences(sightings)
  return {
    id,
    type,
    name,
    facts,
    observed: observedIn(sightings, facts),
    functions: sortedSet(draftsIn(sightings).flatMap((draft) => draft.functions)),
    ...(isAlgorithm ? ofAlgorithm(facts) : { levels: {} }),
    ...(material === undefined ? {} : { material }),
    ...(size === undefined ? {} : { size }),
    ...(certificate === undefined ? {} : { certificate }),
    ...(stored === undefined ? {} : { stored }),
    suites: suitesOf(sightings),
    relations: relationsOf(sightings),
    references: referencesOf(sightings),
    languages: sortedSet(sightings.map(({ finding }) => finding.language)),
    libraries: sortedSet(sightings.map(({ finding }) => finding.library)),
    packages: sortedSet(sightings.flatMap(({ finding }) => finding.packages ?? [])),
    confidence: occurrences.reduce((most, { confidence }) => Math.max(most, confidence), 0),
    occurrences
  }
}

const compareAssets = (a: CryptoAsset, b: CryptoAsset): number =>
  order(a.type, b.type) || order(a.name, b.name) || order(a.id, b.id)

/**
 * The distinct cryptographic assets of a scan, in order of type and name. An algorithm that is only part of another
 * one is an asset too, with the occurrences of what contains it.
 */
export const toAssets = (report: Pick<ScanReport, "findings">): ReadonlyArray<CryptoAsset> => {
  const draftsOf = sharedDrafts()
  const sightings = report.findings.flatMap((finding) =>
    draftsOf(finding).flatMap((draft) => sightingsOf(draft, finding))
  )
  const byId = Map.groupBy(sightings, ({ id }) => id)
  const assets = [...byId].map(([id, all]) => {
    const direct = all.filter(({ implied }) => !implied)
    return assetOf(id, direct.length === 0 ? all : direct)
  })
  return withReferences(withIssuers(assets.toSorted(compareAssets)))
}

/** The id of the main asset of a finding, by which it is found among those of `toAssets`. */
export const assetIdOf = (finding: Finding): string => assetId(assetDrafts(finding)[0]!)
