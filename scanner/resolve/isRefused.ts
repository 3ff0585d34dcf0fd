import { type Arm, choiceAt } from "../source/Choice.ts"
import type { Expr } from "../source/Expr.ts"
import { type ParsedFile, scopeAround, type Write } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import type { RuleMatch } from "./RuleMatch.ts"

const EQUAL: ReadonlySet<string> = new Set(["==", "===", "eq"])

/** Names of errors, of what makes them, and of what ends a program. */
const OF_ERRORS =
  /(?:^|_|[a-z](?=E))(?:[Ee]rr(?=[A-Z_]|$)|ERR_)|[Ee]rrors?|[Ee]xception|[Uu]nsupported|[Nn]ot_?(?:[Aa]llowed|[Ii]mplemented|[Ss]upported)|^(?:abort|die|fatal|panic|raise)/

const isOf = (label: Expr, expr: Expr): boolean =>
  label.id === expr.id ||
  (label.kind === "list" && label.items.some((item) => isOf(item, expr))) ||
  (label.kind === "operator" && (isOf(label.left, expr) || isOf(label.right, expr)))

const isTested = (test: Expr | undefined, expr: Expr): boolean =>
  test?.kind === "operator" && EQUAL.has(test.operator) && (isOf(test.left, expr) || isOf(test.right, expr))

/** The arm that is taken where something is what a constant stands for. */
const armOf = ({ choices }: ParsedFile, expr: Expr): Arm | undefined => {
  const all = choices()
  const { test, arms } = all[choiceAt(all, expr.start)] ?? { test: undefined, arms: [] }
  const labelled = arms.find(({ labels }) => labels.some((label) => isOf(label, expr)))
  return labelled ?? (isTested(test, expr) ? arms[0] : undefined)
}

const namesOf = (expr: Expr): ReadonlyArray<string> => {
  switch (expr.kind) {
    case "name":
      return [expr.name]
    case "member":
      return [...namesOf(expr.object), expr.name]
    case "call":
      return namesOf(expr.callee)
    case "construct":
      return namesOf(expr.type)
    case "generic":
      return namesOf(expr.of)
    case "typed":
      return namesOf(expr.value)
    case "nth":
      return namesOf(expr.of)
    default:
      return []
  }
}

const isOfErrors = (expr: Expr): boolean => namesOf(expr).some((name) => OF_ERRORS.test(name))

/** The results of a return, of which the first one is known: all of them where there are several. */
const resultsOf = (file: ParsedFile, { value }: Write): ReadonlyArray<Expr> => {
  if (value === undefined) return []
  for (const ancestor of file.around(value.start)) {
    const around = ancestor.read()
    if (around.kind === "list" && around.items[0]?.id === value.id) return around.items
  }
  return [value]
}

const isNothing = (expr: Expr): boolean =>
  expr.kind === "null" ||
  (expr.kind === "boolean" && !expr.value) ||
  (expr.kind === "construct" && expr.args.length === 0) ||
  isOfErrors(expr)

const returnsOf = (file: ParsedFile, offset: number): ReadonlyArray<Write> =>
  file.scopes[scopeAround(file.scopes, offset, "function") ?? 0]!.returns

/** So far before its end the last statement of an arm is looked for. */
const MAX_END = 8

/** Whether the last thing in an arm throws an error. */
const throwsIn = (file: ParsedFile, { start, end }: Arm): boolean => {
  for (let offset = end - 1; offset >= Math.max(start, end - MAX_END); offset--) {
    const all = file.around(offset).map((ancestor) => ancestor.read())
    if (all.some((one) => (one.kind === "call" || one.kind === "construct") && one.start >= start && isOfErrors(one)))
      return true
  }
  return false
}

/** Whether a constant is only asked for in order to refuse it: `case HS256: return nil, errors.New("not supported")`. */
export const isRefused = ({ file }: FileContext, { expr, takenBy }: Pick<RuleMatch, "expr" | "takenBy">): boolean => {
  if ((expr.kind !== "name" && expr.kind !== "member") || takenBy.size > 0) return false
  const arm = armOf(file, expr)
  if (arm === undefined || !arm.leaves) return false
  const returned = returnsOf(file, expr.start)
    .filter(({ start }) => arm.start <= start && start < arm.end)
    .map((one) => resultsOf(file, one))
  if (returned.length === 0) return throwsIn(file, arm)
  return returned.every((all) => all.some(isOfErrors) && all.every(isNothing))
}

/** Whether what is made is empty, and returned only because an error has to stand beside something: `return jose.JSONWebKey{}, err`. */
export const isBesideError = ({ file }: FileContext, { expr }: Pick<RuleMatch, "expr">): boolean => {
  if (expr.kind !== "construct" || expr.args.length > 0 || !file.grammar.calls.returnsTuples) return false
  return returnsOf(file, expr.start).some((one) => {
    const all = resultsOf(file, one)
    return all.length > 1 && all.slice(0, -1).some(({ id }) => id === expr.id) && isOfErrors(all.at(-1)!)
  })
}
