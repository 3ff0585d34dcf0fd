import type { Question } from "../link/Question.ts"
import { settingSpellings } from "../settings/settingSpellings.ts"
import { answersTo } from "./answersTo.ts"
import type { FileContext } from "./FileContext.ts"
import { HERE, type SettingsPath, type Value } from "./Value.ts"

/** The setting at a path, as it is asked of configuration files. */
const questionsAt = ({ keyed, ...settings }: SettingsPath): ReadonlyArray<Question> => {
  const { path, file, spelling } = settings
  if (keyed !== undefined) return keyed.map((name) => ({ kind: "constant", name, setting: settings }))
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

/** What other files would have to say of the settings that an expression reads. */
export const settingQuestions = (values: ReadonlyArray<Value>): ReadonlyArray<Question> =>
  values.flatMap((value) =>
    value.kind === "unknown" &&
    value.settings !== undefined &&
    (value.settings.path.length > 0 || value.settings.keyed !== undefined)
      ? questionsAt(value.settings)
      : []
  )
