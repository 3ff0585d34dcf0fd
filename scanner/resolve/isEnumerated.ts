import type { RuleMatch } from "./RuleMatch.ts"
import { type ParsedFile, scopeAround, scopeAt } from "../source/ParsedFile.ts"
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

/** Whether what is named is a member of an enumeration, which the program names anew and picks elsewhere: `NONE = SSL.VERIFY_NONE`. */
export const isEnumerated = ({ file }: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean => {
  if (expr.kind !== "name" && expr.kind !== "member") return false
  const { kind, type } = file.scopes[scopeAt(file.scopes, expr.start)]!
  const base = kind === "type" ? type : undefined
  return (base?.kind === "name" || base?.kind === "member") && /(?:Enum|Flag)$/.test(base.name)
}
