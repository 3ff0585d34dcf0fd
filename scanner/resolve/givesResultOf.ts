import { lookup } from "../match/lookup.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { enclosing, type ParsedFile, scopeAround } from "../source/ParsedFile.ts"

/** A function with more text does more than hand on what it calls. */
const MAX_LENGTH = 2_000

/** Expressions and variables between a use and the result of the function around it. */
const MAX_DEPTH = 10

/** The named function around a place, if it is short. */
export const shortFunctionAt = ({ scopes }: ParsedFile, offset: number): number | undefined => {
  let at = scopeAround(scopes, offset, "function")
  while (at !== undefined && scopes[at]!.name === undefined) at = enclosing(scopes, scopes[at]!.parent, "function")
  return at !== undefined && scopes[at]!.end - scopes[at]!.start <= MAX_LENGTH ? at : undefined
}

/** What a result is made of: not what an object holds that it is put into. */
const inner = (expr: Expr): ReadonlyArray<Expr> => {
  switch (expr.kind) {
    case "call":
      return [expr.callee, ...expr.args.map(({ value }) => value)]
    case "member":
      return [expr.object]
    case "index":
      return [expr.object, expr.index]
    case "generic":
    case "each":
    case "nth":
    case "excerpt":
      return [expr.of]
    case "typed":
      return [expr.value]
    case "branches":
      return expr.options
    case "operator":
      return [expr.left, expr.right]
    case "text":
      return expr.parts.filter((part) => typeof part !== "string")
    default:
      return []
  }
}

interface Walk {
  readonly file: ParsedFile
  readonly scope: number
  readonly seen: Set<number>
  readonly names: Set<string>
}

const visit = (walk: Walk, expr: Expr, depth: number): void => {
  if (depth === 0 || walk.seen.has(expr.id)) return
  walk.seen.add(expr.id)
  if (expr.kind === "name") {
    walk.names.add(expr.name)
    const target = lookup(walk.file, expr)
    if (target.kind !== "variable" || target.variable.scope < walk.scope) return
    for (const { value } of target.variable.writes) if (value !== undefined) visit(walk, value, depth - 1)
    return
  }
  for (const one of inner(expr)) visit(walk, one, depth - 1)
}

/** Variables that a call may write its result to: `fill(&mut bytes)`. */
const given = ({ args }: Pick<CallExpr, "args">): ReadonlyArray<string> =>
  args.flatMap(({ value }) => (value.kind === "name" ? [value.name] : []))

/** Whether values within a function are made of what an expression in it gives. */
export const areMadeOf = (file: ParsedFile, scope: number, values: ReadonlyArray<Expr>, expr: Expr): boolean => {
  const walk: Walk = { file, scope, seen: new Set(), names: new Set() }
  for (const value of values) visit(walk, value, MAX_DEPTH)
  return walk.seen.has(expr.id)
}

/** Whether a function gives what a call in it makes. */
export const givesResultOf = (file: ParsedFile, scope: number, expr: Expr, args: CallExpr["args"]): boolean => {
  const { returns, parameters } = file.scopes[scope]!
  if (returns.length === 0) return false
  const walk: Walk = { file, scope, seen: new Set(), names: new Set() }
  for (const { value } of returns) if (value !== undefined) visit(walk, value, MAX_DEPTH)
  if (walk.seen.has(expr.id)) return true
  const own = new Set(parameters.map(({ name }) => name))
  return given({ args }).some((name) => walk.names.has(name) && !own.has(name))
}
