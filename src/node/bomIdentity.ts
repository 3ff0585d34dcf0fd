import { randomUUID } from "node:crypto"
import { basename, resolve } from "node:path"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import { shownVersion } from "../domain/projectVersion.ts"
import { version } from "../version.ts"
import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

interface GitInfo {
  readonly url?: string
  readonly commit?: string
  readonly branch?: string
  /** Of this commit. */
  readonly tag?: string
  /** Path of the scanned folder within the repository, empty at its root. */
  readonly subfolder: string
}

const git = async (folder: string, ...args: ReadonlyArray<string>): Promise<string | undefined> => {
  try {
    const { stdout } = await run("git", ["-C", folder, "-c", "core.fsmonitor=false", ...args], { timeout: 60_000 })
    return stdout.trim() === "" ? undefined : stdout.trim()
  } catch {
    return undefined
  }
}

/** `git@host:owner/name.git` and URLs with credentials become the plain https URL that people open. */
export const publicUrl = (remote: string): string | undefined => {
  const scp = /^[\w.-]+@([\w.-]+):(?!\/)(.+)$/.exec(remote)
  const text = scp === null ? remote.replace(/^(?:ssh|git):\/\//, "https://") : `https://${scp[1]}/${scp[2]}`
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  return /^https?:$/.test(url.protocol)
    ? `${url.protocol}//${url.host}${url.pathname.replace(/\.git$/, "").replace(/\/$/, "")}`
    : undefined
}

/** Git's information on a folder; undefined outside of a repository or without git. */
export const gitInfo = async (folder: string): Promise<GitInfo | undefined> => {
  const prefix = await git(folder, "rev-parse", "--show-toplevel")
  if (prefix === undefined) return undefined
  const [remote, commit, branch, tag, subfolder] = await Promise.all([
    git(folder, "config", "--get", "remote.origin.url"),
    git(folder, "rev-parse", "--verify", "HEAD"),
    git(folder, "symbolic-ref", "--short", "HEAD"),
    git(folder, "describe", "--tags", "--exact-match", "HEAD"),
    git(folder, "rev-parse", "--show-prefix")
  ])
  const url = remote === undefined ? undefined : publicUrl(remote)
  return {
    ...(url !== undefined && { url }),
    ...(commit !== undefined && { commit }),
    ...(branch !== undefined && { branch }),
    ...(tag !== undefined && { tag }),
    subfolder: (subfolder ?? "").replace(/\/$/, "")
  }
}

const PURL_TYPES: { readonly [host: string]: string } = { "github.com": "github", "bitbucket.org": "bitbucket" }

/** `pkg:github/owner/name@commit`; hosts without a purl type of their own get a generic one with the address. */
export const purlOf = ({ url, commit, subfolder }: GitInfo): string | undefined => {
  if (url === undefined || commit === undefined) return undefined
  const { host, pathname } = new URL(url)
  const path = pathname.slice(1)
  const within = subfolder === "" ? "" : `#${subfolder.split("/").map(encodeURIComponent).join("/")}`
  const type = PURL_TYPES[host]
  if (type !== undefined)
    return `pkg:${type}/${path.toLowerCase().split("/").map(encodeURIComponent).join("/")}@${commit}${within}`
  const name = encodeURIComponent(basename(path))
  return `pkg:generic/${name}@${commit}?vcs_url=${encodeURIComponent(`git+${url}.git@${commit}`)}${within}`
}

/** The metadata of a BOM for an earlier scan. */
export const freshIdentity = ({ component, git }: Pick<BomOptions, "component" | "git">): BomOptions => ({
  component,
  ...(git !== undefined && { git }),
  timestamp: new Date().toISOString(),
  serialNumber: randomUUID(),
  tool: { name: "ciphermap", version }
})

/** As the service shows it where no version was sent. */
const versionOf = ({ tag, commit }: GitInfo): string | null =>
  shownVersion({ project_version: null, repo_tag: tag ?? null, commit_sha: commit ?? null })

/** The metadata of a BOM for a folder, with what git knows of its repository. */
export const folderIdentity = (path: string, git: GitInfo | undefined): BomOptions => {
  const purl = git === undefined ? undefined : purlOf(git)
  const shown = git === undefined ? null : versionOf(git)
  return freshIdentity({
    component: {
      name: basename(git?.url ?? path) || "root",
      ...(shown !== null && { version: shown }),
      ...(purl !== undefined && { purl })
    },
    ...(git?.url !== undefined && {
      git: {
        url: git.url,
        ...(git.branch !== undefined && { revision: git.branch }),
        ...(git.commit !== undefined && { commit: git.commit }),
        ...(git.subfolder !== "" && { subfolder: git.subfolder })
      }
    })
  })
}

/** The metadata of a BOM for a folder: component, repository, time and tool. */
export const bomIdentity = async (folder: string): Promise<BomOptions> => {
  const path = resolve(folder)
  return folderIdentity(path, await gitInfo(path))
}
