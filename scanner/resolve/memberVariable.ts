import { lookup } from "../match/lookup.ts"
import type { Expr, MemberExpr, NameExpr } from "../source/Expr.ts"
import type { Variable, Write } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { visibleWrites } from "./visibleWrites.ts"

/** Types of an object; a name that is no variable may be that of a type itself, of which another file asks for a member. */
const typesNamed = (context: FileContext, expr: NameExpr): ReadonlyArray<string> =>
  lookup(context.file, expr).kind === "free" ? [expr.name, ...context.typesOf(expr)] : context.typesOf(expr)

/** Whether two expressions name the same object, as far as the file shows. */
const isOneObject = (
  context: FileContext,
  one: Expr,
  other: Expr,
  isAlike?: (context: FileContext, one: NameExpr, other: NameExpr) => boolean
): boolean => {
  if (one.kind === "member" && other.kind === "member")
    return one.name === other.name && isOneObject(context, one.object, other.object, isAlike)
  if (one.kind === "index" && other.kind === "index") return isOneObject(context, one.object, other.object, isAlike)
  if (one.kind !== "name" || other.kind !== "name") return false
  const [a, b] = [lookup(context.file, one), lookup(context.file, other)]
  if (a.kind === "variable" && b.kind === "variable" && a.variable === b.variable) return true
  if (a.kind === "free" && b.kind === "free" && one.name === other.name) return true
  return isAlike?.(context, one, other) === true
}

const isOfOneType = (context: FileContext, one: NameExpr, other: NameExpr): boolean => {
  const types = new Set(typesNamed(context, one))
  return typesNamed(context, other).some((type) => types.has(type))
}

/** What an object is made with for a member. */
const givenFor = (made: Expr | undefined, name: string): Expr | undefined => {
  if (made?.kind === "construct") return made.args.find(({ keyword }) => keyword === name)?.value
  return made?.kind === "list" ? made.items[made.members?.lastIndexOf(name) ?? -1] : undefined
}

/** What the objects that a name stands for are made with under the name of a member. */
const madeWith = ({ file }: FileContext, { object, name }: MemberExpr): ReadonlyArray<Write> => {
  const target = object.kind === "name" ? lookup(file, object) : undefined
  if (target?.kind !== "variable") return []
  return visibleWrites(file, target.variable, object.start).flatMap(({ start, end, place, value }) => {
    const given = givenFor(value, name)
    return given === undefined ? [] : [{ start, end, place, value: given }]
  })
}

/** Whether an object is declared with a value for a member: what others of its type are given says nothing of that. */
export const isDeclaredWith = ({ file }: FileContext, { object, name }: MemberExpr): boolean => {
  const target = object.kind === "name" ? lookup(file, object) : undefined
  if (target?.kind !== "variable" || target.variable.parameter !== undefined) return false
  return target.variable.writes.some(({ value }) => value?.kind === "list" && value.members?.includes(name) === true)
}

/** What the file writes to a member of an object whose type is not its own, as one variable. */
export const memberVariable = (context: FileContext, expr: MemberExpr): Variable | undefined => {
  const { memberWrites, fieldWrites } = context.file
  const isAlike = isDeclaredWith(context, expr) ? undefined : isOfOneType
  const written = (memberWrites.get(expr.name) ?? [])
    .filter(({ target }) => isOneObject(context, target.object, expr.object, isAlike))
    .map(({ write }) => write)
  const given = (fieldWrites.get(expr.name) ?? []).filter(
    ({ of }) => of !== undefined && "object" in of && isOneObject(context, of.object, expr.object)
  )
  const writes = [...madeWith(context, expr), ...written, ...given]
  return writes.length === 0
    ? undefined
    : { name: expr.name, kind: "local", scope: 0, type: undefined, passed: [], writes }
}
