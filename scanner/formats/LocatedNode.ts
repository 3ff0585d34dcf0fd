import type { Place } from "../model/Place.ts"

/** What a file says under one name, whatever its format: a value, or the nodes that stand in it. */
export interface LocatedNode {
  readonly name: string
  /** The words of its value; none of a node without one, as of `null`. */
  readonly values: ReadonlyArray<string>
  readonly place: Place
  readonly children?: ReadonlyArray<LocatedNode>
  /** Of an element of a list, which has the name of its list: its index, behind those of the lists around. */
  readonly indexes?: ReadonlyArray<number>
  /** Columns before the lines of a value that is a text of its own. */
  readonly margin?: number
  /** Line ends of such a text stand for spaces. */
  readonly isFolded?: true
  /** Where its value is written, where that is another place. */
  readonly written?: Place
  /** Its values by what is so when the file is used, each of them in turn. */
  readonly alternatives?: ReadonlyArray<ReadonlyArray<string>>
}

/** A file as its reader understands it. */
export interface LocatedTree {
  readonly nodes: ReadonlyArray<LocatedNode>
  /** Something in it is not of its format; the nodes are what is left. */
  readonly isDamaged?: true
}

/** A node whose children are still being read. */
export interface OpenNode extends LocatedNode {
  readonly children: Array<LocatedNode>
}

/** The whole of a file is a node without a name. */
export const openFile = (): OpenNode => ({
  name: "",
  values: [],
  place: { line: 1, column: 1, endLine: 1, endColumn: 1 },
  children: []
})

/** Deeper nodes are read as if they stood at this depth. */
export const MAX_DEPTH = 64

/** A file with more nodes than this is data. */
export const MAX_NODES = 100_000

/** Adds nodes, of which there may be more than one call takes arguments. */
export const addNodes = (into: Array<LocatedNode>, nodes: ReadonlyArray<LocatedNode>): void => {
  for (const node of nodes) into.push(node)
}
