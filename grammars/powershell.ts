import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { dotnetSettings } from "./settings.ts"

const encodings = ["UTF8", "ASCII", "Default"].map(
  (name) => [`System.Text.Encoding.${name}.GetBytes`, "value"] as const
)

const binary = { as: "operator", left: "0", right: "-1", wraps: true } as const

/** Nodes of precedence that every value is wrapped in. */
const wrappers = Object.fromEntries(
  [
    "pipeline",
    "pipeline_chain",
    "left_assignment_expression",
    "logical_expression",
    "comparison_expression",
    "range_expression",
    "unary_expression",
    "expression_with_unary_operator",
    "argument_expression",
    "logical_argument_expression",
    "bitwise_argument_expression",
    "comparison_argument_expression",
    "multiplicative_argument_expression",
    "range_argument_expression",
    "string_literal",
    "integer_literal"
  ].map((type) => [type, { as: "wrapper" }] as const)
)

/** PowerShell to version 7. Node types: tree-sitter-powershell. Variables and types are expected in one spelling each. */
export const powershell: Grammar = {
  name: "powershell",
  expressions: {
    ...wrappers,
    variable: { as: "name" },
    type_literal: { as: "same" },
    type_spec: { as: "same" },
    type_name: { as: "path" },
    array_type_name: { as: "extent-type" },
    member_access: { as: "member", object: "0", name: "member_name.0" },
    invokation_expression: {
      as: "call",
      object: "0",
      name: "member_name.0",
      args: "argument_list.argument_expression_list",
      constructs: "new"
    },
    command: {
      as: "command",
      elements: "command_elements",
      parameter: "command_parameter",
      construct: { word: "new-object", type: "-typename", args: "-argumentlist" }
    },
    argument_list: { as: "same" },
    argument_expression_list: { as: "list" },
    array_literal_expression: { as: "list", wraps: true },
    parenthesized_expression: { as: "same" },
    sub_expression: { as: "same" },
    cast_expression: { as: "typed", type: "0", value: "1" },
    expandable_string_literal: { as: "text", between: true },
    verbatim_string_characters: { as: "text" },
    decimal_integer_literal: { as: "number" },
    hexadecimal_integer_literal: { as: "number" },
    element_access: { as: "index", object: "0", index: "1" },
    additive_expression: binary,
    additive_argument_expression: binary,
    multiplicative_expression: binary,
    bitwise_expression: binary,
    format_expression: { ...binary, operator: "format_operator" },
    format_argument_expression: { ...binary, operator: "format_operator" },
    hash_literal_expression: { as: "same" },
    hash_literal_body: { as: "entries", pair: "hash_entry" },
    key_expression: { as: "same" },
    script_block_expression: { as: "same" },
    script_block: { as: "same" },
    script_block_body: { as: "same" },
    statement_list: { as: "same" },
    flow_control_statement: { as: "same", prefix: "return" },
    simple_name: { as: "word" },
    generic_token: { as: "bare-text" }
  },
  comments: new Set(["comment", "command_argument_sep"]),
  settings: dotnetSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: ["System"],
    sharedNames: /\./,
    wholePackages: false,
    namespacesWritten: true
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["$this"]),
    variables: "function",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    tests: {
      through: new Set([
        ...Object.keys(wrappers).filter((type) => type !== "expression_with_unary_operator"),
        "parenthesized_expression",
        "array_literal_expression",
        "format_expression",
        "multiplicative_expression",
        "additive_expression",
        "bitwise_expression"
      ]),
      unary: new Set(["expression_with_unary_operator"])
    },
    foldsLabels: true
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    words: new Map([
      ["$true", true],
      ["$True", true],
      ["$TRUE", true],
      ["$false", false],
      ["$False", false],
      ["$FALSE", false]
    ]),
    operators: { "+": "concat", "*": "multiply", "/": "divide", "-": "minus", "-f": "printf", "-bor": "union" },
    textFunctions: {
      ...Object.fromEntries(encodings),
      "#ToString": "same",
      "#Trim": "trim",
      "#ToLower": "lower",
      "#ToUpper": "upper",
      "#Replace": "replace",
      "System.Convert.FromBase64String": "base64",
      "System.Convert.FromHexString": "hex",
      "System.Environment.GetEnvironmentVariable": "fallback"
    },
    escapes: {}
  }
}
