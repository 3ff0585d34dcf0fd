import type { Finding } from "../model/Finding.ts"
import { placesIn } from "../model/placesIn.ts"
import { sortFindings } from "../model/sortFindings.ts"
import { usageScopeOf } from "../model/usageScopeOf.ts"
import type { LocatedArtefact } from "./readArtefact.ts"

/** Everything in an artefact is a literal. */
const sourcesOf = (facts: Finding["facts"]): Finding["sources"] =>
  Object.fromEntries(Object.keys(facts).map((attribute) => [attribute, { from: "literal", hops: 0 }]))

/** Findings of the keys and certificates of a file. `text` is what their places count in. */
export const toFindings = (
  path: string,
  language: string,
  text: string,
  all: ReadonlyArray<LocatedArtefact>
): ReadonlyArray<Finding> => {
  const placeOf = placesIn(text)
  return sortFindings(
    all.map(({ found: { symbol, ...found }, start, end }): Finding => ({
      ...found,
      api: symbol,
      library: "file",
      language,
      path,
      scope: usageScopeOf(path),
      place: placeOf(start, end),
      sources: sourcesOf(found.facts),
      evidence: []
    }))
  )
}
