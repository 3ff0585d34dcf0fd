import type { Coverage } from "../model/Inventory.ts"
import type { SkipReason } from "../model/ScanReport.ts"
import type { UnrecognisedImport } from "../model/UnrecognisedImport.ts"
import { aggregateOf, imageTexts, ownRulesTexts } from "../bom/cyclonedx/completeness.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { byteSize, counted, grouped } from "../html/numbers.ts"
import { emptyNote, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import type { Report } from "./Report.ts"
import { type Column, table } from "../html/table.ts"
import { SKIP_REASONS } from "../html/words.ts"

const byCount = <T>(
  entries: Readonly<Record<string, T>>,
  countOf: (value: T) => number
): ReadonlyArray<readonly [string, T]> =>
  Object.entries(entries).toSorted(([a, x], [b, y]) => countOf(y) - countOf(x) || (a < b ? -1 : 1))

const verdict = (coverage: Coverage): Html =>
  aggregateOf(coverage) === "incomplete"
    ? markup`<strong>The inventory is incomplete:</strong> some files that may hold cryptography were not read, not to their
        end, or use a library of cryptography in a way that was not recognised. They are counted below.`
    : markup`<strong>Every source file was read.</strong> Cryptography inside third-party libraries is not part of the
        inventory.`

/** Rows that the project itself has written. */
const ownRules = (coverage: Coverage): ReadonlyArray<string> =>
  ownRulesTexts(coverage).map((text) => `Read with ${plain(text)}.`)

const images = (coverage: Coverage): ReadonlyArray<string> =>
  imageTexts(coverage).map((text) => `Read from ${plain(text)}.`)

const LIMITS =
  "A scan of source sees what the source says. It does not see what is decided when a program runs, what is set up outside of the tree, or code that is fetched while building. An algorithm that the source does not show is listed as unknown."

const figure = (count: number, label: string): Html =>
  markup`<div>
    <dt>${label}</dt>
    <dd>${grouped(count)}</dd>
  </div>`

const sum = (counts: Iterable<number>): number => [...counts].reduce((all, one) => all + one, 0)

const bytesRead = ({ bytesScanned }: Coverage): Html =>
  bytesScanned === undefined
    ? markup``
    : markup`<div>
      <dt>read</dt>
      <dd>${byteSize(bytesScanned)}</dd>
    </div>`

const figures = (coverage: Coverage): Html => {
  const skipped = sum(Object.values(coverage.skipped))
  return markup`<dl class="figures">
    ${figure(coverage.filesScanned, "files read")}
    ${bytesRead(coverage)}
    ${figure(
      coverage.filesPrefiltered,
      "of them name no known API, so that they were not parsed"
    )}${figure(coverage.filesPartial, "with syntax errors, read as far as possible")}${figure(skipped, "skipped")}${figure(
      sum(Object.values(coverage.unsupported)),
      "of kinds the scanner does not know"
    )}
  </dl>`
}

type Language = readonly [name: string, count: Coverage["languages"][string]]

const languageColumns: ReadonlyArray<Column<Language>> = [
  { label: "Language or format", cell: ([name]) => plain(name), isHeader: true, isPlain: true },
  { label: "Files", cell: ([, { files }]) => grouped(files), key: ([, { files }]) => files, isNumber: true },
  {
    label: "Size",
    cell: ([, { bytes }]) => (bytes === undefined ? "unknown" : byteSize(bytes)),
    key: ([, { bytes }]) => bytes ?? 0,
    isNumber: true
  }
]

type Reason = readonly [reason: string, count: number]

const wordsOf = (reason: string): readonly [string, string] => SKIP_REASONS[reason as SkipReason] ?? [reason, ""]

const reasonColumns: ReadonlyArray<Column<Reason>> = [
  { label: "Not read", cell: ([reason]) => plain(wordsOf(reason)[0]), isHeader: true, isPlain: true },
  { label: "Meaning", cell: ([reason]) => wordsOf(reason)[1] },
  { label: "Files", cell: ([, count]) => grouped(count), key: ([, count]) => count, isNumber: true }
]

const FIRST_KINDS = 24

const kind = ([extension, count]: readonly [string, number]): Content =>
  markup`<li><code>${extension === "" ? "no extension" : plain(extension)}</code> ${grouped(count)}</li>`

const otherKinds = ({ unsupported }: Coverage): Content => {
  const all = byCount(unsupported, (count) => count)
  if (all.length === 0) return undefined
  const rest = all.slice(FIRST_KINDS)
  return markup`<h3>Files of other kinds</h3>
    <p>The scanner knows no language for them. How many of each extension:</p>
    <ul class="kinds">
      ${all.slice(0, FIRST_KINDS).map(kind)}
    </ul>
    ${
      rest.length === 0
        ? undefined
        : markup`<details>
            <summary>${counted(rest.length, "further extension")}</summary>
            <ul class="kinds">
              ${rest.map(kind)}
            </ul>
          </details>`
    }`
}

const SHOWN_CALLS = 4

const importColumns: ReadonlyArray<Column<UnrecognisedImport>> = [
  { label: "Library", cell: ({ library }) => plain(library), isHeader: true, isPlain: true },
  { label: "Imported in", cell: ({ path, line }) => markup`<code>${plain(`${path}:${line}`)}</code>` },
  { label: "Scope", cell: ({ scope }) => scope },
  {
    label: "Calls that are not known",
    cell: ({ calls, moreCalls }) => {
      const more = Math.max(0, calls.length - SHOWN_CALLS) + moreCalls
      const shown = calls.slice(0, SHOWN_CALLS).map(({ name }) => markup`<code>${plain(name)}</code>`)
      return joined([...shown, ...(more > 0 ? [`and ${grouped(more)} more`] : [])], " ")
    }
  }
]

/** So many imports are listed; the other formats list all. */
const SHOWN_IMPORTS = 200

/** The project's own files first. */
const byScope = (a: UnrecognisedImport, b: UnrecognisedImport): number =>
  Number(b.scope === "production") - Number(a.scope === "production")

function* missed({ unrecognised: { imports, more } }: Coverage): Generator<Html, void> {
  if (imports.length === 0) return
  const rows = imports.toSorted(byScope).slice(0, SHOWN_IMPORTS)
  const hidden = imports.length + more - rows.length
  yield markup`<h3>What this scan may have missed</h3>
    <p>These files import a library of cryptography, and nothing of it was recognised in them: the library is used in a
      way the scanner does not know, or for a type or an exception only.${hidden === 0 ? "" : ` ${grouped(hidden)} more are not listed.`}</p>`
  yield* table({
    id: "unrecognised-table",
    shape: "short",
    caption: "Libraries of which nothing was recognised.",
    columns: importColumns,
    rows
  })
}

/** What was read, what was not, and what source code does not show. */
export function* coverageSection({ inventory: { coverage } }: Report): Generator<Html, void> {
  yield sectionStart("coverage", "What was read, and what was not")
  if (coverage === undefined)
    yield emptyNote("The bill of materials that this report was made from does not say what was read.")
  else {
    yield markup`<p>${joined([verdict(coverage), LIMITS, ...ownRules(coverage), ...images(coverage)], " ")}</p>
      ${figures(coverage)}
      <div class="grid two">`
    yield* table({
      id: "languages-table",
      shape: "short",
      caption: "What was read.",
      columns: languageColumns,
      rows: byCount(coverage.languages, ({ files }) => files)
    })
    const reasons = byCount(coverage.skipped as Readonly<Record<string, number>>, (count) => count)
    if (reasons.length > 0)
      yield* table({
        id: "skipped-table",
        shape: "short",
        caption: "What was not read.",
        columns: reasonColumns,
        rows: reasons
      })
    yield markup`</div>${otherKinds(coverage)}`
    yield* missed(coverage)
  }
  yield sectionEnd
}
