/** A setting that a text asks for, and what stands for it where it is not set. */
export interface Placeholder {
  /** The setting, then those asked for in its place. */
  readonly keys: ReadonlyArray<string>
  readonly fallback?: string
}

const PLACEHOLDER = /^\$\{([^{}:]+)(?::-?([^]*))?\}$/

/** `${NAME}`, `${NAME:value}`, `${NAME:-value}`, where the value may be such a text again; undefined for another text. */
export const placeholderOf = (text: string): Placeholder | undefined => {
  const found = PLACEHOLDER.exec(text.trim())
  if (found === null) return undefined
  const [, key = "", value] = found
  if (value === undefined) return { keys: [key.trim()] }
  const inner = placeholderOf(value)
  return inner === undefined ? { keys: [key.trim()], fallback: value } : { ...inner, keys: [key.trim(), ...inner.keys] }
}
