/** How a forge writes addresses within a repository. */
interface Forge {
  /** Before the commit. */
  readonly files: string
  /** Between the commit and the path. */
  readonly path: string
  /** Before the number of a line. */
  readonly line: string
  /** Before the commit, for the page of the commit itself. */
  readonly commit: string
}

/**
 * As the sites write them themselves. GitLab's `-` parts a project from its pages (docs.gitlab.com/user/reserved_names);
 * Bitbucket: support.atlassian.com/bitbucket-cloud/docs/hyperlink-to-source-code-in-bitbucket.
 */
const forges = {
  github: { files: "blob/", path: "/", line: "#L", commit: "commit/" },
  gitlab: { files: "-/blob/", path: "/", line: "#L", commit: "-/commit/" },
  bitbucket: { files: "src/", path: "/", line: "#lines-", commit: "commits/" },
  gitea: { files: "src/commit/", path: "/", line: "#L", commit: "commit/" },
  sourcehut: { files: "tree/", path: "/item/", line: "#L", commit: "commit/" }
} as const satisfies { readonly [name: string]: Forge }

const HOSTS: ReadonlyMap<string, Forge> = new Map<string, Forge>([
  ["github.com", forges.github],
  ["gitlab.com", forges.gitlab],
  ["bitbucket.org", forges.bitbucket],
  ["codeberg.org", forges.gitea],
  ["git.sr.ht", forges.sourcehut]
])

/** Usual host names of own installations: `gitlab.example.org`. */
const FIRST_LABELS: ReadonlyMap<string, Forge> = new Map<string, Forge>([
  ["gitlab", forges.gitlab],
  ["gitea", forges.gitea],
  ["forgejo", forges.gitea]
])

/** Unknown hosts get addresses like GitHub's, which most understand. */
const forgeOf = (host: string): Forge =>
  HOSTS.get(host) ?? FIRST_LABELS.get(host.slice(0, host.indexOf("."))) ?? forges.github

/** The scanned repository, if known. */
export interface ScannedSource {
  readonly git?: { readonly url: string; readonly commit?: string; readonly subfolder?: string }
}

/** The address of a file's source, to which a line can be added, where it is known. */
export type LinkTo = (path: string) => string | undefined

/** An https address without credentials, query and fragment. */
export const webAddress = (address: string | undefined): string | undefined => {
  const url = address === undefined ? null : URL.parse(address)
  if (url === null || url.protocol !== "https:") return undefined
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "").replace(/\.git$/, "")
}

const isCommit = (commit: string | undefined): commit is string => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(commit ?? "")

/** Halves of surrogate pairs have no encoding. */
const encoded = (path: string): string =>
  path
    .split("/")
    .filter((part) => part !== "")
    .map((part) => encodeURIComponent(part.toWellFormed()))
    .join("/")

/** Paths that leave the tree. */
const LEAVING = /(?:^|\/)\.\.?(?:\/|$)/

/** The address before a path, and the separator between path and line number. */
export interface SourceBase {
  readonly base: string
  readonly line: string
}

export const sourceBase = ({ git }: ScannedSource): SourceBase | undefined => {
  const url = webAddress(git?.url)
  const commit = git?.commit
  if (url === undefined || !isCommit(commit)) return undefined
  const folder = encoded(git?.subfolder ?? "")
  const { files, path, line } = forgeOf(new URL(url).hostname)
  return { base: `${url}/${files}${commit}${path}${folder === "" ? "" : `${folder}/`}`, line }
}

export const sourceLinks = (options: ScannedSource): LinkTo => {
  const source = sourceBase(options)
  return (path) =>
    source === undefined || LEAVING.test(path) ? undefined : `${source.base}${encoded(path)}${source.line}`
}

/** The commit's own page. */
export const commitLink = ({ git }: ScannedSource): string | undefined => {
  const url = webAddress(git?.url)
  return url !== undefined && isCommit(git?.commit)
    ? `${url}/${forgeOf(new URL(url).hostname).commit}${git.commit}`
    : undefined
}
