import { isObject, objectIn } from "../../read/JsonObject.ts"
import { algorithmCore } from "./algorithmCore.ts"
import type { AssetCore } from "./AssetCore.ts"
import { assetReferences } from "./AssetReferences.ts"
import type { BomComponent } from "./BomComponent.ts"
import type { BomLinks } from "./BomLinks.ts"
import type { BomNotes } from "./BomNotes.ts"
import { certificateCore } from "./certificateCore.ts"
import { materialCore } from "./materialCore.ts"
import { protocolCore } from "./protocolCore.ts"

const TYPES: ReadonlySet<unknown> = new Set(["algorithm", "certificate", "protocol", "related-crypto-material"])

const typeOf = ({ fields }: BomComponent): unknown => objectIn(fields, "cryptoProperties")["assetType"]

/** Whether a component is an asset; a note gives the reason where a component declares itself one and is not. */
const isAsset = (component: BomComponent, notes: BomNotes): boolean => {
  if (component.type !== "cryptographic-asset") return false
  if (TYPES.has(typeOf(component))) return true
  const path = `${component.path}.cryptoProperties`
  const missing = !isObject(component.fields["cryptoProperties"])
  notes.add(missing ? path : `${path}.assetType`, missing ? "missing from an asset" : "not a type of assets")
  return false
}

/**
 * What the assets of a document are, by their components. Algorithms come first: a key is of the algorithms that it refers
 * to.
 */
export const coresOf = (
  components: ReadonlyArray<BomComponent>,
  links: BomLinks,
  notes: BomNotes
): ReadonlyMap<BomComponent, AssetCore> => {
  const assets = components.filter((component) => isAsset(component, notes))
  const algorithms = new Map(
    assets
      .filter((component) => typeOf(component) === "algorithm")
      .map((component) => [component, algorithmCore(component)])
  )
  const needed = (component: BomComponent): ReadonlyArray<AssetCore> =>
    assetReferences(component, links)
      .filter(({ role }) => role === undefined || role === "algorithm")
      .flatMap(({ ref }) => algorithms.get(links.of(ref)!) ?? [])
  const coreOf = (component: BomComponent): AssetCore => {
    const known = algorithms.get(component)
    if (known !== undefined) return known
    if (typeOf(component) === "certificate") return certificateCore(component)
    return typeOf(component) === "protocol" ? protocolCore(component) : materialCore(component, needed(component))
  }
  return new Map(assets.map((component) => [component, coreOf(component)]))
}
