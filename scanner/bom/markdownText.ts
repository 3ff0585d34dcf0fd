import { printable } from "../model/printable.ts"

/** Text of a scanned tree as text of GitHub-flavoured Markdown. */
export const plainText = (text: string): string => printable(text).replaceAll(/[\\`*_{}[\]<>#|~!$&]/g, "\\$&")

/** The same as code, in a table too: `|` ends a cell even there, and more backticks than the text has enclose it. */
export const codeText = (text: string): string => {
  const shown = printable(text).replaceAll("|", "\\|")
  const runs = shown.match(/`+/g)
  if (runs === null) return `\`${shown}\``
  const fence = "`".repeat(Math.max(...runs.map(({ length }) => length)) + 1)
  return `${fence} ${shown} ${fence}`
}

export type MarkdownRow = ReadonlyArray<string | number>

const row = (cells: MarkdownRow): string => `| ${cells.join(" | ")} |\n`

/** A table of at most so many rows, and an empty line. The cells are Markdown. */
export function* markdownTable(
  head: ReadonlyArray<string>,
  rows: ReadonlyArray<MarkdownRow>,
  maxRows: number
): Generator<string, void> {
  yield row(head)
  yield row(head.map(() => "---"))
  for (const cells of rows.slice(0, maxRows)) yield row(cells)
  if (rows.length > maxRows) yield `\n${rows.length - maxRows} more are not shown here.\n`
  yield "\n"
}
