import { elementsOf, isObject, type JsonObject, textOf } from "../formats/treeValues.ts"
import { readDocument } from "./readDocument.ts"

/** An entry of a lock file that is a list of packages in TOML. */
export interface LockedPackage {
  readonly name: string
  readonly version: string | undefined
  readonly entry: JsonObject
  readonly find: ReadonlyArray<string>
}

/** The packages of a lock file with `[[package]]`, whose first line is their name in what the tools write. */
export const lockedPackages = (text: string): ReadonlyArray<LockedPackage> | undefined => {
  const lock = readDocument("toml", text)
  if (lock === undefined) return undefined
  return elementsOf(lock["package"]).flatMap((entry) => {
    if (!isObject(entry)) return []
    const name = textOf(entry["name"])
    return name === undefined
      ? []
      : [{ name, version: textOf(entry["version"]), entry, find: [`[[package]]\nname = "${name}"`] }]
  })
}
