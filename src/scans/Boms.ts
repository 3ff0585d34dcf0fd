import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Stream from "effect/Stream"
import { shownVersion } from "../domain/projectVersion.ts"
import type { ContentCoding } from "../domain/contentCoding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { type BomKey, type BomRow, BomsRepo } from "./BomsRepo.ts"
import { gunzip, gzip, inPieces } from "./storedPieces.ts"
import { ScansRepo } from "./ScansRepo.ts"

/** A stored document, not read yet. */
export interface StoredBom {
  readonly project: string
  /** As documents show it. */
  readonly version: string | null
  readonly sha256: string
  readonly createdAt: Date
  readonly lengthOf: (coding: ContentCoding) => number
  readonly bytes: (coding: ContentCoding) => Stream.Stream<Uint8Array>
}

/** A document as it is stored: compressed with gzip, in pieces. */
export interface PackedDocument extends Omit<BomRow, "pieces" | "created_at"> {
  readonly pieces: ReadonlyArray<Uint8Array>
}

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

const make = Effect.gen(function* () {
  const boms = yield* BomsRepo
  const scans = yield* ScansRepo
  const { asSystem } = yield* Tenancy

  const find = Effect.fnUntraced(function* (scanId: string, format: StoredFormat) {
    const scan = yield* scans.find(scanId)
    if (scan === undefined) return yield* new ScanNotFound()
    const bom = scan.status === "completed" ? yield* boms.find(scanId, format) : undefined
    if (bom === undefined) {
      return yield* ScanNotCompleted.when(scan.phase_reached)
    }
    const tenant = yield* CurrentTenant
    const stored = Stream.range(0, bom.pieces - 1).pipe(
      Stream.mapEffect((position) => Effect.orDie(boms.piece(scanId, format, position))),
      Stream.provideService(CurrentTenant, tenant)
    )
    return {
      project: scan.project_name ?? `${scan.repo_owner}/${scan.repo_name}`,
      version: shownVersion(scan),
      sha256: bytesToHex(bom.sha256),
      createdAt: bom.created_at,
      lengthOf: (coding) => (coding === "gzip" ? bom.gzip_length : bom.byte_length),
      bytes: (coding) => (coding === "gzip" ? stored : gunzip(stored))
    } satisfies StoredBom
  })

  /** Stores a packed document; part of the current transaction, if there is one. */
  const store = (key: BomKey, { pieces, ...lengths }: PackedDocument) =>
    asSystem(() =>
      Effect.andThen(
        Effect.forEach(pieces, (bytes, position) => boms.insertPiece(key, position, bytes), { discard: true }),
        boms.insert(key, { ...lengths, pieces: pieces.length })
      )
    )

  return { find, store }
})

/** Documents of completed scans: stored once as bytes, served as stored. */
export class Boms extends Context.Service<Boms>()("ciphermap/Boms", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide([BomsRepo.layer, ScansRepo.layer]))
}
