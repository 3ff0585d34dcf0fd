import type { Slot } from "../rules/rule.ts"
import type { Finding } from "../model/Finding.ts"
import { lookup } from "../match/lookup.ts"
import type { Expr, NameExpr } from "../source/Expr.ts"
import { scopeAt, type Unit, type Variable } from "../source/Unit.ts"
import type { FileContext } from "./FileContext.ts"
import { fixedLength } from "./fixedLength.ts"
import { heldSlots } from "./heldSlots.ts"
import { distinctMaterials, materialFinding } from "./materialFinding.ts"
import type { Part } from "./Part.ts"
import { present } from "./present.ts"
import { readSlot, slotExpressions } from "./readSlot.ts"
import { contains, functionOf, loopsAround, writesSeen } from "./writesSeen.ts"

/** A variable where it is named. */
interface Named {
  readonly variable: Variable
  readonly expr: NameExpr
}

/** A call that encrypts with the nonce that a variable holds. */
interface Encryption {
  readonly nonce: Named
  readonly call: Part
  /** The key, or the object that has it. */
  readonly keys: ReadonlyArray<Named>
}

const MAX_TAKERS = 4

const namedBy = (unit: Unit, expr: Expr | undefined): Named | undefined => {
  if (expr?.kind === "typed") return namedBy(unit, expr.value)
  if (expr?.kind !== "name") return undefined
  const target = lookup(unit, expr)
  return target.kind === "variable" && target.variable.kind !== "field"
    ? { variable: target.variable, expr }
    : undefined
}

/** Undefined where the call does not say what it does. */
const functionsOf = (context: FileContext, part: Part): ReadonlyArray<string> | undefined => {
  const { functions } = part.row.row
  if (functions === undefined) return undefined
  if (!("as" in functions)) return functions
  if (!("at" in functions)) return ["unknown"]
  return readSlot(context, part, "functions", functions).flatMap((reading) =>
    "facts" in reading && reading.facts.functions !== undefined ? reading.facts.functions : (["unknown"] as const)
  )
}

const encrypts = (functions: ReadonlyArray<string>): boolean =>
  functions.length > 0 && functions.every((one) => one === "encrypt" || one === "tag")

const slotArguments = (context: FileContext, part: Part, slot: Slot): ReadonlyArray<Expr> =>
  slot.path === undefined || slot.path.length === 0 ? slotExpressions(context, part, slot) : []

/** The key that a call is given; without one, the object that it is made on. */
const keysOf = (context: FileContext, part: Part): ReadonlyArray<Named> => {
  const { key, keyBits, on } = part.row.row
  const given = [key, keyBits].flatMap((slot) =>
    typeof slot === "object" && "at" in slot ? slotArguments(context, part, slot) : []
  )
  const held = on === undefined ? present(part.receiver) : slotArguments(context, part, on)
  return (given.length > 0 ? given : held).flatMap((expr) => present(namedBy(context.unit, expr)))
}

/** What the source itself holds is found as such. */
const isFixed = (context: FileContext, expr: Expr): boolean =>
  context.evaluate(expr).some((value) => fixedLength(context, value) !== undefined)

/** The calls that encrypt with what a call is given: itself, or those that take over the specification that it makes. */
const encryptions = (context: FileContext, part: Part, given: Expr, depth: number): ReadonlyArray<Encryption> => {
  const functions = functionsOf(context, part)
  if (functions !== undefined) {
    const nonce = namedBy(context.unit, given)
    return nonce === undefined || !encrypts(functions) ? [] : [{ nonce, call: part, keys: keysOf(context, part) }]
  }
  if (depth >= MAX_TAKERS) return []
  return [...part.takenBy].flatMap((taker) =>
    taker.args
      .filter(({ value }) => context.evaluate(value).some((one) => one.kind === "part" && one.part === part))
      .flatMap(({ value }) => encryptions(context, taker, value.id === part.expr.id ? given : value, depth + 1))
  )
}

const encryptionsIn = (context: FileContext, parts: ReadonlyArray<Part>): ReadonlyArray<Encryption> =>
  parts.flatMap((part) =>
    heldSlots(context, part)
      .filter(([material]) => material === "initialization-vector")
      .flatMap(([, slot]) => slotArguments(context, part, slot))
      .filter((given) => !isFixed(context, given))
      .flatMap((given) => encryptions(context, part, given, 0))
  )

/** Nothing may have changed the variable in between: it is not even named there. */
const isNextMention = (unit: Unit, name: string, from: number, to: number): boolean =>
  unit.mentionsOf(name).find((at) => at > from) === to

const seesSame = (unit: Unit, variable: Variable, one: number, other: number): boolean => {
  const [before, after] = [writesSeen(unit, variable, one), writesSeen(unit, variable, other)]
  return before.length === after.length && before.every((write, at) => write === after[at])
}

/** Whether two uses are of one variable with the same value. */
const isSame = (unit: Unit, first: Named, second: Named): boolean => {
  const [from, to] = [first.expr.start, second.expr.start]
  return (
    first.variable === second.variable &&
    !first.variable.writes.some(({ start }) => start > from && start < to) &&
    seesSame(unit, first.variable, from, to)
  )
}

/** Whether the second use is certain to come after the first. */
const follows = (unit: Unit, first: number, second: number): boolean =>
  functionOf(unit, first) === functionOf(unit, second) &&
  contains(unit, scopeAt(unit.scopes, first), scopeAt(unit.scopes, second))

const isSameKey = (unit: Unit, first: Encryption, second: Encryption): boolean =>
  first.keys.length > 0 &&
  first.keys.length === second.keys.length &&
  first.keys.every((key, at) => isSame(unit, key, second.keys[at]!))

const isRepeated = (unit: Unit, first: Encryption, second: Encryption): boolean => {
  const [from, to] = [first.nonce.expr.start, second.nonce.expr.start]
  return (
    first.call.place.line !== second.call.place.line &&
    isNextMention(unit, first.nonce.variable.name, from, to) &&
    isSame(unit, first.nonce, second.nonce) &&
    isSameKey(unit, first, second) &&
    follows(unit, from, to)
  )
}

/** Words with which programs leave a loop, whatever the language. */
const LEAVING = ["break", "exit", "goto", "panic", "raise", "return", "throw"]

/** Whether a loop around the use comes back to it with the same nonce and key, and does nothing else with the nonce. */
const isInLoop = (unit: Unit, { nonce, keys }: Encryption): boolean => {
  const use = nonce.expr.start
  const loop = loopsAround(unit, scopeAt(unit.scopes, use))[0]
  if (loop === undefined || keys.length === 0) return false
  const { start, end } = unit.scopes[loop]!
  const isWithin = (at: number): boolean => at >= start && at < end
  return (
    [nonce, ...keys].every(
      ({ variable }) =>
        variable.writes.every((write) => !isWithin(write.start)) && !isWithin(unit.scopes[variable.scope]!.start)
    ) &&
    unit.mentionsOf(nonce.variable.name).filter(isWithin).length === 1 &&
    !LEAVING.some((word) => unit.mentionsOf(word).some(isWithin))
  )
}

const byPlace = (a: Encryption, b: Encryption): number => a.nonce.expr.start - b.nonce.expr.start

/**
 * Nonces that visibly serve for several messages under one key: two calls of one function, or a loop, encrypt with the
 * same variable, which nothing changes in between.
 */
export const repeatedNonces = (context: FileContext, parts: ReadonlyArray<Part>): ReadonlyArray<Finding> => {
  const { unit } = context
  const all = [...encryptionsIn(context, parts)].sort(byPlace)
  const last = new Map<Variable, Encryption>()
  const again = all.flatMap((one) => {
    const first = last.get(one.nonce.variable)
    last.set(one.nonce.variable, one)
    if (first !== undefined && isRepeated(unit, first, one))
      return [{ one, place: first.call.place, symbol: first.call.row.key }]
    return isInLoop(unit, one) ? [{ one, place: one.call.place, symbol: one.call.row.key }] : []
  })
  const found = again.flatMap(({ one, place, symbol }) => {
    const evidence = [{ place, symbol, role: "operation" as const }]
    const said = { material: "initialization-vector" as const, freshness: "repeated" as const }
    return present(materialFinding(context, one.call, said, { hops: 0, evidence }, one.nonce.expr))
  })
  return distinctMaterials(found)
}
