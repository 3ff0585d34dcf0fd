import { formatNamed } from "../select/artefactFormats.ts"
import { type Answer, type PlainValue, type Question } from "../resolve/Question.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { expandValue } from "../resolve/expandValue.ts"
import { readSettings } from "../formats/readSettings.ts"
import type { Setting } from "../formats/Setting.ts"
import { withVariables } from "../resolve/withVariables.ts"

const MAX_TEXT = 256

type ByKey = ReadonlyMap<string, ReadonlyArray<Setting>>

/** The value with what it refers to; nothing of one that refers to what the file does not say. */
const plainText = (value: string, all: ByKey): string | undefined => {
  const text = expandValue(value, all)?.trim()
  return text === undefined || text === "" || text.length > MAX_TEXT ? undefined : text
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

const valueOf = (path: string, { key, value, place }: Setting, all: ByKey): ReadonlyArray<PlainValue> => {
  const text = plainText(value, all)
  if (text === undefined) return []
  const evidence = [{ path, place, symbol: key, role: "constant" as const }]
  return [{ kind: "text", text, hops: 1, evidence }]
}

/** `%prod.key` of Quarkus says the key for one profile. */
const PROFILE = /^%[\w,-]+\./

/** `production.key`: what a file says for one of the places a program runs in, where the program names the file. */
const STAGE = /^(?:shared|default|defaults|development|test|testing|staging|production|dev|prod)\./

const groupedBy = (settings: ReadonlyArray<Setting>, isNamed: boolean): ByKey =>
  Map.groupBy(settings, ({ key }) => {
    const common = key.replace(PROFILE, "")
    return isNamed ? common.replace(STAGE, "") : common
  })

/** What a configuration file says of the settings that programs ask for. */
export const answerSettings = (
  path: string,
  format: string,
  bytes: Uint8Array,
  questions: ReadonlyArray<Question>
): ReadonlyArray<Answer> => {
  const syntax = formatNamed(format)?.settings
  const asked = questions.filter((question) => question.kind === "setting" && isOf(path, question))
  if (syntax === undefined || asked.length === 0) return []
  const settings = withVariables(readSettings(syntax, decodeSource(bytes).text))
  const [all, named] = [groupedBy(settings, false), groupedBy(settings, true)]
  return asked.flatMap((question) => {
    if (question.kind !== "setting") return []
    const found = all.get(question.key) ?? (question.file === undefined ? undefined : named.get(question.key)) ?? []
    const values = found
      .filter((setting) => isIn(path, setting, question))
      .flatMap((setting) => valueOf(path, setting, all))
    return values.length === 0 ? [] : [{ question, values }]
  })
}
