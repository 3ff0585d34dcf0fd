import type { FlatTree, Point } from "./FlatTree.ts"
import {
  END,
  FAILED,
  FIELD,
  FIELD_SHIFT,
  MAX_NODES,
  MISSING,
  NAMED,
  NEXT,
  NODE_WORDS,
  OUTER_FIELD_SHIFT,
  PARENT,
  START,
  SYMBOL
} from "./FlatTree.ts"

/** Where the words of the first node begin that starts at an offset or behind it: nodes are in the order of their starts. */
export const firstFrom = (words: Uint32Array, offset: number): number => {
  let low = 0
  let high = words[NEXT]!
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle * NODE_WORDS + START]! < offset) low = middle + 1
    else high = middle
  }
  return low * NODE_WORDS
}

const holds = (words: Uint32Array, at: number, from: number, to: number): boolean => {
  const end = words[at + END]!
  return end >= to && (end > from || (end === from && words[at + START] === end))
}

/** A node of a flat tree, made when it is asked for: two of one place are not the same object, but have the same `id`. */
export class Node {
  readonly tree: FlatTree
  /** Where its words begin. */
  readonly at: number

  constructor(tree: FlatTree, at: number) {
    this.tree = tree
    this.at = at
  }

  get id(): number {
    return this.at / NODE_WORDS + 1
  }
  get type(): string {
    return this.tree.names.types[this.tree.words[this.at]! & SYMBOL] ?? "ERROR"
  }
  get isNamed(): boolean {
    return (this.tree.words[this.at]! & NAMED) !== 0
  }
  get isMissing(): boolean {
    return (this.tree.words[this.at]! & MISSING) !== 0
  }
  get hasError(): boolean {
    return (this.tree.words[this.at]! & FAILED) !== 0
  }
  /** The field of the node around it that it is in; 0 for none. Where hidden nodes have fields as well, the innermost one. */
  get field(): number {
    return (this.tree.words[this.at]! >> FIELD_SHIFT) & FIELD
  }
  get #outerField(): number {
    return this.tree.words[this.at + PARENT]! >>> OUTER_FIELD_SHIFT
  }
  get fieldName(): string | null {
    return this.tree.names.fields[this.field] ?? null
  }
  get startIndex(): number {
    return this.tree.words[this.at + START]!
  }
  get endIndex(): number {
    return this.tree.words[this.at + END]!
  }
  get startPosition(): Point {
    return this.tree.pointAt(this.startIndex)
  }
  get endPosition(): Point {
    return this.tree.pointAt(this.endIndex)
  }
  get text(): string {
    return this.tree.text.slice(this.startIndex, this.endIndex)
  }
  get parent(): Node | null {
    return this.at === 0 ? null : new Node(this.tree, (this.tree.words[this.at + PARENT]! & MAX_NODES) * NODE_WORDS)
  }
  /** Where the words of what follows its last descendant begin. */
  get next(): number {
    return this.tree.words[this.at + NEXT]! * NODE_WORDS
  }

  get children(): ReadonlyArray<Node> {
    const found: Array<Node> = []
    for (let child = this.firstChild; child !== null; child = child.nextSibling) found.push(child)
    return found
  }
  get namedChildren(): ReadonlyArray<Node> {
    return this.children.filter(({ isNamed }) => isNamed)
  }
  get childCount(): number {
    return this.children.length
  }
  get namedChildCount(): number {
    return this.namedChildren.length
  }
  get firstChild(): Node | null {
    const at = this.at + NODE_WORDS
    return at < this.next ? new Node(this.tree, at) : null
  }
  get lastChild(): Node | null {
    return this.children.at(-1) ?? null
  }
  get firstNamedChild(): Node | null {
    for (let child = this.firstChild; child !== null; child = child.nextSibling) if (child.isNamed) return child
    return null
  }
  get lastNamedChild(): Node | null {
    return this.namedChildren.at(-1) ?? null
  }
  get nextSibling(): Node | null {
    const { parent, next } = this
    return parent !== null && next < parent.next ? new Node(this.tree, next) : null
  }
  get previousSibling(): Node | null {
    let before: Node | null = null
    for (let one = this.parent?.firstChild ?? null; one !== null && one.at < this.at; one = one.nextSibling)
      before = one
    return before
  }

  child(position: number): Node | null {
    return this.children[position] ?? null
  }
  childForFieldName(name: string): Node | null {
    const field = this.tree.names.fieldNumbers.get(name)
    if (field === undefined) return null
    for (let child = this.firstChild; child !== null; child = child.nextSibling)
      if (child.field === field || child.#outerField === field) return child
    return null
  }
  childrenForFieldName(name: string): ReadonlyArray<Node> {
    const field = this.tree.names.fieldNumbers.get(name)
    return this.children.filter((child) => child.field === field)
  }

  /** All nodes of these types within it, and itself, in the order of the text. */
  descendantsOfType(types: ReadonlyArray<string>): ReadonlyArray<Node> {
    const found: Array<Node> = []
    for (let at = this.at; at < this.next; at += NODE_WORDS) {
      const node = new Node(this.tree, at)
      if (types.includes(node.type)) found.push(node)
    }
    return found
  }
  /** The smallest node that a range of the text lies in. */
  descendantForIndex(from: number, to = from): Node {
    const { words } = this.tree
    let at = firstFrom(words, from + 1) - NODE_WORDS
    while (at > this.at && !holds(words, at, from, to)) at = (words[at + PARENT]! & MAX_NODES) * NODE_WORDS
    return at <= this.at ? this : new Node(this.tree, at)
  }
  namedDescendantForIndex(from: number, to = from): Node {
    let node = this.descendantForIndex(from, to)
    while (!node.isNamed && node.at > this.at) node = node.parent ?? this
    return node
  }
}
