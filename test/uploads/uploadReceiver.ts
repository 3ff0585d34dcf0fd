import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { gunzipSync } from "node:zlib"

/** A request as it came, decompressed. */
export interface SentUpload {
  readonly url: URL
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: string
}

export const receivedId = "cbom_7k2m9x4qa0w8z3rt"

const created = {
  id: receivedId,
  status: "queued",
  tenant_id: "tnt_4d8s0q2v6n1c9x7b",
  tenant_kind: "partner",
  methodology_version: "2.0"
}

const bodyOf = (bytes: Buffer, coding: string | undefined): string =>
  coding === "gzip" ? gunzipSync(bytes).toString() : bytes.toString("latin1")

/** Answers uploads as the service does, or with the answers that are next, and keeps what was sent. */
export const uploadReceiver = async () => {
  const sent: Array<SentUpload> = []
  const answers: Array<readonly [status: number, body: object]> = []
  const server = createServer(async (request, response) => {
    const pieces: Array<Buffer> = []
    for await (const piece of request) pieces.push(piece)
    sent.push({
      url: new URL(request.url ?? "", "http://service"),
      headers: request.headers,
      body: bodyOf(Buffer.concat(pieces), request.headers["content-encoding"])
    })
    const [status, body] = answers.shift() ?? [201, created]
    response
      .writeHead(status, { "content-type": "application/json", location: `/api/v1/cbom/scans/${receivedId}` })
      .end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent,
    answers,
    close: () => new Promise((resolve) => server.close(resolve))
  }
}
