import { lookup } from "../match/lookup.ts"
import { isWrapper, qualify } from "../match/qualify.ts"
import type { Expr, GenericExpr } from "../source/Expr.ts"
import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile, Write } from "../source/ParsedFile.ts"
import { visibleWrites } from "./visibleWrites.ts"

const MAX_ALIASES = 6

/** Type arguments in what an expression calls or names, outer types first, through type aliases of the file. */
export const typeArgumentsOf = (file: ParsedFile, expr: Expr, aliases = MAX_ALIASES): ReadonlyArray<Expr> => {
  switch (expr.kind) {
    case "call":
      return typeArgumentsOf(file, expr.callee, aliases)
    case "construct":
      return typeArgumentsOf(file, expr.type, aliases)
    case "member":
      return typeArgumentsOf(file, expr.object, aliases)
    case "generic":
      return [...typeArgumentsOf(file, expr.of, aliases), ...expr.typeArgs]
    case "name": {
      const target = aliases === 0 ? undefined : lookup(file, expr)
      const aliased = target?.kind === "variable" ? target.variable.writes.at(-1)?.value : undefined
      return aliased === undefined ? [] : typeArgumentsOf(file, aliased, aliases - 1)
    }
    default:
      return []
  }
}

/** The type that an option, a result or a box of it is declared as: `Result<Hkdf<Sha256>, Error>`. */
const withoutWrappers = (file: ParsedFile, type: Expr): Expr =>
  type.kind === "generic" && isWrapper(file, type) ? withoutWrappers(file, type.typeArgs[0]!) : type

/** Of which type with type arguments the file declares what it gives an expression to: a variable, a field, a result. */
const declaredTypes = oncePer((file: ParsedFile): ReadonlyMap<number, GenericExpr> => {
  const found = new Map<number, GenericExpr>()
  const add = (declared: Expr | undefined, writes: () => ReadonlyArray<Write>): void => {
    const type = declared === undefined ? undefined : withoutWrappers(file, declared)
    if (type?.kind !== "generic") return
    for (const { value } of writes()) if (value !== undefined) found.set(value.id, type)
  }
  for (const scope of file.scopes) {
    for (const variable of scope.variables())
      add(variable.type, () => (variable.kind === "field" ? visibleWrites(file, variable, 0) : variable.writes))
    if (scope.kind === "function") add(scope.type, () => scope.returns)
  }
  return found
})

/** The owner of the function that a call means, or the type that it constructs. */
const ownerOf = (expr: Expr): Expr | undefined => {
  if (expr.kind === "construct") return expr.type
  return expr.kind === "call" && expr.callee.kind === "member" ? expr.callee.object : undefined
}

/** Type arguments that a call leaves out, since what is declared to hold its result says them: `let h: Hkdf<Sha256> = Hkdf::new(...)`. */
export const impliedTypeArguments = (file: ParsedFile, expr: Expr): ReadonlyArray<Expr> => {
  const owner = ownerOf(expr)
  const type = owner === undefined ? undefined : declaredTypes(file).get(expr.id)
  if (owner === undefined || type === undefined) return []
  const names = qualify(file, owner)
  return qualify(file, type.of).some((name) => names.includes(name)) ? type.typeArgs : []
}
