import type { Finding } from "../model/Finding.ts"
import { movedFinding } from "../model/movedFinding.ts"
import type { Place } from "../model/Place.ts"
import { type Directive, MAX_DEPTH } from "./Directive.ts"
import type { Product } from "./Product.ts"

/** A file that stands in another one, as the text below the line of its name. */
export interface EmbeddedFile {
  readonly name: string
  readonly text: string
  /** Of the line before it. */
  readonly place: Place
  readonly margin: number
}

const MAX_FILES = 64

const filesOf = (block: Directive): ReadonlyArray<EmbeddedFile> =>
  (block.block ?? []).flatMap(({ name, values: [text = ""], place, margin }) =>
    margin === undefined ? [] : [{ name, text, place, margin }]
  )

/** Files that a product's file holds. */
export const embeddedFiles = ({ embeds }: Product, file: Directive): ReadonlyArray<EmbeddedFile> => {
  const found: Array<EmbeddedFile> = []
  const visit = (block: Directive, depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MAX_FILES) return
    for (const inner of block.block ?? [])
      if (block.name === embeds?.in && inner.name === embeds.member) found.push(...filesOf(inner))
      else if (inner.block !== undefined) visit(inner, depth + 1)
  }
  if (embeds !== undefined) visit(file, 0)
  return found.slice(0, MAX_FILES)
}

/** A finding of an embedded file, at the lines where it stands. */
export const withinFile = (finding: Finding, { place: { line }, margin }: EmbeddedFile): Finding =>
  movedFinding(finding, (place) => ({
    line: place.line + line,
    column: place.column + margin,
    endLine: place.endLine + line,
    endColumn: place.endColumn + margin
  }))
