import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ObjectKey } from "../domain/ObjectKey.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { BomKey, BomRow } from "./bomRow.ts"

/** A document that is not where it is to be. */
export interface MovableDocument extends BomKey, Omit<BomRow, "created_at"> {}

/** Where a pass has got to; documents are looked at in the order of their scans' ids, which are random. */
export interface MovePosition {
  readonly scanId: string
  readonly format: StoredFormat | ""
}

const make = Effect.gen(function* () {
  const { asSystem, readAsSystem } = yield* Tenancy

  const waiting = (target: "database" | "store", { scanId, format }: MovePosition, limit: number) =>
    readAsSystem((sql) => {
      const elsewhere = target === "store" ? sql`object_key is null` : sql`object_key is not null`
      return sql<MovableDocument>`
        select tenant_id as tenant, scan_id as "scanId", format, sha256, byte_length, gzip_length, pieces, object_key
        from scan_boms where ${elsewhere} and (scan_id, format) > (${scanId}, ${format})
        order by scan_id, format limit ${limit}`
    })

  const pieces = ({ tenant, scanId, format }: BomKey) =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly bytes: Uint8Array }>`
          select bytes from scan_bom_pieces
          where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format} order by position`
      ),
      (rows) => rows.map(({ bytes }) => bytes)
    )

  /** Locks a document, unless it is no longer where it was found. */
  const lock = ({ tenant, scanId, format, object_key: key }: MovableDocument) =>
    first(
      asSystem(
        (sql) => sql<{ readonly found: true }>`
          select true as found from scan_boms where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format}
          and object_key is not distinct from ${key} for update`
      )
    )

  /** For a locked document: its bytes are in the object from now on. */
  const toStore = ({ tenant, scanId, format }: BomKey, key: ObjectKey) =>
    asSystem((sql) =>
      Effect.all(
        [
          sql`update scan_boms set object_key = ${key}, pieces = 0
              where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format}`,
          sql`delete from scan_bom_pieces where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format}`
        ],
        { discard: true }
      )
    )

  /** For a locked document whose pieces are in the database. */
  const toDatabase = ({ tenant, scanId, format }: BomKey, count: number) =>
    asSystem(
      (sql) => sql`
        update scan_boms set object_key = null, pieces = ${count}
        where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format}`
    ).pipe(Effect.asVoid)

  return { waiting, pieces, lock, toStore, toDatabase }
})

/** Finds documents that are to be moved, and says where they are afterwards. */
export class DocumentMovesRepo extends Context.Service<DocumentMovesRepo>()("ciphermap/DocumentMovesRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
