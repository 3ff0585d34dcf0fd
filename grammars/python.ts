import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { pythonSettings } from "./settings.ts"

/** Python 3 (and the parts of 2 the grammar still reads). Node types: tree-sitter-python. */
export const python: Grammar = {
  name: "python",
  expressions: {
    string: { as: "text", raw: ["string_content"], escapes: "escape_sequence", ignore: ["string_start", "string_end"] },
    concatenated_string: { as: "texts" },
    interpolation: { as: "same", field: "expression", unless: /:[^:]*[\dboxXeEfFgGn%]\}$/ },
    integer: { as: "number" },
    float: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    none: { as: "null" },
    identifier: { as: "name" },
    dotted_name: { as: "path" },
    attribute: { as: "member", object: "object", name: "attribute" },
    type: { as: "same" },
    generic_type: { as: "same" },
    call: { as: "call", callee: "function", args: "arguments", only: "generator_expression" },
    conditional_expression: { as: "branches", children: [0, 2] },
    binary_operator: { as: "operator", left: "left", operator: "operator", right: "right" },
    boolean_operator: { as: "operator", left: "left", operator: "operator", right: "right" },
    comparison_operator: { as: "operator", left: "0", right: "1" },
    not_operator: { as: "negation", operand: "argument", marks: ["not"] },
    unary_operator: { as: "negation", operand: "argument", marks: ["not"] },
    parenthesized_expression: { as: "same" },
    await: { as: "same" },
    named_expression: { as: "same", field: "value" },
    expression_list: { as: "list" },
    pattern_list: { as: "list" },
    tuple_pattern: { as: "list" },
    list_pattern: { as: "list" },
    lambda: { as: "function" },
    list: { as: "list" },
    tuple: { as: "list" },
    set: { as: "list" },
    dictionary: { as: "entries", pair: "pair", key: "key", value: "value", spread: "dictionary_splat" },
    dictionary_splat: { as: "same" },
    list_splat: { as: "same" },
    subscript: { as: "index", object: "value", index: "subscript" },
    slice: { as: "range", marks: { ":": false } }
  },
  comments: new Set(["comment"]),
  settings: pythonSettings,
  imports: {
    ...plainImports,
    files: { folder: "__init__", exportedAs: [], named: undefined },
    implicitPackages: ["builtins"],
    sharedNames: /\./,
    wholePackages: false
  },
  scoping: {
    ...plainScoping,
    hiddenBy: { words: [], names: /^_(?!_.*__$)/ },
    selfNames: new Set(["self", "cls"]),
    variables: "function",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    keyword: { type: "keyword_argument", name: "name", value: "value" },
    annotations: new Set(["type"]),
    tests: { through: new Set(["parenthesized_expression"]), unary: new Set(["comparison_operator"]) }
  },
  types: {
    ...plainTypes,
    calledTypes: "constructed",
    constructors: { named: "__init__", calledAs: undefined },
    typeTests: new Set(["isinstance"])
  },
  text: {
    ...plainText,
    memberships: new Map([
      ["in", true],
      ["not in", false]
    ]),
    operators: {
      "+": "concat",
      "%": "printf",
      or: "either",
      "*": "multiply",
      "**": "power",
      "//": "divide",
      "<<": "shift-left",
      "|": "union",
      "-": "minus"
    },
    textFunctions: {
      "#lower": "lower",
      "#upper": "upper",
      "#casefold": "lower",
      "#strip": "trim",
      "#lstrip": "trim",
      "#rstrip": "trim",
      "#replace": "replace",
      "#format": "format",
      "#encode": "same",
      "#decode": "same",
      "#join": "join",
      "os.getenv": "fallback",
      "os.environ.get": "fallback",
      "decouple.config": "fallback",
      "builtins.getattr": "attribute",
      "pydantic.Field": "field",
      "dataclasses.field": "field",
      "attr.ib": "field",
      "attrs.field": "field",
      "#get": "entry",
      "builtins.str": "same",
      "builtins.bytes": "same",
      "builtins.dict": "named",
      "typing.cast": "second",
      "builtins.int": "value",
      "builtins.list": "value",
      "builtins.tuple": "value",
      "bytes.fromhex": "hex",
      "builtins.bytes.fromhex": "hex",
      "binascii.unhexlify": "hex",
      "base64.b64decode": "base64"
    },
    carriers: new Set([
      "builtins.chr",
      "builtins.hex",
      "builtins.map",
      "builtins.format",
      "builtins.bytearray",
      "array.array",
      "struct.pack",
      "binascii.hexlify",
      "base64.b64encode",
      "base64.urlsafe_b64encode",
      "base64.b64decode",
      "#to_bytes"
    ]),
    adders: new Set(["append", "extend", "insert"]),
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", a: "\x07", v: "\v", "0": "\0" },
    sameMembers: new Set(["value"])
  }
}
