import { formatNamed } from "../artefacts/formats.ts"
import { type Answer, type PlainValue, type Question } from "../link/Question.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { readSettings } from "./readSettings.ts"
import { placeholderOf } from "./placeholder.ts"
import type { Setting } from "./Setting.ts"

const MAX_TEXT = 256

/** The value itself, or the default of a placeholder; nothing of one without a default. */
const plainText = (value: string): string | undefined => {
  const placeholder = placeholderOf(value)
  const text = placeholder === undefined ? value.trim() : placeholder.fallback
  return text === undefined || text === "" || text.length > MAX_TEXT || text.includes("${") ? undefined : text
}

const isOf = (path: string, { file }: { readonly file?: string }): boolean =>
  file === undefined || path === file || path.endsWith(`/${file}`)

/** The folder that a setting of a file holds in; undefined where it is outside of the tree. */
const folderOf = (path: string, { folder = "." }: Setting): string | undefined => {
  const names = path.split("/").slice(0, -1)
  for (const name of folder.split("/"))
    if (name === "..") {
      if (names.pop() === undefined) return undefined
    } else if (name !== "." && name !== "") names.push(name)
  return names.join("/")
}

const isIn = (path: string, setting: Setting, { folder }: { readonly folder?: string }): boolean =>
  folder === undefined ? setting.folder === undefined : folderOf(path, setting) === folder

const valueOf = (path: string, { key, value, place }: Setting): ReadonlyArray<PlainValue> => {
  const text = plainText(value)
  if (text === undefined) return []
  const evidence = [{ path, place, symbol: key, role: "definition" as const }]
  return [{ kind: "text", text, hops: 1, evidence }]
}

/** What a configuration file says of the settings that programs ask for. */
export const answerSettings = (
  path: string,
  format: string,
  bytes: Uint8Array,
  questions: ReadonlyArray<Question>
): ReadonlyArray<Answer> => {
  const syntax = formatNamed(format)?.settings
  if (syntax === undefined) return []
  const byKey = Map.groupBy(readSettings(syntax, decodeSource(bytes).text), ({ key }) => key)
  return questions.flatMap((question) => {
    if (question.kind !== "setting" || !isOf(path, question)) return []
    const values = (byKey.get(question.key) ?? [])
      .filter((setting) => isIn(path, setting, question))
      .flatMap((setting) => valueOf(path, setting))
    return values.length === 0 ? [] : [{ question, values }]
  })
}
