import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { ScanFailed } from "./ScanFailed.ts"
import { formats, runScan } from "./runScan.ts"

const flags = {
  directory: Argument.String("directory").pipe(Argument.withDescription("Folder to scan")),
  format: Flag.Literals("format", formats).pipe(
    Flag.withDescription("table (default on a terminal), json, or cyclonedx (default when piped)"),
    Flag.optional
  ),
  output: Flag.String("output").pipe(
    Flag.withAlias("o"),
    Flag.withDescription("Write to this file instead of standard output"),
    Flag.optional
  ),
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
  )
}

const positive = (name: string, value: Option.Option<number>): Effect.Effect<number | undefined, ScanFailed> =>
  Option.isSome(value) && value.value < 1
    ? Effect.fail(ScanFailed.usage(`--${name} must be at least 1`))
    : Effect.succeed(Option.getOrUndefined(value))

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* ({ directory, format, output, include, exclude, workers, maxFileSize, gitignore }) {
    const threads = yield* positive("workers", workers)
    const largest = yield* positive("max-file-size", maxFileSize)
    return yield* runScan({
      directory,
      format: Option.getOrUndefined(format),
      output: Option.getOrUndefined(output),
      include,
      exclude,
      workers: threads,
      maxFileSize: largest,
      gitignore
    })
  })
).pipe(
  Command.withDescription("List the cryptography used in a folder of source code"),
  Command.withExamples([
    { command: "ciphermap scan .", description: "Show a table of what the current folder uses" },
    { command: "ciphermap scan . --format cyclonedx --output cbom.json", description: "Write a CycloneDX 1.6 CBOM" }
  ])
)
