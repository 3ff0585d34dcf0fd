import { qualify } from "../match/qualify.ts"
import { lookup } from "../match/lookup.ts"
import { rowOf, type RuleIndex } from "../match/RuleIndex.ts"
import type { Slot } from "../rules/rule.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Write } from "../source/ParsedFile.ts"

const isList = (into: Slot | ReadonlyArray<Slot>): into is ReadonlyArray<Slot> => Array.isArray(into)

const outputsOf = (file: ParsedFile, index: RuleIndex, call: CallExpr): ReadonlyArray<Slot> => {
  for (const name of qualify(file, call.callee)) {
    const into = rowOf(index, name)?.row.into
    if (into !== undefined) return isList(into) ? into : [into]
  }
  return []
}

/** The variable or member behind casts and calls that give the same object: `(void **)&ctx`, `ctx.get()`. */
const target = (file: ParsedFile, expr: Expr): Expr => {
  if (expr.kind === "typed") return target(file, expr.value)
  if (expr.kind !== "call" || expr.callee.kind !== "member") return expr
  return file.grammar.text.textFunctions[`#${expr.callee.name}`] === "same" ? target(file, expr.callee.object) : expr
}

const writeTo = (file: ParsedFile, expr: Expr, write: Write): void => {
  if (expr.kind === "member") {
    const known = file.memberWrites.get(expr.name) ?? []
    file.memberWrites.set(expr.name, [...known, { target: expr, write }])
  }
  if (expr.kind !== "name") return
  const found = lookup(file, expr)
  if (found.kind === "variable") found.variable.writes.push(write)
}

/** Lets the variables that calls write their results to stand for these calls. */
export const writeOutputs = (file: ParsedFile, index: RuleIndex): void => {
  for (const { kind, expr } of file.sites.flatMap((site) => (site.kind === "call" ? [site] : []))) {
    if (kind !== "call" || expr.kind !== "call") continue
    const start = Math.max(expr.start, ...expr.args.map(({ value }) => value.start)) + 1
    for (const { at } of outputsOf(file, index, expr)) {
      const given = expr.args[at]
      if (given !== undefined)
        writeTo(file, target(file, given.value), { start, end: start, place: expr.place(), value: expr })
    }
  }
}
