/** What stands between the path of an archive and that of an entry. */
export const WITHIN = "!/"

/** The path of the archive that a file is in, the innermost one; undefined for one that is in none. */
export const innermostArchive = (path: string): string | undefined => {
  const at = path.lastIndexOf(WITHIN)
  return at < 0 ? undefined : path.slice(0, at)
}
