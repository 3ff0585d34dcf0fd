import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports, type ImportedPath } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { jvmSettings } from "./settings.ts"
import { jvmCryptography, jvmPlatform } from "./jvm.ts"
import { scalaBodies } from "./bodies.ts"
import type { Node } from "../scanner/tree/Node.ts"

const RENAMES = new Set(["=>", "as"])
const WILDCARDS = new Set(["_", "*"])

const OUTER_COMMA = /,(?![^{]*\})/

const named = (owner: string, text: string): ReadonlyArray<ImportedPath> => {
  const words = text.trim().split(/\s+/)
  const [name, alias] = words.filter((word) => !RENAMES.has(word))
  if (name === undefined || name === "") return []
  if (WILDCARDS.has(name)) return [{ path: owner, name: undefined }]
  const isHidden = alias !== undefined && WILDCARDS.has(alias)
  const path = owner === "" ? name : `${owner}.${name}`
  return isHidden ? [] : [{ path, name: alias ?? name.slice(name.lastIndexOf(".") + 1) }]
}

const single = (text: string): ReadonlyArray<ImportedPath> => {
  const [, owner, list] = /^([^{]*?)\.?\s*(?:\{([^}]*)\})?$/.exec(text.trim()) ?? []
  if (owner === undefined) return []
  if (list !== undefined) return list.split(",").flatMap((one) => named(owner, one))
  const cut = owner.lastIndexOf(".")
  return named(owner.slice(0, Math.max(cut, 0)), owner.slice(cut + 1))
}

/** `import a.b.{C, D => E, _}, f.G`: every name it brings in. */
const scalaImports = ({ text }: Node): ReadonlyArray<ImportedPath> =>
  text
    .replace(/^import\s+(?:_root_\.)?/, "")
    .split(OUTER_COMMA)
    .flatMap(single)

/** Scala 2 and 3. Node types: tree-sitter-scala. */
export const scala: Grammar = {
  name: "scala",
  expressions: {
    string: { as: "text" },
    interpolated_string_expression: { as: "same", field: "interpolated_string" },
    interpolated_string: { as: "text", between: true },
    interpolation: { as: "same" },
    character_literal: { as: "text" },
    integer_literal: { as: "number" },
    boolean_literal: { as: "boolean" },
    null_literal: { as: "null" },
    identifier: { as: "name" },
    type_identifier: { as: "name" },
    wildcard: { as: "name" },
    stable_identifier: { as: "path" },
    stable_type_identifier: { as: "path" },
    field_expression: { as: "member", object: "value", name: "field" },
    call_expression: { as: "call", callee: "function", args: "arguments", curried: true },
    generic_function: { as: "generic", of: "function", args: "type_arguments", cast: "asInstanceOf" },
    generic_type: { as: "generic", of: "type", args: "type_arguments" },
    lambda_expression: { as: "function" },
    instance_expression: { as: "construct", type: "0", args: "arguments", body: "template_body" },
    ascription_expression: { as: "typed", value: "0", type: "1" },
    parenthesized_expression: { as: "same" },
    prefix_expression: { as: "negation", operand: "0", marks: ["!"] },
    infix_expression: { as: "operator", left: "left", operator: "operator", right: "right", infix: true },
    if_expression: { as: "branches", fields: ["consequence", "alternative"] },
    match_expression: { as: "branches", within: ["case_block", "indented_cases"], last: ["case_clause"] },
    try_expression: {
      as: "branches",
      within: ["catch_clause", "case_block", "indented_cases"],
      last: ["block", "indented_block", "case_clause"]
    },
    block: { as: "last" },
    indented_block: { as: "last" },
    throw_expression: { as: "nothing" },
    return_expression: { as: "nothing" },
    tuple_expression: { as: "list" },
    tuple_pattern: { as: "list" }
  },
  annotations: { types: new Set(["annotation"]), within: new Set([]) },
  comments: new Set(["comment", "block_comment"]),
  settings: jvmSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    listed: scalaImports,
    implicitPackages: ["scala", "java.lang", "scala.Predef"],
    assumedPackages: jvmCryptography,
    wholePackages: true,
    packageClause: /\bpackage\s+([\w.]+)/g
  },
  scoping: {
    ...plainScoping,
    blocks: {
      functions: {
        tap: { object: "parameter", gives: "object" },
        pipe: { object: "parameter", gives: "result" }
      },
      parameter: "_"
    },
    selfNames: new Set(["this"]),
    bodies: scalaBodies,
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "assignment_expression", name: "left", value: "right" },
    namedInPlace: true,
    annotations: new Set(),
    bare: "members"
  },
  types: {
    ...plainTypes,
    platformTypes: jvmPlatform,
    words: { define: ["class", "object", "trait", "enum", "type"] },
    calledTypes: "constructed"
  },
  text: {
    ...plainText,
    operators: {
      "+": "concat",
      "++": "concat",
      "-": "minus",
      "*": "multiply",
      "/": "divide",
      "<<": "shift-left",
      "|": "union"
    },
    sameMembers: new Set(["get", "head", "toString", "getBytes", "toCharArray", "toArray", "toList", "toSeq", "toInt"]),
    textFunctions: {
      "java.util.Arrays.copyOf": "head",
      "java.util.Arrays.copyOfRange": "slice",
      "#take": "head",
      "#slice": "slice",
      "#substring": "slice",
      "#toString": "same",
      "#trim": "trim",
      "#equals": "equals",
      "#equalsIgnoreCase": "equals-ignoring-case",
      "#toLowerCase": "lower",
      "#toUpperCase": "upper",
      "#stripMargin": "trim",
      "#concat": "concat",
      "#replace": "replace",
      "#format": "printf",
      "#formatted": "printf",
      "#getBytes": "same",
      "#toArray": "same",
      "#getOrElse": "either",
      "#orElse": "either",
      "#getProperty": "fallback",
      "scala.sys.env": "fallback",
      "scala.sys.props": "fallback",
      "java.lang.System.getenv": "fallback",
      "scala.sys.props.getOrElse": "fallback",
      "scala.sys.env.getOrElse": "fallback",
      "java.lang.System.getProperty": "fallback",
      "java.lang.String.format": "format",
      "java.lang.String.valueOf": "value",
      "java.util.Arrays.asList": "list",
      "java.util.Objects.requireNonNull": "first",
      "scala.Some": "value",
      "scala.Option": "value",
      "scala.util.Try": "value",
      "scala.Array": "list",
      "scala.Seq": "list",
      "scala.List": "list",
      "scala.Vector": "list",
      "scala.Set": "list",
      "scala.Array.fill": "sized",
      "scala.Array.ofDim": "sized",
      "new scala.Array": "sized",
      "new java.lang.String": "first"
    },
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f" },
    mapWriters: new Set(["put", "putIfAbsent", "setProperty"])
  }
}
