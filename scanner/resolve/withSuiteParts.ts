import { cipherSuiteOf, suiteAlgorithms } from "../model/cipherSuites.ts"
import type { Place } from "../model/Place.ts"
import type { ResolvedUse } from "./mergeFacts.ts"

/** A use whose place is that of each algorithm of its cipher suite as well: the row of a table that names the suite. */
export const withSuiteParts = (use: ResolvedUse, place: Place, symbol: string): ResolvedUse => {
  const suite = use.facts.suite === undefined ? undefined : cipherSuiteOf(use.facts.suite)
  const names = suite === undefined ? [] : suiteAlgorithms(suite).flatMap(({ name }) => name ?? [])
  const parts = [...new Set(names)].map((name) => ({ place, symbol, role: "part" as const, name }))
  return parts.length === 0 ? use : { ...use, evidence: [...use.evidence, ...parts] }
}
