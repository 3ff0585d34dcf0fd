import { execFile } from "node:child_process"
import { promisify } from "node:util"

const run = promisify(execFile)

export interface GitInfo {
  readonly url?: string
  readonly commit?: string
  readonly branch?: string
  /** Path of the scanned folder within the repository, empty at its root. */
  readonly subfolder: string
}

const git = async (folder: string, ...args: ReadonlyArray<string>): Promise<string | undefined> => {
  try {
    const { stdout } = await run("git", ["-C", folder, "-c", "core.fsmonitor=false", ...args], { timeout: 5_000 })
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

/** What git knows of a folder; undefined outside a repository, or without git. */
export const gitInfo = async (folder: string): Promise<GitInfo | undefined> => {
  const prefix = await git(folder, "rev-parse", "--show-toplevel")
  if (prefix === undefined) return undefined
  const [remote, commit, branch, subfolder] = await Promise.all([
    git(folder, "config", "--get", "remote.origin.url"),
    git(folder, "rev-parse", "--verify", "HEAD"),
    git(folder, "symbolic-ref", "--short", "HEAD"),
    git(folder, "rev-parse", "--show-prefix")
  ])
  const url = remote === undefined ? undefined : publicUrl(remote)
  return {
    ...(url !== undefined && { url }),
    ...(commit !== undefined && { commit }),
    ...(branch !== undefined && { branch }),
    subfolder: (subfolder ?? "").replace(/\/$/, "")
  }
}
