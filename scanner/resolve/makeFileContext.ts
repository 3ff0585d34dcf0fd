import type { RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr } from "../syntax/Expr.ts"
import type { Unit, Variable } from "../syntax/Unit.ts"
import { argumentIn } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { MAX_DEPTH, MAX_VALUES } from "./limits.ts"
import type { Part } from "./Part.ts"
import { impliedPart, readPart } from "./readPart.ts"
import { readTypes } from "./readTypes.ts"
import { readValues } from "./readValues.ts"
import { unknownValue, type Value } from "./Value.ts"

interface Memory<A> {
  readonly known: Map<number, A>
  readonly open: Set<number>
}

const makeMemory = <A>(): Memory<A> => ({ known: new Map(), open: new Set() })

const evaluator =
  (context: () => FileContext, { known, open }: Memory<ReadonlyArray<Value>>): FileContext["evaluate"] =>
  (expr) => {
    const before = known.get(expr.id)
    if (before !== undefined) return before
    if (open.has(expr.id) || open.size > MAX_DEPTH) return [unknownValue]
    open.add(expr.id)
    const all = readValues(context(), expr)
    open.delete(expr.id)
    const bounded = all.length > MAX_VALUES ? [...all.slice(0, MAX_VALUES), unknownValue] : all
    if (open.size === 0 || bounded.every((value) => value.kind !== "unknown")) known.set(expr.id, bounded)
    return bounded
  }

const typer =
  (context: () => FileContext, { known, open }: Memory<ReadonlyArray<string>>): FileContext["typesOf"] =>
  (expr) => {
    const before = known.get(expr.id)
    if (before !== undefined) return before
    if (open.has(expr.id)) return []
    open.add(expr.id)
    const all = [...new Set(readTypes(context(), expr))]
    open.delete(expr.id)
    if (open.size === 0) known.set(expr.id, all)
    return all
  }

const matcher =
  (context: () => FileContext, parts: Map<number, Part | undefined>, types: Memory<unknown>): FileContext["partOf"] =>
  (expr) => {
    if (parts.has(expr.id)) return parts.get(expr.id)
    const part = readPart(context(), expr)
    if (types.open.size === 0 || part !== undefined) parts.set(expr.id, part)
    return part
  }

const impliedMatcher = (context: () => FileContext): FileContext["impliedPartOf"] => {
  const parts = new Map<string, Part | undefined>()
  return (expr, types) => {
    const key = `${expr.id}:${types.join()}`
    if (!parts.has(key)) parts.set(key, impliedPart(context(), expr, types))
    return parts.get(key)
  }
}

const bindingsOf = (context: FileContext, scope: number, call: CallExpr): ReadonlyMap<Variable, ReadonlyArray<Value>> =>
  new Map(
    context.unit.scopes[scope]!.parameters.flatMap((variable) => {
      const given = argumentIn(context.unit, variable, call)
      return given === undefined ? [] : [[variable, context.evaluate(given)] as const]
    })
  )

/** A call within a call within a call is followed; what deeper ones give is unknown. */
const MAX_CALLS = 3

const inCall =
  (outer: FileContext, calls: number): FileContext["called"] =>
  (scope, call) => {
    if (calls === MAX_CALLS) return undefined
    const inner: FileContext = {
      ...outer,
      bindings: bindingsOf(outer, scope, call),
      called: (within, next) => inCall(inner, calls + 1)(within, next),
      evaluate: evaluator(() => inner, makeMemory())
    }
    return inner
  }

/**
 * Ties evaluation, typing and matching of one file together. Definitions that lead back to themselves end as unknown,
 * and answers given while such a loop is open are not remembered.
 */
export const makeFileContext = (unit: Unit, index: RuleIndex): FileContext => {
  const types = makeMemory<ReadonlyArray<string>>()
  const context: FileContext = {
    unit,
    index,
    flats: new Map(),
    bindings: new Map(),
    called: (scope, call) => inCall(context, 0)(scope, call),
    evaluate: evaluator(() => context, makeMemory()),
    typesOf: typer(() => context, types),
    partOf: matcher(() => context, new Map(), types),
    impliedPartOf: impliedMatcher(() => context)
  }
  return context
}
