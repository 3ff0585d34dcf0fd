/** Character encoding of a source file. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"

export interface DecodedSource {
  readonly text: string
  readonly encoding: Encoding
}

/** So many bytes decide whether a file is text, and without a byte order mark, whether it is UTF-16. */
export const TEXT_SAMPLE = 8_192

/** Source in UTF-16 has ASCII spaces, line ends and keywords even where most of it is comments in another script. */
const MIN_ASCII = 0.3

/** A few characters, such as U+4E00, have a NUL as their low byte. */
const MAX_LOW_NUL = 0.05

const decoders: { readonly [E in Encoding]: { readonly decode: (bytes: Uint8Array) => string } } = {
  "utf-8": new TextDecoder("utf-8", { fatal: true }),
  "utf-16le": new TextDecoder("utf-16le"),
  "utf-16be": new TextDecoder("utf-16be"),
  "windows-1252": new TextDecoder("windows-1252")
}

const encoder = new TextEncoder()

const marked = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return bytes[2] === 0 && bytes[3] === 0 ? undefined : "utf-16le"
  return bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : undefined
}

/** Whether the bytes begin as UTF-16 with a byte order mark does. */
export const hasByteOrderMark = (bytes: Uint8Array): boolean => marked(bytes) !== undefined

const isAscii = (byte: number): boolean => (byte >= 0x20 && byte < 0x7f) || (byte >= 9 && byte <= 13)

/** Whether every other NUL is the high byte of a printable character, as in text that is mostly ASCII. */
const looksWide = (bytes: Uint8Array, high: 0 | 1): boolean => {
  let ascii = 0
  let lowNul = 0
  for (let at = 0; at < bytes.length; at += 2) {
    const low = bytes[at + 1 - high]!
    if (bytes[at + high] !== 0) lowNul += low === 0 ? 1 : 0
    else if (isAscii(low)) ascii++
    else if (low < 0xa0) return false
  }
  const characters = bytes.length / 2
  return ascii > characters * MIN_ASCII && lowNul < characters * MAX_LOW_NUL
}

const unmarked = (bytes: Uint8Array): Encoding | undefined => {
  const sample = bytes.subarray(0, Math.min(bytes.length & ~1, TEXT_SAMPLE))
  if (sample.length < 4 || !sample.includes(0)) return undefined
  if (looksWide(sample, 1)) return "utf-16le"
  return looksWide(sample, 0) ? "utf-16be" : undefined
}

/** UTF-16 with or without a byte order mark. UTF-32 is not read. */
export const utf16Encoding = (bytes: Uint8Array): Encoding | undefined => marked(bytes) ?? unmarked(bytes)

/**
 * Decodes UTF-8, UTF-16 and, where it is neither, Windows-1252, in which every byte is a character. A byte order mark is
 * no part of the text, so that the first line's columns are those an editor shows.
 */
export const decodeSource = (bytes: Uint8Array): DecodedSource => {
  const wide = utf16Encoding(bytes)
  if (wide !== undefined) return { text: decoders[wide].decode(bytes), encoding: wide }
  try {
    return { text: decoders["utf-8"].decode(bytes), encoding: "utf-8" }
  } catch {
    return { text: decoders["windows-1252"].decode(bytes), encoding: "windows-1252" }
  }
}

/** UTF-16 text in an encoding that keeps ASCII as it is. */
export const asciiCompatible = (bytes: Uint8Array, encoding: Encoding): Uint8Array =>
  encoder.encode(decoders[encoding].decode(bytes))
