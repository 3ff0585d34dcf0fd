import * as Effect from "effect/Effect"
import type { LocatedPart } from "../manifests/installed/readPackageRecord.ts"
import type { LibraryMention, ManifestSays } from "../manifests/LibraryMention.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import { packageSpan, type ReadsDependencies, readsDependencies } from "../select/installFolders.ts"
import type { Engine } from "./Engine.ts"
import type { FileResult } from "./FileResult.ts"
import type { ScanTask } from "./ScanThreads.ts"

const VENDOR = "vendor/"

/** Where the folder begins that a file is installed in, by its path. */
const installedFrom = (path: string): number => {
  const span = packageSpan(path)
  if (span !== undefined) return span[0]
  const at = path.lastIndexOf(`/${VENDOR}`)
  return at >= 0 ? at + 1 : path.startsWith(VENDOR) ? 0 : -1
}

/** What stands before the folder that a file is installed in; empty where that makes no difference. */
const prefixOf = ({ file: { path }, questions, answers = [], renames }: ScanTask, reads: ReadsDependencies): string =>
  questions === undefined && answers.length === 0 && renames === undefined && readsDependencies(reads, path)
    ? path.slice(0, Math.max(installedFrom(path), 0))
    : ""

/** The same file, read when it is asked for, at a place from which its package is seen everywhere. */
const fileFrom = (file: SourceFile, prefix: string): SourceFile => ({
  path: file.path.slice(prefix.length),
  get bytes() {
    return file.bytes
  },
  ...(file.size !== undefined && { size: file.size }),
  ...(file.digest !== undefined && { digest: file.digest })
})

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

/** A result of a file at the place where its package is installed. No other file has taken part in it yet. */
const resultWithin = (result: FileResult, prefix: string): FileResult => {
  const { manifest, installed, suppressions, unrecognised } = result
  return {
    ...result,
    path: prefix + result.path,
    findings: result.findings.map(within(prefix)),
    ...(manifest !== undefined && { manifest: manifestWithin(manifest, prefix) }),
    ...(installed !== undefined && { installed: installed.map((one) => partWithin(one, prefix)) }),
    ...(suppressions !== undefined && { suppressions: suppressions.map(within(prefix)) }),
    ...(unrecognised !== undefined && { unrecognised: unrecognised.map(within(prefix)) })
  }
}

/**
 * The same engine for a scan with a memory: what a file of an installed package gives is kept under its path within the folder of packages
 * and the digest of what is in it, so that another project with the same version of the package finds it, and one in which the file was
 * changed does not.
 */
export const withSharedPackages = (engine: Engine, reads: ReadsDependencies): Engine => ({
  ...engine,
  scanTasks: (tasks) => {
    const prefixes = tasks.map((task) => prefixOf(task, reads))
    if (prefixes.every((prefix) => prefix === "")) return engine.scanTasks(tasks)
    const shared = tasks.map((task, at) =>
      prefixes[at] === "" ? task : { ...task, file: fileFrom(task.file, prefixes[at]!) }
    )
    return Effect.map(engine.scanTasks(shared), (results) =>
      results.map((result, at) => (prefixes[at] === "" ? result : resultWithin(result, prefixes[at]!)))
    )
  }
})
