/** What a tag says of a field: the setting it is read from, and what stands for it where it is not set. */
export interface FieldTag {
  readonly key: string
  readonly fallback?: string
}

/** `name:"value"`, as reflect.StructTag reads it. */
const PAIR = /([\w-]+):"((?:[^"\\]|\\[^])*)"/g

const DEFAULT = /(?:^|,\s*)default=([^,]*)/

/** Reads `env:"NAME" envDefault:"value"` by the names that libraries give these parts. */
export const structTag = (
  text: string,
  keys: ReadonlyArray<string>,
  fallbacks: ReadonlyArray<string>
): FieldTag | undefined => {
  const pairs = new Map([...text.matchAll(PAIR)].map(([, name, value]) => [name!, value!]))
  const written = keys.map((name) => pairs.get(name)).find((one) => one !== undefined)
  const key = written?.split(",")[0]?.trim()
  if (written === undefined || key === undefined || key === "" || key === "-") return undefined
  const fallback =
    fallbacks.map((name) => pairs.get(name)).find((one) => one !== undefined) ?? DEFAULT.exec(written)?.[1]
  return { key, ...(fallback !== undefined && { fallback }) }
}
