import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

/** The Markdown documents of the package, by name: `webhooks.md`. */
export class DocsFiles extends Context.Service<DocsFiles, { readonly read: (name: string) => Effect.Effect<string> }>()(
  "ciphermap/DocsFiles"
) {}
