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
