import { type LocatedNode, type LocatedTree, MAX_DEPTH, MAX_NODES, openFile, type OpenNode } from "./LocatedNode.ts"

/** Files with one setting a line. */
export interface LineStyle {
  /** Signs that begin a comment at the beginning of a line; `#` if nothing is said. */
  readonly comments?: string
  /** What stands between a name and its value: `=`, white space or `=`, `=` or `:`; white space if nothing is said. */
  readonly assigns?: "equals" | "either" | "sign"
  /**
   * How sections begin: `[name]`, `<name words> ... </name>`, one of the words in a list, or any line that is not
   * indented. A section of the last two kinds ends where the next one begins.
   */
  readonly sections?: "square" | "angle" | "flush" | ReadonlyArray<string>
  /** A line goes on in the next one: after a backslash, or where the next one is indented. */
  readonly continues?: "backslash" | "indent"
  /** The value is one word up to the end of the line. */
  readonly whole?: true
  /** Names of directives whose words may each be an option with the next word as its value. */
  readonly options?: ReadonlyArray<string>
}

interface Line {
  readonly text: string
  readonly number: number
  readonly endNumber: number
  readonly endColumn: number
}

const joined = (lines: ReadonlyArray<string>, from: number, to: number): Line => ({
  text: lines
    .slice(from, to)
    .map((line, at) => (at === to - from - 1 ? line : line.replace(/\\\s*$/, " ")))
    .join(" "),
  number: from + 1,
  endNumber: to,
  endColumn: lines[to - 1]!.length + 1
})

const logicalLines = ({ continues, comments = "#" }: LineStyle, text: string): ReadonlyArray<Line> => {
  const lines = text.split(/\r\n|\r|\n/)
  const all: Array<Line> = []
  const isComment = (line: string): boolean => comments.includes(line.trimStart()[0] ?? " ")
  const goesOn = (at: number): boolean => {
    const next = lines[at + 1]
    if (next === undefined || continues === undefined) return false
    if (continues === "backslash") return !isComment(lines[at]!) && lines[at]!.endsWith("\\")
    return /^[ \t]+\S/.test(next) && !isComment(next) && !isComment(lines[at]!) && lines[at]!.trim() !== ""
  }
  for (let at = 0; at < lines.length; at++) {
    const from = at
    while (goesOn(at)) at++
    all.push(joined(lines, from, at + 1))
  }
  return all
}

const WORD = /"((?:[^"\\]|\\.)*)"?|'((?:[^'\\]|\\.)*)'?|((?:[^\s"'\\]|\\.|(?<=\S)["'])+)|\\/g

/** A sign that begins a comment does so behind a blank, too. */
const wordsOf = (text: string, comments: string): ReadonlyArray<string> => {
  const words: Array<string> = []
  for (const [whole, double, single, bare] of text.matchAll(WORD)) {
    if (bare !== undefined && comments.includes(bare[0]!)) break
    words.push(double ?? single ?? bare ?? whole)
  }
  return words
}

/** Where a name ends: at a sign, at white space, or at whichever comes first. */
const NAME_ENDS = { equals: /=/, either: /[\s=]/, sign: /[=:]/, blank: /\s/ }

const QUOTED = /^(["'`])((?:(?!\1)[^])*)\1\s*(?:[#;].*)?$/

/** A value up to the end of its line: what stands between its quotes, or what stands before a comment. */
export const wholeValue = (text: string, comments = "#;"): string => {
  const trimmed = text.trim()
  const quoted = QUOTED.exec(trimmed)
  if (quoted !== null) return quoted[2]!
  const comment = text.search(/\s[#;]/)
  return comment >= 0 && comments.includes(text[comment + 1]!) ? text.slice(0, comment).trim() : trimmed
}

const split = (style: LineStyle, text: string): { readonly name: string; readonly values: ReadonlyArray<string> } => {
  const { assigns = "blank", comments = "#", whole } = style
  const end = text.search(NAME_ENDS[assigns])
  if (end < 0) return { name: text, values: [] }
  const name = text.slice(0, end).trim()
  const behind = text.slice(end).trimStart()
  const isSign = assigns === "sign" ? /^[=:]/.test(behind) : assigns !== "blank" && behind.startsWith("=")
  const rest = isSign ? behind.slice(1) : behind
  if (whole !== true) return { name, values: wordsOf(rest, comments) }
  const value = wholeValue(rest, comments)
  return { name, values: value === "" ? [] : [value] }
}

/** Each word as an option with the word behind it as its value. */
const optionsOf = ({ values, place }: LocatedNode): ReadonlyArray<LocatedNode> =>
  values.map((name, at) => ({ name, values: values.slice(at + 1, at + 2), place }))

const SQUARE = /^\[([^\]]{0,256})\]/
const ANGLE = /^<(\/?)([\w:.-]{1,64})([^>]{0,512})>/

interface Heading {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

const headingOf = ({ sections }: LineStyle, text: string, isFlush: boolean): Heading | undefined => {
  if (sections === "square") {
    const found = SQUARE.exec(text)
    return found === null ? undefined : { name: found[1]!.trim(), values: [] }
  }
  if (sections === undefined || sections === "angle") return undefined
  const [name = "", ...values] = wordsOf(text, "#")
  const isHeading = sections === "flush" ? isFlush : sections.includes(name.toLowerCase())
  return isHeading ? { name, values } : undefined
}

const placeOf = ({ text, number, endNumber, endColumn }: Line): LocatedNode["place"] => {
  const column = text.length - text.trimStart().length + 1
  return { line: number, column, endLine: endNumber, endColumn }
}

const openSection = (stack: Array<OpenNode>, section: OpenNode): void => {
  stack.at(-1)!.children.push(section)
  stack.push(stack.length < MAX_DEPTH ? section : stack.at(-1)!)
}

/** Whether a line opens or closes a section. */
const readSection = (style: LineStyle, line: Line, text: string, stack: Array<OpenNode>): boolean => {
  const place = placeOf(line)
  const tag = style.sections === "angle" ? ANGLE.exec(text) : null
  if (tag !== null && tag[1] === "")
    openSection(stack, { name: tag[2]!, values: wordsOf(tag[3]!, ""), place, children: [] })
  else if (tag !== null && stack.length > 1) stack.pop()
  if (tag !== null) return true
  const heading = headingOf(style, text, place.column === 1)
  if (heading === undefined) return false
  stack.length = 1
  openSection(stack, { ...heading, place, children: [] })
  return true
}

/** One setting a line, in sections. A reader of our own, as each program has its own rules for words, quotes and comments. */
export const readLines = (style: LineStyle, text: string): LocatedTree => {
  const { comments = "#", options = [] } = style
  const file = openFile()
  const stack: Array<OpenNode> = [file]
  for (const line of logicalLines(style, text).slice(0, MAX_NODES)) {
    const trimmed = line.text.trim()
    if (trimmed === "" || comments.includes(trimmed[0]!) || readSection(style, line, trimmed, stack)) continue
    const node: LocatedNode = { ...split(style, trimmed), place: placeOf(line) }
    const hasOptions = options.includes(node.name.toLowerCase())
    stack.at(-1)!.children.push(hasOptions ? { ...node, children: optionsOf(node) } : node)
  }
  return { nodes: file.children }
}
