import type { BomOptions } from "../../../../scanner/bom/BomOptions.ts"
import { type Content, type Html, markup } from "../../../../scanner/html/markup.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { commitLink, sourceLinks } from "../../../../scanner/html/sourceLinks.ts"
import type { ScanFinding } from "../../../domain/ScanFinding.ts"
import type { ScanRecord } from "../../../domain/ScanRecord.ts"
import { uploadHost } from "../../../domain/UploadTarget.ts"
import { outside } from "../../layout.ts"

type Sourced = Pick<ScanRecord, "repo_url" | "repo">

/** The source of a scan; nothing to link to before it was fetched. */
const gitOf = ({ repo }: Sourced): Pick<BomOptions, "git"> =>
  repo === null ? {} : { git: { url: `https://${repo.host}/${repo.owner}/${repo.name}`, commit: repo.commit_sha } }

/** A repository without an address has its page in the console, and no source that could be linked to. */
const isReachable = ({ repo_url, repo }: Sourced): boolean => /^https:/i.test(repo_url) && repo?.host !== uploadHost

/** The beginning of the commit, with a link to its page. */
export const commitView = (scan: Sourced): Content => {
  if (scan.repo === null) return undefined
  const short = markup`<code>${scan.repo.commit_sha.slice(0, 12)}</code>`
  return (isReachable(scan) ? outside(commitLink(gitOf(scan)), short) : undefined) ?? short
}

/** The file name stays on one line if there is room; its folders are dimmed. */
const placeView = (path: string, line: number): Html => {
  const end = path.lastIndexOf("/") + 1
  return markup`<code class="place"><span class="folder">${path.slice(0, end)}</span><wbr /><span class="file">${path.slice(end)}:${line}</span></code>`
}

/** Path and line of findings of a scan, with links to the forge. */
export const placeViews = (scan: Sourced) => {
  const linkTo = isReachable(scan) ? sourceLinks(gitOf(scan)) : () => undefined
  return ({ path, start_line: line }: ScanFinding["location"]): Content => {
    const file = linkTo(path)
    const view = placeView(plain(path), line)
    return file === undefined ? view : (outside(file + line, view) ?? view)
  }
}
