import type { BrandingRecord } from "../domain/BrandingRecord.ts"
import { brandingFor } from "../tenants/branding/brandingFor.ts"
import type { ChosenPolicy } from "../domain/PolicyRecord.ts"
import type { LinkedScan, ScanSurroundings } from "./LinkedScans.ts"
import type { ResolvedLink } from "./linkRow.ts"
import type { ReportRequest } from "./RenderedReports.ts"
import type { PublicScan } from "./publicScanRow.ts"

export const scanName = ({ project_name, repo_owner, repo_name }: PublicScan): string =>
  project_name ?? `${repo_owner}/${repo_name}`

const dayOf = (moment: Date | null): string => (moment ?? new Date(0)).toISOString().slice(0, 10)

const commitOf = ({ commit_sha }: PublicScan): string =>
  commit_sha === null ? "" : `, commit ${commit_sha.slice(0, 12)}`

const noteOf = (scan: PublicScan, { isRenewed }: ScanSurroundings): string | undefined => {
  if (isRenewed)
    return `A newer scan of this repository is under way. This is the report of the last one that completed, on ${dayOf(scan.completed_at)}. Load the page anew in a while.`
  if (scan.components_total === 0)
    return "This scan found no cryptography that it knows. Coverage, below, says which files were read, which were not, and why."
  return undefined
}

export const documentsOf = (token: string) => [
  { label: "Report (HTML)", href: `${token}/report.html` },
  { label: "CycloneDX 1.6 (JSON)", href: `${token}/bom.json` },
  { label: "SPDX 3.0.1 (JSON)", href: `${token}/spdx.json` },
  { label: "SARIF 2.1.0 (JSON)", href: `${token}/sarif.json` }
]

/** The form in which a report is requested. */
export interface ReportForm {
  /** Whether it is a file to keep; it then has no links to downloads, which may be gone later. */
  readonly isFile: boolean
  /** Whether it has all rows, however many. */
  readonly isWhole: boolean
}

interface ReportRequestInput extends Pick<LinkedScan, "scan">, ReportForm {
  readonly resolvedLink: ResolvedLink
  readonly surroundings: ScanSurroundings
  readonly branding: BrandingRecord
  readonly today: string
  /** null for those that are stored with the scan. */
  readonly policies: ReadonlyArray<ChosenPolicy> | null
  /** What sets findings aside today, by the ids of their places. */
  readonly aside: ReadonlyMap<string, string>
}

/** Any query asks for all rows, for what filters ask is one as well. */
const WHOLE = "?rows=all"

const scored = ({ id, score, methodology_version: methodology }: PublicScan) => ({ id, score, methodology })

/** The request for the page that a visitor of a link sees. */
export const reportRequest = ({
  resolvedLink,
  scan,
  surroundings,
  branding,
  today,
  policies,
  aside,
  isFile,
  isWhole
}: ReportRequestInput): ReportRequest => {
  const { previous, metadata } = surroundings
  const note = isFile ? undefined : noteOf(scan, surroundings)
  return {
    tenant: resolvedLink.tenant,
    scan: scored(scan),
    previous:
      previous === undefined
        ? undefined
        : {
            ...scored(previous),
            title: `Since the scan of ${dayOf(previous.completed_at)}${commitOf(previous)}`
          },
    rendering: {
      serialNumber: metadata["bom_serial_number"] ?? scan.id,
      today,
      branding: brandingFor(branding),
      ...(policies !== null && { policies }),
      ...(aside.size > 0 && { decisions: [...aside] }),
      ...(!isWhole && { wholeHref: WHOLE }),
      ...(!isFile && { downloads: documentsOf(resolvedLink.link.token) }),
      ...(note !== undefined && { note })
    }
  }
}
