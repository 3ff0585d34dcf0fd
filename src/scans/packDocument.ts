import { sha256 } from "@noble/hashes/sha2.js"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"
import { Compression } from "../documents/Compression.ts"
import type { BomRow } from "./bomRow.ts"

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
  const { gzip } = yield* Compression
  const hash = sha256.create()
  let byteLength = 0
  const counted = Stream.tap(document, (bytes) =>
    Effect.sync(() => {
      hash.update(bytes)
      byteLength += bytes.length
    })
  )
  const pieces = yield* Stream.runCollect(inPieces(gzip(counted, "lasting")))
  return {
    sha256: hash.digest(),
    byte_length: byteLength,
    gzip_length: pieces.reduce((sum, { length }) => sum + length, 0),
    pieces
  } satisfies PackedDocument
})
