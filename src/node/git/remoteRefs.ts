import { isRefName } from "../../domain/refName.ts"

/** What is fetched: a commit and its name. */
export interface RemoteCommit {
  /** 40 or 64 hexadecimal digits. */
  readonly commit: string
  /** The branch or tag; null if the host does not name it or a commit was requested. */
  readonly ref: string | null
  /** What is requested from the host. */
  readonly source: string
}

const commitId = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const advertised = /^([0-9a-f]{40}|[0-9a-f]{64})\t(.+)$/
const symbolic = /^ref: refs\/heads\/(.+)\tHEAD$/

/** The references that a ref in an address can mean; `^{}` is the commit that a tag points to. */
export const patternsFor = (ref: string | null): ReadonlyArray<string> =>
  ref === null ? ["HEAD"] : ["HEAD", `refs/heads/${ref}`, `refs/tags/${ref}`, `refs/tags/${ref}^{}`]

/**
 * Chooses from the lines of `git ls-remote --symref`: the default branch if no ref was requested; otherwise a branch of this
 * name, a tag, or a commit.
 */
export const chooseRef = (ref: string | null, output: string): RemoteCommit | "repo_empty" | "repo_not_found" => {
  const lines = output.split("\n")
  const ids = new Map(
    lines.flatMap((line) => (([, id, name]) => (id && name ? [[name, id]] : []))(advertised.exec(line) ?? []))
  )
  const head = ids.get("HEAD")
  if (ref === null) {
    if (head === undefined) return "repo_empty"
    const branch = lines.flatMap((line) => symbolic.exec(line)?.[1] ?? []).find(isRefName) ?? null
    return { commit: head, ref: branch, source: branch === null ? "HEAD" : `refs/heads/${branch}` }
  }
  const branch = ids.get(`refs/heads/${ref}`)
  if (branch !== undefined) return { commit: branch, ref, source: `refs/heads/${ref}` }
  const tag = ids.get(`refs/tags/${ref}^{}`) ?? ids.get(`refs/tags/${ref}`)
  if (tag !== undefined) return { commit: tag, ref, source: `refs/tags/${ref}` }
  if (head === undefined) return "repo_empty"
  return commitId.test(ref) ? { commit: ref, ref: null, source: ref } : "repo_not_found"
}
