import type { BoundType } from "../../grammars/settings.ts"
import { qualify } from "../match/qualify.ts"
import type { Expr } from "../source/Expr.ts"
import type { Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { settingAt } from "./settingAt.ts"
import type { Value } from "./Value.ts"

interface Binding {
  readonly type: BoundType
  /** What says the binding: an annotation, or a base type. */
  readonly by: Expr
}

const bindingOf = (context: FileContext, scope: number): Binding | undefined => {
  const { file } = context
  const bound = file.grammar.settings?.bound
  const { kind, note, type: base } = file.scopes[scope]!
  if (bound === undefined || kind !== "type") return undefined
  for (const by of [note, base]) {
    const names = by === undefined ? [] : qualify(file, by.kind === "call" ? by.callee : by)
    const type = names.map((name) => bound[name]).find((one) => one !== undefined)
    if (by !== undefined && type !== undefined) return { type, by }
  }
  return undefined
}

/** Whether the fields of a type are settings. */
export const isBound = (context: FileContext, scope: number): boolean => bindingOf(context, scope) !== undefined

const textsOf = (context: FileContext, expr: Expr | undefined): ReadonlyArray<string> =>
  expr === undefined ? [] : context.evaluate(expr).flatMap((value) => (value.kind === "text" ? [value.text] : []))

/** What the settings of a type begin with: an argument of its annotation, or of what its member is given. */
const prefixesOf = (context: FileContext, scope: number, { type, by }: Binding): ReadonlyArray<string> => {
  const own = context.file.scopes[scope]!
  const inner = type.prefixType === undefined ? undefined : own.typeNamed(type.prefixType)
  const member = own.variable(type.prefixMember ?? "")?.writes[0]?.value
  const calls = [by, member].flatMap((one) => (one?.kind === "call" ? [one] : []))
  const given = calls.flatMap(({ args }) =>
    args.flatMap(({ keyword, value }) => (keyword === undefined || type.prefix.includes(keyword) ? [value] : []))
  )
  const fields = inner === undefined ? [] : type.prefix.map((name) => context.file.scopes[inner]!.variable(name))
  const written = fields.flatMap((field) => field?.writes.map(({ value }) => value) ?? [])
  return [...given, ...written].flatMap((one) => textsOf(context, one))
}

const namesSetting = ({ names = [] }: BoundType, { writes }: Variable): boolean =>
  writes.some(
    ({ value }) =>
      value?.kind === "call" && value.args.some(({ keyword }) => keyword !== undefined && names.includes(keyword))
  )

/** What is configured for a field of a type whose fields are settings. */
export const boundValues = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const { name, scope, parameter } = variable
  const owner = parameter?.scope ?? scope
  const binding = bindingOf(context, owner)
  if (binding === undefined || namesSetting(binding.type, variable)) return []
  const { spelling, separator } = binding.type
  const [prefix = ""] = prefixesOf(context, owner, binding)
  const key = prefix === "" ? name : `${prefix}${separator}${name}`
  return settingAt(context, { path: [key], spelling })
}
