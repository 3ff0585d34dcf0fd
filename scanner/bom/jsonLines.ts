/** How many objects within each other have a line for each member. */
const SPREAD = 2

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null

const isList = (value: unknown): value is Iterable<unknown> => isObject(value) && Symbol.iterator in value

function* listed(brackets: "[]" | "{}", pieces: Iterable<string>, indent: string): Generator<string, void> {
  let count = 0
  for (const piece of pieces) yield `${count++ === 0 ? brackets[0] : ","}\n${indent}  ${piece}`
  yield count === 0 ? brackets : `\n${indent}${brackets[1]}`
}

function* elements(list: Iterable<unknown>): Generator<string, void> {
  for (const element of list) yield JSON.stringify(element)
}

function* entries(map: ReadonlyMap<unknown, unknown>): Generator<string, void> {
  for (const [key, value] of map) yield `${JSON.stringify(String(key))}: ${JSON.stringify(value)}`
}

function* members(value: object, depth: number, indent: string): Generator<string, void> {
  const known = Object.entries(value).filter(([, member]) => member !== undefined)
  if (known.length === 0) return yield "{}"
  for (const [at, [name, member]] of known.entries()) {
    yield `${at === 0 ? "{" : ","}\n${indent}  ${JSON.stringify(name)}: `
    yield* text(member, depth, `${indent}  `)
  }
  yield `\n${indent}}`
}

function* text(value: unknown, depth: number, indent: string): Generator<string, void> {
  if (value instanceof Map) yield* listed("{}", entries(value), indent)
  else if (isList(value)) yield* listed("[]", elements(value), indent)
  else if (depth < SPREAD && isObject(value)) yield* members(value, depth + 1, indent)
  else yield JSON.stringify(value)
}

/**
 * A value as JSON in pieces, for documents that are too large to be in memory as a whole: a line for each member of the
 * object and of the objects in it, and for each element of their lists and entry of their maps. A list may be anything
 * that can be iterated, so that its elements can be made while they are written.
 */
export const jsonLines = (value: object): Generator<string, void> => text(value, 0, "")
