const MAX_LENGTH = 64

/** One version, whatever the scheme; an address or a branch is none. */
const EXACT = /^[vV]?\d[\w.+~:-]*$/

/** Ranges of the package managers. A `/` or `@` could belong to an address with a password in it. */
const RANGE = /^[\w.+*^~<>=!|&,()[\]: -]*(?:\d|\*|latest|\+)[\w.+*^~<>=!|&,()[\]: -]*$/

/** Words of pre-releases, builds and the protocols of package managers. */
const WORDS =
  "a|alpha|and|android|b|beta|build|c|canary|catalog|cr|dev|ea|esr|experimental|final|fips|ga|incompatible|internal|java|jdk|jre|" +
  "latest|legacy|lts|m|milestone|next|nightly|npm|on|or|p|patch|post|pre|preview|r|rc|release|sec|snapshot|sp|stable|test|v|" +
  "workspace|x"

const PIECE = new RegExp(`^(?:\\d{1,8}(?!\\d)|${WORDS}){1,5}$`, "i")

/** https://go.dev/ref/mod#pseudo-versions: time and commit. */
const PSEUDO = /(?<!\w)\d{14}-[0-9a-f]{12}(?!\w)/

/** Whether a text is made of what versions are made of: anything else in the place of one might be a secret. */
const isPlain = (text: string): boolean =>
  text
    .replace(PSEUDO, "")
    .split(/[^A-Za-z0-9]+/)
    .every((piece) => piece === "" || PIECE.test(piece))

/** A version as a lock file gives it; undefined where the text is none. */
export const exactVersion = (text: unknown): string | undefined =>
  typeof text === "string" && text.length <= MAX_LENGTH && EXACT.test(text.trim()) && isPlain(text)
    ? text.trim()
    : undefined

/** A range of versions, in the words of its package manager; undefined where the text is none. */
export const versionRange = (text: unknown): string | undefined => {
  if (typeof text !== "string" || text.length > MAX_LENGTH || !RANGE.test(text) || !isPlain(text)) return undefined
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
