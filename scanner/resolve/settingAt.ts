import { givenByFile, type Question } from "./Question.ts"
import { settingSpellings } from "../../grammars/settingSpellings.ts"
import { answersTo } from "./answersTo.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, type SettingsPath, type Value, inCase } from "./Value.ts"
import { picked } from "./Case.ts"

/** The file that says a setting; undefined where it stands in the file at hand. */
const sourceOf = ({ evidence }: Value): string | undefined => evidence.findLast(({ path }) => path !== undefined)?.path

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)

const shortest = (one: string, other: string): string =>
  other.length < one.length || (other.length === one.length && other < one) ? other : one

/**
 * Values of one setting from several files, each in its own case, so that what is set together stays together. In a folder the
 * file with the shortest name holds where none of the others does (`application.yml`, `application-prod.yml`); files of
 * different folders belong to different programs.
 */
const bySource = (values: ReadonlyArray<Value>): ReadonlyArray<Value> => {
  const sources = new Set(values.flatMap((value) => sourceOf(value) ?? []))
  if (sources.size < 2) return values
  const folders = Map.groupBy(sources, folderOf)
  return values.flatMap((value) => {
    const source = sourceOf(value)
    if (source === undefined) return [value]
    const folder = folderOf(source)
    const files = folders.get(folder)!
    const base = files.reduce(shortest)
    const overlays = source === base ? files.filter((file) => file !== base) : [source]
    const cases = overlays.map((file) => picked(`settings of ${file}`, source === base ? "not read" : "read"))
    const inFolder = folders.size === 1 ? [] : [picked("folder of settings", folder)]
    return [...cases, ...inFolder].reduce<ReadonlyArray<Value>>(
      (held, when) => held.flatMap((one) => inCase(one, when)),
      [value]
    )
  })
}

/** The setting at a path, as it is asked of configuration files. */
const questionsAt = ({ keyed, ...settings }: SettingsPath): ReadonlyArray<Question> => {
  const { path, file, spelling } = settings
  if (keyed !== undefined) return keyed.map((name) => ({ kind: "constant", name, setting: settings }))
  if (file?.endsWith(".php") === true)
    return [{ kind: "constant", name: givenByFile(file), path: path.flatMap((key) => key.split(".")) }]
  const key = path.join(".").replace(/\[(\d+)\]/g, ".$1")
  const keys = spelling === undefined ? [key] : settingSpellings(key, spelling)
  return keys.map((one) => ({ kind: "setting", key: one, ...(file === undefined ? {} : { file }) }))
}

/** What this file says stands for a setting: `viper.SetDefault(key, value)`. */
const defaultsOf = (context: FileContext, { path }: SettingsPath): ReadonlyArray<Value> => {
  const { file } = context
  const key = path.join(".")
  return [...(file.grammar.settings?.defaults ?? [])]
    .flatMap((name) => file.callsOf(name))
    .flatMap(({ args: [name, value] }) =>
      name !== undefined &&
      value !== undefined &&
      context.evaluate(name.value).some((one) => one.kind === "text" && one.text === key)
        ? context.evaluate(value.value)
        : []
    )
}

/** Without the marks before an option, and as a name: `--hash-algorithm`. */
const optionName = (text: string): string => text.replace(/^-+/, "").replaceAll("-", "_")

/** The defaults of an option that this file tells a parser of: `add_argument("--hash", default="md5")`. */
const optionValues = (context: FileContext, name: string | undefined): ReadonlyArray<Value> => {
  const { file } = context
  const calls = [...(file.grammar.settings?.options ?? [])].flatMap((method) => file.callsOf(method))
  const defaults = calls
    .filter(({ args }) =>
      args.some(
        ({ keyword, value }) =>
          keyword === undefined &&
          context.evaluate(value).some((one) => one.kind === "text" && optionName(one.text) === name)
      )
    )
    .flatMap(({ args }) => args.filter(({ keyword }) => keyword === "default"))
    .flatMap(({ value }) => context.evaluate(value))
  return defaults.length === 0 ? [{ kind: "unknown", ...HERE }] : defaults
}

/** What is configured at a path, or the path alone, which further keys may lead on from. */
export const settingAt = (context: FileContext, settings: SettingsPath): ReadonlyArray<Value> => {
  if (settings.as === "options") return optionValues(context, settings.path.at(-1))
  const found = bySource(questionsAt(settings).flatMap((question) => answersTo(context, question)))
  const configured: ReadonlyArray<Value> = found.length === 0 ? [{ kind: "unknown", settings, ...HERE }] : found
  return [...configured, ...defaultsOf(context, settings)]
}

/** What other files would have to say of the settings that an expression reads. */
export const settingQuestions = (values: ReadonlyArray<Value>): ReadonlyArray<Question> =>
  values.flatMap((value) =>
    value.kind === "unknown" &&
    value.settings !== undefined &&
    (value.settings.path.length > 0 || value.settings.keyed !== undefined)
      ? questionsAt(value.settings)
      : []
  )
