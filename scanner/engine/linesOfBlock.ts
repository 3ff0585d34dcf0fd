/** A text, line by line. */
export type Lines = ReadonlyArray<string>

/** What stands in quotes or comments opens and closes nothing. */
const bare = (line: string): string => line.replace(/"(?:[^"\\]|\\.)*"|#.*$|\/\/.*$/g, "")

const countOf = (line: string, bracket: string): number => line.split(bracket).length - 1

const opened = (line: string): number => countOf(line, "{") - countOf(line, "}")

const indentOf = (line: string): number => line.length - line.trimStart().length

const isBlank = (line: string | undefined): boolean => line === undefined || bare(line).trim() === ""

/** So many lines are looked at for the end of a block. */
const MAX_LINES = 2_000

/** The line, from 1, with which the block ends that begins at an index: by its braces, or else by what is indented below it. */
export const lastLineOfBlock = (lines: Lines, at: number): number => {
  let first = at
  while (first < lines.length && first - at < MAX_LINES && isBlank(lines[first])) first++
  const begin = lines[first]
  if (begin === undefined) return lines.length
  let depth = opened(bare(begin))
  let last = first
  if (depth > 0) {
    while (depth > 0 && last + 1 < lines.length && last - first < MAX_LINES) depth += opened(bare(lines[++last]!))
    return last + 1
  }
  if (!/[:=]\s*$|^\s*-\s/.test(bare(begin))) return first + 1
  const indent = indentOf(begin)
  for (let next = first + 1; next < lines.length && next - first < MAX_LINES; next++) {
    if (isBlank(lines[next])) continue
    if (indentOf(lines[next]!) <= indent) break
    last = next
  }
  return last + 1
}

/** The lines, from 1, of the outermost block around an index: one in braces that begins at the margin, or what is indented. */
export const outermostBlock = (lines: Lines, at: number): { readonly line: number; readonly endLine: number } => {
  let first = at
  while (first > 0 && at - first < MAX_LINES && (isBlank(lines[first]) || indentOf(lines[first]!) > 0)) first--
  return { line: first + 1, endLine: Math.max(at + 1, lastLineOfBlock(lines, first)) }
}
