import { bunzip2 } from "./bunzip2.ts"
import { type ByteSource, chunksOf } from "./ByteSource.ts"
import { unxz } from "./unxz.ts"

/** Codings of whole archives that every runtime decodes by itself. */
export type StreamCoding = "gzip" | "zstd"

/** What the runtime decompresses with. */
export interface Decompression {
  /** RFC 1951, all at once; undefined where it is damaged or more than `max` bytes. */
  readonly inflateRaw: (bytes: Uint8Array, max: number) => Uint8Array | undefined
  /** RFC 1952 or RFC 8878, in chunks; throws where it is damaged. */
  readonly stream: (coding: StreamCoding, source: ByteSource) => AsyncIterable<Uint8Array>
}

/** Codings of whole archives that no runtime decodes. */
const own = { bzip2: bunzip2, xz: unxz }

/** Codings of whole archives. */
export type Coding = StreamCoding | keyof typeof own

const isOwn = (coding: Coding): coding is keyof typeof own => Object.hasOwn(own, coding)

async function* asynchronously(chunks: Iterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** What a coding unpacks to, in chunks, as they are asked for. Throws where it is damaged. */
export const unpackedChunks = (
  decompression: Decompression,
  coding: Coding,
  source: ByteSource
): AsyncIterator<Uint8Array, unknown> =>
  isOwn(coding)
    ? asynchronously(own[coding](chunksOf(source)))
    : decompression.stream(coding, source)[Symbol.asyncIterator]()
