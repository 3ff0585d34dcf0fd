import type { Dialect } from "../bytecode/Dialect.ts"
import { literalText } from "../bytecode/literals.ts"
import type { Value } from "../bytecode/Statement.ts"
import type { Assembly } from "./Assembly.ts"
import type { CsharpNames } from "./CsharpNames.ts"
import { enumerationNamed } from "./enumerations.ts"
import { ownEnumeration } from "./ownEnumeration.ts"

/** The names of the values of an enumeration. */
export type Enumeration = ReadonlyMap<number, string>

/** Names of values that together are a value. */
const partsOf = (names: Enumeration, value: number): ReadonlyArray<string> | undefined => {
  const found: Array<string> = []
  let left = value >>> 0
  for (const [bit, name] of [...names].toSorted(([a], [b]) => b - a)) {
    if (bit === 0 || (left & bit) >>> 0 !== bit >>> 0) continue
    found.unshift(name)
    left = (left & ~bit) >>> 0
  }
  return left === 0 && found.length > 0 ? found : undefined
}

/** C# as its specification has it; numbers of enumerations are written with their names. */
export const csharpDialect = (assembly: Assembly, names: CsharpNames): Dialect => {
  const known = new Map<string, Enumeration | undefined>()
  const enumerationOf = (name: string): Enumeration | undefined => {
    if (!known.has(name)) known.set(name, ownEnumeration(assembly, name) ?? enumerationNamed(name))
    return known.get(name)
  }
  const named = (value: Value, type: string): string | undefined => {
    if (value.kind !== "literal" || value.type !== "I" || !type.startsWith("L")) return undefined
    const name = type.slice(1, -1)
    const of = enumerationOf(name)
    if (typeof value.value !== "number") return undefined
    const written = names.ofDescriptor(type)
    if (of === undefined)
      return name.startsWith("java/") || name.includes("<") ? undefined : `(${written}) ${value.value}`
    const single = of.get(value.value)
    if (single !== undefined) return `${written}.${single}`
    const parts = partsOf(of, value.value)
    return parts === undefined ? `(${written}) ${value.value}` : parts.map((one) => `${written}.${one}`).join(" | ")
  }
  return {
    base: "base",
    length: "Length",
    arrow: "=>",
    isOf: "is",
    reference: ".",
    discard: "_ = ",
    typeValue: (type) => `typeof(${type})`,
    each: (type, name) => [`foreach (${type} ${name} in `, ") "],
    literal: literalText,
    constantAt: () => undefined,
    named: (value, type) =>
      value.kind === "cast" && value.of.kind === "literal" ? named(value.of, value.type) : named(value, type)
  }
}
