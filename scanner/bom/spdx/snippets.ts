import { created } from "./elementIri.ts"
import { type ElementText, LINE, textAround } from "./ElementText.ts"
import { byPlace, type FileSource, type FileSources, firstOf, lastOf, linesOf, rangeOf, snippetIri } from "./sources.ts"
import type { Iri, SnippetElement } from "./SpdxDocument.ts"

const snippetElement = ({ path, spdxId }: FileSource, range: number, snippet: Iri): SnippetElement => ({
  ...created,
  name: `${path}:${linesOf(range)}`,
  software_lineRange: {
    beginIntegerRange: firstOf(range),
    endIntegerRange: lastOf(range),
    type: "PositiveIntegerRange"
  },
  software_snippetFromFile: spdxId,
  spdxId: snippet,
  type: "software_Snippet"
})

/** No line has this number. */
const ANY = 987_654_321

/** Name, first line, last line and identifier. */
const MENTIONS = 4

/** What is around the number in the texts of all snippets of one line of a file. */
const aroundLine = (source: FileSource): ReadonlyArray<string> | undefined => {
  const range = rangeOf({ line: ANY, endLine: ANY })
  return textAround(snippetElement(source, range, source.prefix + ANY), `${ANY}`, MENTIONS)
}

/** Files with so many snippets are worth a pattern of their texts. */
const MANY = 3

/** The text of the snippet of a range. */
const textsOf = (source: FileSource, count: number): ((range: number) => string) => {
  const around = count < MANY ? undefined : aroundLine(source)
  return (range) => {
    const first = firstOf(range)
    return around !== undefined && first === lastOf(range)
      ? around.join(`${first}`)
      : JSON.stringify(snippetElement(source, range, snippetIri(source, range)))
  }
}

/** Snippets in one piece. */
const PIECE = 100

/** One snippet per range of lines, however many assets are in it. */
export function* snippetTexts({ files }: FileSources): Generator<ElementText, void> {
  for (const source of files) {
    const ranges = [...new Set(source.ranges.toSorted(byPlace))]
    const textOf = textsOf(source, ranges.length)
    for (let from = 0; from < ranges.length; from += PIECE) {
      const piece = ranges.slice(from, from + PIECE)
      yield { spdxIds: () => piece.map((range) => snippetIri(source, range)), text: piece.map(textOf).join(LINE) }
    }
  }
}
