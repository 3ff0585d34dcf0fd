import { Buffer } from "node:buffer"
import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { Skipped } from "../../scanner/model/ScanReport.ts"
import type { SourceFile } from "../../scanner/model/SourceFile.ts"
import { type Selection, sizeLimit } from "../../scanner/select/Selection.ts"
import type { WalkedFolder } from "./walk.ts"
import { type Allocate, readRegular } from "./readRegular.ts"

/** Files read at one go, so that other fibers get their turn in between. */
const READ_AT_ONCE = 64

/** Memory for them, used again and again, since most files are done with when the next ones are read. */
const SLAB_BYTES = 4_194_304

const makeSlab = (): { readonly allocate: Allocate; readonly reuse: () => void } => {
  const memory = Buffer.allocUnsafeSlow(SLAB_BYTES)
  let used = 0
  return {
    allocate: (bytes) => {
      if (used + bytes > SLAB_BYTES) return Buffer.allocUnsafeSlow(bytes)
      used += bytes
      return memory.subarray(used - bytes, used)
    },
    reuse: () => {
      used = 0
    }
  }
}

/**
 * Reads the files of a walk, in order. Those that cannot be read or are too large go to `onSkipped` instead. The bytes of a
 * file are valid until the next files are pulled.
 */
export const readFiles = (
  { root, paths }: WalkedFolder,
  { maxFileSize }: Selection,
  onSkipped: (skipped: Skipped) => void
): Stream.Stream<SourceFile> => {
  const slab = makeSlab()
  const readAll = (some: ReadonlyArray<string>): ReadonlyArray<SourceFile> => {
    slab.reuse()
    return some.flatMap((path) => {
      const bytes = readRegular(join(root, path), sizeLimit(path, { maxFileSize }), slab.allocate)
      if (!("reason" in bytes)) return [{ path, bytes }]
      onSkipped({ path, ...bytes })
      return []
    })
  }
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
