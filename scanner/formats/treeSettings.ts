import * as Toml from "effect/encoding/Toml"
import * as Result from "effect/Result"
import type { Directive } from "./Directive.ts"
import { isOpen } from "./plainValue.ts"
import { tomlDirectives } from "./tomlDirectives.ts"
import { yamlDirectives } from "./yamlDirectives.ts"
import { hoconSettings } from "./hoconSettings.ts"
import { jsonValue } from "./jsonValue.ts"
import type { Setting } from "./Setting.ts"
import { yamlValue } from "./yamlValue.ts"

const MAX_SETTINGS = 20_000
const MAX_DEPTH = 32

interface Leaf {
  readonly path: ReadonlyArray<string>
  readonly value: string
}

const leavesOf = (value: unknown, path: ReadonlyArray<string>, leaves: Array<Leaf>): void => {
  if (leaves.length >= MAX_SETTINGS || path.length > MAX_DEPTH || value === null || value === undefined) return
  if (typeof value === "object") {
    for (const [key, inner] of Object.entries(value)) leavesOf(inner, [...path, key], leaves)
  } else leaves.push({ path, value: String(value) })
}

const unquoted = (text: string): string => text.replace(/^["']|["']$/g, "")

/** What a line gives a value to, whole and without the names of tables before it. */
const keysOf = (line: string): ReadonlyArray<string> => {
  const text = line.replace(/^[\s{,-]+/, "")
  const end = text.search(/[:=]/)
  if (end < 0) return []
  const key = text.slice(0, end).trim()
  return [unquoted(key), unquoted(key.slice(key.lastIndexOf(".") + 1))]
}

/** The lines that begin with each key, in order. */
const linesByKey = (lines: ReadonlyArray<string>): ReadonlyMap<string, ReadonlyArray<number>> => {
  const byKey = new Map<string, Array<number>>()
  for (const [at, line] of lines.entries())
    for (const key of new Set(keysOf(line))) {
      const known = byKey.get(key)
      if (known === undefined) byKey.set(key, [at])
      else known.push(at)
    }
  return byKey
}

/** Keys stand in the text in the order of the tree; the line of a leaf is the next one that begins with its key. */
const placedIn = (text: string, leaves: ReadonlyArray<Leaf>): ReadonlyArray<Setting> => {
  const lines = text.split(/\r?\n/)
  const byKey = linesByKey(lines)
  const seen = new Map<string, number>()
  let from = 0
  return leaves.map(({ path, value }): Setting => {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? ""
    const known = byKey.get(name) ?? []
    let next = seen.get(name) ?? 0
    while (next < known.length && known[next]! < from) next++
    seen.set(name, next)
    from = known[next] ?? from
    const line = lines[from] ?? ""
    const place = {
      line: from + 1,
      column: line.length - line.trimStart().length + 1,
      endLine: from + 1,
      endColumn: line.length + 1
    }
    return { key: path.join("."), value, place }
  })
}

const settingsOf = (text: string, tree: unknown): ReadonlyArray<Setting> => {
  const leaves: Array<Leaf> = []
  leavesOf(tree, [], leaves)
  return placedIn(text, leaves)
}

/** What a reader that forgives more says of a text that is not quite what its name says. */
const asSettings = (directives: ReadonlyArray<Directive>): ReadonlyArray<Setting> => {
  const settings: Array<Setting> = []
  const visit = (all: ReadonlyArray<Directive>, path: ReadonlyArray<string>): void => {
    for (const { name, values, place, block } of all) {
      const names = name === "" ? path : [...path, name]
      const [value] = values
      if (block !== undefined && names.length <= MAX_DEPTH) visit(block, names)
      else if (value !== undefined && !isOpen(value) && settings.length < MAX_SETTINGS)
        settings.push({ key: names.join("."), value, place })
    }
  }
  visit(directives, [])
  return settings
}

/** JSON begins so, and JSON with comments. */
const OBJECT = /^\s*\{\s*(?:["}/]|$)/

/** YAML 1.2, and so JSON, with comments as well; streams of documents, templates and tags as far as they can be read. */
export const yamlSettings = (text: string): ReadonlyArray<Setting> => {
  if (OBJECT.test(text) && jsonValue(text) === undefined) return hoconSettings(text)
  const tree = yamlValue(text)
  return tree === undefined ? asSettings(yamlDirectives(text)) : settingsOf(text, tree)
}

/** TOML 1.0. */
export const tomlSettings = (text: string): ReadonlyArray<Setting> => {
  const tree = Result.getOrUndefined(Toml.parse(text))
  return tree === undefined ? asSettings(tomlDirectives(text)) : settingsOf(text, tree)
}
