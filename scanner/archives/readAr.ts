import type { Skip } from "../select/Selection.ts"
import { type ByteSource, exactly } from "./ByteSource.ts"

export interface ArEntry {
  readonly name: Uint8Array
  readonly size: number
  /** Where its bytes begin. */
  readonly offset: number
}

/** ar(5) and deb(5): how it begins, and the header of each member. */
const MAGIC = 8
const HEADER = 60

const latin1 = new TextDecoder("latin1")

const malformed = (detail: string): Skip => ({ reason: "malformed", detail })

/** The members of an `ar` archive as Debian packages have it. Returns why there may be more, if so. */
export function* readAr(source: ByteSource): Generator<ArEntry, Skip | undefined> {
  for (let at = MAGIC; at < source.size;) {
    const header = exactly(source, at, HEADER)
    if (header === undefined) return malformed("it is cut off")
    const size = /^(\d{1,10}) *$/.exec(latin1.decode(header.subarray(48, 58)))?.[1]
    if (size === undefined || header[58] !== 0x60 || header[59] !== 0x0a) return malformed("a header is damaged")
    const name = latin1.decode(header.subarray(0, 16)).replace(/\/? *$/, "")
    const offset = at + HEADER
    yield { name: new TextEncoder().encode(name), size: Number(size), offset }
    at = offset + Number(size) + (Number(size) % 2)
  }
  return undefined
}
