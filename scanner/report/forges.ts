/** How the host of a repository writes addresses below that of the repository. */
export interface Forge {
  /** Before the commit. */
  readonly files: string
  /** Between the commit and the path. */
  readonly path: string
  /** Before the number of a line. */
  readonly line: string
  /** Before the commit whose own page it is. */
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

/** What people call the machine they install one on: `gitlab.example.org`. */
const FIRST_LABELS: ReadonlyMap<string, Forge> = new Map<string, Forge>([
  ["gitlab", forges.gitlab],
  ["gitea", forges.gitea],
  ["forgejo", forges.gitea]
])

/** Hosts that are not known write addresses as GitHub does, which most understand. */
export const forgeOf = (host: string): Forge =>
  HOSTS.get(host) ?? FIRST_LABELS.get(host.slice(0, host.indexOf("."))) ?? forges.github
