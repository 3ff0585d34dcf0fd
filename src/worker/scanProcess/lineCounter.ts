import * as Stream from "effect/Stream"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { Buffer } from "node:buffer"

const LINE_FEED = 10

/** Number of lines of a text; the last one may lack a line end. */
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

/** Counts the lines of files in a stream, once for each file however often the stream runs. */
export const lineCounter = () => {
  const lines = new Map<string, number>()
  return {
    counted: <E, R>(files: Stream.Stream<SourceFile, E, R>): Stream.Stream<SourceFile, E, R> =>
      Stream.map(files, (file) => {
        if (!lines.has(file.path)) lines.set(file.path, countLines(file.bytes))
        return file
      }),
    linesOf: (path: string): number => lines.get(path) ?? 0
  }
}
