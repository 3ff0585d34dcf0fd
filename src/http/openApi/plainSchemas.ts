import { isReadonlyObject } from "effect/Predicate"
import type { Document } from "./Document.ts"

/** The bounds of every JavaScript integer say nothing of a field. */
const everyInteger: ReadonlyMap<string, number> = new Map([
  ["minimum", Number.MIN_SAFE_INTEGER],
  ["maximum", Number.MAX_SAFE_INTEGER]
])

const isNoise = (key: string, value: unknown): boolean => everyInteger.get(key) === value && value !== undefined

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain)
  if (!isReadonlyObject(value)) return value
  const kept = Object.entries(value).filter(([key, member]) => !isNoise(key, member))
  return Object.fromEntries(kept.map(([key, member]) => [key, plain(member)]))
}

/** Without bounds that bound nothing. */
export const plainSchemas = (document: Document): Document => plain(document) as Document
