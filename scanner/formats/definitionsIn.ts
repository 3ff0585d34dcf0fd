import type { Evidence } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { type Directive, MAX_DEPTH } from "./Directive.ts"
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

const nameOf = (made: string, stars: ReadonlyArray<string>): string => {
  let at = 0
  return made.replace(/\*/g, () => stars[at++] ?? "")
}

/** Definitions by their names, in the order of the file. */
export const definitionsIn = ({ defined }: Pick<Variables, "defined">, file: ReadonlyArray<Directive>): Definitions => {
  const found = new Map<string, Array<Definition>>()
  let left = MAX_DEFINITIONS
  const add = (symbol: string, values: ReadonlyArray<string>, { place, block }: Directive): void => {
    if (values.length === 0 || block !== undefined || left-- <= 0) return
    const known = found.get(symbol)
    if (known === undefined) found.set(symbol, [{ symbol, values, place }])
    else known.push({ symbol, values, place })
  }
  const every = (all: ReadonlyArray<Directive>, before: string, depth: number): void => {
    for (const directive of all) {
      const name = before === "" ? directive.name : `${before}.${directive.name}`
      add(name, directive.values, directive)
      if (directive.block !== undefined && depth < MAX_DEPTH && left > 0) every(directive.block, name, depth + 1)
    }
  }
  const search = (
    all: ReadonlyArray<Directive>,
    [segment = "", ...rest]: ReadonlyArray<string>,
    made: string,
    stars: ReadonlyArray<string>
  ): void => {
    const [first, word] = segment.split(" ")
    const mark = word?.slice(0, -1)
    for (const directive of all) {
      if (left <= 0 || (first !== "*" && first !== directive.name)) continue
      const [named = "", ...others] = directive.values
      if (mark !== undefined && (named === "" || !named.startsWith(mark))) continue
      const star = mark !== undefined ? [named.slice(mark.length)] : first === "*" ? [directive.name] : []
      const values = mark !== undefined ? others : directive.values
      if (rest.length === 0) add(nameOf(made, [...stars, ...star]), values, directive)
      else search(directive.block ?? [], rest, made, [...stars, ...star])
    }
  }
  const everywhere = (
    all: ReadonlyArray<Directive>,
    path: ReadonlyArray<string>,
    made: string,
    depth: number
  ): void => {
    search(all, path, made, [])
    for (const { block } of all)
      if (block !== undefined && depth < MAX_DEPTH && left > 0) everywhere(block, path, made, depth + 1)
  }
  for (const [path, made] of Object.entries(defined)) {
    const [first, ...rest] = path.split(".")
    if (path === "**") every(file, "", 0)
    else if (first === "**") everywhere(file, rest, made, 0)
    else search(file, path.split("."), made, [])
  }
  return found
}
