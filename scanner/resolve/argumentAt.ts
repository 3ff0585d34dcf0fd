import type { Argument, Expr } from "../source/Expr.ts"

/** What a call passes for a parameter, by its name or else by its position, as long as the arguments before show it. */
export const argumentAt = (args: ReadonlyArray<Argument>, label: string, position: number): Expr | undefined => {
  const named = args.find(({ keyword }) => keyword === label)
  if (named !== undefined) return named.value
  const before = args.slice(0, position + 1)
  const isPositional = before.every(({ keyword, spread }) => keyword === undefined && spread !== true)
  return isPositional ? args[position]?.value : undefined
}
