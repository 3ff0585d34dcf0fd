import type { TextFunction } from "../../grammars/Text.ts"
import { qualify } from "../match/qualify.ts"
import type { Maker } from "../match/makersOf.ts"
import type { RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Write } from "../source/ParsedFile.ts"
import type { Scope } from "../source/Scope.ts"
import type { FileContext } from "./FileContext.ts"
import { functionsCalled } from "./ownMembers.ts"

/** A call of the program whose result is declared as a type of which a name makes an object. */
export interface DeclaredCall {
  readonly call: CallExpr
  readonly maker: Maker
}

/** What gives a value may stand within what passes it on so far. */
const MAX_DEPTH = 4

const makerOf = (file: ParsedFile, makers: RuleIndex["makers"], type: Expr | undefined): Maker | undefined => {
  if (type === undefined) return undefined
  if (type.kind === "branches")
    return type.options.map((one) => makerOf(file, makers, one)).find((one) => one !== undefined)
  return qualify(file, type)
    .map((name) => makers.get(name))
    .find((one) => one !== undefined)
}

const PASSING: ReadonlySet<TextFunction | undefined> = new Set(["value", "first", "same"])

/** What a standard function only passes on: `Objects.requireNonNull(make("AES"))`. */
const passedBy = (file: ParsedFile, { callee, args }: CallExpr): Expr | undefined => {
  const { textFunctions } = file.grammar.text
  if (callee.kind === "member" && textFunctions[`#${callee.name}`] === "same") return callee.object
  const passes = qualify(file, callee).some((name) => PASSING.has(textFunctions[name]))
  return passes ? args[0]?.value : undefined
}

/** The calls that an expression has its value from. */
const callsIn = (file: ParsedFile, expr: Expr, depth = MAX_DEPTH): ReadonlyArray<CallExpr> => {
  if (depth === 0) return []
  switch (expr.kind) {
    case "call": {
      const passed = passedBy(file, expr)
      return passed === undefined ? [expr] : callsIn(file, passed, depth - 1)
    }
    case "typed":
      return callsIn(file, expr.value, depth - 1)
    case "nth":
      return expr.position === 0 ? callsIn(file, expr.of, depth - 1) : []
    case "branches":
      return expr.options.flatMap((option) => callsIn(file, option, depth - 1))
    case "operator":
      return [...callsIn(file, expr.left, depth - 1), ...callsIn(file, expr.right, depth - 1)]
    default:
      return []
  }
}

/** Calls of a method of this file that is only declared: what an interface asks for. */
const callsOfAbstract = (file: ParsedFile, { name, returns }: Scope, scope: number): ReadonlyArray<CallExpr> =>
  name === undefined || returns.length > 0
    ? []
    : file
        .callsOf(name)
        .filter((call) => call.kind === "call")
        .filter((call) => functionsCalled(file, call.callee).includes(scope))

const givenTo = (file: ParsedFile, writes: ReadonlyArray<Write>): ReadonlyArray<CallExpr> =>
  writes.flatMap(({ value }) => (value === undefined ? [] : callsIn(file, value)))

const found = new WeakMap<ParsedFile, ReadonlyMap<number, DeclaredCall>>()

const find = ({ file, index }: FileContext): ReadonlyMap<number, DeclaredCall> => {
  const calls = new Map<number, DeclaredCall>()
  if (index.makers.size === 0) return calls
  const add = (type: Expr | undefined, of: () => ReadonlyArray<CallExpr>): void => {
    const maker = makerOf(file, index.makers, type)
    if (maker === undefined) return
    for (const call of of()) if (!calls.has(call.id)) calls.set(call.id, { call, maker })
  }
  for (const [at, scope] of file.scopes.entries()) {
    for (const variable of scope.variables()) add(variable.type, () => givenTo(file, variable.writes))
    if (scope.kind === "function")
      add(scope.type, () => [...givenTo(file, scope.returns), ...callsOfAbstract(file, scope, at)])
  }
  return calls
}

/** Calls whose result the file declares as such a type, by their id: of variables, fields and results of functions. */
export const declaredCalls = (context: FileContext): ReadonlyMap<number, DeclaredCall> => {
  const known = found.get(context.file) ?? find(context)
  found.set(context.file, known)
  return known
}
