import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import { jsonChunks } from "../../scanner/bom/jsonChunks.ts"
import type { Origin } from "../../scanner/model/Origin.ts"
import { printable } from "../../scanner/model/printable.ts"
import type { Plan } from "../../scanner/plan/Plan.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { isFileAt } from "../node/readRegular.ts"
import { scanTarget } from "../node/scanTarget.ts"
import { assessTarget, targetErrors } from "./assessTarget.ts"
import { configurationFlags, configurationOf, configured } from "./configuration.ts"
import { fileFlag, outputFlags, sayWritten, writeText } from "./output.ts"
import { dayNamed, policyFlags, type PolicyOptions, policyOptionsOf } from "./policyFlags.ts"
import { inputWithOrigins, originFlag, originsOf } from "./originFlags.ts"
import { assessInput, readInput } from "./readInput.ts"
import { allowEmptyFlag, scanFlags, scanOptionsOf } from "./scanFlags.ts"
import { type View, viewOf } from "./View.ts"

/** No policy announces anything for so long a time. */
const MOST_YEARS = 50

const formats = ["table", "json", "csv", "markdown", "html"] as const

type PlanFormat = (typeof formats)[number]

type PlanRender = (plan: Plan, assessed: AssessedInventory, view: View) => Promise<Iterable<string>>

const renderers: { readonly [F in PlanFormat]: PlanRender } = {
  table: async (plan, _, view) => {
    const { renderPlan } = await import("./renderPlan.ts")
    return [renderPlan(plan, view)]
  },
  json: async (plan, { options: { component, git } }) => [
    ...jsonChunks({ plan, source: { component, ...(git !== undefined && { git }) } }),
    "\n"
  ],
  csv: async (plan) => {
    const { planCsvChunks } = await import("../../scanner/bom/planCsv.ts")
    return planCsvChunks(plan)
  },
  markdown: async (plan, { options }) => {
    const { planMarkdownChunks } = await import("../../scanner/bom/planMarkdown.ts")
    return planMarkdownChunks(plan, options)
  },
  html: async (plan, { inventory, assessment, options }) => {
    const { planHtmlChunks } = await import("../../scanner/report/html.ts")
    return planHtmlChunks(inventory, assessment, plan, options)
  }
}

const FORMATS_OF_FILES: { readonly [extension: string]: PlanFormat } = {
  csv: "csv",
  htm: "html",
  html: "html",
  json: "json",
  md: "markdown"
}

const formatOf = (file: string | undefined): PlanFormat =>
  FORMATS_OF_FILES[/\.(\w+)$/.exec(file ?? "")?.[1]?.toLowerCase() ?? ""] ?? "table"

const flags = {
  target: Argument.String("path").pipe(
    Argument.withDescription("Folder to scan, a scan saved with --format json, or a CycloneDX BOM (default: .)"),
    Argument.optional
  ),
  at: Flag.String("at").pipe(
    Flag.withMetavar("DAY"),
    Flag.withDescription(
      "Day on which the targets must satisfy the policies, as YYYY-MM-DD (default: the last one that they announce something for)"
    ),
    Flag.optional
  ),
  since: Flag.String("since").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("An earlier scan or BOM of the same, to show how the plan developed"),
    Flag.optional
  ),
  format: Flag.Literals("format", formats).pipe(
    Flag.withMetavar("FORMAT"),
    Flag.withDescription(`${formats.join(", ")} (default: that of the file's name, or table)`),
    Flag.optional
  ),
  output: fileFlag,
  color: outputFlags.color,
  quiet: outputFlags.quiet,
  ...scanFlags,
  allowEmpty: allowEmptyFlag,
  origin: originFlag,
  policy: policyFlags.policy,
  policyFile: policyFlags.policyFile,
  on: policyFlags.on,
  ...configurationFlags
}

/** A file that was written before is read, and everything else scanned. */
const isDocument = (path: string): boolean => /\.json$/i.test(path) && isFileAt(path)

const withPolicies = Effect.fnUntraced(function* (options: PolicyOptions) {
  if (options.policies.length > 0) return { options, isDefault: false }
  const { policies: known } = yield* Effect.promise(() => import("../../scanner/classify/policies.ts"))
  const { unchosenPolicies } = yield* Effect.promise(() => import("../../scanner/plan/planOf.ts"))
  const policies = unchosenPolicies.map((id) => known[id]!)
  return { options: { ...options, policies }, isDefault: true }
})

const yearOf = (day: string): number => Number(day.slice(0, 4))

/** The day of the plan; one before that of the assessment, or beyond every announcement, is a mistake. */
const dayOfPlan = Effect.fnUntraced(function* (at: Option.Option<string>, { on }: PolicyOptions) {
  if (Option.isNone(at)) return undefined
  const day = yield* dayNamed("at", at.value)
  if (day < on)
    return yield* CommandFailed.usage(
      `--at ${day} is before ${on}, for which everything is evaluated`,
      "A plan looks ahead; --on evaluates for an earlier day."
    )
  if (yearOf(day) - yearOf(on) > MOST_YEARS)
    return yield* CommandFailed.usage(
      `--at ${day} is more than ${MOST_YEARS} years ahead`,
      "Without --at the plan is for the last day that the policies announce something for."
    )
  return day
})

const scannedFrom = Effect.fnUntraced(function* (
  path: string,
  given: Parameters<typeof scanOptionsOf>[0] & { readonly quiet: boolean; readonly origin: ReadonlyArray<string> },
  options: PolicyOptions
) {
  const target = yield* scanTarget([path]).pipe(Effect.catchTags(targetErrors))
  const scanOptions = {
    ...(yield* scanOptionsOf(given)),
    quiet: given.quiet,
    origins: yield* originsOf(given.origin)
  }
  const { inventory, assessment, report } = yield* assessTarget(target, scanOptions, options)
  const identity = yield* Effect.promise(() => bomIdentity(target.root))
  const assessed: AssessedInventory = { inventory, assessment, report, options: identity, policies: options.policies }
  return assessed
})

/** What an earlier document of the same would have been planned like. */
const withEarlier = Effect.fnUntraced(function* (
  plan: Plan,
  since: Option.Option<string>,
  options: PolicyOptions,
  origins: ReadonlyArray<Origin> | undefined
) {
  if (Option.isNone(since)) return plan
  const { planOf } = yield* Effect.promise(() => import("../../scanner/plan/planOf.ts"))
  const { withTrend } = yield* Effect.promise(() => import("../../scanner/plan/withTrend.ts"))
  const input = yield* inputWithOrigins(yield* readInput(since.value), origins)
  const before = yield* assessInput(input, options)
  const earlier = planOf(before, { policies: options.policies, at: plan.at })
  return withTrend(plan, earlier, `Since ${printable(since.value)}`)
})

const written = ({ items, effort }: Plan): string => `${items.length} assets, ${effort.changes} changes`

export const planCommand = Command.make(
  "plan",
  flags,
  Effect.fnUntraced(function* ({ target, at, since, format, output, color, ...given }) {
    const path = Option.getOrElse(target, () => ".")
    const isRead = isDocument(path)
    const root = isRead ? "." : path
    const configuration = yield* configurationOf(given.config, root)
    const flagged = configured(given, configuration, root)
    const { options, isDefault } = yield* withPolicies(yield* policyOptionsOf({ ...flagged, baseline: Option.none() }))
    const day = yield* dayOfPlan(at, options)
    const origins = yield* originsOf(flagged.origin)
    const assessed = isRead
      ? yield* assessInput(yield* inputWithOrigins(yield* readInput(path), origins), options)
      : yield* scannedFrom(path, flagged, options)
    const { planOf } = yield* Effect.promise(() => import("../../scanner/plan/planOf.ts"))
    const plan = yield* withEarlier(
      planOf(assessed, { policies: options.policies, ...(day !== undefined && { at: day }) }),
      since,
      options,
      origins
    )
    const file = Option.getOrUndefined(output)
    const chosen = Option.getOrElse(format, () => formatOf(file))
    const view = yield* viewOf(color, true, file, { command: `plan ${path}` })
    yield* writeText(yield* Effect.promise(() => renderers[chosen](plan, assessed, view)), file)
    if (file !== undefined) yield* sayWritten(file, written(plan), flagged)
    else if (isDefault && chosen === "table")
      yield* writeText(["--policy chooses other policies (ciphermap policy list).\n"], undefined)
  })
).pipe(
  Command.withDescription(
    "Say what has to change until when so that policies are satisfied, by what, and how much it is"
  ),
  Command.withExamples([
    { command: "ciphermap plan", description: "Plan for the current folder" },
    {
      command: "ciphermap plan scan.json --policy cnsa-2.0 --at 2032-01-01 -o plan.html",
      description: "A page with what CNSA 2.0 asks for until 2032"
    },
    { command: "ciphermap plan . --since last-year.json --format markdown", description: "Show how the plan developed" }
  ])
)
