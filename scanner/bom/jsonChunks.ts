const indented = (value: unknown, depth: number): string =>
  JSON.stringify(value, null, 2).replaceAll("\n", `\n${"  ".repeat(depth)}`)

/**
 * The text that `JSON.stringify(value, null, 2)` gives, in pieces: one for each member of the object, and for each element
 * of a member that is an array. A large document need not be in memory as a whole.
 */
export function* jsonChunks(value: object): Generator<string, void> {
  const members = Object.entries(value).filter(([, member]) => member !== undefined)
  if (members.length === 0) return yield "{}"
  for (const [at, [name, member]] of members.entries()) {
    yield `${at === 0 ? "{" : ","}\n  ${JSON.stringify(name)}: `
    if (Array.isArray(member) && member.length > 0) {
      for (const [place, element] of member.entries()) yield `${place === 0 ? "[" : ","}\n    ${indented(element, 2)}`
      yield "\n  ]"
    } else yield indented(member, 1)
  }
  yield "\n}"
}
