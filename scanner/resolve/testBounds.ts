import { type Comparison, conditions, type TextFunction } from "../../grammars/Text.ts"
import { qualify } from "../match/qualify.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { valueChoice } from "./valueChoice.ts"
import type { FileContext } from "./FileContext.ts"
import { membershipIn } from "./membership.ts"

/** What is known of a value where an arm is taken: that it is one of these, that it is none of them, or how it compares. */
export type Bound =
  | { readonly among: ReadonlyArray<Expr>; readonly isListed?: true }
  | { readonly except: ReadonlyArray<Expr> }
  | { readonly comparison: Comparison; readonly to: Expr }

const OPPOSITE: { readonly [C in Comparison]: Comparison } = {
  equal: "unequal",
  unequal: "equal",
  less: "at-least",
  "at-least": "less",
  greater: "at-most",
  "at-most": "greater"
}

const MIRRORED: { readonly [C in Comparison]: Comparison } = {
  equal: "equal",
  unequal: "unequal",
  less: "greater",
  greater: "less",
  "at-most": "at-least",
  "at-least": "at-most"
}

const toBound = (comparison: Comparison, to: Expr): Bound =>
  comparison === "equal" ? { among: [to] } : comparison === "unequal" ? { except: [to] } : { comparison, to }

/** Two things that a test compares, and which way it is true. */
export interface Compared {
  readonly operands: readonly [Expr, Expr]
  readonly comparison: "equal" | "unequal"
}

const EQUAL: ReadonlySet<TextFunction | undefined> = new Set(["equals", "equals-ignoring-case"] as const)

/** The two things that a method tells from each other: its object and its first argument. */
const ofMethod = (
  { grammar }: ParsedFile,
  { callee, args: [first] }: CallExpr,
  isMeant: (does: TextFunction | undefined) => boolean
): readonly [Expr, Expr] | undefined =>
  callee.kind === "member" && first !== undefined && isMeant(grammar.text.textFunctions[`#${callee.name}`])
    ? [callee.object, first.value]
    : undefined

/** The same of a function: its last two arguments, since one before may be the type that compares them. */
const ofFunction = (
  file: ParsedFile,
  { callee, args }: CallExpr,
  isMeant: (does: TextFunction | undefined) => boolean
): readonly [Expr, Expr] | undefined => {
  const [left, right] = args.slice(-2)
  const { textFunctions } = file.grammar.text
  return left !== undefined && right !== undefined && qualify(file, callee).some((name) => isMeant(textFunctions[name]))
    ? [left.value, right.value]
    : undefined
}

const operandsOf = (file: ParsedFile, call: CallExpr, isMeant: (does: TextFunction | undefined) => boolean) =>
  ofFunction(file, call, isMeant) ?? ofMethod(file, call, isMeant)

const isZero = (expr: Expr): boolean => expr.kind === "number" && expr.value === 0

/** What a call compares, where that is what it does: `a.equals(b)`, `strcmp(a, b)`, `strcmp(a, b) == 0`. */
export const calledComparison = (file: ParsedFile, test: Expr): Compared | undefined => {
  if (test.kind === "call") {
    const equal = operandsOf(file, test, (does) => EQUAL.has(does))
    if (equal !== undefined) return { operands: equal, comparison: "equal" }
    const different = operandsOf(file, test, (does) => does === "difference")
    return different && { operands: different, comparison: "unequal" }
  }
  const condition = test.kind === "operator" ? conditions[test.operator] : undefined
  if (test.kind !== "operator" || (condition !== "equal" && condition !== "unequal")) return undefined
  const call = isZero(test.right) ? test.left : isZero(test.left) ? test.right : undefined
  const operands = call?.kind === "call" ? operandsOf(file, call, (does) => does === "difference") : undefined
  return operands && { operands, comparison: condition }
}

/** What a test whether a list holds a value says of it. */
const listBounds = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Bound> => {
  const membership = membershipIn(context.file, test)
  if (membership === undefined || valueChoice(context, membership.subject) !== key) return []
  const lists = context.evaluate(membership.list)
  const items = lists.flatMap((list) => (list.kind === "list" ? list.items : []))
  if (items.length === 0 || lists.some(({ kind }) => kind !== "list")) return []
  return isTrue === membership.says ? [{ among: items, isListed: true }] : [{ except: items }]
}

/** What is no text is none of the names in a list. */
const isNoText = (context: FileContext, test: Expr, isTrue: boolean, key: string): boolean =>
  !isTrue &&
  test.kind === "call" &&
  test.callee.kind === "name" &&
  context.file.grammar.text.textFunctions[test.callee.name] === "is-text" &&
  test.args[0] !== undefined &&
  valueChoice(context, test.args[0].value) === key

/** What a test says of the value of a choice. */
export const testBounds = (context: FileContext, test: Expr, isTrue: boolean, key: string): ReadonlyArray<Bound> => {
  const sides = (left: Expr, right: Expr, comparison: Comparison): ReadonlyArray<Bound> => {
    const is = isTrue ? comparison : OPPOSITE[comparison]
    if (valueChoice(context, left) === key) return [toBound(is, right)]
    return valueChoice(context, right) === key ? [toBound(MIRRORED[is], left)] : []
  }
  const compared = calledComparison(context.file, test)
  if (compared !== undefined) return sides(...compared.operands, compared.comparison)
  if (isNoText(context, test, isTrue, key)) return [{ among: [], isListed: true }]
  if (test.kind !== "operator") return listBounds(context, test, isTrue, key)
  const condition = Object.hasOwn(conditions, test.operator) ? conditions[test.operator] : undefined
  switch (condition) {
    case undefined:
      return listBounds(context, test, isTrue, key)
    case "not":
      return testBounds(context, test.left, !isTrue, key)
    case "both":
    case "any": {
      const bounds = [test.left, test.right].map((one) => testBounds(context, one, isTrue, key))
      if ((condition === "both") === isTrue) return bounds.flat()
      const known = bounds.map((own) => own.filter((bound) => "among" in bound))
      const among = known.flatMap((own) => own.flatMap((bound) => bound.among))
      const isListed = known.flat().some((bound) => bound.isListed === true)
      return known.every((own) => own.length > 0) ? [{ among, ...(isListed && { isListed }) }] : []
    }
    default:
      return sides(test.left, test.right, condition)
  }
}
