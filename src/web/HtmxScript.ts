import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** The source of htmx, which refreshes parts of pages. https://htmx.org */
export class HtmxScript extends Context.Service<HtmxScript, { readonly read: Effect.Effect<Uint8Array> }>()(
  "ciphermap/HtmxScript"
) {}
