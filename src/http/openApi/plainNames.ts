import { isReadonlyObject } from "effect/Predicate"
import type { Document } from "./Document.ts"

const suffix = /Encoded$/
const prefix = "#/components/schemas/"

/** Of an error's class Effect describes the encoded side; its readers know of no other. */
export const plainNames = (document: Document): Document => {
  const { schemas } = document.components
  const plain = (name: string): string => {
    const short = name.replace(suffix, "")
    return short === name || Object.hasOwn(schemas, short) ? name : short
  }
  const renamed = (value: unknown, key = ""): unknown => {
    if (key === "$ref" && typeof value === "string" && value.startsWith(prefix)) {
      return prefix + plain(value.slice(prefix.length))
    }
    if (Array.isArray(value)) return value.map((member) => renamed(member))
    if (!isReadonlyObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, renamed(member, name)]))
  }
  const { components, ...rest } = renamed(document) as Document
  const named = Object.entries(components.schemas).map(([name, schema]) => [plain(name), schema])
  return { ...rest, paths: rest.paths, components: { ...components, schemas: Object.fromEntries(named) } }
}
