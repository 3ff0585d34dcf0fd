import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import { isFolderOf, writeToFile, writeToStdout } from "../node/output.ts"
import { isTerminal, StandardStreams } from "../node/StandardStreams.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { keptDocument, renewedDocument } from "../node/memory/keptDocument.ts"
import type { DocumentOf } from "../node/scanFolder.ts"
import { isOpen, severities, type Weakness } from "../../scanner/model/Assessment.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"
import { formatOfFile, isOutputFormat, type OutputFormat, outputFormats, rendererOf } from "./outputFormats.ts"
import { type ColourChoice, colourChoices, viewOf } from "./View.ts"

/** Where the output goes, for commands with one. */
export const fileFlag = Flag.String("output").pipe(
  Flag.withAlias("o"),
  Flag.withMetavar("FILE"),
  Flag.withDescription("Write to this file instead of standard output"),
  Flag.optional
)

/** Flags for formats and destinations of the output. */
export const outputFlags = {
  format: Flag.Literals("format", outputFormats).pipe(
    Flag.withMetavar("FORMAT"),
    Flag.withDescription(`${outputFormats.join(", ")} (default: table on a terminal, cyclonedx when piped)`),
    Flag.optional
  ),
  output: Flag.String("output").pipe(
    Flag.withAlias("o"),
    Flag.withMetavar("[FORMAT=]FILE"),
    Flag.withDescription("Write to this file, in this format or that of its name; may be repeated"),
    Flag.atLeast(0)
  ),
  inventory: Flag.Boolean("inventory").pipe(
    Flag.withDescription("Show the inventory in the table even where it is long"),
    Flag.withDefault(false)
  ),
  color: Flag.Literals("color", colourChoices).pipe(
    Flag.withMetavar("WHEN"),
    Flag.withDescription("Colour in the table: auto, always or never (default: auto, which honours NO_COLOR)"),
    Flag.withDefault("auto" as const)
  ),
  quiet: Flag.Boolean("quiet").pipe(
    Flag.withAlias("q"),
    Flag.withDescription("No progress, and no word about files that were written"),
    Flag.withDefault(false)
  ),
  specVersion: Flag.Literals("spec-version", ["1.6", "1.7"]).pipe(
    Flag.withMetavar("VERSION"),
    Flag.withDescription("Of CycloneDX: 1.6 or 1.7 (default: 1.6)"),
    Flag.withDefault("1.6" as const)
  ),
  rulesPage: Flag.String("rules-page").pipe(
    Flag.withMetavar("URL"),
    Flag.withDescription("Page of rules to which SARIF links (default: that of the project)"),
    Flag.optional
  )
}

export interface OutputFlagValues {
  readonly format: Option.Option<OutputFormat>
  readonly output: ReadonlyArray<string>
  readonly inventory: boolean
  readonly color: ColourChoice
  readonly quiet: boolean
  readonly specVersion: "1.6" | "1.7"
  readonly rulesPage: Option.Option<string>
}

export const writeText = (text: Iterable<string>, output: string | undefined): Effect.Effect<void, CommandFailed> =>
  StandardStreams.use((streams) =>
    Effect.try({
      try: () => (output === undefined ? writeToStdout(text, streams) : writeToFile(text, output)),
      catch: (cause) =>
        CommandFailed.failure(`cannot write ${output ?? "to standard output"}: ${(cause as Error).message}`)
    })
  )

export const severityCounts = (weaknesses: ReadonlyArray<Weakness>): string => {
  const open = weaknesses.filter(isOpen)
  const counts = severities.flatMap((severity) => {
    const count = open.filter((one) => one.severity === severity).length
    return count === 0 ? [] : [`${count} ${severity}`]
  })
  return counts.length === 0 ? "no findings" : counts.join(", ")
}

/** Says on standard error that a file was written, and what is in it. */
export const sayWritten = (
  file: string,
  counts: string,
  { quiet }: Pick<OutputFlagValues, "quiet">
): Effect.Effect<void> =>
  Effect.map(StandardStreams, ({ stderr }) => {
    if (!quiet) stderr.write(`wrote ${file}: ${counts}\n`)
  })

export interface Destination {
  readonly format: OutputFormat
  /** Standard output where it is absent. */
  readonly file?: string
}

const destination = (
  text: string,
  format: Option.Option<OutputFormat>
): Effect.Effect<Destination & { readonly isNamed: boolean }, CommandFailed> => {
  const [, name, file] = /^([a-z][a-z-]*)=(.+)$/.exec(text) ?? []
  if (name === undefined || file === undefined)
    return Effect.succeed({
      file: text,
      format: Option.getOrElse(format, () => formatOfFile(text)),
      isNamed: false
    })
  return isOutputFormat(name)
    ? Effect.succeed({ format: name, file, isNamed: true })
    : Effect.fail(
        CommandFailed.usage(
          `there is no format ${name}, in --output ${text}`,
          `${didYouMean(name, outputFormats)}For a file of that name write ./${text}`
        )
      )
}

/**
 * Where the output goes. What is piped has one destination; a terminal shows the table beside files whose formats are given with
 * their names.
 */
export const destinationsOf = Effect.fnUntraced(function* ({
  format,
  output
}: Pick<OutputFlagValues, "format" | "output">) {
  const files = yield* Effect.forEach(output, (text) => destination(text, format))
  for (const { file = "" } of files)
    if (!isFolderOf(file))
      return yield* CommandFailed.failure(
        `cannot write ${file}: its folder does not exist`,
        "Make the folder first; nothing was scanned."
      )
  const onTerminal = isTerminal((yield* StandardStreams).stdout)
  const shown = Option.orElse(format, () => {
    if (files.length > 0) return onTerminal ? Option.some<OutputFormat>("table") : Option.none()
    return Option.some<OutputFormat>(onTerminal ? "table" : "cyclonedx")
  })
  const onStdout: ReadonlyArray<Destination> =
    files.every(({ isNamed }) => isNamed) && Option.isSome(shown) ? [{ format: shown.value }] : []
  return [...files.map(({ format: of, file }): Destination => ({ format: of, file: file! })), ...onStdout]
})

const pageOf = ({ rulesPage }: OutputFlagValues): Effect.Effect<{ readonly rulesPage?: string }, CommandFailed> => {
  if (Option.isNone(rulesPage)) return Effect.succeed({})
  const url = URL.parse(rulesPage.value)
  return url !== null && /^https?:$/.test(url.protocol) && url.hash === ""
    ? Effect.succeed({ rulesPage: rulesPage.value })
    : Effect.fail(
        CommandFailed.usage(`--rules-page must be an http or https address without a fragment: ${rulesPage.value}`)
      )
}

/** Writes an inventory to all destinations, and keeps the document where that is wanted. `run` is how a person can run the command again. */
export const writeAssessed = Effect.fnUntraced(function* (
  assessed: AssessedInventory,
  flags: OutputFlagValues,
  destinations: ReadonlyArray<Destination>,
  run: { readonly command: string; readonly seconds?: number },
  keep?: (document: ReadonlyArray<Uint8Array>) => Effect.Effect<void>
) {
  const options = { ...assessed.options, specVersion: flags.specVersion, ...(yield* pageOf(flags)) }
  const counts = severityCounts(assessed.assessment.weaknesses)
  for (const { format, file } of destinations) {
    const view = yield* viewOf(flags.color, flags.inventory, file, run)
    const text = yield* Effect.promise(() => rendererOf(format, view)({ ...assessed, options }))
    const { pieces, parts } =
      keep === undefined ? { pieces: text, parts: () => undefined } : keptDocument(text, options, counts)
    yield* writeText(pieces, file)
    const document = parts()
    if (document !== undefined && keep !== undefined) yield* keep(document)
    if (file !== undefined) yield* sayWritten(file, counts, flags)
  }
})

/** Writes what was kept, as this scan would have. */
export const writeKept = Effect.fnUntraced(function* (
  kept: Uint8Array,
  options: BomOptions,
  flags: OutputFlagValues,
  destinations: ReadonlyArray<Destination>
) {
  const { pieces, said } = renewedDocument(kept, options)
  for (const { file } of destinations) {
    yield* writeText(pieces, file)
    if (file !== undefined) yield* sayWritten(file, said, flags)
  }
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

/** All that a document says which does not come from the project; undefined for several, or one of a format that is not kept. */
export const documentOf = Effect.fnUntraced(function* (
  flags: OutputFlagValues,
  destinations: ReadonlyArray<Destination>,
  more: unknown,
  identity: () => Promise<BomOptions>
) {
  const [only] = destinations
  if (only === undefined || destinations.length !== 1 || !stampedFormats.has(only.format)) return undefined
  const page = yield* pageOf(flags)
  const of: DocumentOf = Effect.map(Effect.promise(identity), ({ component, git, tool }) => [
    only.format,
    flags.specVersion,
    page,
    component,
    git ?? null,
    tool,
    more
  ])
  return of
})
