import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** The text of htmx, which renews parts of pages. https://htmx.org */
export class HtmxScript extends Context.Service<HtmxScript, { readonly read: Effect.Effect<Uint8Array> }>()(
  "ciphermap/HtmxScript"
) {}
