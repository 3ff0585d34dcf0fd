import type { CallExpr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** Of functions of one name, those that take as many arguments as a call has or, where none does, those that take more. */
export const overloadsFor = (
  { scopes }: ParsedFile,
  functions: ReadonlyArray<number>,
  { args }: CallExpr
): ReadonlyArray<number> => {
  if (functions.length < 2 || args.some(({ spread }) => spread === true)) return functions
  const exact = functions.filter((scope) => scopes[scope]!.parameters.length === args.length)
  if (exact.length > 0) return exact
  const wider = functions.filter((scope) => scopes[scope]!.parameters.length > args.length)
  return wider.length > 0 ? wider : functions
}
