import { c } from "./c.ts"
import { repairCpp } from "./repairC.ts"
import type { Grammar } from "./Grammar.ts"

/** C++ to C++20. Node types: tree-sitter-cpp, which keeps those of tree-sitter-c. */
export const cpp: Grammar = {
  ...c,
  name: "cpp",
  repair: repairCpp,
  expressions: {
    ...c.expressions,
    raw_string_literal: { as: "text", raw: ["raw_string_content"] },
    raw_string_content: { as: "text", raw: [] },
    this: { as: "self" },
    namespace_identifier: { as: "name" },
    qualified_identifier: { as: "scoped", scope: "scope", name: "name" },
    template_type: { as: "generic", of: "name", args: "arguments" },
    template_function: { as: "generic", of: "name", args: "arguments" },
    dependent_type: { as: "same" },
    lambda_expression: { as: "function" },
    new_expression: { as: "construct", type: "type", args: "arguments" },
    compound_literal_expression: { as: "construct", type: "type", args: "value" },
    parameter_declaration: { as: "same", field: "type" },
    class_specifier: { as: "same", field: "name" },
    declaration: {
      as: "declared",
      type: "type",
      declarator: "declarator",
      args: { function_declarator: "parameters", init_declarator: "value" }
    },
    field_declaration: { as: "declared", type: "type", declarator: "declarator", args: {} }
  },
  imports: {
    ...c.imports,
    pathSeparator: "::"
  },
  calls: {
    ...c.calls,
    makers: new Map([
      ["make_unique", "type argument"],
      ["make_shared", "type argument"]
    ])
  },
  types: {
    ...c.types,
    calledTypes: "constructed"
  },
  text: {
    ...c.text,
    operators: { ...c.text.operators, "+": "concat" },
    textFunctions: {
      ...c.text.textFunctions,
      "#get": "same",
      "#c_str": "same",
      "#data": "same",
      "#size": "length",
      "#length": "length",
      static_cast: "value",
      const_cast: "value",
      reinterpret_cast: "value",
      "std.move": "value",
      "std.ref": "value",
      "std.string": "value",
      "std.string_view": "value",
      "std.to_string": "value",
      "std.vector": "buffer",
      "CryptoPP.SecByteBlock": "buffer",
      "Botan.secure_vector": "buffer",
      QString: "value",
      QStringLiteral: "value",
      QByteArray: "value",
      QByteArrayLiteral: "value"
    }
  }
}
