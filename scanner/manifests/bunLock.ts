import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { elementsOf, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { npmSections } from "./npmManifest.ts"
import { exactVersion } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const directScopes = (lock: unknown): ReadonlyMap<string, LibraryScope> =>
  new Map(
    npmSections
      .toReversed()
      .flatMap(([section, scope]) =>
        membersOf(memberOf(lock, "workspaces")).flatMap(([, workspace]) =>
          membersOf(memberOf(workspace, section)).map(([name]) => [name, scope] as const)
        )
      )
  )

const RESOLUTION = /^(@?[^@]+)@(\d.*)$/

/** `bun.lock` (https://bun.sh/reference/bun/BunLockFile): JSON with trailing commas. */
export const readBunLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  const direct = directScopes(lock)
  return membersOf(lock["packages"]).flatMap(([place, entry]): ReadonlyArray<Declared> => {
    const [, name, version] = RESOLUTION.exec(textOf(elementsOf(entry)[0]) ?? "") ?? []
    if (name === undefined) return []
    const scope = direct.get(place)
    return [
      {
        type: "npm",
        name,
        version: exactVersion(version),
        scope,
        transitive: scope === undefined,
        find: ['"packages"', JSON.stringify(place)]
      }
    ]
  })
}
