import { rmSync } from "node:fs"
import { join, resolve } from "node:path"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js"
import type { CallToolResult, Progress } from "@modelcontextprotocol/sdk/types.js"
import { afterAll, beforeAll } from "vitest"
import { ciphermapMain } from "../support/ciphermapMain.ts"

export const repository = resolve(import.meta.dirname, "../..")
const main = join(repository, "src/main.ts")

/** The command line that starts the server. */
export type Started = readonly [command: string, ...args: ReadonlyArray<string>]

export const underNode: Started = [process.execPath, ciphermapMain, "mcp"]
export const underDeno: Started = [
  join(repository, "node_modules/.bin/deno"),
  "run",
  "--no-prompt",
  "--allow-read",
  main,
  "mcp"
]

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

/** The official client, connected with a server in a process of its own. */
export const connect = async (started: Started, ...flags: ReadonlyArray<string>) => {
  const [command, ...args] = started
  const transport = new StdioClientTransport({ command, args: [...args, ...flags], cwd: repository, stderr: "pipe" })
  const said: Array<string> = []
  transport.stderr?.on("data", (chunk: Buffer) => said.push(chunk.toString()))
  const client = new Client({ name: "tests", version: "1.0.0" })
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
  return { client, transport, call, said, pid: transport.pid!, close: () => client.close() }
}

type Connected = Awaited<ReturnType<typeof connect>>

/** A server of a project, for all tests of a file; both are gone after them. */
export const useServer = (project: string): Pick<Connected, "call" | "client"> => {
  let server: Connected
  beforeAll(async () => {
    server = await connect(underNode, "--root", project)
  }, 60_000)
  afterAll(async () => {
    await server.close()
    rmSync(project, { recursive: true, force: true })
  })
  return {
    call: (name, given, options) => server.call(name, given, options),
    get client() {
      return server.client
    }
  }
}
