import { outermostPath } from "../model/classBundle.ts"
import { entryPath } from "./entryPath.ts"

interface Named {
  readonly name: Uint8Array
}

const END = [...".class"].map((character) => character.charCodeAt(0))

/** The path of a class file; empty for all else. */
const classPath = ({ name }: Named): string =>
  END.every((byte, at) => name.at(at - END.length) === byte) ? (entryPath(name) ?? "") : ""

/** So many classes within others are kept at one time: an application has some ten thousands. */
const MAX_NESTED = 262_144

/** Class files of classes within others, by the path of the outermost one, where that is an entry, too. */
const nestedIn = <E extends Named>(entries: Iterable<E>): ReadonlyMap<string, ReadonlyArray<E>> => {
  const nested = new Map<string, Array<E>>()
  let left = MAX_NESTED
  for (const entry of entries) {
    const outer = outermostPath(classPath(entry))
    if (outer === undefined || left-- <= 0) continue
    const found = nested.get(outer)
    if (found === undefined) nested.set(outer, [entry])
    else found.push(entry)
  }
  const found = new Map<string, ReadonlyArray<E>>()
  for (const entry of nested.size === 0 ? [] : entries) {
    const path = classPath(entry)
    const within = nested.get(path)
    if (within !== undefined) found.set(path, within)
  }
  return found
}

/** The entries of an archive in their order, the class files of classes within another one with that of the outermost. */
export function* classEntries<E extends Named>(
  entries: Iterable<E>
): Generator<readonly [entry: E, nested: ReadonlyArray<E>]> {
  const nested = nestedIn(entries)
  const given = new Set<string>()
  let left = MAX_NESTED
  for (const entry of entries) {
    const path = nested.size === 0 ? "" : classPath(entry)
    const outer = path === "" ? undefined : outermostPath(path)
    if (outer !== undefined && left-- > 0 && nested.has(outer)) continue
    const isFirst = !given.has(path)
    if (nested.has(path)) given.add(path)
    yield [entry, isFirst ? (nested.get(path) ?? []) : []]
  }
}
