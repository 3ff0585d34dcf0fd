import { c } from "./c.ts"
import type { Grammar } from "./Grammar.ts"

/**
 * Objective-C 2. A message is a call of the first part of its selector; further parts name their arguments. Node types:
 * tree-sitter-objc, which keeps those of tree-sitter-c.
 */
export const objc: Grammar = {
  ...c,
  name: "objc",
  expressions: {
    ...c.expressions,
    message_expression: { as: "message", receiver: "receiver", selector: "method" },
    at_expression: { as: "same" },
    array_literal: { as: "list" },
    dictionary_literal: { as: "entries", pair: "dictionary_pair" }
  },
  scoping: {
    ...c.scoping,
    selfNames: new Set(["self"])
  },
  text: {
    ...c.text,
    words: new Map([
      ["YES", true],
      ["NO", false],
      ["TRUE", true],
      ["FALSE", false]
    ]),
    operators: { ...c.text.operators, "+": "concat" },
    textFunctions: {
      ...c.text.textFunctions,
      "#isEqualToString": "equals",
      "#isEqual": "equals",
      "#UTF8String": "same",
      "#bytes": "same",
      "#length": "length"
    }
  }
}
