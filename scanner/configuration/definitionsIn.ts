import type { Evidence } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { type LocatedNode, MAX_DEPTH } from "../formats/LocatedNode.ts"
import type { Variables } from "./Variables.ts"

/** What gives a variable its value. */
export interface Definition {
  readonly symbol: string
  readonly values: ReadonlyArray<string>
  readonly place: Place
  /** Of another file. */
  readonly path?: string
}

/** The lines that gave variables their values. */
export const evidenceOfDefinitions = (definitions: ReadonlyArray<Definition>): ReadonlyArray<Evidence> =>
  definitions.map(({ symbol, place, path }) => ({
    ...(path !== undefined && { path }),
    place,
    symbol,
    role: "definition"
  }))

export type Definitions = ReadonlyMap<string, ReadonlyArray<Definition>>

/** A file that names more values is data. */
const MAX_DEFINITIONS = 20_000

/** Definitions by their names, as they are found. */
interface Collected {
  readonly byName: Map<string, Array<Definition>>
  left: number
}

const add = (found: Collected, symbol: string, values: ReadonlyArray<string>, node: LocatedNode): void => {
  if (values.length === 0 || node.children !== undefined || found.left-- <= 0) return
  const known = found.byName.get(symbol)
  const definition = { symbol, values, place: node.place }
  if (known === undefined) found.byName.set(symbol, [definition])
  else known.push(definition)
}

/** `**`: every value, by its whole path. */
const addAll = (found: Collected, nodes: ReadonlyArray<LocatedNode>, before: string, depth: number): void => {
  for (const node of nodes) {
    const name = before === "" ? node.name : `${before}.${node.name}`
    add(found, name, node.values, node)
    if (node.children !== undefined && depth < MAX_DEPTH && found.left > 0)
      addAll(found, node.children, name, depth + 1)
  }
}

/** A name with what its stars stand for. */
const filledName = (name: string, stars: ReadonlyArray<string>): string => {
  let at = 0
  return name.replace(/\*/g, () => stars[at++] ?? "")
}

/** What a node has for one part of a path: what the star in it stands for, and the values that are left. */
interface PartMatch {
  readonly stars: ReadonlyArray<string>
  readonly values: ReadonlyArray<string>
}

/** Compares a node with `name`, `*`, or `name @*`, whose star is the first word behind the name. */
const matchPart = (part: string, { name, values }: LocatedNode): PartMatch | undefined => {
  const [first, word] = part.split(" ")
  if (first !== "*" && first !== name) return undefined
  if (word === undefined) return { stars: first === "*" ? [name] : [], values }
  const sign = word.slice(0, -1)
  const [named = "", ...others] = values
  return named === "" || !named.startsWith(sign) ? undefined : { stars: [named.slice(sign.length)], values: others }
}

/** A path of directives that define variables, and how these are called. */
interface Pattern {
  readonly parts: ReadonlyArray<string>
  readonly name: string
}

/** What stands at a path below some nodes. */
const addAtPath = (
  found: Collected,
  nodes: ReadonlyArray<LocatedNode>,
  { parts: [part = "", ...parts], name }: Pattern,
  before: ReadonlyArray<string> = []
): void => {
  for (const node of nodes) {
    const match = found.left > 0 ? matchPart(part, node) : undefined
    if (match === undefined) continue
    const stars = [...before, ...match.stars]
    if (parts.length === 0) add(found, filledName(name, stars), match.values, node)
    else addAtPath(found, node.children ?? [], { parts, name }, stars)
  }
}

/** `**.path`: what stands at a path in any block. */
const addInBlocks = (found: Collected, nodes: ReadonlyArray<LocatedNode>, pattern: Pattern, depth: number): void => {
  addAtPath(found, nodes, pattern)
  for (const { children } of nodes)
    if (children !== undefined && depth < MAX_DEPTH && found.left > 0) addInBlocks(found, children, pattern, depth + 1)
}

/** Definitions by their names, in the order of the file. */
export const definitionsIn = (
  { defined }: Pick<Variables, "defined">,
  file: ReadonlyArray<LocatedNode>
): Definitions => {
  const found: Collected = { byName: new Map(), left: MAX_DEFINITIONS }
  for (const [path, name] of Object.entries(defined)) {
    const [first = "", ...rest] = path.split(".")
    if (path === "**") addAll(found, file, "", 0)
    else if (first === "**") addInBlocks(found, file, { parts: rest, name }, 0)
    else addAtPath(found, file, { parts: [first, ...rest], name })
  }
  return found.byName
}
