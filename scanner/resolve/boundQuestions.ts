import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import { isTypeName } from "../source/identifiers.ts"
import type { FileContext } from "./FileContext.ts"
import type { Question } from "./Question.ts"

/** A type and a member of it. */
const MEMBER_PARTS = 2

const rootOf = (expr: Expr): Expr => (expr.kind === "member" ? rootOf(expr.object) : expr)

/**
 * What would have to be known of the types that conform to what bounds a type parameter, to know what one of them has under a
 * name: `Curve.digest`, where `Curve` is any type that has a digest.
 */
export const boundQuestions = ({ file }: FileContext, expr: Expr): ReadonlyArray<Question> => {
  const root = expr.kind === "member" && file.grammar.types.membersElsewhere ? rootOf(expr) : undefined
  const target = root?.kind === "name" && isTypeName(root.name) ? lookup(file, root) : undefined
  if (target?.kind !== "variable") return []
  const names = qualify(file, expr)
  return names
    .filter((name) => !names.some((other) => name.endsWith(`.${other}`)))
    .flatMap((name): ReadonlyArray<Question> => [
      { kind: "constant", name, overrides: true },
      ...(name.split(".").length > MEMBER_PARTS ? [{ kind: "constant" as const, name, within: true as const }] : [])
    ])
}
