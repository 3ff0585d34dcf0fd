import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { HttpServer } from "effect/http/HttpServer"
import type { Scope } from "effect/Scope"

const isOwn = ([key]: readonly [string, unknown]): boolean => key.startsWith("ciphermap/")

/**
 * Serves without the program's own services in the context: handlers were given theirs when they were made, and what each
 * request carries is copied several times while it is answered.
 */
export const withoutOwnServices = <A, E>(
  serve: Effect.Effect<A, E, HttpServer | Scope>
): Effect.Effect<A, E, HttpServer | Scope> =>
  Effect.updateContext(serve, (context: Context.Context<HttpServer | Scope>) =>
    Context.makeUnsafe(new Map([...context.mapUnsafe].filter((entry) => !isOwn(entry))))
  )
