import { bytesToHex } from "@noble/hashes/utils.js"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { Compression, NotCompressed } from "../documents/Compression.ts"
import { DocumentObjects } from "../documents/DocumentObjects.ts"
import type { ObjectKey } from "../domain/ObjectKey.ts"
import { ObjectStore } from "../documents/ObjectStore.ts"
import { shownVersion } from "../domain/projectVersion.ts"
import type { ContentCoding } from "../domain/contentCoding.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DocumentDamaged, DocumentsUnavailable } from "../domain/documentErrors.ts"
import type { TenantId } from "../domain/ids.ts"
import { ScanNotCompleted, ScanNotFound } from "../domain/scanErrors.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { BomKey } from "./bomRow.ts"
import { BomsRepo } from "./BomsRepo.ts"
import { documentReader, type ReadFault } from "./documentReader.ts"
import type { PackedDocument } from "./packDocument.ts"
import { ScansRepo } from "./ScansRepo.ts"

/** A stored document, not read yet. */
export interface StoredBom {
  readonly project: string
  /** As documents show it. */
  readonly version: string | null
  readonly sha256: string
  readonly createdAt: Date
  readonly lengthOf: (coding: ContentCoding) => number
  /** Succeeds if the bytes seem to be there, before any of them is read. */
  readonly ready: Effect.Effect<void, ReadFault>
  readonly bytes: (coding: ContentCoding) => Stream.Stream<Uint8Array, ReadFault>
}

/** A packed document, and the object that has its bytes, if one has. */
export interface PlacedDocument {
  readonly document: PackedDocument
  readonly object: ObjectKey | null
}

/** A store that is away for longer holds no scan up. */
const fewTries = Schedule.max([Schedule.exponential("500 millis"), Schedule.recurs(2)])

const make = Effect.gen(function* () {
  const boms = yield* BomsRepo
  const scans = yield* ScansRepo
  const { write } = yield* DocumentObjects
  const { objects, target } = yield* ObjectStore
  const { asSystem } = yield* Tenancy
  const { gunzip } = yield* Compression
  const { read, ready } = documentReader(boms, objects)

  const unpacked = (bytes: Stream.Stream<Uint8Array, ReadFault>): Stream.Stream<Uint8Array, ReadFault> =>
    Stream.mapError(gunzip(bytes), (error) => (error instanceof NotCompressed ? new DocumentDamaged() : error))

  const find = Effect.fnUntraced(function* (scanId: string, format: StoredFormat) {
    const scan = yield* scans.find(scanId)
    if (scan === undefined) return yield* new ScanNotFound()
    const bom = scan.status === "completed" ? yield* boms.find(scanId, format) : undefined
    if (bom === undefined) {
      return yield* ScanNotCompleted.when(scan.phase_reached)
    }
    const tenant = yield* CurrentTenant
    const stored = Stream.provideService(read(scanId, format, bom), CurrentTenant, tenant)
    return {
      project: scan.project_name ?? `${scan.repo_owner}/${scan.repo_name}`,
      version: shownVersion(scan),
      sha256: bytesToHex(bom.sha256),
      createdAt: bom.created_at,
      lengthOf: (coding) => (coding === "gzip" ? bom.gzip_length : bom.byte_length),
      ready: Effect.provideService(ready(scanId, format, bom), CurrentTenant, tenant),
      bytes: (coding) => (coding === "gzip" ? stored : unpacked(stored))
    } satisfies StoredBom
  })

  /**
   * Writes a packed document to the store, if documents are kept there. While the store does not take it, it stays with the
   * database, and is moved later.
   */
  const place = Effect.fnUntraced(function* (tenant: TenantId, document: PackedDocument) {
    if (objects === undefined || target === "database") return { document, object: null } satisfies PlacedDocument
    return yield* Effect.retry(write(objects, tenant, document.pieces), {
      while: (error) => error instanceof DocumentsUnavailable,
      schedule: fewTries
    }).pipe(
      Effect.map((object): PlacedDocument => ({ document, object })),
      Effect.catchIf(
        (error): error is DocumentsUnavailable => error instanceof DocumentsUnavailable,
        ({ reason }) =>
          Effect.as(Effect.logWarning("a document stays in the database", { reason }), { document, object: null })
      )
    )
  })

  /** Stores a placed document; part of the current transaction, if there is one. */
  const store = (key: BomKey, { document: { pieces: all, ...facts }, object }: PlacedDocument) => {
    const pieces = object === null ? all : []
    return asSystem(() =>
      Effect.andThen(
        Effect.forEach(pieces, (bytes, position) => boms.insertPiece(key, position, bytes), { discard: true }),
        boms.insert(key, { ...facts, pieces: pieces.length, object_key: object })
      )
    )
  }

  return { find, place, store }
})

/** Documents of completed scans: stored once as bytes, served as stored. */
export class Boms extends Context.Service<Boms>()("ciphermap/Boms", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([BomsRepo.layer, ScansRepo.layer, DocumentObjects.layer])
  )
}
