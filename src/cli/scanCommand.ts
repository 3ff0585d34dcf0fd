import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import type { Severity } from "../../scanner/model/Assessment.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { type ScanTarget, scanTarget } from "../node/scanTarget.ts"
import { assessForDocument, type ScanOptions, targetErrors } from "./assessTarget.ts"
import { chosenFindings, failOnFlag, findingFlags, type FindingFlagValues, severityGate } from "./gates.ts"
import {
  checkBaseline,
  policyFlags,
  type PolicyFlagValues,
  type PolicyOptions,
  policyOptionsOf,
  toBaseline
} from "./policyFlags.ts"
import { configurationFlags, configurationOf, configured, severityOverrides } from "./configuration.ts"
import { allowEmptyFlag, scanFlags, scanOptionsOf } from "./scanFlags.ts"
import {
  type Destination,
  destinationsOf,
  documentOf,
  outputFlags,
  type OutputFlagValues,
  sayWritten,
  severityCounts,
  writeAssessed,
  writeKept,
  writeText
} from "./output.ts"

const flags = {
  paths: Argument.String("path").pipe(
    Argument.withDescription("Folder to scan; or files and folders in the current folder (default: .)"),
    Argument.atLeast(0)
  ),
  ...scanFlags,
  allowEmpty: allowEmptyFlag,
  failOn: failOnFlag,
  ...findingFlags,
  writeBaseline: Flag.String("write-baseline").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("Write the findings to this file, for --baseline in a later scan"),
    Flag.optional
  ),
  ...outputFlags,
  ...policyFlags,
  ...configurationFlags
}

interface ScanArguments extends PolicyFlagValues, OutputFlagValues, FindingFlagValues {
  readonly paths: ReadonlyArray<string>
  readonly target: ScanTarget
  readonly severities: ReadonlyArray<SeverityOverride>
  readonly scanOptions: ScanOptions
  readonly failOn: Option.Option<Severity>
  readonly writeBaseline: Option.Option<string>
}

/** What decides what a document says beside the project; undefined where more is asked for than one document. */
const documentFor = (
  flags: ScanArguments,
  destinations: ReadonlyArray<Destination>,
  policyOptions: PolicyOptions,
  identity: () => Promise<BomOptions>
) => {
  const { failOn, writeBaseline, severity, minConfidence, only, scanOptions } = flags
  if (Option.isSome(failOn) || Option.isSome(writeBaseline) || policyOptions.baseline !== undefined)
    return Effect.succeed(undefined)
  const chosen = [Option.getOrNull(severity), Option.getOrNull(minConfidence), only]
  return documentOf(flags, destinations, [policyOptions, scanOptions.allowEmpty, chosen], identity)
}

/** Scans folders and files, assesses and writes the inventory, and fails where a gate demands it. */
const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const { target, severities } = flags
  const policyOptions = { ...(yield* policyOptionsOf(flags)), severities }
  const destinations = yield* destinationsOf(flags)
  const identity = bomIdentity(target.root)
  const kept = yield* documentFor(flags, destinations, policyOptions, () => identity)
  const [took, scanned] = yield* Effect.timed(assessForDocument(target, flags.scanOptions, policyOptions, kept))
  const options = yield* Effect.promise(() => identity)
  if ("document" in scanned) return yield* writeKept(scanned.document, options, flags, destinations)
  yield* checkBaseline(policyOptions, options)
  const assessment = chosenFindings(scanned.assessment, flags)
  const { policies } = policyOptions
  const assessed: AssessedInventory = { ...scanned, assessment, options, policies }
  const run = { command: ["scan", ...flags.paths].join(" "), seconds: Duration.toSeconds(took) }
  yield* writeAssessed(assessed, flags, destinations, run, kept === undefined ? undefined : scanned.keep)
  const { weaknesses } = assessment
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
    yield* sayWritten(flags.writeBaseline.value, severityCounts(weaknesses), flags)
  }
  yield* severityGate(weaknesses, flags.failOn, "findings")
}, Effect.scoped)

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* (given) {
    const paths = given.paths.length === 0 ? ["."] : given.paths
    const target = yield* scanTarget(paths).pipe(Effect.catchTags(targetErrors))
    const configuration = yield* configurationOf(given.config, target.root)
    const flags = configured(given, configuration, target.root)
    const scanOptions: ScanOptions = { ...(yield* scanOptionsOf(flags)), quiet: flags.quiet }
    const severities = severityOverrides(configuration, target.root)
    return yield* runScan({ ...flags, paths, target, severities, scanOptions })
  })
).pipe(
  Command.withDescription("List the cryptography used in a folder of source code, and assess it"),
  Command.withExamples([
    { command: "ciphermap scan", description: "Show what the current folder uses, and what is weak" },
    { command: "ciphermap scan . -o report.html -o sarif=a.sarif", description: "Write a report and SARIF" },
    { command: "ciphermap scan . --only production --severity medium", description: "Leave out what matters less" },
    {
      command: "ciphermap scan . --policy cnsa-2.0 --fail-on high",
      description: "Evaluate against a policy; fail on findings"
    },
    { command: "ciphermap scan src/a.py src/b.go --format lines", description: "Scan these files, a line per finding" }
  ])
)
