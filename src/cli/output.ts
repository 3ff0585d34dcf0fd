import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import { writeToFile, writeToStdout } from "../node/output.ts"
import { isTerminal, StandardStreams } from "../node/StandardStreams.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { keptDocument } from "../node/memory/keptDocument.ts"
import type { DocumentOf } from "../node/scanFolder.ts"
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
  rulesPage: Flag.String("rules-page").pipe(
    Flag.withDescription("Address of the page of rules to which SARIF links (default: that of the project)"),
    Flag.optional
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
  readonly rulesPage: Option.Option<string>
  readonly output: Option.Option<string>
}

export const writeText = (text: Iterable<string>, output: string | undefined): Effect.Effect<void, CommandFailed> =>
  StandardStreams.use((streams) =>
    Effect.try({
      try: () => (output === undefined ? writeToStdout(text, streams) : writeToFile(text, output)),
      catch: (cause) =>
        CommandFailed.failure(`cannot write ${output ?? "to standard output"}: ${(cause as Error).message}`)
    })
  )

/** The format that was asked for, or the one that fits where the text goes. */
const chosenFormat = ({ format, output }: Pick<OutputFlagValues, "format" | "output">): Effect.Effect<OutputFormat> =>
  Effect.map(StandardStreams, (streams) =>
    Option.getOrElse(format, () => (Option.isNone(output) && isTerminal(streams.stdout) ? "table" : "cyclonedx"))
  )

const pageOf = ({ rulesPage }: OutputFlagValues): Effect.Effect<{ readonly rulesPage?: string }, CommandFailed> => {
  if (Option.isNone(rulesPage)) return Effect.succeed({})
  const url = URL.parse(rulesPage.value)
  return url !== null && /^https?:$/.test(url.protocol) && url.hash === ""
    ? Effect.succeed({ rulesPage: rulesPage.value })
    : Effect.fail(
        CommandFailed.usage(`--rules-page must be an http or https address without a fragment: ${rulesPage.value}`)
      )
}

/** Writes a document, and keeps it where that is wanted, so that it need not be made again. */
export const writeAssessed = Effect.fnUntraced(function* (
  assessed: AssessedInventory,
  flags: OutputFlagValues,
  keep?: (document: ReadonlyArray<Uint8Array>) => Effect.Effect<void>
) {
  const options = { ...assessed.options, specVersion: flags.specVersion, ...(yield* pageOf(flags)) }
  const format = yield* chosenFormat(flags)
  const text = yield* Effect.promise(() => rendererOf(format)({ ...assessed, options }))
  const output = Option.getOrUndefined(flags.output)
  if (keep === undefined) return yield* writeText(text, output)
  const { pieces, parts } = keptDocument(text, options)
  yield* writeText(pieces, output)
  const document = parts()
  if (document !== undefined) yield* keep(document)
})

/** In these, time and serial number stand as they are, so that a document can be given others. */
const stampedFormats: ReadonlySet<OutputFormat> = new Set([
  "json",
  "cyclonedx",
  "sarif",
  "markdown",
  "csv",
  "lines",
  "code-quality"
])

/** All that a document says which does not come from the project; undefined for a format that is not kept. */
export const documentOf = Effect.fnUntraced(function* (
  flags: OutputFlagValues,
  more: unknown,
  identity: () => Promise<BomOptions>
) {
  const format = yield* chosenFormat(flags)
  if (!stampedFormats.has(format)) return undefined
  const page = yield* pageOf(flags)
  const of: DocumentOf = Effect.map(Effect.promise(identity), ({ component, git, tool }) => [
    format,
    flags.specVersion,
    page,
    component,
    git ?? null,
    tool,
    more
  ])
  return of
})
