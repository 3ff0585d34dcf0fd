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
    struct_specifier: { as: "same", field: "name" },
    raw_string_literal: { as: "text", raw: ["raw_string_content"] },
    raw_string_content: { as: "text", raw: [] },
    user_defined_literal: { as: "same", skip: ["literal_suffix"] },
    this: { as: "self" },
    namespace_identifier: { as: "name" },
    qualified_identifier: { as: "scoped", scope: "scope", name: "name" },
    template_type: { as: "generic", of: "name", args: "arguments" },
    template_function: { as: "generic", of: "name", args: "arguments" },
    template_method: { as: "generic", of: "name", args: "arguments" },
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
    /** The grammar takes `Type object(true)` for the declaration of a function. */
    words: new Map([
      ["true", true],
      ["false", false]
    ]),
    operators: { ...c.text.operators, "+": "concat" },
    textFunctions: {
      ...c.text.textFunctions,
      "#get": "same",
      "#c_str": "same",
      "#data": "same",
      "#constData": "same",
      "#toStdString": "same",
      "#toStdWString": "same",
      "#toUtf8": "same",
      "#toLatin1": "same",
      "#toLocal8Bit": "same",
      "#toString": "same",
      "#toByteArray": "same",
      "#utf16": "same",
      "#str": "same",
      "#view": "same",
      "#value": "same",
      "#release": "same",
      "#toLower": "lower",
      "#toUpper": "upper",
      "#trimmed": "trim",
      "#simplified": "trim",
      "#size": "length",
      "#length": "length",
      "QByteArray.fromHex": "hex",
      "QByteArray.fromBase64": "base64",
      static_cast: "value",
      const_cast: "value",
      reinterpret_cast: "value",
      dynamic_cast: "value",
      "std.move": "value",
      "std.forward": "value",
      "std.ref": "value",
      "std.cref": "value",
      "std.as_const": "value",
      "std.string": "value",
      "std.wstring": "value",
      "std.string_view": "value",
      "std.wstring_view": "value",
      "std.to_string": "value",
      "std.make_optional": "value",
      "gsl.not_null": "value",
      "absl.string_view": "value",
      "folly.StringPiece": "value",
      "fmt.string_view": "value",
      "new std.string": "value",
      "new std.wstring": "value",
      "new std.string_view": "value",
      "new QString": "value",
      "new QByteArray": "value",
      QString: "value",
      QByteArray: "value",
      QLatin1String: "value",
      QLatin1StringView: "value",
      QStringView: "value",
      QAnyStringView: "value",
      QUtf8StringView: "value",
      QByteArrayView: "value",
      QLatin1Char: "value",
      QStringLiteral: "value",
      QByteArrayLiteral: "value",
      "QString.fromLatin1": "value",
      "QString.fromUtf8": "value",
      "QString.fromStdString": "value",
      "QString.fromStdWString": "value",
      "QString.fromLocal8Bit": "value",
      "QByteArray.fromStdString": "value",
      "QByteArray.fromRawData": "value",
      qUtf8Printable: "value",
      qPrintable: "value",
      qAsConst: "value",
      TEXT: "value",
      _T: "value",
      _TEXT: "value",
      "std.vector": "buffer",
      "CryptoPP.SecByteBlock": "buffer",
      "Botan.secure_vector": "buffer"
    }
  }
}
