import { Buffer } from "node:buffer"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { gitProcess } from "./gitProcess.ts"

/** Ids that are written to git at once. */
const IDS_AT_ONCE = 1_024

const NEWLINE = 10

export interface BlobReference {
  readonly id: string
}

export interface Blob<W extends BlobReference> {
  readonly of: W
  readonly bytes: Uint8Array
}

/** Received bytes that are not parsed yet; parsing continues once there are `needed` bytes. */
interface BlobParser {
  readonly parts: ReadonlyArray<Uint8Array>
  readonly bytes: number
  readonly needed: number
  /** Blobs read so far. */
  readonly done: number
}

const nothing: BlobParser = { parts: [], bytes: 0, needed: 1, done: 0 }

const invalid = (detail: string) => new ScanFailure({ code: "invalid_archive", detail })

/** Reads a sequence of `<id> blob <size>\n<bytes>\n` (git-cat-file(1), "Batch output"). */
const readSome = <W extends BlobReference>(wanted: ReadonlyArray<W>) =>
  Effect.fnUntraced(function* (before: BlobParser, chunks: ReadonlyArray<Uint8Array>) {
    const parts = [...before.parts, ...chunks]
    const bytes = chunks.reduce((sum, chunk) => sum + chunk.length, before.bytes)
    if (bytes < before.needed) return [{ ...before, parts, bytes }, []] as const
    const data = Buffer.concat(parts)
    const blobs: Array<Blob<W>> = []
    let at = 0
    let needed = 1
    for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, at)) {
      const [id, type, size] = data.subarray(at, end).toString("latin1").split(" ")
      const of = wanted[before.done + blobs.length]
      if (of === undefined || id !== of.id || type !== "blob") return yield* invalid(`${id} is ${type}`)
      const last = end + 1 + Number(size)
      needed = last + 1 - at
      if (data.length <= last) break
      blobs.push({ of, bytes: data.subarray(end + 1, last) })
      at = last + 1
      needed = 1
    }
    const rest = data.subarray(at)
    const unread = Math.max(needed, rest.length + 1)
    const after: BlobParser = { parts: [rest], bytes: rest.length, needed: unread, done: before.done + blobs.length }
    return [after, blobs] as const
  })

const lines = function* (wanted: ReadonlyArray<BlobReference>): Generator<string> {
  for (let at = 0; at < wanted.length; at += IDS_AT_ONCE)
    yield wanted
      .slice(at, at + IDS_AT_ONCE)
      .map(({ id }) => `${id}\n`)
      .join("")
}

/** The content of blobs of a bare repository, in the order of the request. */
export const blobs = <W extends BlobReference>(
  directory: string,
  wanted: ReadonlyArray<W>
): Stream.Stream<Blob<W>, ScanFailure> => {
  if (wanted.length === 0) return Stream.empty
  return Stream.unwrap(
    Effect.gen(function* () {
      const git = yield* gitProcess({ directory, args: ["cat-file", "--batch", "--buffer"], input: lines(wanted) })
      let given = 0
      const checked = Effect.flatMap(git.end, ({ code, stderr }) =>
        code === 0 && given === wanted.length ? Effect.void : invalid(`${given} of ${wanted.length} files: ${stderr}`)
      )
      return git.stdout.pipe(
        Stream.mapAccumArrayEffect(() => nothing, readSome(wanted)),
        Stream.map((blob) => {
          given++
          return blob
        }),
        Stream.concat(Stream.fromEffectDrain(checked))
      )
    })
  )
}
