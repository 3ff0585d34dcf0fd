import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { cBodies } from "./bodies.ts"
import { inclusionsIn } from "./inclusions.ts"
import { repairC } from "./repairC.ts"

/** C to C17, with the macros and conditionals of its preprocessor. Node types: tree-sitter-c. */
export const c: Grammar = {
  name: "c",
  expressions: {
    string_literal: { as: "text", raw: ["string_content"], escapes: "escape_sequence" },
    concatenated_string: { as: "texts" },
    number_literal: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    null: { as: "null" },
    identifier: { as: "name" },
    field_identifier: { as: "name" },
    type_identifier: { as: "name" },
    struct_specifier: { as: "typeName", name: "name" },
    preproc_arg: { as: "snippet" },
    preproc_defined: { as: "same" },
    field_expression: { as: "member", object: "argument", name: "field" },
    call_expression: { as: "call", callee: "function", args: "arguments" },
    cast_expression: { as: "typed", type: "type", value: "value" },
    type_descriptor: { as: "same", field: "type" },
    compound_literal_expression: { as: "same", field: "value" },
    pointer_expression: { as: "same", field: "argument" },
    conditional_expression: { as: "branches", fields: ["consequence", "alternative"] },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    unary_expression: { as: "negation", operand: "argument", marks: ["!", "not"] },
    parenthesized_expression: { as: "same" },
    assignment_expression: { as: "same", field: "right" },
    comma_expression: { as: "same", field: "right" },
    initializer_list: { as: "list", named: { item: "initializer_pair", by: "field_designator" } },
    initializer_pair: { as: "same", field: "value" },
    array_declarator: { as: "buffer", of: "size" },
    sizeof_expression: { as: "size", of: "value" },
    subscript_expression: { as: "index", object: "argument", index: "index" },
    update_expression: { as: "index", object: "argument", index: "operator" }
  },
  comments: new Set(["comment"]),
  repair: repairC,
  imports: {
    ...plainImports,
    packageOf: "none",
    implicitPackages: [],
    wholePackages: false,
    inclusions: inclusionsIn
  },
  scoping: {
    ...plainScoping,
    hiddenBy: { words: ["static"] },
    bodies: cBodies,
    selfNames: new Set(),
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    writesThroughArguments: true
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: {
      "+": "add",
      "*": "multiply",
      "/": "divide",
      "<<": "shift-left",
      "|": "flags",
      "-": "minus"
    },
    textFunctions: {
      strlen: "length",
      strcmp: "difference",
      strcasecmp: "difference",
      stricmp: "difference",
      _stricmp: "difference",
      strcoll: "difference",
      wcscmp: "difference",
      wcscasecmp: "difference",
      _wcsicmp: "difference",
      lstrcmpA: "difference",
      lstrcmpW: "difference",
      lstrcmpiA: "difference",
      lstrcmpiW: "difference",
      g_strcmp0: "difference",
      g_ascii_strcasecmp: "difference",
      g_str_equal: "equals",
      strdup: "value",
      OPENSSL_strdup: "value"
    },
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v" }
  }
}
