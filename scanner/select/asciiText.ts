import { asciiCompatible, hasByteOrderMark, TEXT_SAMPLE, utf16Encoding } from "./decodeSource.ts"

/** First bytes of formats that may have no NUL near their start. Source: each format's own specification. */
const magicNumbers: ReadonlyArray<ReadonlyArray<number>> = [
  [0x25, 0x50, 0x44, 0x46, 0x2d], // PDF
  [0x50, 0x4b, 0x03, 0x04], // ZIP, JAR
  [0x1f, 0x8b], // gzip
  [0x42, 0x5a, 0x68, 0x39, 0x31, 0x41, 0x59], // bzip2
  [0xfd, 0x37, 0x7a, 0x58, 0x5a], // xz
  [0x28, 0xb5, 0x2f, 0xfd], // Zstandard
  [0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], // 7z
  [0x89, 0x50, 0x4e, 0x47], // PNG
  [0xff, 0xd8, 0xff], // JPEG
  [0xca, 0xfe, 0xba, 0xbe], // Java class, Mach-O
  [0xfe, 0xed, 0xfe, 0xed], // Java key store
  [0x7f, 0x45, 0x4c, 0x46] // ELF
]

const firstBytes = new Set(magicNumbers.map(([first]) => first))

const hasMagic = (bytes: Uint8Array): boolean =>
  firstBytes.has(bytes[0]) && magicNumbers.some((magic) => magic.every((byte, at) => bytes[at] === byte))

/**
 * The bytes of a text in an encoding that keeps ASCII as it is, for stages that look for ASCII words. Undefined for
 * something else than text: a known format, or NUL near the start that is not UTF-16.
 */
export const asciiText = (bytes: Uint8Array): Uint8Array | undefined => {
  if (hasMagic(bytes)) return undefined
  const hasNul = bytes.subarray(0, TEXT_SAMPLE).includes(0)
  if (!hasNul && !hasByteOrderMark(bytes)) return bytes
  const encoding = utf16Encoding(bytes)
  if (encoding !== undefined) return asciiCompatible(bytes, encoding)
  return hasNul ? undefined : bytes
}
