import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { ScanKey } from "../domain/HeldScan.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { idOrNone } from "../domain/ids.ts"
import { first } from "../sql/first.ts"
import { Tenancy } from "../sql/Tenancy.ts"

/** The repository that an upload is of. */
export interface UploadRepository {
  readonly id: string
  readonly kind: "address" | "upload"
  readonly name: string
  readonly repo_url: string | null
  readonly default_ref: string | null
}

/** What is kept of an uploaded document or archive beside its bytes. */
export interface UploadRow {
  readonly sha256: Uint8Array
  readonly byte_length: number
  readonly commit_sha: string | null
  /** Of an archive. */
  readonly file_name: string | null
}

const make = Effect.gen(function* () {
  const { writeAsTenant, readAsSystem } = yield* Tenancy

  /** Its row cannot be deleted until the transaction ends. */
  const repository = (id: string) =>
    first(
      writeAsTenant(
        (sql, tenant) => sql<UploadRepository>`
          select id, kind, name, repo_url, default_ref from repositories
          where tenant_id = ${tenant} and id = ${idOrNone(id)} for key share`
      )
    )

  /** Makes the repository of an address if it is not there. */
  const ofAddress = ({ canonical, host, owner, name, ref }: RepositoryUrl) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<{ readonly id: string }>`
          select place_repository(${tenant}, ${canonical}, ${host}, ${owner}, ${name}, ${ref}) as id`,
        (rows) => rows[0]!.id
      )
    )

  /** Makes the repository of a name if it is not there. */
  const ofName = (name: string, ref: string | null) =>
    writeAsTenant((sql, tenant) =>
      Effect.map(
        sql<{ readonly id: string }>`select place_upload_repository(${tenant}, ${name}, ${ref}) as id`,
        (rows) => rows[0]!.id
      )
    )

  const insert = (scanId: string, { sha256, byte_length, commit_sha, file_name }: UploadRow) =>
    writeAsTenant(
      (sql, tenant) => sql`
        insert into scan_uploads (tenant_id, scan_id, sha256, byte_length, commit_sha, file_name)
        values (${tenant}, ${scanId}, ${sha256}, ${byte_length}, ${commit_sha}, ${file_name})`
    ).pipe(Effect.asVoid)

  const insertPiece = (scanId: string, position: number, bytes: Uint8Array) =>
    writeAsTenant(
      (sql, tenant) => sql`
        insert into scan_upload_pieces (tenant_id, scan_id, position, bytes)
        values (${tenant}, ${scanId}, ${position}, ${bytes})`
    ).pipe(Effect.asVoid)

  const find = ({ tenant, scanId }: ScanKey) =>
    first(
      readAsSystem(
        (sql) => sql<UploadRow>`
          select sha256, byte_length, commit_sha, file_name from scan_uploads
          where tenant_id = ${tenant} and scan_id = ${scanId}`
      )
    )

  /** Undefined behind the last one. */
  const piece = ({ tenant, scanId }: ScanKey, position: number) =>
    Effect.map(
      readAsSystem(
        (sql) => sql<{ readonly bytes: Uint8Array }>`
          select bytes from scan_upload_pieces
          where tenant_id = ${tenant} and scan_id = ${scanId} and position = ${position}`
      ),
      ([row]) => row?.bytes
    )

  return { repository, ofAddress, ofName, insert, insertPiece, find, piece }
})

/** Stores uploaded documents until their scans end. */
export class UploadsRepo extends Context.Service<UploadsRepo>()("ciphermap/UploadsRepo", { make }) {
  static readonly layer = Layer.effect(this, this.make)
}
