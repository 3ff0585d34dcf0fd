const MAX_LENGTH = 64

/** One version, whatever the scheme; an address or a branch is none. */
const EXACT = /^[vV]?\d[\w.+~:-]*$/

/** Ranges of the package managers. A `/` or `@` could belong to an address with a password in it. */
const RANGE = /^[\w.+*^~<>=!|&,()[\]: -]*(?:\d|\*|latest|\+)[\w.+*^~<>=!|&,()[\]: -]*$/

/** A version as a lock file gives it; undefined where the text is none. */
export const exactVersion = (text: unknown): string | undefined =>
  typeof text === "string" && text.length <= MAX_LENGTH && EXACT.test(text.trim()) ? text.trim() : undefined

/** A range of versions, in the words of its package manager; undefined where the text is none. */
export const versionRange = (text: unknown): string | undefined => {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !RANGE.test(text)) return undefined
  return text.trim().replace(/\s+/g, " ")
}

/** A version where the text is one that is complete, otherwise a range. */
export const versionOrRange = (
  text: unknown,
  isExact: (text: string) => boolean
): { readonly version?: string; readonly requirement?: string } => {
  const range = versionRange(text)
  if (range === undefined) return {}
  const version = isExact(range) ? exactVersion(range.replace(/^(?:===?|=)\s*/, "")) : undefined
  return version === undefined ? { requirement: range } : { version }
}
