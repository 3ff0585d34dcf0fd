import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

type Bytes = Uint8Array<ArrayBuffer>

/** Compression streams of the runtime (https://compression.spec.whatwg.org/): they hold no more than a piece. */
const through =
  (makeTransform: () => ReadableWritablePair<Bytes, BufferSource>) =>
  <E, R>(bytes: Stream.Stream<Uint8Array, E, R>): Stream.Stream<Bytes, never, R> =>
    Stream.unwrap(
      Effect.map(Stream.toReadableStreamEffect(Stream.map(bytes, (piece) => new Uint8Array(piece))), (readable) =>
        Stream.fromReadableStream({
          evaluate: () => readable.pipeThrough(makeTransform()),
          onError: (cause): never => {
            throw cause
          }
        })
      )
    )

export const gzip = through(() => new CompressionStream("gzip"))

export const gunzip = through(() => new DecompressionStream("gzip"))
