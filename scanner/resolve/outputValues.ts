import { lookup } from "../match/lookup.ts"
import { oncePer } from "../source/oncePer.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable, Write } from "../source/ParsedFile.ts"
import { argumentIn, callsWithin } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { seenWrites } from "./seenWrites.ts"
import { takenAt } from "./takenAt.ts"
import { through, type Value } from "./Value.ts"
import { functionOf } from "./visibleWrites.ts"
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

/** Whether a call that surely was made between an assignment and a use of a variable was given its address, and so may have written to it. */
export const isPassedBetween = ({ file }: FileContext, { passed }: Variable, { end }: Write, use: Expr): boolean => {
  const home = passed.length === 0 ? 0 : functionOf(file, use.start)
  return passed.some((at) => {
    if (at <= end || at > use.start || functionOf(file, at - 1) !== home) return false
    const here = takenAt(file, use.start)
    return takenAt(file, at - 1).every(({ choice, arm }) =>
      here.some((one) => one.choice === choice && one.arm === arm)
    )
  })
}

/** What functions leave in a variable of which a call is given the address: `int curve; pick(name, &curve);`. */
export const outputValues = (context: FileContext, variable: Variable, use: Expr): ReadonlyArray<Value> => {
  const { file } = context
  const isOutput = variable.writes.length === 0 || variable.passed.length > 0
  if (!file.grammar.calls.writesThroughArguments || variable.kind !== "local" || !isOutput) return []
  const before = (outputsOf(file).get(variable) ?? []).filter(({ call }) => isBehind(call, use))
  return before.flatMap(({ call, parameter, scope }) => {
    const inside = context.called([scope], call)
    if (inside === undefined) return []
    const { end, name = "" } = file.scopes[scope]!
    const written = writtenValues(inside, parameter, seenWrites(inside, parameter, end - 1), "definition")
    return written.map((value) => through(value, { place: call.place(), symbol: name, role: "definition" }))
  })
}
