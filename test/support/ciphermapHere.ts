import { Console as NodeConsole } from "node:console"
import * as NodeServices from "@effect/platform-node/NodeServices"
import * as Console from "effect/Console"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Scanner } from "../../scanner/Scanner.ts"
import { CommandScanner } from "../../src/node/CommandScanner.ts"
import { StandardStreams } from "../../src/node/StandardStreams.ts"
import { commandLine } from "../../src/start/commandLine.ts"
import { scannerOnce } from "./scannerOnce.ts"

/** The command line in this process, on these streams, with one scanner for all runs unless another is given; gives its exit code. */
export const ciphermapHere = (
  streams: StandardStreams,
  args: ReadonlyArray<string>,
  scanner: Layer.Layer<Scanner> = scannerOnce
): Effect.Effect<number, unknown> =>
  commandLine(args).pipe(
    Effect.provide(NodeServices.layer),
    Effect.provideService(StandardStreams, streams),
    Effect.provideService(CommandScanner, () => scanner),
    Effect.provideService(Console.Console, new NodeConsole(streams.stdout, streams.stderr))
  )
