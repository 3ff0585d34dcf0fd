import * as Schema from "effect/Schema"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { type Assessment, isOpen, type Severity, type Weakness } from "../../../scanner/model/Assessment.ts"
import type { ScanReport } from "../../../scanner/model/ScanReport.ts"
import { scoreBasisText, scoreText } from "../../../scanner/model/scoreText.ts"
import { counted } from "../../cli/columns.ts"
import {
  countsText,
  findingText,
  isAtLeast,
  NAMES_ARE_DATA,
  SeverityCounts,
  severityCounts,
  ShownFinding,
  shownFinding
} from "../ShownFinding.ts"
import type { ToolAnswer } from "../addTool.ts"
import { quoted } from "../quoted.ts"

/** The formats in which the last scan can be read. */
export const documentFormats = ["json", "sarif", "cyclonedx"] as const

export type DocumentFormat = (typeof documentFormats)[number]

export const documentUri = (format: DocumentFormat): string => `ciphermap://scans/last/${format}`

/** Where the whole of the last scan is. */
const documentUris: Readonly<Record<string, string>> = Object.fromEntries(
  documentFormats.map((format) => [format, documentUri(format)])
)

const Counts = Schema.Record(Schema.String, Schema.Int)

export const ScanAnswer = Schema.Struct({
  folder: Schema.String,
  filesScanned: Schema.Int,
  filesSkipped: Counts.annotate({ description: "How many files or folders were left out, by reason" }),
  languages: Counts.annotate({ description: "Files of each language" }),
  unrecognised: Counts.annotate({
    description: "Files that import a library of cryptography of which nothing was recognised in them, by library"
  }),
  hygiene: Schema.optionalKey(Schema.Int).annotate({
    description: "0 to 100: freedom from classical weaknesses; absent where nothing was judged"
  }),
  quantumReadiness: Schema.optionalKey(Schema.Int).annotate({
    description: "0 to 100; absent without public-key cryptography"
  }),
  scoreBasis: Schema.String.annotate({
    description: "Why there is no score, by which methodology the scores are, and what they rest on"
  }),
  counts: SeverityCounts,
  suppressed: Schema.Int.annotate({
    description: "Findings that comments or a baseline suppress; they are not counted"
  }),
  assets: Schema.Int.annotate({ description: "Distinct algorithms, keys, certificates and protocols" }),
  judgedFor: Schema.String,
  policies: Schema.Array(
    Schema.Struct({
      id: Schema.String,
      compliant: Schema.Int,
      deprecated: Schema.Int,
      disallowed: Schema.Int,
      unknown: Schema.Int
    })
  ).annotate({ description: "Assets by what a policy says of them" }),
  findings: Schema.Array(ShownFinding).annotate({ description: "The most severe first" }),
  matching: Schema.Int.annotate({ description: "Findings that fit the severity asked for, shown or not" }),
  isTruncated: Schema.Boolean,
  documents: Schema.Record(Schema.String, Schema.String).annotate({
    description: "Resources that hold the whole scan, until the next one"
  })
})

export type ScanAnswer = typeof ScanAnswer.Type

export interface Listing {
  readonly severity: Severity
  readonly limit: number
}

/** Findings that count and are severe enough, and the first of them. */
const listed = (weaknesses: ReadonlyArray<Weakness>, { severity, limit }: Listing) => {
  const matching = weaknesses.filter((one) => isOpen(one) && isAtLeast(one.severity, severity))
  return { matching: matching.length, shown: matching.slice(0, limit).map(shownFinding) }
}

const skippedBy = ({ skipped }: ScanReport): { readonly [reason: string]: number } =>
  Object.fromEntries([...Map.groupBy(skipped, ({ reason }) => reason)].map(([reason, all]) => [reason, all.length]))

const unrecognisedBy = ({ unrecognised: { imports } }: ScanReport): { readonly [library: string]: number } =>
  Object.fromEntries(
    [...Map.groupBy(imports, ({ library }) => library)].map(([library, all]) => [library, all.length] as const)
  )

const unrecognisedText = ({ unrecognised }: ScanAnswer): ReadonlyArray<string> => {
  const libraries = Object.keys(unrecognised)
  return libraries.length === 0
    ? []
    : [`Imported, and nothing of it recognised, so that something may be missing: ${libraries.map(quoted).join(", ")}.`]
}

const scores = ({ score }: Assessment): Pick<ScanAnswer, "hygiene" | "quantumReadiness" | "scoreBasis"> => {
  const { hygiene, quantum } = score
  return {
    ...(hygiene.value !== undefined && { hygiene: hygiene.value }),
    ...(quantum.value !== undefined && { quantumReadiness: quantum.value }),
    scoreBasis: scoreBasisText(score)
  }
}

const scoreLine = ({ hygiene, quantumReadiness, scoreBasis }: ScanAnswer): string =>
  `Hygiene ${scoreText(hygiene)}, quantum readiness ${scoreText(quantumReadiness)} (${scoreBasis}).`

const policyText = ({ id, disallowed, deprecated }: ScanAnswer["policies"][number]): string =>
  `${id}: ${disallowed} disallowed, ${deprecated} deprecated.`

const findingsText = ({ findings, matching, isTruncated }: ScanAnswer): ReadonlyArray<string> => {
  if (matching === 0) return ["No findings of the severity asked for."]
  const shown = isTruncated
    ? `The ${findings.length} most severe of ${matching} findings (truncated; raise limit, or read the documents):`
    : `${counted(matching, "finding")}:`
  return [NAMES_ARE_DATA, shown, ...findings.map(findingText)]
}

const textOf = (answer: ScanAnswer): string =>
  [
    answer.filesScanned === 0
      ? `${quoted(answer.folder)} holds no file that could be scanned.`
      : `Scanned ${counted(answer.filesScanned, "file")} in ${quoted(answer.folder)}: ${countsText(answer.counts)}; ${counted(answer.assets, "asset")}.`,
    scoreLine(answer),
    ...answer.policies.map(policyText),
    ...unrecognisedText(answer),
    ...findingsText(answer)
  ].join("\n")

/** What a scan found, as far as an answer holds it. */
export const scanAnswer = (
  folder: string,
  { inventory, assessment }: AssessedInventory,
  report: ScanReport,
  listing: Listing
): ToolAnswer<ScanAnswer> => {
  const { matching, shown } = listed(assessment.weaknesses, listing)
  const structured: ScanAnswer = {
    folder,
    filesScanned: report.filesScanned,
    filesSkipped: skippedBy(report),
    languages: Object.fromEntries(Object.entries(report.languages).map(([name, { files }]) => [name, files])),
    unrecognised: unrecognisedBy(report),
    ...scores(assessment),
    counts: severityCounts(assessment.weaknesses),
    suppressed: assessment.weaknesses.filter((one) => !isOpen(one)).length,
    assets: inventory.assets.length,
    judgedFor: assessment.on,
    policies: assessment.policies.map(({ id, counts }) => ({ id, ...counts })),
    findings: shown,
    matching,
    isTruncated: shown.length < matching,
    documents: documentUris
  }
  return { structured, text: textOf(structured) }
}
