import type { CryptoAsset } from "../model/CryptoAsset.ts"
import type { Attribute } from "../model/Facts.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import { provenanceSummary } from "../bom/cyclonedx/evidence.ts"
import { bars } from "../html/charts.ts"
import { filterForm } from "./filterForm.ts"
import { filterWord } from "./findingFilters.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { grouped } from "../html/numbers.ts"
import { emptyNote, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName, levelWords, scopeCounts } from "./assetParts.ts"
import { placesList } from "./places.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { type Column, table } from "../html/table.ts"
import { ASSET_TYPES, ATTRIBUTES, PRIMITIVES, RELATIONS, sentence } from "../html/words.ts"

const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as unknown as ReadonlyArray<Attribute>

/** Facts that make the asset, then values seen at its uses. Texts that do not look like names are left out, as in a BOM. */
const parametersOf = ({ facts, observed }: CryptoAsset): ReadonlyArray<readonly [name: string, values: string]> =>
  ATTRIBUTE_NAMES.flatMap((attribute) => {
    const fixed = facts[attribute]
    const values = (fixed === undefined ? (observed[attribute] ?? []) : [String(fixed)]).filter(isPlainWord)
    return values.length === 0 ? [] : [[ATTRIBUTES[attribute]!, plain(values.join(", "))] as const]
  })

const kindOf = ({ type, facts, material }: CryptoAsset): string =>
  (type === "algorithm" ? facts.primitive : type === "related-crypto-material" ? material : type) ?? "unknown"

const KINDS: { readonly [kind: string]: string } = PRIMITIVES

const kindWords = (kind: string): string => KINDS[kind] ?? sentence(kind)

const roleOf = (asset: CryptoAsset): string => {
  const { functions, stored } = asset
  const format = stored === undefined ? [] : [`stored as ${plain(stored.format)}`]
  const uses = functions.filter((name) => name !== "unknown")
  return [kindWords(kindOf(asset)), ...format, ...uses].join(" · ")
}

const parametersCell = (asset: CryptoAsset): Content => {
  const all = [
    ...parametersOf(asset),
    ...(asset.size === undefined ? [] : [["size", `${asset.size} bits`] as const]),
    ...(asset.stored?.isEncrypted === undefined
      ? []
      : [["encrypted", asset.stored.isEncrypted ? "yes" : "no"] as const])
  ]
  if (all.length === 0) return markup`<span class="muted">–</span>`
  return markup`<ul class="pairs">
    ${all.map(([name, value]) => markup`<li><span class="muted">${name}</span> ${value}</li>`)}
  </ul>`
}

const MAX_RELATIONS = 8

const relationsOf = (report: Report, { relations }: CryptoAsset): Content =>
  [...Map.groupBy(relations, ({ role }) => role)].map(([role, all]) => {
    const more = all.length - MAX_RELATIONS
    const names = joined(
      all.slice(0, MAX_RELATIONS).map(({ to }) => assetName(report, to)),
      ", "
    )
    return markup`<div class="sub">
      ${RELATIONS[role]} ${names}${more > 0 ? ` and ${grouped(more)} more` : undefined}
    </div>`
  })

const levelsCell = (asset: CryptoAsset): Content => {
  const words = levelWords(asset).map((one) => markup`<span class="level">${one}</span>`)
  if (words.length === 0) return markup`<span class="muted">unknown</span>`
  const { basis } = asset.levels
  return markup`${joined(words, markup`<br />`)}${basis === undefined || basis === "policy" ? undefined : markup`<div class="sub">${basis}</div>`}`
}

const evidenceCell = (asset: CryptoAsset): Content => {
  const provenance = provenanceSummary(asset.occurrences)
  const isAssumed = asset.occurrences.every((one) => one.isAssumed === true) && asset.occurrences.length > 0
  const openEnded = asset.occurrences.filter((one) => one.isOpenEnded === true).length
  return markup`${Math.round(asset.confidence * 100)}
  %${isAssumed ? markup`<div class="sub">library assumed</div>` : undefined}${
    openEnded > 0
      ? markup`<div class="sub">more values possible at ${grouped(openEnded)} of its places</div>`
      : undefined
  }${
    provenance.length === 0
      ? undefined
      : markup`<details>
          <summary>Provenance</summary>
          <ul class="pairs">
            ${provenance.map(
              ([attribute, words]) =>
                markup`<li><span class="muted">${ATTRIBUTES[attribute] ?? attribute}</span> ${words}</li>`
            )}
          </ul>
        </details>`
  }`
}

const usedBy = ({ languages, libraries }: CryptoAsset): Content => {
  const words = [...languages, ...libraries].filter(isPlainWord)
  return words.length === 0 ? undefined : markup`<div class="sub">${plain(words.join(", "))}</div>`
}

const columns = (report: Report): ReadonlyArray<Column<CryptoAsset>> => [
  {
    label: "Asset",
    cell: (asset) =>
      markup`${plain(asset.name)}
        <div class="sub">${roleOf(asset)}</div>
        ${relationsOf(report, asset)}`,
    key: ({ name }) => plain(name),
    isHeader: true,
    isPlain: true
  },
  { label: "Parameters", cell: parametersCell },
  { label: "Security level", cell: levelsCell, key: ({ levels }) => levels.classical ?? -1 },
  {
    label: "Places",
    cell: (asset) =>
      markup`${grouped(asset.occurrences.length)}
        <div class="sub">${scopeCounts(asset.occurrences)}</div>`,
    key: ({ occurrences }) => occurrences.length
  },
  {
    label: "Where",
    cell: (asset) => [placesList(report, asset.occurrences), usedBy(asset)],
    key: ({ occurrences }) => occurrences[0]?.path ?? ""
  },
  { label: "Confidence", cell: evidenceCell, key: ({ confidence }) => confidence }
]

const MOST_USED = 12

const mostUsed = ({ inventory: { assets } }: Report): Html => {
  const counts = new Map<string, number>()
  for (const { type, facts, occurrences } of assets)
    if (type === "algorithm") {
      const name = facts.name ?? "unknown"
      counts.set(name, (counts.get(name) ?? 0) + occurrences.length)
    }
  const first = [...counts].toSorted(([, a], [, b]) => b - a).slice(0, MOST_USED)
  if (first.length === 0) return markup``
  return markup`<h3>Most used algorithms</h3>
    ${bars(
      "Most used algorithms, by places",
      first.map(([name, count]) => ({ label: plain(name), count, tone: "accent" }))
    )}`
}

const filters = ({ listed, familyOf }: Report): Html =>
  filterForm({
    table: "inventory-table",
    label: "Filter assets",
    selects: [
      {
        name: "family",
        label: "Family",
        options: [...new Set(listed.map(({ id }) => familyOf(id)!))]
          .toSorted()
          .map((label) => ({ value: filterWord(label), label: plain(label) }))
      },
      {
        name: "type",
        label: "Type",
        options: Object.entries(ASSET_TYPES)
          .filter(([type]) => listed.some((asset) => asset.type === type))
          .map(([value, label]) => ({ value, label }))
      },
      {
        name: "kind",
        label: "Kind",
        options: [...new Set(listed.map(kindOf))]
          .map((value) => ({ value, label: kindWords(value) }))
          .toSorted((a, b) => (a.label < b.label ? -1 : 1))
      },
      {
        name: "scope",
        label: "Used in",
        options: [...new Set(listed.flatMap(({ occurrences }) => occurrences.map(({ scope }) => scope)))]
          .toSorted()
          .map((value) => ({ value, label: sentence(value) }))
      }
    ]
  })

/** Every asset with what is known of it, how, and where it is. */
export function* inventorySection(report: Report): Generator<Html, void> {
  const { inventory, listed } = report
  yield sectionStart(
    "inventory",
    "Inventory",
    "Each distinct piece of cryptography once, whatever the number of places that use it. Keys and secrets are never shown, only their kind and size."
  )
  if (inventory.assets.length === 0) yield emptyNote("No cryptography was found in what was read.")
  else {
    yield mostUsed(report)
    yield markup`<h3>Assets</h3>
      ${filters(report)}`
    yield* table({
      id: "inventory-table",
      shape: "long",
      caption: listSummary(report, {
        shown: listed.length,
        total: inventory.assets.length,
        one: "asset",
        many: "assets",
        which: "those with the most places"
      }),
      columns: columns(report),
      rows: listed,
      anchor: ({ id }) => report.anchorOf(id),
      data: (asset) => ({
        family: filterWord(report.familyOf(asset.id)!),
        type: asset.type,
        kind: kindOf(asset),
        scope: [...new Set(asset.occurrences.map(({ scope }) => scope))].join(" ")
      })
    })
  }
  yield sectionEnd
}
