import { type Language as WasmLanguage, Parser, Query } from "web-tree-sitter"
import type { Language } from "../../grammars/manifest.ts"
import { captureNames } from "./captures.ts"
import { normalise } from "./normalise.ts"
import type { Interest, Queries } from "./sites.ts"
import type { Unit } from "./Unit.ts"

/** Patterns in progress at once in one query; beyond, matches of very deep code are dropped instead of memory growing. */
const MATCH_LIMIT = 65_536

/** A loaded grammar: parses a file and reads it as a `Unit`. */
export interface Syntax {
  readonly language: Language
  /** Lends `use` the file; its tree is gone afterwards. Undefined when the parser was not done within `limitMillis`. */
  readonly read: <A>(
    path: string,
    text: string,
    interest: Interest,
    limitMillis: number,
    use: (unit: Unit) => A
  ) => A | undefined
}

/** The binding counts query ranges in bytes of UTF-16, but node offsets in code units. */
const BYTES_PER_UNIT = 2

const SITES = ";;; sites"

const compile = (wasm: WasmLanguage, text: string): Query => {
  const query = new Query(wasm, text)
  const known: ReadonlyArray<string> = captureNames
  for (const name of query.captureNames) if (!known.includes(name)) throw new Error(`unknown capture @${name}`)
  return query
}

const compileQueries = (wasm: WasmLanguage, text: string): Queries => {
  const cut = text.indexOf(SITES)
  if (cut < 0) throw new Error(`a query needs the line ${SITES}`)
  const outline = compile(wasm, text.slice(0, cut))
  const sites = compile(wasm, text.slice(cut))
  return {
    outline: (root) => outline.matches(root, { matchLimit: MATCH_LIMIT }).map((match) => match.captures),
    sites: (within, from, to) =>
      sites
        .matches(within, { startIndex: from * BYTES_PER_UNIT, endIndex: to * BYTES_PER_UNIT, matchLimit: MATCH_LIMIT })
        .map((match) => match.captures)
  }
}

/** Prepares a grammar for parsing. The query may only use the captures of `captures.ts`. */
export const makeSyntax = (language: Language, wasm: WasmLanguage, queryText: string): Syntax => {
  const parser = new Parser()
  parser.setLanguage(wasm)
  const queries = compileQueries(wasm, queryText)
  return {
    language,
    read: (path, text, interest, limitMillis, use) => {
      const until = performance.now() + limitMillis
      const tree = parser.parse(text, null, { progressCallback: () => performance.now() > until })
      if (tree === null) {
        parser.reset()
        return undefined
      }
      try {
        return use(normalise(path, language.grammar, tree, text, queries, interest))
      } finally {
        tree.delete()
      }
    }
  }
}
