import { lookup } from "../match/lookup.ts"
import type { Finding } from "../model/Finding.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import { argumentIn } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Functions that only hand an object on to functions that only hand it on. */
const MAX_DEPTH = 3

/** The call that is given the expression which begins at an offset, or the name there. */
const takerOf = (
  { file }: FileContext,
  offset: number,
  isGiven: (expr: Expr) => boolean
): { readonly call: CallExpr; readonly given: Expr } | undefined => {
  for (const ancestor of file.around(offset)) {
    const call = ancestor.read()
    if (call.kind !== "call") continue
    const given = call.args.find(({ value }) => isGiven(value))?.value
    if (given !== undefined) return { call, given }
  }
  return undefined
}

/** Whether nothing is read of a parameter but what type it is of. */
const isUnread = (context: FileContext, variable: Variable, depth: number): boolean => {
  const { file } = context
  const { start, end } = file.scopes[variable.parameter!.scope]!
  const isIt = (expr: Expr): boolean => {
    const target = expr.kind === "name" && expr.name === variable.name ? lookup(file, expr) : undefined
    return target?.kind === "variable" && target.variable === variable
  }
  const uses = file.mentionsOf(variable.name).filter((offset) => {
    const at = offset >= start && offset < end ? file.around(offset)[0]?.read() : undefined
    return at !== undefined && isIt(at) && file.around(offset).some((one) => one.read().kind === "call")
  })
  return uses.every((offset) => {
    const taker = takerOf(context, offset, isIt)
    return taker !== undefined && choosesType(context, taker.call, taker.given, depth - 1)
  })
}

/** Whether all functions that a call may lead to take an argument for the sake of its type: `generate(SHA256())` of `<H>(_ h: H)`. */
const choosesType = (context: FileContext, call: CallExpr, given: Expr, depth = MAX_DEPTH): boolean => {
  const { file } = context
  const functions = depth === 0 ? [] : functionsCalled(file, call.callee)
  context.steps.spend(1 + functions.length)
  return (
    functions.length > 0 &&
    functions.every((at) => {
      const variable = file.scopes[at]!.parameters.find((one) => argumentIn(file, one, call)?.id === given.id)
      const { type } = variable ?? {}
      const target = type?.kind === "name" ? lookup(file, type) : undefined
      const isGeneric = target?.kind === "variable" && target.variable.generic !== undefined
      return variable !== undefined && isGeneric && isUnread(context, variable, depth)
    })
  )
}

/** Whether an object is only made to choose the type of a generic function of the file. */
export const isTypeWitness = (context: FileContext, { expr, args, row, refinements }: RuleMatch): boolean => {
  if (row.row.is !== "hash" || args.length > 0 || refinements.length > 0) return false
  if (expr.kind !== "call" && expr.kind !== "construct") return false
  const taker = takerOf(context, expr.start, ({ id }) => id === expr.id)
  return taker !== undefined && choosesType(context, taker.call, taker.given)
}

/** What only chooses a type is a use where that type is used, and named only where that use cannot be read. */
export const withoutWitnesses = (
  findings: ReadonlyArray<Finding>,
  witnesses: ReadonlyArray<Finding>
): ReadonlyArray<Finding> => {
  if (witnesses.length === 0) return findings
  const used = new Set(findings.flatMap(({ facts: { name, digest } }) => [name, digest]))
  const others = witnesses.filter(({ facts: { name } }) => !used.has(name))
  return [...findings, ...others.map((one) => ({ ...one, isNamedOnly: true as const }))]
}
