import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** The documents in Markdown that come with the program, by their names: `webhooks.md`. */
export class DocsFiles extends Context.Service<DocsFiles, { readonly read: (name: string) => Effect.Effect<string> }>()(
  "ciphermap/DocsFiles"
) {}
