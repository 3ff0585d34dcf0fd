import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { swiftBodies } from "./bodies.ts"

/** Swift to version 6. Node types: tree-sitter-swift 0.7. */
export const swift: Grammar = {
  name: "swift",
  expressions: {
    line_string_literal: { as: "text", raw: ["line_str_text"], escapes: "str_escaped_char" },
    multi_line_string_literal: { as: "text", raw: ["multi_line_str_text"], escapes: "str_escaped_char" },
    interpolated_expression: { as: "same", field: "value" },
    integer_literal: { as: "number" },
    hex_literal: { as: "number" },
    oct_literal: { as: "number" },
    bin_literal: { as: "number" },
    real_literal: { as: "number" },
    boolean_literal: { as: "boolean" },
    nil: { as: "null" },
    simple_identifier: { as: "name" },
    type_identifier: { as: "name" },
    self_expression: { as: "self" },
    user_type: { as: "path", typeArgs: "type_arguments" },
    optional_type: { as: "same" },
    opaque_type: { as: "same" },
    existential_type: { as: "same" },
    type_annotation: { as: "same", field: "name" },
    navigation_expression: { as: "member", object: "target", name: "suffix.suffix" },
    prefix_expression: {
      as: "prefixed",
      operator: "operation",
      target: "target",
      implied: ".",
      same: ["&", "try", "await"],
      negation: "!"
    },
    postfix_expression: { as: "same", field: "target" },
    try_expression: { as: "same", field: "expr" },
    await_expression: { as: "same", field: "expr" },
    call_expression: { as: "call", callee: "0", args: "call_suffix.value_arguments", indexes: "[", closing: true },
    constructor_expression: { as: "construct", type: "constructed_type", args: "constructor_suffix.value_arguments" },
    comparison_expression: { as: "comparison", left: "lhs", operator: "op", right: "rhs" },
    check_expression: { as: "typeTest", value: "target", type: "name" },
    as_expression: { as: "typed", type: "name", value: "expr" },
    ternary_expression: { as: "branches", fields: ["if_true", "if_false"] },
    nil_coalescing_expression: { as: "branches", fields: ["value", "if_nil"] },
    if_statement: { as: "branches", within: ["if_statement"], last: "statements" },
    switch_statement: { as: "branches", within: ["switch_entry"], last: "statements" },
    control_transfer_statement: { as: "same", field: "result" },
    additive_expression: { as: "operator", left: "lhs", operator: "op", right: "rhs" },
    equality_expression: { as: "operator", left: "lhs", operator: "op", right: "rhs" },
    multiplicative_expression: { as: "operator", left: "lhs", operator: "op", right: "rhs" },
    bitwise_operation: { as: "operator", left: "lhs", operator: "op", right: "rhs" },
    directly_assignable_expression: { as: "same" },
    array_literal: { as: "list" },
    tuple_expression: { as: "list", single: "same" },
    dictionary_literal: { as: "entries", key: "key", value: "value" }
  },
  comments: new Set(["comment", "multiline_comment"]),
  imports: {
    ...plainImports,
    packageOf: "none",
    implicitPackages: ["Swift"],
    wholePackages: false,
    memberNamed: (owner, name) => (name === "self" ? owner : `${owner}.${name}`)
  },
  scoping: {
    ...plainScoping,
    bodies: swiftBodies,
    selfNames: new Set(["self", "Self"]),
    variables: "block",
    fieldsInScope: true,
    methodsOutside: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "value_argument", name: "name.0", value: "value" },
    annotations: new Set(["type_annotation"])
  },
  types: {
    ...plainTypes,
    calledTypes: "constructed",
    membersElsewhere: true,
    constructors: { named: "init", calledAs: undefined }
  },
  text: {
    ...plainText,
    operators: { "+": "concat", "*": "multiply", "/": "divide", "<<": "shift-left", "|": "flags", "-": "minus" },
    sameMembers: new Set(["self", "rawValue", "utf8", "bytes", "unicodeScalars", "data"]),
    lengthMembers: new Set(["count"]),
    textFunctions: {
      "#prefix": "head",
      "#lowercased": "lower",
      "#uppercased": "upper",
      "#trimmingCharacters": "trim",
      "#replacingOccurrences": "replace",
      "#data": "same",
      "#bridge": "same",
      "#joined": "value",
      "Data(count:)": "sized",
      "Data(base64Encoded:)": "base64",
      "NSMutableData(length:)": "sized",
      "Array(count:)": "sized",
      "[](count:)": "sized",
      "Array(repeating:)": "value",
      Data: "value",
      Array: "list",
      String: "value",
      Set: "list",
      Int: "value",
      Int32: "value",
      UInt: "value",
      UInt8: "value",
      UInt32: "value",
      UInt64: "value",
      NSNumber: "value",
      "[]": "list",
      size_t: "value",
      CInt: "value",
      NSString: "value",
      NSData: "value",
      OSType: "value",
      CFString: "value",
      CFNumber: "value",
      CCOperation: "value",
      CCAlgorithm: "value",
      CCOptions: "value",
      CCMode: "value",
      CCModeOptions: "value",
      CCPadding: "value",
      CCHmacAlgorithm: "value",
      CCPBKDFAlgorithm: "value",
      CCPseudoRandomAlgorithm: "value",
      CCWrappingAlgorithm: "value",
      CCDigestAlgorithm: "value",
      CC_LONG: "value",
      "String(format:)": "format"
    },
    escapes: { n: "\n", t: "\t", r: "\r", "0": "\0" }
  }
}
