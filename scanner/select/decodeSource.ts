/** Character encoding of a source file. */
export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252"

export interface Source {
  readonly text: string
  readonly encoding: Encoding
}

/** So many bytes decide whether a file without a byte order mark is UTF-16. */
const SAMPLE = 1_024

const decoders: { readonly [E in Encoding]: { readonly decode: (bytes: Uint8Array) => string } } = {
  "utf-8": new TextDecoder("utf-8", { fatal: true }),
  "utf-16le": new TextDecoder("utf-16le"),
  "utf-16be": new TextDecoder("utf-16be"),
  "windows-1252": new TextDecoder("windows-1252")
}

const encoder = new TextEncoder()

const marked = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le"
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be"
  return undefined
}

/** Source code in UTF-16 is mostly ASCII, so every other byte is NUL and no other is. */
const unmarked = (bytes: Uint8Array): Encoding | undefined => {
  const length = Math.min(bytes.length & ~1, SAMPLE)
  if (length < 4) return undefined
  let even = 0
  let odd = 0
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++
    if (bytes[at + 1] === 0) odd++
  }
  const pairs = length / 2
  if (even === 0 && odd > pairs * 0.7) return "utf-16le"
  return odd === 0 && even > pairs * 0.7 ? "utf-16be" : undefined
}

/** UTF-16 with or without a byte order mark. */
export const utf16Encoding = (bytes: Uint8Array): Encoding | undefined => marked(bytes) ?? unmarked(bytes)

/** Decodes UTF-8, UTF-16 and, where it is neither, Windows-1252, in which every byte is a character. */
export const decodeSource = (bytes: Uint8Array): Source => {
  const wide = utf16Encoding(bytes)
  if (wide !== undefined) return { text: decoders[wide].decode(bytes), encoding: wide }
  try {
    return { text: decoders["utf-8"].decode(bytes), encoding: "utf-8" }
  } catch {
    return { text: decoders["windows-1252"].decode(bytes), encoding: "windows-1252" }
  }
}

/** The bytes in an encoding that keeps ASCII as it is, for stages that look for ASCII words. */
export const asciiCompatible = (bytes: Uint8Array): Uint8Array => {
  const wide = utf16Encoding(bytes)
  return wide === undefined ? bytes : encoder.encode(decoders[wide].decode(bytes))
}
