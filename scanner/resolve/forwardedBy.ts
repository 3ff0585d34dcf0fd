import type { Argument, CallExpr, Expr } from "../source/Expr.ts"
import { type ParsedFile, scopeAround } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import type { Value } from "./Value.ts"

/** So many callers of one function, of one that passes on to that, and so on. */
const CALLERS = [1_024, 16, 4]

/** `$@` or `"$@"` */
const isAll = (parsed: ParsedFile, expr: Expr): boolean => {
  if (expr.kind === "name") return parsed.grammar.commands?.parameters.all.has(expr.name) === true
  const [only, ...others] = expr.kind === "text" ? expr.parts : []
  return typeof only === "object" && others.length === 0 && isAll(parsed, only)
}

const isConstant = (expr: Expr): boolean =>
  expr.kind === "text" && expr.parts.every((part) => typeof part === "string" || isConstant(part))

/** A value as it were written. */
const written = ({ freshId }: FileContext, { start, place }: Expr, value: Value): Expr => {
  const located = { id: freshId(), start, place }
  if (value.kind === "text") return { kind: "text", ...located, parts: [value.text] }
  if (value.kind === "number") return { kind: "text", ...located, parts: [String(value.value)] }
  return value.kind === "list" ? { kind: "list", ...located, items: value.items } : { kind: "opaque", ...located }
}

/** A word with the values one caller gives the parameters in it. */
const bound = (context: FileContext, inside: FileContext, word: Argument): Argument => {
  const { value } = word
  if (isConstant(value) || (value.kind === "name" && !isVariable(context.file, value.name))) return word
  if (context.evaluate(value).every(({ kind }) => kind === "unknown")) return word
  const [first, ...others] = inside.evaluate(value).map((one) => written(context, value, one))
  if (first === undefined) return word
  const { start, place } = value
  const isQuoted = value.kind === "text" && others.length === 0
  return {
    ...word,
    value: isQuoted ? first : { kind: "branches", id: context.freshId(), start, place, options: [first, ...others] }
  }
}

/** Whether a name is that of a variable, by the mark of those. */
export const isVariable = ({ grammar: { commands } }: ParsedFile, name: string): boolean =>
  commands !== undefined && name.startsWith(commands.variableMark)

const functionAt = (parsed: ParsedFile, offset: number): number | undefined =>
  scopeAround(parsed.scopes, offset, "function")

/** So many parameters a function has dropped before a place in it. */
const droppedBefore = (parsed: ParsedFile, scope: number, offset: number): number =>
  (parsed.grammar.commands === undefined ? [] : parsed.callsOf(parsed.grammar.commands.parameters.dropped))
    .filter(({ start }) => start < offset && functionAt(parsed, start) === scope)
    .reduce((dropped, { args: [count] }) => dropped + countOf(count?.value), 0)

const countOf = (expr: Expr | undefined): number => {
  const [digits] = expr?.kind === "text" ? expr.parts : []
  return typeof digits === "string" && /^\d$/.test(digits) ? Number(digits) : 1
}

/** A call as one caller of the function around it makes it. */
const within = (context: FileContext, scope: number, inner: CallExpr, caller: CallExpr): CallExpr => {
  const { file } = context
  const inside = context.called([scope], caller) ?? context
  const passed = caller.args.slice(droppedBefore(file, scope, inner.start))
  const words: ReadonlyArray<Argument> = [{ value: inner.callee }, ...inner.args]
  const [callee, ...args] = words.flatMap((word) => (isAll(file, word.value) ? passed : [bound(context, inside, word)]))
  const { start, place } = caller
  return { ...inner, id: context.freshId(), start, place, callee: callee?.value ?? inner.callee, args }
}

/** The calls that one comes to which passes on all parameters of the function around it: one for each caller. */
export const forwardedBy = (context: FileContext, call: CallExpr, depth = 0): ReadonlyArray<CallExpr> => {
  const { file } = context
  const { callee, args, start } = call
  const isPassing = isAll(file, callee) || args.some(({ value }) => isAll(file, value))
  const scope = isPassing && depth < CALLERS.length ? functionAt(file, start) : undefined
  const name = scope === undefined ? undefined : file.scopes[scope]!.name
  const callers = name === undefined ? [] : file.callsOf(name).filter((one) => one.kind === "call")
  return callers.length === 0
    ? [call]
    : callers
        .slice(0, CALLERS[depth])
        .flatMap((one) => forwardedBy(context, within(context, scope!, call, one), depth + 1))
}
