import { join } from "node:path"
import * as Effect from "effect/Effect"
import { ScanFailure } from "../../domain/FailureCause.ts"
import type { Download } from "../../repositories/Repositories.ts"
import { askRemote } from "./askRemote.ts"
import { gitFailure } from "./gitFailure.ts"
import type { GitCommand } from "./gitProcess.ts"
import { gitText } from "./gitText.ts"
import type { Access } from "./remoteAccess.ts"
import type { RemoteCommit } from "./remoteRefs.ts"
import { lstat, readdir } from "node:fs/promises"

const sizeOf = (path: string): Promise<number> =>
  // A file that git has just renamed or removed is counted the next time.
  lstat(path).then(
    ({ size }) => size,
    () => 0
  )

/** Total size of the files in a directory, which may change during the count. */
const directorySize = async (directory: string): Promise<number> => {
  const names = await readdir(directory, { recursive: true }).catch(() => [])
  const sizes = await Promise.all(names.map((name) => sizeOf(join(directory, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** How often the size on disk is checked. */
const WATCH_MILLIS = 100

/**
 * Problems that many harmless old repositories have and that do not matter for reading files (git-fsck(1)).
 * Names that are dangerous to check out remain errors, although nothing is checked out.
 */
const harmless = [
  "zeroPaddedFilemode",
  "badFilemode",
  "badDate",
  "badDateOverflow",
  "badEmail",
  "badName",
  "badTimezone",
  "missingEmail",
  "missingNameBeforeEmail",
  "missingSpaceBeforeDate",
  "missingSpaceBeforeEmail",
  "missingTaggerEntry",
  "multipleAuthors",
  "nulInCommit",
  "badTagName",
  "extraHeaderEntry"
]

/** The pack is checked and stored as it arrives: one object at a time, in one thread. */
const fetchSettings = [
  ...harmless.map((message) => `fetch.fsck.${message}=ignore`),
  "fetch.unpackLimit=1",
  "pack.threads=1",
  "core.bigFileThreshold=64m"
]

/** How much git may write between two checks of the size before the system stops it. */
const SLACK = 67_108_864

const FETCHED = "refs/scanned"

const TAGS = "refs/tags/"

const run = Effect.fnUntraced(function* (command: GitCommand) {
  const { code, stderr, output } = yield* gitText(command)
  return code === 0 ? output.trim() : yield* gitFailure(stderr)
})

const tooLarge = new ScanFailure({ code: "repo_too_large" })

const sizeWithin = (directory: string, maxBytes: number) =>
  Effect.flatMap(
    Effect.promise(() => directorySize(directory)),
    (bytes) => (bytes > maxBytes ? Effect.fail(tooLarge) : Effect.succeed(bytes))
  )

/** Fetches one commit, without its history, into a bare repository in the folder. */
export const fetchCommit = Effect.fnUntraced(function* (
  folder: string,
  access: Access,
  { commit, ref, source }: RemoteCommit,
  maxBytes: number
) {
  const directory = join(folder, "repository.git")
  const format = commit.length === 64 ? "sha256" : "sha1"
  yield* run({ args: ["init", "--quiet", "--bare", `--object-format=${format}`, directory] })
  const options = ["--quiet", "--depth", "1", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance"]
  const args = ["fetch", ...options, "--", access.url, `+${source}:${FETCHED}`]
  const maxFile = maxBytes + SLACK
  const fetched = askRemote({ access, directory, settings: fetchSettings, maxFile, args }).pipe(
    Effect.tapError(() => sizeWithin(folder, maxBytes))
  )
  const watched = Effect.forever(Effect.andThen(Effect.sleep(WATCH_MILLIS), sizeWithin(folder, maxBytes)))
  yield* Effect.raceFirst(fetched, watched)
  const bytes = yield* sizeWithin(folder, maxBytes)
  const revision = `${FETCHED}^{commit}`
  const fetchedCommit = yield* run({ directory, args: ["rev-parse", "--verify", "--end-of-options", revision] })
  const tag = source.startsWith(TAGS) ? ref : null
  const download: Download = { commit: fetchedCommit, ref, tag, directory, bytes }
  return download
})
