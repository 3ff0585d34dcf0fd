import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** Folders for what is needed for a while only. */
export class WorkFolders extends Context.Service<
  WorkFolders,
  {
    /** A new folder, gone when the scope closes. */
    readonly make: Effect.Effect<string, never, Scope.Scope>
  }
>()("ciphermap/WorkFolders") {}
