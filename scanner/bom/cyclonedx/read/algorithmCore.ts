import { algorithmDraft } from "../../../model/AssetDraft.ts"
import { assetId } from "../../../model/assetId.ts"
import { effectiveFacts } from "../../../model/effectiveFacts.ts"
import { type AssetCore, nativeIdOf } from "./AssetCore.ts"
import type { BomComponent } from "./BomComponent.ts"
import { importedAlgorithm } from "./importedAlgorithm.ts"
import { nativeAlgorithm } from "./nativeAlgorithm.ts"

const importedCore = (component: BomComponent): AssetCore => {
  const { type, name, facts, says } = algorithmDraft(importedAlgorithm(component))
  return { type, name, facts, says, known: effectiveFacts(facts), id: assetId({ type, name, facts }) }
}

/** An algorithm. One that another tool wrote gets the name and the id that a scan would have given it. */
export const algorithmCore = (component: BomComponent): AssetCore => {
  const id = nativeIdOf(component.own)
  if (id === undefined) return importedCore(component)
  const { facts, says } = nativeAlgorithm(component, id)
  return { id, type: "algorithm", name: component.name, facts, says, known: effectiveFacts(facts) }
}
