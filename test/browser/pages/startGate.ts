import { once } from "node:events"
import { createServer, request } from "node:http"
import type { AddressInfo } from "node:net"

/** Stands before a git server, and lets nobody through while it is shut: scans of its repositories go on when a test is ready. */
export interface Gate {
  readonly host: string
  readonly open: () => void
  readonly shut: () => void
  readonly stop: () => void
}

export const startGate = async (host: string): Promise<Gate> => {
  let opening = Promise.withResolvers<void>()
  const server = createServer((asked, answer) => {
    void opening.promise.then(() => {
      const { method, url, headers } = asked
      const through = request(`http://${host}${url}`, { method, headers }, (response) => {
        answer.writeHead(response.statusCode ?? 500, response.headers)
        response.pipe(answer)
      })
      through.on("error", () => answer.destroy())
      asked.pipe(through)
    })
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => opening.resolve(),
    shut: () => {
      opening = Promise.withResolvers<void>()
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    }
  }
}
