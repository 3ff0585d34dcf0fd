import type { InventoryDiff } from "../../../scanner/classify/compareInventories.ts"
import { markdownChunks } from "../../../scanner/bom/markdown.ts"
import { codeText } from "../../../scanner/bom/markdownText.ts"
import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import { newOrWorseFindings } from "../../../scanner/classify/addedFindings.ts"
import { counted } from "../columns.ts"
import { type DiffMarkdownOptions, diffMarkdownChunks } from "../diffMarkdown.ts"

/** Bytes; a comment may have so many characters. */
const MAX_COMMENT = 65_536

/** Bytes; a step's summary may have 1 MiB: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands. */
const MAX_SUMMARY = 1_000_000

/** Lines of a table in a comment: as many of these as fit. */
const ROWS = [100, 30, 10, 3, 0]

const bytes = (text: string): number => new TextEncoder().encode(text).length

/** What a pull request is told. */
export interface Comparison {
  readonly diff: InventoryDiff
  /** Commit that the changes are compared with. */
  readonly base: string
  /** The folder that was scanned; empty for the whole repository. */
  readonly folder: string
  readonly runAddress?: string | undefined
  readonly addressOf: NonNullable<DiffMarkdownOptions["addressOf"]>
}

const headline = ({ diff, folder }: Comparison): string => {
  const count = newOrWorseFindings(diff).length
  const where = folder === "" ? "" : ` in ${codeText(folder)}`
  return `## Ciphermap: ${count === 0 ? "no new findings" : counted(count, "new finding")}${where}\n\n`
}

const footer = ({ base, runAddress }: Comparison): string => {
  const report = runAddress === undefined ? "" : ` [All findings](<${runAddress}>).`
  return `Compared with ${base.slice(0, 12)}.${report}\n`
}

/** `refused` is what a closed gate says. */
const comparisonText = (comparison: Comparison, refused: string | undefined, maxRows: number): string =>
  [
    headline(comparison),
    refused === undefined ? "" : `❌ The gate is closed: ${refused}\n\n`,
    ...diffMarkdownChunks(comparison.diff, { maxRows, addressOf: comparison.addressOf }),
    footer(comparison)
  ].join("")

/** By which a comment is found again: one for each folder that is scanned. */
export const markerOf = (folder: string): string => `<!-- ciphermap ${encodeURIComponent(folder)} -->`

/** The comment of a pull request, with as many lines as it may have. */
export const commentText = (comparison: Comparison, refused: string | undefined): string => {
  const texts = ROWS.map((rows) => () => `${markerOf(comparison.folder)}\n${comparisonText(comparison, refused, rows)}`)
  const fitting = texts.find((text) => bytes(text()) <= MAX_COMMENT)
  return (fitting ?? texts.at(-1)!)()
}

/** What a run shows of itself: the comparison, if there is one, and the report, cut where a summary must end. */
export const summaryText = (
  { inventory, assessment, options }: AssessedInventory,
  comparison: Comparison | undefined,
  refused: string | undefined
): string => {
  const parts = comparison === undefined ? [] : [comparisonText(comparison, refused, ROWS[0]!), "\n"]
  let left = MAX_SUMMARY - parts.reduce((sum, part) => sum + bytes(part), 0)
  for (const chunk of markdownChunks(inventory, assessment, options)) {
    left -= bytes(chunk)
    if (left < 0) return [...parts, "\nThe rest is left out: a summary may not be larger.\n"].join("")
    parts.push(chunk)
  }
  return parts.join("")
}
