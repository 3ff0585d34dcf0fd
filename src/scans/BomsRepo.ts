import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { StoredFormat } from "../domain/StoredFormat.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import type { BomKey, BomRow } from "./bomRow.ts"

const make = Effect.gen(function* () {
  const { readAsTenant, asSystem } = yield* Tenancy

  const find = (scanId: string, format: StoredFormat) =>
    first(
      readAsTenant(
        (sql, tenant) => sql<BomRow>`
          select sha256, byte_length, gzip_length, pieces, object_key, created_at from scan_boms
          where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format}`
      )
    )

  /** undefined where there is none, or none any more. */
  const piece = (scanId: string, format: StoredFormat, position: number) =>
    Effect.map(
      readAsTenant(
        (sql, tenant) => sql<{ readonly bytes: Uint8Array }>`
          select bytes from scan_bom_pieces
          where tenant_id = ${tenant} and scan_id = ${scanId} and format = ${format} and position = ${position}`
      ),
      ([row]) => row?.bytes
    )

  const insert = ({ tenant, scanId, format }: BomKey, bom: Omit<BomRow, "created_at">) =>
    asSystem(
      (sql) => sql`
        insert into scan_boms (tenant_id, scan_id, format, sha256, byte_length, gzip_length, pieces, object_key)
        values (${tenant}, ${scanId}, ${format}, ${bom.sha256}, ${bom.byte_length}, ${bom.gzip_length}, ${bom.pieces},
                ${bom.object_key})`
    ).pipe(Effect.asVoid)

  const insertPiece = ({ tenant, scanId, format }: BomKey, position: number, bytes: Uint8Array) =>
    asSystem(
      (sql) => sql`
        insert into scan_bom_pieces (tenant_id, scan_id, format, position, bytes)
        values (${tenant}, ${scanId}, ${format}, ${position}, ${bytes})`
    ).pipe(Effect.asVoid)

  return { find, piece, insert, insertPiece }
})

/** Stores documents of scans as the bytes that downloads serve. */
export class BomsRepo extends Context.Service<BomsRepo>()("ciphermap/BomsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
