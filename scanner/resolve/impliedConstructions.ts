import { qualify } from "../match/qualify.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { Scope } from "../source/Scope.ts"
import { argumentsFor } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { present } from "./present.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { visibleWrites } from "./visibleWrites.ts"

type Given = ReadonlyArray<{ readonly value: Expr | undefined }>

const givenTo = (file: ParsedFile, variable: Variable): Given => {
  if (variable.parameter !== undefined) return [...variable.writes, ...argumentsFor(file, variable)]
  return variable.kind === "field" ? visibleWrites(file, variable, 0) : variable.writes
}

/** The declared type of what a function gives; that of a constructor is the type around it. */
const resultType = ({ scopes, grammar }: ParsedFile, { name, type, parent }: Scope): Expr | undefined =>
  name === grammar.types.constructors?.named ? scopes[parent]?.type : type

/** Constructions that leave the type to what they are given to: `let key: P256.Signing.PrivateKey = .init()`. */
export const impliedConstructions = (context: FileContext): ReadonlyArray<RuleMatch> => {
  const { file } = context
  const { constructors } = file.grammar.types
  const calls = constructors === undefined ? [] : file.callsOf(constructors.named)
  const implied = new Map<number, CallExpr>()
  for (const call of calls)
    if (call.kind === "call" && call.callee.kind === "member" && call.callee.object.kind === "implied")
      implied.set(call.id, call)
  if (implied.size === 0) return []
  const matches = (type: Expr | undefined, given: () => Given): ReadonlyArray<RuleMatch> => {
    const types = type === undefined ? [] : qualify(file, type)
    if (types.length === 0) return []
    return given().flatMap(({ value }) => {
      const call = value === undefined ? undefined : implied.get(value.id)
      return present(call && context.impliedPartOf(call, types))
    })
  }
  return file.scopes.flatMap((scope) => [
    ...[...scope.variables()].flatMap((variable) => matches(variable.type, () => givenTo(file, variable))),
    ...(scope.kind === "function" ? matches(resultType(file, scope), () => scope.returns) : [])
  ])
}
