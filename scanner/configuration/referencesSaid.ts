import type { FileReference } from "../model/Finding.ts"
import { isPlainPath } from "../model/isPlainPath.ts"
import { isOpen, plainValue } from "./plainValue.ts"
import type { Said } from "./usesIn.ts"

/** Words before a path that say what kind of path it is, as those of Dovecot, Postfix and Spring do. */
const SCHEME = /^(?:<|file:(?:\/\/)?|classpath\*?:|(?:hash|btree|lmdb):)/

/** Files that directives name. */
export const referencesSaid = (all: ReadonlyArray<Said>): ReadonlyArray<FileReference> =>
  all.flatMap(({ meaning, values, directive }) => {
    const [value = ""] = values
    const path = plainValue(value).replace(SCHEME, "")
    if (meaning.says !== "file" || isOpen(path) || !isPlainPath(path)) return []
    return [{ of: meaning.of, path, place: directive.place }]
  })
