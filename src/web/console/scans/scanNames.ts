import { brandText } from "../../../../scanner/html/Branding.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"

type NamedScan = Pick<ScanRecord, "repo_url" | "project_name">

/** `github.com/openssl/openssl`. */
export const repositoryName = ({ repo_url }: Pick<ScanRecord, "repo_url">): string =>
  plain(repo_url.replace(/^https?:\/\//i, "").replace(/(?:\.git)?\/?$/, ""))

/** The project name given with the scan, otherwise `openssl/openssl`. */
export const projectName = (scan: NamedScan): string =>
  brandText(scan.project_name ?? undefined, 120) ?? repositoryName(scan).replace(/^[^/]*\//, "")

export const scanPath = ({ id }: Pick<ScanRecord, "id">): string => `/console/scans/${id}`
