import { lookup } from "../match/lookup.ts"
import type { Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"

/** Types of an object; a name that is no variable may be that of a type itself, of which another file asks for a member. */
const typesNamed = (context: FileContext, expr: NameExpr): ReadonlyArray<string> =>
  lookup(context.file, expr).kind === "free" ? [expr.name, ...context.typesOf(expr)] : context.typesOf(expr)

/** Whether two expressions name the same object, or objects of one type, as far as the file shows. */
const isSameObject = (context: FileContext, one: Expr, other: Expr): boolean => {
  if (one.kind === "member" && other.kind === "member")
    return one.name === other.name && isSameObject(context, one.object, other.object)
  if (one.kind === "index" && other.kind === "index") return isSameObject(context, one.object, other.object)
  if (one.kind !== "name" || other.kind !== "name") return false
  const [a, b] = [lookup(context.file, one), lookup(context.file, other)]
  if (a.kind === "variable" && b.kind === "variable" && a.variable === b.variable) return true
  if (a.kind === "free" && b.kind === "free" && one.name === other.name) return true
  const types = new Set(typesNamed(context, one))
  return typesNamed(context, other).some((type) => types.has(type))
}

/** What the file writes to a member of an object whose type is not its own, as one variable. */
export const memberVariable = (context: FileContext, expr: MemberExpr): Variable | undefined => {
  const writes = (context.file.memberWrites.get(expr.name) ?? [])
    .filter(({ target }) => isSameObject(context, target.object, expr.object))
    .map(({ write }) => write)
  return writes.length === 0 ? undefined : { name: expr.name, kind: "local", scope: 0, type: undefined, writes }
}
