import { addNodes, type LocatedNode, type LocatedTree } from "./LocatedNode.ts"
import { type BraceStyle, readBraces } from "./readBraces.ts"
import { readHcl } from "./readHcl.ts"
import { readHocon } from "./readHocon.ts"
import { readJson } from "./readJson.ts"
import { type LineStyle, readLines, wholeValue } from "./readLines.ts"
import { readProperties } from "./readProperties.ts"
import { readToml } from "./readToml.ts"
import { readXml } from "./readXml.ts"
import { readYaml } from "./readYaml.ts"

const SECTION = /^[ \t]*\[[^\]\n]+\][ \t]*$/m

/** What only HOCON has: objects, references, comments of its own, other files. */
const HOCON = /\{|\/\/|^[ \t]*include[ \t]/m

const ini: LineStyle = { assigns: "sign", sections: "square", comments: "#;", whole: true }

const VARIABLE = /^\s*(?:export\s+)?([A-Za-z_][\w.-]*)\s*=(.*)$/

/** `NAME=value`, one a line. */
export const readDotenv = (text: string): LocatedTree => ({
  nodes: text.split(/\r?\n/).flatMap((line, at) => {
    const found = VARIABLE.exec(line)
    if (found === null) return []
    const column = line.length - line.trimStart().length + 1
    const place = { line: at + 1, column, endLine: at + 1, endColumn: line.length + 1 }
    return [{ name: found[1]!, values: [wholeValue(found[2]!)], place }]
  })
})

const readers = {
  yaml: readYaml,
  json: readJson,
  toml: readToml,
  hcl: readHcl,
  properties: readProperties,
  dotenv: readDotenv,
  xml: readXml,
  /** What is called a configuration: INI, or HOCON. */
  conf: (text: string) => (SECTION.test(text) || !HOCON.test(text) ? readLines(ini, text) : readHocon(text))
} satisfies { readonly [format: string]: (text: string) => LocatedTree }

/** A format that is the same whoever reads it. */
export type FormatName = keyof typeof readers

/** How the files of a product are written. */
export type Syntax =
  | ({ readonly kind: "lines" } & LineStyle)
  | ({ readonly kind: "braces" } & BraceStyle)
  /** With `dotted`, a name with dots is a path of nodes. */
  | { readonly kind: FormatName; readonly dotted?: true }

/** The nodes of a text in its order: as far as they can be read, whatever the text is. */
export const readTree = (syntax: Syntax, text: string): ReadonlyArray<LocatedNode> => {
  if (syntax.kind === "lines") return readLines(syntax, text).nodes
  if (syntax.kind === "braces") return readBraces(syntax, text).nodes
  const { nodes } = readers[syntax.kind](text)
  return syntax.dotted === true ? undotted(nodes) : nodes
}

const MAX_NAMES = 24

/** `a.b: c` as `a: { b: c }`, together with what else is said of `a`. */
const undotted = (nodes: ReadonlyArray<LocatedNode>): Array<LocatedNode> => {
  const made: Array<LocatedNode> = []
  const opened = new Map<string, Array<LocatedNode>>([["", made]])
  const childrenAt = (names: ReadonlyArray<string>, place: LocatedNode["place"]): Array<LocatedNode> => {
    const path = names.join(".")
    const known = opened.get(path)
    if (known !== undefined) return known
    const children: Array<LocatedNode> = []
    opened.set(path, children)
    childrenAt(names.slice(0, -1), place).push({ name: names.at(-1)!, values: [], place, children })
    return children
  }
  for (const node of nodes) {
    const names = node.name.split(".")
    const isPath = names.length > 1 && names.length <= MAX_NAMES && !names.includes("")
    const inner = node.children === undefined ? undefined : undotted(node.children)
    if (isPath && inner !== undefined) addNodes(childrenAt(names, node.place), inner)
    else if (isPath) childrenAt(names.slice(0, -1), node.place).push({ ...node, name: names.at(-1)! })
    else if (inner !== undefined) made.push({ ...node, children: inner })
    else made.push(node)
  }
  return made
}
