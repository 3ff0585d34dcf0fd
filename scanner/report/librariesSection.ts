import type { LibraryUse } from "../model/LibraryUse.ts"
import { filterForm } from "./filterForm.ts"
import { type Content, type Html, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { placesList } from "./places.ts"
import type { Report } from "./Report.ts"
import { listSummary } from "./listSummary.ts"
import { REACHES } from "../html/words.ts"
import { type Column, table } from "../html/table.ts"

const versionOf = ({ version, occurrences }: LibraryUse): Content => {
  if (version !== undefined) return plain(version)
  const asked = [...new Set(occurrences.flatMap(({ requirement }) => requirement ?? []))]
  return asked.length === 0
    ? markup`<span class="muted">unknown</span>`
    : markup`<span class="muted">asked for:</span> ${plain(asked.join(", "))}`
}

const dependencyOf = ({ direct, scope }: LibraryUse): string =>
  [...(direct === undefined ? [] : [direct ? "direct" : "indirect"]), ...(scope === undefined ? [] : [scope])].join(
    ", "
  ) || "unknown"

const offersOf = ({ offers }: LibraryUse): Content =>
  offers.length === 0
    ? markup`<span class="muted">unknown</span>`
    : markup`<details>
        <summary>${counted(offers.length, "algorithm")}</summary>
        ${plain(offers.join(", "))}
      </details>`

/** What is known of libraries because they are installed. */
const installedColumns: ReadonlyArray<Column<LibraryUse>> = [
  { label: "Reach", cell: ({ reach }) => (reach === undefined ? undefined : REACHES[reach]), isPlain: true },
  {
    label: "Findings in it",
    cell: ({ contains }) => (contains === undefined ? undefined : grouped(contains)),
    key: ({ contains = 0 }) => contains,
    isNumber: true
  },
  { label: "Licence", cell: ({ licence }) => (licence === undefined ? undefined : plain(licence)) }
]

const columns = (report: Report): ReadonlyArray<Column<LibraryUse>> => [
  {
    label: "Library",
    cell: ({ name, purl }) =>
      markup`${plain(name)}
        <div class="sub"><code>${plain(purl)}</code></div>`,
    key: ({ name }) => plain(name),
    isHeader: true,
    isPlain: true
  },
  { label: "State", cell: ({ used }) => (used ? pill("Used", "accent") : pill("Available", "info")), isPlain: true },
  { label: "Uses", cell: ({ uses }) => grouped(uses), key: ({ uses }) => uses, isNumber: true },
  { label: "Version", cell: versionOf },
  { label: "Dependency", cell: dependencyOf },
  ...(report.inventory.libraries.some(({ reach }) => reach !== undefined) ? installedColumns : []),
  { label: "Offers", cell: offersOf, key: ({ offers }) => offers.length },
  { label: "Named in", cell: ({ occurrences }) => placesList(report, occurrences) }
]

/** Libraries that manifests and lock files name: used ones first, then those that are merely available. */
export function* librariesSection(report: Report): Generator<Html, void> {
  const { libraries } = report.inventory
  const used = libraries.filter((library) => library.used)
  const counts = ` ${counted(used.length, "library is", "libraries are")} called by the code that was read; the others are only available to it, or to other libraries.`
  yield sectionStart(
    "libraries",
    "Libraries",
    `Cryptographic libraries that manifests and lock files name.${libraries.length === 0 ? "" : counts}`
  )
  if (libraries.length === 0) yield emptyNote("No manifest or lock file names a cryptographic library.")
  else {
    const shown = libraries.toSorted((a, b) => Number(b.used) - Number(a.used)).slice(0, report.maxRows)
    yield filterForm({
      table: "libraries-table",
      label: "Filter libraries",
      selects: [
        {
          name: "state",
          label: "State",
          options:
            used.length === 0 || used.length === libraries.length
              ? []
              : [
                  { value: "used", label: "Used" },
                  { value: "available", label: "Available" }
                ]
        }
      ]
    })
    yield* table({
      id: "libraries-table",
      shape: "long",
      caption: listSummary(report, {
        shown: shown.length,
        total: libraries.length,
        one: "library",
        many: "libraries",
        which: "those in use first"
      }),
      columns: columns(report),
      rows: shown,
      data: (library) => ({ state: library.used ? "used" : "available" })
    })
  }
  yield sectionEnd
}
