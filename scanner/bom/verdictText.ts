import { suppressedBy } from "../model/weakPlaces.ts"
import type { Verdict, WeakPlace } from "../model/Assessment.ts"

/** `disallowed`, `deprecated from 2031-01-01, disallowed from 2036-01-01`; what is needed where it is unknown. */
export const verdictText = ({ status, from, isInEffect, later, needs }: Verdict): string => {
  const start = from === undefined ? "" : isInEffect ? ` since ${from}` : ` from ${from}`
  const next = later === undefined ? "" : `, ${later.status} from ${later.from}`
  const missing = needs === undefined ? "" : ` (${needs.join(", ")} not known)`
  return `${status}${start}${next}${missing}`
}

/** One weakness at one place, with its id: `3e67... src/A.java:12:9 high; confidence: medium; context: test; purpose: signature; suppressed: comment`. */
export const weaknessText = ({ id, location, severity, confidence, context, purpose, suppressed }: WeakPlace): string =>
  `${id} ${location.path}:${location.place.line}:${location.place.column} ${severity}; confidence: ${confidence}${
    context === undefined ? "" : `; context: ${context}`
  }${purpose === undefined || purpose === context ? "" : `; purpose: ${purpose}`}${suppressed === undefined ? "" : `; suppressed: ${suppressedBy({ suppressed })}`}`
