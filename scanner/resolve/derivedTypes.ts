import { oncePer } from "../source/oncePer.ts"
import type { ParsedFile } from "../source/ParsedFile.ts"
import { typeScope } from "./typeScope.ts"

const directly = oncePer((file: ParsedFile): ReadonlyMap<number, ReadonlyArray<number>> => {
  const derived = new Map<number, Array<number>>()
  for (const [at, { kind, type }] of file.scopes.entries()) {
    const base = kind === "type" ? typeScope(file, type) : undefined
    if (base !== undefined && base !== at) derived.set(base, [...(derived.get(base) ?? []), at])
  }
  return derived
})

/** Types of this file that derive from one of it, those that derive from these among them. */
export const derivedTypes = (file: ParsedFile, type: number): ReadonlyArray<number> => {
  const all = new Set([type])
  for (const one of all) for (const derived of directly(file).get(one) ?? []) all.add(derived)
  return [...all].slice(1)
}
