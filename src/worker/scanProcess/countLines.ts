import { Buffer } from "node:buffer"

const LINE_FEED = 10

/** Lines of a text; a last one need not be ended. */
export const countLines = (bytes: Uint8Array): number => {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let lines = 0
  let at = 0
  for (let end = text.indexOf(LINE_FEED); end >= 0; end = text.indexOf(LINE_FEED, at)) {
    lines++
    at = end + 1
  }
  return at < text.length ? lines + 1 : lines
}
