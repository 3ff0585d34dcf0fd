import type { Finding } from "../../model/Finding.ts"
import { placesIn } from "../../model/placesIn.ts"
import { usageScopeOf } from "../../model/usageScopeOf.ts"
import { readConnections } from "./readConnections.ts"

/** What the connection strings of a file say of TLS. */
export const connectionFindings = (path: string, language: string, text: string): ReadonlyArray<Finding> => {
  const connections = readConnections(text)
  if (connections.length === 0) return []
  const placeOf = placesIn(text)
  return connections.map(({ symbol, facts, isAssumed, start, end }): Finding => ({
    kind: "protocol",
    api: symbol,
    library: "connection",
    language,
    path,
    scope: usageScopeOf(path),
    place: placeOf(start, end),
    facts,
    sources: Object.fromEntries(Object.keys(facts).map((attribute) => [attribute, { from: "literal", hops: 0 }])),
    evidence: [],
    ...(isAssumed && { isAssumed: true })
  }))
}
