import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"

/** Solidity 0.8, with its inline assembly. Node types: tree-sitter-solidity. */
export const solidity: Grammar = {
  name: "solidity",
  expressions: {
    string: { as: "text" },
    string_literal: { as: "same" },
    unicode_string_literal: { as: "same" },
    number_literal: { as: "number" },
    yul_decimal_number: { as: "number" },
    yul_hex_number: { as: "number" },
    boolean_literal: { as: "boolean" },
    identifier: { as: "name" },
    yul_identifier: { as: "same" },
    yul_evm_builtin: { as: "name" },
    user_defined_type: { as: "same" },
    type_alias: { as: "same" },
    member_expression: { as: "member", object: "object", name: "property" },
    call_expression: { as: "call", callee: "function" },
    yul_function_call: { as: "call", callee: "function" },
    call_argument: { as: "same" },
    struct_expression: { as: "same", field: "type" },
    type_cast_expression: { as: "branches", children: [1] },
    ternary_expression: { as: "branches", children: [1, 2] },
    parenthesized_expression: { as: "same" },
    tuple_expression: { as: "list" },
    assignment_expression: { as: "same", field: "right" },
    unary_expression: { as: "negation", operand: "argument", marks: ["!"] },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    array_access: { as: "index", object: "base", index: "index" }
  },
  comments: new Set(["comment"]),
  imports: {
    ...plainImports,
    implicitPackages: [],
    wholePackages: false
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["this"]),
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    annotations: new Set(["import_directive"]),
    useMarks: { before: [".", ":"], behind: ["(", "{", "as"] }
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: { "+": "add", "*": "multiply", "/": "divide", "<<": "shift-left", "-": "minus" },
    textFunctions: {},
    escapes: { n: "\n", t: "\t", r: "\r" }
  }
}
