import type { Server } from "node:http"
import * as NodeHttpServer from "@effect/platform-node/NodeHttpServer"
import * as Effect from "effect/Effect"
import type { HttpServer } from "effect/http/HttpServer"
import type * as Scope from "effect/Scope"
import { closeServer, cutConnections } from "./closeServer.ts"
import { codeOf } from "./readRegular.ts"
import * as Schema from "effect/Schema"

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: "is in use by another program",
  EACCES: "may not be listened on by this user",
  EADDRNOTAVAIL: "is not an address of this machine",
  ENOTFOUND: "is not an address of this machine"
}

/** A port cannot be listened on; `code` is the system's word for why. */
class ListenFailed extends Schema.TaggedError<ListenFailed>()("ListenFailed", {
  variable: Schema.String,
  host: Schema.String,
  port: Schema.Int,
  code: Schema.String
}) {
  override get message(): string {
    const reason = reasons[this.code] ?? `cannot be listened on: ${this.code}`
    return `${this.variable}: port ${this.port} of ${this.host} ${reason}`
  }
  get isRetryable(): boolean {
    return this.code === "EADDRINUSE"
  }
}

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
