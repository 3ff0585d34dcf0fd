import { type Assessment, isOpen, type Severity, type Weakness } from "../model/Assessment.ts"
import { originText } from "../model/Origin.ts"
import { algorithmsText, placesTotal } from "../model/weakPlaces.ts"
import { jsonChunks } from "./jsonChunks.ts"

/** What https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format knows. */
interface CodeQualityIssue {
  readonly description: string
  readonly check_name: string
  readonly fingerprint: string
  readonly severity: "info" | "minor" | "major" | "critical" | "blocker"
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } }
}

const SEVERITIES = {
  critical: "blocker",
  high: "critical",
  medium: "major",
  low: "minor",
  info: "info"
} as const satisfies Readonly<Record<Severity, CodeQualityIssue["severity"]>>

/** `folder` is that of the scan within the repository, empty at its root. */
const issueOf = (weakness: Weakness, folder: string): CodeQualityIssue => {
  const { id, rule, severity, message, recommendation, location } = weakness
  const more = placesTotal([weakness]) - 1
  const at = more === 0 ? "" : ` ${more === 1 ? "At one more place." : `At ${more} more places.`}`
  const whose = originText(location)
  const within = whose === undefined ? "" : ` In ${whose}.`
  return {
    description: `${algorithmsText(weakness)}: ${message} ${recommendation}${within}${at}`,
    check_name: rule,
    fingerprint: id,
    severity: SEVERITIES[severity],
    location: {
      path: folder === "" ? location.path : `${folder}/${location.path}`,
      lines: { begin: location.place.line }
    }
  }
}

/** The weaknesses that are not suppressed as a Code Quality report of GitLab. */
export function* codeQualityChunks({ weaknesses }: Assessment, folder: string): Generator<string, void> {
  yield* jsonChunks(weaknesses.filter(isOpen).map((one) => issueOf(one, folder)))
  yield "\n"
}
