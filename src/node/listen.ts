import type { Server } from "node:http"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Effect from "effect/Effect"
import type { HttpServer } from "effect/http/HttpServer"
import type * as Scope from "effect/Scope"
import { closeServer, cutConnections } from "./closeServer.ts"
import { codeOf } from "./readRegular.ts"
import { ListenFailed } from "./ListenFailed.ts"

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
