import { placesIn } from "../model/placesIn.ts"
import { type Directive, MAX_DIRECTIVES, openFile, type OpenDirective } from "./Directive.ts"
import { openFlow, readFlow } from "./flowDirectives.ts"

const TABLE = /^[ \t]*\[\[?([^[\]\n]{1,256})\]\]?[ \t\r]*(?:#.*)?$/
const KEY = /^[ \t]*((?:[\w-]+|"[^"\n]*"|'[^'\n]*')(?:[ \t]*\.[ \t]*(?:[\w-]+|"[^"\n]*"|'[^'\n]*'))*)[ \t]*=/

const MAX_NAMES = 16

const namesOf = (path: string): ReadonlyArray<string> =>
  (path.match(/"[^"]*"|'[^']*'|[^.\s]+/g) ?? []).slice(0, MAX_NAMES).map((name) => name.replace(/^["']|["']$/g, ""))

type Opened = Map<string, OpenDirective>

/** The block of a path, made if there is none yet; the last one is always made anew for a member of a list. */
const openPath = (
  opened: Opened,
  names: ReadonlyArray<string>,
  place: Directive["place"],
  isMember = false
): OpenDirective => {
  const path = names.join(".")
  const known = opened.get(path)
  if (known !== undefined && (!isMember || names.length === 0)) return known
  const made: OpenDirective = { name: names.at(-1)!, values: [], place, block: [] }
  opened.set(path, made)
  openPath(opened, names.slice(0, -1), place).block.push(made)
  return made
}

/** TOML: tables as blocks within blocks. */
export const tomlDirectives = (text: string): ReadonlyArray<Directive> => {
  const placeOf = placesIn(text)
  const flow = openFlow(text, placeOf)
  const file = openFile()
  const opened: Opened = new Map([["", file]])
  let current: ReadonlyArray<string> = []
  let start = 0
  let left = MAX_DIRECTIVES
  while (start < text.length && left-- > 0) {
    const end = text.indexOf("\n", start)
    const stop = end < 0 ? text.length : end
    const line = text.slice(start, stop)
    const table = TABLE.exec(line)
    const key = table === null ? KEY.exec(line) : null
    let next = stop
    if (table !== null) {
      current = namesOf(table[1]!)
      openPath(opened, current, placeOf(start, stop), /^[ \t]*\[\[/.test(line))
    }
    if (key !== null) {
      const names = namesOf(key[1]!)
      flow.at = start + key[0].length
      const into = openPath(opened, [...current, ...names.slice(0, -1)], placeOf(start, stop))
      readFlow(flow, names.at(-1) ?? "", start + line.length - line.trimStart().length, into.block)
      next = Math.max(stop, text.indexOf("\n", flow.at) < 0 ? text.length : text.indexOf("\n", flow.at))
    }
    start = next + 1
  }
  return file.block
}
