import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Stream from "effect/Stream"
import type { DocumentFault, DocumentsUnavailable } from "../domain/documentErrors.ts"
import type { ObjectKey } from "../domain/ObjectKey.ts"

/** Objects outside of the database; each is written once and named by the hash of its bytes. */
export interface Objects {
  /** Writing an object again changes nothing. */
  readonly put: (key: ObjectKey, pieces: ReadonlyArray<Uint8Array>) => Effect.Effect<void, DocumentsUnavailable>
  /** The last bytes come only once all of them are known to be those that the key names. */
  readonly get: (key: ObjectKey) => Stream.Stream<Uint8Array, DocumentFault>
  readonly has: (key: ObjectKey) => Effect.Effect<boolean, DocumentsUnavailable>
  /** Removing what is not there succeeds. */
  readonly remove: (key: ObjectKey) => Effect.Effect<void, DocumentsUnavailable>
}

/** Where documents are kept. */
export class ObjectStore extends Context.Service<
  ObjectStore,
  {
    /** undefined where the database is the only place. */
    readonly objects: Objects | undefined
    /** Where new documents go, and where the others are moved. */
    readonly target: "database" | "store"
  }
>()("ciphermap/ObjectStore") {}
