import type { Tree } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import { lowerWith } from "./lower.ts"
import { type Outline, readOutline } from "./outline.ts"
import { callsNamed, type Interest, type Queries, siteFinder, sitesOf } from "./sites.ts"
import type { Unit } from "./Unit.ts"

const nothing: Outline = { package: "", imports: new Map(), wildcards: [], scopes: [] }

/**
 * Reads a syntax tree in the one vocabulary of captures. Only identifiers some row is interested in are looked at; a
 * file without such a use is not read any further.
 */
export const normalise = (
  path: string,
  grammar: Grammar,
  tree: Tree,
  text: string,
  queries: Queries,
  interest: Interest
): Unit => {
  const lower = lowerWith(grammar)
  const sites = sitesOf(siteFinder(tree.rootNode, text, queries, lower), interest)
  const outline =
    sites.length === 0 ? nothing : readOutline(path, grammar, tree.rootNode, queries.outline(tree.rootNode), lower)
  return {
    path,
    grammar,
    ...outline,
    sites,
    callsOf: (name) => callsNamed(tree.rootNode, text, queries, lower, name),
    hasErrors: tree.rootNode.hasError
  }
}
