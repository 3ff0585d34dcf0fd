import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isTrue, elementsOf, isObject, type JsonObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { lockedPackages } from "./lockedPackages.ts"
import { foldedName } from "./purl.ts"
import { exactVersion } from "./versions.ts"

/** Poetry 1 has a category, Poetry 2 and PDM have groups. */
const poetryScope = (entry: JsonObject): LibraryScope | undefined => {
  const groups = elementsOf(entry["groups"])
  if (entry["category"] === "dev" || (groups.length > 0 && !groups.includes("main") && !groups.includes("default")))
    return "excluded"
  if (isTrue(entry["optional"])) return "optional"
  return groups.length > 0 || entry["category"] === "main" ? "required" : undefined
}

/** `poetry.lock` and `pdm.lock`: https://python-poetry.org/docs/basic-usage/#installing-with-poetrylock. */
export const readPoetryLock: Reader = (text) =>
  lockedPackages(text)?.map(({ name, version, entry, find }): Declared => ({
    type: "pypi",
    name,
    version: exactVersion(version),
    scope: poetryScope(entry),
    find
  }))

const isProject = ({ entry }: { readonly entry: JsonObject }): boolean =>
  ["virtual", "editable", "directory"].some((kind) => memberOf(entry, "source", kind) !== undefined)

const namesIn = (list: unknown): ReadonlyArray<string> =>
  elementsOf(list).flatMap((one) => textOf(memberOf(one, "name")) ?? [])

/** What the projects of the lock file ask for themselves. */
const directScopes = (projects: ReadonlyArray<{ readonly entry: JsonObject }>): ReadonlyMap<string, LibraryScope> => {
  const named = projects.flatMap(({ entry }) => [
    ...membersOf(entry["dev-dependencies"]).flatMap(([, list]) =>
      namesIn(list).map((name) => [name, "excluded"] as const)
    ),
    ...membersOf(entry["optional-dependencies"]).flatMap(([, list]) =>
      namesIn(list).map((name) => [name, "optional"] as const)
    ),
    ...namesIn(entry["dependencies"]).map((name) => [name, "required"] as const)
  ])
  return new Map(named.map(([name, scope]) => [foldedName("pypi", name), scope]))
}

/** `uv.lock`: https://docs.astral.sh/uv/concepts/projects/layout/#the-lockfile. */
export const readUvLock: Reader = (text) => {
  const packages = lockedPackages(text)
  if (packages === undefined) return undefined
  const direct = directScopes(packages.filter(isProject))
  return packages.flatMap((one): ReadonlyArray<Declared> => {
    if (isProject(one) || !isObject(one.entry["source"])) return []
    const scope = direct.get(foldedName("pypi", one.name))
    return [
      {
        type: "pypi",
        name: one.name,
        version: exactVersion(one.version),
        scope,
        transitive: scope === undefined,
        find: one.find
      }
    ]
  })
}
