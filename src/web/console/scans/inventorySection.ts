import { type Bar, bars } from "../../../../scanner/html/charts.ts"
import { type Html, markup } from "../../../../scanner/html/markup.ts"
import { byteSize, counted, grouped } from "../../../../scanner/html/numbers.ts"
import { plain } from "../../../../scanner/html/parts.ts"
import { ASSET_TYPES, SKIP_REASONS } from "../../../../scanner/html/words.ts"
import type { ScanComponent } from "../../../domain/ScanComponent.ts"
import type { ScanDetails, ScanSummary } from "../../../domain/ScanRecord.ts"

const mostBars = 8

const largestFirst = (counts: Readonly<Record<string, number>>, nameOf: (key: string) => string): ReadonlyArray<Bar> =>
  Object.entries(counts)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, mostBars)
    .map(([key, count]) => ({ label: plain(nameOf(key)), count, tone: "accent" }))

const isReason = (key: string): key is keyof typeof SKIP_REASONS => Object.hasOwn(SKIP_REASONS, key)

const reasonName = (key: string): string => (isReason(key) ? SKIP_REASONS[key][0] : key)

const typeBars = (components: ReadonlyArray<ScanComponent>): Html => {
  const byType = Map.groupBy(components, ({ asset_type: type }) => type)
  const all = [...byType].map(([type, { length }]): Bar => ({
    label: ASSET_TYPES[type],
    count: length,
    tone: "accent"
  }))
  return bars(
    "Assets by type",
    all.toSorted((a, b) => b.count - a.count)
  )
}

const figure = (value: string, label: string): Html => markup`<div><dt>${label}</dt><dd>${value}</dd></div>`

const limits = ({ limits_hit: hit }: ScanSummary): Html | undefined =>
  hit.length === 0
    ? undefined
    : markup`<div class="notice medium"><p><strong>The inventory is incomplete.</strong> The scan has met ${hit.length === 1 ? "a limit" : "limits"}:</p>
        <ul>${hit.map((one) => markup`<li>${plain(one)}</li>`)}</ul></div>`

const filesCard = (summary: ScanSummary): Html =>
  markup`<div class="card">
    <h3>Files</h3>
    <dl class="figures">
      ${figure(grouped(summary.files_scanned), "read")}${figure(grouped(summary.files_skipped), "skipped")}
      ${figure(grouped(summary.lines_scanned), "lines")}${figure(byteSize(summary.bytes_scanned), "of source")}
    </dl>
    ${
      (summary.files_unrecognised ?? 0) === 0
        ? undefined
        : markup`<p>${counted(summary.files_unrecognised!, "file")} ${summary.files_unrecognised === 1 ? "imports" : "import"} a library of cryptography of which nothing was recognised there. The report lists them.</p>`
    }
    ${bars(
      "Files by language",
      largestFirst(summary.languages, (name) => name)
    )}
    ${
      summary.files_skipped === 0
        ? undefined
        : markup`<h4>Skipped</h4>${bars("Skipped files by reason", largestFirst(summary.skipped_reasons, reasonName))}`
    }
  </div>`

/** The inventory, and how much of the repository was read. */
export const inventorySection = (scan: ScanDetails): Html => {
  const { components, components_total: total, components_truncated: isCut, summary } = scan
  return markup`<section aria-labelledby="inventory-title">
    <h2 id="inventory-title">Inventory</h2>
    ${summary === null ? undefined : limits(summary)}
    <div class="grid two">
      <div class="card">
        <h3>${counted(total, "cryptographic asset")}</h3>
        ${total === 0 ? markup`<p class="muted">The scan saw no cryptography in the files that it read.</p>` : typeBars(components)}
        ${isCut ? markup`<p class="sub">Of the first ${grouped(components.length)}.</p>` : undefined}
      </div>
      ${summary === null ? undefined : filesCard(summary)}
    </div>
  </section>`
}
