import { rmSync } from "node:fs"
import process from "node:process"
import { PassThrough } from "node:stream"
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import type * as Layer from "effect/Layer"
import { afterAll, beforeAll, expect } from "vitest"
import type { Scanner } from "../../scanner/Scanner.ts"
import { ciphermapHere } from "../support/ciphermapHere.ts"
import { clientOn } from "./mcpClient.ts"
import { conversation } from "./rawServer.ts"

/** The server in this process, for tests whose subject is no process; `ended` once its input has. */
const serverHere = (flags: ReadonlyArray<string>, scanner?: Layer.Layer<Scanner>) => {
  const streams = { stdin: new PassThrough(), stdout: new PassThrough(), stderr: process.stderr }
  const { exitCode } = process
  const ended = Effect.runPromiseExit(ciphermapHere(streams, ["mcp", ...flags], scanner)).then((exit) => {
    expect(Exit.isSuccess(exit) || Exit.hasInterrupts(exit)).toBe(true)
    process.exitCode = exitCode
  })
  return { ...streams, ended }
}

/** The same, to which anything can be written. */
export const rawHere = (...flags: ReadonlyArray<string>) => {
  const { stdin, stdout, ended } = serverHere(flags)
  return { ...conversation(stdin, stdout), ended }
}

/** A client that is connected with such a server. */
export const connectHere = async (flags: ReadonlyArray<string>, scanner?: Layer.Layer<Scanner>) => {
  const { stdin, stdout, ended } = serverHere(flags, scanner)
  const { client, call } = await clientOn(new StdioServerTransport(stdout, stdin))
  const close = async (): Promise<void> => {
    await client.close()
    stdin.end()
    await ended
  }
  return { client, call, close }
}

export type ServerHere = Awaited<ReturnType<typeof connectHere>>

/** A server of a project, for all tests of a file; both are gone after them. */
export const useServer = (project: string): Pick<ServerHere, "call" | "client"> => {
  let server: ServerHere
  beforeAll(async () => {
    server = await connectHere(["--root", project])
  })
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
