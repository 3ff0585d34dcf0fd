import { always } from "../resolve/Case.ts"
import { formatNamed } from "../select/artefactFormats.ts"
import type { Answer, PlainValue, Question } from "../resolve/Question.ts"
import { decodeSource } from "../select/decodeSource.ts"
import { type Setting, flattenTree } from "../formats/flattenTree.ts"
import { placeholderOf } from "../resolve/placeholder.ts"
import type { LocatedNode } from "../formats/LocatedNode.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import { type FormatName, readTree } from "../formats/readTree.ts"
import { isStandIn } from "../formats/isStandIn.ts"
import { childText } from "../formats/readXml.ts"

/** Modules of the tree itself: https://developer.hashicorp.com/terraform/language/modules/sources#local-paths. */
const LOCAL = /^\.\.?\//

/** What gives variables of Terraform their values: defaults, files of values, the arguments of modules, and local values. */
const terraformVariables = (node: LocatedNode): ReadonlyArray<Setting> => {
  const { name, values, children } = node
  const [label = ""] = values
  if (children === undefined) return flattenTree([node])
  if (name === "locals") return flattenTree([{ ...node, values: [] }])
  if (name === "variable")
    return flattenTree(children.flatMap((one) => (one.name === "default" ? [{ ...one, name: label }] : [])))
  if (name !== "module") return values.length === 0 ? flattenTree([node]) : []
  const source = children.find((one) => one.name === "source")?.values[0] ?? ""
  const given = children.filter((one) => one.children === undefined)
  return LOCAL.test(source) ? flattenTree(given).map((setting) => ({ ...setting, folder: source })) : []
}

/** Settings of Terraform (https://developer.hashicorp.com/terraform/language/values), by the folder of their module. */
const terraformSettings = (nodes: ReadonlyArray<LocatedNode>): ReadonlyArray<Setting> =>
  nodes
    .flatMap(terraformVariables)
    .filter(({ value }) => value !== "" && !isOpen(plainValue(value)))
    .map((setting) => ({ folder: ".", ...setting }))

const NAME = /(?:^|-)name$/i
const VALUE = /(?:^|-)value$/i

/** An element that names the setting: `<add key="a" value="b"/>`, `<entry key="a">b</entry>`, `<setting name="a"><value>b`. */
const settingByAttribute = (element: LocatedNode): Setting | undefined => {
  const { children = [], values, place } = element
  const key = childText(element, "@key") ?? childText(element, "@name")
  const value =
    childText(element, "@value") ?? values[0] ?? children.find(({ name }) => VALUE.test(name))?.values.join("")
  return key === undefined || value === undefined ? undefined : { key, value, place }
}

/** An element that holds both: `<property><name>a</name><value>b</value></property>`. */
const settingByElements = ({ children = [] }: LocatedNode): Setting | undefined => {
  const elements = children.filter(({ name }) => !name.startsWith("@"))
  const key = elements.find(({ name }) => NAME.test(name))
  const value = elements.find(({ name }) => VALUE.test(name))
  if (key === undefined || value === undefined) return undefined
  return { key: key.values.join(""), value: value.values.join(""), place: key.place }
}

const MAX_SETTINGS = 20_000

/** Settings of .NET, java.util.Properties, Spring and Hadoop in XML; of any other document what its innermost elements say. */
const xmlSettings = (root: ReadonlyArray<LocatedNode>): ReadonlyArray<Setting> => {
  const settings: Array<Setting> = []
  const visit = (element: LocatedNode, path: ReadonlyArray<string>): void => {
    if (settings.length >= MAX_SETTINGS) return
    const { children = [], values, place } = element
    const elements = children.filter(({ name }) => !name.startsWith("@"))
    const named = settingByAttribute(element) ?? settingByElements(element)
    const isLeaf = elements.length === 0 && values.length > 0 && path.length > 0
    if (named !== undefined) settings.push(named)
    else if (isLeaf) settings.push({ key: path.join("."), value: values.join(""), place })
    for (const child of elements) visit(child, [...path, child.name])
  }
  for (const element of root) visit(element, [])
  return settings
}

/** The settings of a configuration file, in its order: as the program that reads such files calls them. */
const readSettings = (format: FormatName, text: string): ReadonlyArray<Setting> => {
  const nodes = readTree({ kind: format }, text)
  if (format === "hcl") return terraformSettings(nodes)
  return format === "xml" ? xmlSettings(nodes) : flattenTree(nodes)
}

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

/** The value with what it refers to; nothing of one that refers to what the file does not say, or that only asks for one. */
const plainText = (value: string, all: ByKey): string | undefined => {
  const text = expandValue(value, all)?.trim()
  return text === undefined || text === "" || text.length > MAX_TEXT || isStandIn(text) ? undefined : text
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
