import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { CommandFailed } from "./CommandFailed.ts"
import { failOnFlag } from "./gates.ts"
import { judgingFlags } from "./judging.ts"
import { runScan } from "./runScan.ts"
import { writingFlags } from "./writing.ts"

const flags = {
  directory: Argument.String("directory").pipe(Argument.withDescription("Folder to scan")),
  include: Flag.String("include").pipe(
    Flag.withDescription("Scan only paths that match this glob; may be repeated"),
    Flag.atLeast(0)
  ),
  exclude: Flag.String("exclude").pipe(
    Flag.withDescription("Leave out paths that match this glob; may be repeated"),
    Flag.atLeast(0)
  ),
  workers: Flag.Int("workers").pipe(
    Flag.withDescription("Number of scanning threads (default: one per processor)"),
    Flag.optional
  ),
  maxFileSize: Flag.Int("max-file-size").pipe(Flag.withDescription("Largest file to scan, in bytes"), Flag.optional),
  gitignore: Flag.Boolean("gitignore").pipe(
    Flag.withDescription("Honour .gitignore files; --no-gitignore scans what they leave out"),
    Flag.withDefault(true)
  ),
  failOn: failOnFlag,
  writeBaseline: Flag.String("write-baseline").pipe(
    Flag.withDescription("Write the findings to this file, to be given to --baseline later"),
    Flag.optional
  ),
  ...writingFlags,
  ...judgingFlags
}

const positive = (name: string, value: Option.Option<number>): Effect.Effect<number | undefined, CommandFailed> =>
  Option.isSome(value) && value.value < 1
    ? Effect.fail(CommandFailed.usage(`--${name} must be at least 1`))
    : Effect.succeed(Option.getOrUndefined(value))

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* ({ include, exclude, workers, maxFileSize, gitignore, ...others }) {
    const threads = yield* positive("workers", workers)
    const largest = yield* positive("max-file-size", maxFileSize)
    return yield* runScan({
      ...others,
      workers: threads,
      wishes: { include, exclude, maxFileSize: largest, gitignore }
    })
  })
).pipe(
  Command.withDescription("List the cryptography used in a folder of source code, and say what it means"),
  Command.withExamples([
    { command: "ciphermap scan .", description: "Show a table of what the current folder uses" },
    { command: "ciphermap scan . --format cyclonedx --output cbom.json", description: "Write a CycloneDX 1.6 CBOM" },
    { command: "ciphermap scan . --policy cnsa-2.0 --fail-on high", description: "Judge by a policy; fail on findings" }
  ])
)
