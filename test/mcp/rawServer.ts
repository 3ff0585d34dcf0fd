import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Readable, Writable } from "node:stream"
import { repository, type Started } from "./mcpClient.ts"

/** A line that the server wrote. */
export interface Message {
  readonly id?: string | number | null
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: Readonly<Record<string, unknown>>
  readonly error?: { readonly code: number; readonly message: string }
}

export const request = (id: string | number, method: string, params: object = {}): string =>
  `${JSON.stringify({ jsonrpc: "2.0", id, method, params })}\n`

export const notification = (method: string, params: object = {}): string =>
  `${JSON.stringify({ jsonrpc: "2.0", method, params })}\n`

export const initialize = (protocolVersion = "2025-11-25"): string =>
  request("init", "initialize", { protocolVersion, capabilities: {}, clientInfo: { name: "raw", version: "1" } })

/** Ends a test that waits for nothing; long enough for a machine that is busy. */
const WAIT_MILLIS = 240_000

/** What is written to a server by hand, and what it answers. */
export const conversation = (stdin: Writable, stdout: Readable) => {
  const messages: Array<Message> = []
  const notJson: Array<string> = []
  let rest = ""
  const changed = new EventTarget()
  stdout.on("data", (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split("\n")
    rest = lines.pop()!
    for (const line of lines) {
      try {
        messages.push(JSON.parse(line) as Message)
      } catch {
        notJson.push(line)
      }
    }
    changed.dispatchEvent(new Event("message"))
  })
  const find = (isIt: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no such message among ${JSON.stringify(messages).slice(0, 2_000)}`)),
        WAIT_MILLIS
      )
      const look = (): void => {
        const found = messages.find(isIt)
        if (found === undefined) return
        clearTimeout(late)
        changed.removeEventListener("message", look)
        resolve(found)
      }
      changed.addEventListener("message", look)
      look()
    })
  return {
    messages,
    write: (text: string | Uint8Array) => stdin.write(text),
    end: () => stdin.end(),
    forget: () => messages.splice(0),
    answerTo: (id: string | number) => find((message) => message.id === id),
    find,
    /** What stands on standard output and is no message. */
    noise: () => [...notJson, ...(rest === "" ? [] : [rest])]
  }
}

/** The server in a process of its own, to which anything can be written. */
export const startRaw = (started: Started, ...flags: ReadonlyArray<string>) => {
  const [command, ...args] = started
  const child = spawn(command, [...args, ...flags], { cwd: repository, stdio: ["pipe", "pipe", "pipe"] })
  let stderr = ""
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = once(child, "close") as Promise<[number | null, string | null]>
  return { ...conversation(child.stdin, child.stdout), child, ended, pid: child.pid!, stderr: () => stderr }
}
