const LICENCE =
  /^(?:licen[cs]e|copying)(?:[-.](?:txt|md|rst|html?|lesser|(?:[al]?gpl|mit|apache|bsd|mpl|isc)[\w.-]*))*$/i

/** Whether a file tells under which terms what is in its folder may be used. */
export const isLicence = (name: string): boolean => LICENCE.test(name)

/**
 * Where projects keep what others wrote: packages of their own, as `packages/a` or `contrib/a` of a monorepo, have licences, too. At most two folders
 * below one of these names: `libs/swiftmailer/LICENSE`, `libs/jsonrpc/src/LICENSE`.
 */
const KEPT = /(?:^|\/)(?:libs?|tools|assets|static|public|js)\/(?:[^/]+\/){1,2}$/

/** Folders of other people's code, given those that hold a licence, the root with an empty path: a project has its own at the root. */
export const copiedFolders = (licensed: ReadonlySet<string>): ReadonlyArray<string> =>
  licensed.has("") ? [...licensed].filter((folder) => KEPT.test(folder)).toSorted() : []

/** Whether a file stands in one of some folders. */
export const standsIn = (folders: ReadonlyArray<string>): ((path: string) => boolean) => {
  const all = new Set(folders)
  return (path) => {
    for (let at = path.lastIndexOf("/"); at >= 0; at = path.lastIndexOf("/", at - 1)) {
      if (all.has(path.slice(0, at + 1))) return true
      if (at === 0) return false
    }
    return false
  }
}
