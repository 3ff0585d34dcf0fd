import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex } from "@noble/hashes/utils.js"
import * as Schema from "effect/Schema"
import type { TenantId } from "./ids.ts"

/** `<tenant>/<SHA-256>`: no object is shared by tenants, and its key says what its bytes are. */
export const ObjectKey = Schema.String.pipe(Schema.brand("ObjectKey"))
export type ObjectKey = typeof ObjectKey.Type

export const objectKeyOf = (tenant: TenantId, pieces: ReadonlyArray<Uint8Array>): ObjectKey => {
  const hash = sha256.create()
  for (const piece of pieces) hash.update(piece)
  return ObjectKey.make(`${tenant}/${bytesToHex(hash.digest())}`)
}

/** SHA-256 of the bytes, in hexadecimal. */
export const hashIn = (key: ObjectKey): string => key.slice(key.indexOf("/") + 1)
