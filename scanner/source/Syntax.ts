import { type Language as WasmLanguage, Parser } from "web-tree-sitter"
import type { Language } from "../../grammars/manifest.ts"
import { embeddedCode } from "../../grammars/embeddedCode.ts"
import { compileQueries, type Query } from "../tree/compileQuery.ts"
import { makeFlatTree, treeNamesOf } from "../tree/FlatTree.ts"
import { type KeptTree, packTree, unpackTree } from "../tree/packTree.ts"
import { Node } from "../tree/Node.ts"
import { type Range, runQuery } from "../tree/runQuery.ts"
import type { TreeLayer } from "../tree/TreeLayer.ts"
import { captureNames, type Captures, capturesOf } from "./captures.ts"
import { normalise } from "./normalise.ts"
import type { CandidateNames, Queries } from "./callSites.ts"
import type { ParsedFile } from "./ParsedFile.ts"
import { countedSteps, type StepBudget, StepsExhausted } from "./StepBudget.ts"

/** A loaded grammar: parses a file and normalises it into a `ParsedFile`. */
export interface Syntax {
  readonly language: Language
  /**
   * Lends `use` the file; its tree is gone afterwards, unless it is asked to keep it, which it can where what was parsed is the
   * text. With the tree that was kept of a text, that is not parsed again. Throws `StepsExhausted` when reading takes more steps
   * than are left.
   */
  readonly read: <A>(
    path: string,
    text: string,
    interest: CandidateNames,
    steps: StepBudget,
    use: (unit: ParsedFile, keep: () => KeptTree | undefined) => A,
    known?: KeptTree
  ) => A
}

const SECTION = /^;;; (outline|sites|choices)$/m

/** Each section of a query, put together from the places where the text comes back to it. It begins with the outline. */
export const sectionsOf = (text: string): ReadonlyMap<string, string> => {
  const [outline = "", ...rest] = text.split(SECTION)
  const sections = new Map([["outline", outline]])
  for (let at = 0; at < rest.length; at += 2) sections.set(rest[at]!, (sections.get(rest[at]!) ?? "") + rest[at + 1]!)
  return sections
}

const checked = (query: Query): Query => {
  const known: ReadonlyArray<string> = captureNames
  for (const name of query.captures)
    if (!known.includes(name) && !name.startsWith("_")) throw new SyntaxError(`unknown capture @${name}`)
  return query
}

const compile = (wasm: WasmLanguage, text: string): CompiledQueries => {
  const sections = sectionsOf(text)
  if (!sections.has("sites")) throw new SyntaxError("a query needs the line ;;; sites")
  const compiled = compileQueries(
    wasm,
    ["outline", "sites", "choices"].map((name) => sections.get(name) ?? "")
  )
  const [outline, sites, choices] = compiled.queries.map(checked)
  return { kind: compiled.kind, outline: outline!, sites: sites!, choices: choices! }
}

interface CompiledQueries {
  readonly kind: number
  readonly outline: Query
  readonly sites: Query
  readonly choices: Query
}

const queriesWith = ({ outline, sites, choices }: CompiledQueries, { spend }: StepBudget): Queries => {
  const run = (query: Query, within: Node, range?: Range): ReadonlyArray<Captures> =>
    runQuery(query, within, range, spend).map(capturesOf)
  return {
    outline: (root) => run(outline, root),
    choices: (root) => run(choices, root),
    sites: (within, from, to) => run(sites, within, { from, to })
  }
}

/** So often a text is parsed again because its grammar missed the ends of lines, scripts within scripts, or macros. */
const MAX_REPAIRS = 4

/** Characters the parser copies at one go; it takes no more than 5,119. */
const CHUNK = 4_096

/** How many characters a parser takes in one step. */
const CHARACTERS_PER_STEP = 8_192

/**
 * Gives a parser one line at a time: some grammars ask for the column of many of their tokens, for which the parser reads
 * the line again from its beginning, and with it all that it is given beside: reading is counted.
 */
export const chunksOf =
  (text: string, steps: StepBudget): ((index: number) => string) =>
  (index) => {
    const chunk = text.slice(index, index + CHUNK)
    const end = chunk.indexOf("\n") + 1
    const given = end === 0 ? chunk : chunk.slice(0, end)
    steps.isSpentBy(given.length / CHARACTERS_PER_STEP)
    return given
  }

const keptTree = (words: Uint32Array, steps: number): KeptTree | undefined => {
  const bytes = packTree(words)
  return bytes && { bytes, steps }
}

/** Prepares a grammar for parsing. The query may only use the captures of `captures.ts`. */
export const makeSyntax = (language: Language, wasm: WasmLanguage, queryText: string, layer: TreeLayer): Syntax => {
  const parser = new Parser()
  parser.setLanguage(wasm)
  const queries = compile(wasm, queryText)
  const names = treeNamesOf(wasm)
  const { grammar, embedding } = language
  const parse = (text: string, steps: StepBudget): Node => {
    const tree = parser.parse(chunksOf(text, steps), null, { progressCallback: () => steps.isSpentBy(1) })
    if (tree === null) {
      parser.reset()
      throw new StepsExhausted("not parsed")
    }
    try {
      return new Node(makeFlatTree(layer.lay(tree, queries.kind), text, names), 0)
    } finally {
      tree.delete()
    }
  }
  const parseRepaired = (file: string, steps: StepBudget): Node => {
    let text = file
    for (let repairs = 0; ; repairs++) {
      const root = parse(text, steps)
      const repaired = repairs === MAX_REPAIRS ? undefined : grammar.repair?.(text, root)
      if (repaired === undefined) return root
      layer.takeBack(root.tree.words)
      text = repaired
    }
  }
  return {
    language,
    read: (path, file, interest, steps, use, known) => {
      const unitOf = (root: Node): ParsedFile => normalise(path, grammar, root, queriesWith(queries, steps), interest)
      if (known !== undefined) {
        steps.spend(known.steps)
        return use(unitOf(new Node(makeFlatTree(unpackTree(known.bytes), file, names), 0)), () => known)
      }
      const counted = countedSteps(steps)
      const root = parseRepaired(embedding === undefined ? file : embeddedCode(file, embedding), counted)
      const { text, words } = root.tree
      const taken = counted.taken()
      try {
        return use(unitOf(root), () => (text === file ? keptTree(words, taken) : undefined))
      } finally {
        layer.takeBack(words)
      }
    }
  }
}
