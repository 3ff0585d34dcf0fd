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

/** Reads `name words;` and `name words { ... }`. An unclosed block ends with the file. */
export const braceDirectives = ({ ends, assigns }: BraceStyle, text: string): ReadonlyArray<Directive> => {
  const file = openFile()
  const stack: Array<OpenDirective> = [file]
  let words: Array<Word> = []
  let line = 1
  let lineStart = 0
  let count = 0
  const finish = (block: boolean): void => {
    const parent = stack.at(-1)!
    if (words.length === 0 && !block) return
    const [name = "", ...values] = words.length === 0 ? [] : assigns ? unassigned(words) : words.map((one) => one.text)
    const first = words[0] ?? { line, column: 1, endColumn: 2 }
    const last = words.at(-1) ?? first
    const place = { line: first.line, column: first.column, endLine: last.line, endColumn: last.endColumn }
    const made = { name, values, place, ...(block && { block: [] }) }
    words = []
    count++
    parent.block.push(made)
    if (block) stack.push(stack.length < MAX_DEPTH ? (made as OpenDirective) : parent)
  }
  for (const found of text.matchAll(TOKEN)) {
    if (count >= MAX_DIRECTIVES) break
    const { groups } = found
    const { open, close, end, line: ended, double, single, word } = groups!
    const written = double ?? single ?? word
    if (written !== undefined) {
      const column = found.index - lineStart + 1
      words.push({ text: written, line, column, endColumn: column + found[0].length })
    }
    if (open !== undefined) finish(true)
    else if (close !== undefined) {
      finish(false)
      if (stack.length > 1) stack.pop()
    } else if (end !== undefined || (ended === "\n" && ends === "line")) finish(false)
    for (let at = found[0].indexOf("\n"); at >= 0; at = found[0].indexOf("\n", at + 1)) {
      line++
      lineStart = found.index + at + 1
    }
  }
  finish(false)
  return file.block
}
