import type { LocatedNode, LocatedTree } from "./LocatedNode.ts"

/** A mapping of a document. Scalars are texts as they are written, `null` where there is none. */
export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The members of an object; none of anything else. */
export const membersOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  isObject(value) ? Object.entries(value) : []

/** The elements of an array; none of anything else. */
export const elementsOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

export const memberOf = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value)

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

export const isTrue = (value: unknown): boolean => value === "true"

const valueOf = (node: LocatedNode): unknown => {
  if (node.children !== undefined) return objectOf(node.children)
  return node.values.length === 0 ? null : node.values.join(" ")
}

const isList = (value: unknown): value is Array<unknown> => Array.isArray(value)

/** Puts an element in its list, which may be in a list itself. */
const addElement = (list: Array<unknown>, [index = 0, ...inner]: ReadonlyArray<number>, value: unknown): void => {
  if (inner.length === 0) list.push(value)
  else {
    if (!isList(list[index])) list[index] = []
    addElement(list[index] as Array<unknown>, inner, value)
  }
}

/** The last of several values of one name counts. */
const objectOf = (nodes: ReadonlyArray<LocatedNode>): JsonObject => {
  const members = new Map<string, unknown>()
  for (const node of nodes) {
    const { name, indexes } = node
    if (indexes === undefined) {
      members.set(name, valueOf(node))
      continue
    }
    const known = members.get(name)
    const list = isList(known) && indexes.some((index) => index > 0) ? known : []
    members.set(name, list)
    addElement(list, indexes, valueOf(node))
  }
  return Object.fromEntries(members)
}

/** The mapping that a document is, without its places; undefined of a damaged one, and of one that is something else. */
export const treeValues = ({ nodes, isDamaged }: LocatedTree): JsonObject | undefined =>
  isDamaged === true || nodes.some(({ name, children }) => name === "" && children === undefined)
    ? undefined
    : objectOf(nodes)
