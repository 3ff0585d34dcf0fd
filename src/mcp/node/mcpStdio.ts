import process from "node:process"
import type { Writable } from "node:stream"
import * as NodeSink from "@effect/platform-node/NodeSink"
import * as NodeStream from "@effect/platform-node/NodeStream"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type PlatformError, systemError } from "effect/PlatformError"
import * as Stdio from "effect/Stdio"
import * as Stream from "effect/Stream"
import { StandardStreams } from "../../node/StandardStreams.ts"
import { makeMessageLines, type MessageLine } from "../messageLines.ts"

/** Standard input and output of a server, and when the client is no longer there. */
export interface McpStdio {
  readonly layer: Layer.Layer<Stdio.Stdio>
  /** The client has closed our input, or reads our output no more. */
  readonly gone: Effect.Effect<void>
  /** The client reads our output no more: there is nobody to answer. */
  readonly unread: Effect.Effect<void>
}

const answered =
  (stdout: Writable) =>
  (line: MessageLine): ReadonlyArray<string> => {
    if (line.isMessage) return [line.line]
    const { id, code, message } = line
    stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })}\n`)
    return []
  }

const encoder = new TextEncoder()

const failed = (method: string) => (cause: unknown) => systemError({ module: "Stdio", method, _tag: "Unknown", cause })

const messages = ({ stdin, stdout }: StandardStreams): Stdio.Stdio["stdin"] => {
  const linesOf = makeMessageLines()
  return NodeStream.fromReadable<Uint8Array, PlatformError>({
    evaluate: () => stdin,
    onError: failed("stdin"),
    closeOnDone: false
  }).pipe(
    Stream.map((chunk) => linesOf(chunk).flatMap(answered(stdout))),
    Stream.flattenIterable,
    Stream.map((line) => encoder.encode(line))
  )
}

const sinkOf =
  (name: "stdout" | "stderr", stream: Writable): Stdio.Stdio["stdout"] =>
  ({ endOnDone = false } = {}) =>
    NodeSink.fromWritable({ evaluate: () => stream, onError: failed(name), endOnDone })

/** Standard input and output for the protocol: what is no message is answered here, and none but messages get on. */
export const makeMcpStdio = Effect.gen(function* () {
  const gone = yield* Deferred.make<void>()
  const unread = yield* Deferred.make<void>()
  const streams = yield* StandardStreams
  const { stdin, stdout, stderr } = streams
  stdout.on("error", () => {
    process.exitCode = 0
    stdin.destroy()
    Deferred.doneUnsafe(unread, Effect.void)
    Deferred.doneUnsafe(gone, Effect.void)
  })
  /** A client that goes away ends the server as it should. */
  const left = Effect.suspend(() => {
    process.exitCode = 0
    return Deferred.succeed(gone, undefined)
  })
  const stdio: McpStdio = {
    layer: Layer.succeed(
      Stdio.Stdio,
      Stdio.make({
        args: Effect.succeed([]),
        stdin: messages(streams).pipe(Stream.ensuring(left)),
        stdout: sinkOf("stdout", stdout),
        stderr: sinkOf("stderr", stderr)
      })
    ),
    gone: Deferred.await(gone),
    unread: Deferred.await(unread)
  }
  return stdio
})
