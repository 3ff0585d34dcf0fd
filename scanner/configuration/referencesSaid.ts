import type { FileReference } from "../model/Finding.ts"
import { isPlainPath } from "../model/plainFacts.ts"
import { isOpen, plainValue } from "../formats/openText.ts"
import type { Said } from "./usesIn.ts"

/** Words before a path that say what kind of path it is, as those of Dovecot, Postfix and Spring do. */
const SCHEME = /^(?:<|file:(?:\/\/)?|classpath\*?:|(?:hash|btree|lmdb):)/

const pathOf = (value: string | undefined): string | undefined => {
  const path = plainValue(value ?? "").replace(SCHEME, "")
  return isOpen(path) || !isPlainPath(path) ? undefined : path
}

/** Files that directives name. */
export const referencesSaid = (all: ReadonlyArray<Said>): ReadonlyArray<FileReference> =>
  all.flatMap(({ meaning, values, directive: { place } }) => {
    if (meaning.says !== "file") return []
    if (meaning.isList === true)
      return values
        .flatMap((value) => value.split(/[\s,]+/))
        .flatMap((value) => pathOf(value) ?? [])
        .map((path) => ({ of: meaning.of, path, place }))
    const [first, second] = [pathOf(values[0]), pathOf(values[1])]
    return [
      ...(first === undefined ? [] : [{ of: meaning.of, path: first, place }]),
      ...(second === undefined || meaning.second === undefined ? [] : [{ of: meaning.second, path: second, place }])
    ]
  })
