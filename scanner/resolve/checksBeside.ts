import { lookup } from "../match/lookup.ts"
import type { Expr } from "../source/Expr.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** An object that is only given to a function, by its name there or as a member of what has one. */
const objectOf = (file: ParsedFile, expr: Expr | undefined): string | undefined => {
  if (expr?.kind === "member") {
    const owner = objectOf(file, expr.object)
    return owner === undefined ? undefined : `${owner}.${expr.name}`
  }
  const target = expr?.kind === "name" ? lookup(file, expr) : undefined
  return target?.kind === "variable" ? `${target.variable.scope} ${target.variable.name}` : undefined
}

/**
 * The checks of its own that a function gives an object beside a setting of it, where nothing shows what the object is:
 * `config.InsecureSkipVerify = true`, `config.VerifyConnection = check`.
 */
export const checksBeside = (
  file: ParsedFile,
  matches: ReadonlyArray<RuleMatch>
): ReadonlyArray<readonly [setting: RuleMatch, check: RuleMatch]> => {
  const checks = matches.filter(({ row }) => row.row.checkedBy !== undefined && row.row.refines === true)
  return checks.flatMap((check) => {
    const object = objectOf(file, check.receiver)
    const around = scopeAround(file.scopes, check.expr.start, "function")
    if (object === undefined) return []
    return matches
      .filter(
        (one) =>
          one.row.row.refines === true &&
          one.row.row.verification !== undefined &&
          one.takenBy.size === 0 &&
          objectOf(file, one.receiver) === object &&
          scopeAround(file.scopes, one.expr.start, "function") === around
      )
      .map((setting) => [setting, check] as const)
  })
}
