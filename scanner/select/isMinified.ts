const MIN_BYTES = 4_096
const MIN_WHITESPACE = 0.07
const MAX_LINE = 1_000

const NEWLINE = 10

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13)

/**
 * Whether a text is minified: under 7 % white space and over 1,000 bytes a line on average. Both must hold for the file
 * as a whole, so that a source file with one long line of data is still read. Files under 4 KiB are never minified.
 */
export const isMinified = (bytes: Uint8Array): boolean => {
  if (bytes.length < MIN_BYTES) return false
  let spaces = 0
  let lines = 1
  for (const byte of bytes) {
    if (!isSpace(byte)) continue
    spaces++
    if (byte === NEWLINE) lines++
  }
  return spaces < bytes.length * MIN_WHITESPACE && bytes.length > lines * MAX_LINE
}
