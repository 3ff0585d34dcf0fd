import type { Evidence } from "../model/Finding.ts"
import { armAt, type Choice, choiceAt } from "../source/Choice.ts"
import type { Argument, CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { calledNames, namesIn } from "./namesIn.ts"

const plainOf = (expr: Expr): string =>
  expr.kind === "number" || expr.kind === "boolean"
    ? String(expr.value)
    : namesIn(expr)
        .map(([name]) => name)
        .join(" ")

const nameOf = (call: CallExpr | ConstructExpr): string | undefined =>
  call.kind === "call" ? calledNames(call.callee)[0]?.[0] : undefined

const plainAll = (args: ReadonlyArray<Argument>): ReadonlyArray<string> =>
  args.map(({ keyword, value }) => `${keyword ?? ""} ${plainOf(value)}`)

/** Keywords by which a program says what of its peer is checked. */
const OF_CHECKS = /verif|insecure|trust|valid|check|cert|host/i

/** Whether two calls say the same of the same but for the last thing they are given, or a keyword of checks. */
const differInCheck = (one: CallExpr, other: CallExpr | ConstructExpr): boolean => {
  const [own, others] = [plainAll(one.args), plainAll(other.args)]
  const different = own.flatMap((arg, at) => (arg === others[at] ? [] : [at]))
  if (own.length !== others.length || different.length !== 1) return false
  const { keyword } = one.args[different[0]!]!
  return keyword === undefined ? different[0] === own.length - 1 : OF_CHECKS.test(keyword)
}

const testOf = ({ test, subject, arms }: Choice): readonly [string, Expr] | undefined =>
  [test, subject, ...arms.flatMap(({ labels }) => labels)].flatMap((one) => (one === undefined ? [] : namesIn(one)))[0]

/** What decides about a setting that a call makes in one arm of a choice, and that the same call makes otherwise in another arm. */
export const setOtherwise = (file: ParsedFile, expr: Expr): Evidence | undefined => {
  if (expr.kind !== "call" || expr.args.length === 0) return undefined
  const name = nameOf(expr)
  const choices = file.choices()
  for (let at = choiceAt(choices, expr.start); name !== undefined && at >= 0; at = choices[at]!.outer) {
    const choice = choices[at]!
    const own = armAt(choice, expr.start)
    const isOther = ({ start }: { readonly start: number }): boolean =>
      armAt(choice, start) >= 0 && armAt(choice, start) !== own
    const told = testOf(choice)
    if (
      own >= 0 &&
      told !== undefined &&
      file.callsOf(name).some((other) => isOther(other) && differInCheck(expr, other))
    )
      return { place: told[1].place(), symbol: told[0], role: "purpose" }
  }
  return undefined
}
