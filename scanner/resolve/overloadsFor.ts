import type { CallExpr } from "../source/Expr.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"

/** Of functions of one name, those that take as many arguments as a call has or, where none does, those that take more. */
export const overloadsFor = (
  file: ParsedFile,
  functions: ReadonlyArray<number>,
  { args }: Pick<CallExpr, "args">
): ReadonlyArray<number> => {
  if (functions.length < 2 || args.some(({ spread }) => spread === true)) return functions
  const exact = functions.filter((scope) => takenBy(file, scope) === args.length)
  if (exact.length > 0) return exact
  const wider = functions.filter((scope) => takenBy(file, scope) > args.length)
  return wider.length > 0 ? wider : functions
}

/** How many arguments a function takes from its callers. */
export const takenBy = ({ scopes, grammar }: ParsedFile, scope: number): number => {
  const { parameters } = scopes[scope]!
  const [first] = parameters
  return first !== undefined && grammar.scoping.selfNames.has(first.name) ? parameters.length - 1 : parameters.length
}

/** The functions of one name that stand beside each other, of which a function is one. */
export const overloadsOf = ({ scopes }: ParsedFile, scope: number): ReadonlyArray<number> => {
  const { kind, name, parent } = scopes[scope]!
  const all = kind === "function" && name !== undefined ? scopes[parent]?.functionsNamed(name) : undefined
  return all?.includes(scope) === true ? all : [scope]
}
