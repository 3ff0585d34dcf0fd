import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { dotnetSettings } from "./settings.ts"
import { csharpBodies } from "./bodies.ts"

const encodings = ["UTF8", "ASCII", "Latin1", "Default", "UTF7"].map(
  (name) => [`System.Text.Encoding.${name}.GetBytes`, "value"] as const
)

/** C# to version 14. Node types: tree-sitter-c-sharp. */
export const csharp: Grammar = {
  name: "csharp",
  expressions: {
    string_literal: {
      as: "text",
      raw: ["string_literal_content"],
      escapes: "escape_sequence",
      ignore: ["string_literal_encoding"]
    },
    raw_string_literal: {
      as: "text",
      raw: ["raw_string_content"],
      ignore: ["raw_string_start", "raw_string_end", "string_literal_encoding"]
    },
    verbatim_string_literal: { as: "text", verbatim: 2 },
    character_literal: { as: "text", raw: ["character_literal_content"], escapes: "escape_sequence" },
    interpolated_string_expression: {
      as: "text",
      raw: ["string_content"],
      escapes: "escape_sequence",
      ignore: ["interpolation_start", "interpolation_quote"]
    },
    interpolation: { as: "same", skip: ["interpolation_brace"], unless: /[,:][^:,"()]*[\dbBxXeEfFgGn]\}$/ },
    integer_literal: { as: "number" },
    real_literal: { as: "number" },
    boolean_literal: { as: "boolean" },
    null_literal: { as: "null" },
    identifier: { as: "name" },
    predefined_type: { as: "name" },
    this: { as: "self" },
    base: { as: "self" },
    member_access_expression: { as: "member", object: "expression", name: "name" },
    conditional_access_expression: { as: "reference" },
    qualified_name: { as: "member", object: "qualifier", name: "name" },
    alias_qualified_name: { as: "same", field: "name" },
    generic_name: { as: "generic" },
    nullable_type: { as: "same", field: "type" },
    ref_type: { as: "same", field: "type" },
    primary_constructor_base_type: { as: "same", field: "type" },
    invocation_expression: { as: "call", callee: "function", args: "arguments" },
    lambda_expression: { as: "function" },
    anonymous_method_expression: { as: "function" },
    object_creation_expression: { as: "construct", type: "type", args: "arguments" },
    implicit_object_creation_expression: {
      as: "construct",
      type: "type",
      args: "argument_list",
      inferred: {
        within: [
          "variable_declarator",
          "arrow_expression_clause",
          "conditional_expression",
          "parenthesized_expression",
          "return_statement",
          "block",
          "accessor_declaration",
          "accessor_list"
        ],
        from: {
          variable_declaration: "type",
          property_declaration: "type",
          method_declaration: "returns",
          local_function_statement: "type",
          cast_expression: "type"
        }
      }
    },
    enum_member_declaration: {
      as: "construct",
      constant: "name",
      args: "arguments",
      inferred: { within: ["enum_member_declaration_list"], from: { enum_declaration: "name" } }
    },
    cast_expression: { as: "typed", type: "type", value: "value" },
    as_expression: { as: "typed", type: "right", value: "left" },
    checked_expression: { as: "same" },
    await_expression: { as: "same" },
    ref_expression: { as: "same" },
    postfix_unary_expression: { as: "same" },
    arrow_expression_clause: { as: "same" },
    conditional_expression: { as: "branches", fields: ["consequence", "alternative"] },
    switch_expression: { as: "branches", arms: "switch_expression_arm", skip: ["throw_expression"] },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    prefix_unary_expression: { as: "negation", operand: "0", marks: ["!"] },
    is_pattern_expression: { as: "typeTest", value: "expression", type: "pattern", negated: "negated_pattern" },
    declaration_pattern: { as: "same", field: "type" },
    parenthesized_expression: { as: "same" },
    constant_pattern: { as: "same" },
    or_pattern: { as: "branches", fields: ["left", "right"] },
    assignment_expression: { as: "same", field: "right" },
    argument: { as: "same", last: true },
    initializer_expression: { as: "list" },
    element_binding_expression: { as: "list" },
    tuple_expression: { as: "list" },
    tuple_pattern: { as: "list" },
    implicit_array_creation_expression: { as: "same", last: true },
    array_creation_expression: { as: "array", dimension: "type/rank", items: "initializer_expression" },
    stackalloc_expression: { as: "array", dimension: "type/rank", items: "initializer_expression" },
    element_access_expression: { as: "index", object: "expression", index: "subscript" },
    range_expression: { as: "range", marks: { "..": false } },
    bracketed_argument_list: { as: "same" }
  },
  annotations: { types: new Set(["attribute"]), within: new Set(["attribute_list"]) },
  comments: new Set(["comment"]),
  settings: dotnetSettings,
  imports: {
    ...plainImports,
    packageOf: "nested",
    implicitPackages: ["System", "System.Net.Http"],
    wholePackages: false,
    namespacesWritten: true
  },
  scoping: {
    ...plainScoping,
    bodies: csharpBodies,
    selfNames: new Set(["this", "base"]),
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "argument", name: "name" },
    namedInPlace: true,
    annotations: new Set(),
    tests: {
      through: new Set(["parenthesized_expression", "binary_expression"]),
      unary: new Set(["prefix_unary_expression", "constant_pattern"])
    }
  },
  types: {
    ...plainTypes,
    inParts: true,
    constantNames: new Map([["ToString()", false]]),
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: {
      "+": "concat",
      "??": "either",
      "*": "multiply",
      "/": "divide",
      "<<": "shift-left",
      "|": "union",
      "-": "minus"
    },
    textFunctions: {
      "#Take": "head",
      "#AsSpan": "part",
      "#AsMemory": "part",
      "#Slice": "part",
      "#Substring": "part",
      ...Object.fromEntries(encodings),
      "#ToString": "same",
      "#Trim": "trim",
      "#ToLower": "lower",
      "#Equals": "equals",
      "#ToLowerInvariant": "lower",
      "#ToUpper": "upper",
      "#ToUpperInvariant": "upper",
      "#Replace": "replace",
      "#ToCharArray": "same",
      "#ToArray": "same",
      "#ToList": "same",
      "#GetValue": "entry",
      "#GetValueOrDefault": "entry",
      "string.Format": "format",
      "string.Concat": "concat",
      "string.Join": "join",
      "System.String.Format": "format",
      "System.String.Join": "join",
      "System.Convert.FromBase64String": "base64",
      "System.Convert.FromHexString": "hex",
      "System.Environment.GetEnvironmentVariable": "fallback",
      nameof: "nameof",
      "int.Parse": "value",
      "System.Convert.ToInt32": "value"
    },
    carriers: new Set([
      "System.Convert.ToByte",
      "System.Convert.ToBase64String",
      "System.Convert.ToHexString",
      "System.BitConverter.GetBytes",
      "System.Math.Floor",
      "new string",
      "new System.String",
      "#Select",
      "#Concat"
    ]),
    adders: new Set(["Append", "Add", "AddRange", "Write"]),
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v", "0": "\0" },
    sameMembers: new Set(["Value"]),
    mapWriters: new Set(["Add", "TryAdd"])
  }
}
