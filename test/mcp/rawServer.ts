import { spawn } from "node:child_process"
import { once } from "node:events"
import type { Started } from "./mcpClient.ts"
import { repository } from "./mcpClient.ts"

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

const WAIT_MILLIS = 30_000

/** The server in a process of its own, to which anything can be written. */
export const startRaw = (started: Started, ...flags: ReadonlyArray<string>) => {
  const [command, ...args] = started
  const child = spawn(command, [...args, ...flags], { cwd: repository, stdio: ["pipe", "pipe", "pipe"] })
  const messages: Array<Message> = []
  const notJson: Array<string> = []
  let rest = ""
  let stderr = ""
  const changed = new EventTarget()
  child.stdout.on("data", (chunk: Buffer) => {
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
  child.stderr.on("data", (chunk: Buffer) => (stderr += chunk.toString()))
  const ended = once(child, "exit") as Promise<[number | null, string | null]>
  const find = (isIt: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve, reject) => {
      const late = setTimeout(
        () => reject(new Error(`no such message among ${JSON.stringify(messages).slice(0, 2_000)} ${stderr}`)),
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
    child,
    messages,
    ended,
    pid: child.pid!,
    write: (text: string | Uint8Array) => child.stdin.write(text),
    forget: () => messages.splice(0),
    answerTo: (id: string | number) => find((message) => message.id === id),
    find,
    /** What stands on standard output and is no message. */
    noise: () => [...notJson, ...(rest === "" ? [] : [rest])],
    stderr: () => stderr
  }
}
