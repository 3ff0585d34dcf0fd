import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

type Bytes = Uint8Array<ArrayBuffer>

/** Compression streams of the runtime (https://compression.spec.whatwg.org/), which hold no more than a piece in memory. */
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

const pieceBytes = 256 * 1024

/** Regroups pieces of any size into pieces of one size. */
export const inPieces = Stream.mapAccum(
  () => new Uint8Array(0),
  (kept: Uint8Array, next: Uint8Array) => {
    const all = new Uint8Array(kept.length + next.length)
    all.set(kept)
    all.set(next, kept.length)
    const whole = Math.floor(all.length / pieceBytes)
    const pieces = Array.from({ length: whole }, (_, at) => all.slice(at * pieceBytes, (at + 1) * pieceBytes))
    return [all.slice(whole * pieceBytes), pieces] as const
  },
  { onHalt: (kept: Uint8Array) => (kept.length === 0 ? [] : [kept]) }
)
