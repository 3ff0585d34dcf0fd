import type { Slot } from "../rules/rule.ts"
import type { Finding } from "../model/Finding.ts"
import { lookup } from "../match/lookup.ts"
import type { Expr, NameExpr } from "../source/Expr.ts"
import { scopeAt, type ParsedFile, type Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { fixedLength } from "./fixedLength.ts"
import { materialSlots } from "./materialSlots.ts"
import { distinctMaterials, materialFinding } from "./materialFinding.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { present } from "./present.ts"
import { readSlot, slotExpressions } from "./readSlot.ts"
import { contains, functionOf, loopsAround, visibleWrites } from "./visibleWrites.ts"
import { HERE } from "./Value.ts"

/** A variable where it is named. */
interface NamedNonce {
  readonly variable: Variable
  readonly expr: NameExpr
}

/** A call that encrypts with the nonce that a variable holds. */
interface Encryption {
  readonly nonce: NamedNonce
  readonly call: RuleMatch
  /** The key, or the object that has it. */
  readonly keys: ReadonlyArray<NamedNonce>
}

const MAX_TAKERS = 4

const namedBy = (parsed: ParsedFile, expr: Expr | undefined): NamedNonce | undefined => {
  if (expr?.kind === "typed") return namedBy(parsed, expr.value)
  if (expr?.kind !== "name") return undefined
  const target = lookup(parsed, expr)
  return target.kind === "variable" && target.variable.kind !== "field"
    ? { variable: target.variable, expr }
    : undefined
}

/** Undefined where the call does not say what it does. */
const functionsOf = (context: FileContext, match: RuleMatch): ReadonlyArray<string> | undefined => {
  const { functions } = match.row.row
  if (functions === undefined) return undefined
  if (!("as" in functions)) return functions
  if (!("at" in functions)) return ["unknown"]
  return readSlot(context, match, "functions", functions).flatMap((reading) =>
    "facts" in reading && reading.facts.functions !== undefined ? reading.facts.functions : (["unknown"] as const)
  )
}

const encrypts = (functions: ReadonlyArray<string>): boolean =>
  functions.length > 0 && functions.every((one) => one === "encrypt" || one === "tag")

const slotArguments = (context: FileContext, match: RuleMatch, slot: Slot): ReadonlyArray<Expr> =>
  slot.path === undefined || slot.path.length === 0 ? slotExpressions(context, match, slot) : []

/** The key that a call is given; without one, the object that it is made on. */
const keysOf = (context: FileContext, match: RuleMatch): ReadonlyArray<NamedNonce> => {
  const { key, keyBits, on } = match.row.row
  const given = [key, keyBits].flatMap((slot) =>
    typeof slot === "object" && "at" in slot ? slotArguments(context, match, slot) : []
  )
  const held = on === undefined ? present(match.receiver) : slotArguments(context, match, on)
  return (given.length > 0 ? given : held).flatMap((expr) => present(namedBy(context.file, expr)))
}

/** What the source itself holds is found as such. */
const isFixed = (context: FileContext, expr: Expr): boolean =>
  context.evaluate(expr).some((value) => fixedLength(context, value) !== undefined)

/** The calls that encrypt with what a call is given: itself, or those that take over the specification that it makes. */
const encryptions = (context: FileContext, match: RuleMatch, given: Expr, depth: number): ReadonlyArray<Encryption> => {
  const functions = functionsOf(context, match)
  if (functions !== undefined) {
    const nonce = namedBy(context.file, given)
    return nonce === undefined || !encrypts(functions) ? [] : [{ nonce, call: match, keys: keysOf(context, match) }]
  }
  if (depth >= MAX_TAKERS) return []
  return [...match.takenBy].flatMap((taker) =>
    taker.args
      .filter(({ value }) => context.evaluate(value).some((one) => one.kind === "part" && one.part === match))
      .flatMap(({ value }) => encryptions(context, taker, value.id === match.expr.id ? given : value, depth + 1))
  )
}

const encryptionsIn = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlyArray<Encryption> =>
  matches.flatMap((match) =>
    materialSlots(context, match)
      .filter(([material]) => material === "initialization-vector")
      .flatMap(([, slot]) => slotArguments(context, match, slot))
      .filter((given) => !isFixed(context, given))
      .flatMap((given) => encryptions(context, match, given, 0))
  )

/** Nothing may have changed the variable in between: it is not even named there. */
const isNextMention = (parsed: ParsedFile, name: string, from: number, to: number): boolean =>
  parsed.mentionsOf(name).find((at) => at > from) === to

const seesSame = (parsed: ParsedFile, variable: Variable, one: number, other: number): boolean => {
  const [before, after] = [visibleWrites(parsed, variable, one), visibleWrites(parsed, variable, other)]
  return before.length === after.length && before.every((write, at) => write === after[at])
}

/** Whether two uses are of one variable with the same value. */
const isSame = (parsed: ParsedFile, first: NamedNonce, second: NamedNonce): boolean => {
  const [from, to] = [first.expr.start, second.expr.start]
  return (
    first.variable === second.variable &&
    !first.variable.writes.some(({ start }) => start > from && start < to) &&
    seesSame(parsed, first.variable, from, to)
  )
}

/** Whether the second use is certain to come after the first. */
const follows = (parsed: ParsedFile, first: number, second: number): boolean =>
  functionOf(parsed, first) === functionOf(parsed, second) &&
  contains(parsed, scopeAt(parsed.scopes, first), scopeAt(parsed.scopes, second))

const isSameKey = (parsed: ParsedFile, first: Encryption, second: Encryption): boolean =>
  first.keys.length > 0 &&
  first.keys.length === second.keys.length &&
  first.keys.every((key, at) => isSame(parsed, key, second.keys[at]!))

const isRepeated = (parsed: ParsedFile, first: Encryption, second: Encryption): boolean => {
  const [from, to] = [first.nonce.expr.start, second.nonce.expr.start]
  return (
    first.call.place.line !== second.call.place.line &&
    isNextMention(parsed, first.nonce.variable.name, from, to) &&
    isSame(parsed, first.nonce, second.nonce) &&
    isSameKey(parsed, first, second) &&
    follows(parsed, from, to)
  )
}

/** Words with which programs leave a loop, whatever the language. */
const LEAVING = ["break", "exit", "goto", "panic", "raise", "return", "throw"]

/** Whether a loop around the use comes back to it with the same nonce and key, and does nothing else with the nonce. */
const isInLoop = (parsed: ParsedFile, { nonce, keys }: Encryption): boolean => {
  const use = nonce.expr.start
  const loop = loopsAround(parsed, scopeAt(parsed.scopes, use))[0]
  if (loop === undefined || keys.length === 0) return false
  const { start, end } = parsed.scopes[loop]!
  const isWithin = (at: number): boolean => at >= start && at < end
  return (
    [nonce, ...keys].every(
      ({ variable }) =>
        variable.writes.every((write) => !isWithin(write.start)) && !isWithin(parsed.scopes[variable.scope]!.start)
    ) &&
    parsed.mentionsOf(nonce.variable.name).filter(isWithin).length === 1 &&
    !LEAVING.some((word) => parsed.mentionsOf(word).some(isWithin))
  )
}

const byPlace = (a: Encryption, b: Encryption): number => a.nonce.expr.start - b.nonce.expr.start

/**
 * Nonces that visibly serve for several messages under one key: two calls of one function, or a loop, encrypt with the
 * same variable, which nothing changes in between.
 */
export const repeatedNonces = (context: FileContext, matches: ReadonlyArray<RuleMatch>): ReadonlyArray<Finding> => {
  const { file } = context
  const all = [...encryptionsIn(context, matches)].sort(byPlace)
  const last = new Map<Variable, Encryption>()
  const again = all.flatMap((one) => {
    const first = last.get(one.nonce.variable)
    last.set(one.nonce.variable, one)
    if (first !== undefined && isRepeated(file, first, one))
      return [{ one, place: first.call.place, symbol: first.call.row.key }]
    return isInLoop(file, one) ? [{ one, place: one.call.place, symbol: one.call.row.key }] : []
  })
  const found = again.flatMap(({ one, place, symbol }) => {
    const evidence = [{ place, symbol, role: "operation" as const }]
    const said = { material: "initialization-vector" as const, freshness: "repeated" as const }
    return present(materialFinding(context, one.call, said, { ...HERE, evidence }, one.nonce.expr))
  })
  return distinctMaterials(found)
}
