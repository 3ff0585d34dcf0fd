import { join } from "node:path"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { decodedAs, memoryKey, putValue } from "../../../scanner/engine/ScanMemory.ts"
import { isListOf, isNumber, isRecordOf, isStruct, isText } from "../../../scanner/engine/shapes.ts"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import type { Skipped } from "../../../scanner/model/ScanReport.ts"
import { type Selection, sizeLimit } from "../../../scanner/select/Selection.ts"
import { type Allocate, type FileState, readWithState, stateAt, type Unread } from "../readRegular.ts"
import { readGroups } from "../readGroups.ts"
import type { OpenMemory } from "./openScanMemory.ts"

/** Files that are looked at, at once; in between, other fibers can run. */
const AT_ONCE = 64

/**
 * A file that changed so shortly before it was read may have changed again within one tick of a file system's clock (2 s of FAT)
 * without a sign of it. Git has the same rule for its index (`Documentation/technical/racy-git.adoc`).
 */
const RACY_MILLIS = 2_000

/** Whether a file may have changed again since, in a scan that started at that time. */
export const isRacy = ({ changed }: FileState, started: number): boolean => changed >= started - RACY_MILLIS

interface Known {
  readonly state: FileState
  readonly size: number
  readonly digest: string
}

/** State, size and digest of a file. */
type Row = readonly [signature: string, size: number, digest: string]

const isRow = (value: unknown): value is Row =>
  isListOf((one): one is string | number => isText(one) || isNumber(one))(value) &&
  value.length === 3 &&
  isText(value[0]) &&
  isNumber(value[1]) &&
  isText(value[2]) &&
  /^[0-9a-f]{64}$/.test(value[2])

const isIndex = isStruct({ files: isRecordOf(isRow) })

/** The files of a walk, with what the memory of a scan knows of them. */
export interface RememberedFiles {
  /** Looks at each file, and reads those that have changed. Gives what stands for all of them. */
  readonly look: Effect.Effect<string>
  /** Those that are known are read when their bytes are asked for. */
  readonly stream: (paths: ReadonlyArray<string>) => Stream.Stream<SourceFile>
  /** What stands for all files, once they were read. */
  readonly state: () => string
  readonly save: Effect.Effect<void>
}

interface Walked {
  readonly root: string
  readonly paths: ReadonlyArray<string>
}

export const rememberedFiles = Effect.fnUntraced(function* (
  { root, paths }: Walked,
  selection: Pick<Selection, "maxFileSize" | "dependencies">,
  memory: OpenMemory,
  slab: { readonly allocate: Allocate; readonly reuse: () => void },
  onSkipped: (skipped: Skipped) => void,
  started: number = Date.now()
) {
  const key = memoryKey(memory, "index", [root])
  const before = decodedAs((yield* memory.get([key]))[0], isIndex)?.files ?? {}
  const known = new Map<string, Known>()
  const unread = new Map<string, Unread>()
  let isNew = false

  const read = (path: string): Uint8Array | undefined => {
    const found = readWithState(join(root, path), sizeLimit(path, selection), slab.allocate)
    if ("reason" in found) {
      unread.set(path, found)
      onSkipped({ path, ...found })
      return undefined
    }
    const { bytes, state } = found
    isNew = true
    known.set(path, { state, size: bytes.length, digest: memory.digest(bytes) })
    return bytes
  }

  const look = (path: string): void => {
    const row = Object.hasOwn(before, path) ? before[path] : undefined
    const state = row === undefined ? undefined : stateAt(join(root, path))
    if (row === undefined || state === undefined || row[0] !== state.signature) read(path)
    else known.set(path, { state, size: row[1], digest: row[2] })
  }

  /** The bytes that the digest is of; if it is of others by now, what this scan says must not be believed later. */
  const readAgain = (path: string, { state, digest }: Known): Uint8Array => {
    const found = readWithState(join(root, path), sizeLimit(path, selection), slab.allocate)
    if (!("reason" in found)) {
      const isSame = found.state.signature === state.signature && !isRacy(state, started)
      if (isSame || memory.digest(found.bytes) === digest) return found.bytes
    }
    memory.discard()
    return "reason" in found ? new Uint8Array() : found.bytes
  }

  const fileOf = (path: string): ReadonlyArray<SourceFile> => {
    const file = known.get(path)
    if (file !== undefined) {
      const { size, digest } = file
      return [
        {
          path,
          size,
          digest,
          get bytes() {
            return readAgain(path, file)
          }
        }
      ]
    }
    if (unread.has(path)) return []
    const bytes = read(path)
    return bytes === undefined ? [] : [{ path, bytes, digest: known.get(path)!.digest }]
  }

  const state = (): string =>
    memoryKey(
      memory,
      "tree",
      paths.map((path) => [path, known.get(path)?.digest ?? unread.get(path) ?? null])
    )

  const files: RememberedFiles = {
    look: Effect.forEach(
      Array.from({ length: Math.ceil(paths.length / AT_ONCE) }, (_, at) =>
        paths.slice(at * AT_ONCE, (at + 1) * AT_ONCE)
      ),
      (some) =>
        Effect.andThen(
          Effect.yieldNow,
          Effect.sync(() => {
            slab.reuse()
            some.forEach(look)
          })
        ),
      { discard: true }
    ).pipe(Effect.map(state)),
    stream: (wanted) =>
      Stream.fromIterable(readGroups(root, wanted)).pipe(
        Stream.mapEffect((some) =>
          Effect.andThen(
            Effect.yieldNow,
            Effect.sync(() => {
              slab.reuse()
              return some.flatMap(fileOf)
            })
          )
        ),
        Stream.flattenIterable
      ),
    state,
    save: Effect.suspend(() => {
      if (!isNew && known.size === Object.keys(before).length) return Effect.void
      const rows = [...known].flatMap(([path, { state: of, size, digest }]) =>
        isRacy(of, started) ? [] : [[path, [of.signature, size, digest]] as const]
      )
      return putValue(memory, key, { files: Object.fromEntries(rows) })
    })
  }
  return files
})
