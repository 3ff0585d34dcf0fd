/** A file below one sample costs nothing to scan. */
const SAMPLE = 4_096
const MAX_SAMPLES = 16

/** Semgrep's thresholds: less white space, or longer lines on average, and nobody wrote it by hand. */
const MIN_WHITESPACE = 0.07
const MAX_LINE = 1_000

const NEWLINE = 10

const isSpace = (byte: number): boolean => byte === 32 || (byte >= 9 && byte <= 13)

const isOrdinary = (bytes: Uint8Array, start: number): boolean => {
  let spaces = 0
  let newlines = 0
  for (let at = start; at < start + SAMPLE; at++) {
    const byte = bytes[at]!
    if (!isSpace(byte)) continue
    spaces++
    if (byte === NEWLINE) newlines++
    if (spaces >= SAMPLE * MIN_WHITESPACE && newlines * MAX_LINE >= SAMPLE) return true
  }
  return false
}

/**
 * Whether a text is minified: under 7 % white space or over 1,000 bytes a line on average, everywhere in the file. Up to
 * 16 samples of 4 KiB are looked at, the beginning and the end among them, and a single one that reads like ordinary
 * source acquits the file: a table of constants or a megabyte of data on one line does not hide the code around it. A
 * file under 4 KiB is never minified.
 */
export const isMinified = (bytes: Uint8Array): boolean => {
  if (bytes.length < SAMPLE) return false
  const last = bytes.length - SAMPLE
  const samples = Math.min(MAX_SAMPLES, Math.ceil(bytes.length / SAMPLE))
  for (let sample = 0; sample < samples; sample++) {
    if (isOrdinary(bytes, samples === 1 ? 0 : Math.floor((last * sample) / (samples - 1)))) return false
  }
  return true
}

const minifiedName = /\.min\.[cm]?js$/i

/** Whether the name itself says so, as that of `jquery.min.js` does. */
export const isMinifiedName = (path: string): boolean => minifiedName.test(path)
