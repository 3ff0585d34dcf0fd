import { plainCalls } from "./Calls.ts"
import type { Embedding } from "./embeddedCode.ts"
import type { Grammar } from "./Grammar.ts"
import { plainImports } from "./Imports.ts"
import { java } from "./java.ts"
import { jvmCryptography, jvmPlatform } from "./jvm.ts"
import { plainScoping } from "./Scoping.ts"
import { jvmSettings } from "./settings.ts"
import { plainText } from "./Text.ts"
import { plainTypes } from "./Types.ts"

const blank = (text: string): string => " ".repeat(text.length)

/** A modifier, a type and the name of a property at the beginning of a line. */
const DECLARED = String.raw`[ \t]*(?:(?:static|final|private|protected|public)[ \t]+){0,4}(?:def|(?:byte|char|int|long|boolean)(?:\[\])?|[A-Z][\w.<>, ]{0,60}(?:\[\])?)[ \t]+[A-Za-z_]\w*`

const ONE_LINE = String.raw`(?![^\n]*(?:"""|'''))`

const END = String.raw`[ \t]*(?://[^\n]*)?$`

/** No line follows that goes on with a mark. */
const LAST = String.raw`(?![^\n]*[\r\n]+[ \t]*[.?:&|+*-])`

/** What the grammar of Groovy does not know, as something of the same length that it does, or with a mark where a line ends. */
export const groovyRewrites: NonNullable<Embedding["rewrites"]> = [
  // a?.b, a*.b
  [/[?*]\.(?=[A-Za-z_])/g, " ."],
  // a ?: b
  [/(?<=[\w)\]'"][ \t]?)\?:(?=[ \t])/g, "||"],
  // a as byte[], but not the name that an import gives
  [/(?<!^[ \t]*import\b[^\n]*)\bas (?:[A-Z][\w.]*(?:<[^<>\n]*>)?|byte|char|int|long)(?:\[\])*/gm, blank],
  [/^([ \t]*)trait(?=[ \t]+[A-Z])/gm, "$1class"],
  // calls of another constructor, and jumps, which the grammar wants a mark behind
  [/^([ \t]*(?:super|this)\([^\n]*\))[ \t]*$/gm, "$1;"],
  [/\b(break|continue)[ \t]*$/gm, "$1;"],
  // a property without a type
  [/^([ \t]*(?:(?:static|private|protected|public)[ \t]+){0,3})final(?=[ \t]+[a-z_]\w*[ \t]*=)/gm, "$1def  "],
  // properties
  [new RegExp(`^(${DECLARED})(?=${END})`, "gm"), "$1;"],
  [new RegExp(`^(${DECLARED}[ \\t]*=(?!=)${ONE_LINE}(?:(?!//)[^\\n;])*[\\w)'"\\]])(?=${END})${LAST}`, "gm"), "$1;"]
]

/** Groovy to version 5, as far as its grammar goes. Node types: tree-sitter-groovy, most of which are those of tree-sitter-java. */
export const groovy: Grammar = {
  name: "groovy",
  expressions: {
    ...java.expressions,
    string_literal: {
      as: "text",
      raw: ["string_fragment", "multiline_string_fragment"],
      escapes: "escape_sequence",
      holes: /\$\{\s*(?:([A-Za-z_][\w.]*)\s*\}|[^}]*\})|\$([A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)/g
    },
    method_invocation: { as: "call", object: "object", name: "name", args: "arguments", block: "body" },
    juxt_function_call: { as: "call", callee: "name", args: "args" },
    closure: { as: "function" },
    expression_statement: { as: "same" },
    array_literal: { as: "list" },
    map_literal: { as: "entries", pair: "map_item", key: "key", value: "value" }
  },
  annotations: { types: new Set(["annotation"]), within: new Set(["modifiers"]) },
  comments: new Set(["line_comment", "block_comment"]),
  imports: {
    ...plainImports,
    packageOf: "declared",
    wholePackages: true,
    implicitPackages: ["java.lang", "java.util", "groovy.lang", "groovy.util"],
    assumedPackages: jvmCryptography,
    packageClause: /\bpackage\s+([\w.]+)/g,
    importsWhole: true
  },
  scoping: {
    ...plainScoping,
    selfNames: new Set(["this"]),
    variables: "block",
    fieldsInScope: true,
    blocks: {
      functions: {
        with: { object: "both", gives: "result" },
        tap: { object: "both", gives: "object" },
        withCloseable: { object: "parameter", gives: "result" }
      },
      parameter: "it"
    }
  },
  calls: {
    ...plainCalls,
    annotations: new Set(),
    keyword: { type: "map_item", name: "key", value: "value" },
    blockIsArgument: true
  },
  types: {
    ...plainTypes,
    calledTypes: "unknown",
    accessors: { get: ["get", "is"], set: "set" },
    addedGetters: ["get", "is"],
    words: {
      construct: "new",
      define: ["class", "interface", "trait", "enum", "record"],
      derive: ["extends", "implements"]
    },
    platformTypes: jvmPlatform,
    constantNames: new Map([
      ["name()", false],
      ["toString()", true]
    ])
  },
  text: {
    ...plainText,
    operators: { ...java.text.operators, "||": "either" },
    textFunctions: {
      ...java.text.textFunctions,
      "#toInteger": "same",
      "#toList": "same",
      "#decodeBase64": "base64",
      "#decodeHex": "hex"
    },
    carriers: java.text.carriers,
    adders: java.text.adders,
    mapWriters: java.text.mapWriters,
    sameMembers: new Set(["bytes"]),
    escapes: { ...java.text.escapes, $: "$" }
  },
  settings: jvmSettings
}
