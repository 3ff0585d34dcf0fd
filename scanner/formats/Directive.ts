import type { Place } from "../model/Place.ts"
import type { Definition } from "./definitionsIn.ts"

/** One setting as its file writes it: a name, the words behind it and, where it opens a block, what stands in it. */
export interface Directive {
  readonly name: string
  readonly values: ReadonlyArray<string>
  readonly place: Place
  readonly block?: ReadonlyArray<Directive>
  /** Columns before the lines of a value that is a text of its own. */
  readonly margin?: number
  /** Nobody wrote it: it is what the product documents. */
  readonly isDefault?: true
  /** Where its value stands, where that is another place. */
  readonly written?: Place
  /** Variables whose values were put into its own. */
  readonly names?: ReadonlyArray<string>
  /** Its values by what is so when the file is used, each of them in turn. */
  readonly alternatives?: ReadonlyArray<ReadonlyArray<string>>
  /** What gave the variables in its values theirs. */
  readonly definitions?: ReadonlyArray<Definition>
  /** Of a text in lines of its own: what gave the variables of each line theirs. */
  readonly definitionsOf?: ReadonlyMap<number, ReadonlyArray<Definition>>
}

/** A directive whose block is still being read. */
export interface OpenDirective extends Directive {
  readonly block: Array<Directive>
}

/** The whole of a file is a block without a name. */
export const openFile = (): OpenDirective => ({
  name: "",
  values: [],
  place: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  block: []
})

/** Deeper blocks are read as if they stood at this depth. */
export const MAX_DEPTH = 64

/** A file with more settings than this is data. */
export const MAX_DIRECTIVES = 100_000
