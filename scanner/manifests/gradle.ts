import type { LibraryScope } from "../model/LibraryUse.ts"
import type { Declared, Reader } from "./Declared.ts"
import { isObject, memberOf, membersOf, textOf } from "../formats/treeValues.ts"
import { argumentsAfter, namedText, sourceTokens, type Token } from "./sourceTokens.ts"
import { readProperties } from "../formats/readProperties.ts"
import { exactVersion, versionOrRange } from "./versions.ts"
import { readDocument } from "./readDocument.ts"

const isExact = (text: string): boolean => /^\d[\w.-]*$/.test(text)

/** Configurations of the Java, Kotlin and Android plugins, and those made of them such as `debugImplementation`. */
const CONFIGURATION =
  /^(?:[a-z]\w*(?=[A-Z]))?(?:implementation|api|compile|compileOnly|compileOnlyApi|runtime|runtimeOnly|provided|developmentOnly|classpath|annotationProcessor|kapt|ksp)$/i

const configurationScope = (name: string): LibraryScope =>
  /test|annotationProcessor|kapt|ksp|classpath|developmentOnly/i.test(name) ? "excluded" : "required"

/** Texts that the file gives to names: `def bc = "1.78"`, `ext.bc = '1.78'`, `val bc by extra("1.78")`. */
const constantsOf = (tokens: ReadonlyArray<Token>): ReadonlyMap<string, string> =>
  new Map(
    tokens.flatMap(({ kind, value }, at) => {
      const [equals, text] = [tokens[at + 1], tokens[at + 2]]
      const isGiven = kind === "word" && equals?.value === "=" && text?.kind === "text" && text.isPlain
      return isGiven ? [[value, text.value] as const] : []
    })
  )

/** A text with the names in it put in; undefined where the file does not say what they stand for. */
const filledIn = ({ value, isPlain }: Token, constants: ReadonlyMap<string, string>): string | undefined => {
  if (isPlain) return value
  const filled = value.replace(
    /\$\{?(?:rootProject\.|project\.|ext\.|extra\.)*(\w+)\}?/g,
    (all, name: string) => constants.get(name) ?? all
  )
  return filled.includes("$") ? undefined : filled
}

/** `group:artifact:version`, with what may follow it. */
const fromCoordinates = (text: string): Pick<Declared, "name" | "version" | "requirement"> | undefined => {
  const [group, artifact, version] = text.replace(/@\w+$/, "").split(":")
  if (group === undefined || artifact === undefined || group === "" || artifact === "") return undefined
  return { name: `${group}:${artifact}`, ...versionOrRange(version?.replace(/!!$/, ""), isExact) }
}

/** Versions that other files may use by their names. */
const namedVersions = (constants: ReadonlyMap<string, string>): ReadonlyArray<Declared> =>
  [...constants].flatMap(([name, text]): ReadonlyArray<Declared> => {
    const version = exactVersion(text)
    return version === undefined ? [] : [{ type: "maven", name, version, role: "name", find: 0 }]
  })

/** `libs.bouncycastle.bcprov`: a package of a version catalog, by its name there. */
const aliasIn = (given: ReadonlyArray<Token>): string | undefined => {
  const [first, ...others] = given[0]?.value === "(" ? given.slice(1) : given
  if (first?.kind !== "word") return undefined
  const names = [first.value]
  for (let at = 0; others[at]?.value === "." && others[at + 1]?.kind === "word"; at += 2)
    names.push(others[at + 1]!.value)
  return names.length < 2 ? undefined : names.join(".")
}

/** The name of a version that the file does not define itself. */
const nameIn = (text: string): string | undefined =>
  /:\$\{?(?:rootProject\.|project\.|ext\.|extra\.)*(\w{1,128})\}?$/.exec(text)?.[1]

const dependencyIn = (
  given: ReadonlyArray<Token>,
  constants: ReadonlyMap<string, string>
): Pick<Declared, "name" | "version" | "requirement" | "versionName"> | undefined => {
  const [first, second] = given[0]?.value === "(" ? given.slice(1) : given
  const said = (token: Token | undefined): string | undefined => token && filledIn(token, constants)
  if (first?.kind === "text") {
    const coordinates = said(first) ?? first.value.split(":").slice(0, 2).join(":")
    if (coordinates.includes("$")) return undefined
    const versionName = said(first) === undefined ? nameIn(first.value) : undefined
    const dependency = fromCoordinates(coordinates)
    return dependency && { ...dependency, ...(versionName !== undefined && { versionName }) }
  }
  if (first?.value !== "group" || (second?.value !== ":" && second?.value !== "=")) return undefined
  const [group, name, version] = ["group", "name", "version"].map((word) => said(namedText(given, word)))
  return group === undefined || name === undefined ? undefined : fromCoordinates([group, name, version ?? ""].join(":"))
}

/** `build.gradle` and `build.gradle.kts`: https://docs.gradle.org/current/userguide/declaring_dependencies_basics.html. */
export const readGradle: Reader = (text) => {
  const tokens = sourceTokens(text, {
    lineComments: ["//"],
    blockComments: ["/*", "*/"],
    quotes: ['"""', "'''", '"', "'"],
    interpolation: "$"
  })
  const constants = constantsOf(tokens)
  return [
    ...namedVersions(constants),
    ...tokens.flatMap(({ kind, value, at: offset, isFirstInLine }, at): ReadonlyArray<Declared> => {
      if (kind !== "word" || !CONFIGURATION.test(value)) return []
      const before = tokens[at - 1]?.value
      if (!isFirstInLine && before !== "{" && before !== ";") return []
      const given = argumentsAfter(tokens, at)
      const scope = configurationScope(value)
      const alias = aliasIn(given)
      if (alias !== undefined) return [{ type: "maven", name: alias, scope, role: "alias", find: offset }]
      const dependency = dependencyIn(given, constants)
      if (dependency === undefined) return []
      return [{ type: "maven", ...dependency, scope, transitive: false, find: offset }]
    })
  ]
}

/** `gradle.properties`, whose names build files use as their own: https://docs.gradle.org/current/userguide/build_environment.html. */
export const readGradleProperties: Reader = (text) =>
  namedVersions(new Map(readProperties(text).nodes.map(({ name, values }) => [name, values.join(" ")] as const)))

const LOCKED = /^([^:#\s]+:[^:\s]+):([^=\s]+)=(.*)$/

/** `gradle.lockfile`: https://docs.gradle.org/current/userguide/dependency_locking.html. */
export const readGradleLock: Reader = (text) =>
  text.split("\n").flatMap((line): ReadonlyArray<Declared> => {
    const [, name, version, configurations = ""] = LOCKED.exec(line.trim()) ?? []
    if (name === undefined) return []
    const isRun = configurations.split(",").some((one) => !/(?:^t|T)est|^annotationProcessor|^kapt|^ksp/.test(one))
    const scope = isRun ? "required" : "excluded"
    return [{ type: "maven", name, version: exactVersion(version), scope, find: [line] }]
  })

/** A version of a catalog: a text, a reference to one of its versions, or a rich version. */
const catalogVersion = (version: unknown, versions: unknown): string | undefined => {
  const named = textOf(memberOf(version, "ref"))
  if (named !== undefined) return catalogVersion(memberOf(versions, named), undefined)
  return textOf(version) ?? textOf(memberOf(version, "strictly")) ?? textOf(memberOf(version, "require"))
}

const moduleOf = (entry: unknown): string | undefined => {
  const [group, name] = [textOf(memberOf(entry, "group")), textOf(memberOf(entry, "name"))]
  return (
    textOf(memberOf(entry, "module")) ?? (group === undefined || name === undefined ? undefined : `${group}:${name}`)
  )
}

/** What stands between the parts of an alias is a dot where it is used. */
const accessor = (alias: string): string => alias.replace(/[-_]/g, ".")

/** Bundles that have a package of the catalog. */
const bundlesWith = (bundles: unknown, alias: string): ReadonlyArray<string> =>
  membersOf(bundles).flatMap(([bundle, aliases]) =>
    Array.isArray(aliases) && aliases.some((one) => typeof one === "string" && accessor(one) === accessor(alias))
      ? [`bundles.${accessor(bundle)}`]
      : []
  )

/** `libs.versions.toml`: https://docs.gradle.org/current/userguide/version_catalogs.html. */
export const readVersionCatalog: Reader = (text, fileName) => {
  const catalog = readDocument("toml", text)
  if (catalog === undefined) return undefined
  const name = fileName.split(".", 1)[0]!
  return membersOf(catalog["libraries"]).flatMap(([alias, entry]): ReadonlyArray<Declared> => {
    const coordinates = isObject(entry)
      ? [moduleOf(entry) ?? "", catalogVersion(entry["version"], catalog["versions"]) ?? ""].join(":")
      : (textOf(entry) ?? "")
    const dependency = fromCoordinates(coordinates)
    if (dependency === undefined) return []
    const aliases = [accessor(alias), ...bundlesWith(catalog["bundles"], alias)].map((one) => `${name}.${one}`)
    return [{ type: "maven", ...dependency, aliases, find: ["[libraries]", alias] }]
  })
}
