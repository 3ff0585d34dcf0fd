import type { Argument, Expr } from "../source/Expr.ts"

/** So many arguments are told apart that one object or list is spread to. */
const MAX_SPREAD = 32

/** By the object or the list that is spread. */
const spreadTo = new WeakMap<Expr, Map<string, Expr>>()

const takenFrom = (spread: Expr, key: string | number): Expr | undefined => {
  const taken = spreadTo.get(spread) ?? new Map<string, Expr>()
  spreadTo.set(spread, taken)
  const known = taken.get(`${key}`)
  if (known !== undefined || taken.size === MAX_SPREAD) return known
  const { start, place } = spread
  const located = { id: -spread.id * 64 - 10 - taken.size, start, place }
  const made: Expr =
    typeof key === "number"
      ? { ...located, kind: "nth", of: spread, position: key }
      : { ...located, kind: "index", object: spread, index: { ...located, kind: "text", parts: [key] } }
  taken.set(`${key}`, made)
  return made
}

/** What a call passes for a parameter, by its name or else by its position, as long as the arguments before show it. */
export const argumentAt = (args: ReadonlyArray<Argument>, label: string, position: number): Expr | undefined => {
  const named = args.find(({ keyword }) => keyword === label)
  if (named !== undefined) return named.value
  const before = args.slice(0, position + 1)
  const first = before.findIndex(
    ({ keyword, isInPlace, spread }) => (keyword !== undefined && isInPlace !== true) || spread === true
  )
  if (first < 0 && args[position] !== undefined) return args[position].value
  const spread = args[first]
  if (spread?.spread === true && spread.isKeyed !== true) return takenFrom(spread.value, position - first)
  const keyed = args.filter(({ isKeyed }) => isKeyed === true)
  return keyed.length === 1 ? takenFrom(keyed[0]!.value, label) : undefined
}
