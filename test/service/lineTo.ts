import { connect, createServer, type Server, type Socket } from "node:net"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** A line to a server: open, dark (nothing comes through, and neither end is told), or down (connections are refused). */
export interface Line {
  readonly url: string
  readonly become: (state: "open" | "dark" | "down") => Promise<void>
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve())
  })

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : 0
}

/** Lays a line to the server that an address names, until the scope closes. */
export const lineTo = (address: string): Effect.Effect<Line, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const target = new URL(address)
      const sockets = new Set<Socket>()
      const state = { isDark: false }
      const server = createServer((near) => {
        const far = connect(Number(target.port), target.hostname)
        for (const [from, to] of [
          [near, far],
          [far, near]
        ] as const) {
          sockets.add(from)
          from.on("data", (bytes) => state.isDark || to.write(bytes))
          from.on("error", () => to.destroy())
          from.on("close", () => {
            sockets.delete(from)
            to.destroy()
          })
        }
      })
      await listen(server, 0)
      const url = new URL(target)
      const port = portOf(server)
      url.port = String(port)
      const cut = () => sockets.forEach((socket) => socket.destroy())
      const become: Line["become"] = async (next) => {
        state.isDark = next === "dark"
        if (next === "down") {
          server.close()
          cut()
        } else if (next === "open") {
          cut()
          if (!server.listening) await listen(server, port)
        }
      }
      return { line: { url: url.href, become }, close: () => (server.close(), cut()) }
    }),
    ({ close }) => Effect.sync(close)
  ).pipe(Effect.map(({ line }) => line))
