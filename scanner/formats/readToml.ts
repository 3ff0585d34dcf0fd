import type { Place } from "../model/Place.ts"
import { placesIn } from "../model/placesIn.ts"
import { type LocatedTree, MAX_NODES, openFile, type OpenNode } from "./LocatedNode.ts"
import { makeFlowParser, readFlow } from "./readFlow.ts"

const TABLE = /^[ \t]*\[(\[?)([^[\]\n]{1,256})\]\]?[ \t\r]*(?:#.*)?$/
const KEY = /^[ \t]*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:[ \t]*\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)[ \t]*=/
const BLANK = /^\s*(?:#.*)?$/

const MAX_NAMES = 16

const namesOf = (path: string): ReadonlyArray<string> =>
  (path.match(/"[^"]*"|'[^']*'|[^.\s]+/g) ?? []).slice(0, MAX_NAMES).map((name) => name.replace(/^["']|["']$/g, ""))

/** The tables in each table that later lines may go on with: of an array of tables the last one. */
type Tables = Map<OpenNode, Map<string, OpenNode>>

/** The table of a path, made as far as there is none; with `isElement`, its last name is an array that it is added to. */
const tableAt = (
  tables: Tables,
  from: OpenNode,
  names: ReadonlyArray<string>,
  place: Place,
  isElement = false
): OpenNode =>
  names.reduce((table, name, at) => {
    const inner = tables.get(table) ?? new Map<string, OpenNode>()
    tables.set(table, inner)
    const known = inner.get(name)
    const isNext = isElement && at === names.length - 1
    if (known !== undefined && !isNext) return known
    const index = (known?.indexes?.[0] ?? -1) + 1
    const made: OpenNode = { name, values: [], place, children: [], ...(isNext && { indexes: [index] }) }
    inner.set(name, made)
    table.children.push(made)
    return made
  }, from)

/**
 * TOML, line by line: tables are nodes within nodes. A reader of our own, as no kept one gives places and what is left of a file
 * with templates in it.
 */
export const readToml = (text: string, limit: number = MAX_NODES): LocatedTree => {
  const placeOf = placesIn(text)
  const parser = makeFlowParser("toml", text, placeOf, limit)
  const file = openFile()
  const tables: Tables = new Map()
  let table = file
  let isDamaged = false
  for (let start = 0; start < text.length && parser.left > 0;) {
    const end = text.indexOf("\n", start)
    const stop = end < 0 ? text.length : end
    const line = text.slice(start, stop)
    const heading = TABLE.exec(line)
    const key = heading === null ? KEY.exec(line) : null
    parser.at = stop
    if (heading !== null) {
      parser.left--
      table = tableAt(tables, file, namesOf(heading[2]!), placeOf(start, stop), heading[1] !== "")
    } else if (key !== null) {
      const names = namesOf(key[1]!)
      const into = tableAt(tables, table, names.slice(0, -1), placeOf(start, stop)).children
      parser.at = start + key[0].length
      if (BLANK.test(line.slice(key[0].length))) isDamaged = true
      else readFlow(parser, { name: names.at(-1) ?? "" }, start + line.length - line.trimStart().length, into)
    } else if (!BLANK.test(line)) isDamaged = true
    const next = text.indexOf("\n", Math.max(stop, parser.at))
    start = next < 0 ? text.length : next + 1
  }
  return isDamaged || parser.isDamaged ? { nodes: file.children, isDamaged: true } : { nodes: file.children }
}
