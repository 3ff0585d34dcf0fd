import { innermostArchive, WITHIN } from "../model/archivePath.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import { mavenLibraries } from "./known/mavenLibraries.ts"
import { type Known, unversioned } from "./knownLibraries.ts"
import type { LibraryMention, ManifestSays } from "./LibraryMention.ts"
import { offersFor } from "./toMention.ts"
import { type PurlType, purlOf } from "./purl.ts"

/** A library by the packages that its classes are in. */
interface PackedLibrary {
  readonly type: PurlType
  /** As its registry writes it, without what only tells its builds for versions of Java and Scala apart. */
  readonly name: string
  readonly known: Known
}

const groupOf = (name: string): string => name.slice(0, name.indexOf(":"))

/** The libraries that may hold a package: one, or the first of one group, or none that can be told from the others. */
const libraryOf = (prefix: string, names: ReadonlyArray<string>): PackedLibrary => {
  const [first = ""] = names
  const library = mavenLibraries[first]!
  const known: Known = {
    name: first,
    library,
    api: { ecosystem: "java", names: library.api ?? [], tables: library.tables ?? [] }
  }
  const isOfOne = names.every((name) => groupOf(name) === groupOf(first))
  return isOfOne ? { type: "maven", name: unversioned(first), known } : { type: "generic", name: prefix, known }
}

const byPackage = (): ReadonlyMap<string, PackedLibrary> => {
  const names = new Map<string, Array<string>>()
  for (const [name, { api = [], isGeneral }] of Object.entries(mavenLibraries))
    for (const prefix of isGeneral === true ? [] : api) names.set(prefix, [...(names.get(prefix) ?? []), name])
  return new Map([...names].map(([prefix, all]) => [prefix, libraryOf(prefix, all)]))
}

interface Packages {
  readonly libraries: ReadonlyMap<string, PackedLibrary>
  /** Finds the package in a path, also where it was moved into another one. */
  readonly pattern: RegExp
}

let packages: Packages | undefined

const escaped = (text: string): string => text.replace(/[$.*+?^()|[\]{}\\]/g, "\\$&")

const knownPackages = (): Packages => {
  const libraries = byPackage()
  // the longest first: some are within others
  const all = [...libraries.keys()].toSorted((a, b) => b.length - a.length)
  const folders = all.map((name) => escaped(name.replaceAll(".", "/")))
  return { libraries, pattern: new RegExp(`(?:^|/)(${folders.join("|")})(?:[/$]|\\.class$)`) }
}

/** The packages of libraries that an archive holds, each with the first class file of it. */
type Packed = ReadonlyMap<string, string>

const packagesIn = (paths: Iterable<string>, { pattern }: Packages): ReadonlyMap<string, Packed> => {
  const archives = new Map<string, Map<string, string>>()
  for (const path of paths) {
    const archive = isClass(path) ? innermostArchive(path) : undefined
    const found = archive === undefined ? undefined : pattern.exec(path.slice(archive.length + WITHIN.length))?.[1]
    if (archive === undefined || found === undefined) continue
    const name = found.replaceAll("/", ".")
    const packed = archives.get(archive) ?? new Map<string, string>()
    const first = packed.get(name)
    if (first === undefined || path < first) packed.set(name, path)
    archives.set(archive, packed)
  }
  return archives
}

const isClass = (path: string): boolean => path.endsWith(".class")

const isWithin = (name: string, prefix: string): boolean => name.startsWith(`${prefix}.`)

/** Libraries in an archive by the first of their classes, but for those of which other files in it speak, or whose packages are within those of another one. */
const librariesIn = (
  packed: Packed,
  { libraries }: Packages,
  isNamed: (prefix: string) => boolean
): ReadonlyMap<PackedLibrary, string> => {
  const found = new Map<string, readonly [PackedLibrary, string]>()
  const prefixes = [...packed.keys()]
  for (const [prefix, path] of packed) {
    const library = libraries.get(prefix)!
    if (prefixes.some((other) => isWithin(prefix, other)) || library.known.api.names.some(isNamed)) continue
    const key = `${library.type} ${library.name}`
    const before = found.get(key)
    if (before === undefined || path < before[1]) found.set(key, [library, path])
  }
  return new Map(found.values())
}

const START = { line: 1, column: 1, endLine: 1, endColumn: 1 }

const mentionOf = async ({ type, name, known }: PackedLibrary, path: string): Promise<LibraryMention> => ({
  purl: purlOf(type, name),
  name,
  occurrence: { path, place: START, scope: usageScopeOf(path) },
  api: known.api,
  offers: await offersFor(`maven ${known.name}`, known)
})

/** A file with what it says as a manifest. */
interface Said {
  readonly path: string
  readonly manifest?: ManifestSays
}

type Mentions = ReadonlyArray<LibraryMention>

/** What the files of each archive say of libraries: its manifests, and its classes. */
const saidIn = <R extends Said>(results: ReadonlyArray<R>) => {
  const manifests = new Map<string, Array<LibraryMention>>()
  const classes = new Map<string, Array<R>>()
  for (const result of results) {
    const archive = result.manifest === undefined ? undefined : innermostArchive(result.path)
    if (archive === undefined) continue
    if (isClass(result.path)) classes.set(archive, [...(classes.get(archive) ?? []), result])
    else manifests.set(archive, [...(manifests.get(archive) ?? []), ...result.manifest!.mentions])
  }
  return { manifests, classes }
}

const isSame = (one: LibraryMention, other: LibraryMention): boolean =>
  one.api.names.some((name) => other.api.names.includes(name))

const withVersion = (mention: LibraryMention, others: Mentions): LibraryMention => {
  const version = mention.version ?? others.find((other) => isSame(mention, other))?.version
  return version === undefined ? mention : { ...mention, version }
}

/**
 * The files of a tree with the libraries of which classes are in its archives, such as a JAR that all others were packed into, by the
 * packages of the classes. What other files of an archive say counts more: only where they say no version, that of a class does.
 */
export const withPackedLibraries = async <R extends Said>(results: ReadonlyArray<R>): Promise<ReadonlyArray<R>> => {
  packages ??= knownPackages()
  const known = packages
  const archives = packagesIn(
    results.map(({ path }) => path),
    known
  )
  if (archives.size === 0) return results
  const { manifests, classes } = saidIn(results)
  const added = new Map<string, ManifestSays | undefined>()
  for (const [archive, packed] of archives) {
    const named = manifests.get(archive) ?? []
    const told = classes.get(archive) ?? []
    const isNamed = (prefix: string): boolean =>
      [...named, ...told.flatMap(({ manifest }) => manifest?.mentions ?? [])].some(({ api }) =>
        api.names.includes(prefix)
      )
    for (const [library, path] of librariesIn(packed, known, isNamed))
      added.set(path, { path, mentions: [await mentionOf(library, path)], names: [], aliases: [] })
    for (const { path, manifest } of told)
      if (manifest?.mentions.every((one) => named.some((other) => isSame(one, other))) === true)
        added.set(path, undefined)
  }
  return results.map((result) => {
    const { path, manifest } = result
    const archive = manifest === undefined ? undefined : innermostArchive(path)
    const told = archive === undefined || isClass(path) ? [] : (classes.get(archive) ?? [])
    if (added.has(path)) return { ...result, manifest: added.get(path) }
    if (manifest === undefined || told.length === 0) return result
    const others = told.flatMap((one) => one.manifest?.mentions ?? [])
    return { ...result, manifest: { ...manifest, mentions: manifest.mentions.map((one) => withVersion(one, others)) } }
  })
}
