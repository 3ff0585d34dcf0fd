import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import type { ObjectKey } from "../domain/ObjectKey.ts"
import type { Objects } from "../documents/ObjectStore.ts"
import type { CurrentTenant } from "../domain/CurrentTenant.ts"
import type { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DocumentDamaged, type DocumentFault } from "../domain/documentErrors.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import type { BomRow } from "./bomRow.ts"
import type { BomsRepo } from "./BomsRepo.ts"
import { pieceBytes } from "./packDocument.ts"

/** What keeps the bytes of a document from being read. */
export type ReadFault = DocumentFault | DatabaseUnavailable

type Bytes<E = ReadFault> = Stream.Stream<Uint8Array, E, CurrentTenant>

/** The piece has been moved since its row was read, or it is lost. */
class PieceMissing extends Data.TaggedError("PieceMissing")<{ readonly position: number }> {}

const isDamaged = (error: unknown): error is DocumentDamaged => error instanceof DocumentDamaged

const damaged: Stream.Stream<never, DocumentDamaged> = Stream.suspend(() => Stream.fail(new DocumentDamaged()))

const withoutFirst = (length: number) =>
  Stream.mapAccum(
    () => length,
    (left: number, bytes: Uint8Array) =>
      left >= bytes.length ? ([left - bytes.length, []] as const) : ([0, [bytes.subarray(left)]] as const)
  )

/** Reads documents where they are. They move meanwhile: what is missed in one place is read in the other, from the same byte on. */
export const documentReader = (boms: BomsRepo["Service"], objects: Objects | undefined) => {
  const object = (key: ObjectKey): Stream.Stream<Uint8Array, DocumentFault> =>
    objects === undefined ? damaged : objects.get(key)

  const pieces = (scanId: string, format: StoredFormat, { pieces: count }: BomRow): Bytes<ReadFault | PieceMissing> =>
    Stream.range(0, count - 1).pipe(
      Stream.mapEffect((position) =>
        Effect.flatMap(boms.piece(scanId, format, position), (bytes): Effect.Effect<Uint8Array, PieceMissing> =>
          bytes === undefined ? Effect.fail(new PieceMissing({ position })) : Effect.succeed(bytes)
        )
      )
    )

  const again = (scanId: string, format: StoredFormat, then: (now: BomRow) => Bytes): Bytes =>
    Stream.unwrap(Effect.map(boms.find(scanId, format), (now): Bytes => (now === undefined ? damaged : then(now))))

  const fromStore = (scanId: string, format: StoredFormat, key: ObjectKey): Bytes => {
    const inDatabase = (now: BomRow): Bytes =>
      now.object_key === null ? Stream.catchTag(pieces(scanId, format, now), "PieceMissing", () => damaged) : damaged
    return Stream.suspend(() => {
      let isBegun = false
      const bytes = Stream.tap(object(key), () => Effect.sync(() => (isBegun = true)))
      return Stream.catchIf(bytes, isDamaged, (): Bytes => (isBegun ? damaged : again(scanId, format, inDatabase)))
    })
  }

  const fromDatabase = (scanId: string, format: StoredFormat, row: BomRow): Bytes =>
    Stream.catchTag(pieces(scanId, format, row), "PieceMissing", ({ position }) =>
      again(scanId, format, ({ object_key: key }) =>
        key === null ? damaged : withoutFirst(position * pieceBytes)(object(key))
      )
    )

  const read = (scanId: string, format: StoredFormat, row: BomRow): Bytes =>
    row.object_key === null ? fromDatabase(scanId, format, row) : fromStore(scanId, format, row.object_key)

  /** Succeeds if the bytes seem to be there, before any of them is read. */
  const ready = Effect.fnUntraced(function* (scanId: string, format: StoredFormat, { object_key: key }: BomRow) {
    if (key === null || (objects !== undefined && (yield* objects.has(key)))) return
    const now = yield* boms.find(scanId, format)
    if (now?.object_key !== null) return yield* new DocumentDamaged()
  })

  return { read, ready }
}
