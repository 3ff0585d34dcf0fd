import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { Scanner } from "../../../scanner/Scanner.ts"
import type { Selection } from "../../../scanner/select/Selection.ts"
import type { ScanFailure } from "../../domain/FailureCause.ts"
import type { Progress } from "../Reporter.ts"
import { quoted } from "../quoted.ts"
import { ToolFailure } from "../ToolFailure.ts"
import { openRepositoryTree } from "../../node/git/repositoryTree.ts"
import type { TreeAt } from "./treeAt.ts"

const MEBIBYTE = 1_048_576

/** Those of the service, with more files (`REPOSITORY_MAX_ENTRIES` and the settings beside it). */
const LIMITS = { maxEntries: 200_000, maxFiles: 100_000, maxBytes: 1_024 * MEBIBYTE }

/** Whether a scan of the folder leaves a path out: what only one of two scans looks at is no change. */
const leftOutBy = ({ skipped }: ScanReport): ((path: string) => boolean) => {
  const ignored = skipped.filter(({ reason }) => reason === "ignored").map(({ path }) => path)
  const files = new Set(ignored)
  const folders = ignored.filter((path) => path.endsWith("/"))
  return (path) => files.has(path) || folders.some((folder) => path.startsWith(folder))
}

const unreadable = ({ code, detail }: ScanFailure): ToolFailure =>
  code === "too_many_files"
    ? new ToolFailure({ code: "too_large", message: `the commit has more than ${LIMITS.maxEntries} files` })
    : new ToolFailure({
        code: "repository_unreadable",
        message: `${code}${detail === undefined ? "" : `: ${quoted(detail)}`}`
      })

const isFailure = (error: { readonly _tag: string }): error is ScanFailure => error._tag === "ScanFailure"

/**
 * Scans what a folder held at a commit, with the `Scanner` at hand, straight from git's objects. Files that the scan of the
 * folder as it is now leaves out by its ignore files are left out here too.
 */
export const scanAtRef = Effect.fnUntraced(
  function* ({ directory, tree }: TreeAt, now: ScanReport, progress: Progress, selection: Selection) {
    const opened = yield* openRepositoryTree(directory, tree, { selection, limits: LIMITS })
    if (opened.limitsHit.length > 0)
      return yield* new ToolFailure({
        code: "too_large",
        message: `the commit holds more than a comparison takes (${opened.limitsHit.join(", ")}): compare a smaller folder`
      })
    const isLeftOut = leftOutBy(now)
    const scanner = yield* Scanner
    progress.total += opened.paths.filter((path) => !isLeftOut(path)).length
    progress.message = "scanning the base"
    return yield* scanner.scan(
      Stream.filter(opened.files, ({ path }) => !isLeftOut(path)),
      {
        selection,
        readAgain: opened.readAgain,
        mainLanguage: opened.mainLanguage,
        unlisted: opened,
        onFile: () => progress.done++
      }
    )
  },
  Effect.scoped,
  Effect.mapError((error): ToolFailure => {
    if (isFailure(error)) return unreadable(error)
    return error._tag === "ToolFailure"
      ? error
      : new ToolFailure({ code: "scanner_failed", message: `the scanner cannot work: ${error.reason._tag}` })
  })
)
