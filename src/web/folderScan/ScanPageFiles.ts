import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What browsers load to scan: code and the scanner's compiled parts, each compressed with brotli. */
export class ScanPageFiles extends Context.Service<
  ScanPageFiles,
  {
    /** Changes with every file. */
    readonly version: Effect.Effect<string>
    readonly read: (path: string) => Effect.Effect<Uint8Array | undefined>
    /** The same bytes as they were. */
    readonly unpack: (brotli: Uint8Array) => Effect.Effect<Uint8Array>
  }
>()("ciphermap/ScanPageFiles") {}
