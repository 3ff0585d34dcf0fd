import type { BomOptions } from "../bom/BomOptions.ts"
import { forgeOf } from "./forges.ts"

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

/** What stands before a path, and between it and the number of a line. */
export interface SourceBase {
  readonly base: string
  readonly line: string
}

export const sourceBase = ({ git }: Pick<BomOptions, "git">): SourceBase | undefined => {
  const url = webAddress(git?.url)
  const commit = git?.commit
  if (url === undefined || !isCommit(commit)) return undefined
  const folder = encoded(git?.subfolder ?? "")
  const { files, path, line } = forgeOf(new URL(url).hostname)
  return { base: `${url}/${files}${commit}${path}${folder === "" ? "" : `${folder}/`}`, line }
}

export const sourceLinks = (options: Pick<BomOptions, "git">): LinkTo => {
  const source = sourceBase(options)
  return (path) =>
    source === undefined || LEAVING.test(path) ? undefined : `${source.base}${encoded(path)}${source.line}`
}

/** The commit's own page. */
export const commitLink = ({ git }: Pick<BomOptions, "git">): string | undefined => {
  const url = webAddress(git?.url)
  return url !== undefined && isCommit(git?.commit)
    ? `${url}/${forgeOf(new URL(url).hostname).commit}${git.commit}`
    : undefined
}
