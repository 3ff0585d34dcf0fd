import * as Effect from "effect/Effect"
import type { LocatedPart } from "../manifests/installed/readPackageRecord.ts"
import type { LibraryMention, ManifestSays } from "../manifests/LibraryMention.ts"
import type { Finding } from "../model/Finding.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { packageSpan, type ReadsDependencies, readsDependencies } from "../select/installFolders.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"

/** What stands before the folder that a file is installed in; empty of the project's own files. */
const prefixOf = (path: string, reads: ReadsDependencies): string => {
  const span = readsDependencies(reads, path) ? packageSpan(path) : undefined
  return span === undefined ? "" : path.slice(0, span[0])
}

/** The path of a file as its package is seen everywhere, wherever that is installed. */
export const sharedPath =
  (reads: ReadsDependencies) =>
  (path: string): string =>
    path.slice(prefixOf(path, reads).length)

/** The same file, read when it is asked for, at a place from which its package is seen everywhere. */
const fileFrom = (file: SourceFile, prefix: string): SourceFile => {
  const path = file.path.slice(prefix.length)
  if (file.size === undefined) return { ...file, path }
  return {
    path,
    size: file.size,
    ...(file.digest !== undefined && { digest: file.digest }),
    get bytes() {
      return file.bytes
    }
  }
}

const within =
  (prefix: string) =>
  <A extends { readonly path: string }>(one: A): A => ({ ...one, path: prefix + one.path })

const mentionWithin = (mention: LibraryMention, prefix: string): LibraryMention => ({
  ...mention,
  occurrence: within(prefix)(mention.occurrence)
})

const manifestWithin = (manifest: ManifestSays, prefix: string): ManifestSays => ({
  ...manifest,
  path: prefix + manifest.path,
  mentions: manifest.mentions.map((one) => mentionWithin(one, prefix)),
  names: manifest.names.map(within(prefix)),
  aliases: manifest.aliases.map((one) => ({ ...one, occurrence: within(prefix)(one.occurrence) })),
  ...(manifest.parent !== undefined && { parent: prefix + manifest.parent }),
  ...(manifest.sources !== undefined && { sources: manifest.sources.map(within(prefix)) })
})

const partWithin = (part: LocatedPart, prefix: string): LocatedPart => ({
  ...part,
  at: prefix + part.at,
  path: prefix + part.path,
  ...(part.roots !== undefined && { roots: part.roots.map((root) => prefix + root) }),
  ...(part.likelyRoots !== undefined && { likelyRoots: part.likelyRoots.map((root) => prefix + root) }),
  ...(part.region !== undefined && { region: prefix + part.region }),
  ...(part.mention !== undefined && { mention: mentionWithin(part.mention, prefix) })
})

/** A finding with its places, and those in other files of the package. */
const findingWithin = (finding: Finding, prefix: string): Finding => ({
  ...finding,
  path: prefix + finding.path,
  evidence: finding.evidence.map((one) => (one.path === undefined ? one : { ...one, path: prefix + one.path }))
})

/** A result of a file at the place where its package is installed. What its files say to each other is the same wherever that is. */
const resultWithin = (result: FileResult, prefix: string): FileResult => {
  const { manifest, installed, suppressions, unrecognised } = result
  return {
    ...result,
    path: prefix + result.path,
    findings: result.findings.map((one) => findingWithin(one, prefix)),
    ...(manifest !== undefined && { manifest: manifestWithin(manifest, prefix) }),
    ...(installed !== undefined && { installed: installed.map((one) => partWithin(one, prefix)) }),
    ...(suppressions !== undefined && { suppressions: suppressions.map(within(prefix)) }),
    ...(unrecognised !== undefined && { unrecognised: unrecognised.map(within(prefix)) })
  }
}

/**
 * The same engine, which scans the files of installed packages as if the folder of packages were the root. What one gives then depends on
 * nothing but the package: a memory has it for another project with the same version, and not where a file of it was changed.
 */
export const withSharedPackages = (engine: Engine, reads: ReadsDependencies): Engine => ({
  ...engine,
  scanTasks: (tasks) => {
    const prefixes = tasks.map((task) => prefixOf(task.file.path, reads))
    if (prefixes.every((prefix) => prefix === "")) return engine.scanTasks(tasks)
    const shared = tasks.map((task, at) =>
      prefixes[at] === "" ? task : { ...task, file: fileFrom(task.file, prefixes[at]!) }
    )
    return Effect.map(engine.scanTasks(shared), (results) =>
      results.map((result, at) => (prefixes[at] === "" ? result : resultWithin(result, prefixes[at]!)))
    )
  }
})
