import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { phpSettings } from "./settings.ts"

/** PHP to version 8.5. Node types: tree-sitter-php. */
export const php: Grammar = {
  name: "php",
  expressions: {
    string: { as: "text", raw: ["string_content"], escapes: "escape_sequence" },
    encapsed_string: { as: "text", raw: ["string_content"], escapes: "escape_sequence" },
    heredoc: { as: "same", field: "value" },
    heredoc_body: { as: "text", raw: ["string_content"], escapes: "escape_sequence" },
    nowdoc: { as: "same", field: "value" },
    nowdoc_body: { as: "text", raw: ["nowdoc_string"] },
    integer: { as: "number" },
    float: { as: "number" },
    boolean: { as: "boolean" },
    null: { as: "null" },
    name: { as: "name" },
    variable_name: { as: "name" },
    relative_scope: { as: "self" },
    qualified_name: { as: "path" },
    relative_name: { as: "same" },
    named_type: { as: "same" },
    optional_type: { as: "same" },
    member_access_expression: { as: "member", object: "object", name: "name" },
    nullsafe_member_access_expression: { as: "member", object: "object", name: "name" },
    scoped_property_access_expression: { as: "member", object: "scope", name: "name" },
    class_constant_access_expression: { as: "reference" },
    function_call_expression: { as: "call", callee: "function", args: "arguments" },
    member_call_expression: { as: "call", object: "object", name: "name", args: "arguments" },
    nullsafe_member_call_expression: { as: "call", object: "object", name: "name", args: "arguments" },
    scoped_call_expression: { as: "call", object: "scope", name: "name", args: "arguments" },
    object_creation_expression: { as: "construct", args: "arguments" },
    argument: { as: "same" },
    variadic_unpacking: { as: "same" },
    cast_expression: { as: "same", field: "value" },
    parenthesized_expression: { as: "same" },
    error_suppression_expression: { as: "same" },
    clone_expression: { as: "same" },
    assignment_expression: { as: "same", field: "right" },
    augmented_assignment_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    unary_op_expression: { as: "negation", operand: "0", marks: ["!"] },
    conditional_expression: { as: "branches", fields: ["body|condition", "alternative"] },
    match_expression: { as: "branches", fields: ["body"], within: ["match_block"] },
    match_conditional_expression: { as: "same", field: "return_expression" },
    match_default_expression: { as: "same", field: "return_expression" },
    array_creation_expression: { as: "items", item: "array_element_initializer" },
    list_literal: { as: "list" },
    subscript_expression: { as: "index" },
    require_expression: { as: "included" },
    require_once_expression: { as: "included" },
    include_expression: { as: "included" },
    include_once_expression: { as: "included" }
  },
  comments: new Set(["comment"]),
  settings: phpSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: [],
    sharedNames: /\.|^[^$]/,
    wholePackages: false,
    pathSeparator: "\\"
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["$this", "self", "static", "parent"]),
    variables: "function",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    keyword: { type: "argument", name: "name:" },
    annotations: new Set(["named_type"])
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown",
    constructors: { named: "__construct", calledAs: undefined }
  },
  text: {
    ...plainText,
    operators: {
      ".": "concat",
      "+": "add",
      "??": "either",
      "??=": "either",
      "*": "multiply",
      "**": "power",
      "/": "divide",
      "<<": "shift-left",
      "|": "union",
      "-": "minus"
    },
    textFunctions: {
      substr: "part",
      mb_substr: "part",
      strtolower: "lower",
      mb_strtolower: "lower",
      strtoupper: "upper",
      mb_strtoupper: "upper",
      trim: "trim",
      array_merge: "merge",
      array_merge_recursive: "merge",
      array_replace: "merge",
      array_replace_recursive: "merge",
      sprintf: "format",
      implode: "join",
      join: "join",
      strval: "value",
      intval: "value",
      hex2bin: "hex",
      base64_decode: "base64",
      str_repeat: "repeat",
      env: "fallback",
      getenv: "fallback",
      sodium_hex2bin: "hex",
      sodium_base642bin: "base64",
      in_array: "among",
      is_string: "is-text",
      "#value": "same"
    },
    carriers: new Set(["chr", "substr", "dechex", "bin2hex", "base64_encode", "strval", "pack"]),
    escapes: { n: "\n", t: "\t", r: "\r", v: "\v", e: "\x1b", f: "\f", "0": "\0" }
  }
}
