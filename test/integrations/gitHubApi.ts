import { createServer } from "node:http"
import { text } from "node:stream/consumers"
import type { AddressInfo } from "node:net"

interface StoredComment {
  readonly id: number
  body: string
  readonly user: { readonly login: string; readonly type: string }
}

interface Call {
  readonly method: string
  readonly path: string
  readonly authorization: string | undefined
}

/** A server with the two comment endpoints of GitHub's REST API on loopback, which records what it is asked. */
export const gitHubApi = async (isWritable: () => boolean) => {
  const comments: Array<StoredComment> = []
  const calls: Array<Call> = []
  const server = createServer(async (request, response) => {
    const body = await text(request)
    const { pathname, searchParams } = new URL(request.url!, "http://api")
    calls.push({ method: request.method!, path: pathname, authorization: request.headers.authorization })
    const answer = (status: number, value: unknown): void => {
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(value))
    }
    const given = (): string => JSON.parse(body).body
    if (request.method === "GET" && pathname === "/repos/acme/shop/issues/7/comments") {
      const page = Number(searchParams.get("page"))
      return answer(200, comments.slice((page - 1) * 100, page * 100))
    }
    if (!isWritable()) return answer(403, { message: "Resource not accessible by integration" })
    if (request.method === "POST" && pathname === "/repos/acme/shop/issues/7/comments") {
      const made = { id: 1_000 + comments.length, body: given(), user: { login: "github-actions[bot]", type: "Bot" } }
      comments.push(made)
      return answer(201, made)
    }
    const own = comments.find(({ id }) => pathname === `/repos/acme/shop/issues/comments/${id}`)
    if (request.method !== "PATCH" || own === undefined) return answer(404, { message: "Not Found" })
    own.body = given()
    answer(200, own)
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    comments,
    calls,
    close: () => new Promise((done) => server.close(done))
  }
}
