import type { Server } from "node:http"
import { Server as NetServer } from "node:net"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { HttpServer } from "effect/http/HttpServer"
import { ListenFailed } from "./ListenFailed.ts"
import { codeOf } from "./readRegular.ts"

/** How often connections are looked at that have become idle. */
const LOOK_MS = 20

/** What an idle connection has left to bring another request, which is answered and ends it: a client cannot know that we end. */
const LINGER_MS = 1_000

/** What a connection without a request has left to finish sending one. */
const GRACE_MS = 300

/** After everything that has arrived meanwhile was taken. */
const onceTaken = (act: () => void): void => void setImmediate(act)

/**
 * Takes no more connections, ends those that stay idle and the others once they are answered, and all of them when nothing
 * runs any more or the time is over. Does not fail, and may be called again.
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
    /** Not as an HTTP server closes, which ends idle connections at once. */
    onceTaken(() => NetServer.prototype.close.call(server))
    return Effect.sync(stop)
  })

/** Ends what is left of its connections. */
const cutConnections = (server: Server): Effect.Effect<void> => Effect.sync(() => server.closeAllConnections())

/** Where a server listens, and the variable of the environment that says so. */
export interface ListenAt {
  readonly variable: string
  readonly host: string
  readonly port: number
}

/** Answers that were cut short are on their way. */
const lastMilliseconds = 200

/** Makes a server listen until the scope closes; then its connections end at once. */
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
