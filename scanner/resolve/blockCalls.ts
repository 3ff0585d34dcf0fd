import type { BlockFunction } from "../../grammars/Scoping.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { scopeAt, type ParsedFile } from "../source/ParsedFile.ts"
import { functionsCalled } from "./ownMembers.ts"

const blockFunctionOf = (file: ParsedFile, { callee }: CallExpr): BlockFunction | undefined => {
  const table = file.grammar.scoping.blocks?.functions
  if (table === undefined || (callee.kind !== "name" && callee.kind !== "member")) return undefined
  return Object.hasOwn(table, callee.name) && functionsCalled(file, callee).length === 0
    ? table[callee.name]
    : undefined
}

/** What the call of a function that runs a block gives. Undefined: it is none. */
export const blockResults = (file: ParsedFile, call: CallExpr): ReadonlyArray<Expr> | undefined => {
  const known = blockFunctionOf(file, call)
  if (known === undefined) return undefined
  if (known.gives === "object") return call.callee.kind === "member" ? [call.callee.object] : undefined
  if (call.block === undefined) return undefined
  const { returns } = file.scopes[scopeAt(file.scopes, call.block.start)]!
  return returns.flatMap(({ value }) => value ?? [])
}
