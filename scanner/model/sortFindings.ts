import { order } from "./order.ts"
import { algorithmName } from "./algorithmName.ts"
import type { Finding } from "./Finding.ts"

/** Findings of one file in its order; those of one call by API and name. */
export const sortFindings = (findings: ReadonlyArray<Finding>): ReadonlyArray<Finding> => {
  const names = new Map<Finding, string>()
  const nameOf = (finding: Finding): string => {
    const name = names.get(finding) ?? algorithmName(finding.facts, finding.kind)
    names.set(finding, name)
    return name
  }
  return findings.toSorted(
    (a, b) =>
      a.place.line - b.place.line ||
      a.place.column - b.place.column ||
      order(a.api, b.api) ||
      order(nameOf(a), nameOf(b))
  )
}
