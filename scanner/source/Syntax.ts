import {
  type Language as WasmLanguage,
  type Node,
  Parser,
  Query,
  type QueryCapture,
  type QueryOptions,
  type Tree
} from "web-tree-sitter"
import type { Grammar } from "../../grammars/Grammar.ts"
import type { Language } from "../../grammars/manifest.ts"
import { captureNames } from "./captures.ts"
import { embeddedCode } from "../../grammars/embeddedCode.ts"
import { once } from "./LazyWrite.ts"
import { normalise } from "./normalise.ts"
import type { CandidateNames, Queries } from "./callSites.ts"
import type { ParsedFile } from "./ParsedFile.ts"
import { type StepBudget, StepsExhausted } from "./StepBudget.ts"

/**
 * Patterns in progress at once in one query, each of which costs time at every node; beyond, matches of very deep code are
 * dropped. Of 12,000 files of real programs none has a quarter of them.
 */
const MATCH_LIMIT = 4_096

/** A loaded grammar: parses a file and normalises it into a `ParsedFile`. */
export interface Syntax {
  readonly language: Language
  /** Lends `use` the file; its tree is gone afterwards. Throws `StepsExhausted` when that takes more steps than are left. */
  readonly read: <A>(
    path: string,
    text: string,
    interest: CandidateNames,
    steps: StepBudget,
    use: (unit: ParsedFile) => A
  ) => A
}

/** The binding counts query ranges in bytes of UTF-16, but node offsets in code units. */
const BYTES_PER_UNIT = 2

const SECTION = /^;;; (outline|sites|choices)$/m

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

/** Runs a query to its end. One that is stopped on its way has found an arbitrary part of its matches. */
const run = (
  query: Query,
  within: Node,
  range: QueryOptions,
  steps: StepBudget
): ReadonlyArray<ReadonlyArray<QueryCapture>> => {
  steps.spend(1)
  const progressCallback = (): boolean => steps.isSpentBy(1)
  const matches = query.matches(within, { ...range, matchLimit: MATCH_LIMIT, progressCallback })
  steps.spend(0)
  return matches.map(({ captures }) => captures)
}

type QueriesWithin = (root: Node, steps: StepBudget) => Queries

/** Characters between two places of a text at which its tree is looked at: deep code that is shorter costs little. */
const SPACING = 1_024

/** Trees of programs are seldom deeper than this. */
const USUAL_DEPTH = 64

/** Around a use, nodes are asked for their parents some twenty times, and each answer is looked for from the root downwards. */
const LEVELS_PER_STEP = 64

/** Steps that reading a use at an offset takes beyond those that a query counts itself, where the tree is very deep. */
type DepthCosts = (offset: number) => number

const depthAt = (root: Node, offset: number): number => {
  let depth = 0
  for (let node: Node | null = root; node !== null; node = node.firstChildForIndex(offset)) depth++
  return depth
}

/** Looks at the places of a tree that are asked for, each once. */
const depthCosts = (root: Node, steps: StepBudget): DepthCosts => {
  const known = new Map<number, number>()
  return (offset) => {
    const place = offset - (offset % SPACING)
    const before = known.get(place)
    if (before !== undefined) return before
    const cost = Math.max(0, depthAt(root, place) - USUAL_DEPTH) / LEVELS_PER_STEP
    steps.spend(cost)
    known.set(place, cost)
    return cost
  }
}

const compileQueries = (wasm: WasmLanguage, text: string): QueriesWithin => {
  const sections = sectionsOf(text)
  if (!sections.has("sites")) throw new Error("a query needs the line ;;; sites")
  const outline = compile(wasm, sections.get("outline")!)
  const sites = compile(wasm, sections.get("sites")!)
  const choices = once(() => compile(wasm, sections.get("choices") ?? ""))
  return (tree, steps) => {
    const costAt = depthCosts(tree, steps)
    return {
      outline: (root) => run(outline, root, {}, steps),
      choices: (root) => run(choices(), root, {}, steps),
      sites: (within, from, to) => {
        steps.spend(costAt(from))
        return run(sites, within, { startIndex: from * BYTES_PER_UNIT, endIndex: to * BYTES_PER_UNIT }, steps)
      }
    }
  }
}

interface Parsed {
  readonly tree: Tree
  readonly text: string
}

/** So often a text is parsed again because its grammar missed the ends of lines, scripts within scripts, or macros. */
const MAX_REPAIRS = 4

/** Characters the parser copies at one go; it takes no more than 5,119. */
const CHUNK = 4_096

/** How many characters a parser takes in one step. */
const CHARACTERS_PER_STEP = 8_192

/** How a parser reads a text, and afterwards its nodes. */
interface SourceReader {
  readonly read: (index: number) => string
  readonly finish: () => void
}

/**
 * Gives a parser one line at a time: some grammars ask for the column of many of their tokens, for which the parser reads
 * the line again from its beginning, and with it all that it is given beside: reading is counted. Once parsing is finished, texts of
 * nodes are read whole.
 */
export const sourceReader = (text: string, steps: StepBudget): SourceReader => {
  let isParsing = true
  return {
    read: (index) => {
      if (!isParsing) return text.slice(index)
      const chunk = text.slice(index, index + CHUNK)
      const end = chunk.indexOf("\n") + 1
      const given = end === 0 ? chunk : chunk.slice(0, end)
      steps.isSpentBy(given.length / CHARACTERS_PER_STEP)
      return given
    },
    finish: () => {
      isParsing = false
    }
  }
}

/** A tree, and the text it is of. */
const parse = (parser: Parser, grammar: Grammar, file: string, steps: StepBudget): Parsed => {
  let text = file
  for (let repairs = 0; ; repairs++) {
    const source = sourceReader(text, steps)
    const tree = parser.parse(source.read, null, { progressCallback: () => steps.isSpentBy(1) })
    source.finish()
    if (tree === null) {
      parser.reset()
      throw new StepsExhausted("not parsed")
    }
    const repaired = repairs === MAX_REPAIRS ? undefined : grammar.repair?.(text, tree.rootNode)
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
    read: (path, file, interest, steps, use) => {
      const text = language.embedding === undefined ? file : embeddedCode(file, language.embedding)
      const parsed = parse(parser, language.grammar, text, steps)
      try {
        const { tree, text: repaired } = parsed
        return use(normalise(path, language.grammar, tree, repaired, queries(tree.rootNode, steps), interest))
      } finally {
        parsed.tree.delete()
      }
    }
  }
}
