import type { Occurrence } from "../../../model/CryptoAsset.ts"
import type { Attribute, CryptoFunction, Facts, Provenance } from "../../../model/Facts.ts"
import type { Originated } from "../../../model/Origin.ts"
import type { Place } from "../../../model/Place.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { MAX_STEPS } from "../../../model/Trail.ts"
import { decoded, readStep } from "../trailText.ts"
import { factOf, isAttribute, isFunction, isUsageScope } from "./factOf.ts"

/** What the scanner writes about a place, beside the place itself. */
export interface OccurrenceContext extends Originated {
  readonly role: Occurrence["role"]
  readonly scope: Occurrence["scope"]
  readonly endLine?: number
  readonly isAssumed?: true
  readonly ownRules?: string
  readonly isOpenEnded?: true
  readonly isNamedOnly?: true
  readonly isOption?: true
  readonly isWrittenElsewhere?: true
  readonly functions?: ReadonlyArray<CryptoFunction>
  readonly suites?: ReadonlyArray<string>
  readonly suitesAt?: Place
  readonly table?: Place
  readonly trail?: Occurrence["trail"]
  readonly sources: Occurrence["sources"]
  readonly facts: Facts
}

const ROLES: ReadonlySet<string> = new Set<Occurrence["role"]>([
  "part",
  "caller",
  "operation",
  "choice",
  "literal",
  "implied"
])

const SCOPE = /^scope: ([a-z]+)$/
const ORIGIN = /^origin: (dependency|image)$/
const DEPENDENCY = /^in (pkg:\S{1,1000})$/
const DOES = /^does ([a-z, ]+)$/
const SUITES = /^suites (\S.*)$/
const NAMED_AT = /^named at (\d{1,9}):(\d{1,9})-(\d{1,9}):(\d{1,9})$/
const ROW_OF = /^row of (\d{1,9}):(\d{1,9})-(\d{1,9}):(\d{1,9})$/
const OWN_RULES = /^own rules (\S{1,400})$/
const TO_LINE = /^to line (\d{1,9})$/
const ATTRIBUTE = /^([A-Za-z]+)(?: (.*?))?(?:: (literal|inferred|default|unknown|resolved \((\d{1,9}) hops?\)))?$/

const provenanceOf = (words: string, hops: string | undefined): Provenance =>
  hops === undefined
    ? { from: words as "literal" | "inferred" | "default" | "unknown", hops: 0 }
    : { from: "resolved", hops: Number(hops) }

interface AttributeNotes {
  readonly sources: Array<readonly [Attribute, Provenance]>
  readonly facts: Array<readonly [Attribute, string | number]>
}

const readAttribute = (piece: string, said: AttributeNotes): void => {
  const [, attribute = "", value, words, hops] = ATTRIBUTE.exec(piece) ?? []
  if (!isAttribute(attribute)) return
  if (words !== undefined) said.sources.push([attribute, provenanceOf(words, hops)])
  const fact = value === undefined ? undefined : factOf(attribute, value)
  if (fact !== undefined) said.facts.push([attribute, fact])
}

const listed = (pieces: ReadonlyArray<string>, pattern: RegExp): ReadonlyArray<string> | undefined =>
  pieces
    .map((piece) => pattern.exec(piece)?.[1])
    .find((list) => list !== undefined)
    ?.split(", ")

const placeIn = (pieces: ReadonlyArray<string>, pattern: RegExp): Place | undefined => {
  const found = pieces.map((piece) => pattern.exec(piece)).find((one) => one !== null)
  if (found === null || found === undefined) return undefined
  const [line, column, endLine, endColumn] = found.slice(1).map((text) => Math.max(1, Number(text)))
  return { line: line!, column: column!, endLine: Math.max(line!, endLine!), endColumn: endColumn! }
}

const firstIn = (pieces: ReadonlyArray<string>, pattern: RegExp): string | undefined =>
  pieces.map((piece) => pattern.exec(piece)?.[1]).find((text) => text !== undefined)

const originIn = (pieces: ReadonlyArray<string>): Originated => {
  const origin = firstIn(pieces, ORIGIN) as Originated["origin"]
  const within = firstIn(pieces, DEPENDENCY)
  const dependency = within === undefined ? undefined : decoded(within)
  return {
    ...(origin !== undefined && { origin }),
    ...(origin !== undefined && dependency !== undefined && { dependency })
  }
}

/**
 * Reads `caller; scope: test; to line 14; iterations 1000: literal; keyBits: resolved (2 hops)`. Undefined for a text of
 * another tool, which does not state a usage scope.
 */
const readContext = (text: string): OccurrenceContext | undefined => {
  const pieces = text.split("; ")
  const scope = pieces.map((piece) => SCOPE.exec(piece)?.[1]).find((name) => name !== undefined)
  if (!isUsageScope(scope)) return undefined
  const said: AttributeNotes = { sources: [], facts: [] }
  for (const piece of pieces) readAttribute(piece, said)
  const endLine = pieces.map((piece) => TO_LINE.exec(piece)?.[1]).find((line) => line !== undefined)
  const functions = listed(pieces, DOES)?.filter(isFunction)
  const suites = listed(pieces, SUITES)?.filter(isPlainWord)
  const suitesAt = placeIn(pieces, NAMED_AT)
  const table = placeIn(pieces, ROW_OF)
  const ownRules = pieces.map((piece) => OWN_RULES.exec(piece)?.[1]).find((file) => file !== undefined)
  const ownFile = ownRules === undefined ? undefined : decoded(ownRules)
  const trail = pieces.flatMap(readStep).slice(0, MAX_STEPS)
  return {
    role: ROLES.has(pieces[0]!) ? (pieces[0] as Occurrence["role"]) : "use",
    scope,
    ...originIn(pieces),
    ...(endLine !== undefined && { endLine: Number(endLine) }),
    ...(pieces.includes("library assumed") && { isAssumed: true }),
    ...(ownFile !== undefined && { ownRules: ownFile }),
    ...(pieces.includes("more values possible") && { isOpenEnded: true }),
    ...(pieces.includes("only named") && { isNamedOnly: true }),
    ...(pieces.includes("an option") && { isOption: true }),
    ...(pieces.includes("written elsewhere") && { isWrittenElsewhere: true }),
    ...(functions !== undefined && { functions }),
    ...(suites !== undefined && { suites }),
    ...(suitesAt !== undefined && { suitesAt }),
    ...(table !== undefined && { table }),
    ...(trail.length > 0 && { trail }),
    sources: Object.fromEntries(said.sources),
    facts: Object.fromEntries(said.facts)
  }
}

/** Reads what the scanner writes of a place; undefined for the text of another tool. */
export type ContextReader = (text: string) => OccurrenceContext | undefined

/** Most places of a document have the same text as another one. */
export const contextReader = (): ContextReader => {
  const known = new Map<string, OccurrenceContext | undefined>()
  return (text) => {
    if (known.has(text)) return known.get(text)
    const context = readContext(text)
    known.set(text, context)
    return context
  }
}
