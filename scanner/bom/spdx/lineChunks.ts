/** Members of a list in one piece. */
const PIECE = 2000

const isLong = (member: unknown): member is ReadonlyArray<unknown> => Array.isArray(member) && member.length > PIECE

function* listChunks(list: ReadonlyArray<unknown>): Generator<string, void> {
  for (let from = 0; from < list.length; from += PIECE)
    yield `${from === 0 ? "[" : ","}${JSON.stringify(list.slice(from, from + PIECE)).slice(1, -1)}`
  yield "]"
}

export const hasLong = (value: object): boolean => {
  for (const name in value) if (isLong(value[name as keyof typeof value])) return true
  return false
}

/** The text that `JSON.stringify(value)` gives of an object with long lists, in pieces. */
export function* lineChunks(value: object): Generator<string, void> {
  for (const [at, [name, member]] of Object.entries(value).entries()) {
    yield `${at === 0 ? "{" : ","}${JSON.stringify(name)}:`
    if (isLong(member)) yield* listChunks(member)
    else yield JSON.stringify(member)
  }
  yield "}"
}
