import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** What `npm run picture` makes of the example in the sources: a scan, and pictures of its report. */
export class SampleFiles extends Context.Service<
  SampleFiles,
  {
    readonly scan: Effect.Effect<Uint8Array>
    readonly picture: (scheme: "light" | "dark") => Effect.Effect<Uint8Array>
  }
>()("ciphermap/SampleFiles") {}
