import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { type InnerScripts, withInnerScripts } from "./innerScripts.ts"
import { type LineBound, withLineEnds } from "./missedLineEnds.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"

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
  commands: {
    variableMark: "$",
    parameters: { all: new Set(["$@", "$*"]), dropped: "shift" },
    repair: (text, root) => withLineEnds(text, root, lineBound) ?? withInnerScripts(text, root, innerScripts)
  }
}
