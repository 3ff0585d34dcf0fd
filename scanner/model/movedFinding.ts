import type { Finding } from "./Finding.ts"
import type { Place } from "./Place.ts"

/** A finding in a text that is embedded in a file, with its places in that file. */
export const movedFinding = (finding: Finding, moved: (place: Place) => Place): Finding => {
  const { references } = finding
  return {
    ...finding,
    place: moved(finding.place),
    evidence: finding.evidence.map((one) => (one.path === undefined ? { ...one, place: moved(one.place) } : one)),
    ...(references !== undefined && { references: references.map((one) => ({ ...one, place: moved(one.place) })) })
  }
}
