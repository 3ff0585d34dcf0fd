import { order } from "../model/order.ts"
import { gatherLibraries } from "../manifests/gatherLibraries.ts"
import { type Installed, noneInstalled } from "../manifests/installed/gatherInstalled.ts"
import type { ManifestSays } from "../manifests/LibraryMention.ts"
import type { Finding } from "../model/Finding.ts"
import { plainFinding } from "../model/plainFacts.ts"
import type { LibraryUse } from "../model/LibraryUse.ts"
import type {
  LanguageCount,
  OwnRulesFile,
  ReadDependencies,
  ScannedImage,
  ScanReport,
  Skipped
} from "../model/ScanReport.ts"
import { type Unrecognised } from "../model/UnrecognisedImport.ts"
import { libraryTitle } from "../rules/libraryTitles.ts"
import { ownTable } from "../rules/rule.ts"
import { WITHIN } from "../model/archivePath.ts"
import { standsIn } from "../select/copiedFolders.ts"
import { extensionOf } from "../select/languageOf.ts"
import type { FileResult } from "./FileResult.ts"
import { installedLibraries, originAt, withInstalled, withOrigin } from "./dependencies.ts"
import { ecosystemOf } from "./Linking.ts"

const byPath = (a: { readonly path: string }, b: { readonly path: string }): number => order(a.path, b.path)

const countLanguages = (results: ReadonlyArray<FileResult>): { readonly [language: string]: LanguageCount } => {
  const counts = new Map<string, { files: number; bytes: number }>()
  for (const { language, bytes, skipped } of results) {
    if (language === undefined || skipped !== undefined) continue
    const count = counts.get(language) ?? { files: 0, bytes: 0 }
    counts.set(language, { files: count.files + 1, bytes: count.bytes + bytes })
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => order(a, b)))
}

/** What was left out while the files were listed. */
export interface ExcludedFiles {
  readonly skipped: ReadonlyArray<Skipped>
  readonly unsupported: ScanReport["unsupported"]
  readonly images?: ReadonlyArray<ListedImage>
  /** Folders of other people's code; each path ends in `/`. */
  readonly copied?: ReadonlyArray<string> | undefined
}

/** A container image as it was listed. */
export interface ListedImage {
  readonly path: string
  readonly name: string
  /** From the lowest to the topmost. */
  readonly layers: ReadonlyArray<string>
  /** The layer that each file which was read is in, by its path. */
  readonly layerOf: ReadonlyMap<string, string>
}

/** So many files of one layer are listed. */
const MAX_LAYER_FILES = 10_000

const imagesWith = (images: ReadonlyArray<ListedImage>, paths: ReadonlySet<string>): ReadonlyArray<ScannedImage> =>
  images.map(({ path, name, layers, layerOf }) => {
    const found = Map.groupBy(
      [...layerOf].filter(([file]) => paths.has(file)),
      ([, layer]) => layer
    )
    const filesOf = (layer: string): ReadonlyArray<string> =>
      (found.get(layer) ?? []).map(([file]) => file.slice(path.length + WITHIN.length)).toSorted(order)
    return { path, name, layers: layers.map((id) => ({ id, files: filesOf(id).slice(0, MAX_LAYER_FILES) })) }
  })

/** Files in which a library or a use of cryptography stands. */
const pathsIn = ({ findings, libraries }: Pick<ScanReport, "findings" | "libraries">): ReadonlySet<string> =>
  new Set([
    ...findings.map(({ path }) => path),
    ...libraries.flatMap(({ occurrences }) => occurrences.map(({ path }) => path))
  ])

const countUnsupported = (results: ReadonlyArray<FileResult>, unlisted: ExcludedFiles): ScanReport["unsupported"] => {
  const counts = new Map(Object.entries(unlisted.unsupported))
  for (const { path, skipped } of results) {
    if (skipped?.reason !== "unsupported-language") continue
    const { detail } = skipped
    const extension = detail === undefined ? extensionOf(path) : `${extensionOf(path)} (${detail})`
    counts.set(extension, (counts.get(extension) ?? 0) + 1)
  }
  return Object.fromEntries([...counts].sort(([a], [b]) => order(a, b)))
}

/** A report lists so many imports of which nothing was recognised, those of production first to be kept. */
const MAX_UNRECOGNISED = 2_000

const inProduction = ({ scope }: Unrecognised["imports"][number]): boolean => scope === "production"

const unrecognisedIn = (results: ReadonlyArray<FileResult>): Unrecognised => {
  const all = results.flatMap(({ unrecognised = [] }) => unrecognised)
  const recognised = results.reduce((sum, { recognisedImports = 0 }) => sum + recognisedImports, 0)
  if (all.length <= MAX_UNRECOGNISED) return { imports: all, more: 0, recognised }
  const kept = new Set(
    [...all.filter(inProduction), ...all.filter((one) => !inProduction(one))].slice(0, MAX_UNRECOGNISED)
  )
  return { imports: all.filter((one) => kept.has(one)), more: all.length - kept.size, recognised }
}

/** Rule tables have names of their own, which mean nothing to those who read a report. */
const withTitle =
  (ownRules: ReadonlyArray<OwnRulesFile>) =>
  (finding: Finding): Finding => {
    const own = ownRules.find(({ file }) => finding.library === ownTable(file))
    return own === undefined
      ? { ...finding, library: libraryTitle(ecosystemOf(finding.language), finding.library) ?? finding.library }
      : { ...finding, library: `${own.name} (own rules)`, ownRules: own.file }
  }

/** Findings in sources that nothing is built of that is shipped: programs for tests and developers, by what builds the project. */
const withUnshipped = (
  findings: ReadonlyArray<Finding>,
  manifests: ReadonlyArray<ManifestSays>
): ReadonlyArray<Finding> => {
  const sources = manifests.flatMap((one) => one.sources ?? [])
  const shipped = new Set(sources.flatMap(({ path, isShipped }) => (isShipped ? [path] : [])))
  const unshipped = new Set(sources.flatMap(({ path }) => (shipped.has(path) ? [] : [path])))
  return unshipped.size === 0
    ? findings
    : findings.map((one) =>
        one.scope === "production" && unshipped.has(one.path) ? { ...one, scope: "test" as const } : one
      )
}

/** Findings of the project itself in folders that hold the licence of somebody else. */
const withCopied = (
  findings: ReadonlyArray<Finding>,
  { copied = [] }: Pick<ExcludedFiles, "copied">
): ReadonlyArray<Finding> => {
  const isCopied = standsIn(copied)
  return copied.length === 0
    ? findings
    : findings.map((one) =>
        one.scope === "production" && isCopied(one.path) ? { ...one, scope: "vendored" as const } : one
      )
}

/** What was read of installed packages. */
const dependenciesIn = (
  scanned: ReadonlyArray<FileResult>,
  { packages, unitOf }: Installed,
  libraries: ReadonlyArray<LibraryUse>
): ReadDependencies => {
  const listed = new Set(libraries.map(({ purl }) => purl))
  const files = scanned.filter(({ path }) => unitOf(path) !== undefined)
  const purls = new Set(packages.map(({ purl }) => purl))
  return {
    packages: purls.size,
    withCryptography: [...purls].filter((purl) => listed.has(purl)).length,
    files: files.length,
    unrecognised: files.reduce((sum, { unrecognised = [] }) => sum + unrecognised.length, 0)
  }
}

/** Puts the results of all files together in an order that does not depend on who scanned what when. */
export const makeReport = (
  results: ReadonlyArray<FileResult>,
  unlisted: ExcludedFiles,
  ownRules: ReadonlyArray<OwnRulesFile> = [],
  installed: Installed = noneInstalled
): ScanReport => {
  const skipped = [
    ...unlisted.skipped,
    ...results.flatMap(({ path, skipped: reason }) =>
      reason === undefined || reason.reason === "unsupported-language" ? [] : [{ path, ...reason }]
    )
  ]
  const scanned = results.filter((result) => result.skipped === undefined).sort(byPath)
  const images = unlisted.images ?? []
  const at = originAt(installed, images)
  const manifests = results.toSorted(byPath).flatMap(({ manifest }) => manifest ?? [])
  const gathered = gatherLibraries(
    withInstalled(manifests, installed, at),
    withCopied(
      withUnshipped(
        scanned.flatMap((result) => result.findings.map(plainFinding)),
        manifests
      ),
      unlisted
    ).map(withOrigin(installed, at))
  )
  const findings = gathered.findings.map(withTitle(ownRules))
  const libraries = installedLibraries(installed, { manifests, findings, libraries: gathered.libraries })
  const own = scanned.filter(({ path }) => installed.unitOf(path) === undefined)
  return {
    libraries,
    findings,
    skipped: skipped.sort(byPath),
    partial: scanned.filter((result) => result.partial).map((result) => result.path),
    filesScanned: scanned.length,
    filesPrefiltered: scanned.filter((result) => result.prefiltered).length,
    bytesScanned: scanned.reduce((sum, result) => sum + result.bytes, 0),
    unsupported: countUnsupported(results, unlisted),
    languages: countLanguages(scanned),
    suppressions: results.toSorted(byPath).flatMap(({ suppressions = [] }) => suppressions),
    unrecognised: unrecognisedIn(own),
    ...(own.length < scanned.length && { dependencies: dependenciesIn(scanned, installed, libraries) }),
    ...(ownRules.length > 0 && { ownRules }),
    ...(images.length > 0 && { images: imagesWith(images, pathsIn({ findings, libraries })) })
  }
}
