import type { Place } from "../model/Place.ts"
import type { Directive } from "./Directive.ts"

interface Anchored {
  readonly nodes: ReadonlyArray<Directive>
  /** Directives in all of it. */
  readonly size: number
}

/** What the nodes of a document hold that have a name, by that name (YAML 1.2, 3.2.2.2). */
export type Anchors = Map<string, Anchored>

/** What is left of the directives that a document may come to. */
interface Budget {
  left: number
}

const sizeOf = (nodes: ReadonlyArray<Directive>): number =>
  nodes.reduce((size, { block = [] }) => size + 1 + sizeOf(block), 0)

export const nameNodes = (anchors: Anchors, name: string, nodes: ReadonlyArray<Directive>): void => {
  anchors.set(name, { nodes, size: sizeOf(nodes) })
}

/** A copy of named nodes under the name of a directive. Undefined where there are none, or more than a file may come to. */
export const nodesNamed = (
  anchors: Anchors,
  budget: Budget,
  anchor: string,
  { name, place }: { readonly name: string; readonly place: Place }
): ReadonlyArray<Directive> | undefined => {
  const found = anchors.get(anchor)
  if (found === undefined || found.size > budget.left) return undefined
  budget.left -= found.size
  return found.nodes.map((node) =>
    node.block === undefined && node.margin === undefined
      ? { ...node, name, place, written: node.written ?? node.place }
      : { ...node, name }
  )
}

const MERGE = "<<"

/** Puts in what the merge keys of a mapping stand for; its own keys and earlier ones go before (https://yaml.org/type/merge.html). */
export const mergeKeys = (mapping: Array<Directive>): void => {
  const merges = mapping.filter(({ name, block }) => name === MERGE && block !== undefined)
  if (merges.length === 0) return
  const known = new Set(mapping.map(({ name }) => name))
  for (const { block = [] } of merges) {
    const added = block.filter(({ name }) => !known.has(name))
    for (const { name } of added) known.add(name)
    mapping.push(...added)
  }
  mapping.splice(0, mapping.length, ...mapping.filter((one) => !merges.includes(one)))
}
