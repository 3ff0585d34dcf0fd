import { flattenTree, type Setting } from "../formats/flattenTree.ts"
import type { LocatedNode } from "../formats/LocatedNode.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import { type FormatName, readTree } from "../formats/readTree.ts"
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
export const readSettings = (format: FormatName, text: string): ReadonlyArray<Setting> => {
  const nodes = readTree({ kind: format }, text)
  if (format === "hcl") return terraformSettings(nodes)
  return format === "xml" ? xmlSettings(nodes) : flattenTree(nodes)
}
