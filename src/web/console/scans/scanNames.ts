import * as Result from "effect/Result"
import { brandText } from "../../../../scanner/html/Branding.ts"
import { type Html, joined, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { anyForge, parseRepositoryUrl } from "../../../domain/RepositoryUrl.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"

type NamedScan = Pick<ScanRecord, "repo_url" | "project_name">

/** Whether there is something to fetch: an upload may be of a repository that has its page here as its address. */
export const hasAddress = ({ repo_url }: Pick<ScanRecord, "repo_url">): boolean =>
  Result.isSuccess(parseRepositoryUrl(repo_url, anyForge))

/** `github.com/openssl/openssl`, without the branch or tag that the address may name. */
export const repositoryName = ({ repo_url }: Pick<ScanRecord, "repo_url">): string => {
  const canonical = Result.match(parseRepositoryUrl(repo_url, anyForge), {
    onSuccess: (found) => found.canonical,
    onFailure: () => repo_url
  })
  return plain(canonical.replace(/^https?:\/\//i, "").replace(/(?:\.git)?\/?$/, ""))
}

/** The same, which breaks at its slashes before it breaks elsewhere. */
export const repositoryView = (scan: Parameters<typeof repositoryName>[0]): Html =>
  markup`${joined(repositoryName(scan).split("/"), markup`/<wbr />`)}`

/** The project name given with the scan, otherwise `openssl/openssl`. */
export const projectName = (scan: NamedScan): string =>
  brandText(scan.project_name ?? undefined, 120) ?? repositoryName(scan).replace(/^[^/]*\//, "")

export const scanPath = ({ id }: Pick<ScanRecord, "id">): string => `/console/scans/${id}`
