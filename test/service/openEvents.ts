import { once } from "node:events"
import { type ClientRequest, type IncomingMessage, request } from "node:http"
import type { ServiceInProcess, TestService } from "./startService.ts"

/** An event as it came, and what stood beside events. */
export interface Block {
  readonly id?: string
  readonly event?: string
  readonly data?: string
  readonly retry?: string
  readonly comment?: string
}

const blockOf = (text: string): Block =>
  Object.fromEntries(
    text.split("\n").map((line) => {
      const at = line.indexOf(":")
      return [at === 0 ? "comment" : line.slice(0, at), line.slice(at + 1).trimStart()]
    })
  )

export interface OpenEvents {
  readonly status: number
  readonly headers: IncomingMessage["headers"]
  /** Everything until now. */
  readonly blocks: ReadonlyArray<Block>
  /** Waits until there is one more, or none will come: then nothing. */
  readonly next: () => Promise<Block | undefined>
  readonly close: () => void
}

/** Opens the event stream of a scan on a connection of its own. */
export const openEvents = async (
  { url }: Pick<TestService | ServiceInProcess, "url">,
  scanId: string,
  key: string,
  headers: Readonly<Record<string, string>> = {}
): Promise<OpenEvents> => {
  const sent: ClientRequest = request(`${url}/api/v1/cbom/scans/${scanId}/events`, {
    headers: { authorization: `Bearer ${key}`, ...headers },
    agent: false
  })
  sent.end()
  const [response] = (await once(sent, "response")) as [IncomingMessage]
  const blocks: Array<Block> = []
  let rest = ""
  let isOver = false
  let wake = () => {}
  response.setEncoding("utf8").on("data", (text: string) => {
    const parts = (rest + text).split("\n\n")
    rest = parts.pop() ?? ""
    blocks.push(...parts.map(blockOf))
    wake()
  })
  response.on("error", () => {})
  response.on("close", () => {
    isOver = true
    wake()
  })
  let taken = 0
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    blocks,
    next: async () => {
      while (taken >= blocks.length && !isOver) await new Promise<void>((resolve) => (wake = resolve))
      return blocks[taken++]
    },
    close: () => void sent.destroy()
  }
}
