import type { FileContext } from "./FileContext.ts"
import type { Argument, Expr } from "../source/Expr.ts"
import { type Given, type Question, uncalled } from "./Question.ts"

/** Further members behind the name that a file defines: a field of an object, or a method of it. */
const MAX_MEMBERS = 2

const CALLED = "()"

/** What a qualified name says, split at one of its dots. */
export interface Defined {
  readonly owner: string
  /** The name within its owner, and members of that; those that are called have the mark of it. */
  readonly names: ReadonlyArray<string>
}

export const definitionsOf = ({ file }: FileContext, name: string): ReadonlyArray<Defined> => {
  const parts = name.split(".")
  const own = Array.from({ length: Math.min(parts.length, MAX_MEMBERS + 1) }, (_, members): Defined => {
    const cut = parts.length - 1 - members
    return { owner: parts.slice(0, cut).join("."), names: parts.slice(cut) }
  })
  const whole: Defined = { owner: uncalled(name), names: [] }
  const calls = name.endsWith(CALLED) ? CALLED : ""
  const exported = (file.grammar.imports.files?.exportedAs ?? []).flatMap((prefix) => [
    { ...whole, names: [...prefix.slice(0, -1), `${prefix.at(-1)}${calls}`] },
    ...own.map((one) => ({ ...one, names: [...prefix, ...one.names] }))
  ])
  return [...own, ...exported]
}

type Located = Pick<Expr, "start" | "place">

/** Who gives ids to what is made. */
type Naming = Pick<FileContext, "freshId">

const argumentOf = (context: Naming, located: Located, { keyword, value }: Given): Argument => {
  const id = context.freshId()
  const expr: Expr =
    typeof value === "string"
      ? { kind: "text", ...located, id, parts: [value] }
      : typeof value === "number"
        ? { kind: "number", ...located, id, value }
        : typeof value === "boolean"
          ? { kind: "boolean", ...located, id, value }
          : { kind: "opaque", ...located, id }
  return { ...(keyword !== undefined && { keyword }), value: expr }
}

const memberHeld = (context: Naming, located: Located, object: Expr, written: string): Expr => {
  const name = uncalled(written)
  const member: Expr = { kind: "member", ...located, id: context.freshId(), object, name }
  return name === written ? member : { kind: "call", ...located, id: context.freshId(), callee: member, args: [] }
}

/** What an object holds under the keys of a path. */
export const memberOf = (context: Naming, object: Expr, path: ReadonlyArray<string>): Expr =>
  path.reduce<Expr>((held, key) => {
    const located: Located = { start: object.start, place: object.place }
    if (key.startsWith(".")) return memberHeld(context, located, held, key.slice(1))
    const index = argumentOf(context, located, { value: key }).value
    return { kind: "index", ...located, id: context.freshId(), object: held, index }
  }, object)

/** Whether a name is of a field and of a method, so that only an object of the type tells which of them is called. */
const isFieldToo = ({ file }: FileContext, scope: number, name: string): boolean => {
  const own = file.scopes[scope]!
  return own.kind === "type" && own.variable(name) !== undefined && own.functionsNamed(name) !== undefined
}

/** What is asked, as if it stood at the beginning of a scope. */
export const definedExpr = (
  context: FileContext,
  scope: number,
  { names }: Defined,
  { args = [], path = [] }: Extract<Question, { kind: "constant" }>
): Expr => {
  const located: Located = {
    start: scope === 0 ? 0 : context.file.scopes[scope]!.bodyStart,
    place: () => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })
  }
  const asked = names.reduce<Expr | undefined>((object, written, at) => {
    const name = uncalled(written)
    const isMethod = at === 0 && name !== written && isFieldToo(context, scope, name)
    const holder: Expr | undefined = isMethod ? { kind: "self", ...located, id: context.freshId() } : object
    const named: Expr =
      holder === undefined
        ? { kind: "name", ...located, id: context.freshId(), name }
        : { kind: "member", ...located, id: context.freshId(), object: holder, name }
    if (name === written) return named
    const given = at === names.length - 1 ? args.map((one) => argumentOf(context, located, one)) : []
    return { kind: "call", ...located, id: context.freshId(), callee: named, args: given }
  }, undefined)
  return memberOf(context, asked ?? { kind: "opaque", ...located, id: context.freshId() }, path)
}
