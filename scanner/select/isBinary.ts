import { utf16Encoding } from "./decodeSource.ts"

/** As git does: a NUL byte near the start means that it is no text. */
const SAMPLE = 8_000

/** Whether these bytes are something else than text. */
export const isBinary = (bytes: Uint8Array): boolean => {
  const nul = bytes.indexOf(0)
  return nul >= 0 && nul < SAMPLE && utf16Encoding(bytes) === undefined
}
