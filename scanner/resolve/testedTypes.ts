import { conditions } from "../../grammars/Text.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { valueChoice } from "./choices.ts"
import type { FileContext } from "./FileContext.ts"
import { type Taken, takenAt } from "./takenAt.ts"

/** The functions by which a file asks of which type something is. */
const testsIn = oncePer(
  (file: ParsedFile): ReadonlySet<string> =>
    new Set([...file.grammar.types.typeTests].filter((name) => file.callsOf(name.replace("#", "")).length > 0))
)

const listed = (type: Expr): ReadonlyArray<Expr> => {
  if (type.kind === "list") return type.items.flatMap(listed)
  return type.kind === "operator" ? [...listed(type.left), ...listed(type.right)] : [type]
}

/** What a call asks of which type it is, and the types that it names. */
const operandsOf = ({ file }: FileContext, { callee, args }: CallExpr): readonly [Expr, Expr] | undefined => {
  const tests = testsIn(file)
  const [first, second] = args
  if (first === undefined) return undefined
  if (callee.kind === "member") return tests.has(`#${callee.name}`) ? [callee.object, first.value] : undefined
  return callee.kind === "name" && tests.has(callee.name) && second !== undefined
    ? [first.value, second.value]
    : undefined
}

/** The types of which a test says that the value of a choice has one. */
const typesIn = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Expr> => {
  if (test.kind === "call") {
    const [subject, type] = operandsOf(context, test) ?? []
    return isTrue && subject !== undefined && type !== undefined && valueChoice(context, subject) === key
      ? listed(type)
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
