import { lookup } from "../match/lookup.ts"
import { isConditional, qualify } from "../match/qualify.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Whether what is called is picked where the program runs: by a variable of several values, or out of a table. */
const isPicked = (file: ParsedFile, callee: Expr): boolean => {
  if (callee.kind === "index") return true
  if (callee.kind === "member") return callee.object.kind === "index"
  const target = callee.kind === "name" ? lookup(file, callee) : undefined
  if (target?.kind !== "variable") return false
  const [write, ...others] = target.variable.writes
  return others.length > 0 || target.variable.parameter !== undefined || isTakenOut(file, write?.value)
}

/** Whether a value is taken out of a table, by a function of the file as well. */
const isTakenOut = (file: ParsedFile, value: Expr | undefined): boolean =>
  value?.kind === "index" || (value?.kind === "call" && functionsCalled(file, value.callee).length > 0)

/** What a name stands for under conditions that are unknown, and what it is without them: `#define crypt DES_crypt`. */
const namedUnder = ({ file, index }: FileContext, call: CallExpr): ReadonlyArray<RuleMatch> => {
  const target = call.callee.kind === "name" ? lookup(file, call.callee) : undefined
  if (target?.kind !== "variable" || !isConditional(file, target.variable)) return []
  return qualify(file, call.callee).flatMap((name) => {
    const row = index.rows.get(name)
    return row === undefined
      ? []
      : [{ row, place: call.place(), expr: call, args: call.args, refinements: [], takenBy: new Set<RuleMatch>() }]
  })
}

const calledWith = (context: FileContext, call: CallExpr): ReadonlyArray<RuleMatch> =>
  context.evaluate(call.callee).flatMap((value): ReadonlyArray<RuleMatch> => {
    if (value.kind !== "part" || value.part.args.length > 0 || value.part.receiver !== undefined) return []
    const { row } = value.part
    return [
      { row, place: call.place(), expr: call, args: call.args, refinements: [], takenBy: new Set(), when: value.when }
    ]
  })

/** The parts that one call may be, where several functions or types may be called; none where there is no choice. */
export const variantsOf = (context: FileContext, expr: Expr): ReadonlyArray<RuleMatch> => {
  if (expr.kind !== "call") return []
  const isOfSeveral = isPicked(context.file, expr.callee)
  const known = context.variants.get(expr.id)
  if (known !== undefined) return known
  context.variants.set(expr.id, [])
  const variants = isOfSeveral ? calledWith(context, expr) : namedUnder(context, expr)
  const isOne = new Set(variants.map(({ row }) => row.key)).size < 2 && context.partOf(expr) !== undefined
  context.variants.set(expr.id, isOne ? [] : variants)
  return isOne ? [] : variants
}
