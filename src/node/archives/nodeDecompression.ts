import { Readable, type Transform } from "node:stream"
import { createGunzip, createZstdDecompress, inflateRawSync } from "node:zlib"
import { chunksOf } from "../../../scanner/archives/ByteSource.ts"
import type { Decompression, StreamCoding } from "../../../scanner/archives/Decompression.ts"

const decoders: { readonly [C in StreamCoding]: () => Transform } = {
  gzip: createGunzip,
  zstd: createZstdDecompress
}

/** What Node and Deno decompress with, in bounded memory. */
export const nodeDecompression: Decompression = {
  inflateRaw: (bytes, max) => {
    try {
      // Node takes no bound of 0.
      return new Uint8Array(inflateRawSync(bytes, { maxOutputLength: Math.max(max, 1) }))
    } catch {
      return undefined
    }
  },
  stream: (coding, source) => {
    const decoder = decoders[coding]()
    const packed = Readable.from(chunksOf(source))
    packed.on("error", (cause) => decoder.destroy(cause))
    decoder.on("close", () => packed.destroy())
    return packed.pipe(decoder) as AsyncIterable<Uint8Array>
  }
}
