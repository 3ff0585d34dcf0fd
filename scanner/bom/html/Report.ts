import type { Assessment } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { BomOptions } from "../BomOptions.ts"
import type { Branding } from "./Branding.ts"
import { type LinkTo, sourceLinks } from "./sourceLinks.ts"

/** What a report says of itself, and how it looks. */
export interface HtmlOptions extends BomOptions {
  readonly branding?: Branding
  /** The most findings, and the most assets, that a table shows. Default: 2,000. */
  readonly maxRows?: number
}

/** What all sections of a report read. */
export interface Report {
  readonly inventory: Inventory
  readonly assessment: Assessment
  readonly options: HtmlOptions
  readonly branding: Branding
  readonly maxRows: number
  readonly linkTo: LinkTo
  readonly assetOf: (id: string) => CryptoAsset | undefined
  /** The assets of the inventory table. */
  readonly listed: ReadonlyArray<CryptoAsset>
  /** Anchor of an asset's row in the inventory table; absent where it is not shown there. */
  readonly anchorOf: (id: string) => string | undefined
}

const MAX_ROWS = 2000

/** All, or those with the most places, in the inventory's own order. */
const mostUsed = (assets: ReadonlyArray<CryptoAsset>, maxRows: number): ReadonlyArray<CryptoAsset> => {
  if (assets.length <= maxRows) return assets
  const kept = new Set(assets.toSorted((a, b) => b.occurrences.length - a.occurrences.length).slice(0, maxRows))
  return assets.filter((asset) => kept.has(asset))
}

export const makeReport = (inventory: Inventory, assessment: Assessment, options: HtmlOptions): Report => {
  const maxRows = Math.max(1, options.maxRows ?? MAX_ROWS)
  const byId = new Map(inventory.assets.map((asset) => [asset.id, asset]))
  const listed = mostUsed(inventory.assets, maxRows)
  const anchors = new Map(listed.map(({ id }, at) => [id, `asset-${at + 1}`]))
  return {
    inventory,
    assessment,
    options,
    branding: options.branding ?? {},
    maxRows,
    linkTo: sourceLinks(options),
    assetOf: (id) => byId.get(id),
    listed,
    anchorOf: (id) => anchors.get(id)
  }
}
