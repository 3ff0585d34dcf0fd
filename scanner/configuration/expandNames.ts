import type { Meaning } from "./Product.ts"

const ALTERNATIVES = /\{([^{}]*)\}/

const spell = (name: string): ReadonlyArray<string> => {
  const found = ALTERNATIVES.exec(name)
  if (found === null) return [name]
  const before = name.slice(0, found.index)
  const after = name.slice(found.index + found[0].length)
  return found[1]!.split(",").flatMap((one) => spell(before + one + after))
}

/** Rows by the names of directives; `{a,b}` in a key stands for each alternative. */
export const expandNames = (rows: { readonly [key: string]: Meaning }): ReadonlyMap<string, Meaning> =>
  new Map(Object.entries(rows).flatMap(([key, meaning]) => spell(key).map((name) => [name, meaning] as const)))
