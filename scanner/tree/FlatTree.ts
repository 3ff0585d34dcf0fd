/** What the five words of a node are, as layTree.as.ts lays them. */
export const NODE_WORDS = 5

export const START = 1
export const END = 2
export const NEXT = 3
export const PARENT = 4

/** Of the first word. */
export const SYMBOL = 0xffff
export const FIELD_SHIFT = 16
export const FIELD = 0xff
export const NAMED = 1 << 24
export const MISSING = 1 << 25
export const FAILED = 1 << 26
export const OF_KIND = 1 << 27
/** Nodes behind it may be in the same field. */
export const MORE_IN_FIELD = 1 << 28

/** Of the last word: the node around it, and the field of the outermost hidden node that it is in. */
export const MAX_NODES = 0xffffff
export const OUTER_FIELD_SHIFT = 24

/** The symbol of a node that stands for what could not be read. */
export const ERROR = 0xffff

export interface Point {
  readonly row: number
  readonly column: number
}

/** What is asked of a grammar that was loaded: its kinds of nodes and its fields, by number and by name. */
export interface TreeLanguage {
  readonly types: ReadonlyArray<string>
  readonly fields: ReadonlyArray<string | null>
  readonly idForNodeType: (type: string, isNamed: boolean) => number | null
  readonly fieldIdForName: (name: string) => number | null
  readonly nodeTypeIsVisible: (type: number) => boolean
}

/** What the numbers of a language stand for. */
export interface TreeNames {
  readonly types: ReadonlyArray<string>
  readonly fields: ReadonlyArray<string | null>
  readonly fieldNumbers: ReadonlyMap<string, number>
}

export const treeNamesOf = ({ types, fields }: TreeLanguage): TreeNames => ({
  types,
  fields,
  fieldNumbers: new Map(fields.flatMap((name, at) => (name === null ? [] : [[name, at] as const])))
})

/**
 * A syntax tree as numbers, five for each node in the order of the text: its symbol (16 bits), the field it is in (8 bits) and
 * flags; where it starts and ends, in UTF-16 code units; the node behind its last descendant; the node around it.
 */
export interface FlatTree {
  readonly words: Uint32Array
  readonly text: string
  readonly names: TreeNames
  /** Of an offset. Counted from 0; columns in UTF-16 code units. */
  readonly pointAt: (offset: number) => Point
}

const lineStarts = (text: string): ReadonlyArray<number> => {
  const starts = [0]
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1)
  return starts
}

/** The last of ascending numbers that is not beyond another. */
const lastUpTo = (ascending: ReadonlyArray<number>, limit: number): number => {
  let low = 0
  let high = ascending.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (ascending[middle]! <= limit) low = middle
    else high = middle - 1
  }
  return low
}

export const makeFlatTree = (words: Uint32Array, text: string, names: TreeNames): FlatTree => {
  let known: ReadonlyArray<number> | undefined
  const starts = (): ReadonlyArray<number> => (known ??= lineStarts(text))
  return {
    words,
    text,
    names,
    pointAt: (offset) => {
      const row = lastUpTo(starts(), offset)
      return { row, column: offset - starts()[row]! }
    }
  }
}
