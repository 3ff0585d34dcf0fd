import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { jvmSettings } from "./settings.ts"
import { jvmCryptography, jvmPlatform } from "./jvm.ts"
import { kotlinBodies } from "./bodies.ts"

/** Kotlin to version 2.1. Node types: tree-sitter-kotlin, which names no fields. */
export const kotlin: Grammar = {
  name: "kotlin",
  expressions: {
    string_literal: { as: "text", raw: ["string_content"] },
    interpolated_identifier: { as: "name" },
    interpolated_expression: { as: "same" },
    character_literal: { as: "text" },
    integer_literal: { as: "number" },
    long_literal: { as: "number" },
    unsigned_literal: { as: "number" },
    hex_literal: { as: "number" },
    bin_literal: { as: "number" },
    boolean_literal: { as: "boolean" },
    null: { as: "null" },
    simple_identifier: { as: "name" },
    type_identifier: { as: "name" },
    this_expression: { as: "self" },
    identifier: { as: "path" },
    user_type: { as: "path" },
    nullable_type: { as: "same" },
    navigation_expression: { as: "member", object: "0", name: "navigation_suffix.simple_identifier" },
    directly_assignable_expression: { as: "member", object: "0", name: "navigation_suffix.simple_identifier" },
    callable_reference: { as: "reference" },
    call_expression: {
      as: "call",
      callee: "0",
      args: "call_suffix.value_arguments",
      closing: true,
      block: "call_suffix.annotated_lambda.lambda_literal"
    },
    lambda_literal: { as: "function" },
    anonymous_function: { as: "function" },
    object_literal: { as: "construct", type: "delegation_specifier.0", args: "value_arguments", body: "class_body" },
    constructor_invocation: { as: "call", callee: "0", args: "value_arguments" },
    enum_entry: {
      as: "construct",
      constant: "simple_identifier",
      args: "value_arguments",
      inferred: { within: ["enum_class_body"], from: { class_declaration: "type_identifier" } }
    },
    value_argument: { as: "same" },
    spread_expression: { as: "same" },
    postfix_expression: { as: "same" },
    parenthesized_expression: { as: "same" },
    as_expression: { as: "typed", type: "1", value: "0" },
    indexing_expression: { as: "index", object: "0", index: "indexing_suffix.0" },
    additive_expression: { as: "operator", left: "0", right: "1" },
    multiplicative_expression: { as: "operator", left: "0", right: "1" },
    elvis_expression: { as: "operator", left: "0", right: "1" },
    prefix_expression: { as: "negation", operand: "0", marks: ["!"] },
    check_expression: { as: "typeTest", value: "0", type: "1", negated: "!is" },
    equality_expression: { as: "operator", left: "0", right: "1" },
    comparison_expression: { as: "operator", left: "0", right: "1" },
    infix_expression: { as: "operator", left: "0", operator: "1", right: "2", infix: true },
    statements: { as: "last" },
    jump_expression: { as: "nothing" },
    if_expression: { as: "branches", last: "control_structure_body" },
    when_expression: { as: "branches", within: ["when_entry"], last: "control_structure_body" },
    try_expression: { as: "branches", within: ["catch_block"], last: "statements" },
    collection_literal: { as: "list" }
  },
  annotations: {
    types: new Set(["annotation", "file_annotation"]),
    within: new Set(["modifiers"])
  },
  comments: new Set(["line_comment", "multiline_comment"]),
  settings: jvmSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: ["kotlin", "kotlin.collections", "kotlin.text", "java.lang"],
    assumedPackages: jvmCryptography,
    wholePackages: true,
    packageClause: /\bpackage\s+([\w.]+)/g,
    importsWhole: true
  },
  scoping: {
    ...plainScoping,
    blocks: {
      functions: {
        apply: { object: "self", gives: "object" },
        also: { object: "parameter", gives: "object" },
        let: { object: "parameter", gives: "result" },
        run: { object: "self", gives: "result" },
        with: { object: "self", gives: "result" },
        use: { object: "parameter", gives: "result" },
        takeIf: { object: "parameter", gives: "object" },
        takeUnless: { object: "parameter", gives: "object" },
        lazy: { gives: "result" },
        synchronized: { gives: "result" },
        runCatching: { gives: "result" }
      },
      parameter: "it"
    },
    selfNames: new Set(["this"]),
    bodies: kotlinBodies,
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "value_argument", name: "-2", value: "-1" },
    namedInPlace: true,
    annotations: new Set(["user_type"]),
    useMarks: { before: [".", ":"], behind: ["(", "=", "{", "<"] },
    blockIsArgument: true
  },
  types: {
    ...plainTypes,
    accessors: { get: ["get", "is"], set: "set" },
    constantNames: new Map([
      ["name", false],
      ["toString()", true]
    ]),
    platformTypes: jvmPlatform,
    words: { define: ["class", "object", "interface", "typealias"] },
    calledTypes: "constructed"
  },
  text: {
    ...plainText,
    operators: {
      "+": "concat",
      "-": "minus",
      "*": "multiply",
      "/": "divide",
      "?:": "either",
      shl: "shift-left",
      or: "union"
    },
    sameMembers: new Set(["bits"]),
    textFunctions: {
      "#copyOf": "head",
      "#copyOfRange": "slice",
      "#take": "head",
      "#substring": "slice",
      "#toString": "same",
      "#trim": "trim",
      "#lowercase": "lower",
      "#equals": "equals",
      "#toLowerCase": "lower",
      "#uppercase": "upper",
      "#toUpperCase": "upper",
      "#contains": "holds",
      "#plus": "concat",
      "#replace": "replace",
      "#format": "printf",
      "#toByteArray": "same",
      "#encodeToByteArray": "same",
      "#getBytes": "same",
      "#toCharArray": "same",
      "#toInt": "same",
      "#toTypedArray": "same",
      "#toList": "same",
      "#trimIndent": "trim",
      "#getProperty": "fallback",
      "java.lang.System.getenv": "fallback",
      "#get": "entry",
      "#getOrDefault": "entry",
      "java.util.Map.of": "pairs",
      "org.springframework.beans.factory.annotation.Value": "placeholder",
      "io.micronaut.context.annotation.Value": "placeholder",
      "io.micronaut.context.annotation.Property": "fallback",
      "org.eclipse.microprofile.config.inject.ConfigProperty": "fallback",
      "java.lang.System.getProperty": "fallback",
      "kotlin.ByteArray": "sized",
      "kotlin.CharArray": "sized",
      "kotlin.String": "first",
      "kotlin.arrayOf": "list",
      "kotlin.byteArrayOf": "list",
      "kotlin.charArrayOf": "list",
      "kotlin.intArrayOf": "list",
      "kotlin.collections.listOf": "list",
      "kotlin.collections.mutableListOf": "list",
      "kotlin.collections.setOf": "list",
      "kotlin.collections.arrayListOf": "list",
      "kotlin.collections.listOfNotNull": "list",
      "kotlin.requireNotNull": "first",
      "kotlin.checkNotNull": "first",
      "java.util.Arrays.asList": "list",
      "java.util.List.of": "list",
      "java.util.Objects.requireNonNull": "first",
      "java.util.Collections.singletonList": "list",
      "java.lang.String.valueOf": "value",
      "java.lang.String.format": "format",
      "kotlin.text.String.format": "format"
    },
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b" },
    mapWriters: new Set(["put", "putIfAbsent", "setProperty"])
  }
}
