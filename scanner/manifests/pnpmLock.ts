import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, isObject, type JsonObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { npmSections } from "./npmManifest.ts"
import { exactVersion } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** `/elliptic/6.5.4`, `/elliptic@6.5.4`, `elliptic@6.5.4(peer@1.0.0)`, `/@scope/name/1.0.0_peer@1.0.0`. */
const DEPENDENCY_PATH = /^\/?((?:@[^/@]+\/)?[^/@]+)[/@]([^(_]+)/

/** The scope of what a project asks for itself, by name and version. */
const directScopes = (lock: unknown): ReadonlyMap<string, LibraryScope> => {
  const importers = [lock, ...membersOf(memberOf(lock, "importers")).map(([, importer]) => importer)]
  const scopes = new Map<string, LibraryScope>()
  for (const [section, scope] of npmSections.toReversed())
    for (const importer of importers)
      for (const [name, wanted] of membersOf(memberOf(importer, section))) {
        const version = textOf(wanted) ?? textOf(memberOf(wanted, "version")) ?? ""
        scopes.set(`${name}@${version.replace(/[(_].*$/, "")}`, scope)
      }
  return scopes
}

const packagesIn = (lock: JsonObject): ReadonlyArray<Declared> => {
  const direct = directScopes(lock)
  return membersOf(lock["packages"]).flatMap(([path, entry]): ReadonlyArray<Declared> => {
    const [, name, version] = DEPENDENCY_PATH.exec(path) ?? []
    if (name === undefined || version === undefined) return []
    const isDev = isObject(entry) && isTrue(entry["dev"])
    const scope = direct.get(`${name}@${version}`)
    return [
      {
        type: "npm",
        name,
        version: exactVersion(version),
        scope: scope ?? (isDev ? "excluded" : undefined),
        transitive: scope === undefined,
        find: ["packages:", path]
      }
    ]
  })
}

/** `pnpm-lock.yaml` (https://github.com/pnpm/spec/tree/master/lockfile), which may have a first document of pnpm's own packages. */
export const readPnpmLock: Reader = (text) => {
  const documents = text.split(/^---$/m).filter((document) => document.trim() !== "")
  const locks = documents.map((document) => readDocument("yaml", document))
  return locks.every((lock) => lock !== undefined) ? locks.flatMap(packagesIn) : undefined
}
