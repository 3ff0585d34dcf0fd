import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { isTerminal, StandardStreams } from "../node/StandardStreams.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"

const flags = {
  root: Flag.String("root").pipe(
    Flag.withDescription("Folder that the client may have scanned; may be repeated (default: the current folder)"),
    Flag.atLeast(0)
  ),
  workers: Flag.Int("workers").pipe(
    Flag.withDescription("Number of scanning threads (default: one per processor)"),
    Flag.optional
  ),
  timeLimit: Flag.Int("time-limit").pipe(Flag.withDescription("Seconds that one scan may take"), Flag.withDefault(300))
}

const HINT =
  "ciphermap mcp speaks the Model Context Protocol on standard input and output: a client starts it (docs/mcp.md)\n"

/** A day: longer waits are of no use to a client. */
const MAX_SECONDS = 86_400

export const mcpCommand = Command.make(
  "mcp",
  flags,
  Effect.fnUntraced(function* ({ root: [first = ".", ...others], workers, timeLimit }) {
    if (Option.isSome(workers) && workers.value < 1) return yield* CommandFailed.usage("--workers must be at least 1")
    if (timeLimit < 1 || timeLimit > MAX_SECONDS)
      return yield* CommandFailed.usage(`--time-limit must be from 1 to ${MAX_SECONDS}`)
    const { openRoots } = yield* Effect.promise(() => import("./node/AllowedPaths.ts"))
    const paths = yield* openRoots([first, ...others]).pipe(
      Effect.mapError(({ message }) => CommandFailed.failure(message))
    )
    const streams = yield* StandardStreams
    if (isTerminal(streams.stdin)) streams.stderr.write(HINT)
    const { serveMcp } = yield* Effect.promise(() => import("./serveMcp.ts"))
    return yield* serveMcp({ paths, workers: Option.getOrUndefined(workers), timeLimit })
  })
).pipe(
  Command.withDescription("Serve the Model Context Protocol to a client that starts this command: scan, explain, diff"),
  Command.withExamples([
    { command: "ciphermap mcp --root ~/src/app", description: "Let a client scan one folder and what is in it" }
  ])
)
