import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import { isTerminal, writeOutput } from "../node/output.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import { type OutputFormat, outputFormats, rendererOf } from "./outputFormats.ts"

/** Flags for the format and the destination of the output. */
export const outputFlags = {
  format: Flag.Literals("format", outputFormats).pipe(
    Flag.withDescription(`${outputFormats.join(", ")} (default: table on a terminal, cyclonedx when piped)`),
    Flag.optional
  ),
  specVersion: Flag.Literals("spec-version", ["1.6", "1.7"]).pipe(
    Flag.withDescription("Of CycloneDX"),
    Flag.withDefault("1.6" as const)
  ),
  output: Flag.String("output").pipe(
    Flag.withAlias("o"),
    Flag.withDescription("Write to this file instead of standard output"),
    Flag.optional
  )
}

export interface OutputFlagValues {
  readonly format: Option.Option<OutputFormat>
  readonly specVersion: "1.6" | "1.7"
  readonly output: Option.Option<string>
}

export const writeText = (text: Iterable<string>, output: string | undefined): Effect.Effect<void, CommandFailed> =>
  Effect.try({
    try: () => writeOutput(text, output),
    catch: (cause) =>
      CommandFailed.failure(`cannot write ${output ?? "to standard output"}: ${(cause as Error).message}`)
  })

/** The format that was asked for, or the one that fits where the text goes. */
const chosenFormat = ({ format, output }: Pick<OutputFlagValues, "format" | "output">): OutputFormat =>
  Option.getOrElse(format, () => (Option.isNone(output) && isTerminal("stdout") ? "table" : "cyclonedx"))

export const writeAssessed = Effect.fnUntraced(function* (assessed: AssessedInventory, flags: OutputFlagValues) {
  const options = { ...assessed.options, specVersion: flags.specVersion }
  const text = yield* Effect.promise(() => rendererOf(chosenFormat(flags))({ ...assessed, options }))
  yield* writeText(text, Option.getOrUndefined(flags.output))
})
