import { type Language as WasmLanguage, type Node, Parser, Query, type Tree } from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Language } from "../../grammars/manifest.ts"
import { captureNames } from "./captures.ts"
import { embeddedCode } from "../../grammars/embeddedCode.ts"
import { normalise } from "./normalise.ts"
import type { CandidateNames, Queries } from "./sites.ts"
import type { Unit } from "./Unit.ts"
import { sourceReader } from "./sourceReader.ts"

/** Patterns in progress at once in one query; beyond, matches of very deep code are dropped instead of memory growing. */
const MATCH_LIMIT = 65_536

/** A loaded grammar: parses a file and reads it as a `Unit`. */
export interface Syntax {
  readonly language: Language
  /** Lends `use` the file; its tree is gone afterwards. Undefined when the parser was not done within `limitMillis`. */
  readonly read: <A>(
    path: string,
    text: string,
    interest: CandidateNames,
    limitMillis: number,
    use: (unit: Unit) => A
  ) => A | undefined
}

/** The binding counts query ranges in bytes of UTF-16, but node offsets in code units. */
const BYTES_PER_UNIT = 2

const SECTION = /^;;; (outline|sites)$/m

/** Each section of a query, put together from the places where the text comes back to it. It begins with the outline. */
const sectionsOf = (text: string): ReadonlyMap<string, string> => {
  const [outline = "", ...rest] = text.split(SECTION)
  const sections = new Map([["outline", outline]])
  for (let at = 0; at < rest.length; at += 2) sections.set(rest[at]!, (sections.get(rest[at]!) ?? "") + rest[at + 1]!)
  return sections
}

const compile = (wasm: WasmLanguage, text: string): Query => {
  const query = new Query(wasm, text)
  const known: ReadonlyArray<string> = captureNames
  for (const name of query.captureNames)
    if (!known.includes(name) && !name.startsWith("_")) throw new Error(`unknown capture @${name}`)
  return query
}

const compileQueries = (wasm: WasmLanguage, text: string): Queries => {
  const sections = sectionsOf(text)
  if (!sections.has("sites")) throw new Error("a query needs the line ;;; sites")
  const outline = compile(wasm, sections.get("outline")!)
  const sites = compile(wasm, sections.get("sites")!)
  return {
    outline: (root) => outline.matches(root, { matchLimit: MATCH_LIMIT }).map((match) => match.captures),
    sites: (within, from, to) =>
      sites
        .matches(within, { startIndex: from * BYTES_PER_UNIT, endIndex: to * BYTES_PER_UNIT, matchLimit: MATCH_LIMIT })
        .map((match) => match.captures)
  }
}

interface Parsed {
  readonly tree: Tree
  readonly text: string
}

/** So often a text is parsed again because its grammar missed the ends of lines, or scripts within scripts. */
const MAX_REPAIRS = 4

/** The text as it should be read, where that is another one; a grammar reads what programs are given to run as a text. */
const repair = (text: string, root: Node, { commands }: Grammar): string | undefined => commands?.repair(text, root)

/** A tree, and the text it is of. Undefined when the parser was not done in time. */
const parseWithin = (parser: Parser, grammar: Grammar, file: string, until: number): Parsed | undefined => {
  let text = file
  for (let repairs = 0; ; repairs++) {
    const source = sourceReader(text)
    const tree = parser.parse(source.read, null, { progressCallback: () => performance.now() > until })
    source.finish()
    if (tree === null) {
      parser.reset()
      return undefined
    }
    const repaired = repairs === MAX_REPAIRS ? undefined : repair(text, tree.rootNode, grammar)
    if (repaired === undefined) return { tree, text }
    tree.delete()
    text = repaired
  }
}

/** Prepares a grammar for parsing. The query may only use the captures of `captures.ts`. */
export const makeSyntax = (language: Language, wasm: WasmLanguage, queryText: string): Syntax => {
  const parser = new Parser()
  parser.setLanguage(wasm)
  const queries = compileQueries(wasm, queryText)
  return {
    language,
    read: (path, file, interest, limitMillis, use) => {
      const text = language.embedding === undefined ? file : embeddedCode(file, language.embedding)
      const parsed = parseWithin(parser, language.grammar, text, performance.now() + limitMillis)
      if (parsed === undefined) return undefined
      try {
        return use(normalise(path, language.grammar, parsed.tree, parsed.text, queries, interest))
      } finally {
        parsed.tree.delete()
      }
    }
  }
}
