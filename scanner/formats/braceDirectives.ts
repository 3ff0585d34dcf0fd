import { type Directive, MAX_DEPTH, MAX_DIRECTIVES, openFile, type OpenDirective } from "./Directive.ts"

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
const directiveOf = (words: ReadonlyArray<Word>, assigns: boolean, line: number): Directive => {
  const [name = "", ...values] = words.length === 0 ? [] : assigns ? unassigned(words) : words.map(({ text }) => text)
  const first = words[0] ?? { line, column: 1, endColumn: 2 }
  const last = words.at(-1) ?? first
  return {
    name,
    values,
    place: { line: first.line, column: first.column, endLine: last.line, endColumn: last.endColumn }
  }
}

interface Reading {
  readonly stack: Array<OpenDirective>
  words: Array<Word>
  line: number
  lineStart: number
  count: number
}

const finish = (reading: Reading, assigns: boolean): void => {
  if (reading.words.length === 0) return
  reading.stack.at(-1)!.block.push(directiveOf(reading.words, assigns, reading.line))
  reading.words = []
  reading.count++
}

const openBlock = (reading: Reading, assigns: boolean): void => {
  const { stack, words, line } = reading
  const parent = stack.at(-1)!
  const made: OpenDirective = { ...directiveOf(words, assigns, line), block: [] }
  parent.block.push(made)
  stack.push(stack.length < MAX_DEPTH ? made : parent)
  reading.words = []
  reading.count++
}

const passLines = (reading: Reading, text: string, start: number): void => {
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) {
    reading.line++
    reading.lineStart = start + at + 1
  }
}

/** Reads `name words;` and `name words { ... }`. An unclosed block ends with the file. */
export const braceDirectives = (style: BraceStyle, text: string): ReadonlyArray<Directive> => {
  const file = openFile()
  const assigns = style.assigns === true
  const reading: Reading = { stack: [file], words: [], line: 1, lineStart: 0, count: 0 }
  for (const found of text.matchAll(TOKEN)) {
    if (reading.count >= MAX_DIRECTIVES) break
    const { open, close, end, line, double, single, word } = found.groups!
    const written = double ?? single ?? word
    if (written !== undefined) {
      const column = found.index - reading.lineStart + 1
      reading.words.push({ text: written, line: reading.line, column, endColumn: column + found[0].length })
    }
    if (open !== undefined) openBlock(reading, assigns)
    if (close !== undefined || end !== undefined || (line === "\n" && style.ends === "line")) finish(reading, assigns)
    if (close !== undefined && reading.stack.length > 1) reading.stack.pop()
    passLines(reading, found[0], found.index)
  }
  finish(reading, assigns)
  return file.block
}
