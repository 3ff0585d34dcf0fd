import { Buffer } from "node:buffer"
import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { createServer as createTlsServer } from "node:https"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { commitFiles, gitEnvironment, type GitFiles, gitIn, makeBare } from "./gitFiles.ts"

/** A real git server on loopback, over plain http unless it has a certificate. */
export interface GitServer {
  /** `127.0.0.1:port`, or `localhost:port` with a certificate, as REPOSITORY_ALLOW_INSECURE takes it. */
  readonly host: string
  /** The requests so far: method and path with query. */
  readonly requests: ReadonlyArray<string>
  /** `http://host/owner/name`, or with https */
  readonly url: (path: string) => string
  /** Where the bare repository `owner/name` is. */
  readonly directory: (path: string) => string
  /** Makes the repository `owner/name` with one commit of these files, and gives the commit's id. */
  readonly repository: (path: string, files: GitFiles) => string
  /** Makes the repository `owner/name` without a commit. */
  readonly emptyRepository: (path: string) => void
  /** Adds a commit; on `main`, unless another branch is named. */
  readonly commit: (path: string, files: GitFiles, branch?: string) => string
  /** Runs git in the repository `owner/name`. */
  readonly git: (path: string, args: ReadonlyArray<string>, input?: string | Uint8Array) => string
  readonly stop: () => Promise<void>
}

const headerEnd = Buffer.from("\r\n\r\n")

/** What a program says as RFC 3875 6 has it: header fields, an empty line, a body. */
const answerWith = (program: ChildProcess, response: ServerResponse): void => {
  let head = Buffer.alloc(0)
  const onData = (chunk: Buffer): void => {
    head = Buffer.concat([head, chunk])
    const end = head.indexOf(headerEnd)
    if (end < 0) return
    program.stdout!.off("data", onData)
    const fields = head
      .subarray(0, end)
      .toString("latin1")
      .split("\r\n")
      .map((line) => [line.slice(0, line.indexOf(":")), line.slice(line.indexOf(":") + 1).trim()] as const)
    const status = fields.find(([name]) => name.toLowerCase() === "status")?.[1]
    for (const [name, value] of fields) if (name.toLowerCase() !== "status") response.setHeader(name, value)
    response.writeHead(status === undefined ? 200 : Number.parseInt(status, 10))
    response.write(head.subarray(end + headerEnd.length))
    program.stdout!.pipe(response)
  }
  program.stdout!.on("data", onData)
  program.once("close", () => {
    if (!response.headersSent) response.writeHead(500).end()
  })
}

const headerOf = (asked: IncomingMessage, name: string): string => String(asked.headers[name] ?? "")

/** git-http-backend(1) answers; its environment is RFC 3875 4.1. */
const backend = (root: string, asked: IncomingMessage): ChildProcess => {
  const { pathname, search } = new URL(asked.url ?? "/", "http://host")
  return spawn("git", ["http-backend"], {
    env: {
      ...gitEnvironment(root),
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: "1",
      GIT_PROTOCOL: headerOf(asked, "git-protocol"),
      REQUEST_METHOD: asked.method ?? "GET",
      PATH_INFO: decodeURIComponent(pathname),
      QUERY_STRING: search.slice(1),
      CONTENT_TYPE: headerOf(asked, "content-type"),
      HTTP_CONTENT_ENCODING: headerOf(asked, "content-encoding"),
      REMOTE_ADDR: "127.0.0.1"
    },
    stdio: ["pipe", "pipe", "ignore"]
  })
}

export interface GitServerOptions {
  /** For `localhost`. */
  readonly tls?: { readonly cert: string; readonly key: string }
  /** Whether it answers a request itself, which git is not asked then. */
  readonly answers?: (asked: IncomingMessage, response: ServerResponse) => boolean
}

/** Serves bare repositories with git's own server program. Nothing of it is left when it has been stopped. */
export const startGitServer = async ({ tls, answers }: GitServerOptions = {}): Promise<GitServer> => {
  const root = mkdtempSync(join(tmpdir(), "ciphermap-git-server-"))
  const requests: Array<string> = []
  const running = new Set<ChildProcess>()
  const answer = (asked: IncomingMessage, response: ServerResponse): void => {
    requests.push(`${asked.method} ${asked.url}`)
    if (answers?.(asked, response) === true) return
    const program = backend(root, asked)
    running.add(program)
    program.once("close", () => running.delete(program))
    program.stdin!.on("error", () => undefined)
    response.once("close", () => program.kill("SIGKILL"))
    asked.pipe(program.stdin!)
    answerWith(program, response)
  }
  const server = tls === undefined ? createServer(answer) : createTlsServer(tls, answer)
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const host = `${tls === undefined ? "127.0.0.1" : "localhost"}:${(server.address() as AddressInfo).port}`
  const directory = (path: string): string => join(root, `${path}.git`)
  const commit = (path: string, files: GitFiles, branch?: string): string => commitFiles(directory(path), files, branch)
  return {
    host,
    requests,
    url: (path) => `${tls === undefined ? "http" : "https"}://${host}/${path}`,
    directory,
    repository: (path, files) => {
      makeBare(directory(path))
      return commit(path, files)
    },
    emptyRepository: (path) => makeBare(directory(path)),
    commit,
    git: (path, args, input) => gitIn(directory(path), args, input),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      for (const program of running) program.kill("SIGKILL")
      await Promise.all([...running].map((program) => once(program, "close")))
      rmSync(root, { recursive: true, force: true })
    }
  }
}
