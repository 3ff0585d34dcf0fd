import type { SettingsAccess } from "../../grammars/settings.ts"
import type { Question } from "../link/Question.ts"
import { lookup } from "../match/lookup.ts"
import { qualify } from "../match/qualify.ts"
import type { Argument, CallExpr, ConstructExpr, Expr } from "../syntax/Expr.ts"
import { settingSpellings } from "../settings/settingSpellings.ts"
import { answersTo } from "./answersTo.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, unknownValue, type SettingsPath, type Value } from "./Value.ts"

/** Calls and variables between the reading of a file and its name. */
const MAX_DEPTH = 4

const SETTINGS_FILE = /(?:^|[\\/])([^\\/]+\.(?:json|ya?ml|toml|ini|cfg|conf|properties|env))$/i

/** The setting at a path, as it is asked of configuration files. */
const questionsAt = ({ path, file, spelling }: SettingsPath): ReadonlyArray<Question> => {
  const key = path.join(".").replace(/\[(\d+)\]/g, ".$1")
  const keys = spelling === undefined ? [key] : settingSpellings(key, spelling)
  return keys.map((one) => ({ kind: "setting", key: one, ...(file === undefined ? {} : { file }) }))
}

/** What this file says stands for a setting: `viper.SetDefault(key, value)`. */
const defaultsOf = (context: FileContext, { path }: SettingsPath): ReadonlyArray<Value> => {
  const { unit } = context
  const key = path.join(".")
  return [...(unit.grammar.settings?.defaults ?? [])]
    .flatMap((name) => unit.callsOf(name))
    .flatMap(({ args: [name, value] }) =>
      name !== undefined &&
      value !== undefined &&
      context.evaluate(name.value).some((one) => one.kind === "text" && one.text === key)
        ? context.evaluate(value.value)
        : []
    )
}

/** What is configured at a path, or the path alone, which further keys may lead on from. */
export const settingAt = (context: FileContext, settings: SettingsPath): ReadonlyArray<Value> => {
  const found = questionsAt(settings).flatMap((question) => answersTo(context, question))
  const configured: ReadonlyArray<Value> = found.length === 0 ? [{ kind: "unknown", settings, ...HERE }] : found
  return [...configured, ...defaultsOf(context, settings)]
}

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

/** `open("a.json")`, `Path("a.json").read_text()` */
const fileGiven = (context: FileContext, expr: CallExpr | ConstructExpr, depth: number): string | undefined => {
  const given = fileNamed(context, expr.args, depth)
  const isMethod = expr.kind === "call" && expr.callee.kind === "member" && depth > 0
  return given ?? (isMethod ? fileBehind(context, expr.callee.object, depth - 1) : undefined)
}

const fileBehind = (context: FileContext, expr: Expr, depth: number): string | undefined => {
  if (expr.kind === "call" || expr.kind === "construct") return fileGiven(context, expr, depth)
  const target = expr.kind === "name" ? lookup(context.unit, expr) : undefined
  if (target?.kind !== "variable" || depth === 0) return undefined
  const { value } = target.variable.writes.at(-1) ?? {}
  return value === undefined ? undefined : fileBehind(context, value, depth - 1)
}

const sourceNames = (context: FileContext, expr: Expr): ReadonlyArray<string> => {
  if (expr.kind === "call") return [...qualify(context.unit, expr.callee), ...qualify(context.unit, expr)]
  if (expr.kind === "construct") return qualify(context.unit, expr.type).map((name) => `new ${name}`)
  const isObject = expr.kind === "name" || expr.kind === "member"
  return isObject ? [...qualify(context.unit, expr), ...context.typesOf(expr)] : []
}

/** A module that is a configuration file: `require("./settings.json").hash.algorithm`. */
const moduleSettings = (names: ReadonlyArray<string>): SettingsPath | undefined => {
  const file = names.map((name) => SETTINGS_FILE.exec(name)?.[1]).find((name) => name !== undefined)
  return file === undefined ? undefined : { path: [], file }
}

const rootOf = (
  context: FileContext,
  { sources, areMembers }: SettingsAccess,
  expr: Expr
): SettingsPath | undefined => {
  const names = sourceNames(context, expr)
  const kind = names.map((name) => sources[name]).find((one) => one !== undefined)
  if (kind === undefined) return areMembers === true ? moduleSettings(names) : undefined
  if (kind === "relaxed") return { path: [], spelling: "relaxed" }
  if (kind !== "file") return { path: [], ...(kind === "sections" ? { hasSections: true } : {}) }
  const file = expr.kind === "call" || expr.kind === "construct" ? fileNamed(context, expr.args) : undefined
  return file === undefined ? undefined : { path: [], file }
}

const objectsAt = (context: FileContext, object: Expr): ReadonlyArray<SettingsPath> =>
  context
    .evaluate(object)
    .flatMap((value) => (value.kind === "unknown" && value.settings !== undefined ? [value.settings] : []))

const keysOf = (context: FileContext, expr: Expr, { separator }: SettingsAccess): ReadonlyArray<string> =>
  context
    .evaluate(expr)
    .flatMap((key) =>
      key.kind === "text" ? [separator === undefined ? key.text : key.text.replaceAll(separator, ".")] : []
    )

const further = (
  context: FileContext,
  objects: ReadonlyArray<SettingsPath>,
  keys: ReadonlyArray<string>
): ReadonlyArray<Value> =>
  objects.flatMap((object) => keys.flatMap((key) => settingAt(context, { ...object, path: [...object.path, key] })))

/** The object whose settings a call reads: that of a method, or one that is a function. */
const objectRead = ({ areCalled, read }: SettingsAccess, { callee }: CallExpr): Expr | undefined => {
  if (callee.kind === "member" && read.has(callee.name)) return callee.object
  return areCalled === true && callee.kind === "name" ? callee : undefined
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
  const isSection = ({ hasSections, path }: SettingsPath): boolean => hasSections === true && path.length === 0
  const named = objects.some(isSection) && positional.length > 1 ? 2 : 1
  const keys = positional.slice(0, named).map(({ value }) => keysOf(context, value, access))
  const paths = keys.reduce((before, next) => before.flatMap((one) => next.map((key) => `${one}.${key}`)))
  const fallback = args.find((one) => one.keyword !== undefined && isFallback(one)) ?? positional[named]
  const values = further(context, objects, paths)
  return [
    ...(values.length === 0 ? [unknownValue] : values),
    ...(fallback === undefined || !isFallback(fallback) ? [] : context.evaluate(fallback.value))
  ]
}

/** What an expression reads from the settings of the program; undefined where it reads none. */
export const settingValues = (context: FileContext, expr: Expr): ReadonlyArray<Value> | undefined => {
  const access = context.unit.grammar.settings
  if (access === undefined) return undefined
  const root = rootOf(context, access, expr)
  if (root !== undefined) return [{ kind: "unknown", settings: root, ...HERE }]
  if (expr.kind === "call") return readByCall(context, access, expr)
  const isMember = expr.kind === "member" && access.areMembers === true
  const objects = isMember || expr.kind === "index" ? objectsAt(context, expr.object) : []
  if (objects.length === 0) return undefined
  const keys = expr.kind === "index" ? keysOf(context, expr.index, access) : expr.kind === "member" ? [expr.name] : []
  const values = further(context, objects, keys)
  return values.length === 0 ? undefined : values
}

/** What other files would have to say of the settings that an expression reads. */
export const settingQuestions = (values: ReadonlyArray<Value>): ReadonlyArray<Question> =>
  values.flatMap((value) =>
    value.kind === "unknown" && value.settings !== undefined && value.settings.path.length > 0
      ? questionsAt(value.settings)
      : []
  )
