import { type JsonObject, objectsIn, textIn } from "./JsonObject.ts"

const NAMESPACE = "ciphermap:"

/** The values of the scanner's own properties, by their names without the namespace. */
export const ownProperties = (of: JsonObject): ReadonlyMap<string, ReadonlyArray<string>> => {
  const values = new Map<string, Array<string>>()
  for (const property of objectsIn(of, "properties")) {
    const name = textIn(property, "name")
    const value = textIn(property, "value")
    if (name === undefined || value === undefined || !name.startsWith(NAMESPACE)) continue
    const own = name.slice(NAMESPACE.length)
    const known = values.get(own)
    if (known === undefined) values.set(own, [value])
    else known.push(value)
  }
  return values
}
