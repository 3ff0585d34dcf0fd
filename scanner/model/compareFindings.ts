import { algorithmName } from "./algorithmName.ts"
import type { Finding } from "./Finding.ts"

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** The order of findings within one file. */
export const compareFindings = (a: Finding, b: Finding): number =>
  a.place.line - b.place.line ||
  a.place.column - b.place.column ||
  order(a.api, b.api) ||
  order(algorithmName(a.facts, a.kind), algorithmName(b.facts, b.kind))
