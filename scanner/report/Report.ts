import type { Assessment, Weakness } from "../model/Assessment.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { BomOptions } from "../bom/BomOptions.ts"
import type { Branding } from "./Branding.ts"
import type { Comparison } from "./Comparison.ts"
import { isSafe } from "../html/safeAddress.ts"
import { familyOf } from "./families.ts"
import { type LinkTo, sourceLinks } from "./sourceLinks.ts"

/** A file that goes with the report. */
export interface Download {
  readonly label: string
  /** Relative or https; others are left out. */
  readonly href: string
}

/** What a report says of itself, and how it looks. */
export interface HtmlOptions extends BomOptions {
  readonly branding?: Branding
  /** The most findings, and the most assets, that a table shows. Default: 2,000. */
  readonly maxRows?: number
  /** Where the page is with the rows that `maxRows` leaves out here. Relative or https; another one is left out. */
  readonly wholeHref?: string
  /** The day the timeline marks, as YYYY-MM-DD. Default: the day of the assessment. */
  readonly today?: string
  readonly downloads?: ReadonlyArray<Download>
  readonly comparison?: Comparison
}

/** What all sections of a report read. */
export interface Report {
  readonly inventory: Inventory
  readonly assessment: Assessment
  readonly options: HtmlOptions
  readonly branding: Branding
  readonly maxRows: number
  readonly wholeHref: string | undefined
  readonly today: string
  /** Of all files with cryptography. */
  readonly paths: ReadonlySet<string>
  readonly linkTo: LinkTo
  readonly assetOf: (id: string) => CryptoAsset | undefined
  /** The assets of the inventory table. */
  readonly listed: ReadonlyArray<CryptoAsset>
  /** Anchor of an asset's row in the inventory table; absent where it is not shown there. */
  readonly anchorOf: (id: string) => string | undefined
  /** Of an asset's id. */
  readonly familyOf: (id: string) => string | undefined
  readonly rules: ReadonlyMap<string, RuleTexts>
}

/** What the findings of a rule say, once. */
export interface RuleTexts {
  /** Of its row in the table of rules. */
  readonly anchor: string
  /** Those that differ by more than the name of the asset. */
  readonly messages: ReadonlyArray<string>
}

const messagesOf = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<string> => {
  const algorithms = new Map<string, string>()
  for (const { message, algorithm } of weaknesses) if (!algorithms.has(message)) algorithms.set(message, algorithm)
  const forms = new Map<string, string>()
  for (const [message, algorithm] of algorithms) {
    const form = message.replaceAll(algorithm, "")
    if (!forms.has(form)) forms.set(form, message)
  }
  return [...forms.values()]
}

const rulesOf = ({ weaknesses }: Assessment): ReadonlyMap<string, RuleTexts> =>
  new Map(
    [...Map.groupBy(weaknesses, ({ rule }) => rule)].map(([rule, all], at) => [
      rule,
      { anchor: `rule-${at + 1}`, messages: messagesOf(all) }
    ])
  )

const MAX_ROWS = 2000

/** All, or those with the most places, in the inventory's own order. */
const mostUsed = (assets: ReadonlyArray<CryptoAsset>, maxRows: number): ReadonlyArray<CryptoAsset> => {
  if (assets.length <= maxRows) return assets
  const kept = new Set(assets.toSorted((a, b) => b.occurrences.length - a.occurrences.length).slice(0, maxRows))
  return assets.filter((asset) => kept.has(asset))
}

const pathsOf = ({ assets }: Inventory): ReadonlySet<string> => {
  const paths = new Set<string>()
  for (const { occurrences } of assets) for (const { path } of occurrences) paths.add(path)
  return paths
}

const familiesOf = ({ assets }: Inventory, assetOf: Report["assetOf"]): Report["familyOf"] => {
  const families = new Map(assets.map((asset) => [asset.id, familyOf(asset, assetOf)]))
  return (id) => families.get(id)
}

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

const todayOf = ({ on }: Assessment, { today }: HtmlOptions): string =>
  today !== undefined && DAY.test(today) ? today : on

export const makeReport = (inventory: Inventory, assessment: Assessment, options: HtmlOptions): Report => {
  const maxRows = Math.max(1, options.maxRows ?? MAX_ROWS)
  const byId = new Map(inventory.assets.map((asset) => [asset.id, asset]))
  const assetOf: Report["assetOf"] = (id) => byId.get(id)
  const listed = mostUsed(inventory.assets, maxRows)
  const anchors = new Map(listed.map(({ id }, at) => [id, `asset-${at + 1}`]))
  return {
    inventory,
    assessment,
    options,
    branding: options.branding ?? {},
    maxRows,
    wholeHref: options.wholeHref !== undefined && isSafe(options.wholeHref) ? options.wholeHref : undefined,
    today: todayOf(assessment, options),
    paths: pathsOf(inventory),
    linkTo: sourceLinks(options),
    assetOf,
    listed,
    anchorOf: (id) => anchors.get(id),
    familyOf: familiesOf(inventory, assetOf),
    rules: rulesOf(assessment)
  }
}
