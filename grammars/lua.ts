import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports, renamedModule } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"

/** Lua 5.1 to 5.4 and LuaJIT. Node types: tree-sitter-lua of tree-sitter-grammars. */
export const lua: Grammar = {
  name: "lua",
  expressions: {
    string: { as: "text", raw: ["string_content"] },
    number: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    nil: { as: "null" },
    identifier: { as: "name" },
    dot_index_expression: { as: "member", object: "table", name: "field" },
    method_index_expression: { as: "member", object: "table", name: "method" },
    bracket_index_expression: { as: "index", object: "table", index: "field", members: true },
    function_call: { as: "call", callee: "name", args: "arguments" },
    parenthesized_expression: { as: "same" },
    unary_expression: { as: "negation", operand: "operand", marks: ["not"] },
    binary_expression: { as: "operator", left: "left", right: "right" },
    table_constructor: { as: "items", item: "field" },
    variable_list: { as: "list" },
    expression_list: { as: "list" }
  },
  comments: new Set(["comment"]),
  imports: {
    ...plainImports,
    implicitPackages: [],
    sharedNames: /\./,
    wholePackages: false,
    importFunctions: new Set(["require"]),
    modulesNamed: renamedModule([[/\//g, "."]])
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["self"]),
    variables: "block",
    fieldsInScope: false
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    useMarks: { before: [".", ":"], behind: ["(", "{", '"', "'", "[", "="] },
    returnsTuples: true,
    passedOn: {
      methods: new Set(),
      functions: new Set(["assert/1"]),
      fallbacks: new Set(),
      otherwise: new Set(),
      nothing: new Set(),
      types: new Set()
    }
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: {
      "..": "concat",
      or: "either",
      and: "guard",
      "*": "multiply",
      "+": "add",
      "-": "minus",
      "^": "power",
      "<<": "shift-left"
    },
    textFunctions: {
      "#lower": "lower",
      "#upper": "upper",
      "string.lower": "lower",
      "string.upper": "upper",
      "string.format": "printf",
      tostring: "value",
      tonumber: "value",
      "os.getenv": "fallback",
      "ngx.decode_base64": "base64"
    },
    escapes: { n: "\n", t: "\t", r: "\r", a: "\x07", b: "\b", f: "\f", v: "\v" }
  }
}
