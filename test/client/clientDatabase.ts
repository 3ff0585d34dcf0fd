import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { database, type EmptyDatabase } from "../databases.ts"

/** A database of a service that is stopped and started again; the first start prints the key. */
export interface ClientDatabase {
  readonly where: EmptyDatabase
  /** Of the first start. */
  apiKey: string | undefined
  readonly drop: () => Promise<void>
}

/** Makes a database with the program's schema. */
export const makeClientDatabase = async (): Promise<ClientDatabase> => {
  const scope = Effect.runSync(Scope.make())
  const where = await Effect.runPromise(Scope.provide(database.migrated, scope))
  return { where, apiKey: undefined, drop: () => Effect.runPromise(Scope.close(scope, Exit.void)) }
}
