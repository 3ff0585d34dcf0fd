import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import type { HttpServer } from "effect/http/HttpServer"
import { ListenFailed } from "./ListenFailed.ts"
import { codeOf } from "./readRegular.ts"

/** How often idle connections are checked. */
const LOOK_MS = 20

/** How long an idle connection may still send a request, because the client cannot know that the server stops. The answer closes it. */
const LINGER_MS = 1_000

/** How long a connection without a complete request may take to finish sending it. */
const GRACE_MS = 300

/** Runs after all requests that have arrived meanwhile were accepted. */
const onceTaken = (act: () => void): void => void setImmediate(act)

/**
 * Accepts no more connections, closes idle ones and the others once they are answered, and all of them when nothing
 * is running any more or the time is over. Does not fail and may be called again.
 */
export const closeServer = (
  server: Server,
  { isBusy, milliseconds }: { readonly isBusy: () => boolean; readonly milliseconds: number }
): Effect.Effect<void> =>
  Effect.callback<void>((resume) => {
    const began = performance.now()
    let idleSince = began + LINGER_MS
    const look = setInterval(() => {
      const now = performance.now()
      if (isBusy()) idleSince = now
      if (now - began > LINGER_MS) onceTaken(() => server.closeIdleConnections())
      if (now - idleSince > GRACE_MS || now - began > milliseconds) finish()
      else server.getConnections((error, count) => error === null && count === 0 && finish())
    }, LOOK_MS)
    const stop = (): void => clearInterval(look)
    const finish = (): void => {
      stop()
      server.close()
      resume(Effect.void)
    }
    /** Not the close of an HTTP server, which closes idle connections at once. */
    onceTaken(() => NetServer.prototype.close.call(server))
    return Effect.sync(stop)
  })

/** Closes the remaining connections. */
const cutConnections = (server: Server): Effect.Effect<void> => Effect.sync(() => server.closeAllConnections())

/** Where a server listens, and the environment variable that sets it. */
export interface ListenAt {
  readonly variable: string
  readonly host: string
  readonly port: number
}

/** For responses that are still being sent. */
const lastMilliseconds = 200

/** Makes a server listen until the scope closes, which closes its connections at once. */
export const listen = (server: Server, at: ListenAt): Effect.Effect<HttpServer["Service"], ListenFailed, Scope.Scope> =>
  NodeHttpServer.make(() => server, { host: at.host, port: at.port, disablePreemptiveShutdown: true }).pipe(
    Effect.mapError(({ cause }) => new ListenFailed({ ...at, code: codeOf(cause) })),
    Effect.tap(() =>
      Effect.addFinalizer(() =>
        Effect.andThen(
          closeServer(server, { isBusy: () => true, milliseconds: lastMilliseconds }),
          cutConnections(server)
        )
      )
    )
  )
