import { isReadonlyObject } from "effect/Predicate"
import { type Fragment, namesIn } from "./Document.ts"

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

const objectOf = (value: unknown): Fragment => (isReadonlyObject(value) ? { ...value } : {})

/** An example of a schema: its own first one, or one composed from those of its parts; undefined if a part has none. */
export const exampleOf = (schema: Fragment, schemas: Readonly<Record<string, Fragment>>): unknown => {
  const [own] = listOf(schema["examples"])
  if (own !== undefined) return own
  const [name] = schema["$ref"] === undefined ? [] : namesIn(schema)
  if (name !== undefined) return exampleOf(schemas[name] ?? {}, schemas)
  const [allowed] = listOf(schema["enum"])
  if (allowed !== undefined) return allowed
  const [alternative] = listOf(schema["anyOf"])
  if (alternative !== undefined) return exampleOf(objectOf(alternative), schemas)
  if (schema["type"] === "null") return null
  if (schema["type"] === "array") return [exampleOf(objectOf(schema["items"]), schemas)]
  const properties = Object.entries(objectOf(schema["properties"]))
  return properties.length === 0
    ? undefined
    : Object.fromEntries(properties.map(([key, property]) => [key, exampleOf(objectOf(property), schemas)]))
}
