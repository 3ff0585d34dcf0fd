import { lookup } from "../match/lookup.ts"
import { oncePer } from "../source/oncePer.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { argumentIn, callsWithin } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { seenWrites } from "./seenWrites.ts"
import { through, type Value } from "./Value.ts"
import { writtenValues } from "./writtenValues.ts"

/** A call that lets a function of this file write to a variable, through the parameter that is given its address. */
interface Output {
  readonly call: CallExpr
  readonly parameter: Variable
  readonly scope: number
}

const outputsIn = (file: ParsedFile): ReadonlyMap<Variable, ReadonlyArray<Output>> => {
  const outputs = file.scopes.flatMap(({ kind, parameters }, scope) =>
    kind !== "function"
      ? []
      : parameters
          .filter(({ writes, initial }) => writes.some((write) => write !== initial))
          .flatMap((parameter) =>
            callsWithin(file, scope).flatMap((call) => {
              const given = argumentIn(file, parameter, call)
              const target = given?.kind === "name" ? lookup(file, given) : undefined
              return call.kind === "call" && target?.kind === "variable"
                ? [{ call, parameter, scope, variable: target.variable }]
                : []
            })
          )
  )
  return Map.groupBy(outputs, ({ variable }) => variable)
}

const outputsOf = oncePer(outputsIn)

const isBehind = ({ args, start }: CallExpr, use: Expr): boolean =>
  Math.max(start, ...args.map(({ value }) => value.start)) < use.start

/**
 * What functions leave in a variable that is given no value where it is declared, so that a call can only be given its
 * address: `int curve; pick(name, &curve);`.
 */
export const outputValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const { file } = context
  if (!file.grammar.calls.writesThroughArguments || variable.kind !== "local" || variable.writes.length > 0) return []
  const before = (outputsOf(file).get(variable) ?? []).filter(({ call }) => isBehind(call, use))
  return before.flatMap(({ call, parameter, scope }) => {
    const inside = context.called([scope], call)
    if (inside === undefined) return []
    const { end, name = "" } = file.scopes[scope]!
    const written = writtenValues(inside, parameter, seenWrites(inside, parameter, end - 1), "definition")
    return written.map((value) => through(value, { place: call.place(), symbol: name, role: "definition" }))
  })
}
