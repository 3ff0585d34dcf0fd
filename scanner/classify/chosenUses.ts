import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"

/** What tells one algorithm from another where several may be taken. */
const NAMING = ["name", "mode", "digest", "cipher"] as const

/** Whether a use reads which algorithm it takes from elsewhere; what stands in the call or a configuration is all in force. */
const isReadElsewhere = ({ role, sources }: Occurrence): boolean =>
  role === "use" && NAMING.some((attribute) => (sources[attribute]?.hops ?? 0) > 0)

const spotOf = ({ path, place, symbol }: Occurrence): string => `${path}\n${place.line}\n${place.column}\n${symbol}`

interface AssetUse {
  readonly asset: CryptoAsset
  readonly occurrence: Occurrence
}

/**
 * Tells the uses at which the program picks one of several algorithms, of which at least one is not weak: a choice of nothing but
 * weak ones is none, and another weak one makes no other weakness less severe.
 */
export const chosenUses = (
  assets: ReadonlyArray<CryptoAsset>,
  weak: ReadonlyArray<AssetUse>
): ((use: Occurrence) => boolean) => {
  const weakAt = new Set(weak.map(({ asset, occurrence }) => `${asset.id} ${spotOf(occurrence)}`))
  const first = new Map<string, string>()
  const several = new Set<string>()
  const withGood = new Set<string>()
  for (const { id, type, occurrences } of assets) {
    if (type !== "algorithm") continue
    for (const occurrence of occurrences) {
      if (!isReadElsewhere(occurrence)) continue
      const spot = spotOf(occurrence)
      const before = first.get(spot)
      if (before === undefined) first.set(spot, id)
      else if (before !== id) several.add(spot)
      if (!weakAt.has(`${id} ${spot}`)) withGood.add(spot)
    }
  }
  const isChosenAt = (spot: string): boolean => several.has(spot) && withGood.has(spot)
  return (use) => several.size > 0 && isReadElsewhere(use) && isChosenAt(spotOf(use))
}
