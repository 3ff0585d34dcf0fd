import { placesIn } from "../model/placesIn.ts"
import { type Directive, MAX_DIRECTIVES, openFile, type OpenDirective } from "./Directive.ts"
import { openFlow, readFlow } from "./flowDirectives.ts"

const TABLE = /^[ \t]*\[\[?([^[\]\n]{1,256})\]\]?[ \t\r]*(?:#.*)?$/
const KEY = /^[ \t]*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:[ \t]*\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)[ \t]*=/

const MAX_NAMES = 16

const namesOf = (path: string): ReadonlyArray<string> =>
  (path.match(/"[^"]*"|'[^']*'|[^.\s]+/g) ?? []).slice(0, MAX_NAMES).map((name) => name.replace(/^["']|["']$/g, ""))

/** A block within blocks, for each name of a path. */
const openPath = (
  into: Array<Directive>,
  names: ReadonlyArray<string>,
  place: Directive["place"]
): Array<Directive> => {
  let block = into
  for (const name of names) {
    const inner: OpenDirective = { name, values: [], place, block: [] }
    block.push(inner)
    block = inner.block
  }
  return block
}

/** TOML: tables as blocks within blocks. */
export const tomlDirectives = (text: string): ReadonlyArray<Directive> => {
  const placeOf = placesIn(text)
  const flow = openFlow(text, placeOf)
  const file = openFile()
  let block = file.block
  let start = 0
  let left = MAX_DIRECTIVES
  while (start < text.length && left-- > 0) {
    const end = text.indexOf("\n", start)
    const stop = end < 0 ? text.length : end
    const line = text.slice(start, stop)
    const table = TABLE.exec(line)
    const key = table === null ? KEY.exec(line) : null
    let next = stop
    if (table !== null) block = openPath(file.block, namesOf(table[1]!), placeOf(start, stop))
    if (key !== null) {
      const names = namesOf(key[1]!)
      flow.at = start + key[0].length
      const into = openPath(block, names.slice(0, -1), placeOf(start, stop))
      readFlow(flow, names.at(-1) ?? "", start + line.length - line.trimStart().length, into)
      next = Math.max(stop, text.indexOf("\n", flow.at) < 0 ? text.length : text.indexOf("\n", flow.at))
    }
    start = next + 1
  }
  return file.block
}
