import type { Place } from "../../model/Place.ts"
import { packageSpan } from "../../select/installFolders.ts"
import type { LibraryMention } from "../LibraryMention.ts"
import { foldedName, purlOf, type PurlType, purlWithVersion } from "../purl.ts"
import { folderOf } from "./PackagePart.ts"
import type { LocatedPart } from "./readPackageRecord.ts"

/** A package that is installed in what was scanned. */
export interface InstalledPackage {
  /** With the version, where it is known. */
  readonly purl: string
  readonly name: string
  readonly version?: string
  /** `type:name`, as others ask for it. */
  readonly asked: string
  readonly licence?: string
  readonly requires: ReadonlyArray<string>
  /** True where it is installed only because the project needs it. */
  readonly isNeeded: boolean
  /** Folders, which end in `/`, and files. */
  readonly roots: ReadonlyArray<string>
  readonly path: string
  readonly place: Place
  readonly mention?: LibraryMention
}

/** The packages that are installed in what was scanned, and what is in them. */
export interface Installed {
  readonly packages: ReadonlyArray<InstalledPackage>
  /** The package that a file is of. */
  readonly packageAt: (path: string) => InstalledPackage | undefined
  /** What stands for the package that a file is of, whether or not it is known which one that is; undefined of the project's own files. */
  readonly unitOf: (path: string) => string | undefined
}

const distinct = <A>(all: ReadonlyArray<A>): ReadonlyArray<A> => [...new Set(all)]

/** The part that names the package: what is sure before what is likely, which counts where all say the same. */
const namingPart = (parts: ReadonlyArray<LocatedPart>): LocatedPart | undefined => {
  const named = parts.filter(({ name, type }) => name !== undefined && type !== undefined)
  const sure = named.find(({ isGuess }) => isGuess !== true)
  if (sure !== undefined) return sure
  return distinct(named.map(({ name }) => name)).length === 1 ? named[0] : undefined
}

/** Of several records those that list what is of the package, before what its name makes likely. */
const rootsIn = (at: string, parts: ReadonlyArray<LocatedPart>): ReadonlyArray<string> => {
  const listed = parts.flatMap(({ roots = [] }) => roots)
  return distinct([at, ...(listed.length > 0 ? listed : parts.flatMap(({ likelyRoots = [] }) => likelyRoots))])
}

const toPackage = (at: string, parts: ReadonlyArray<LocatedPart>): ReadonlyArray<InstalledPackage> => {
  const naming = parts.some(({ isInstalled }) => isInstalled === true) ? namingPart(parts) : undefined
  if (naming?.name === undefined || naming.type === undefined) return []
  const { type, name, version, path, place, mention } = naming
  const purl = purlOf(type, mention?.name ?? name)
  const licence = parts.find((one) => one.licence !== undefined)?.licence
  return [
    {
      purl: version === undefined ? purl : purlWithVersion(purl, version),
      name: mention?.name ?? name,
      ...(version !== undefined && { version }),
      asked: askedAs(type, name),
      ...(licence !== undefined && { licence }),
      requires: distinct(parts.flatMap(({ requires = [] }) => requires)),
      isNeeded: parts.some(({ isNeeded }) => isNeeded === true),
      roots: rootsIn(at, parts),
      path,
      place,
      ...(mention !== undefined && { mention })
    }
  ]
}

const askedAs = (type: PurlType, name: string): string => `${type}:${foldedName(type, name)}`

/** The folders around a path, the nearest first, each with `/` at its end. */
function* foldersAround(path: string): Generator<string, void> {
  for (let at = path.lastIndexOf("/"); at >= 0; at = path.lastIndexOf("/", at - 1)) {
    yield path.slice(0, at + 1)
    if (at === 0) return
  }
}

const groupOf = ({ type, name = "" }: Pick<LocatedPart, "type" | "name">): string | undefined =>
  type === "maven" ? name.slice(0, name.indexOf(":")) : undefined

/** JARs among the libraries of a program that are modules of the program itself, by the group that it says of itself. */
const ownModules = (parts: ReadonlyArray<LocatedPart>): ReadonlySet<string> => {
  const groups = parts.flatMap((part) => (part.isInstalled === true ? [] : (groupOf(part) ?? [])))
  const isOfProgram = (group: string): boolean => groups.some((one) => group === one || group.startsWith(`${one}.`))
  return new Set(
    parts.flatMap((part) => {
      const group = groupOf(part)
      return part.isInstalled === true && group !== undefined && isOfProgram(group) ? [part.at] : []
    })
  )
}

/** What the records of installed packages say together. */
export const gatherInstalled = (parts: ReadonlyArray<LocatedPart>): Installed => {
  const modules = ownModules(parts)
  const packages = [...Map.groupBy(parts, ({ at }) => at)].flatMap(([at, own]) =>
    modules.has(at) ? [] : toPackage(at, own)
  )
  const byRoot = new Map(packages.toReversed().flatMap((one) => one.roots.map((root) => [root, one] as const)))
  const regions = new Set(parts.flatMap(({ region }) => region ?? []))
  const packageAt = (path: string): InstalledPackage | undefined => {
    const found = byRoot.get(path)
    if (found !== undefined) return found
    for (const folder of foldersAround(path)) {
      const around = byRoot.get(folder)
      if (around !== undefined) return around
    }
    return undefined
  }
  const known = new Map<string, string | undefined>()
  const unitFor = (path: string): string | undefined => {
    const inPackage = packageAt(path)
    if (inPackage !== undefined) return inPackage.path + inPackage.purl
    const span = packageSpan(path)
    const folder = span === undefined ? undefined : path.slice(0, span[1])
    if (folder !== undefined && modules.has(folder)) return undefined
    if (folder !== undefined) return folder
    for (const around of foldersAround(path)) if (regions.has(around)) return around
    return undefined
  }
  const unitOf = (path: string): string | undefined => {
    const isFile = byRoot.has(path) || /(?:site|dist)-packages\/[^/]+$/.test(path)
    const key = isFile ? path : folderOf(path)
    if (known.has(key)) return known.get(key)
    const unit = unitFor(path)
    known.set(key, unit)
    return unit
  }
  return { packages, packageAt, unitOf }
}

/** Nothing is installed, or nobody asks for it. */
export const noneInstalled: Installed = { packages: [], packageAt: () => undefined, unitOf: () => undefined }
