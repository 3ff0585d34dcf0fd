import { once } from "node:events"
import { describe, expect, it } from "vitest"
import { nodeServer } from "../../src/node/nodeServer.ts"
import { ask, hangUp } from "./ask.ts"

describe("a port whose service has not started yet, or has ended", () => {
  it("says to come back, and leaves the answer to the service when there is one", async () => {
    const server = nodeServer(undefined)
    server.listen(0, "127.0.0.1")
    await once(server, "listening")
    const address = server.address()
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
    const expectUnavailable = async () => {
      for (const asked of [{}, { method: "HEAD" }, { body: { repo_url: "x" } }]) {
        const { headers, status, text } = await ask(url, "/api/v1/cbom/scans", asked)
        expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "1", "no-store"])
        expect(text === "" ? "HEAD" : JSON.parse(text)).toEqual(
          text === "" ? "HEAD" : { detail: "Service Unavailable", code: "unavailable", trace_id: headers["x-trace-id"] }
        )
      }
    }
    await expectUnavailable()
    const answer = (_: unknown, response: { readonly end: (text: string) => void }) => response.end("service")
    server.on("request", answer)
    expect((await ask(url, "/")).text).toBe("service")
    server.off("request", answer)
    await expectUnavailable()
    hangUp(url)
    server.close()
  })
})
