import { randomBytes } from "../domain/randomBytes.ts"

const idBytes = 16

/** Drawn for many ids at a time: a call of the generator costs more than an id. */
const poolBytes = 256 * idBytes

const hex = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"))

/** A source of trace ids, `trc_` and 32 hexadecimal digits. */
export const makeTraceIds = (): (() => string) => {
  let pool: Uint8Array = new Uint8Array(0)
  let at = 0
  return () => {
    if (at + idBytes > pool.length) {
      pool = randomBytes(poolBytes)
      at = 0
    }
    let id = "trc_"
    for (const end = at + idBytes; at < end; at++) id += hex[pool[at] ?? 0]
    return id
  }
}
