import type { RuleMatch } from "./RuleMatch.ts"
import { scopeAround, scopeAt } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"

/** Whether a constant only stands for what a caller leaves out: what a function does with it is a use there, and one without a body does nothing. */
export const isDefaultOnly = (
  { file }: FileContext,
  { expr, takenBy }: Pick<RuleMatch, "expr" | "takenBy">
): boolean => {
  if ((expr.kind !== "name" && expr.kind !== "member") || takenBy.size > 0) return false
  const { parameters, start, end } = file.scopes[scopeAround(file.scopes, expr.start, "function") ?? 0]!
  const parameter = parameters.find(({ initial }) => initial?.value?.id === expr.id)
  const isCalled = (name: string): boolean => file.callsOf(name).some((call) => call.start > start && call.start < end)
  return parameter !== undefined && !isCalled(parameter.name)
}

/** Whether what is named is a member of an enumeration, which the program names anew and picks elsewhere: `NONE = SSL.VERIFY_NONE`. */
export const isEnumerated = ({ file }: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean => {
  if (expr.kind !== "name" && expr.kind !== "member") return false
  const { kind, type } = file.scopes[scopeAt(file.scopes, expr.start)]!
  const base = kind === "type" ? type : undefined
  return (base?.kind === "name" || base?.kind === "member") && /(?:Enum|Flag)$/.test(base.name)
}
