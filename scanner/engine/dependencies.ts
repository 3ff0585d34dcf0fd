import { order } from "../model/order.ts"
import type { LibraryMention, ManifestSays } from "../manifests/LibraryMention.ts"
import type { Installed, InstalledPackage } from "../manifests/installed/gatherInstalled.ts"
import { WITHIN } from "../model/archivePath.ts"
import type { Finding } from "../model/Finding.ts"
import type { LibraryUse } from "../model/LibraryUse.ts"
import type { Originated, Reach } from "../model/Origin.ts"
import type { UsageScope } from "../model/UsageScope.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"

/**
 * What the distribution of an image installs, and what a runtime brings: Filesystem Hierarchy Standard 3.0, chapters 3 to 5. Images keep
 * programs of their own in `/usr/src` and `/usr/local/bin`.
 */
const OF_DISTRIBUTION =
  /^(?:usr\/(?!local\/|src\/)|usr\/local\/(?:lib(?:32|64|exec|x32)?|share|include)\/|lib(?:32|64|exec|x32)?\/|s?bin\/|etc\/(?:ssl|pki|ca-certificates|crypto-policies|java[^/]*)\/|var\/lib\/|opt\/java\/)/

/** Whose a file is, by where it stands. */
export type OriginAt = (path: string) => Originated

export const originAt = (
  { packageAt, unitOf }: Installed,
  images: ReadonlyArray<{ readonly path: string }>
): OriginAt => {
  const homes = images.map(({ path }) => path + WITHIN)
  return (path) => {
    if (unitOf(path) !== undefined) {
      const dependency = packageAt(path)?.purl
      return { origin: "dependency", ...(dependency !== undefined && { dependency }) }
    }
    const home = homes.find((one) => path.startsWith(one))
    return home !== undefined && OF_DISTRIBUTION.test(path.slice(home.length)) ? { origin: "image" } : {}
  }
}

/** Tests and examples of a package are not what it offers; where it is installed says nothing of that. */
const scopeIn = ({ packageAt }: Installed, path: string): UsageScope => {
  const root = packageAt(path)?.roots.find((one) => path.startsWith(one)) ?? ""
  const scope = usageScopeOf(path.slice(root.length))
  return scope === "test" || scope === "example" ? scope : "vendored"
}

/** A finding with whose it is. */
export const withOrigin = (installed: Installed, at: OriginAt): ((finding: Finding) => Finding) => {
  return (finding) => {
    const own = at(finding.path)
    if (own.origin === undefined) return finding
    return { ...finding, ...own, ...(own.origin === "dependency" && { scope: scopeIn(installed, finding.path) }) }
  }
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)

/** The package whose folder is the nearest to a file that asks for it. */
const nearestTo = (path: string, candidates: ReadonlyArray<InstalledPackage>): InstalledPackage | undefined => {
  const shared = ({ path: other }: InstalledPackage): number => {
    const folders = folderOf(path).split("/")
    const others = folderOf(other).split("/")
    const at = folders.findIndex((one, index) => one !== others[index])
    return at < 0 ? folders.length : at
  }
  const depth = ({ path: other }: InstalledPackage): number => other.split("/").length
  return candidates.toSorted((a, b) => shared(b) - shared(a) || depth(a) - depth(b) || order(a.path, b.path))[0]
}

const isOfJar = (path: string): boolean => path.includes(".jar!/META-INF/")

/** In an installed package, what a file says of the package itself; what it asks for becomes a relation of the package. */
const ofItself = (manifest: ManifestSays, { packageAt }: Installed): ManifestSays => {
  const own = packageAt(manifest.path)?.mention?.purl
  const isItself = ({ purl, transitive, role }: LibraryMention): boolean =>
    transitive === undefined && role === undefined && (purl === own || isOfJar(manifest.path))
  return { path: manifest.path, mentions: manifest.mentions.filter(isItself), names: [], aliases: [] }
}

const saysIn = (own: InstalledPackage, mention: LibraryMention): ManifestSays => ({
  path: own.path,
  mentions: [mention],
  names: [],
  aliases: []
})

/** What manifests and installed packages say together. A library that is asked for without a version is the one that is installed. */
export const withInstalled = (
  manifests: ReadonlyArray<ManifestSays>,
  installed: Installed,
  at: OriginAt
): ReadonlyArray<ManifestSays> => {
  const { packages, unitOf } = installed
  if (packages.length === 0 && manifests.every(({ path }) => at(path).origin === undefined)) return manifests
  const byPurl = Map.groupBy(
    packages.filter(({ version }) => version !== undefined),
    ({ mention }) => mention?.purl ?? ""
  )
  const own = manifests.filter(({ path }) => unitOf(path) === undefined)
  const said = new Set(
    own.flatMap(({ mentions }) => mentions.flatMap(({ purl, version }) => (version === undefined ? [] : [purl])))
  )
  const versioned = (mention: LibraryMention): LibraryMention => {
    const { purl, version, occurrence } = mention
    const found =
      version === undefined && !said.has(purl) ? nearestTo(occurrence.path, byPurl.get(purl) ?? []) : undefined
    return found?.version === undefined ? mention : { ...mention, version: found.version }
  }
  const placed = ({ mentions, ...manifest }: ManifestSays): ManifestSays => ({
    ...manifest,
    mentions: mentions.map((one) => {
      const { origin } = at(one.occurrence.path)
      return origin === undefined ? one : { ...one, occurrence: { ...one.occurrence, origin } }
    })
  })
  return [
    ...own.map((one) => ({ ...one, mentions: one.mentions.map(versioned) })),
    ...manifests.filter(({ path }) => unitOf(path) !== undefined).map((one) => ofItself(one, installed)),
    ...packages.flatMap((one) => (one.mention === undefined ? [] : [saysIn(one, one.mention)]))
  ].map(placed)
}

/** The packages that the project asks for, itself and by way of others. */
const reached = (asked: Iterable<string>, packages: ReadonlyArray<InstalledPackage>): ReadonlySet<InstalledPackage> => {
  const byName = Map.groupBy(packages, (one) => one.asked)
  const found = new Set<InstalledPackage>()
  const open = [...asked]
  const seen = new Set(open)
  for (let name = open.pop(); name !== undefined; name = open.pop())
    for (const one of byName.get(name) ?? []) {
      found.add(one)
      for (const next of one.requires)
        if (!seen.has(next)) {
          seen.add(next)
          open.push(next)
        }
    }
  return found
}

interface Listed {
  readonly manifests: ReadonlyArray<ManifestSays>
  readonly findings: ReadonlyArray<Finding>
  readonly libraries: ReadonlyArray<LibraryUse>
}

const newLibrary = ({ purl, name, version, path, place }: InstalledPackage): LibraryUse => ({
  purl,
  name,
  ...(version !== undefined && { version }),
  used: false,
  uses: 0,
  offers: [],
  occurrences: [{ path, place, scope: "vendored", origin: "dependency" }]
})

/** The libraries, with those packages in which cryptography was found, and with what is known of them because they are installed. */
export const installedLibraries = (
  { packages, unitOf }: Installed,
  { manifests, findings, libraries }: Listed
): ReadonlyArray<LibraryUse> => {
  if (packages.length === 0) return libraries
  const contains = new Map<string, number>()
  for (const { dependency } of findings)
    if (dependency !== undefined) contains.set(dependency, (contains.get(dependency) ?? 0) + 1)
  const known = new Set(libraries.map(({ purl }) => purl))
  const byPurl = Map.groupBy(packages, ({ purl }) => purl)
  const found = [...byPurl].flatMap(([purl, [first]]) =>
    contains.has(purl) && !known.has(purl) ? [newLibrary(first!)] : []
  )
  const all = [...libraries, ...found].toSorted((a, b) => order(a.purl, b.purl))
  const listed = new Set(all.map(({ purl }) => purl))
  const byName = Map.groupBy(
    packages.filter(({ purl }) => listed.has(purl)),
    (one) => one.asked
  )
  const asked = manifests.flatMap(({ path, requires = [] }) => (unitOf(path) === undefined ? requires : []))
  const needed = packages.flatMap((one) => (one.isNeeded ? [one.asked] : []))
  const offered = new Set([...reached([...asked, ...needed], packages)].map(({ purl }) => purl))
  const requiresOf = (own: ReadonlyArray<InstalledPackage>): ReadonlyArray<string> =>
    [
      ...new Set(
        own.flatMap((one) => one.requires.flatMap((name) => nearestTo(one.path, byName.get(name) ?? [])?.purl ?? []))
      )
    ].toSorted()
  const reachOf = ({ purl, used }: LibraryUse): Reach => (used ? "called" : offered.has(purl) ? "offered" : "present")
  return all.map((library) => {
    const own = byPurl.get(library.purl)
    if (own === undefined) return library
    const licence = own.find((one) => one.licence !== undefined)?.licence
    const requires = requiresOf(own).filter((purl) => purl !== library.purl)
    return {
      ...library,
      ...(licence !== undefined && { licence }),
      ...(requires.length > 0 && { requires }),
      reach: reachOf(library),
      contains: contains.get(library.purl) ?? 0
    }
  })
}
