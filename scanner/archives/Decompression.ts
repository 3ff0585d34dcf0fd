import type { ByteSource } from "./ByteSource.ts"

/** Codings of whole archives that every runtime decodes by itself. */
export type StreamCoding = "gzip" | "zstd"

/** What the runtime decompresses with. */
export interface Decompression {
  /** RFC 1951, all at once; undefined where it is damaged or more than `max` bytes. */
  readonly inflateRaw: (bytes: Uint8Array, max: number) => Uint8Array | undefined
  /** RFC 1952 or RFC 8878, in chunks; throws where it is damaged. */
  readonly stream: (coding: StreamCoding, source: ByteSource) => AsyncIterable<Uint8Array>
}
