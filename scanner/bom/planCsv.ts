import type { Plan, PlanItem } from "../plan/Plan.ts"
import { offerText } from "../plan/planText.ts"
import { type CsvCells, csvRow } from "./csvRow.ts"

const HEAD = [
  "asset",
  "type",
  "name",
  "not_allowed_from",
  "overdue",
  "exposure",
  "only_in_tests",
  "policies",
  "clauses",
  "target",
  "change",
  "allowed_until",
  "not_named_by",
  "no_target",
  "interim_target",
  "interim_until",
  "not_known",
  "changes",
  "places",
  "files",
  "prescribed_places",
  "libraries",
  "where"
]

/** So many places are named of one item. */
const MOST_PLACES = 20

const listed = (texts: ReadonlyArray<string>): string => [...new Set(texts)].join("; ")

const cellsOf = (item: PlanItem): CsvCells => [
  item.asset,
  item.type,
  [item.name, ...item.companions.map(({ name }) => name)].join("; "),
  item.lapses,
  item.isOverdue ? "yes" : "no",
  item.exposure,
  item.isOnlyInTests ? "yes" : "no",
  listed(item.reasons.map(({ policy }) => policy)),
  listed(item.reasons.map(({ policy, clause }) => `${policy}: ${clause}`)),
  item.target?.name,
  item.target?.change,
  item.target?.until,
  item.target?.silent.join("; "),
  item.noTarget?.text,
  item.interim?.name,
  item.interim?.until,
  listed(item.open.flatMap(({ needs }) => needs)),
  item.effort.changes,
  item.effort.places,
  item.effort.files,
  item.prescribed,
  listed(item.libraries.map(offerText)),
  item.changes
    .slice(0, MOST_PLACES)
    .map(({ path, line }) => `${path}:${line}`)
    .join(" ")
]

/** One line for each asset of a plan, in its order (RFC 4180, UTF-8). */
export function* planCsvChunks({ items }: Plan): Generator<string, void> {
  yield `${csvRow(HEAD)}\r\n`
  for (const item of items) yield `${csvRow(cellsOf(item))}\r\n`
}
