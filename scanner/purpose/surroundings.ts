import type { Place } from "../model/Place.ts"
import { type ParsedFile, scopeAt } from "../source/ParsedFile.ts"
import { type NameAround, placeOfName } from "./namesAround.ts"

/** Names of the functions and types around a place, the innermost first. */
export const scopesAround = (file: ParsedFile, offset: number): ReadonlyArray<NameAround> => {
  const found: Array<NameAround> = []
  for (let at = scopeAt(file.scopes, offset); at > 0; at = file.scopes[at]!.parent) {
    const { kind, name, ownerName, start } = file.scopes[at]!
    if (kind !== "function" && kind !== "type") continue
    if (name !== undefined) found.push({ name, position: kind, hops: 0, place: placeOfName(file, name, start) })
    if (ownerName !== undefined)
      found.push({ name: ownerName, position: "type", hops: 0, place: placeOfName(file, ownerName, start) })
  }
  return found
}

const nowhere = (): Place => ({ line: 1, column: 1, endLine: 1, endColumn: 1 })

/** The name of a file, without its folders. */
export const fileAround = ({ path }: Pick<ParsedFile, "path">): NameAround => ({
  name: path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, ""),
  position: "file",
  hops: 0,
  place: nowhere
})

/** So many folders around a file say what it is about. */
const MAX_FOLDERS = 3

/** The folders around a file, the innermost first. */
export const foldersAround = ({ path }: Pick<ParsedFile, "path">): ReadonlyArray<NameAround> =>
  path
    .split("/")
    .slice(0, -1)
    .slice(-MAX_FOLDERS)
    .toReversed()
    .map((name) => ({ name, position: "folder", hops: 0, place: nowhere }))
