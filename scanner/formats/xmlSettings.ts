import { parseXml, type XmlElement } from "./parseXml.ts"
import type { Setting } from "./Setting.ts"

const MAX_SETTINGS = 20_000

/** So many names may be spelled otherwise in the text, with entities, before lines are no longer looked for. */
const MAX_MISSED = 64

interface Found {
  readonly key: string
  readonly value: string
  /** What the text has where the setting is written. */
  readonly written: string
}

const NAME = /(?:^|-)name$/i
const VALUE = /(?:^|-)value$/i

/** An element that names the setting: `<add key="a" value="b"/>`, `<entry key="a">b</entry>`, `<setting name="a"><value>b`. */
const byAttribute = ({ attributes, text, children }: XmlElement): Found | undefined => {
  const key = attributes["key"] ?? attributes["name"]
  const value = attributes["value"] ?? (text === "" ? children.find(({ name }) => VALUE.test(name))?.text : text)
  return key === undefined || value === undefined ? undefined : { key, value, written: key }
}

/** An element that holds both: `<property><name>a</name><value>b</value></property>`. */
const byElements = ({ children }: XmlElement): Found | undefined => {
  const key = children.find(({ name }) => NAME.test(name))?.text
  const value = children.find(({ name }) => VALUE.test(name))?.text
  return key === undefined || value === undefined ? undefined : { key, value, written: key }
}

const visit = (element: XmlElement, path: ReadonlyArray<string>, found: Array<Found>): void => {
  if (found.length >= MAX_SETTINGS) return
  const { name, text, children } = element
  const named = byAttribute(element) ?? byElements(element)
  const isLeaf = children.length === 0 && text !== "" && path.length > 0
  if (named !== undefined) found.push(named)
  else if (isLeaf) found.push({ key: path.join("."), value: text, written: `<${name}` })
  for (const child of children) visit(child, [...path, child.name], found)
}

/** Settings stand in the text in the order of its elements. */
const placedIn = (text: string, all: ReadonlyArray<Found>): ReadonlyArray<Setting> => {
  const lines = text.split(/\r\n|\r|\n/)
  let from = 0
  let missed = 0
  return all.map(({ key, value, written }): Setting => {
    let next = from
    while (missed < MAX_MISSED && next < lines.length && !lines[next]!.includes(written)) next++
    if (next < lines.length) from = next
    else missed++
    const line = lines[from] ?? ""
    const column = line.length - line.trimStart().length + 1
    return { key, value, place: { line: from + 1, column, endLine: from + 1, endColumn: line.length + 1 } }
  })
}

/** Settings of .NET, java.util.Properties, Spring and Hadoop in XML; of any other document what its innermost elements say. */
export const xmlSettings = (text: string): ReadonlyArray<Setting> => {
  const root = parseXml(text)
  if (root === undefined) return []
  const found: Array<Found> = []
  visit(root, [], found)
  return placedIn(text, found)
}
