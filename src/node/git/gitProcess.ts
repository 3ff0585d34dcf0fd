import { Buffer } from "node:buffer"
import { type ChildProcess, spawn } from "node:child_process"
import process from "node:process"
import { Readable, Writable } from "node:stream"
import * as NodeStream from "@effect/platform-node/NodeStream"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type * as Scope from "effect/Scope"
import type * as Stream from "effect/Stream"
import { ScanFailure } from "../../domain/FailureCause.ts"
import { codeOf } from "../readRegular.ts"
import { TRACE_BYTES, TRACE_DESCRIPTOR, traceEnvironment } from "./httpTrace.ts"
import { CREDENTIAL_DESCRIPTOR } from "./credentialHelper.ts"

/** How git may reach a host: over https, over http to a host of the developer, or not at all. */
export type Transport = "https" | "http" | "none"

/**
 * The whole environment of git: it inherits none of our variables and reads no configuration of the user or the system
 * (git(1), "Environment Variables").
 */
const gitEnvironment = (transport: Transport): Readonly<Record<string, string>> => ({
  PATH: process.env["PATH"] ?? "/usr/local/bin:/usr/bin:/bin",
  HOME: "/nonexistent",
  LC_ALL: "C",
  GIT_TERMINAL_PROMPT: "0",
  GIT_ASKPASS: "/bin/false",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_ALLOW_PROTOCOL: transport,
  GIT_PROTOCOL_FROM_USER: "0",
  GIT_NO_LAZY_FETCH: "1",
  GIT_LFS_SKIP_SMUDGE: "1",
  GIT_OPTIONAL_LOCKS: "0"
})

/** Turns off everything that could start a program or contact another host (git-config(1)). */
const gitSettings: ReadonlyArray<string> = [
  "protocol.allow=never",
  "credential.helper=",
  "core.hooksPath=/dev/null",
  "core.symlinks=false",
  "core.fsmonitor=false",
  "submodule.recurse=false",
  "transfer.bundleURI=false",
  "transfer.fsckObjects=true",
  "fetch.uriProtocols=",
  "gc.auto=0",
  "maintenance.auto=false",
  "init.templateDir=",
  "core.packedGitWindowSize=32m",
  "core.packedGitLimit=256m"
]

/** How many bytes at the end of git's error output are kept. */
const MAX_STDERR = 65_536

export interface GitCommand {
  /** The bare repository, for commands that need one. */
  readonly directory?: string
  readonly transport?: Transport
  /** Additional settings: `name=value`. */
  readonly settings?: ReadonlyArray<string>
  readonly args: ReadonlyArray<string>
  /** Longest file that git may write, in bytes. */
  readonly maxFile?: number
  /** Standard input. Default: empty. */
  readonly input?: Iterable<string>
  /** Whether git writes a trace of its connections. */
  readonly isTraced?: boolean
  /** What the credential helper answers, on a pipe of its own. */
  readonly credential?: Redacted.Redacted | undefined
}

export interface GitEnd {
  /** Null if a signal ended it or it could not be started. */
  readonly code: number | null
  readonly stderr: string
  /** The end of its trace, if there is one. */
  readonly trace: string
}

export interface GitProcess {
  readonly stdout: Stream.Stream<Uint8Array, ScanFailure>
  /** Waits until git and all processes that hold its output have ended. This requires that the output is read. */
  readonly end: Effect.Effect<GitEnd>
}

const keepEnd = (stream: unknown, most: number): (() => Buffer) => {
  let kept = Buffer.alloc(0)
  if (stream instanceof Readable) {
    stream.on("data", (chunk: Buffer) => {
      kept = Buffer.concat([kept, chunk]).subarray(-most)
    })
  }
  return () => kept
}

/** Ends git and all programs that it started. They are one process group, which may outlive git itself. */
const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return
  try {
    process.kill(-pid, "SIGKILL")
  } catch {
    // The last process of the group has just ended.
  }
}

const feed = (input: Iterable<string> | undefined, pipe: unknown): void => {
  if (input === undefined || !(pipe instanceof Writable)) return
  pipe.on("error", () => undefined)
  Readable.from(input).pipe(pipe)
}

type Pipes = "pipe" | "ignore"

/** Standard streams, and those of `CREDENTIAL_DESCRIPTOR` and `TRACE_DESCRIPTOR`. */
const pipesOf = ({ input, credential, isTraced }: GitCommand): Array<Pipes> => {
  const pipe = (isOpen: boolean): Pipes => (isOpen ? "pipe" : "ignore")
  return [pipe(input !== undefined), "pipe", "pipe", pipe(credential !== undefined), pipe(isTraced === true)]
}

/** Limit of the address space of each git process, in KiB: a few bytes of a pack can claim any number of objects. */
const MAX_MEMORY = 2_097_152

/** The unit of `ulimit -f` (POSIX.1-2017). */
const BLOCK = 512

/** Limits that the system does not support, or that are already lower, stay unchanged. */
const limited = `
  limit() { (ulimit "$@") 2>/dev/null && ulimit "$@"; }
  limit -c 0; limit -v "$1"; limit -f "$2"
  shift 2
  exec git "$@"`

const start = (command: GitCommand) => {
  const { directory, transport = "none", settings = [], args, maxFile, input, credential, isTraced } = command
  const given = [...gitSettings, ...settings].flatMap((setting) => ["-c", setting])
  const all = [...given, ...(directory === undefined ? [] : ["--git-dir", directory]), ...args]
  const blocks = maxFile === undefined ? "unlimited" : String(Math.ceil(maxFile / BLOCK))
  const child = spawn("/bin/sh", ["-c", limited, "sh", String(MAX_MEMORY), blocks, ...all], {
    detached: true,
    env: { ...gitEnvironment(transport), ...(isTraced === true && traceEnvironment) },
    cwd: "/",
    stdio: pipesOf(command)
  })
  const stderr = keepEnd(child.stderr, MAX_STDERR)
  const trace = keepEnd(child.stdio[TRACE_DESCRIPTOR], TRACE_BYTES)
  let isOver = false
  const end = new Promise<GitEnd>((resolve) => {
    const over = (gitEnd: GitEnd): void => {
      isOver = true
      resolve(gitEnd)
    }
    child.once("error", (cause) => over({ code: null, stderr: `git cannot be started: ${codeOf(cause)}`, trace: "" }))
    child.once("close", (code) => over({ code, stderr: stderr().toString(), trace: trace().toString("latin1") }))
  })
  feed(input, child.stdin)
  feed(credential && [Redacted.value(credential)], child.stdio[CREDENTIAL_DESCRIPTOR])
  return { child, end, isOver: () => isOver }
}

/** Starts git. Closing the scope ends it and everything it started. */
export const gitProcess = (command: GitCommand): Effect.Effect<GitProcess, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => start(command)),
    ({ child, end, isOver }) =>
      Effect.promise(() => {
        if (!isOver()) killGroup(child)
        child.stdout?.destroy()
        return end
      })
  ).pipe(
    Effect.map(({ child, end }) => ({
      stdout: NodeStream.fromReadable({
        evaluate: () => child.stdout!,
        onError: (cause) => new ScanFailure({ code: "internal_error", detail: codeOf(cause) }),
        closeOnDone: false
      }),
      end: Effect.promise(() => end)
    }))
  )
