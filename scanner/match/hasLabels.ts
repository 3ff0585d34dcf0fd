import type { Argument } from "../source/Expr.ts"
import { isSlot, type Row } from "../rules/rule.ts"

const labelsOf = (row: Row): ReadonlySet<string> => {
  const slots = Object.values(row).flat().filter(isSlot)
  return new Set([...(row.labels ?? []), ...slots.flatMap(({ keyword }) => keyword ?? [])])
}

/** Whether the names a call gives its arguments are those that the row knows, where such names belong to what is called. */
export const hasLabels = (row: Row, args: ReadonlyArray<Argument>): boolean => {
  const known = labelsOf(row)
  const given = args.flatMap(({ keyword }) => keyword ?? [])
  return given.every((label) => known.has(label)) && (args.length === 0 || known.size === 0 || given.length > 0)
}
