import { joinedBytes } from "../model/joinedBytes.ts"
import type { ByteSource } from "./ByteSource.ts"

/** Bytes in their order, of which some are passed over. */
export interface TarInput {
  /** The next bytes; fewer where they end. */
  readonly take: (length: number) => Promise<Uint8Array>
  /** Passes over bytes; false where there are not so many. */
  readonly skip: (length: number) => Promise<boolean>
  /** How many bytes have been taken or passed over. */
  readonly position: () => number
}

/** Passes over bytes without reading them. */
export const inputOf = (source: ByteSource): TarInput => {
  let at = 0
  return {
    take: async (length) => {
      const bytes = source.read(at, length)
      at += bytes.length
      return bytes
    },
    skip: async (length) => {
      at += length
      return at <= source.size
    },
    position: () => at
  }
}

const none = new Uint8Array()

export const inputOfChunks = (chunks: AsyncIterator<Uint8Array>): TarInput => {
  let open: Uint8Array = none
  let passed = 0
  const pull = async (): Promise<boolean> => {
    const next = await chunks.next()
    open = next.done === true ? none : next.value
    return next.done !== true
  }
  /** Hands so many bytes on, part by part. */
  const pass = async (length: number, use: (part: Uint8Array) => void): Promise<boolean> => {
    for (let left = length; left > 0;) {
      if (open.length === 0) {
        if (!(await pull())) return false
        continue
      }
      const part = open.subarray(0, left)
      use(part)
      open = open.subarray(part.length)
      passed += part.length
      left -= part.length
    }
    return true
  }
  return {
    take: async (length) => {
      const parts: Array<Uint8Array> = []
      await pass(length, (part) => {
        parts.push(part)
      })
      return joinedBytes(parts)
    },
    skip: (length) => pass(length, () => undefined),
    position: () => passed
  }
}
