import { modifiedUtf8 } from "./ClassReader.ts"

/** Lines of code that a compiler put in from elsewhere, and the line at which the source calls that. */
export interface InlinedLines {
  readonly first: number
  readonly last: number
  readonly calledAt: number
}

/** More than a class that is read may have calls. */
const MAX_ROWS = 65_535

/** `InputStartLine # LineFileID , RepeatCount : OutputStartLine , OutputLineIncrement` (JSR-45, "LineSection"). */
const ROW = /^(\d{1,5})(?:#\d+)?(?:,(\d{1,5}))?:(\d{1,5})(?:,(\d{1,5}))?$/

/**
 * Kotlin numbers the lines of functions that it inlines behind those of the file, and says in the stratum `KotlinDebug` of the attribute
 * `SourceDebugExtension` (JVMS 4.7.11, JSR-45) where each was called.
 */
export const inlinedLines = (attribute: Uint8Array | undefined): ReadonlyArray<InlinedLines> => {
  if (attribute === undefined) return []
  const [, section = ""] = modifiedUtf8(attribute).split("*S KotlinDebug\n")
  const [, rows = ""] = section.split("*L\n")
  return rows
    .split("\n", MAX_ROWS)
    .flatMap((row): ReadonlyArray<InlinedLines> => {
      const [, calledAt, repeated = "1", first, increment = "1"] = ROW.exec(row) ?? []
      if (calledAt === undefined || first === undefined) return []
      const lines = Number(repeated) * Number(increment)
      return [{ first: Number(first), last: Number(first) + lines - 1, calledAt: Number(calledAt) }]
    })
    .toSorted((a, b) => a.first - b.first)
}

/** The line of the source that a line of a class file is of. */
export const sourceLine = (inlined: ReadonlyArray<InlinedLines>, line: number): number => {
  let [from, to] = [0, inlined.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (inlined[middle]!.last < line) from = middle + 1
    else to = middle
  }
  const found = inlined[from]
  return found !== undefined && found.first <= line ? found.calledAt : line
}
