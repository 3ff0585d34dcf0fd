import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as FileSystem from "effect/FileSystem"
import * as Sink from "effect/Sink"
import * as Stream from "effect/Stream"
import { type ArchiveKind, archiveKindOf, MARKED_BYTES, markedKind } from "../../scanner/archives/archiveKinds.ts"
import type { ValidationError } from "../api/refusals.ts"
import { Config } from "../config/Config.ts"
import { UploadTooLarge } from "../domain/uploadErrors.ts"
import { WorkFolders } from "../repositories/WorkFolders.ts"
import { invalidValue } from "../http/invalidValue.ts"
import type { ReceivedUpload } from "./ReceivedUpload.ts"

const MEBIBYTE = 1_048_576

/** Of no runtime is there a decoder. */
const unread: ReadonlySet<ArchiveKind> = new Set(["bzip2", "xz"])

/** Why the first bytes are those of no archive that is read; a tar file of old has no mark. */
const problemOf = (head: Uint8Array, named: ArchiveKind): string | undefined => {
  const marked = markedKind(head)
  if (marked === undefined) return named === "tar" ? undefined : "the file does not begin as an archive does"
  return unread.has(marked) ? `the archive is compressed with ${marked}, which is not read` : undefined
}

/** What the name of an archive says that it is; fails where that is nothing that is read. */
const namedArchive = (fileName: string): Effect.Effect<ArchiveKind, ValidationError> => {
  const named = archiveKindOf(fileName)
  return named === undefined || unread.has(named)
    ? Effect.fail(invalidValue("file_name", "it names no archive that is read, such as app.war or image.tar", "query"))
    : Effect.succeed(named)
}

/** Checks an archive piece by piece: its size, and what it begins with. What is in it, the scan process checks. */
const checker = (named: ArchiveKind, maxMebibytes: number) => {
  const hash = sha256.create()
  let head = new Uint8Array(0)
  let byteLength = 0
  const checkedHead = Effect.suspend(() => {
    const problem = problemOf(head, named)
    return problem === undefined ? Effect.void : Effect.fail(invalidValue(null, problem))
  })
  return {
    take: (bytes: Uint8Array): Effect.Effect<void, UploadTooLarge | ValidationError> => {
      byteLength += bytes.length
      if (byteLength > maxMebibytes * MEBIBYTE) return Effect.fail(UploadTooLarge.than(maxMebibytes, "archive"))
      hash.update(bytes)
      if (head.length === MARKED_BYTES) return Effect.void
      head = Uint8Array.of(...head, ...bytes.subarray(0, MARKED_BYTES - head.length))
      return head.length === MARKED_BYTES ? checkedHead : Effect.void
    },
    end: Effect.map(checkedHead, () => ({ sha256: hash.digest(), byteLength }))
  }
}

/** Receives archives in a file: memory holds a piece at a time, and what is refused is not read to its end. */
export const receiveArchive = Effect.gen(function* () {
  const files = yield* FileSystem.FileSystem
  const folders = yield* WorkFolders
  const { maxArchiveMebibytes } = yield* Config

  return Effect.fnUntraced(function* <E, R>(body: Stream.Stream<Uint8Array, E, R>, fileName: string) {
    const { take, end } = checker(yield* namedArchive(fileName), maxArchiveMebibytes)
    const folder = yield* Effect.orDie(folders.make)
    const file = `${folder}/archive`
    // A full disk: the fault is not the client's.
    const written = Sink.mapError(files.sink(file), (cause): never => {
      throw cause
    })
    yield* Stream.run(Stream.tap(body, take), written)
    return { file, fileName, format: "archive", ...(yield* end) } satisfies ReceivedUpload
  })
})
