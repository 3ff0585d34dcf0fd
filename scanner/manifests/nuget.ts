import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { memberOf, membersOf } from "../formats/treeValues.ts"
import type { LocatedNode } from "../formats/LocatedNode.ts"
import { childrenOf, childText, readXml, textOf } from "../formats/readXml.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

/** A number alone is the least version, which is the one that NuGet takes: https://learn.microsoft.com/nuget/concepts/package-versioning. */
const versionOf = (text: string | undefined): Pick<Declared, "version" | "requirement"> => {
  const only = /^\[([^,\]]+)\]$/.exec(text?.trim() ?? "")
  return versionOrRange(only?.[1] ?? text, (one) => /^\d[\w.+-]*$/.test(one))
}

const propertiesOf = (project: LocatedNode): ReadonlyMap<string, string> =>
  new Map(
    childrenOf(project, "PropertyGroup").flatMap(({ children = [] }) =>
      children.map((property) => [property.name, textOf(property)] as const)
    )
  )

const MAX_HOPS = 4

const filledIn = (text: string | undefined, properties: ReadonlyMap<string, string>): string | undefined => {
  let filled = text
  for (let hop = 0; hop < MAX_HOPS && filled?.includes("$(") === true; hop++)
    filled = filled.replace(/\$\(([\w.]+)\)/g, (all, name: string) => properties.get(name) ?? all).slice(0, 256)
  return filled?.includes("$(") === true ? undefined : filled
}

const fieldOf = (item: LocatedNode, name: string): string | undefined =>
  childText(item, `@${name}`) ?? childText(item, name)

const items: { readonly [item: string]: Pick<Declared, "role" | "transitive"> } = {
  PackageReference: { transitive: false },
  GlobalPackageReference: { transitive: false },
  PackageVersion: { role: "version" }
}

const fromItem = (item: LocatedNode, properties: ReadonlyMap<string, string>): ReadonlyArray<Declared> => {
  const name = fieldOf(item, "Include") ?? fieldOf(item, "Update")
  if (name === undefined || !Object.hasOwn(items, item.name)) return []
  const { role, transitive } = items[item.name]!
  const isPrivate = /^all$/i.test(fieldOf(item, "PrivateAssets") ?? "")
  const version = fieldOf(item, "VersionOverride") ?? fieldOf(item, "Version")
  const scope: LibraryScope | undefined = role !== undefined ? undefined : isPrivate ? "excluded" : "required"
  return [
    { type: "nuget", name, ...versionOf(filledIn(version, properties)), scope, role, transitive, find: [`"${name}"`] }
  ]
}

/**
 * Project files and `Directory.Packages.props`: https://learn.microsoft.com/nuget/consume-packages/package-references-in-project-files
 * and https://learn.microsoft.com/nuget/consume-packages/central-package-management.
 */
export const readMsbuild: Reader = (text) => {
  const [project] = readXml(text).nodes
  if (project?.name !== "Project") return undefined
  const properties = propertiesOf(project)
  const groups = [...childrenOf(project, "ItemGroup"), ...childrenOf(project, "Choose", "When", "ItemGroup")]
  return groups.flatMap(({ children = [] }) => children.flatMap((item) => fromItem(item, properties)))
}

/** `packages.config`: https://learn.microsoft.com/nuget/reference/packages-config. */
export const readPackagesConfig: Reader = (text) => {
  const [root] = readXml(text).nodes
  if (root?.name !== "packages") return undefined
  return childrenOf(root, "package").flatMap((one): ReadonlyArray<Declared> => {
    const name = childText(one, "@id")
    if (name === undefined) return []
    const scope = childText(one, "@developmentDependency") === "true" ? "excluded" : "required"
    return [{ type: "nuget", name, version: exactVersion(childText(one, "@version")), scope, find: [`"${name}"`] }]
  })
}

/** `packages.lock.json`: https://learn.microsoft.com/nuget/consume-packages/package-references-in-project-files#locking-dependencies. */
export const readNugetLock: Reader = (text) => {
  const lock = readDocument("json", text)
  if (lock === undefined) return undefined
  return membersOf(lock["dependencies"]).flatMap(([framework, packages]) =>
    membersOf(packages).flatMap(([name, entry]): ReadonlyArray<Declared> => {
      const kind = memberOf(entry, "type")
      if (kind === "Project") return []
      const version = exactVersion(memberOf(entry, "resolved"))
      const find = [JSON.stringify(framework), JSON.stringify(name)]
      return [{ type: "nuget", name, version, transitive: kind !== "Direct", find }]
    })
  )
}

/** The `.nuspec` file of a package, which names itself and its dependencies: https://learn.microsoft.com/nuget/reference/nuspec. */
export const readNuspec: Reader = (text) => {
  const [root] = readXml(text).nodes
  const [metadata] = root?.name === "package" ? childrenOf(root, "metadata") : []
  const name = childText(metadata, "id")
  if (metadata === undefined || name === undefined) return undefined
  const required = [
    ...childrenOf(metadata, "dependencies", "dependency"),
    ...childrenOf(metadata, "dependencies", "group", "dependency")
  ]
  return [
    { type: "nuget", name, version: exactVersion(childText(metadata, "version")), find: [`>${name}<`] },
    ...required.flatMap((one): ReadonlyArray<Declared> => {
      const id = childText(one, "@id")
      if (id === undefined) return []
      const wanted = versionOf(childText(one, "@version"))
      return [{ type: "nuget", name: id, ...wanted, scope: "required", transitive: false, find: [`"${id}"`] }]
    })
  ]
}
