import { ancestorsIn } from "./ancestorsIn.ts"
import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { CallExpr, ConstructExpr } from "./Expr.ts"
import { eachPlaceOf, isTypeName, makeWordSet } from "./identifiers.ts"
import { lowerWith } from "./lower.ts"
import { readOutline } from "./outline.ts"
import { callsNamed, type CandidateNames, type Queries, callSitesOf, namesType } from "./callSites.ts"
import { placeOf } from "./located.ts"
import { once } from "./LazyWrite.ts"
import { readChoices } from "./readChoices.ts"
import type { Annotation, Outline, ParsedFile } from "./ParsedFile.ts"
import type { Place } from "../model/Place.ts"
import { tablesIn } from "./tablesIn.ts"
import { readUsageScopes } from "./readUsageScopes.ts"

const propertyOf = (setter: string, prefix: string): ReadonlyArray<string> => {
  const name = setter.slice(prefix.length)
  const isSetter = setter.startsWith(prefix) && isTypeName(name)
  return isSetter ? [name.slice(0, 1).toLowerCase() + name.slice(1)] : []
}

const propertiesOf = (setters: ReadonlySet<string>, prefix: string): ReadonlyArray<string> =>
  [...setters].flatMap((setter) => propertyOf(setter, prefix))

/** Setters may be written as assignments. */
const withProperties = (interest: CandidateNames, prefix: string): CandidateNames => {
  const reported = propertiesOf(interest.calls, prefix)
  const refining = propertiesOf(interest.refining, prefix)
  const names = new Set([...reported, ...refining])
  return {
    ...(interest.onlyWith !== undefined && { onlyWith: interest.onlyWith }),
    calls: interest.calls,
    entries: interest.entries,
    members: interest.members,
    types: interest.types,
    sets: new Set([...interest.sets, ...names]),
    refining: new Set([...interest.refining, ...refining]),
    words: makeWordSet([
      ...interest.calls,
      ...interest.members,
      ...interest.sets,
      ...interest.entries,
      ...interest.refining,
      ...names
    ])
  }
}

/** Methods may be called without parentheses. */
const withMethods = (interest: CandidateNames): CandidateNames => ({
  ...interest,
  members: new Set([...interest.members, ...interest.calls])
})

const known = new WeakMap<CandidateNames, Map<Grammar, CandidateNames>>()

/** Names of interest in all the ways a language lets them be written. */
const spelledNames = (interest: CandidateNames, grammar: Grammar): CandidateNames => {
  const { accessors } = grammar.types
  const isBare = grammar.calls.bare === "members"
  if (accessors === undefined && !isBare) return interest
  const own = known.get(interest) ?? new Map<Grammar, CandidateNames>()
  const properties = accessors === undefined ? interest : withProperties(interest, accessors.set)
  const found = own.get(grammar) ?? (isBare ? withMethods(properties) : properties)
  known.set(interest, own.set(grammar, found))
  return found
}

const nothing: Outline = {
  package: "",
  imports: new Map(),
  wildcards: [],
  extensions: [],
  scopes: [],
  memberWrites: new Map(),
  elementWrites: [],
  fieldWrites: new Map(),
  baseCalls: []
}

/** Where the lines after the first begin. */
const placesOfLines = (text: string): ReadonlyArray<number> => [...text.matchAll(/\n/g)].map(({ index }) => index + 1)

const placesOf = (text: string, word: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  eachPlaceOf(text, word, (start) => found.push(start))
  return found
}

/** So far above its name an annotation is looked for. */
const MAX_ANNOTATION_HEIGHT = 6

/** What stands behind a node. */
const declaredBehind = (node: Node): Node | null => {
  let next = node.nextSibling
  while (next !== null && !next.isNamed) next = next.nextSibling
  return next
}

/**
 * The annotations whose names stand at some offsets of a text. Where a grammar reads what one is given as something of its own, both
 * stand in one node before the declaration.
 */
const annotationsAt = (
  root: Node,
  { annotations }: Grammar,
  offsets: ReadonlyArray<number>
): ReadonlyArray<Annotation> => {
  if (annotations === undefined) return []
  const { types, within } = annotations
  return offsets.flatMap((offset): ReadonlyArray<Annotation> => {
    let node: Node | null = root.namedDescendantForIndex(offset)
    for (let height = 0; node !== null && height < MAX_ANNOTATION_HEIGHT; height++, node = node.parent) {
      if (!types.has(node.type)) continue
      let around = node.parent
      while (around !== null && within.has(around.type)) around = around.parent
      const isGivenBehind = around !== null && root.tree.text[node.endIndex] === "("
      const whole = isGivenBehind ? around! : node
      const annotated = isGivenBehind ? declaredBehind(whole) : around
      return annotated === null ? [] : [{ text: whole.text, place: placeOf(whole), annotated: placeOf(annotated) }]
    }
    return []
  })
}

/**
 * Reads a syntax tree in the one vocabulary of captures. Only identifiers some row is interested in are looked at; a
 * file without such a use is not read any further, unless it may define what others use by the same name.
 */
export const normalise = (
  path: string,
  grammar: Grammar,
  root: Node,
  queries: Queries,
  interest: CandidateNames
): ParsedFile => {
  const { text } = root.tree
  const lower = lowerWith(grammar)
  const sites = callSitesOf(root, grammar, text, queries, spelledNames(interest, grammar), lower)
  const mayDefine = interest.isWhole === true || grammar.imports.packageOf === "none"
  const outline =
    sites.length === 0 && !mayDefine && !namesType(text, interest)
      ? nothing
      : readOutline(path, grammar, root, queries.outline(root), lower)
  const calls = new Map<string, ReadonlyArray<CallExpr | ConstructExpr>>()
  const lineStarts = once(() => [0, ...placesOfLines(text)])
  const mentions = new Map<string, ReadonlyArray<number>>()
  const offsetOf = ({ line, column }: Pick<Place, "line" | "column">): number => lineStarts()[line - 1]! + column - 1
  const tableOf = once(() => tablesIn(root, grammar, outline.scopes))
  return {
    path,
    grammar,
    usage: readUsageScopes(path, grammar.name, text),
    ...outline,
    sites,
    callsOf: (name) => {
      const known = calls.get(name) ?? callsNamed(root, grammar, text, queries, lower, name)
      calls.set(name, known)
      return known
    },
    mentionsOf: (word) => {
      const known = mentions.get(word) ?? placesOf(text, word)
      mentions.set(word, known)
      return known
    },
    offsetOf,
    annotationsNamed: (name) => annotationsAt(root, grammar, placesOf(text, name)),
    tableAround: (place) => tableOf()(offsetOf(place), offsetOf({ line: place.endLine, column: place.endColumn })),
    around: ancestorsIn(root, outline.scopes, lower),
    choices: once(() => readChoices(text, queries.choices(root), lower)),
    hasErrors: root.hasError
  }
}
