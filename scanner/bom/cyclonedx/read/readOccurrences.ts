import { order } from "../../../model/order.ts"
import { ASSUMED, confidenceOf } from "../../../model/confidence.ts"
import type { Occurrence } from "../../../model/CryptoAsset.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"
import type { Place } from "../../../model/Place.ts"
import { usageScopeOf } from "../../../model/usageScopeOf.ts"
import { countIn, type JsonObject, objectIn, objectsIn, textIn } from "../../read/JsonObject.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import type { ContextReader, OccurrenceContext } from "./readContext.ts"

/** The order of places in a scan. */
export const byPlace = (a: Occurrence, b: Occurrence): number =>
  order(a.path, b.path) ||
  order(a.place.line, b.place.line) ||
  order(a.place.column, b.place.column) ||
  order(a.symbol, b.symbol)

/** Attributes of the asset that apply to each of its uses. */
export interface UseOf {
  /** Attributes that make the asset. */
  readonly says: ReadonlyArray<Attribute>
  /** What follows from those; it is not repeated at each use. */
  readonly follows: Facts
  /** That of the best use. */
  readonly confidence: number
  /** The most there can be. */
  readonly most: number
  readonly contextOf: ContextReader
}

/** What is known of a use, and how sure its asset is there. */
type KnownUse = Pick<
  Occurrence,
  | "role"
  | "sources"
  | "facts"
  | "functions"
  | "suites"
  | "suitesAt"
  | "table"
  | "isWrittenElsewhere"
  | "scope"
  | "origin"
  | "dependency"
  | "isAssumed"
  | "ownRules"
  | "isOpenEnded"
  | "isNamedOnly"
  | "isOption"
  | "trail"
  | "confidence"
>

const MAX_TEXT = 1000

const placeOf = (of: JsonObject, endLine: number | undefined, endColumn: number | undefined): Place => {
  const line = Math.max(1, countIn(of, "line") ?? 1)
  const column = (countIn(of, "offset") ?? 0) + 1
  const last = Math.max(line, endLine ?? line)
  const isBehind = endColumn !== undefined && (last > line || endColumn > column)
  return { line, column, endLine: last, endColumn: isBehind ? endColumn : column }
}

/** Where the places end, in the order of the document; undefined where their number does not match that of the places. */
const endColumnsIn = (component: BomComponent, count: number): ReadonlyArray<number> => {
  const columns = nativeText(component, "endColumns")?.split(" ").map(Number) ?? []
  return columns.length === count && columns.every((one) => Number.isSafeInteger(one) && one > 0) ? columns : []
}

/** Roles of the uses themselves; other places are written without attributes of their use. */
const OWN: ReadonlySet<Occurrence["role"]> = new Set(["use", "implied"])

const nativeConfidence = ({ role, isAssumed, sources }: OccurrenceContext, use: UseOf): number => {
  const known = OWN.has(role) ? confidenceOf(use.says, sources) : use.confidence
  return Math.min(known, use.most, isAssumed === true ? ASSUMED : 1)
}

const knownOf = (context: OccurrenceContext, use: UseOf): KnownUse => {
  const {
    role,
    scope,
    origin,
    dependency,
    isAssumed,
    ownRules,
    isOpenEnded,
    isNamedOnly,
    isOption,
    trail,
    isWrittenElsewhere,
    functions,
    suites,
    suitesAt,
    table,
    sources,
    facts
  } = context
  return {
    role,
    sources,
    facts: OWN.has(role) ? sorted({ ...use.follows, ...facts }) : role === "literal" ? purposeIn(facts) : {},
    ...(functions !== undefined && { functions }),
    ...(suites !== undefined && { suites }),
    ...(suitesAt !== undefined && { suitesAt }),
    ...(table !== undefined && { table }),
    ...(isWrittenElsewhere === true && { isWrittenElsewhere }),
    scope,
    ...(origin !== undefined && { origin }),
    ...(dependency !== undefined && { dependency }),
    ...(isAssumed === true && { isAssumed }),
    ...(ownRules !== undefined && { ownRules }),
    ...(isOpenEnded === true && { isOpenEnded }),
    ...(isNamedOnly === true && { isNamedOnly }),
    ...(isOption === true && { isOption }),
    ...(trail !== undefined && { trail }),
    confidence: nativeConfidence(context, use)
  }
}

/** Of bytes that are written elsewhere only what they are for is said there. */
const purposeIn = ({ purpose }: Facts): Facts => (purpose === undefined ? {} : { purpose })

const sorted = (facts: Facts): Facts =>
  Object.fromEntries(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const SYMBOL = /^[\w$@.:/<>#-]{1,200}/

/** CBOMkit writes the method with its types as context: `javax.crypto.Cipher#getInstance(Ljava/lang/String;)`. */
const importedSymbol = (of: JsonObject): string => {
  const context = textIn(of, "additionalContext") ?? ""
  const text = textIn(of, "symbol") ?? (/[.#]/.test(context) ? context : "")
  return SYMBOL.exec(text)?.[0] ?? ""
}

/** A use that another tool found; nothing is known of it but where it is. */
const importedOccurrence = (of: JsonObject, path: string, { follows, confidence }: UseOf): Occurrence => ({
  path,
  place: placeOf(of, undefined, undefined),
  symbol: importedSymbol(of),
  role: "use",
  sources: {},
  facts: follows,
  scope: usageScopeOf(path),
  confidence
})

/** The places of an asset. */
export const readOccurrences = (component: BomComponent, use: UseOf): ReadonlyArray<Occurrence> => {
  const shared = new Map<OccurrenceContext, KnownUse>()
  const written = objectsIn(objectIn(component.fields, "evidence"), "occurrences")
  const endColumns = endColumnsIn(component, written.length)
  const occurrences = written.flatMap((of, at): ReadonlyArray<Occurrence> => {
    const path = textIn(of, "location")?.slice(0, MAX_TEXT)
    if (path === undefined) return []
    const context = use.contextOf(textIn(of, "additionalContext") ?? "")
    if (context === undefined) return [importedOccurrence(of, path, use)]
    const known = shared.get(context) ?? knownOf(context, use)
    shared.set(context, known)
    return [{ path, place: placeOf(of, context.endLine, endColumns[at]), symbol: textIn(of, "symbol") ?? "", ...known }]
  })
  return occurrences.toSorted(byPlace)
}

/** The tool's confidence in the name; 1 where it states none. */
export const readConfidence = ({ fields }: BomComponent): number => {
  const evidence = objectIn(fields, "evidence")
  const identities = [...objectsIn(evidence, "identity"), objectIn(evidence, "identity")]
  const confidence = identities.map((one) => one["confidence"]).find((value) => typeof value === "number")
  return confidence !== undefined && confidence >= 0 && confidence <= 1 ? confidence : 1
}
