import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"

/** The library of a package, the SDK's as `dart.io`, and files of the program itself. */
const LIBRARIES: ReadonlyArray<readonly [pattern: RegExp, path: string]> = [
  [/^package:([^/"']+)\/[^"']*$/, "$1"],
  [/^dart:([^"']+)$/, "dart.$1"],
  [/^(?!\w+:)([^"']+)\.dart$/, "./$1"]
]

/** What a package holds in lib/, should it be the program's own. */
const OWN_FILE = /^package:[^/"']+\/([^"']+)\.dart$/

/** A package is named by its own name, whichever of its libraries is imported: `crypto` for `package:crypto/crypto.dart`. */
const dartModules = (written: string): ReadonlyArray<string> => {
  const known = LIBRARIES.find(([pattern]) => pattern.test(written))
  if (known === undefined) return []
  const own = OWN_FILE.exec(written)
  return [written.replace(...known), ...(own === null ? [] : [`@/${own[1]}`])]
}

/**
 * Dart 3. Node types: tree-sitter-dart. A package is named by its own name, whichever of its libraries is imported:
 * `crypto` for `package:crypto/crypto.dart`; the SDK's are `dart.io` and so on.
 */
export const dart: Grammar = {
  name: "dart",
  expressions: {
    function_expression: { as: "function" },
    super: { as: "self" },
    string_literal: { as: "text", quoted: true },
    template_substitution: { as: "same" },
    identifier_dollar_escaped: { as: "name" },
    decimal_integer_literal: { as: "number" },
    hex_integer_literal: { as: "number" },
    decimal_floating_point_literal: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    null_literal: { as: "null" },
    identifier: { as: "name" },
    type_identifier: { as: "name" },
    this: { as: "self" },
    new_expression: { as: "call", names: ["type_identifier", "identifier"], args: "arguments" },
    const_object_expression: { as: "call", names: ["type_identifier", "identifier"], args: "arguments" },
    constructor_invocation: { as: "call", names: ["type_identifier", "identifier"], args: "arguments" },
    postfix_expression: { as: "same" },
    qualified: { as: "path" },
    argument: { as: "same" },
    assignable_expression: { as: "same" },
    unary_expression: { as: "negation", operand: "1", marks: ["!"] },
    await_expression: { as: "same" },
    parenthesized_expression: { as: "same" },
    assignment_expression: { as: "same", field: "right" },
    type_cast_expression: { as: "typed", type: "type_cast.type_identifier", value: "0" },
    conditional_expression: { as: "branches", fields: ["consequence", "alternative"] },
    if_null_expression: { as: "branches", fields: ["first", "second"] },
    switch_expression: { as: "branches", last: "switch_expression_case" },
    additive_expression: { as: "operator", left: "0", operator: "additive_operator", right: "-1" },
    equality_expression: { as: "operator", left: "0", operator: "equality_operator", right: "-1" },
    multiplicative_expression: { as: "operator", left: "0", operator: "multiplicative_operator", right: "-1" },
    shift_expression: { as: "operator", left: "0", operator: "shift_operator", right: "-1" },
    relational_expression: {
      as: "comparison",
      left: "0",
      operator: "relational_operator",
      right: "-1",
      given: "parenthesized_expression"
    },
    enum_constant: {
      as: "construct",
      constant: "name",
      args: "argument_part.arguments",
      inferred: { within: ["enum_body"], from: { enum_declaration: "name" } }
    },
    list_literal: { as: "list", ignore: "type_arguments" },
    record_literal: { as: "list" },
    record_field: { as: "same" },
    record_pattern: { as: "list" },
    constant_pattern: { as: "same" },
    set_or_map_literal: { as: "entries", pair: "pair", key: "key", value: "value" }
  },
  comments: new Set(["comment", "documentation_comment"]),
  imports: {
    ...plainImports,
    modulesNamed: dartModules,
    implicitPackages: ["dart.core"],
    wholePackages: false
  },
  scoping: {
    ...plainScoping,
    hiddenBy: { words: [], names: /^_(?!_.*__$)/ },
    selfNames: new Set(["this"]),
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    chain: {
      links: ["selector", "unconditional_assignable_selector", "conditional_assignable_selector", "index_selector"],
      link: "selector",
      cascade: "cascade_section",
      call: "argument_part",
      args: "arguments",
      typeArgs: "type_arguments",
      index: "index_selector"
    },
    keyword: { type: "named_argument", name: "label.0", value: "1" },
    annotations: new Set()
  },
  types: {
    ...plainTypes,
    constantNames: new Map([["name", false]]),
    calledTypes: "constructed"
  },
  text: {
    ...plainText,
    operators: { "+": "concat", "*": "multiply", "<<": "shift-left", "-": "minus" },
    sameMembers: new Set(["codeUnits", "bytes", "runes", "value"]),
    lengthMembers: new Set(["length", "lengthInBytes"]),
    textFunctions: {
      "#sublist": "slice",
      "#substring": "slice",
      "#toLowerCase": "lower",
      "#toUpperCase": "upper",
      "#trim": "trim",
      "#replaceAll": "replace",
      "#join": "value",
      "#toString": "same",
      "dart.convert.utf8.encode": "value",
      "dart.convert.ascii.encode": "value",
      "dart.convert.latin1.encode": "value",
      "dart.convert.base64.decode": "base64",
      "dart.convert.base64Decode": "base64",
      "dart.convert.base64Url.decode": "base64",
      "dart.typed_data.Uint8List": "sized",
      "dart.typed_data.Uint8List.fromList": "value",
      "List.filled": "sized",
      "List.generate": "sized",
      "List.from": "list",
      "List.of": "list",
      "Uint8List.fromList": "value",
      Uint8List: "sized"
    },
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", v: "\v" }
  }
}
