import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { InventoryDiff } from "../../scanner/classify/compareInventories.ts"
import { printable } from "../../scanner/model/printable.ts"
import { newOrWorseFindings } from "./newOrWorseFindings.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { failOnFlag, severityGate } from "./gates.ts"
import { type Input, readInput } from "./readInput.ts"
import { assessInput } from "./assessInput.ts"
import { policyFlags, policyOptionsOf } from "./policyFlags.ts"
import { diffMarkdownChunks } from "./diffMarkdown.ts"
import { renderDiff } from "./renderDiff.ts"
import { writeText, outputFlags } from "./output.ts"

const renderers = {
  table: (diff: InventoryDiff) => [renderDiff(diff)],
  json: (diff: InventoryDiff) => [`${JSON.stringify(diff, null, 2)}\n`],
  markdown: (diff: InventoryDiff) => diffMarkdownChunks(diff)
}

const flags = {
  before: Argument.String("before").pipe(
    Argument.withDescription("A scan saved with --format json, or a CycloneDX BOM")
  ),
  after: Argument.String("after").pipe(Argument.withDescription("A later one of the same kind")),
  format: Flag.Literals("format", ["table", "json", "markdown"]).pipe(
    Flag.withDescription("table, json or markdown"),
    Flag.withDefault("table" as const)
  ),
  output: outputFlags.output,
  failOn: failOnFlag,
  acrossTools: Flag.Boolean("across-tools").pipe(
    Flag.withDescription("Compare BOMs although different tools wrote them"),
    Flag.withDefault(false)
  ),
  ...policyFlags
}

const sameKind = (before: Input, after: Input): Effect.Effect<void, CommandFailed> =>
  before.kind === after.kind
    ? Effect.void
    : Effect.fail(
        CommandFailed.usage(
          `${before.file} is a ${before.kind} and ${after.file} a ${after.kind}; give two of the same kind`
        )
      )

const writtenBy = ({ file, tool }: Input): string =>
  `${file} was written by ${tool === undefined ? "a tool it does not name" : printable(tool)}`

/** Two tools name and count the same code differently, so that what they wrote differs whatever changed. */
const sameTool = (before: Input, after: Input): Effect.Effect<void, CommandFailed> =>
  before.tool === after.tool
    ? Effect.void
    : Effect.fail(
        CommandFailed.usage(
          `${writtenBy(before)} and ${writtenBy(after)}; give two of the same tool, or --across-tools to compare them all the same`
        )
      )

export const diffCommand = Command.make(
  "diff",
  flags,
  Effect.fnUntraced(function* ({ before, after, format, output, failOn, acrossTools, ...others }) {
    const policyOptions = yield* policyOptionsOf(others)
    const first = yield* readInput(before)
    const second = yield* readInput(after)
    yield* sameKind(first, second)
    if (!acrossTools) yield* sameTool(first, second)
    const { compareInventories } = yield* Effect.promise(() => import("../../scanner/classify/compareInventories.ts"))
    const diff = compareInventories(yield* assessInput(first, policyOptions), yield* assessInput(second, policyOptions))
    yield* writeText(renderers[format](diff), Option.getOrUndefined(output))
    yield* severityGate(newOrWorseFindings(diff), failOn, "new findings")
  })
).pipe(
  Command.withDescription("Show what is new, fixed and changed between two scans or two BOMs"),
  Command.withExamples([
    { command: "ciphermap diff before.json after.json --fail-on high", description: "Fail on new findings" }
  ])
)
