import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { DocumentDamaged, type DocumentFault, isDocumentFault } from "../domain/documentErrors.ts"
import type { BomRow } from "./bomRow.ts"

type Bytes = Uint8Array<ArrayBuffer>

/** Compression streams of the runtime (https://compression.spec.whatwg.org/), which hold no more than a piece in memory. */
const through =
  <E2>(makeTransform: () => ReadableWritablePair<Bytes, BufferSource>, onError: (cause: unknown) => E2) =>
  <E, R>(bytes: Stream.Stream<Uint8Array, E, R>): Stream.Stream<Bytes, E2, R> =>
    Stream.unwrap(
      Effect.map(Stream.toReadableStreamEffect(Stream.map(bytes, (piece) => new Uint8Array(piece))), (readable) =>
        Stream.fromReadableStream({ evaluate: () => readable.pipeThrough(makeTransform()), onError })
      )
    )

const gzip = through(
  () => new CompressionStream("gzip"),
  (cause): never => {
    throw cause
  }
)

/** What is no fault of where the bytes come from is one of the bytes. */
export const gunzip = through(
  () => new DecompressionStream("gzip"),
  (cause): DocumentFault | DatabaseUnavailable =>
    isDocumentFault(cause) || cause instanceof DatabaseUnavailable ? cause : new DocumentDamaged()
)

/** All pieces of a document but the last have this length. */
export const pieceBytes = 256 * 1024

/** A document as it is stored: compressed with gzip, in pieces. */
export interface PackedDocument extends Omit<BomRow, "pieces" | "created_at" | "object_key"> {
  readonly pieces: ReadonlyArray<Uint8Array>
}

/** Regroups pieces of any size into pieces of one size. */
export const inPieces = Stream.mapAccum(
  () => new Uint8Array(0),
  (kept: Uint8Array, next: Uint8Array) => {
    const all = new Uint8Array(kept.length + next.length)
    all.set(kept)
    all.set(next, kept.length)
    const whole = Math.floor(all.length / pieceBytes)
    const pieces = Array.from({ length: whole }, (_, at) => all.slice(at * pieceBytes, (at + 1) * pieceBytes))
    return [all.slice(whole * pieceBytes), pieces] as const
  },
  { onHalt: (kept: Uint8Array) => (kept.length === 0 ? [] : [kept]) }
)

/** Compresses a document for storage; the compressed bytes are in memory, the document itself is not. */
export const packDocument = Effect.fnUntraced(function* <E, R>(document: Stream.Stream<Uint8Array, E, R>) {
  const hash = sha256.create()
  let byteLength = 0
  const counted = Stream.tap(document, (bytes) =>
    Effect.sync(() => {
      hash.update(bytes)
      byteLength += bytes.length
    })
  )
  const pieces = yield* Stream.runCollect(inPieces(gzip(counted)))
  return {
    sha256: hash.digest(),
    byte_length: byteLength,
    gzip_length: pieces.reduce((sum, { length }) => sum + length, 0),
    pieces
  } satisfies PackedDocument
})
