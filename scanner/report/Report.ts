import type { Assessment, Weakness } from "../model/Assessment.ts"
import type { CryptoAsset, AssetType } from "../model/CryptoAsset.ts"
import type { Inventory } from "../model/Inventory.ts"
import type { Branding } from "../html/Branding.ts"
import type { HtmlOptions } from "./HtmlOptions.ts"
import { isSafe } from "../html/safeAddress.ts"
import { type LinkTo, sourceLinks } from "../html/sourceLinks.ts"

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
const familyOf = (asset: CryptoAsset, assetOf: AssetOf): string => FAMILIES[asset.type](asset, assetOf)

/** The data of all sections of a report. */
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

/** The texts of a rule's findings, without repetition. */
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
