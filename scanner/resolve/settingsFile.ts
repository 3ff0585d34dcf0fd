import { lookup } from "../match/lookup.ts"
import type { Argument, CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { ownField } from "./ownMembers.ts"

/** Calls and variables between the reading of a file and its name. */
const MAX_DEPTH = 4

export const SETTINGS_FILE = /(?:^|[\\/])([^\\/]+\.(?:json|ya?ml|toml|ini|cfg|conf|properties|env|php))$/i

/** The name of the configuration file that one of the arguments leads to. */
export const fileNamed = (
  context: FileContext,
  args: ReadonlyArray<Argument>,
  depth = MAX_DEPTH
): string | undefined => {
  for (const { value } of depth === 0 ? [] : args) {
    const text = context.evaluate(value).find((one) => one.kind === "text")
    const name = text?.kind === "text" ? SETTINGS_FILE.exec(text.text)?.[1] : undefined
    const found = name ?? fileBehind(context, value, depth - 1)
    if (found !== undefined) return found
  }
  return undefined
}

/** `${folder}/a.json` */
const fileEnding = (part: string | Expr | undefined): string | undefined =>
  typeof part === "string" ? SETTINGS_FILE.exec(part)?.[1] : undefined

/** `open("a.json")`, `Path("a.json").read_text()` */
const fileGiven = (context: FileContext, expr: CallExpr | ConstructExpr, depth: number): string | undefined => {
  const given = fileNamed(context, expr.args, depth)
  const isMethod = expr.kind === "call" && expr.callee.kind === "member" && depth > 0
  return given ?? (isMethod ? fileBehind(context, expr.callee.object, depth - 1) : undefined)
}

const fileBehind = (context: FileContext, expr: Expr, depth: number): string | undefined => {
  if (expr.kind === "call" || expr.kind === "construct") return fileGiven(context, expr, depth)
  if (expr.kind === "operator") return fileNamed(context, [{ value: expr.right }], depth)
  if (expr.kind === "text") return fileEnding(expr.parts.at(-1))
  const target = expr.kind === "name" ? lookup(context.file, expr) : undefined
  if (target?.kind !== "variable" || depth === 0) return undefined
  const { value } = target.variable.writes.at(-1) ?? {}
  return value === undefined ? undefined : fileBehind(context, value, depth - 1)
}

const variableOf = (parsed: ParsedFile, expr: Expr): Variable | undefined => {
  if (expr.kind === "member") return ownField(parsed, expr)
  const target = expr.kind === "name" ? lookup(parsed, expr) : undefined
  return target?.kind === "variable" ? target.variable : undefined
}

/** Whether a variable is this expression, or was given it. */
const holds = (parsed: ParsedFile, variable: Variable | undefined, expr: Expr): boolean =>
  variable !== undefined &&
  (variable === variableOf(parsed, expr) || variable.writes.some(({ value }) => value?.id === expr.id))

/** The one file that settings are loaded from: `properties.load(new FileInputStream("a.properties"))`. */
export const fileLoaded = (context: FileContext, expr: Expr): string | undefined => {
  const { file } = context
  const loads = [...(file.grammar.settings?.loads ?? [])].flatMap((name) => file.callsOf(name))
  const files = loads.map((call) =>
    call.kind === "call" && call.callee.kind === "member" && holds(file, variableOf(file, call.callee.object), expr)
      ? (fileNamed(context, call.args) ?? "")
      : undefined
  )
  const [only, ...others] = new Set(files.filter((file) => file !== undefined))
  return only === "" || others.length > 0 ? undefined : only
}
