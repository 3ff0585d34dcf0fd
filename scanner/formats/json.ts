/** An object of a parsed document. */
export type JsonObject = { readonly [key: string]: unknown }

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The members of an object; none of anything else. */
export const membersOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  isObject(value) ? Object.entries(value) : []

/** The elements of an array; none of anything else. */
export const elementsOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])

export const memberOf = (value: unknown, ...path: ReadonlyArray<string>): unknown =>
  path.reduce<unknown>((inner, key) => (isObject(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined), value)

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined)

/** The object that a JSON text is; undefined of any other text. */
export const parseJson = (text: string): JsonObject | undefined => {
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}
