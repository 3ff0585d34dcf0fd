import type { PassedOn } from "../../grammars/Calls.ts"
import type { CallExpr, Expr } from "./Expr.ts"

/** The end of a written name, type arguments left out: `Box.new` of `std::boxed::Box::<T>::new`. */
const writtenEnd = (callee: Expr): string => {
  if (callee.kind === "generic") return writtenEnd(callee.of)
  if (callee.kind === "name") return callee.name
  if (callee.kind !== "member") return ""
  const object = callee.object.kind === "generic" ? callee.object.of : callee.object
  return object.kind === "name" || object.kind === "member" ? `${object.name}.${callee.name}` : ""
}

const isConstant = (value: Expr | undefined): value is Expr => value?.kind === "text" || value?.kind === "number"

const either = (call: CallExpr, value: Expr, other: Expr): Expr => ({
  ...call,
  kind: "branches",
  options: [value, other]
})

/** A call that gives what it is called on or given is that, with everything known of it. */
export const passedOn = (table: PassedOn, call: CallExpr): Expr => {
  const { callee, args } = call
  const value = args.at(-1)?.value
  if (callee.kind === "member") {
    const key = `${callee.name}/${args.length}`
    if (table.methods.has(key)) return callee.object
    if (table.otherwise.has(key)) return isConstant(value) ? either(call, callee.object, value) : callee.object
    if (table.fallbacks.has(key) && value !== undefined) return either(call, callee.object, value)
  }
  const key = `${writtenEnd(callee)}/${args.length}`
  if (table.nothing.has(key)) return { ...call, kind: "branches", options: [] }
  return value !== undefined && table.functions.has(key) ? value : call
}
