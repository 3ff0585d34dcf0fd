import type { KnownCertificate, StoredObject } from "../../../model/Artefact.ts"
import type { AssetIdentity } from "../../../model/assetId.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"

/** What an asset of a bill of materials is, apart from where it is used and what it refers to. */
export interface AssetCore extends AssetIdentity {
  readonly id: string
  /** Attributes that make the asset, whose provenance decides how sure it is. */
  readonly says: ReadonlyArray<Attribute>
  /** `facts` with what follows by definition. */
  readonly known: Facts
  readonly certificate?: KnownCertificate
  readonly stored?: StoredObject
}

/** The id the scanner gave it, where it wrote the document. */
export const nativeIdOf = (own: ReadonlyMap<string, ReadonlyArray<string>>): string | undefined => {
  const [id, second] = own.get("id") ?? []
  return id !== undefined && second === undefined && /^[0-9a-f]{32}$/.test(id) ? id : undefined
}
