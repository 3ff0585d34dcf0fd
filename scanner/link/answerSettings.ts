import { always } from "../resolve/Case.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import { type Answer, type PlainValue, type Question } from "../resolve/Question.ts"
import { decodeSource } from "../select/decodeSource.ts"
import type { Setting } from "../formats/flattenTree.ts"
import { placeholderOf } from "../resolve/placeholder.ts"
import { readSettings } from "./readSettings.ts"

/** What lists the environment of a program is called: Docker Compose, Kubernetes, workflows, serverless functions. */
const LISTS: ReadonlySet<string> = new Set([
  "env",
  "envs",
  "environment",
  "variables",
  "environmentvariables",
  "data",
  "stringdata",
  "env_variables"
])

const VARIABLE = /^[A-Z][A-Z0-9_]*$/
const ASSIGNED = /^([A-Z][A-Z0-9_]*)=([^]*)$/

const isListed = (parts: ReadonlyArray<string>): boolean => parts.some((part) => LISTS.has(part.toLowerCase()))

/** `- name: NAME` with `value: x` beside it. */
const namedBeside = (parts: ReadonlyArray<string>, all: ReadonlyMap<string, string>): string | undefined =>
  parts.at(-1) === "value" ? all.get([...parts.slice(0, -1), "name"].join(".")) : undefined

const variableOf = (setting: Setting, all: ReadonlyMap<string, string>): Setting | undefined => {
  const parts = setting.key.split(".")
  const last = parts.at(-1)!
  if (parts.length < 2 || !isListed(parts.slice(0, -1))) return undefined
  if (VARIABLE.test(last)) return { ...setting, key: last }
  const assigned = /^\d+$/.test(last) ? ASSIGNED.exec(setting.value) : null
  if (assigned !== null) return { ...setting, key: assigned[1]!, value: assigned[2]! }
  const name = namedBeside(parts, all)
  return name !== undefined && VARIABLE.test(name) ? { ...setting, key: name } : undefined
}

/** Settings with the variables that they give the environment of programs. */
const withEnvironmentVariables = (settings: ReadonlyArray<Setting>): ReadonlyArray<Setting> => {
  const all = new Map(settings.map(({ key, value }) => [key, value]))
  return settings.flatMap((setting) => {
    const variable = variableOf(setting, all)
    return variable === undefined ? [setting] : [setting, variable]
  })
}

const MAX_TEXT = 256

type ByKey = ReadonlyMap<string, ReadonlyArray<Setting>>

/** Values may be made of values that are made of values. */
const MAX_HOPS = 4

const REFERENCE = /\$\{\??([^{}]*)\}/

/** The value of a key in the same file, where it has but one, or what stands for it. */
const referred = (written: string, all: ByKey): string | undefined => {
  const { keys, fallback } = placeholderOf(`\${${written}}`) ?? { keys: [written] }
  const found = keys.map((key) => all.get(key)).find((values) => values?.length === 1)
  return found === undefined ? fallback : found[0]!.value
}

/** A value with the references to settings of its own file filled in; undefined where one of them is not known. */
const expandValue = (value: string, all: ByKey, depth = MAX_HOPS): string | undefined => {
  const found = REFERENCE.exec(value)
  if (found === null) return value.includes("${") ? undefined : value
  const inner = depth === 0 ? undefined : referred(found[1]!, all)
  if (inner === undefined) return undefined
  const rest = value.slice(0, found.index) + inner + value.slice(found.index + found[0].length)
  return expandValue(rest, all, depth - 1)
}

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
  return [{ kind: "text", text, hops: 1, evidence, when: always }]
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
  const settingsFormat = formatNamed(format)?.settings
  const asked = questions.filter((question) => question.kind === "setting" && isOf(path, question))
  if (settingsFormat === undefined || asked.length === 0) return []
  const settings = withEnvironmentVariables(readSettings(settingsFormat, decodeSource(bytes).text))
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
