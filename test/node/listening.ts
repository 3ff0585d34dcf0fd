import type { Server } from "node:http"
import * as Effect from "effect/Effect"
import { openConnection } from "./processes/rawRequest.ts"

/** The address of a server that listens until the scope closes. */
export const listening = (server: Server) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      const address = server.address()
      return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`
    }),
    () =>
      Effect.sync(() => {
        server.closeAllConnections()
        server.close()
      })
  )

/** What a server sends to a client that sends this and nothing else, until the connection is closed. */
export const answersTo = (server: Server, sent: string) =>
  Effect.gen(function* () {
    const url = yield* listening(server)
    return yield* Effect.promise(async () => {
      const connection = await openConnection(url)
      connection.send(sent)
      await connection.closed
      return connection.received()
    })
  }).pipe(Effect.scoped)
