import type { Tree } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { CallExpr, ConstructExpr } from "./Expr.ts"
import { eachPlaceOf } from "./identifiers.ts"
import { lowerWith } from "./lower.ts"
import { type Outline, readOutline } from "./outline.ts"
import { spelledInterest } from "./spelledInterest.ts"
import { callsNamed, type CandidateNames, type Queries, sitesOf } from "./sites.ts"
import type { Unit } from "./Unit.ts"

const nothing: Outline = {
  package: "",
  imports: new Map(),
  wildcards: [],
  extensions: [],
  scopes: [],
  memberWrites: new Map(),
  elementWrites: [],
  fieldWrites: new Map(),
  baseCalls: []
}

const placesOf = (text: string, word: string): ReadonlyArray<number> => {
  const found: Array<number> = []
  eachPlaceOf(text, word, (start) => found.push(start))
  return found
}

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
  interest: CandidateNames
): Unit => {
  const lower = lowerWith(grammar)
  const sites = sitesOf(tree.rootNode, grammar, text, queries, spelledInterest(interest, grammar), lower)
  const outline =
    sites.length === 0 && interest.isWhole !== true
      ? nothing
      : readOutline(path, grammar, tree.rootNode, queries.outline(tree.rootNode), lower)
  const calls = new Map<string, ReadonlyArray<CallExpr | ConstructExpr>>()
  const mentions = new Map<string, ReadonlyArray<number>>()
  return {
    path,
    grammar,
    ...outline,
    sites,
    callsOf: (name) => {
      const known = calls.get(name) ?? callsNamed(tree.rootNode, grammar, text, queries, lower, name)
      calls.set(name, known)
      return known
    },
    mentionsOf: (word) => {
      const known = mentions.get(word) ?? placesOf(text, word)
      mentions.set(word, known)
      return known
    },
    hasErrors: tree.rootNode.hasError
  }
}
