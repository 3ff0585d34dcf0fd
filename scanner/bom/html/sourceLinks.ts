import type { BomOptions } from "../BomOptions.ts"

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

/** A path that leaves the tree is no path of the repository. */
const LEAVING = /(?:^|\/)\.\.?(?:\/|$)/

export const sourceLinks = ({ git }: BomOptions): LinkTo => {
  const url = webAddress(git?.url)
  const commit = git?.commit
  if (url === undefined || !isCommit(commit)) return () => undefined
  const folder = encoded(git?.subfolder ?? "")
  const base = `${url}/blob/${commit}/${folder === "" ? "" : `${folder}/`}`
  return (path) => (LEAVING.test(path) ? undefined : `${base}${encoded(path)}#L`)
}

/** The commit's own page. */
export const commitLink = ({ git }: BomOptions): string | undefined => {
  const url = webAddress(git?.url)
  return url !== undefined && isCommit(git?.commit) ? `${url}/commit/${git.commit}` : undefined
}
