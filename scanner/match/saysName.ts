import type { FactSources } from "../model/Facts.ts"
import type { Row, Slot } from "./rule.ts"

const NAMING = ["algorithm", "name", "version", "suite", "digest", "cipher", "curve"] as const

const isSlot = (value: object | string): value is Slot => typeof value === "object" && "at" in value

/** The attributes that an argument of the call names, rather than the API itself. */
export const namedByArguments = (row: Row): ReadonlyArray<(typeof NAMING)[number]> =>
  NAMING.filter((field) => row[field] !== undefined && isSlot(row[field]))

/** Whether an argument of the call names something that is known. */
export const saysName = (row: Row, { sources }: { readonly sources: FactSources }): boolean =>
  namedByArguments(row).some((field) => {
    const from = sources[field === "algorithm" ? "name" : field]?.from
    return from === "literal" || from === "resolved"
  })
