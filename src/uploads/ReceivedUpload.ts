import { bytesToHex } from "@noble/hashes/utils.js"
import type { UploadFormat } from "../domain/UploadTarget.ts"

/** A document or an archive that was received whole, in a file that is gone when the scope closes. */
export interface ReceivedUpload {
  /** Documents are compressed in it with gzip; archives are as they came. */
  readonly file: string
  readonly format: UploadFormat
  /** Of an archive. */
  readonly fileName: string | null
  /** Of what was sent, before compression. */
  readonly sha256: Uint8Array
  readonly byteLength: number
}

/** Stands for it in what an idempotency key is for. */
export const digestOf = ({ sha256 }: ReceivedUpload): string => bytesToHex(sha256)
