import type { SettingsAccess } from "../../grammars/settings.ts"
import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { Argument, CallExpr, Expr, ConstructExpr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { FileContext } from "./FileContext.ts"
import { namesElsewhere } from "./namesElsewhere.ts"
import { ownField } from "./ownMembers.ts"
import { settingAt } from "./settingAt.ts"
import { HERE, unknownValue, type SettingsPath, type Value } from "./Value.ts"

const methodNames = (context: FileContext, callee: Expr): ReadonlyArray<string> =>
  callee.kind === "member" ? context.typesOf(callee.object).map((type) => `${type}#${callee.name}`) : []

const sourceNames = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  if (expr.kind === "call")
    return [...qualify(context.file, expr.callee), ...qualify(context.file, expr), ...methodNames(context, expr.callee)]
  if (expr.kind === "construct") return qualify(context.file, expr.type).map((name) => `new ${name}`)
  const isObject = expr.kind === "name" || expr.kind === "member"
  return isObject ? [...qualify(context.file, expr), ...context.typesOf(expr)] : []
}

/** Calls and variables between the reading of a file and its name. */
const MAX_DEPTH = 4

const SETTINGS_FILE = /(?:^|[\\/])([^\\/]+\.(?:json|ya?ml|toml|ini|cfg|conf|properties|env|php))$/i

/** The name of the configuration file that one of the arguments leads to. */
const fileNamed = (context: FileContext, args: ReadonlyArray<Argument>, depth = MAX_DEPTH): string | undefined => {
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
const fileLoaded = (context: FileContext, expr: Expr): string | undefined => {
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

/** A module that is a configuration file: `require("./settings.json").hash.algorithm`. */
const moduleSettings = (names: ReadonlyArray<string>): SettingsPath | undefined => {
  const file = names.map((name) => SETTINGS_FILE.exec(name)?.[1]).find((name) => name !== undefined)
  return file === undefined ? undefined : { path: [], file }
}

const rootOf = (context: FileContext, { sources, readBy }: SettingsAccess, expr: Expr): SettingsPath | undefined => {
  const names = sourceNames(context, expr)
  const kind = names.map((name) => sources[name]).find((one) => one !== undefined)
  if (kind === undefined) return readBy.has("member") ? moduleSettings(names) : undefined
  if (kind === "relaxed") return { path: [], spelling: "relaxed" }
  if (kind !== "file") {
    const file = fileLoaded(context, expr)
    return { path: [], ...(kind !== "any" && { as: kind }), ...(file !== undefined && { file }) }
  }
  const file = expr.kind === "call" || expr.kind === "construct" ? fileNamed(context, expr.args) : undefined
  return file === undefined ? undefined : { path: [], file }
}

const objectsAt = (context: FileContext, object: Expr): ReadonlyArray<SettingsPath> =>
  context
    .evaluate(object)
    .flatMap((value) => (value.kind === "unknown" && value.settings !== undefined ? [value.settings] : []))

const keysOf = (context: FileContext, expr: Expr, { separator }: SettingsAccess): ReadonlyArray<string> =>
  context.evaluate(expr).flatMap((key) => (key.kind === "text" ? [key.text.replaceAll(separator, ".")] : []))

const further = (
  context: FileContext,
  objects: ReadonlyArray<SettingsPath>,
  keys: ReadonlyArray<string>
): ReadonlyArray<Value> =>
  objects.flatMap((object) => keys.flatMap((key) => settingAt(context, { ...object, path: [...object.path, key] })))

/** Settings whose key is a constant of another file. */
export const keyedElsewhere = (
  context: FileContext,
  objects: ReadonlyArray<SettingsPath>,
  key: Expr
): ReadonlyArray<Value> => {
  const keyed = namesElsewhere(context, key).filter((name) => name.includes("."))
  return keyed.length === 0 ? [] : objects.flatMap((object) => settingAt(context, { ...object, keyed }))
}

/** The object whose settings a call reads: that of a method, or one that is a function. */
const objectRead = ({ readBy, read }: SettingsAccess, { callee }: CallExpr): Expr | undefined => {
  if (callee.kind === "member" && read.has(callee.name)) return callee.object
  return readBy.has("call") && callee.kind === "name" ? callee : undefined
}

/** What stands for a setting that is not set: an argument, or what a block gives. */
const fallbackOf = ({ args, block }: CallExpr, named: number): Expr | undefined => {
  const keyed = args.find((one) => one.keyword !== undefined && isFallback(one))
  const given = keyed ?? args.filter(({ keyword }) => keyword === undefined)[named]
  return given === undefined ? block : isFallback(given) ? given.value : undefined
}

/** What no setting has: the type that the value is wanted in. */
const isFallback = ({ value, keyword }: Argument): boolean =>
  value.kind !== "opaque" && (keyword === undefined || FALLBACKS.has(keyword))

const FALLBACKS: ReadonlySet<string> = new Set(["default", "fallback", "defaultValue", "d"])

/** `settings.get(key, default)`, or `settings.get(section, key, fallback=default)`; without a key, what stands there. */
const readByCall = (context: FileContext, access: SettingsAccess, expr: CallExpr): ReadonlyArray<Value> | undefined => {
  const object = objectRead(access, expr)
  if (object === undefined) return undefined
  const { args } = expr
  const positional = args.filter(({ keyword }) => keyword === undefined)
  if (positional.length === 0) return settingValues(context, object)
  const objects = objectsAt(context, object)
  if (objects.length === 0) return undefined
  const isSection = ({ as, path }: SettingsPath): boolean => as === "sections" && path.length === 0
  const named = objects.some(isSection) && positional.length > 1 ? 2 : 1
  const keys = positional.slice(0, named).map(({ value }) => keysOf(context, value, access))
  const paths = keys.reduce((before, next) => before.flatMap((one) => next.map((key) => `${one}.${key}`)))
  const fallback = fallbackOf(expr, named)
  const values =
    paths.length === 0 ? keyedElsewhere(context, objects, positional[0]!.value) : further(context, objects, paths)
  return [
    ...(values.length === 0 ? [unknownValue] : values),
    ...(fallback === undefined ? [] : context.evaluate(fallback))
  ]
}

/** `Settings.hash.algorithm` */
const readByMethod = (
  context: FileContext,
  { readBy }: SettingsAccess,
  { callee, args }: CallExpr
): ReadonlyArray<Value> | undefined => {
  if (!readBy.has("method") || args.length > 0 || callee.kind !== "member") return undefined
  const values = further(context, objectsAt(context, callee.object), [callee.name])
  return values.length === 0 ? undefined : values
}

/** The name as it is written, where methods without arguments are called in it: `Rails.application.config_for`. */
const writtenName = (expr: Expr): string => {
  if (expr.kind === "name") return expr.name
  if (expr.kind === "call" && expr.args.length === 0) return writtenName(expr.callee)
  return expr.kind === "member" ? `${writtenName(expr.object)}.${expr.name}` : ""
}

/** `config("app.cipher", default)`: the first of the keys is a file. */
const readFromFile = (
  context: FileContext,
  { keyedFiles }: SettingsAccess,
  { callee, args: [first, fallback] }: CallExpr
): ReadonlyArray<Value> | undefined => {
  if (keyedFiles === undefined) return undefined
  const names = [...qualify(context.file, callee), writtenName(callee)]
  const files = names.map((name) => keyedFiles[name]).find((one) => one !== undefined)
  if (files === undefined || first === undefined) return undefined
  const values = context.evaluate(first.value).flatMap((key): ReadonlyArray<Value> => {
    const [name = "", ...path] = key.kind === "text" ? key.text.split(".") : []
    const settings: SettingsPath = { path, file: `${files.folder}${name}${files.extension}` }
    if (name === "") return [unknownValue]
    return path.length === 0 ? [{ kind: "unknown", settings, ...HERE }] : settingAt(context, settings)
  })
  return [...values, ...(fallback === undefined ? [] : context.evaluate(fallback.value))]
}

const hasMembers = ({ readBy }: SettingsAccess, { as }: SettingsPath): boolean =>
  readBy.has("member") || readBy.has("bound member") || as === "members" || as === "options"

/** What an expression reads from the settings of the program; undefined where it reads none. */
export const settingValues = (context: FileContext, expr: Expr): ReadonlyArray<Value> | undefined => {
  const access = context.file.grammar.settings
  if (access === undefined) return undefined
  const root = rootOf(context, access, expr)
  if (root !== undefined) return [{ kind: "unknown", settings: root, ...HERE }]
  if (expr.kind === "call")
    return (
      readFromFile(context, access, expr) ?? readByCall(context, access, expr) ?? readByMethod(context, access, expr)
    )
  const found = expr.kind === "member" || expr.kind === "index" ? objectsAt(context, expr.object) : []
  const objects = expr.kind === "member" ? found.filter((object) => hasMembers(access, object)) : found
  if (objects.length === 0) return undefined
  const keys = expr.kind === "index" ? keysOf(context, expr.index, access) : expr.kind === "member" ? [expr.name] : []
  const isElsewhere = keys.length === 0 && expr.kind === "index"
  const values = isElsewhere ? keyedElsewhere(context, objects, expr.index) : further(context, objects, keys)
  return values.length === 0 ? undefined : values
}
