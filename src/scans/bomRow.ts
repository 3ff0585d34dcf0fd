import type { TenantId } from "../domain/ids.ts"
import type { ObjectKey } from "../domain/ObjectKey.ts"
import type { StoredFormat } from "../domain/StoredFormat.ts"

/** A stored document; its bytes are compressed with gzip, in `pieces` pieces of the database or in an object of the store. */
export interface BomRow {
  readonly sha256: Uint8Array
  readonly byte_length: number
  readonly gzip_length: number
  readonly pieces: number
  readonly object_key: ObjectKey | null
  readonly created_at: Date
}

/** The tenant, the scan and the format of a document. */
export interface BomKey {
  readonly tenant: TenantId
  readonly scanId: string
  readonly format: StoredFormat
}
