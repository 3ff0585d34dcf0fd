import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { Compression, NotCompressed } from "../documents/Compression.ts"
import { DocumentObjects } from "../documents/DocumentObjects.ts"
import { type Objects, ObjectStore } from "../documents/ObjectStore.ts"
import { DocumentDamaged } from "../domain/documentErrors.ts"
import { makeId } from "../domain/ids.ts"
import { randomBytes } from "../domain/randomText.ts"
import { documentsMoved } from "../observability/metrics.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { BomsRepo } from "./BomsRepo.ts"
import { DocumentMovesRepo, type MovableDocument, type MovePosition } from "./DocumentMovesRepo.ts"
import { inPieces } from "./packDocument.ts"

/** Documents whose bytes are in memory, compressed. */
const atOnce = 4

/** Rows that are read together. */
const pageSize = 32

const pause = "10 seconds"

const start: MovePosition = { scanId: "", format: "" }

const make = Effect.gen(function* () {
  const { objects, target } = yield* ObjectStore
  const repo = yield* DocumentMovesRepo
  const boms = yield* BomsRepo
  const { write } = yield* DocumentObjects
  const { asSystem } = yield* Tenancy
  const { gunzip } = yield* Compression

  /** What leaves its place is known to be the document that was stored. */
  const intact = Effect.fnUntraced(function* (document: MovableDocument, pieces: ReadonlyArray<Uint8Array>) {
    const hash = sha256.create()
    const bytes = gunzip(Stream.fromIterable(pieces))
    yield* Stream.runForEach(bytes, (piece) => Effect.sync(() => hash.update(piece))).pipe(
      Effect.catchIf(
        (error): error is NotCompressed => error instanceof NotCompressed,
        () => Effect.fail(new DocumentDamaged())
      )
    )
    if (bytesToHex(hash.digest()) !== bytesToHex(document.sha256)) return yield* new DocumentDamaged()
  })

  /** The object is read back before the pieces are deleted. */
  const toStore = Effect.fnUntraced(function* (document: MovableDocument, store: Objects) {
    const pieces = yield* repo.pieces(document)
    yield* intact(document, pieces)
    const key = yield* write(store, document.tenant, pieces)
    yield* Stream.runDrain(store.get(key))
    return yield* asSystem(() =>
      Effect.flatMap(repo.lock(document), (row) =>
        row === undefined ? Effect.succeed(false) : Effect.as(repo.toStore(document, key), true)
      )
    )
  })

  const toDatabase = Effect.fnUntraced(function* (document: MovableDocument, store: Objects) {
    if (document.object_key === null) return false
    const pieces = yield* Stream.runCollect(inPieces(store.get(document.object_key)))
    yield* intact(document, pieces)
    return yield* asSystem(
      Effect.fnUntraced(function* () {
        if ((yield* repo.lock(document)) === undefined) return false
        yield* Effect.forEach(pieces, (bytes, position) => boms.insertPiece(document, position, bytes), {
          discard: true
        })
        yield* repo.toDatabase(document, pieces.length)
        return true
      })
    )
  })

  const move = { store: toStore, database: toDatabase } as const

  /** A damaged document stays where it is. */
  const moveOne = (store: Objects) => (document: MovableDocument) =>
    move[target](document, store).pipe(
      Effect.catchIf(
        (error): error is DocumentDamaged => error instanceof DocumentDamaged,
        () =>
          Effect.as(
            Effect.logError("a stored document is damaged", { scan: document.scanId, format: document.format }),
            false
          )
      ),
      Effect.tap((isMoved) =>
        isMoved ? Metric.update(Metric.withAttributes(documentsMoved, { to: target }), 1) : Effect.void
      )
    )

  /** Moves what is to be moved from this position on, and says how many documents that were. */
  const moveFrom = Effect.fnUntraced(function* (first: MovePosition) {
    if (objects === undefined) return 0
    let position = first
    for (let moved = 0; ;) {
      const page = yield* repo.waiting(target, position, pageSize)
      const last = page.at(-1)
      if (last === undefined) return moved
      const done = yield* Effect.forEach(page, moveOne(objects), { concurrency: atOnce })
      moved += done.filter(Boolean).length
      position = last
    }
  })

  /** All of them; several workers begin at different places. */
  const moveAll = Effect.gen(function* () {
    const late = yield* moveFrom({ scanId: makeId("scan", randomBytes), format: "" })
    const moved = late + (yield* moveFrom(start))
    if (moved > 0) yield* Effect.logInfo("documents were moved", { documents: moved, to: target })
    return moved
  })

  return { moveAll }
})

/**
 * Moves documents between the database and the store, while they are read and written. Each is moved for itself: whatever ends the
 * process leaves it in one of the two places.
 */
export class DocumentMover extends Context.Service<DocumentMover>()("ciphermap/DocumentMover", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([DocumentMovesRepo.layer, BomsRepo.layer, DocumentObjects.layer])
  )

  /** Looks for documents to be moved while the process lives. */
  static readonly running = Layer.effectDiscard(
    Effect.flatMap(DocumentMover, ({ moveAll }) =>
      moveAll.pipe(
        Effect.catch((error) => Effect.logWarning("documents were not moved", { reason: error.reason })),
        Effect.sandbox,
        Effect.ignore({ log: "Warn" }),
        Effect.repeat(Schedule.spaced(pause)),
        Effect.forkScoped
      )
    )
  ).pipe(Layer.provide(DocumentMover.layer))
}
