import { type LocatedNode, type LocatedTree, MAX_DEPTH, MAX_NODES, openFile, type OpenNode } from "./LocatedNode.ts"

/** Files whose blocks stand in braces. */
export interface BraceStyle {
  /** What ends a directive: a semicolon (nginx), or the end of the line as well (Caddy, Dovecot, strongSwan). */
  readonly ends: "semicolon" | "line"
  /** `=` between a name and its value. */
  readonly assigns?: true
}

interface Word {
  readonly text: string
  readonly line: number
  readonly column: number
  readonly endColumn: number
}

/** Words in quotes, `${...}` and `{{ ... }}` as part of a word, other words, the signs, comments and line ends. */
const TOKEN =
  /[ \t\r\f\v]+|(?<comment>#[^\n]*)|(?<line>\\?\n)|(?<open>\{(?!\{))|(?<close>\})|(?<end>;)|"(?<double>(?:[^"\\]|\\[^])*)(?:"|$)|'(?<single>(?:[^'\\]|\\[^])*)(?:'|$)|(?<word>(?:\$\{[^}\n]{0,256}\}|\{\{[^\n]{0,256}?\}\}|\\[^\n]|[^\s;{}"'\\]|(?<=[^\s;{}])["'])+|[^])/gy

/** `key=value` and `key = value` are two words. */
const unassigned = (words: ReadonlyArray<Word>): ReadonlyArray<string> => {
  const [first, ...others] = words.map(({ text }) => text)
  const sign = first!.indexOf("=")
  if (sign > 0)
    return [first!.slice(0, sign), ...(sign === first!.length - 1 ? [] : [first!.slice(sign + 1)]), ...others]
  const [second, ...rest] = others
  if (second === undefined || !second.startsWith("=")) return [first!, ...others]
  return [first!, ...(second === "=" ? [] : [second.slice(1)]), ...rest]
}

/** What words make; without words a block has no name. */
const nodeOf = (words: ReadonlyArray<Word>, assigns: boolean, line: number): LocatedNode => {
  const [name = "", ...values] = words.length === 0 ? [] : assigns ? unassigned(words) : words.map(({ text }) => text)
  const first = words[0] ?? { line, column: 1, endColumn: 2 }
  const last = words.at(-1) ?? first
  return {
    name,
    values,
    place: { line: first.line, column: first.column, endLine: last.line, endColumn: last.endColumn }
  }
}

interface BraceParser {
  readonly stack: Array<OpenNode>
  words: Array<Word>
  line: number
  lineStart: number
  count: number
}

const finish = (parser: BraceParser, assigns: boolean): void => {
  if (parser.words.length === 0) return
  parser.stack.at(-1)!.children.push(nodeOf(parser.words, assigns, parser.line))
  parser.words = []
  parser.count++
}

const openBlock = (parser: BraceParser, assigns: boolean): void => {
  const { stack, words, line } = parser
  const parent = stack.at(-1)!
  const made: OpenNode = { ...nodeOf(words, assigns, line), children: [] }
  parent.children.push(made)
  stack.push(stack.length < MAX_DEPTH ? made : parent)
  parser.words = []
  parser.count++
}

const passLines = (parser: BraceParser, text: string, start: number): void => {
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    parser.line++
    parser.lineStart = start + at + 1
  }
}

/**
 * `name words;` and `name words { ... }`. An unclosed block ends with the file. A reader of our own, as each program has its own
 * rules for words, quotes and line ends.
 */
export const readBraces = (style: BraceStyle, text: string): LocatedTree => {
  const file = openFile()
  const assigns = style.assigns === true
  const parser: BraceParser = { stack: [file], words: [], line: 1, lineStart: 0, count: 0 }
  for (const found of text.matchAll(TOKEN)) {
    if (parser.count >= MAX_NODES) break
    const { open, close, end, line, double, single, word } = found.groups!
    const written = double ?? single ?? word
    if (written !== undefined) {
      const column = found.index - parser.lineStart + 1
      parser.words.push({ text: written, line: parser.line, column, endColumn: column + found[0].length })
    }
    if (open !== undefined) openBlock(parser, assigns)
    if (close !== undefined || end !== undefined || (line === "\n" && style.ends === "line")) finish(parser, assigns)
    if (close !== undefined && parser.stack.length > 1) parser.stack.pop()
    passLines(parser, found[0], found.index)
  }
  finish(parser, assigns)
  return { nodes: file.children }
}
