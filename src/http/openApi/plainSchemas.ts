import { isReadonlyObject } from "effect/Predicate"
import type { Document, Fragment } from "./Document.ts"

/** The bounds of every JavaScript integer say nothing of a field. */
const noise: Fragment = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

/** An object of free shape says so: generators of clients read it as an empty one else. */
const opened = (fragment: Fragment): Fragment =>
  fragment["type"] === "object" && fragment["properties"] === undefined && !("additionalProperties" in fragment)
    ? { ...fragment, additionalProperties: true }
    : fragment

const plain = (value: unknown, key = ""): unknown => {
  if (key === "examples") return value
  if (Array.isArray(value)) return value.map((member) => plain(member))
  if (!isReadonlyObject(value)) return value
  const kept = Object.entries(value).filter(([name, member]) => member !== noise[name])
  return opened(Object.fromEntries(kept.map(([name, member]) => [name, plain(member, name)])))
}

/** Without bounds that bound nothing, and with it said which objects may hold anything. */
export const plainSchemas = (document: Document): Document => plain(document) as Document
