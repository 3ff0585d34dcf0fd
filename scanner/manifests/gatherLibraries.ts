import { order } from "../model/order.ts"
import { manifest } from "../../grammars/manifest.ts"
import type { Finding } from "../model/Finding.ts"
import { isOfLibrary } from "../model/LibraryApi.ts"
import { isOwn } from "../model/Origin.ts"
import type { LibraryOccurrence, LibraryScope, LibraryUse } from "../model/LibraryUse.ts"
import type { AliasUse, LibraryMention, ManifestSays } from "./LibraryMention.ts"
import { purlWithVersion } from "./purl.ts"

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf("/") + 1)

/** What is known of one version of a library, or of a library without one. */
interface Version {
  readonly version: string | undefined
  readonly mentions: ReadonlyArray<LibraryMention>
}

/** The folders around a file, the nearest first; the outermost is empty. */
const foldersAround = (path: string): ReadonlyArray<string> => {
  const folder = folderOf(path)
  const ends = [...folder.matchAll(/\//g)].map(({ index }) => index + 1)
  return [...ends.toReversed().map((end) => folder.slice(0, end)), ""]
}

/** Versions that one folder's files say, without those that only other packages ask for where there are others. */
const versionsSaid = (mentions: ReadonlyArray<LibraryMention>): ReadonlySet<string> => {
  const direct = mentions.filter(({ transitive }) => transitive !== true)
  return new Set((direct.length > 0 ? direct : mentions).map(({ version }) => version!))
}

/** What the manifests of a tree say together. */
interface Manifests {
  readonly mentions: ReadonlyArray<LibraryMention>
  readonly foldersOf: (path: string) => ReadonlyArray<string>
}

/** A file that goes on from another one, which goes on from a third. */
const MAX_PARENTS = 8

/** The folders whose files say what holds for a file: its own, those of the files it goes on from, and those around it. */
const foldersOf =
  (parents: ReadonlyMap<string, string>) =>
  (path: string): ReadonlyArray<string> => {
    const folders = [folderOf(path)]
    for (let at = parents.get(path); at !== undefined && folders.length <= MAX_PARENTS; at = parents.get(at))
      folders.push(folderOf(at))
    return [...folders, ...foldersAround(path)]
  }

/** The version that a name stands for in a file. */
const versionNamed = (
  names: ReadonlyMap<string, ReadonlyMap<string, string>>,
  folders: ReadonlyArray<string>,
  name: string
): string | undefined => {
  const byFolder = names.get(name)
  const folder = folders.find((one) => byFolder?.has(one) === true)
  return folder === undefined ? undefined : byFolder?.get(folder)
}

/** The file of a catalog stands in a folder of its own. */
const CATALOG_FOLDER = "gradle/"

/** What a file asks for by the name that a catalog in a folder around gives it. */
const mentionsNamed = (
  catalogs: ReadonlyMap<string, ReadonlyArray<LibraryMention>>,
  { name, scope, occurrence }: AliasUse
): ReadonlyArray<LibraryMention> => {
  const found = catalogs.get(name) ?? []
  for (const folder of foldersAround(occurrence.path)) {
    const homes = new Set([folder, folder + CATALOG_FOLDER])
    const named = found.filter((one) => homes.has(folderOf(one.occurrence.path)))
    if (named.length > 0)
      return named.map((one) => ({ ...one, ...(scope !== undefined && { scope }), transitive: false, occurrence }))
  }
  return []
}

const together = (manifests: ReadonlyArray<ManifestSays>): Manifests => {
  const parents = new Map(
    manifests.flatMap(({ path, parent }) => (parent === undefined ? [] : [[path, parent] as const]))
  )
  const names = new Map<string, Map<string, string>>()
  for (const { name, path, version } of manifests.flatMap((one) => one.names)) {
    const byFolder = names.get(name) ?? new Map<string, string>()
    if (!byFolder.has(folderOf(path))) byFolder.set(folderOf(path), version)
    names.set(name, byFolder)
  }
  const around = foldersOf(parents)
  const mentions = manifests
    .flatMap((one) => one.mentions)
    .map((mention): LibraryMention => {
      const { versionName, version: own, occurrence } = mention
      const version =
        versionName === undefined || own !== undefined ? own : versionNamed(names, around(occurrence.path), versionName)
      return version === undefined ? mention : { ...mention, version }
    })
  const catalogs = Map.groupBy(
    mentions.flatMap((mention) => (mention.aliases ?? []).map((alias) => ({ alias, mention }))),
    ({ alias }) => alias
  )
  const byAlias = new Map([...catalogs].map(([alias, all]) => [alias, all.map(({ mention }) => mention)] as const))
  const asked = manifests.flatMap((one) => one.aliases).flatMap((use) => mentionsNamed(byAlias, use))
  return { mentions: [...mentions, ...asked], foldersOf: around }
}

/** Parts the mentions of one library by version. One without a version gets those of the nearest folder around it that has some. */
const versionsIn = (all: ReadonlyArray<LibraryMention>, around: Manifests["foldersOf"]): ReadonlyArray<Version> => {
  const named = all.filter(({ role }) => role === undefined)
  const mentions = named.length > 0 ? named : all.filter(({ role }) => role === "checksum")
  const exact = all.filter(
    ({ version, role, isHeld }) => version !== undefined && role !== "checksum" && isHeld !== true
  )
  const byFolder = Map.groupBy(exact, ({ occurrence }) => folderOf(occurrence.path))
  const said = new Map([...byFolder].map(([folder, ofIt]) => [folder, versionsSaid(ofIt)]))
  const versionsOf = ({ version, occurrence }: LibraryMention): Iterable<string | undefined> => {
    if (version !== undefined) return [version]
    const folder = around(occurrence.path).find((one) => said.has(one))
    return folder === undefined ? [undefined] : said.get(folder)!
  }
  const byVersion = new Map<string | undefined, Array<LibraryMention>>()
  for (const mention of mentions)
    for (const version of versionsOf(mention)) {
      const ofIt = byVersion.get(version)
      if (ofIt === undefined) byVersion.set(version, [mention])
      else ofIt.push(mention)
    }
  if (named.length > 0)
    for (const mention of all)
      if (mention.role !== undefined && mention.version !== undefined) byVersion.get(mention.version)?.push(mention)
  return [...byVersion].map(([version, ofIt]) => ({ version, mentions: ofIt }))
}

const compareOccurrences = (a: LibraryOccurrence, b: LibraryOccurrence): number =>
  order(a.path, b.path) || order(a.place.line, b.place.line) || order(a.place.column, b.place.column)

const isSame = (a: LibraryOccurrence, b: LibraryOccurrence): boolean => compareOccurrences(a, b) === 0

const SCOPES: ReadonlyArray<LibraryScope> = ["required", "optional", "excluded"]

const isOutside = ({ scope }: LibraryOccurrence): boolean => scope === "test" || scope === "example"

/** The strongest scope that is said; what only tests and examples name is needed by nothing else. */
const scopeOf = (mentions: ReadonlyArray<LibraryMention>): LibraryScope | undefined =>
  mentions.every(({ occurrence }) => isOutside(occurrence))
    ? "excluded"
    : SCOPES.find((scope) => mentions.some((one) => one.scope === scope && !isOutside(one.occurrence)))

/** That a package is installed does not say who asks for it. */
const isDirect = (all: ReadonlyArray<LibraryMention>): boolean | undefined => {
  const mentions = all.filter(({ occurrence: { origin } }) => origin !== "dependency")
  if (mentions.length === 0) return undefined
  if (mentions.some(({ transitive }) => transitive === false)) return true
  return mentions.every(({ transitive }) => transitive === true) ? false : undefined
}

const toUse = (
  { version, mentions }: Version,
  uses: number,
  isCalled: (direct: boolean | undefined) => boolean
): LibraryUse => {
  const { purl, name, offers } = mentions[0]!
  const scope = scopeOf(mentions)
  const direct = isDirect(mentions)
  const used = uses > 0 && isCalled(direct)
  const occurrences = mentions.map(({ occurrence }) => occurrence).toSorted(compareOccurrences)
  return {
    purl: version === undefined ? purl : purlWithVersion(purl, version),
    name,
    ...(version !== undefined && { version }),
    ...(scope !== undefined && { scope }),
    ...(direct !== undefined && { direct }),
    used,
    uses: used ? uses : 0,
    offers,
    occurrences: occurrences.filter((one, at) => at === 0 || !isSame(occurrences[at - 1]!, one))
  }
}

/** All versions of a library; the project's own code calls the one it asks for itself. */
const usesOf = (
  mentions: ReadonlyArray<LibraryMention>,
  uses: number,
  around: Manifests["foldersOf"]
): ReadonlyArray<LibraryUse> => {
  if (uses === 0 && mentions[0]!.isGeneral === true) return []
  const versions = versionsIn(mentions, around)
  const hasDirect = versions.some((one) => isDirect(one.mentions) === true)
  return versions.map((one) => toUse(one, uses, (direct) => !hasDirect || direct === true))
}

const ecosystemOf = new Map(manifest.map(({ name, ecosystem }) => [name, ecosystem]))

/** Libraries, by their package URL without version, whose API a finding is of. */
const attribution = (libraries: ReadonlyMap<string, ReadonlyArray<LibraryMention>>) => {
  const known = new Map<string, ReadonlyArray<string>>()
  return ({ language, library, api }: Finding): ReadonlyArray<string> => {
    const ecosystem = ecosystemOf.get(language)
    const key = `${ecosystem} ${library} ${api}`
    const found =
      known.get(key) ??
      [...libraries].flatMap(([purl, [mention]]) =>
        mention!.api.ecosystem === ecosystem && isOfLibrary(mention!.api, library, api) ? [purl] : []
      )
    known.set(key, found)
    return found
  }
}

/** Code of an API that a binary has in itself, of which nothing says what calls it. */
const isHeldOnly = ({ isNamedOnly, isOption }: Finding): boolean => isNamedOnly === true && isOption === true

export interface Gathered {
  readonly libraries: ReadonlyArray<LibraryUse>
  /** With the libraries that they are uses of. */
  readonly findings: ReadonlyArray<Finding>
}

/** What is another's does not make a library one that the project uses. */
const ofOthers = (finding: Finding, packages: ReadonlyArray<LibraryUse>): ReadonlyArray<string> =>
  packages.length === 1 && packages[0]!.purl !== finding.dependency ? [packages[0]!.purl] : []

/** The libraries that the files of a tree name, told apart by whether findings are of their API. */
export const gatherLibraries = (manifests: ReadonlyArray<ManifestSays>, findings: ReadonlyArray<Finding>): Gathered => {
  const { mentions, foldersOf: around } = together(manifests)
  if (mentions.length === 0) return { libraries: [], findings }
  const byPurl = Map.groupBy(mentions, ({ purl }) => purl)
  const purlsOf = attribution(byPurl)
  const calls = findings.map((finding) => (isHeldOnly(finding) ? [] : purlsOf(finding)))
  const counts = new Map<string, number>()
  for (const [at, all] of calls.entries())
    if (isOwn(findings[at]!)) for (const purl of all) counts.set(purl, (counts.get(purl) ?? 0) + 1)
  const uses = new Map([...byPurl].map(([purl, all]) => [purl, usesOf(all, counts.get(purl) ?? 0, around)]))
  const packagesOf = (purls: ReadonlyArray<string>): ReadonlyArray<string> =>
    purls.flatMap((purl) => uses.get(purl)!.flatMap((one) => (one.used ? [one.purl] : []))).toSorted()
  const packagesIn = (finding: Finding, purls: ReadonlyArray<string>): ReadonlyArray<string> =>
    isOwn(finding) ? packagesOf(purls) : purls.flatMap((purl) => ofOthers(finding, uses.get(purl)!)).toSorted()
  return {
    libraries: [...uses.values()].flat().toSorted((a, b) => order(a.purl, b.purl)),
    findings: findings.map((finding, at) => {
      const packages = packagesIn(finding, calls[at]!)
      return packages.length === 0 ? finding : { ...finding, packages }
    })
  }
}
