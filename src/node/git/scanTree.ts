import { existsSync, realpathSync } from "node:fs"
import * as Effect from "effect/Effect"
import { isScanReport } from "../../../scanner/engine/resultShapes.ts"
import { decodedAs, encodedParts, memoryKey } from "../../../scanner/engine/ScanMemory.ts"
import { isRepeatable, type ScanReport } from "../../../scanner/model/ScanReport.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import type { IgnoreFile, IgnoreFileName } from "../../../scanner/select/IgnoreRules.ts"
import type { OpenMemory } from "../memory/openScanMemory.ts"
import { type FolderScan, listingKey, memoryIn, selectionOf } from "../scanFolder.ts"
import { excludedByGit, ignoreFilesAbove } from "../walkIgnoreFiles.ts"
import { openRepositoryTree, type TreeLimits } from "./repositoryTree.ts"

const MEBIBYTE = 1_048_576

/** For repositories of one's own: what their work tree has, they may have. */
const OWN_LIMITS: TreeLimits = { maxEntries: 10_000_000, maxFiles: 10_000_000, maxBytes: 65_536 * MEBIBYTE }

/** A tree in the objects of a repository. */
export interface GitTree {
  /** Git's own folder. */
  readonly directory: string
  /** Id of a commit or tree. */
  readonly tree: string
  /** The folder of a work tree that it is a version of, whose ignore files above it apply. */
  readonly folder?: string
  readonly limits?: TreeLimits
}

/** What scans of versions leave goes with that of other versions, not with that of the work tree. */
export const VERSIONS = "versions"

const NAMES: ReadonlyArray<IgnoreFileName> = [".ciphermapignore"]

const ignoreFilesFor = ({ folder: path }: GitTree, gitignore: boolean): ReadonlyArray<IgnoreFile> => {
  if (path === undefined) return []
  const folder = realpathSync(path)
  const own = gitignore ? excludedByGit(folder, { folder: "" }) : []
  return [...own, ...ignoreFilesAbove(folder, gitignore)]
}

/**
 * Scans a tree with the `Scanner` at hand, as a folder with the same files would be scanned, straight from git's objects: nothing is
 * checked out or written. With a memory, a tree that was scanned before is not read at all, and of another one what has changed.
 */
export const scanTree = Effect.fnUntraced(function* (
  place: GitTree,
  options: FolderScan,
  memory: OpenMemory | undefined
) {
  const { gitignore = true, only, onListed } = options
  const onFile = (): void => options.onFile?.()
  const selection = selectionOf(options)
  const opened = yield* openRepositoryTree(place.directory, place.tree, {
    selection,
    limits: place.limits ?? OWN_LIMITS,
    only,
    ignore: {
      names: gitignore ? [".gitignore", ...NAMES] : NAMES,
      above: ignoreFilesFor(place, gitignore)
    }
  })
  onListed?.(opened.paths.length)
  const { paths, ids, skipped, unsupported, copied } = opened
  const listing = () => [paths, ids, selection.maxFileSize, ...listingKey(options), skipped, unsupported, copied]
  const key = memory === undefined ? "" : memoryKey(memory, "git report", listing())
  if (memory !== undefined) {
    const known = decodedAs((yield* memory.get([key]))[0], isScanReport)
    if (known !== undefined) {
      paths.forEach(onFile)
      return known
    }
  }
  const scanner = yield* Scanner
  const report: ScanReport = yield* scanner.scan(opened.files, {
    readAgain: opened.readAgain,
    selection,
    mainLanguage: memory?.isEmpty === false ? undefined : opened.mainLanguage,
    unlisted: { skipped, unsupported, copied },
    memory,
    rules: options.rules,
    onFile
  })
  const parts = memory === undefined || !isRepeatable(report) ? undefined : encodedParts(report)
  if (memory !== undefined && parts !== undefined) yield* memory.putParts(key, parts)
  return report
})

/** Scans versions of a project, or a repository that was fetched, one after the other with one memory in the folder `cache`. */
export const versionScanner = Effect.fnUntraced(function* (root: string, options: FolderScan) {
  const project = existsSync(root) ? realpathSync(root) : root
  const memory = options.cache === undefined ? undefined : yield* memoryIn(options, project, VERSIONS)
  return (version: GitTree) => scanTree(version, options, memory)
})
