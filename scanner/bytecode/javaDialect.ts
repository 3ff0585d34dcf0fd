import type { Dialect } from "./Dialect.ts"
import { literalText } from "./literals.ts"
import { constantAt } from "./namedNumbers.ts"

/** Java as the Java Language Specification has it. */
export const javaDialect: Dialect = {
  base: "super",
  length: "length",
  arrow: "->",
  isOf: "instanceof",
  reference: "::",
  discard: "",
  typeValue: (type) => `${type}.class`,
  each: (type, name) => [`for (${type} ${name} : `, ") "],
  literal: literalText,
  constantAt,
  named: () => undefined
}
