import type { Dialect } from "./Dialect.ts"
import { characterLiteral, textLiteral } from "./literals.ts"
import { constantAt } from "./namedNumbers.ts"

/** A number as a value of the type that it is wanted as. */
export const literalText = (value: string | number | bigint | null, type: string): string => {
  if (value === null) return "null"
  if (typeof value === "string") return textLiteral(value)
  if (type === "Z") return Number(value) === 0 ? "false" : "true"
  if (type === "C") return characterLiteral(Number(value) & 0xffff)
  const written = typeof value === "number" && !Number.isFinite(value) ? "0" : String(value)
  return type === "J" ? `${written}L` : written
}

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
