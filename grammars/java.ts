import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"
import { plainCalls } from "./Calls.ts"
import { plainScoping } from "./Scoping.ts"
import { plainImports } from "./Imports.ts"
import type { Grammar } from "./Grammar.ts"
import { jvmSettings } from "./settings.ts"
import { jvmCryptography, jvmPlatform } from "./jvm.ts"
import { javaBodies } from "./bodies.ts"

/** Java to version 21. Node types: tree-sitter-java. */
export const java: Grammar = {
  name: "java",
  expressions: {
    string_literal: { as: "text", raw: ["string_fragment", "multiline_string_fragment"], escapes: "escape_sequence" },
    character_literal: { as: "text" },
    decimal_integer_literal: { as: "number" },
    hex_integer_literal: { as: "number" },
    octal_integer_literal: { as: "number" },
    binary_integer_literal: { as: "number" },
    true: { as: "true" },
    false: { as: "false" },
    null_literal: { as: "null" },
    identifier: { as: "name" },
    type_identifier: { as: "name" },
    this: { as: "self" },
    field_access: { as: "member", object: "object", name: "field" },
    scoped_identifier: { as: "path" },
    scoped_type_identifier: { as: "path" },
    method_reference: { as: "reference" },
    generic_type: { as: "generic" },
    annotated_type: { as: "same" },
    method_invocation: { as: "call", object: "object", name: "name", args: "arguments" },
    object_creation_expression: { as: "construct", type: "type", args: "arguments", body: "class_body" },
    lambda_expression: { as: "function" },
    annotation: { as: "call", callee: "name", args: "arguments" },
    enum_constant: {
      as: "construct",
      constant: "name",
      args: "arguments",
      body: "class_body",
      inferred: { within: ["enum_body"], from: { enum_declaration: "name" } }
    },
    cast_expression: { as: "typed", type: "type", value: "value" },
    ternary_expression: { as: "branches", fields: ["consequence", "alternative"] },
    switch_expression: {
      as: "branches",
      fields: ["body"],
      within: [
        "switch_block",
        "switch_rule",
        "switch_block_statement_group",
        "expression_statement",
        "yield_statement",
        "block"
      ],
      skip: ["switch_label", "throw_statement", "break_statement", "local_variable_declaration"]
    },
    binary_expression: { as: "operator", left: "left", operator: "operator", right: "right" },
    unary_expression: { as: "negation", operand: "operand", marks: ["!"] },
    instanceof_expression: { as: "typeTest", value: "left", type: "right" },
    parenthesized_expression: { as: "same" },
    assignment_expression: { as: "same", field: "right" },
    array_initializer: { as: "list" },
    element_value_array_initializer: { as: "list" },
    array_creation_expression: { as: "array", dimension: "dimensions", items: "value" },
    array_access: { as: "index", object: "array", index: "index" }
  },
  annotations: { types: new Set(["annotation", "marker_annotation"]), within: new Set(["modifiers"]) },
  comments: new Set(["line_comment", "block_comment"]),
  settings: jvmSettings,
  imports: {
    ...plainImports,
    packageOf: "declared",
    implicitPackages: ["java.lang"],
    assumedPackages: jvmCryptography,
    wholePackages: true,
    packageClause: /\bpackage\s+([\w.]+)/g,
    importsWhole: true,
    sharedNames: /(?:^|\.)\p{Lu}[^.]*\./u
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["this"]),
    bodies: javaBodies,
    variables: "block",
    fieldsInScope: true
  },
  calls: {
    ...plainCalls,
    keyword: { type: "element_value_pair", name: "key", value: "value" },
    annotations: new Set(),
    useMarks: { before: [".", ":", "new", "/"], behind: ["(", "/"] }
  },
  types: {
    ...plainTypes,
    constantNames: new Map([
      ["name()", false],
      ["toString()", true]
    ]),
    // Lombok's @Getter and @Data, and the accessors of records
    addedGetters: ["get", "is", ""],
    platformTypes: jvmPlatform,
    words: { construct: "new", define: ["class", "interface", "enum", "record"], derive: ["extends", "implements"] },
    calledTypes: "unknown"
  },
  text: {
    ...plainText,
    operators: { "+": "concat", "*": "multiply", "/": "divide", "<<": "shift-left", "|": "union", "-": "minus" },
    textFunctions: {
      "java.util.Arrays.copyOf": "head",
      "java.util.Arrays.copyOfRange": "slice",
      "#substring": "slice",
      "#toString": "same",
      "#equals": "equals",
      "#equalsIgnoreCase": "equals-ignoring-case",
      "#contentEquals": "equals",
      "java.util.Objects.equals": "equals",
      "org.apache.commons.lang3.StringUtils.equals": "equals",
      "org.apache.commons.lang3.StringUtils.equalsIgnoreCase": "equals-ignoring-case",
      "org.apache.commons.lang.StringUtils.equals": "equals",
      "org.apache.commons.lang.StringUtils.equalsIgnoreCase": "equals-ignoring-case",
      "com.google.common.base.Objects.equal": "equals",
      "#intern": "same",
      "#strip": "trim",
      "#trim": "trim",
      "#toLowerCase": "lower",
      "#toUpperCase": "upper",
      "#contains": "holds",
      "#concat": "concat",
      "#toArray": "same",
      "#replace": "replace",
      "#formatted": "printf",
      "#getBytes": "same",
      "#toCharArray": "same",
      "java.lang.String.format": "format",
      "java.lang.String.valueOf": "value",
      "java.lang.String.join": "join",
      "java.lang.System.getProperty": "fallback",
      "#getProperty": "fallback",
      "java.lang.System.getenv": "fallback",
      "#get": "entry",
      "#getOrDefault": "entry",
      "java.util.Map.of": "pairs",
      "java.util.Optional.of": "value",
      "java.util.Optional.ofNullable": "value",
      "#orElse": "either",
      "new java.lang.String": "first",
      "org.springframework.beans.factory.annotation.Value": "placeholder",
      "io.micronaut.context.annotation.Value": "placeholder",
      "io.micronaut.context.annotation.Property": "fallback",
      "org.springframework.boot.context.properties.bind.DefaultValue": "list",
      "org.eclipse.microprofile.config.inject.ConfigProperty": "fallback",
      "java.lang.Integer.valueOf": "value",
      "java.lang.Integer.parseInt": "value",
      "java.util.Objects.requireNonNull": "first",
      "java.util.Objects.requireNonNullElse": "either",
      "com.google.common.base.Preconditions.checkNotNull": "first",
      "org.apache.commons.lang3.Validate.notNull": "first",
      "org.apache.commons.lang3.Validate.notEmpty": "first",
      "java.util.Arrays.asList": "list",
      "java.util.List.of": "list",
      "java.util.Set.of": "list",
      "java.util.Collections.singletonList": "list"
    },
    carriers: new Set([
      "java.lang.Math.round",
      "java.lang.Math.floor",
      "java.lang.Math.abs",
      "java.lang.Integer.toString",
      "java.lang.Integer.toHexString",
      "java.lang.Long.toString",
      "java.lang.Long.toHexString",
      "java.lang.Double.toString",
      "java.lang.Character.toString",
      "new java.lang.String",
      "new java.math.BigInteger",
      "java.math.BigInteger.valueOf",
      "java.util.Arrays.copyOf",
      "java.util.Arrays.copyOfRange",
      "#putInt",
      "#putLong",
      "#encode",
      "#encodeToString",
      "#decode"
    ]),
    adders: new Set(["append", "add", "put", "putInt", "putLong", "write"]),
    escapes: { n: "\n", t: "\t", r: "\r", b: "\b", f: "\f", s: " ", "0": "\0" },
    mapWriters: new Set(["put", "putIfAbsent", "setProperty"])
  }
}
