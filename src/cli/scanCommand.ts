import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import { archiveKindOf } from "../../scanner/archives/archiveKinds.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { bomIdentity } from "../node/bomIdentity.ts"
import { isFileAt } from "../node/readRegular.ts"
import { type ScanTarget, scanTarget } from "../node/scanTarget.ts"
import { assessForDocument, type ScanOptions, targetErrors, withoutArchives } from "./assessTarget.ts"
import { chosenFindings, type FailOn, failOnFlag, findingFlags, type FindingFlagValues, severityGate } from "./gates.ts"
import {
  checkBaseline,
  policyFlags,
  type PolicyFlagValues,
  type PolicyOptions,
  policyOptionsOf,
  toBaseline
} from "./policyFlags.ts"
import { configurationFlags, configurationOf, configured, folderOf, severityOverrides } from "./configuration.ts"
import { allowEmptyFlag, scanFlags, scanOptionsOf } from "./scanFlags.ts"
import { isImageAddress, pulledTarget } from "./imageAddress.ts"
import { originFlag, originsOf, type ReadSbom, sbomFlag, sbomOf, withSbom } from "./originFlags.ts"
import { fetchedTarget, isAddress } from "./repositoryAddress.ts"
import { type Base, baseOf, onlySince, sinceFlags, type SinceFlagValues } from "./since.ts"
import { uploadScan } from "./upload/scanUpload.ts"
import { uploadFlags, type UploadFlagValues } from "./upload/uploadFlags.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
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
    Argument.withDescription(
      "Folder or archive to scan; or files and folders in the current folder; or the https address of a repository, with @REF; or an image as oci://HOST/NAME:TAG (default: .)"
    ),
    Argument.atLeast(0)
  ),
  ...scanFlags,
  allowEmpty: allowEmptyFlag,
  failOn: failOnFlag,
  ...sinceFlags,
  ...findingFlags,
  origin: originFlag,
  sbom: sbomFlag,
  writeBaseline: Flag.String("write-baseline").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("Write the findings to this file, for --baseline in a later scan"),
    Flag.optional
  ),
  upload: Flag.Boolean("upload").pipe(
    Flag.withDescription("Send the result, without any code, to the service at CIPHERMAP_URL with CIPHERMAP_API_KEY"),
    Flag.withDefault(false)
  ),
  ...uploadFlags,
  ...outputFlags,
  ...policyFlags,
  ...configurationFlags
}

interface ScanArguments extends PolicyFlagValues, OutputFlagValues, FindingFlagValues, UploadFlagValues {
  readonly upload: boolean
  readonly paths: ReadonlyArray<string>
  readonly target: ScanTarget
  readonly since: Base | undefined
  readonly severities: ReadonlyArray<SeverityOverride>
  readonly scanOptions: ScanOptions
  readonly failOn: Option.Option<FailOn>
  readonly writeBaseline: Option.Option<string>
  readonly sbom: Option.Option<string>
}

/** What decides what a document says beside the project; undefined where more is asked for than one document. */
const documentFor = (
  flags: ScanArguments,
  destinations: ReadonlyArray<Destination>,
  policyOptions: PolicyOptions,
  identity: () => Promise<BomOptions>,
  sbom: ReadSbom | undefined
) => {
  const { failOn, writeBaseline, severity, minConfidence, only, scanOptions, since, upload } = flags
  const isGated = Option.isSome(failOn) || Option.isSome(writeBaseline) || upload
  if (isGated || policyOptions.baseline !== undefined || since !== undefined) return Effect.succeed(undefined)
  const chosen = [Option.getOrNull(severity), Option.getOrNull(minConfidence), only]
  const more = [policyOptions, scanOptions.allowEmpty, chosen, scanOptions.origins ?? null, sbom?.text ?? null]
  return documentOf(flags, destinations, more, identity)
}

/** How a person says what is compared with. */
const askedOf = (since: Base | undefined): ReadonlyArray<string> => {
  if (since === undefined) return []
  return since.isLast ? ["--changed"] : ["--base", since.revision]
}

/** Scans folders and files, assesses and writes the inventory, and fails where a gate demands it. */
const runScan = Effect.fnUntraced(function* (flags: ScanArguments) {
  const { target, severities } = flags
  const policyOptions = { ...(yield* policyOptionsOf(flags)), severities }
  const destinations = yield* destinationsOf(flags)
  const identity = target.identity === undefined ? bomIdentity(target.root) : Promise.resolve(target.identity)
  const sbom = yield* sbomOf(flags.sbom)
  const kept = yield* documentFor(flags, destinations, policyOptions, () => identity, sbom)
  const [took, scanned] = yield* Effect.timed(assessForDocument(target, flags.scanOptions, policyOptions, kept))
  const options = withSbom(yield* Effect.promise(() => identity), sbom)
  if ("document" in scanned) return yield* writeKept(scanned.document, options, flags, destinations)
  yield* checkBaseline(policyOptions, options)
  const { policies } = policyOptions
  const found = chosenFindings(scanned.assessment, flags)
  const whole: AssessedInventory = { ...scanned, assessment: found, options, policies }
  const { since } = flags
  const assessed = since === undefined ? whole : yield* onlySince(whole, since, flags.scanOptions, policyOptions, flags)
  const run = { command: ["scan", ...flags.paths, ...askedOf(since)].join(" "), seconds: Duration.toSeconds(took) }
  yield* writeAssessed(assessed, flags, destinations, run, kept === undefined ? undefined : scanned.keep)
  const { weaknesses } = assessed.assessment
  if (Option.isSome(flags.writeBaseline)) {
    const baseline = toBaseline(weaknesses, options)
    yield* writeText([`${JSON.stringify(baseline, null, 2)}\n`], flags.writeBaseline.value)
    yield* sayWritten(flags.writeBaseline.value, severityCounts(weaknesses), flags)
  }
  const isStdoutTaken = destinations.some(({ file }) => file === undefined)
  if (flags.upload) yield* uploadScan(scanned.report, options, flags, isStdoutTaken)
  yield* severityGate(weaknesses, flags.failOn, since === undefined ? "findings" : "new findings")
}, Effect.scoped)

/** What is scanned: folders and files, or a repository that is fetched. */
const targetOf = Effect.fnUntraced(function* (
  paths: ReadonlyArray<string>,
  { base, changed, quiet }: SinceFlagValues & { readonly quiet: boolean }
) {
  const [first = ""] = paths
  if (!paths.some(isAddress)) return yield* scanTarget(paths).pipe(Effect.catchTags(targetErrors))
  if (paths.length > 1)
    return yield* CommandFailed.usage("an address stands alone", "Scan one repository, or one image, at a time.")
  if (Option.isSome(base) || changed)
    return yield* CommandFailed.usage(
      "--base and --changed are for a folder, not for a repository that is fetched",
      "Clone it, and scan the folder."
    )
  if (isImageAddress(first)) return yield* pulledTarget(first, quiet)
  return yield* fetchedTarget(first, quiet)
})

const isArchiveName = (path: string): boolean => archiveKindOf(path) !== undefined && isFileAt(path)

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* (given) {
    const paths = given.paths.length === 0 ? ["."] : given.paths
    if (given.upload && (Option.isSome(given.base) || given.changed))
      return yield* CommandFailed.usage(
        "--upload sends a whole scan, and --base and --changed leave most of it out",
        "Upload without them; the service compares scans of a repository."
      )
    const target = yield* targetOf(paths, given)
    /** What somebody else's repository says of scans of it does not count. */
    const asked = target.identity === undefined ? given.config : Option.orElseSome(given.config, () => "none")
    const configuration = yield* configurationOf(asked, target.root)
    const root = target.identity === undefined ? target.root : folderOf(configuration)
    const flags = configured(given, configuration, root)
    const scanOptions: ScanOptions = {
      ...(yield* scanOptionsOf(flags)),
      quiet: flags.quiet,
      origins: yield* originsOf(flags.origin)
    }
    const severities = severityOverrides(configuration, root)
    const since = yield* baseOf(target, given)
    if (since !== undefined && Option.isSome(given.writeBaseline))
      return yield* CommandFailed.usage(
        "--write-baseline writes all findings, and --base and --changed leave most of them out",
        "Write the baseline without them."
      )
    if (since !== undefined && (Option.contains(given.archives, true) || paths.some(isArchiveName)))
      return yield* CommandFailed.usage(
        "--base and --changed compare source, and archives are not read from git",
        "Scan the archive without them; ciphermap diff compares two scans that were saved."
      )
    if (since !== undefined && Option.contains(given.dependencies, true))
      return yield* CommandFailed.usage(
        "--base and --changed compare what git has, and installed packages are not in it",
        "Scan the packages without them; ciphermap diff compares two scans that were saved."
      )
    const options = since === undefined ? scanOptions : withoutArchives(scanOptions)
    return yield* runScan({ ...flags, paths, target, since, severities, scanOptions: options })
  }, Effect.scoped)
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
    {
      command: "ciphermap scan --base main --fail-on high",
      description: "Only what a branch adds; fail on that"
    },
    { command: "ciphermap scan src/a.py src/b.go --format lines", description: "Scan these files, a line per finding" }
  ])
)
