import type { FactSources } from "../model/Facts.ts"
import { isSlot, type Row } from "../rules/rule.ts"

const NAMING = ["algorithm", "name", "version", "suite", "digest", "cipher", "curve"] as const

/** The attributes that an argument of the call names, rather than the API itself. */
export const namedByArguments = (row: Row): ReadonlyArray<(typeof NAMING)[number]> =>
  NAMING.filter((field) => isSlot(row[field]))

/** Whether an argument of the call names something that is known. */
export const saysName = (row: Row, { sources }: { readonly sources: FactSources }): boolean =>
  namedByArguments(row).some((field) => {
    const from = sources[field === "algorithm" ? "name" : field]?.from
    return from === "literal" || from === "resolved" || from === "inferred"
  })
