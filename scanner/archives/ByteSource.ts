/** Bytes that are read where they are asked for. */
export interface ByteSource {
  readonly size: number
  /** Fewer bytes where the source ends. */
  readonly read: (offset: number, length: number) => Uint8Array
}

export const sourceOf = (bytes: Uint8Array): ByteSource => ({
  size: bytes.length,
  read: (offset, length) => bytes.subarray(offset, offset + length)
})

/** A part of a source as one of its own. */
export const partOf = (source: ByteSource, start: number, size: number): ByteSource => ({
  size,
  read: (offset, length) => source.read(start + offset, Math.max(0, Math.min(length, size - offset)))
})

/** So many bytes at an offset; undefined where the source does not have them all. */
export const exactly = (source: ByteSource, offset: number, length: number): Uint8Array | undefined => {
  if (offset < 0 || offset + length > source.size) return undefined
  const bytes = source.read(offset, length)
  return bytes.length === length ? bytes : undefined
}

const CHUNK = 65_536

/** All bytes in their order. */
export function* chunksOf(source: ByteSource): Generator<Uint8Array> {
  for (let at = 0; at < source.size; at += CHUNK) {
    const chunk = source.read(at, CHUNK)
    if (chunk.length === 0) return
    yield chunk
  }
}
