import type { RequestListener, Server } from "node:http"

const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "1", connection: "close" })
  response.end(JSON.stringify({ detail: "The service is starting", code: "unavailable" }))
}

/** The port is open before there are routes: until then requests are asked to come again, not left without an answer. */
export const answeringFromStart = (server: Server): Server => {
  server.on("request", starting)
  server.on("newListener", (event: string) => {
    if (event === "request") server.off("request", starting)
  })
  return server
}
