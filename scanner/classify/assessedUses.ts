import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"

const spot = (algorithm: string, { path, place, symbol }: Occurrence): string =>
  `${algorithm}\n${path}\n${place.line}\n${place.column}\n${symbol}`

const algorithmOf = ({ relations }: CryptoAsset): string | undefined =>
  relations.find(({ role }) => role === "algorithm")?.to

/** A key that a program makes or reads, as opposed to bytes that are stored or whose origin is what matters. */
const isMade = ({ type, stored, observed }: CryptoAsset): boolean =>
  type === "related-crypto-material" &&
  stored === undefined &&
  observed.generator === undefined &&
  observed.freshness === undefined

const isAssessed = ({ role, isWrittenElsewhere }: Occurrence): boolean =>
  role === "literal" || (role === "use" && isWrittenElsewhere !== true)

/**
 * The places where an asset itself is used, each once: a call that makes a key is a use of the key's algorithm and not of
 * the key as well, and bytes written in the source are assessed where they are written. Further lines of a use are not uses.
 */
export const assessedUses = (
  assets: ReadonlyArray<CryptoAsset>
): ((asset: CryptoAsset) => ReadonlyArray<Occurrence>) => {
  const withKeys = new Set(assets.filter(isMade).flatMap((asset) => algorithmOf(asset) ?? []))
  const spots = new Set(
    assets
      .filter(({ id }) => withKeys.has(id))
      .flatMap(({ id, occurrences }) => occurrences.map((one) => spot(id, one)))
  )
  return (asset) => {
    const uses = asset.occurrences.filter(isAssessed)
    const algorithm = isMade(asset) ? algorithmOf(asset) : undefined
    return algorithm === undefined ? uses : uses.filter((one) => !spots.has(spot(algorithm, one)))
  }
}
