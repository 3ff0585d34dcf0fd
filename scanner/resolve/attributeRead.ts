import type { CallExpr, ConstructExpr, MemberExpr } from "../source/Expr.ts"
import type { FileContext } from "./FileContext.ts"

/** The member that a call reads by its name, as if it were written: `getattr(settings, "NAME")`. */
export const attributeRead = (
  context: FileContext,
  { id, start, place, args: [object, name] }: CallExpr | ConstructExpr
): MemberExpr | undefined => {
  const [only, ...others] = name === undefined ? [] : context.evaluate(name.value)
  return object === undefined || only?.kind !== "text" || others.length > 0
    ? undefined
    : { kind: "member", id: -id * 64 - 7, start, place, object: object.value, name: only.text }
}
