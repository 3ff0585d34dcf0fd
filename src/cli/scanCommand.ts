import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { Severity } from "../../scanner/model/Assessment.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { renewedDocument } from "../node/memory/keptDocument.ts"
import { scanTarget } from "../node/scanTarget.ts"
import { assessForDocument, type ScanOptions, targetErrors } from "./assessTarget.ts"
import { failOnFlag, severityGate } from "./gates.ts"
import {
  checkBaseline,
  policyFlags,
  type PolicyFlagValues,
  type PolicyOptions,
  policyOptionsOf,
  toBaseline
} from "./policyFlags.ts"
import { scanOptionsOf, scanFlags } from "./scanFlags.ts"
import { documentOf, outputFlags, type OutputFlagValues, writeAssessed, writeText } from "./output.ts"

const flags = {
  paths: Argument.String("path").pipe(
    Argument.withDescription("Folder to scan; or files and folders in the current folder"),
    Argument.atLeast(1)
  ),
  ...scanFlags,
  allowEmpty: Flag.Boolean("allow-empty").pipe(
    Flag.withDescription("Exit with 0 when there is nothing to scan"),
    Flag.withDefault(false)
  ),
  failOn: failOnFlag,
  writeBaseline: Flag.String("write-baseline").pipe(
    Flag.withDescription("Write the findings to this file, for --baseline in a later scan"),
    Flag.optional
  ),
  ...outputFlags,
  ...policyFlags
}

interface ScanArguments extends PolicyFlagValues, OutputFlagValues {
  readonly paths: ReadonlyArray<string>
  readonly scanOptions: ScanOptions
  readonly failOn: Option.Option<Severity>
  readonly writeBaseline: Option.Option<string>
}

/** What decides what a document says beside the project; undefined where more is asked for than a document. */
const documentFor = (flags: ScanArguments, policyOptions: PolicyOptions, identity: () => Promise<BomOptions>) =>
  Option.isSome(flags.failOn) || Option.isSome(flags.writeBaseline) || policyOptions.baseline !== undefined
    ? Effect.succeed(undefined)
    : documentOf(flags, [policyOptions, flags.scanOptions.allowEmpty], identity)

/** Scans folders and files, assesses and writes the inventory, and fails where a gate demands it. */
const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const policyOptions = yield* policyOptionsOf(flags)
  const target = yield* scanTarget(flags.paths).pipe(Effect.catchTags(targetErrors))
  const identity = bomIdentity(target.root)
  const kept = yield* documentFor(flags, policyOptions, () => identity)
  const scanned = yield* assessForDocument(target, flags.scanOptions, policyOptions, kept)
  const options = yield* Effect.promise(() => identity)
  if ("document" in scanned) {
    yield* writeText(renewedDocument(scanned.document, options), Option.getOrUndefined(flags.output))
    return
  }
  yield* checkBaseline(policyOptions, options)
  const assessed: AssessedInventory = { ...scanned, options }
  yield* writeAssessed(assessed, flags, kept === undefined ? undefined : scanned.keep)
  const { weaknesses } = assessed.assessment
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
  }
  yield* severityGate(weaknesses, flags.failOn, "findings")
}, Effect.scoped)

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* (given) {
    return yield* runScan({ ...given, scanOptions: yield* scanOptionsOf(given) })
  })
).pipe(
  Command.withDescription("List the cryptography used in a folder of source code, and assess it"),
  Command.withExamples([
    { command: "ciphermap scan .", description: "Show a table of what the current folder uses" },
    { command: "ciphermap scan . --format cyclonedx --output cbom.json", description: "Write a CycloneDX 1.6 CBOM" },
    {
      command: "ciphermap scan . --policy cnsa-2.0 --fail-on high",
      description: "Evaluate against a policy; fail on findings"
    },
    { command: "ciphermap scan src/a.py src/b.go --format lines", description: "Scan these files, a line per finding" }
  ])
)
