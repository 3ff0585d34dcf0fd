import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { Skipped } from "../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import type { Selection } from "../../scanner/select/Selection.ts"
import type { Walked } from "./walk.ts"
import { walkRead } from "./walkRead.ts"

/** Files read at one go, so that other fibers get their turn in between. */
const READ_AT_ONCE = 64

const readOne = (root: string, path: string, { maxFileSize }: Selection): SourceFile | Skipped => {
  const read = walkRead(join(root, path), maxFileSize)
  if ("code" in read) return { path, reason: "unreadable", detail: read.code }
  return read.size > maxFileSize
    ? { path, reason: "too-large", detail: `${read.size} bytes` }
    : { path, bytes: read.bytes }
}

/** Reads the files of a walk, in order. Those that cannot be read or are too large go to `onSkipped` instead. */
export const readFiles = (
  { root, paths }: Walked,
  selection: Selection,
  onSkipped: (skipped: Skipped) => void
): Stream.Stream<SourceFile> => {
  const readAll = (some: ReadonlyArray<string>): ReadonlyArray<SourceFile> =>
    some.flatMap((path) => {
      const file = readOne(root, path, selection)
      if ("bytes" in file) return [file]
      onSkipped(file)
      return []
    })
  return Stream.fromIterable(paths).pipe(
    Stream.grouped(READ_AT_ONCE),
    Stream.mapEffect((some) =>
      Effect.andThen(
        Effect.yieldNow,
        Effect.sync(() => readAll(some))
      )
    ),
    Stream.flattenIterable
  )
}
