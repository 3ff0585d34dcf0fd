import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import process from "node:process"
import { text } from "node:stream/consumers"
import { ciphermapIn } from "./ciphermapIn.ts"
import { ciphermapMain } from "./ciphermapMain.ts"
import type { Outcome } from "./ciphermapProcess.ts"

interface Asked {
  readonly args: ReadonlyArray<string>
  readonly folder: string
  readonly variables: Readonly<Record<string, string>>
}

const programThatAsks = (socket: string): string => `
import { connect } from "node:net"
import { text } from "node:stream/consumers"
const socket = connect(${JSON.stringify(socket)})
socket.end(JSON.stringify({ args: process.argv.slice(2), folder: process.cwd(), variables: process.env }))
const { status, stdout, stderr } = JSON.parse(await text(socket))
process.stdout.write(stdout)
process.stderr.write(stderr)
process.exitCode = status
`

const answer = async (asked: string): Promise<Outcome> => {
  const { args, folder, variables }: Asked = JSON.parse(asked)
  try {
    return await ciphermapIn(folder, variables)(...args)
  } catch (cause) {
    return { status: 1, stdout: "", stderr: String(cause) }
  }
}

/** A folder with `ciphermap`, for the PATH of scripts. */
const commandIn = (folder: string, main: string): string => {
  mkdirSync(folder)
  writeFileSync(join(folder, "ciphermap"), `#!/bin/sh\nexec "${process.execPath}" "${main}" "$@"\n`)
  chmodSync(join(folder, "ciphermap"), 0o755)
  return folder
}

/** How a script comes to the program: its main module, and a folder with the command. */
export interface Program {
  readonly main: string
  readonly bin: string
}

/** Scripts start the program by its name or its main module: `real` is that, and `here` has this process do what it is asked. */
export const ciphermapRelay = async () => {
  const folder = mkdtempSync(join(tmpdir(), "ciphermap-relay-"))
  const socket = join(folder, "socket")
  const server = createServer({ allowHalfOpen: true }, async (connection) => {
    connection.end(JSON.stringify(await answer(await text(connection))))
  })
  await new Promise<void>((done) => server.listen(socket, done))
  const main = join(folder, "main.mjs")
  writeFileSync(main, programThatAsks(socket))
  const real: Program = { main: ciphermapMain, bin: commandIn(join(folder, "real"), ciphermapMain) }
  const here: Program = { main, bin: commandIn(join(folder, "here"), main) }
  const close = async (): Promise<void> => {
    await new Promise((done) => server.close(done))
    rmSync(folder, { recursive: true, force: true })
  }
  return { real, here, close }
}

export type Relay = Awaited<ReturnType<typeof ciphermapRelay>>
