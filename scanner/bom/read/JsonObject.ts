/** An object of a document that somebody else wrote: any field may be anything. */
export interface JsonObject {
  readonly [field: string]: unknown
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const NONE: JsonObject = {}

/** The object in a field; an empty one where there is none. */
export const objectIn = (of: JsonObject, field: string): JsonObject => {
  const value = of[field]
  return isObject(value) ? value : NONE
}

export const listIn = (of: JsonObject, field: string): ReadonlyArray<unknown> => {
  const value = of[field]
  return Array.isArray(value) ? value : []
}

export const objectsIn = (of: JsonObject, field: string): ReadonlyArray<JsonObject> =>
  listIn(of, field).filter(isObject)

export const textsIn = (of: JsonObject, field: string): ReadonlyArray<string> =>
  listIn(of, field).filter((one) => typeof one === "string")

/** A text that is not empty. */
export const textIn = (of: JsonObject, field: string): string | undefined => {
  const value = of[field]
  return typeof value === "string" && value !== "" ? value : undefined
}

/** A whole number that is not negative and can be counted with. */
export const countIn = (of: JsonObject, field: string): number | undefined => countOf(of[field])

const countOf = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/** A whole number in decimal digits. */
export const countInText = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined
