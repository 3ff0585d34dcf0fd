import type { Assessment } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { assetProperties } from "./assetProperties.ts"
import { cryptoProperties, type RefOf } from "./cryptoProperties.ts"
import { cryptoProperties17 } from "./cryptoProperties17.ts"
import type { AssetComponent, SpecVersion } from "./CycloneDxBom.ts"
import { evidenceOf } from "./evidence.ts"

/** What only tests and examples use, as far as it is known where it is used. */
const isExcluded = ({ occurrences }: CryptoAsset): boolean =>
  occurrences.length > 0 && occurrences.every(({ scope }) => scope === "test" || scope === "example")

/** The context in which components are written. */
export interface ComponentContext {
  readonly version: SpecVersion
  readonly refOf: RefOf
  readonly byId: ReadonlyMap<string, CryptoAsset>
  readonly tool: string
  readonly assessment: Assessment | undefined
}

/** An asset as a component of a CycloneDX BOM. */
export const assetComponent = (asset: CryptoAsset, writing: ComponentContext): AssetComponent => {
  const { version, refOf, byId, tool, assessment } = writing
  return {
    type: "cryptographic-asset",
    "bom-ref": refOf(asset.id),
    name: asset.name,
    ...(isExcluded(asset) ? { scope: "excluded" as const } : {}),
    /** Getters here and below, so that hundreds of thousands of places are not in memory twice. */
    get evidence() {
      return evidenceOf(asset, tool)
    },
    get cryptoProperties() {
      return version === "1.6" ? cryptoProperties(asset, refOf) : cryptoProperties17(asset, refOf, byId)
    },
    get properties() {
      return assetProperties(asset, version, assessment?.verdicts.get(asset.id))
    }
  }
}
