import type { Node } from "../tree/Node.ts"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Captures } from "./captures.ts"
import {
  assigned,
  bareMethod,
  type CallExpr,
  type ConstructExpr,
  type Expr,
  type MemberExpr,
  type NameExpr
} from "./Expr.ts"
import { eachPlaceOf, eachWord, makeWordSet, standsBefore, standsBehind, type WordSet } from "./identifiers.ts"
import { isLink } from "./chains.ts"
import { childAt } from "./childAt.ts"
import { isWrapper, placeOf } from "./located.ts"
import type { ExprReader } from "./lower.ts"
import { isTokenTable } from "./tokens.ts"
import type { CallSite } from "./ParsedFile.ts"

/** Which call, member and property names some rule row could match, so that all others are passed over. */
export interface CandidateNames {
  readonly calls: ReadonlySet<string>
  readonly members: ReadonlySet<string>
  readonly sets: ReadonlySet<string>
  /** Names of entries of objects. */
  readonly entries: ReadonlySet<string>
  /** Names that only add to what another call found. */
  readonly refining: ReadonlySet<string>
  /** Names that are of interest only in a text that has one of these words: of calls with an argument of that name. */
  readonly onlyWith?: ReadonlyMap<string, ReadonlySet<string>>
  /** All of these. */
  readonly words: WordSet
  /** Names of types of which any call may give an object. */
  readonly types: WordSet
  /** True when the file is of interest even without such a use. */
  readonly isWhole?: true
}

/** The two halves of a language's `.scm`: where APIs are used, and everything names are resolved with. */
export interface Queries {
  readonly sites: (within: Node, from: number, to: number) => ReadonlyArray<Captures>
  readonly outline: (root: Node) => ReadonlyArray<Captures>
  readonly choices: (root: Node) => ReadonlyArray<Captures>
}

interface Identifier {
  readonly name: string
  readonly start: number
}

const NAMED: ReadonlyArray<Found["kind"]> = ["call", "member", "set", "entry", "alias"]

interface Use {
  readonly kind: CallSite["kind"]
  readonly captures: Captures
}

type Found = Use | { readonly kind: "alias"; readonly captures: Captures }

/** So many nodes above a name its use is found: `a::make<b::C>()` stands six above `C`. */
const SITE_HEIGHT = 6

/** The small part of the tree that holds all uses of a name. From the root, a long chain of calls would be read for each. */
const around = (root: Node, grammar: Grammar, from: number, to: number): Node => {
  let node = root.descendantForIndex(from, to) ?? root
  for (let height = 0; height < SITE_HEIGHT;) {
    const { parent } = node
    if (parent === null || isTokenTable(parent, grammar)) return node
    node = parent
    if (!isWrapper(grammar.expressions[node.type])) height++
  }
  return node
}

/** The uses of one identifier in the text: as called, as member, as assigned property. */
const usesAt = (queries: Queries, grammar: Grammar, root: Node, from: number, to: number): ReadonlyArray<Found> => {
  const matches = queries.sites(around(root, grammar, from, to), from, to)
  const ignored = matches.flatMap((captures) => captures.ignored?.id ?? [])
  return matches.flatMap((captures) => {
    const kind = NAMED.find((one) => captures[`${one}.name`] !== undefined)
    if (kind === undefined || ignored.includes(captures[kind]!.id)) return []
    const name = captures[`${kind}.name`]!
    const isQuoted = name.endIndex === to + 1 && /["']$/.test(name.text)
    const isEnd = name.startIndex === from || name.endIndex === to || isQuoted || kind === "alias"
    const inside = name.startIndex <= from && name.endIndex >= to && isEnd
    return inside ? [{ kind, captures }] : []
  })
}

const isCall = (expr: Expr): expr is CallExpr | ConstructExpr => expr.kind === "call" || expr.kind === "construct"

/** `AES` of `algorithms.AES.block_size`: asked for something else, not used as a value. */
const isOwner = (member: Node): boolean => {
  const { parent } = member
  return parent?.type === member.type && parent.firstNamedChild?.id === member.id
}

/** `alg: hashes.SHA256 | None`: how deep a name can stand in an annotation. */
const ANNOTATION_DEPTH = 6

const isAnnotation = (member: Node, grammar: Grammar): boolean => {
  if (grammar.calls.annotations.size === 0) return false
  let at = member.parent
  for (let depth = 0; at !== null && depth < ANNOTATION_DEPTH; depth++, at = at.parent)
    if (grammar.calls.annotations.has(at.type)) return true
  return false
}

/** `hashes.SHA256` of `{hashes.SHA256: "sha256"}`: what an entry is found by, and not what it holds. */
const isKey = ({ id, parent }: Node, grammar: Grammar): boolean => {
  const rule = grammar.expressions[parent?.parent?.type ?? ""]
  if (parent === null || rule?.as !== "entries" || rule.pair !== parent.type) return false
  const key = rule.key === undefined ? parent.firstNamedChild : childAt(parent, rule.key)
  return key?.id === id
}

/** What is assigned to: a member, or a property of the object that a construction around the assignment makes. */
const targetOf = (object: Expr, name: Node): MemberExpr | NameExpr | undefined => {
  if (object.kind === "member" || object.kind === "name") return object
  if (!isCall(object)) return undefined
  return { kind: "member", id: name.id, start: name.startIndex, place: () => placeOf(name), object, name: name.text }
}

/** `Key` of `Key.fromBase64`, where both are links of one chain. */
const isInside = (member: Node, { comments, calls: { chain } }: Grammar): boolean => {
  let next = chain === undefined || !isLink(chain, member) ? null : member.nextSibling
  while (next !== null && comments.has(next.type)) next = next.nextSibling
  return next !== null && chain?.links.includes(next.type) === true && next.firstNamedChild?.type !== chain.call
}

/** The word that was found names an entry: what the grammar takes for its name may hold a colon as well. */
const siteOf = (
  { calls: { passedOn } }: Grammar,
  lower: ExprReader,
  { kind, captures }: Use,
  word?: string
): CallSite | undefined => {
  if (kind === "set") {
    const target = targetOf(assigned(lower.alone(captures.set!)), captures["set.name"]!)
    const value = captures["set.value"]
    return target !== undefined && value !== undefined ? { kind, target, value: lower(value) } : undefined
  }
  if (kind === "entry") {
    const { "entry.name": name, "entry.result": result, "entry.value": value = result } = captures
    if (name === undefined || value === undefined) return undefined
    const called = (word ?? name.text) + (result === undefined ? "" : "()")
    return { kind, name: called, start: name.startIndex, place: () => placeOf(name), value: lower(value) }
  }
  const expr = lower.alone(captures[kind]!)
  if (kind === "call" && expr.kind === "name" && passedOn === undefined) return { kind, expr: bareMethod(expr) }
  if (kind === "call") return isCall(expr) ? { kind, expr } : undefined
  return expr.kind === "member" || expr.kind === "name" ? { kind, expr } : undefined
}

const isWanted = (interest: CandidateNames, { kind }: Use, name: string): boolean => {
  if (kind === "call") return interest.calls.has(name) || interest.refining.has(name)
  if (kind === "entry") return interest.entries.has(name)
  return kind === "member" ? interest.members.has(name) : interest.sets.has(name)
}

/** `if (crypto.subtle)`: asked whether it is there. */
const isTested = (member: Node, { calls: { tests } }: Grammar): boolean => {
  if (tests === undefined) return false
  let at = member
  while (at.parent !== null && tests.through.has(at.parent.type)) at = at.parent
  if (at.parent === null) return false
  return tests.unary.has(at.parent.type) || at.parent.childForFieldName("condition")?.id === at.id
}

/** Reasons for which a member that is written down is no use of what it names. */
const UNUSED = [isOwner, isInside, isAnnotation, isTested, isKey]

const isUse = (grammar: Grammar, { kind, captures: { member } }: Use): boolean =>
  kind !== "member" || !UNUSED.some((isUnused) => isUnused(member!, grammar))

/** What a call or construction names; a function that is called in another form stands among the arguments. */
const calledIn = (expr: CallExpr | ConstructExpr): ReadonlyArray<number> => {
  if (expr.kind === "construct") return [expr.type.id]
  const { callee } = expr
  if (callee.kind === "generic") return [callee.id, callee.of.id]
  return callee.kind === "call" ? [callee.id, ...callee.args.map(({ value }) => value.id)] : [callee.id]
}

const calleeIds = (callSites: ReadonlyArray<CallSite>): ReadonlySet<number> =>
  new Set(callSites.flatMap((callSite) => (callSite.kind === "call" ? calledIn(callSite.expr) : [])))

/** Local names for what some row knows: the name, and the expressions it is assigned, if it is no import. */
type Aliases = Map<string, ReadonlyArray<number>>

/** Looks for uses around words of the text; each use is read once. Other names that words are given go to `aliases`. */
type FindSites = (
  words: ReadonlyArray<Identifier>,
  interest: CandidateNames,
  aliases: Aliases
) => ReadonlyArray<CallSite>

const siteFinder = (root: Node, grammar: Grammar, queries: Queries, lower: ExprReader): FindSites => {
  const seen = new Set<string>()
  const siteAt = (found: Use, name: string, interest: CandidateNames): ReadonlyArray<CallSite> => {
    const { [found.kind]: own, [`${found.kind}.name` as const]: named, "entry.result": result } = found.captures
    const key = `${found.kind}:${own!.id}:${named!.id}:${result?.id ?? ""}`
    if (seen.has(key) || !isWanted(interest, found, name) || !isUse(grammar, found)) return []
    seen.add(key)
    const callSite = siteOf(grammar, lower, found, name)
    return callSite === undefined ? [] : [callSite]
  }
  return (words, interest, aliases) =>
    words.flatMap(({ name, start }) =>
      usesAt(queries, grammar, root, start, start + name.length).flatMap((found) => {
        if (found.kind !== "alias") return siteAt(found, name, interest)
        const { alias, "alias.value": value } = found.captures
        const known = aliases.get(alias!.text) ?? []
        aliases.set(alias!.text, value === undefined ? known : [...known, value.id])
        return []
      })
    )
}

const startOf = (callSite: CallSite): number => {
  if (callSite.kind === "entry") return callSite.start
  return callSite.kind === "set" ? callSite.target.start : callSite.expr.start
}

const wordsOf = (text: string, words: WordSet, { calls: { useMarks } }: Grammar): ReadonlyArray<Identifier> => {
  const found: Array<Identifier> = []
  eachWord(text, words, (name, start) => {
    const mayBeUse =
      useMarks === undefined ||
      standsBehind(text, start + name.length, useMarks.behind) ||
      standsBefore(text, start, useMarks.before)
    if (mayBeUse) found.push({ name, start })
  })
  return found
}

/** Without names of which every row asks for a word that the text does not have. */
const wordsWanted = (
  text: string,
  { words, onlyWith }: CandidateNames,
  grammar: Grammar
): ReadonlyArray<Identifier> => {
  const stands = new Map<string, boolean>()
  const written = grammar.calls.foldsLabels ? text.toLowerCase() : text
  const isMissing = (needed: ReadonlySet<string>): boolean =>
    [...needed].every((word) => {
      if (!stands.has(word)) stands.set(word, written.includes(word))
      return stands.get(word) === false
    })
  const found = wordsOf(text, words, grammar)
  if (onlyWith === undefined || found.length === 0) return found
  const missing = new Set([...onlyWith].flatMap(([name, needed]) => (isMissing(needed) ? [name] : [])))
  return found.filter(({ name }) => !missing.has(name))
}

const calledNames = (callSites: ReadonlyArray<CallSite>): ReadonlySet<string> =>
  new Set(
    callSites.flatMap((callSite) => {
      if (callSite.kind !== "call") return []
      const named = callSite.expr.kind === "call" ? callSite.expr.callee : callSite.expr.type
      return named.kind === "name" ? [named.name] : []
    })
  )

/** Member accesses that are spoken for: called where they stand, or given a name under which they are called. */
const spokenFor = (callSites: ReadonlyArray<CallSite>, aliases: Aliases): ReadonlySet<number> => {
  const called = calledNames(callSites)
  const named = [...aliases].flatMap(([name, values]) => (called.has(name) ? values : []))
  return new Set([...calleeIds(callSites), ...named])
}

const inOrder = (callSites: ReadonlyArray<CallSite>): ReadonlyArray<CallSite> =>
  callSites
    .map((callSite) => [startOf(callSite), callSite] as const)
    .sort(([a], [b]) => a - b)
    .map(([, callSite]) => callSite)

/** Whether a text names a type of which any call may give an object. */
export const namesType = (text: string, { types }: CandidateNames): boolean => {
  let isNamed = false
  eachWord(text, types, () => {
    isNamed = true
  })
  return isNamed
}

/** Every command there is: which program it runs is only known once variables have their values. */
const commandSites = (root: Node, grammar: Grammar, queries: Queries, lower: ExprReader): ReadonlyArray<CallSite> =>
  queries
    .sites(root, root.startIndex, root.endIndex)
    .flatMap((captures) => siteOf(grammar, lower, { kind: "call", captures }) ?? [])

/** Sites of reported rows, and only where there are any, sites that add to them. In the order of the file. */
export const callSitesOf = (
  root: Node,
  grammar: Grammar,
  text: string,
  queries: Queries,
  interest: CandidateNames,
  lower: ExprReader
): ReadonlyArray<CallSite> => {
  if (grammar.commands !== undefined)
    return interest.isWhole === true ? [] : commandSites(root, grammar, queries, lower)
  const find = siteFinder(root, grammar, queries, lower)
  const words = wordsWanted(text, interest, grammar)
  const isReporting = ({ name }: Identifier): boolean =>
    interest.calls.has(name) ||
    interest.members.has(name) ||
    interest.entries.has(name) ||
    (interest.sets.has(name) && !interest.refining.has(name))
  const aliases: Aliases = new Map()
  const reported = find(words.filter(isReporting), interest, aliases)
  const names = new Set(aliases.keys())
  const aliased =
    names.size === 0
      ? []
      : find(wordsOf(text, makeWordSet(names), grammar), { ...interest, calls: names, members: names }, new Map())
  const uses = [...reported, ...aliased]
  if (uses.length === 0 && !namesType(text, interest)) return []
  const spoken = spokenFor(uses, aliases)
  const refining = words.filter((word) => !isReporting(word))
  return inOrder([
    ...uses.filter((callSite) => callSite.kind !== "member" || !spoken.has(callSite.expr.id)),
    ...find(refining, interest, aliases)
  ])
}

/** All calls of one name. */
export const callsNamed = (
  root: Node,
  grammar: Grammar,
  text: string,
  queries: Queries,
  lower: ExprReader,
  name: string
): ReadonlyArray<CallExpr | ConstructExpr> => {
  const calls = new Map<number, CallExpr | ConstructExpr>()
  eachPlaceOf(text, name, (start) => {
    for (const { kind, captures } of usesAt(queries, grammar, root, start, start + name.length)) {
      const expr = kind === "call" ? lower.alone(captures.call!) : undefined
      if (expr !== undefined && isCall(expr)) calls.set(expr.id, expr)
    }
  })
  return [...calls.values()]
}
