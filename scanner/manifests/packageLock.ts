import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, isObject, type JsonObject, memberOf, membersOf, textOf, elementsOf } from "../formats/treeValues.ts"
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

const scopeOf = (entry: JsonObject): LibraryScope => {
  if (isTrue(entry["dev"])) return "excluded"
  return isTrue(entry["optional"]) || isTrue(entry["devOptional"]) ? "optional" : "required"
}

const FOLDER = "node_modules/"

/** Names that the projects of the lock file ask for, which are those without `node_modules` in their place. */
const askedFor = (packages: JsonObject): ReadonlySet<string> =>
  new Set(
    Object.entries(packages)
      .filter(([place]) => !place.includes(FOLDER))
      .flatMap(([, project]) => npmSections.flatMap(([section]) => membersOf(memberOf(project, section))))
      .map(([name]) => name)
  )

/** Version 2 and later: every package by the folder it is installed in. */
const installed = (packages: JsonObject): ReadonlyArray<Declared> => {
  const direct = askedFor(packages)
  return Object.entries(packages).flatMap(([place, entry]): ReadonlyArray<Declared> => {
    const at = place.lastIndexOf(FOLDER)
    if (at < 0 || !isObject(entry) || isTrue(entry["link"])) return []
    const folder = place.slice(at + FOLDER.length)
    return [
      {
        type: "npm",
        name: textOf(entry["name"]) ?? folder,
        version: exactVersion(entry["version"]),
        scope: scopeOf(entry),
        transitive: at !== 0 || !direct.has(folder),
        find: ['"packages"', JSON.stringify(place)]
      }
    ]
  })
}

const MAX_DEPTH = 32

/** Version 1: packages within the packages that need another version than others do. */
const nested = (dependencies: unknown, above: ReadonlyArray<string>): ReadonlyArray<Declared> =>
  above.length > MAX_DEPTH
    ? []
    : membersOf(dependencies).flatMap(([name, entry]): ReadonlyArray<Declared> => {
        if (!isObject(entry)) return []
        const find = [...above, JSON.stringify(name)]
        const alias = /^npm:(@?[^@]+)@(.+)$/.exec(textOf(entry["version"]) ?? "")
        const own: Declared = {
          type: "npm",
          name: alias?.[1] ?? name,
          version: exactVersion(alias?.[2] ?? entry["version"]),
          scope: scopeOf(entry),
          ...(above.length > 1 && { transitive: true }),
          find
        }
        return [own, ...nested(entry["dependencies"], find)]
      })

/** `package-lock.json` and `npm-shrinkwrap.json`: https://docs.npmjs.com/cli/configuring-npm/package-lock-json. */
export const readPackageLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  const { packages, dependencies } = lock
  return isObject(packages) ? installed(packages) : nested(dependencies, ['"dependencies"'])
}
