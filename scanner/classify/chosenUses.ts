import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"

/** What tells one algorithm from another where several may be taken. */
const NAMING = ["name", "mode", "digest", "cipher"] as const

/** Whether a use reads which algorithm it takes from elsewhere; what stands in the call or a configuration is all in force. */
const isReadElsewhere = ({ role, sources }: Occurrence): boolean =>
  role === "use" && NAMING.some((attribute) => (sources[attribute]?.hops ?? 0) > 0)

const spotOf = ({ path, place, symbol }: Occurrence): string => `${path}\n${place.line}\n${place.column}\n${symbol}`

/** Tells the uses at which the program picks one of several algorithms. */
export const chosenUses = (assets: ReadonlyArray<CryptoAsset>): ((use: Occurrence) => boolean) => {
  const first = new Map<string, string>()
  const chosen = new Set<string>()
  for (const { id, type, occurrences } of assets) {
    if (type !== "algorithm") continue
    for (const occurrence of occurrences) {
      if (!isReadElsewhere(occurrence)) continue
      const spot = spotOf(occurrence)
      const before = first.get(spot)
      if (before === undefined) first.set(spot, id)
      else if (before !== id) chosen.add(spot)
    }
  }
  return (use) => chosen.size > 0 && isReadElsewhere(use) && chosen.has(spotOf(use))
}
