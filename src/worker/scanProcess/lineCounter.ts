import * as Stream from "effect/Stream"
import type { SourceFile } from "../../../scanner/model/SourceFile.ts"
import { countLines } from "./countLines.ts"

/** Counts the lines of files while they pass, however often they do. */
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
