import { Buffer, isUtf8 } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { gitProcess } from "./gitProcess.ts"

/** An entry of a commit's tree, at any depth; a folder comes before what is in it. */
export interface TreeEntry {
  readonly mode: string
  readonly type: "blob" | "tree" | "commit"
  readonly id: string
  /** Size of a blob in bytes. */
  readonly size: number
  readonly path: string
  readonly pathBytes: number
  /** If not, the path contains replacement characters. */
  readonly isUtf8: boolean
}

/** Limits the cost of long paths: 200,000 of 1,280 bytes on average. */
const MAX_LISTING = 268_435_456

/** Longest line; far more than the path of any file system needs. */
const MAX_LINE = 1_048_576

const NUL = 0
const TAB = 9

const form = /^(\d{6}) (blob|tree|commit) ([0-9a-f]{40,64}) +(\d+|-)$/

/** Reads `<mode> <type> <id> <size>\t<path>` (git-ls-tree(1)). */
const entryOf = (line: Buffer): TreeEntry | undefined => {
  const tab = line.indexOf(TAB)
  const read = form.exec(line.subarray(0, tab).toString("latin1"))
  if (tab < 0 || read === null) return undefined
  const [, mode = "", type = "", id = "", size = ""] = read
  const path = line.subarray(tab + 1)
  return {
    mode,
    type: type as TreeEntry["type"],
    id,
    size: size === "-" ? 0 : Number(size),
    path: path.toString(),
    pathBytes: path.length,
    isUtf8: isUtf8(path)
  }
}

/** Of an object that is not there, git says in the place of its size that it is bad. */
const whyNoEntry = (line: string): string => {
  const id = /^\d{6} blob ([0-9a-f]{40,64}) +BAD\t/.exec(line)?.[1]
  return id === undefined ? "git ls-tree printed no entry" : `the object ${id} is missing, as in a partial clone`
}

interface TreeParser {
  readonly rest: Buffer
  readonly bytes: number
  readonly blobs: number
  readonly folders: number
}

const tooMany = new ScanFailure({ code: "too_many_files" })
const invalid = (detail: string) => new ScanFailure({ code: "invalid_archive", detail })

const readSome = (maxEntries: number) =>
  Effect.fnUntraced(function* (before: TreeParser, chunks: ReadonlyArray<Uint8Array>) {
    const data = Buffer.concat([before.rest, ...chunks])
    const entries: Array<TreeEntry> = []
    let at = 0
    for (let end = data.indexOf(NUL); end >= 0; end = data.indexOf(NUL, at)) {
      const entry = entryOf(data.subarray(at, end))
      if (entry === undefined) return yield* invalid(whyNoEntry(data.toString("latin1", at, end)))
      entries.push(entry)
      at = end + 1
    }
    const folders = before.folders + entries.filter(({ type }) => type === "tree").length
    const blobs = before.blobs + before.folders + entries.length - folders
    const bytes = before.bytes + data.length - before.rest.length
    if (blobs > maxEntries || folders > maxEntries || bytes > MAX_LISTING) return yield* tooMany
    const rest = data.subarray(at)
    if (rest.length > MAX_LINE) return yield* invalid("a path of more than 1 MiB")
    const after: TreeParser = { rest, bytes, blobs, folders }
    return [after, entries] as const
  })

/**
 * Lists the tree of a commit of a bare repository. More files or folders than the limit are `too_many_files`: a few
 * objects can describe an endless tree.
 */
export const treeEntries = (
  directory: string,
  commit: string,
  maxEntries: number
): Stream.Stream<TreeEntry, ScanFailure> =>
  Stream.unwrap(
    Effect.gen(function* () {
      const args = ["ls-tree", "-r", "-t", "-l", "-z", "--full-tree", commit]
      const git = yield* gitProcess({ directory, args })
      const checked = Effect.flatMap(git.end, ({ code, stderr }) => (code === 0 ? Effect.void : invalid(stderr)))
      const none: TreeParser = { rest: Buffer.alloc(0), bytes: 0, blobs: 0, folders: 0 }
      return git.stdout.pipe(
        Stream.mapAccumArrayEffect(() => none, readSome(maxEntries)),
        Stream.concat(Stream.fromEffectDrain(checked))
      )
    })
  )
