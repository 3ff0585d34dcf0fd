import type { Place } from "../model/Place.ts"
import { addNodes, type LocatedNode, MAX_DEPTH, MAX_NODES } from "./LocatedNode.ts"

interface Anchored {
  readonly nodes: ReadonlyArray<LocatedNode>
  /** Nodes in all of it. */
  readonly size: number
  /** Lists that it stands in under its own name. */
  readonly depth: number
}

/** What the nodes of a document hold that have a name, by that name (YAML 1.2, 3.2.2.2). */
export type Anchors = Map<string, Anchored>

/** What is left of the nodes that a document may come to. */
interface Budget {
  left: number
}

/** A node that is still without its value. */
export interface NamedNode {
  readonly name: string
  readonly indexes?: ReadonlyArray<number> | undefined
}

/** What a node is called, and where in its list it stands. */
export const nameOf = ({ name, indexes }: NamedNode): Pick<LocatedNode, "name" | "indexes"> =>
  indexes === undefined ? { name } : { name, indexes }

const sizeOf = (nodes: ReadonlyArray<LocatedNode>): number =>
  nodes.reduce((size, { children = [] }) => size + 1 + sizeOf(children), 0)

export const nameNodes = (
  anchors: Anchors,
  name: string,
  nodes: ReadonlyArray<LocatedNode>,
  { indexes = [] }: NamedNode
): void => {
  anchors.set(name, { nodes, size: sizeOf(nodes), depth: indexes.length })
}

/** A copy of named nodes under another name. Undefined where there are none, or more than a file may come to. */
export const nodesNamed = (
  anchors: Anchors,
  budget: Budget,
  anchor: string,
  { name, indexes = [] }: NamedNode,
  place: Place
): ReadonlyArray<LocatedNode> | undefined => {
  const found = anchors.get(anchor)
  if (found === undefined || found.size > Math.min(budget.left, MAX_NODES)) return undefined
  budget.left -= found.size
  return found.nodes.map(({ indexes: own = [], ...node }) => {
    const all = [...indexes, ...own.slice(found.depth)].slice(0, MAX_DEPTH)
    const named = { ...node, ...nameOf({ name, indexes: all.length === 0 ? undefined : all }) }
    return node.children === undefined && node.margin === undefined
      ? { ...named, place, written: node.written ?? node.place }
      : named
  })
}

const MERGE = "<<"

/** Puts in what the merge keys of a mapping stand for; its own keys and earlier ones go before (https://yaml.org/type/merge.html). */
export const mergeKeys = (mapping: Array<LocatedNode>): void => {
  const merges = mapping.filter(({ name, children }) => name === MERGE && children !== undefined)
  if (merges.length === 0) return
  const known = new Set(mapping.map(({ name }) => name))
  for (const { children = [] } of merges) {
    const added = children.filter(({ name }) => !known.has(name))
    for (const { name } of added) known.add(name)
    addNodes(mapping, added)
  }
  const others = mapping.filter((one) => !merges.includes(one))
  mapping.length = 0
  addNodes(mapping, others)
}
