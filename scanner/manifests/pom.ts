import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import type { LocatedNode } from "../formats/LocatedNode.ts"
import { childrenOf, childText, readXml, textOf } from "../formats/readXml.ts"
import { exactVersion, versionOrRange } from "./versions.ts"

/** https://maven.apache.org/guides/introduction/introduction-to-dependency-mechanism.html#dependency-scope */
const scopes: { readonly [scope: string]: LibraryScope } = {
  compile: "required",
  runtime: "required",
  provided: "required",
  system: "required",
  test: "excluded"
}

type Texts = ReadonlyMap<string, string>

/** Properties of the file, and those that Maven makes of the project's own coordinates. */
const propertiesOf = (project: LocatedNode): Texts => {
  const own = ["groupId", "artifactId", "version"].flatMap((name) => {
    const text = childText(project, name) ?? childText(project, "parent", name)
    return text === undefined ? [] : ["project", "pom"].map((prefix) => [`${prefix}.${name}`, text] as const)
  })
  const parent = ["groupId", "version"].flatMap((name) => {
    const text = childText(project, "parent", name)
    return text === undefined ? [] : [[`project.parent.${name}`, text] as const]
  })
  const written = childrenOf(project, "properties").flatMap(({ children = [] }) => children)
  return new Map([...own, ...parent, ...written.map((one) => [one.name, textOf(one)] as const)])
}

const MAX_HOPS = 8

/** Text with its properties put in; undefined where the file does not define one of them. */
const filledIn = (text: string | undefined, properties: Texts): string | undefined => {
  let filled = text
  for (let hop = 0; hop < MAX_HOPS && filled?.includes("${") === true; hop++) {
    const names = [...filled.matchAll(/\$\{([^{}]+)\}/g)].map(([, name]) => name!)
    if (names.length === 0 || names.some((name) => !properties.has(name))) return undefined
    filled = filled.replace(/\$\{([^{}]+)\}/g, (_, name: string) => properties.get(name)!).slice(0, 256)
  }
  return filled?.includes("${") === true ? undefined : filled
}

const coordinates = (element: LocatedNode, properties: Texts): string | undefined => {
  const group = filledIn(childText(element, "groupId"), properties)
  const artifact = filledIn(childText(element, "artifactId"), properties)
  return group === undefined || artifact === undefined ? undefined : `${group}:${artifact}`
}

/** A version without brackets is what Maven takes (https://maven.apache.org/pom.html#dependency-version-requirement-specification). */
const isExact = (text: string): boolean => /^[\w.+-]+$/.test(text)

/** The versions that the file manages, of what is used here or in its modules. */
const managedVersions = (managed: ReadonlyArray<LocatedNode>, properties: Texts): Texts =>
  new Map(
    managed.flatMap((element) => {
      const name = coordinates(element, properties)
      const version = filledIn(childText(element, "version"), properties)
      return name === undefined || version === undefined ? [] : [[name, version] as const]
    })
  )

/** The name of a version that the file does not define itself. */
const nameIn = (version: string | undefined): string | undefined => /^\$\{([\w.-]{1,128})\}$/.exec(version ?? "")?.[1]

/** Versions that other files may use by their names. */
const namedVersions = (properties: Texts): ReadonlyArray<Declared> =>
  [...properties].flatMap(([name, text]): ReadonlyArray<Declared> => {
    const version = exactVersion(filledIn(text, properties))
    return version === undefined || /^(?:project|pom)\./.test(name)
      ? []
      : [{ type: "maven", name, version, role: "name", find: 0 }]
  })

/** Where the parent is, if not in the folder above (https://maven.apache.org/ref/current/maven-model/maven.html#parent). */
const parentOf = (project: LocatedNode): ReadonlyArray<Declared> => {
  const path = childText(project, "parent", "relativePath")
  if (path === undefined || path === "") return []
  return [{ type: "maven", name: path.endsWith(".xml") ? path : `${path}/pom.xml`, role: "parent", find: 0 }]
}

/**
 * `pom.xml` (https://maven.apache.org/pom.html): dependencies of the project and its profiles, with properties and managed
 * versions as far as the file itself has them.
 */
export const readPom: Reader = (text) => {
  const [project] = readXml(text).nodes
  if (project?.name !== "project") return undefined
  const properties = propertiesOf(project)
  const places = [project, ...childrenOf(project, "profiles", "profile")]
  const managed = places.flatMap((place) => childrenOf(place, "dependencyManagement", "dependencies", "dependency"))
  const versions = managedVersions(managed, properties)
  const declared = (element: LocatedNode, isManaged: boolean): ReadonlyArray<Declared> => {
    const name = coordinates(element, properties)
    if (name === undefined) return []
    const written = childText(element, "version")
    const version = filledIn(written, properties) ?? versions.get(name)
    const scope = scopes[childText(element, "scope") ?? "compile"]
    const isOptional = childText(element, "optional") === "true"
    return [
      {
        type: "maven",
        name,
        ...versionOrRange(version, isExact),
        ...(version === undefined && { versionName: nameIn(written) }),
        ...(isManaged
          ? { role: "version" }
          : { scope: isOptional && scope === "required" ? "optional" : scope, transitive: false }),
        find: [`>${childText(element, "artifactId")!}<`]
      }
    ]
  }
  return [
    ...parentOf(project),
    ...namedVersions(properties),
    ...managed.flatMap((element) => declared(element, true)),
    ...places.flatMap((place) =>
      childrenOf(place, "dependencies", "dependency").flatMap((element) => declared(element, false))
    )
  ]
}
