import type { Library } from "../rules/rule.ts"
import { oncePer } from "../source/oncePer.ts"
import { type ExpandedRow, expandRow } from "./expandRow.ts"

/** Every row of a library by each of the qualified names it stands for. */
export const rowsOf = oncePer((library: Library): ReadonlyArray<ExpandedRow> =>
  Object.entries(library.rows).flatMap(([pattern, row]) => expandRow(pattern, row))
)
