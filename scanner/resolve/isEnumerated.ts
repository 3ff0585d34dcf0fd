import type { RuleMatch } from "./RuleMatch.ts"
import { type ParsedFile, scopeAround, scopeAt } from "../source/ParsedFile.ts"
import type { Expr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"

/** A function without a body, or one of several of its name: what it does not do itself it leaves to others. */
const leavesToOthers = ({ grammar, scopes }: ParsedFile, at: number): boolean => {
  const { name, parent, body } = scopes[at]!
  const isBare = grammar.scoping.bodies !== undefined && body === undefined
  return isBare || (name !== undefined && (scopes[parent]?.functionsNamed(name)?.length ?? 0) > 1)
}

/** Whether a constant only stands for what a caller leaves out, in a function that does not use it itself. */
export const isDefaultOnly = (
  { file }: FileContext,
  { expr, takenBy }: Pick<RuleMatch, "expr" | "takenBy">
): boolean => {
  if ((expr.kind !== "name" && expr.kind !== "member") || takenBy.size > 0) return false
  const at = scopeAround(file.scopes, expr.start, "function") ?? 0
  const { parameters, start, end } = file.scopes[at]!
  const parameter = parameters.find(({ initial }) => initial?.value?.id === expr.id)
  const isCalled = (name: string): boolean => file.callsOf(name).some((call) => call.start > start && call.start < end)
  return parameter !== undefined && leavesToOthers(file, at) && !isCalled(parameter.name)
}

/** Functions by which a program tells people something, and errors that it tells them. */
const TELLING =
  /^(?:e?print(?:ln|f)?|fprintf|puts|echo|writeline|(?:log|(?:log)?(?:critical|debug|error|fatal|info|information|notice|panic|trace|warn|warning))(?:f|ln|w|ctx|context)?|msgf?)$/i
const SPELLING = /^(?:str|string|repr|to_?string|name)$/i
const TOLD = /(?:Error|Exception)$/

const calleeName = (expr: Expr): string | undefined => {
  if (expr.kind === "generic") return calleeName(expr.of)
  return expr.kind === "name" || expr.kind === "member" ? expr.name : undefined
}

/** Whether a constant only stands in what people are told: a line of a log, or the message of an error. */
export const isTold = ({ file }: FileContext, { expr, takenBy }: Pick<RuleMatch, "expr" | "takenBy">): boolean => {
  if ((expr.kind !== "name" && expr.kind !== "member") || takenBy.size > 0) return false
  for (const ancestor of file.around(expr.start).slice(0, MAX_AROUND)) {
    const around = ancestor.read()
    if (around.kind !== "call" && around.kind !== "construct") continue
    const isSpelled = around.kind === "call" && SPELLING.test(calleeName(around.callee) ?? "")
    if (isSpelled || !around.args.some(({ value }) => holds(value, expr))) continue
    const name = calleeName(around.kind === "call" ? around.callee : around.type)
    return name !== undefined && (TELLING.test(name) || TOLD.test(name))
  }
  return false
}

/** So many nodes around a constant are looked at for a call that is given it. */
const MAX_AROUND = 8

const holds = (value: Expr, expr: Expr): boolean => {
  if (value.id === expr.id) return true
  if (value.kind === "text") return value.parts.some((part) => typeof part !== "string" && holds(part, expr))
  if (value.kind === "call" && SPELLING.test(calleeName(value.callee) ?? ""))
    return value.args.some((one) => holds(one.value, expr))
  return value.kind === "operator" && (holds(value.left, expr) || holds(value.right, expr))
}

/** Whether what is named is a member of an enumeration, which the program names anew and picks elsewhere: `NONE = SSL.VERIFY_NONE`. */
export const isEnumerated = ({ file }: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean => {
  if (expr.kind !== "name" && expr.kind !== "member") return false
  const { kind, type } = file.scopes[scopeAt(file.scopes, expr.start)]!
  const base = kind === "type" ? type : undefined
  return (base?.kind === "name" || base?.kind === "member") && /(?:Enum|Flag)$/.test(base.name)
}
