/** What stands between the path of an archive and that of an entry. */
export const WITHIN = "!/"
