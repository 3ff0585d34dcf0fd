import type { AssetType, CryptoAsset } from "../model/CryptoAsset.ts"

type AssetOf = (id: string) => CryptoAsset | undefined

const named = ({ family, facts }: CryptoAsset): string | undefined => family ?? facts.name

const algorithmFor = ({ relations }: CryptoAsset, assetOf: AssetOf): CryptoAsset | undefined => {
  const relation = relations.find(({ role }) => role === "algorithm")
  return relation === undefined ? undefined : assetOf(relation.to)
}

const FAMILIES = {
  algorithm: (asset) => named(asset) ?? "Unknown algorithm",
  protocol: (asset) => asset.facts.name ?? "Unknown protocol",
  certificate: () => "Certificates",
  "related-crypto-material": (asset, assetOf) => {
    const algorithm = algorithmFor(asset, assetOf)
    return (algorithm === undefined ? undefined : named(algorithm)) ?? "Keys and other material"
  }
} as const satisfies Record<AssetType, (asset: CryptoAsset, assetOf: AssetOf) => string>

/**
 * The family of an asset: that of CycloneDX for algorithms, the name of a protocol, one for all certificates, and for keys
 * that of the algorithm they are for.
 */
export const familyOf = (asset: CryptoAsset, assetOf: AssetOf): string => FAMILIES[asset.type](asset, assetOf)
