import { PGlite } from "@electric-sql/pglite"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { DataDirectoryUnusable } from "../DataDirectoryError.ts"
import { codeOf } from "../readRegular.ts"
import { PgliteBridge } from "./PgliteBridge.ts"

/** An embedded PostgreSQL, and the way to connect clients to it. */
export interface EmbeddedDatabase {
  readonly connect: PgliteBridge["connect"]
  /** Runs statements in the session that all connections share. */
  readonly execute: (sql: string) => Effect.Effect<void>
}

/** Opens the embedded database in a folder, which nobody else may have open, and makes it when there is none. */
export const openPglite = (folder: string): Effect.Effect<EmbeddedDatabase, DataDirectoryUnusable, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.tryPromise({
      try: () => PGlite.create({ dataDir: folder }),
      catch: (cause) => new DataDirectoryUnusable({ path: folder, code: codeOf(cause) })
    }),
    (database) => Effect.promise(() => database.close())
  ).pipe(
    Effect.map((database) => ({
      connect: new PgliteBridge((messages, onRawData) =>
        database.execProtocolRawStream(messages, { onRawData, syncToFs: false })
      ).connect,
      execute: (sql) => Effect.asVoid(Effect.promise(() => database.exec(sql)))
    }))
  )
