import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { rubySettings } from "./settings.ts"

const string = { as: "text", raw: ["string_content"], escapes: "escape_sequence" } as const
const last = { as: "same", last: true, skip: ["rescue", "ensure"] } as const

/** Nodes that hold statements: their value is that of the last. */
const statements = Object.fromEntries(
  ["then", "else", "begin", "body_statement", "block_body", "parenthesized_statements", "argument_list"].map(
    (type) => [type, last] as const
  )
)

/** Ruby 2 to 3.4. Node types: tree-sitter-ruby. */
export const ruby: Grammar = {
  name: "ruby",
  expressions: {
    ...statements,
    string,
    bare_string: string,
    bare_symbol: string,
    delimited_symbol: string,
    chained_string: { as: "texts" },
    interpolation: { as: "same" },
    simple_symbol: { as: "symbol" },
    hash_key_symbol: { as: "symbol" },
    integer: { as: "number" },
    float: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    nil: { as: "null" },
    self: { as: "self" },
    identifier: { as: "name" },
    constant: { as: "name" },
    global_variable: { as: "name" },
    instance_variable: { as: "field" },
    class_variable: { as: "field" },
    scope_resolution: { as: "member", object: "scope", name: "name" },
    call: { as: "call", object: "receiver", name: "method", args: "arguments", block: "block" },
    block: { as: "function" },
    do_block: { as: "function" },
    block_argument: { as: "passed" },
    splat_argument: { as: "same" },
    hash_splat_argument: { as: "same" },
    conditional: { as: "branches", fields: ["consequence", "alternative"] },
    if: { as: "branches", fields: ["consequence", "alternative"] },
    elsif: { as: "branches", fields: ["consequence", "alternative"] },
    unless: { as: "branches", fields: ["consequence", "alternative"] },
    case: { as: "branches", types: ["when", "else"] },
    case_match: { as: "branches", types: ["in_clause", "else"] },
    when: { as: "same", field: "body" },
    in_clause: { as: "same", field: "body" },
    if_modifier: { as: "same", field: "body" },
    unless_modifier: { as: "same", field: "body" },
    rescue_modifier: { as: "branches", fields: ["body", "handler"] },
    return: { as: "same" },
    assignment: { as: "same", field: "right" },
    operator_assignment: { as: "operator", left: "left", operator: "operator", right: "right" },
    unary: { as: "negation", operand: "operand", marks: ["!", "not"] },
    binary: { as: "operator", left: "left", operator: "operator", right: "right" },
    array: { as: "list" },
    string_array: { as: "list" },
    symbol_array: { as: "list" },
    left_assignment_list: { as: "list" },
    right_assignment_list: { as: "list" },
    hash: { as: "entries", pair: "pair", key: "key", value: "value" },
    element_reference: { as: "index", counted: true },
    range: { as: "range", marks: { "..": true, "...": false } }
  },
  comments: new Set(["comment"]),
  settings: rubySettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: [],
    sharedNames: /\.|^[A-Z$]/,
    wholePackages: false,
    pathSeparator: "::"
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(),
    variables: "closure",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "pair", name: "key", value: "value" },
    notArguments: new Set(["block_argument"]),
    optionsAreKeywords: true,
    annotations: new Set(),
    bare: "names"
  },
  types: {
    ...plainTypes,
    inParts: true,
    calledTypes: "unknown",
    constructors: { named: "initialize", calledAs: "new" },
    typeTests: new Set(["#is_a?", "#kind_of?", "#instance_of?"])
  },
  text: {
    ...plainText,
    operators: {
      "+": "concat",
      "%": "printf",
      "||": "either",
      or: "either",
      "||=": "either",
      "*": "multiply",
      "**": "power",
      "/": "divide",
      "<<": "shift-left",
      "|": "union",
      "-": "minus"
    },
    textFunctions: {
      "#byteslice": "part",
      "#slice": "part",
      "#freeze": "same",
      "#dup": "same",
      "#to_s": "same",
      "#to_str": "same",
      "#to_sym": "same",
      "#to_i": "same",
      "#to_a": "same",
      "#to_h": "same",
      "#b": "same",
      "#encode": "same",
      "#force_encoding": "same",
      "#tap": "same",
      "#presence": "same",
      "#deep_symbolize_keys": "same",
      "#symbolize_keys": "same",
      "#downcase": "lower",
      "#upcase": "upper",
      "#strip": "trim",
      "#chomp": "trim",
      "#tr": "replace",
      "#gsub": "replace",
      "#join": "join",
      "#fetch": "entry",
      format: "format",
      sprintf: "format",
      String: "value",
      Integer: "value",
      Array: "list",
      "Base64.decode64": "base64",
      "Base64.strict_decode64": "base64",
      "Base64.urlsafe_decode64": "base64"
    },
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v", e: "\x1b", s: " ", "0": "\0" },
    mapWriters: new Set(["store"])
  }
}
