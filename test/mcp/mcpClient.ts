import { resolve } from "node:path"
import process from "node:process"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import type { Transport } from "@modelcontextprotocol/sdk/shared/transport.js"
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js"
import { ciphermapMain } from "../support/ciphermapMain.ts"

export const repository = resolve(import.meta.dirname, "../..")

/** The command line that starts the server. */
export type Started = readonly [command: string, ...args: ReadonlyArray<string>]

export const underNode: Started = [process.execPath, ciphermapMain, "mcp"]

interface CallOptions {
  readonly signal?: AbortSignal
  readonly onprogress?: (progress: Progress) => void
}

interface Answered<A> {
  readonly text: string
  readonly structured: A
  /** Of a failure. */
  readonly code: string | undefined
}

/** The official client, which by itself gives a request up after a minute: on a busy machine a server may take that long to start. */
class PatientClient extends Client {
  override request: Client["request"] = (request, schema, options) =>
    super.request(request, schema, { timeout: PATIENCE, ...options })
}

const PATIENCE = 300_000

/** A client that is connected by a transport. */
export const clientOn = async (transport: Transport) => {
  const client = new PatientClient({ name: "tests", version: "1.0.0" })
  await client.connect(transport)
  await client.listTools()
  const call = async <A>(name: string, given: object, options: CallOptions = {}): Promise<Answered<A>> => {
    const result = (await client.callTool({ name, arguments: { ...given } }, undefined, options)) as CallToolResult
    const [first] = result.content
    const failure = result._meta?.["ciphermap/error"] as { readonly code: string } | undefined
    return {
      text: first?.type === "text" ? first.text : "",
      structured: result.structuredContent as A,
      code: failure?.code
    }
  }
  return { client, call }
}

/** A client that is connected with a server in a process of its own. */
export const connect = async (started: Started, ...flags: ReadonlyArray<string>) => {
  const [command, ...args] = started
  const transport = new StdioClientTransport({ command, args: [...args, ...flags], cwd: repository, stderr: "pipe" })
  const said: Array<string> = []
  transport.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()))
  const { client, call } = await clientOn(transport)
  return { client, call, said, pid: transport.pid!, close: () => client.close() }
}
