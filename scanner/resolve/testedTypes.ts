import { conditions } from "../../grammars/Text.ts"
import type { Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { valueChoice } from "./choices.ts"
import type { FileContext } from "./FileContext.ts"
import { type Taken, takenAt } from "./takenAt.ts"

/** The functions by which a file asks of which type something is. */
const testsIn = oncePer(
  (file: ParsedFile): ReadonlySet<string> =>
    new Set([...file.grammar.types.typeTests].filter((name) => file.callsOf(name).length > 0))
)

const listed = (type: Expr): ReadonlyArray<Expr> => {
  if (type.kind === "list") return type.items.flatMap(listed)
  return type.kind === "operator" ? [...listed(type.left), ...listed(type.right)] : [type]
}

/** The types of which a test says that the value of a choice has one. */
const typesIn = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Expr> => {
  if (test.kind === "call" && test.callee.kind === "name") {
    const [subject, type] = test.args
    const isTest = isTrue && testsIn(context.file).has(test.callee.name)
    return isTest && subject !== undefined && type !== undefined && valueChoice(context, subject.value) === key
      ? listed(type.value)
      : []
  }
  if (test.kind !== "operator") return []
  const condition = Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined
  if (condition === "not") return typesIn(context, test.left, !isTrue, key)
  if (condition !== "both" && condition !== "any") return []
  const [left, right] = [test.left, test.right].map((one) => typesIn(context, one, isTrue, key)) as [
    ReadonlyArray<Expr>,
    ReadonlyArray<Expr>
  ]
  const isEither = (condition === "any") === isTrue
  return isEither && (left.length === 0 || right.length === 0) ? [] : [...left, ...right]
}

const typesAt = (context: FileContext, { choice: { test, subject, arms }, arm }: Taken, key: string) => {
  if (test !== undefined) return typesIn(context, test, arm === 0, key)
  if (subject !== undefined) return []
  const [own] = arms[arm]?.labels ?? []
  if (own !== undefined) return typesIn(context, own, true, key)
  return arms.flatMap(({ labels }) => labels.flatMap((label) => typesIn(context, label, false, key)))
}

/** Types that tests on the way to an expression say it is of: within `if isinstance(key, RSAPrivateKey):`. */
export const testedTypes = (context: FileContext, expr: Expr): ReadonlyArray<Expr> => {
  if (testsIn(context.file).size === 0) return []
  const key = valueChoice(context, expr)
  if (key === undefined) return []
  for (const taken of takenAt(context.file, expr.start)) {
    const types = typesAt(context, taken, key)
    if (types.length > 0) return types
  }
  return []
}
