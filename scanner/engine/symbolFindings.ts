import type { IndexedRow } from "../match/RuleIndex.ts"
import { applicableFacts, applicableSources } from "../model/applicableSources.ts"
import { type Attribute, type Facts, type FactSources, omitFacts } from "../model/Facts.ts"
import type { Evidence, Finding, FindingKind } from "../model/Finding.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { rowPlan } from "../resolve/rowPlan.ts"
import { isSlot, type Row } from "../rules/rule.ts"
import { nativePlace } from "./nativePlace.ts"

/** The row of an API by its name. */
export type RowsByName = (name: string) => IndexedRow | undefined

/** A name of an API in a binary. */
export interface ApiName {
  readonly name: string
  readonly offset: number
  /** True where the code of the API is in the binary, and nothing says what calls it. */
  readonly isOwn: boolean
}

/** An API of which a binary has the name, with what its row says whatever its arguments are. */
interface SymbolUse {
  readonly api: ApiName
  readonly row: IndexedRow
  readonly kind: FindingKind
  readonly facts: Facts
  readonly sources: FactSources
}

/** Of these an argument tells nothing that a report has. */
const UNTOLD: ReadonlySet<string> = new Set(["functions", "byteLength", "side", "checkedBy", "purpose", "material"])

/** Kinds that say something only with the algorithm. */
const NAMED_ONLY: ReadonlySet<FindingKind> = new Set([
  "material",
  "parameters",
  "certificate",
  "keystore",
  "key",
  "token",
  "random"
])

const LITERAL = { from: "literal", hops: 0 } as const
const UNKNOWN = { from: "unknown", hops: 0 } as const

/** What a row says of every call, and which attributes the arguments of a call would say. */
const saidBy = (row: Row): Pick<SymbolUse, "facts" | "sources"> => {
  const facts: { [A in Attribute]?: unknown } = {}
  const asked = new Set<Attribute>()
  for (const step of rowPlan(row).steps)
    if ("fixed" in step) Object.assign(facts, step.fixed[0].facts)
    else if (!UNTOLD.has(step.attribute)) asked.add(step.attribute === "algorithm" ? "name" : step.attribute)
  const known: Facts = omitFacts({ ...row.fixed, ...(facts as Facts) }, "side", "checkedBy")
  for (const attribute of row.varies ?? []) asked.add(attribute)
  const sources = Object.fromEntries([
    ...Object.keys(known).map((attribute) => [attribute, LITERAL] as const),
    ...[...asked].flatMap((attribute) => (attribute in known ? [] : [[attribute, UNKNOWN] as const]))
  ])
  return { facts: known, sources }
}

/** Functions that give a version of a protocol by their names, which others take: `TLSv1_method`. */
const versionKind = ({ algorithm }: Row): FindingKind | undefined =>
  algorithm !== undefined && "text" in algorithm && algorithm.as === "tlsVersion" ? "protocol" : undefined

const usesOf = (names: Iterable<ApiName>, rowOf: RowsByName): ReadonlyArray<SymbolUse> => {
  const found: Array<SymbolUse> = []
  for (const api of names) {
    const row = rowOf(api.name)
    const kind = row === undefined ? undefined : (row.row.is ?? versionKind(row.row))
    if (row === undefined || kind === undefined) continue
    const said = saidBy(row.row)
    if (said.facts.name === "NonCryptographicHash" || said.facts.name === "NonCryptographicPRNG") continue
    found.push({ api, row, kind, ...said })
  }
  return found
}

/** Whether the call takes the name of an algorithm as a text, which may be any; others take what another call gives. */
const takesText = ({ algorithm, name }: Row): boolean =>
  [algorithm, name].some((value) => isSlot(value) && value.as !== "any" && value.as !== "part")

/** A use of unknown algorithm says nothing beside those of the same kind whose algorithm is known, and which it takes. */
const withoutNameless = (uses: ReadonlyArray<SymbolUse>): ReadonlyArray<SymbolUse> => {
  const named = new Set(
    uses.flatMap(({ api, kind, facts }) => (facts.name === undefined ? [] : [`${kind} ${api.isOwn}`]))
  )
  return uses.filter(({ api, kind, facts, row }) => {
    if (facts.name !== undefined || facts.curve !== undefined) return true
    return !NAMED_ONLY.has(kind) && (takesText(row.row) || !named.has(`${kind} ${api.isOwn}`))
  })
}

const roleOf = ({ row: { row } }: SymbolUse): Evidence["role"] => {
  if (row.suite !== undefined) return "suite"
  if (row.version !== undefined) return "version"
  return row.operates === true || row.functions !== undefined ? "operation" : "setting"
}

/** At most so many evidences of one finding, as in sources. */
const MAX_EVIDENCE = 256

const toFinding = (path: string, language: string, uses: ReadonlyArray<SymbolUse>): Finding => {
  const [first, ...others] = uses as [SymbolUse, ...Array<SymbolUse>]
  const { api, row, kind, facts } = first
  const sources: FactSources = Object.assign({}, ...uses.toReversed().map((one) => one.sources))
  const functions = [...new Set(uses.flatMap((one) => one.facts.functions ?? []))]
  const own: Facts = { ...facts, ...(functions.length > 0 && { functions }) }
  const isOnlyNamed = kind === "cipher" && functions.length === 0 && uses.every((one) => one.row.row.operates !== true)
  return {
    kind,
    api: api.name,
    library: row.library,
    language,
    path,
    scope: usageScopeOf(path),
    place: nativePlace(api.offset, api.name.length),
    facts: applicableFacts(own),
    sources: applicableSources(own, sources),
    evidence: others.slice(0, MAX_EVIDENCE).map((one) => ({
      place: nativePlace(one.api.offset, one.api.name.length),
      symbol: one.api.name,
      role: roleOf(one)
    })),
    ...((isOnlyNamed || api.isOwn) && { isNamedOnly: true }),
    ...(api.isOwn && { isOption: true })
  }
}

const withName = (use: SymbolUse): SymbolUse =>
  use.facts.name === undefined && use.sources.name === undefined && !NAMED_ONLY.has(use.kind)
    ? { ...use, sources: { ...use.sources, name: UNKNOWN } }
    : use

/** Uses of one thing are one finding, at the first of its names; what a program only sets of a protocol is part of that. */
const keyOf = ({ api, kind, facts }: SymbolUse): string =>
  JSON.stringify([kind, api.isOwn, omitFacts(facts, "functions")])

/**
 * What the names of APIs in a binary say: the algorithm that a name alone tells is a fact, and what an argument would say is
 * unknown. A function that the binary takes from a library is called somewhere in it; one that it has itself is there for
 * whoever calls it.
 */
export const symbolFindings = (
  path: string,
  language: string,
  names: Iterable<ApiName>,
  rowOf: RowsByName
): ReadonlyArray<Finding> => {
  const uses = withoutNameless(usesOf(names, rowOf)).map(withName)
  return [...Map.groupBy(uses, keyOf).values()].map((same) =>
    toFinding(
      path,
      language,
      same.toSorted((a, b) => (a.api.name < b.api.name ? -1 : 1))
    )
  )
}
