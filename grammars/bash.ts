import type { Node } from "../scanner/tree/Node.ts"
import { plainCalls } from "./Calls.ts"
import type { Grammar } from "./Grammar.ts"
import { plainImports } from "./Imports.ts"
import { plainScoping } from "./Scoping.ts"
import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"

/** How a program is given a text of its own language to run: `sh -c '...'`, `ssh host "..."`, `bash <<END`. */
interface InnerScripts {
  /** What a file without such a text does not have. */
  readonly mark: RegExp
  /** Programs that run the text behind one of these options, or what they read where nothing else is said. */
  readonly shells: ReadonlySet<string>
  readonly option: RegExp
  /** Programs with such an option that do not run what they read. */
  readonly switchers: ReadonlySet<string>
  /** Programs that run any text they are given, or what they read. */
  readonly runners: ReadonlySet<string>
  /** Those of them that do not read. */
  readonly evaluators: ReadonlySet<string>
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

const QUOTED = new Set(["string", "raw_string", "concatenation"])

const blank = (text: string): string => text.replace(/[^\r\n]/g, " ")

/** A mark that stands for a quotation mark within quotes: what begins a text in its place, and what ends it. */
const withQuotes = (text: string, mark: string, opening: string, closing: string): string => {
  let count = 0
  return text.replaceAll(mark, () => (count++ % 2 === 0 ? opening : closing))
}

/** The text in the quotes of a word, as long as the word; undefined where it is put together. */
const unquoted = (word: string): string | undefined => {
  const [sign] = word
  if ((sign !== "'" && sign !== '"') || word.length < 2 || !word.endsWith(sign)) return undefined
  const inner = word.slice(1, -1)
  if (sign === '"') return `;${withQuotes(inner, '\\"', '$"', '" ')} `
  const plain = withQuotes(inner, "'\\''", "''$'", "'   ").replace(/'"([^"\n]*)"'/g, '""$1""')
  return `;${plain} `
}

const programOf = (word: string): string => word.slice(word.lastIndexOf("/") + 1)

/** Words of a command that are scripts. */
const scriptsOf = (
  words: ReadonlyArray<Node>,
  texts: ReadonlyArray<string>,
  inner: InnerScripts
): ReadonlyArray<Node> => {
  const found = texts.findIndex((text) => inner.shells.has(programOf(text)) || inner.switchers.has(programOf(text)))
  const option = found < 0 ? -1 : texts.findIndex((text, at) => at > found && inner.option.test(text))
  if (option >= 0) return words.slice(option + 1, option + 2)
  const runner = texts.findIndex((text) => inner.runners.has(programOf(text)))
  if (runner < 0) return []
  return words.filter((_, at) => at > runner && texts[at - 1]?.startsWith("-") === false)
}

/** Whether a command runs what it reads. */
const reads = (texts: ReadonlyArray<string>, inner: InnerScripts): boolean => {
  const shell = texts.findIndex((text) => inner.shells.has(programOf(text)))
  if (shell >= 0) {
    const behind = texts.slice(shell + 1)
    return behind.includes("-s") || behind.every((text) => text.startsWith("-") && !inner.option.test(text))
  }
  return texts.some((text) => inner.runners.has(programOf(text)) && !inner.evaluators.has(programOf(text)))
}

const editsOf = (command: Node, inner: InnerScripts): ReadonlyArray<Edit> => {
  const words = command.namedChildren
  const texts = words.map(({ text }) => text)
  const scripts = scriptsOf(words, texts, inner).flatMap(
    ({ type, text, startIndex, endIndex }): ReadonlyArray<Edit> => {
      const script = QUOTED.has(type) ? unquoted(text) : undefined
      return script === undefined ? [] : [{ start: startIndex, end: endIndex, text: script }]
    }
  )
  const { parent } = command
  if (parent?.type !== "redirected_statement" || !reads(texts, inner)) return scripts
  const marks = parent.namedChildren
    .filter(({ type }) => type === "heredoc_redirect")
    .flatMap((redirect): ReadonlyArray<Edit> => {
      const parts = redirect.namedChildren
      const start = parts.find(({ type }) => type === "heredoc_start")
      const end = parts.find(({ type }) => type === "heredoc_end")
      if (start === undefined || end === undefined) return []
      return [
        { start: redirect.startIndex, end: start.endIndex, text: "" },
        { start: end.startIndex, end: end.endIndex, text: "" }
      ]
    })
  return [...scripts, ...marks]
}

/**
 * The text with scripts in it that programs are given to run as if they were written there; undefined where there are none.
 * Lines and columns stay what they are.
 */
const withInnerScripts = (text: string, root: Node, inner: InnerScripts): string | undefined => {
  if (!inner.mark.test(text)) return undefined
  const edits = root
    .descendantsOfType(["command"])
    .flatMap((command) => editsOf(command, inner))
    .toSorted((a, b) => a.start - b.start)
  const pieces: Array<string> = []
  let at = 0
  for (const { start, end, text: put } of edits) {
    if (start < at) continue
    pieces.push(text.slice(at, start), put === "" ? blank(text.slice(start, end)) : put)
    at = end
  }
  return at === 0 ? undefined : pieces.join("") + text.slice(at)
}

/** A grammar that reads on into the next line: what ends with a line, the mark that ends it as well, what goes on. */
interface LineBound {
  readonly types: ReadonlyArray<string>
  readonly mark: string
  readonly continuation: RegExp
  readonly comments: ReadonlySet<string>
}

const missedIn = (node: Node, { continuation, comments }: LineBound): ReadonlyArray<number> => {
  const ends: Array<number> = []
  let before: Node | undefined
  for (const child of node.children) {
    if (comments.has(child.type)) continue
    if (before !== undefined && child.startPosition.row > before.endPosition.row) {
      const between = node.text.slice(before.endIndex - node.startIndex, child.startIndex - node.startIndex)
      if (between.replaceAll(continuation, "").includes("\n")) ends.push(before.endIndex)
    }
    before = child
  }
  return ends
}

/** Offsets behind which a line ends in the middle of what the grammar takes for one statement. */
const missedLineEnds = (root: Node, bound: LineBound): ReadonlyArray<number> =>
  root
    .descendantsOfType([...bound.types])
    .flatMap((node) => (node.startPosition.row === node.endPosition.row ? [] : missedIn(node, bound)))
    .toSorted((a, b) => a - b)

/**
 * The text with a mark wherever the grammar missed the end of a line; undefined where it missed none. Lines stay what they
 * are, and so do columns.
 */
const withLineEnds = (text: string, root: Node, bound: LineBound): string | undefined => {
  const ends = missedLineEnds(root, bound)
  if (ends.length === 0) return undefined
  const pieces = ends.map((end, at) => text.slice(ends[at - 1] ?? 0, end))
  return [...pieces, text.slice(ends.at(-1))].join(bound.mark)
}

const lineBound: LineBound = {
  types: ["command"],
  mark: ";",
  continuation: /\\\r?\n/g,
  comments: new Set(["comment"])
}

const innerScripts: InnerScripts = {
  mark: /\b(?:(?:ba|da|k|mk|z|a)?sh|su|runuser)\b[^]{0,400}?\s-{1,2}\w{0,8}c(?:ommand)?[\s=\\]+['"]|\beval\s+['"]|\bssh\s[^]{0,400}?['"]|sh\b[^\n]{0,400}<</,
  shells: new Set(["sh", "bash", "dash", "ash", "ksh", "mksh", "zsh"]),
  option: /^(?:-[a-z]*c|--command)$/,
  switchers: new Set(["su", "runuser"]),
  runners: new Set(["ssh", "eval"]),
  evaluators: new Set(["eval"])
}

/** POSIX shell, Bash, Ksh and what Zsh has in common with them. Node types: tree-sitter-bash. Variables keep their mark: `$name`. */
export const bash: Grammar = {
  name: "bash",
  expressions: {
    command: { as: "call", callee: "name" },
    command_name: { as: "program", word: "word" },
    word: { as: "bare-text", escapes: /\\([^])/g },
    number: { as: "bare-text" },
    string_content: { as: "bare-text", escapes: /\\([$`"\\]|\n)/g },
    string: { as: "text", between: true, whole: "subscript" },
    raw_string: { as: "text", verbatim: 1 },
    ansi_c_string: { as: "text", verbatim: 2 },
    translated_string: { as: "same" },
    concatenation: { as: "texts", written: "variable_name" },
    variable_name: { as: "variable" },
    special_variable_name: { as: "variable" },
    simple_expansion: { as: "same" },
    expansion: { as: "expansion", operator: "operator", plain: [":?", "?"] },
    subscript: { as: "index", object: "name", index: "index", whole: ["@", "*"] },
    array: { as: "list" },
    variable_assignment: { as: "operator", left: "name", right: "value" },
    for_statement: { as: "list", of: "value", single: "same" }
  },
  comments: new Set(["comment"]),
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: [],
    wholePackages: false
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(),
    variables: "program",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    notArguments: new Set(["variable_assignment", "herestring_redirect", "file_redirect", "heredoc_redirect"])
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: { "+=": "concat", ":-": "either", "-": "either", ":=": "either", "=": "either", ":+": "guard" },
    textFunctions: {},
    escapes: {}
  },
  repair: (text, root) => withLineEnds(text, root, lineBound) ?? withInnerScripts(text, root, innerScripts),
  commands: {
    variableMark: "$",
    parameters: { all: new Set(["$@", "$*"]), dropped: "shift" }
  }
}
