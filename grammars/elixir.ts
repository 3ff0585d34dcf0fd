import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"

const clauses = { within: ["do_block", "stab_clause"], last: ["body"] }
const pairs = { within: ["arguments", "keywords"], last: ["pair"] }

/** Elixir to version 1.18. Node types: tree-sitter-elixir, in which nearly everything is a call. */
export const elixir: Grammar = {
  name: "elixir",
  expressions: {
    string: { as: "text", raw: ["quoted_content"], escapes: "escape_sequence" },
    charlist: { as: "text", raw: ["quoted_content"], escapes: "escape_sequence" },
    interpolation: { as: "same" },
    atom: { as: "symbol" },
    quoted_atom: { as: "text", raw: ["quoted_content"], escapes: "escape_sequence" },
    keyword: { as: "symbol" },
    integer: { as: "number" },
    boolean: { as: "boolean" },
    nil: { as: "null" },
    identifier: { as: "name" },
    alias: { as: "path" },
    dot: { as: "member", object: "left", name: "right" },
    unary_operator: { as: "field" },
    call: { as: "call", callee: "target", args: "arguments", choices: { case: clauses, cond: clauses, if: pairs } },
    binary_operator: {
      as: "operator",
      left: "left",
      operator: "operator",
      right: "right",
      pipe: "|>",
      extents: ["binary", "bytes"]
    },
    block: { as: "last" },
    list: { as: "list", single: "same" },
    tuple: { as: "list" },
    map: { as: "same" },
    map_content: { as: "entries", pair: "binary_operator", key: "left", value: "right", spread: "keywords" },
    keywords: { as: "entries", pair: "pair", key: "key", value: "value", asArguments: true },
    access_call: { as: "index", object: "target", index: "key" }
  },
  comments: new Set(["comment"]),
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: [],
    sharedNames: /\./,
    wholePackages: false,
    moduleMark: ":"
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["__MODULE__"]),
    variables: "function",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "pair", name: "key", value: "value" },
    annotations: new Set()
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    memberships: new Map([
      ["in", true],
      ["not in", false]
    ]),
    operators: {
      "<>": "concat",
      "++": "concat",
      "+": "add",
      "-": "minus",
      "*": "multiply",
      "**": "power",
      "<<<": "shift-left",
      "||": "either"
    },
    textFunctions: {
      size: "value",
      binary_part: "part",
      "Kernel.binary_part": "part",
      "String.downcase": "lower",
      "String.upcase": "upper",
      "String.trim": "trim",
      "String.to_atom": "value",
      "String.to_existing_atom": "value",
      "Atom.to_string": "value",
      to_string: "value",
      "Base.decode16!": "hex",
      "Base.decode64!": "base64",
      "System.get_env": "fallback"
    },
    escapes: { n: "\n", t: "\t", r: "\r", e: "\x1b", s: " ", "0": "\0" }
  }
}
