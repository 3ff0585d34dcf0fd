import process from "node:process"
import * as NodeStdio from "@effect/platform-node/NodeStdio"
import * as NodeStream from "@effect/platform-node/NodeStream"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { systemError } from "effect/PlatformError"
import * as Stdio from "effect/Stdio"
import * as Stream from "effect/Stream"
import { makeMessageLines, type MessageLine } from "../messageLines.ts"

/** Standard input and output of a server, and when the client is no longer there. */
export interface McpStdio {
  readonly layer: Layer.Layer<Stdio.Stdio>
  /** The client has closed our input, or reads our output no more. */
  readonly gone: Effect.Effect<void>
  /** The client reads our output no more: there is nobody to answer. */
  readonly unread: Effect.Effect<void>
}

const refuse = ({ id, code, message }: Exclude<MessageLine, { readonly isMessage: true }>): void => {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, error: { code, message } })}\n`)
}

const answered = (line: MessageLine): ReadonlyArray<string> => {
  if (line.isMessage) return [line.line]
  refuse(line)
  return []
}

const encoder = new TextEncoder()

const messages = (input: Stdio.Stdio["stdin"]): Stdio.Stdio["stdin"] => {
  const linesOf = makeMessageLines()
  return input.pipe(
    Stream.map((chunk) => linesOf(chunk).flatMap(answered)),
    Stream.flattenIterable,
    Stream.map((line) => encoder.encode(line))
  )
}

const standardInput = NodeStream.fromReadable<Uint8Array, ReturnType<typeof systemError>>({
  evaluate: () => process.stdin,
  onError: (cause) => systemError({ module: "Stdio", method: "stdin", _tag: "Unknown", cause }),
  closeOnDone: false
})

/** Standard input and output for the protocol: what is no message is answered here, and none but messages get on. */
export const makeMcpStdio = Effect.gen(function* () {
  const gone = yield* Deferred.make<void>()
  const unread = yield* Deferred.make<void>()
  const { stdout, stderr } = yield* Stdio.Stdio
  process.stdout.on("error", () => {
    process.exitCode = 0
    process.stdin.destroy()
    Deferred.doneUnsafe(unread, Effect.void)
    Deferred.doneUnsafe(gone, Effect.void)
  })
  /** A client that goes away ends the server as it should. */
  const left = Effect.suspend(() => {
    process.exitCode = 0
    return Deferred.succeed(gone, undefined)
  })
  const stdin = messages(standardInput).pipe(Stream.ensuring(left))
  const stdio: McpStdio = {
    layer: Layer.succeed(Stdio.Stdio, Stdio.make({ args: Effect.succeed([]), stdin, stdout, stderr })),
    gone: Deferred.await(gone),
    unread: Deferred.await(unread)
  }
  return stdio
}).pipe(Effect.provide(NodeStdio.layer))
