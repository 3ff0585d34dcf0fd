/** Depth of the elements of a document's lists. */
const ELEMENT = 2

/** Shorter lists are written as a whole. */
const LONG = 100

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

/** Nesting depth, which gives the indentation. */
const indented = (value: unknown, depth: number): string => {
  if (!isObject(value)) return JSON.stringify(value)
  let wrapped: unknown = value
  for (let at = 0; at < depth; at++) wrapped = [wrapped]
  return JSON.stringify(wrapped, null, 2).slice(depth * (depth + 3), depth === 0 ? undefined : -depth * (depth + 1))
}

const isTakenApart = (value: unknown, depth: number): value is object =>
  depth <= ELEMENT ? isObject(value) : depth === ELEMENT + 1 && Array.isArray(value) && value.length > LONG

function* chunks(value: object, depth: number): Generator<string, void> {
  const [open, close] = Array.isArray(value) ? "[]" : "{}"
  const indent = `\n${"  ".repeat(depth)}`
  let count = 0
  for (const key of Object.keys(value)) {
    const member: unknown = value[key as keyof typeof value]
    if (member === undefined) continue
    const name = open === "{" ? `${JSON.stringify(key)}: ` : ""
    const beginning = `${count++ === 0 ? open : ","}${indent}  ${name}`
    if (isTakenApart(member, depth + 1)) {
      yield beginning
      yield* chunks(member, depth + 1)
    } else yield beginning + indented(member, depth + 1)
  }
  yield count === 0 ? `${open}${close}` : `${indent}${close}`
}

/**
 * The text that `JSON.stringify(value, null, 2)` gives, in pieces. A large document need not be in memory as a whole, and
 * values of getters are not kept after they are written.
 */
export const jsonChunks = (value: object): Generator<string, void> => chunks(value, 0)
