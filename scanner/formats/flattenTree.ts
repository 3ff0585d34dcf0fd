import type { Place } from "../model/Place.ts"
import { type LocatedNode, MAX_DEPTH } from "./LocatedNode.ts"
import { isOpen } from "./openText.ts"

export interface Setting {
  /** Names of all levels with dots between. */
  readonly key: string
  readonly value: string
  readonly place: Place
  /** The folder it holds in, from that of its file, where only those ask for it that know theirs. */
  readonly folder?: string
}

const MAX_SETTINGS = 20_000

/** The value of a node as the program that reads it has it. */
const valueOf = ({ values, isFolded }: LocatedNode): string => {
  const text = values.join(" ")
  return isFolded === true ? text.replace(/([^\n])\n(?=\S)/g, "$1 ") : text
}

/**
 * The values of a tree by the names that lead to them: `a: { b: [x] }` is `a.b.0`. Values that are not written out are left out.
 */
export const flattenTree = (nodes: ReadonlyArray<LocatedNode>): ReadonlyArray<Setting> => {
  const settings: Array<Setting> = []
  const visit = (all: ReadonlyArray<LocatedNode>, path: ReadonlyArray<string | number>, depth: number): void => {
    for (const node of all) {
      const { name, indexes = [], children, values, place } = node
      const key = [...path, ...(depth === 0 && name === "" ? [] : [name]), ...indexes]
      if (settings.length >= MAX_SETTINGS) return
      if (children !== undefined && depth < MAX_DEPTH) visit(children, key, depth + 1)
      else if (values.length > 0 && !values.some(isOpen))
        settings.push({ key: key.join("."), value: valueOf(node), place })
    }
  }
  visit(nodes, [], 0)
  return settings
}
