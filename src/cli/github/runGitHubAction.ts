import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import type { SeverityOverride } from "../../../scanner/classify/withSeverities.ts"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import { isOpen, severities, type Severity, type Weakness } from "../../../scanner/model/Assessment.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { bomIdentity } from "../../node/bomIdentity.ts"
import { appendText, madeFolder } from "../../node/output.ts"
import { counted } from "../columns.ts"
import { newOrWorseFindings } from "../../../scanner/classify/addedFindings.ts"
import { chosenFindings, type FailOn, type FindingFlagValues, severityGate } from "../gates.ts"
import { writeText } from "../output.ts"
import { rendererOf } from "../outputFormats.ts"
import { checkBaseline, type PolicyFlagValues, policyOptionsOf } from "../policyFlags.ts"
import { assessTarget, withoutArchives, type ScanOptions } from "../assessTarget.ts"
import type { GitHubEvent } from "./GitHubEvent.ts"
import { type CommentRefused, putComment } from "./PullRequestComments.ts"
import { baseOf, eventAt, repositoryTarget, scanBase } from "./base.ts"
import { type Comparison, summaryText, commentText, markerOf } from "./texts.ts"
import * as Config from "effect/Config"
import { algorithmsText } from "../../../scanner/model/weakPlaces.ts"
import { printable } from "../../../scanner/model/printable.ts"

/** GitHub shows so many of each kind in a step: https://docs.github.com/en/rest/checks/runs. */
const MAX_EACH = 10

const COMMANDS = {
  critical: "error",
  high: "error",
  medium: "warning",
  low: "notice",
  info: "notice"
} as const satisfies Readonly<Record<Severity, string>>

const data = (text: string): string => text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A")

const property = (text: string): string => data(text).replaceAll(":", "%3A").replaceAll(",", "%2C")

const annotation = (weakness: Weakness): string => {
  const { severity, rule, message, recommendation, location } = weakness
  const { line, column, endLine } = location.place
  const properties = {
    file: property(location.path),
    line,
    endLine,
    col: column,
    title: property(`${rule} (${severity})`)
  }
  const list = Object.entries(properties).map(([name, value]) => `${name}=${value}`)
  return `::${COMMANDS[severity]} ${list.join(",")}::${data(`${printable(algorithmsText(weakness))}: ${message} ${recommendation}`)}\n`
}

/** A message of our own in the log of a run. */
const logCommand = (kind: "notice" | "warning", message: string): string => `::${kind}::${data(message)}\n`

/** Commands by which a runner shows findings beside their lines, as many of each kind as it takes. */
const annotations = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<string> =>
  [...Map.groupBy(weaknesses, ({ severity }) => COMMANDS[severity]).values()].flatMap((all) =>
    all.slice(0, MAX_EACH).map(annotation)
  )

const text = (name: string) => Config.String(name).pipe(Config.withDefault(""))

/** What a runner tells a step: https://docs.github.com/en/actions/reference/workflows-and-actions/variables. Empty where it does not. */
const gitHubEnvironment = Config.all({
  apiUrl: text("GITHUB_API_URL"),
  eventPath: text("GITHUB_EVENT_PATH"),
  outputFile: text("GITHUB_OUTPUT"),
  repository: text("GITHUB_REPOSITORY"),
  runId: text("GITHUB_RUN_ID"),
  serverUrl: text("GITHUB_SERVER_URL"),
  sha: text("GITHUB_SHA"),
  summaryFile: text("GITHUB_STEP_SUMMARY"),
  token: Config.Redacted("GITHUB_TOKEN").pipe(Config.option)
})

type GitHubEnvironment = Config.Success<typeof gitHubEnvironment>

const encoded = (path: string): string => path.split("/").map(encodeURIComponent).join("/")

/** Where a person reads a line of a commit; undefined outside of GitHub. */
const lineAddress =
  ({ serverUrl, repository }: GitHubEnvironment, commit: string) =>
  (path: string, line: number): string | undefined =>
    serverUrl === "" || repository === ""
      ? undefined
      : `${serverUrl}/${repository}/blob/${commit}/${encoded(path)}#L${line}`

/** Where a person reads what the run said. */
const runAddress = ({ serverUrl, repository, runId }: GitHubEnvironment): string | undefined =>
  serverUrl === "" || repository === "" || runId === "" ? undefined : `${serverUrl}/${repository}/actions/runs/${runId}`

export interface ActionArguments extends PolicyFlagValues, FindingFlagValues {
  readonly severities: ReadonlyArray<SeverityOverride>
  readonly path: string
  readonly folder: string
  readonly base: Option.Option<string>
  readonly comment: boolean
  readonly failOn: Option.Option<FailOn>
}

const scanned = Effect.fnUntraced(function* (
  flags: ActionArguments,
  scanOptions: ScanOptions,
  environment: GitHubEnvironment
) {
  const policyOptions = { ...(yield* policyOptionsOf(flags)), severities: flags.severities }
  const chosen = <A extends Pick<AssessedInventory, "assessment">>(all: A): A => ({
    ...all,
    assessment: chosenFindings(all.assessment, flags)
  })
  const event = yield* eventAt(environment.eventPath)
  const target = yield* repositoryTarget(flags.path)
  const base = yield* baseOf(target, event, flags.base)
  const options = yield* Effect.promise(() => bomIdentity(target.root))
  yield* checkBaseline(policyOptions, options)
  const comparable = base === undefined ? scanOptions : withoutArchives(scanOptions)
  const assessed: AssessedInventory = { ...chosen(yield* assessTarget(target, comparable, policyOptions)), options }
  if (base === undefined) return { event, assessed, comparison: undefined }
  const diff = compareInventories(chosen(yield* scanBase(base, target, scanOptions, policyOptions)), assessed)
  const comparison: Comparison = {
    diff,
    base: base.commit,
    folder: target.only.join(),
    runAddress: runAddress(environment),
    addressOf: lineAddress(environment, event.pullRequest?.head ?? environment.sha)
  }
  return { event, assessed, comparison }
})

/** To the log of the run. */
const logLines = (text: ReadonlyArray<string>): Effect.Effect<void, CommandFailed> => writeText(text, undefined)

/** To a file that the runner reads when the step ends; nowhere outside of a workflow. */
const append = (path: string, text: string): Effect.Effect<void, CommandFailed> =>
  path === ""
    ? Effect.void
    : Effect.try({
        try: () => appendText(path, text),
        catch: (cause) => CommandFailed.failure(`cannot write ${path}: ${(cause as Error).message}`)
      })

/** Answers to a token that may not write comments. */
const FORBIDDEN = [401, 403, 404]

const logRefusal = ({ status, detail }: CommentRefused): Effect.Effect<void, CommandFailed> =>
  logLines([
    FORBIDDEN.includes(status)
      ? logCommand(
          "notice",
          "No comment: the token may not write one, as in a pull request from a fork. The summary of the run says the same."
        )
      : logCommand("warning", `No comment: ${detail}. The summary of the run says the same.`)
  ])

/** Writes the comment. It is a courtesy: a run whose comment cannot be written says so and goes on. */
const commentOnPullRequest = Effect.fnUntraced(function* (
  { apiUrl, repository, token }: GitHubEnvironment,
  { pullRequest }: GitHubEvent,
  comparison: Comparison,
  refused: string | undefined
) {
  if (pullRequest === undefined) return
  if (apiUrl === "" || repository === "" || Option.isNone(token)) {
    return yield* logLines([
      logCommand("warning", "No comment: GITHUB_API_URL, GITHUB_REPOSITORY or GITHUB_TOKEN is not set.")
    ])
  }
  const { number } = pullRequest
  const place = { apiUrl, repository, number, token: token.value, marker: markerOf(comparison.folder) }
  const { added, fixed, changed } = comparison.diff.weaknesses
  const isWorthMaking = added.length + fixed.length + changed.length > 0
  yield* Effect.catchTag(
    putComment(place, commentText(comparison, refused), isWorthMaking),
    "CommentRefused",
    logRefusal
  )
})

/** Files for the steps that follow, by the name of the output that says where they are. */
const documents = [
  { name: "sarif", file: "ciphermap.sarif", format: "sarif" },
  { name: "report", file: "ciphermap.html", format: "html" },
  { name: "scan", file: "ciphermap.json", format: "json" }
] as const

type Values = Readonly<Record<string, string | number>>

/** Writes the documents to a folder, which is made; returns where they are. */
const writeDocuments = Effect.fnUntraced(function* (assessed: AssessedInventory, folder: string) {
  const made = yield* Effect.try({
    try: () => madeFolder(folder),
    catch: (cause) => CommandFailed.failure(`cannot make ${folder}: ${(cause as Error).message}`)
  })
  const paths: Record<string, string> = {}
  for (const { name, file, format } of documents) {
    paths[name] = `${made}/${file}`
    yield* writeText(yield* Effect.promise(() => rendererOf(format)(assessed)), paths[name])
  }
  const written: Values = paths
  return written
})

/** Outputs of the step: `name=value`, one a line. `newFindings` is undefined where nothing is compared. */
const outputLines = (
  { assessment: { weaknesses, score } }: AssessedInventory,
  files: Values,
  newFindings: number | undefined
): string => {
  const open = weaknesses.filter(isOpen)
  const counts = severities.map((one) => [one, open.filter(({ severity }) => severity === one).length] as const)
  const values: Values = {
    ...files,
    hygiene: score.hygiene.value ?? "",
    quantum: score.quantum.value ?? "",
    findings: open.length,
    ...Object.fromEntries(counts),
    "new-findings": newFindings ?? ""
  }
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("")
}

/** Scans a checkout once, tells what a workflow can show, and fails where a gate says so: on new findings if it compares. */
export const runGitHubAction = Effect.fnUntraced(function* (flags: ActionArguments, scanOptions: ScanOptions) {
  const environment = yield* gitHubEnvironment
  const { event, assessed, comparison } = yield* scanned(flags, scanOptions, environment)
  const files = yield* writeDocuments(assessed, flags.folder)
  const findings =
    comparison === undefined ? assessed.assessment.weaknesses.filter(isOpen) : newOrWorseFindings(comparison.diff)
  const what = comparison === undefined ? "finding" : "new finding"
  yield* logLines([...annotations(findings), `${counted(findings.length, what)}\n`])
  const gate = severityGate(findings, flags.failOn, `${what}s`)
  const refused = Result.match(yield* Effect.result(gate), {
    onSuccess: () => undefined,
    onFailure: ({ message }) => message
  })
  yield* append(environment.summaryFile, summaryText(assessed, comparison, refused))
  yield* append(environment.outputFile, outputLines(assessed, files, comparison && findings.length))
  if (comparison !== undefined && flags.comment) yield* commentOnPullRequest(environment, event, comparison, refused)
  yield* gate
})
