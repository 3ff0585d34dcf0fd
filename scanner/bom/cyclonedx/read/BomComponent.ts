import { type JsonObject, objectsIn, textIn } from "../../read/JsonObject.ts"

/** A component of a bill of materials, as written there. */
export interface BomComponent {
  /** `$.components[3]`. */
  readonly path: string
  readonly type: string
  readonly name: string
  readonly ref: string | undefined
  readonly fields: JsonObject
  /** Values of the scanner's own properties, by their names without the namespace. */
  readonly own: ReadonlyMap<string, ReadonlyArray<string>>
}

/** The value of a property that occurs once. */
export const nativeText = ({ own }: Pick<BomComponent, "own">, name: string): string | undefined => {
  const values = own.get(name)
  return values?.length === 1 ? values[0] : undefined
}

const NAMESPACE = "ciphermap:"

/** The values of the scanner's own properties, by their names without the namespace. */
export const nativeProperties = (of: JsonObject): ReadonlyMap<string, ReadonlyArray<string>> => {
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
