import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Stream from "effect/Stream"

/** What should be compressed with gzip is not, or breaks off. */
export class NotCompressed extends Data.TaggedError("NotCompressed") {
  get isRetryable(): boolean {
    return false
  }
}

/** Compression that ends with its stream, wherever that ends: a compression stream of Node's web streams would end the process. */
export class Compression extends Context.Service<
  Compression,
  {
    /** For what is gone soon in half of the time, for what lasts in a few per cent less bytes. */
    readonly gzip: <E, R>(
      bytes: Stream.Stream<Uint8Array, E, R>,
      kept: "soon" | "lasting"
    ) => Stream.Stream<Uint8Array, E, R>
    readonly gunzip: <E, R>(bytes: Stream.Stream<Uint8Array, E, R>) => Stream.Stream<Uint8Array, E | NotCompressed, R>
  }
>()("ciphermap/Compression") {}
