import { type Finding, movedFinding } from "../model/Finding.ts"
import type { Place } from "../model/Place.ts"
import { type Definition, evidenceOfDefinitions } from "./definitionsIn.ts"
import { MAX_DEPTH } from "../formats/LocatedNode.ts"
import type { Directive } from "./Directive.ts"
import type { Product } from "./Product.ts"

/** A file that stands in another one, as the text below the line of its name. */
export interface EmbeddedFile {
  readonly name: string
  readonly text: string
  /** Of the line before it. */
  readonly place: Place
  readonly margin: number
  /** Variables whose values were put into it. */
  readonly names?: ReadonlyArray<string>
  /** What gave the variables of its lines their values. */
  readonly definitionsOf?: ReadonlyMap<number, ReadonlyArray<Definition>>
}

const MAX_FILES = 64

const filesOf = (block: Directive): ReadonlyArray<EmbeddedFile> =>
  (block.children ?? []).flatMap(({ name, values: [text = ""], place, margin, names, definitionsOf }) => {
    if (margin === undefined) return []
    const resolved = names === undefined || definitionsOf === undefined ? {} : { names, definitionsOf }
    return [{ name, text, place, margin, ...resolved }]
  })

/** Files that a product's file holds. */
export const embeddedFiles = ({ embeds }: Product, file: Directive): ReadonlyArray<EmbeddedFile> => {
  const found: Array<EmbeddedFile> = []
  const visit = (block: Directive, depth: number): void => {
    if (depth > MAX_DEPTH || found.length >= MAX_FILES) return
    for (const inner of block.children ?? [])
      if (block.name === embeds?.in && inner.name === embeds.member) found.push(...filesOf(inner))
      else if (inner.children !== undefined) visit(inner, depth + 1)
  }
  if (embeds !== undefined) visit(file, 0)
  return found.slice(0, MAX_FILES)
}

/** What is written in lines with variables has its value from elsewhere. */
const resolved = (finding: Finding, definitions: ReadonlyArray<Definition>): Finding => ({
  ...finding,
  sources: Object.fromEntries(
    Object.entries(finding.sources).map(([name, source]) => [
      name,
      source.from === "literal" ? { from: "resolved" as const, hops: 1 } : source
    ])
  ),
  evidence: [...finding.evidence, ...evidenceOfDefinitions(definitions)]
})

/** A finding of an embedded file, at the lines where it stands. */
export const withinFile = (finding: Finding, { place: { line }, margin, definitionsOf }: EmbeddedFile): Finding => {
  const moved = movedFinding(finding, (place) => ({
    line: place.line + line,
    column: place.column + margin,
    endLine: place.endLine + line,
    endColumn: place.endColumn + margin
  }))
  const lines = new Set([finding.place.line, ...finding.evidence.map(({ place }) => place.line)])
  const definitions = [...lines].flatMap((one) => definitionsOf?.get(one) ?? [])
  return definitions.length === 0 ? moved : resolved(moved, definitions)
}
