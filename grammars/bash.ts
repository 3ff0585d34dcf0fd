import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { type InnerScripts, withInnerScripts } from "./innerScripts.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import type { Node } from "web-tree-sitter"

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
    if (child === null || comments.has(child.type)) continue
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
    .flatMap((node) => (node === null || node.startPosition.row === node.endPosition.row ? [] : missedIn(node, bound)))
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
