import type { Node } from "web-tree-sitter"
import type { Grammar, ImportTree } from "../../grammars/Grammar.ts"

/** One name that an import brings in. */
export interface ImportLeaf {
  /** Dots between the parts. */
  readonly path: string
  readonly alias?: string
  readonly isWildcard?: true
}

const MAX_DEPTH = 40

const under = (prefix: string, path: string, separator: string): string =>
  [prefix, ...path.replace(/\s+/g, "").split(separator)].filter((part) => part !== "").join(".")

/** Every name of an import that lists several, nested at will. */
export const importLeaves = ({ importTree, pathSeparator = "." }: Grammar, node: Node): ReadonlyArray<ImportLeaf> =>
  importTree === undefined ? [] : leaves(importTree, pathSeparator, node, "", 0)

const leaves = (
  tree: ImportTree,
  separator: string,
  node: Node,
  prefix: string,
  depth: number
): ReadonlyArray<ImportLeaf> => {
  if (depth > MAX_DEPTH) return []
  const inner = (list: Node, path: string): ReadonlyArray<ImportLeaf> =>
    list.namedChildren.flatMap((child) => (child === null ? [] : leaves(tree, separator, child, path, depth + 1)))
  switch (node.type) {
    case tree.list:
      return inner(node, prefix)
    case tree.scoped.type: {
      const list = node.childForFieldName(tree.scoped.list)
      return list === null
        ? []
        : inner(list, under(prefix, node.childForFieldName(tree.scoped.path)?.text ?? "", separator))
    }
    case tree.renamed.type: {
      const path = node.childForFieldName(tree.renamed.path)
      const alias = node.childForFieldName(tree.renamed.alias)?.text
      if (path === null || alias === undefined) return []
      return [{ path: path.type === tree.self ? prefix : under(prefix, path.text, separator), alias }]
    }
    case tree.wildcard:
      return [{ path: under(prefix, node.firstNamedChild?.text ?? "", separator), isWildcard: true }]
    case tree.self:
      return [{ path: prefix }]
    default:
      return [{ path: under(prefix, node.text, separator) }]
  }
}
