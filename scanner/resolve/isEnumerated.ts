import type { RuleMatch } from "./RuleMatch.ts"
import { scopeAt } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"

/** Whether what is named is a member of an enumeration, which the program names anew and picks elsewhere: `NONE = SSL.VERIFY_NONE`. */
export const isEnumerated = ({ file }: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean => {
  if (expr.kind !== "name" && expr.kind !== "member") return false
  const { kind, type } = file.scopes[scopeAt(file.scopes, expr.start)]!
  const base = kind === "type" ? type : undefined
  return (base?.kind === "name" || base?.kind === "member") && /(?:Enum|Flag)$/.test(base.name)
}
