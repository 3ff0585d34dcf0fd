import { severities } from "../model/severities.ts"
import { type FileUse, fileEntries, fileUses, type FileEntry, fileName, fileTree, type Folder } from "./fileEntries.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, link, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { assetName } from "./assetParts.ts"
import type { Report } from "./Report.ts"
import { omittedEverywhere, omittedRows } from "./listSummary.ts"
import { SEVERITIES } from "../html/words.ts"

/** A page of 1,000 findings in as many files stays below 60 kB with it. */
const MAX_FILES = 250

/** Of one file. */
const MAX_LINES = 40

type Uses = ReadonlyMap<string, ReadonlyArray<FileUse>>

const worstOf = (entries: ReadonlyArray<FileEntry>): FileEntry["worst"] =>
  severities.find((severity) => entries.some(({ worst }) => worst === severity))

const tally = (findings: number, worst: FileEntry["worst"]): Content =>
  worst === undefined ? undefined : markup` ${pill(SEVERITIES[worst], worst)} ${counted(findings, "finding")}`

const lineOf = (report: Report, file: string | undefined, line: number, uses: ReadonlyArray<FileUse>): Html =>
  markup`<li>
    ${link(file === undefined ? undefined : file + line, String(line))}
    ${joined(
      uses.map(({ asset }) => assetName(report, asset)),
      ", "
    )}
  </li>`

const linesOf = (report: Report, path: string, uses: ReadonlyArray<FileUse>): Html => {
  const file = report.linkTo(path)
  const lines = [...Map.groupBy(uses, ({ line }) => line)]
  const hidden = lines.length - MAX_LINES
  return markup`<ul>
    ${lines.slice(0, MAX_LINES).map(([line, all]) => lineOf(report, file, line, all))}${
      hidden <= 0 ? undefined : markup`<li class="muted">${counted(hidden, "more line")} not shown</li>`
    }
  </ul>`
}

const fileView = (report: Report, { path, findings, worst }: FileEntry, uses: Uses): Html =>
  markup`<li>
    <details>
      <summary><code>${plain(fileName(path))}</code>${tally(findings, worst)}</summary>
      ${linesOf(report, path, uses.get(path) ?? [])}
    </details>
  </li>`

function* content(report: Report, { folders, files }: Folder, uses: Uses): Generator<Html, void> {
  for (const folder of folders) yield* folderView(report, folder, uses)
  for (const file of files) yield fileView(report, file, uses)
}

function* folderView(report: Report, folder: Folder, uses: Uses): Generator<Html, void> {
  const findings = folder.entries.reduce((sum, entry) => sum + entry.findings, 0)
  yield markup`<li>
    <details>
      <summary>
        <code>${plain(folder.name)}</code> <span class="muted">${counted(folder.entries.length, "file")}</span>${tally(
          findings,
          worstOf(folder.entries)
        )}
      </summary>
      <ul>`
  yield* content(report, folder, uses)
  yield markup`</ul></details></li>`
}

const shownWords = (report: Report, shown: number, total: number): Content =>
  shown === total
    ? `${counted(total, "file")} with cryptography.`
    : markup`<strong>${grouped(shown)} of ${grouped(total)} files are shown</strong>, those with the most severe findings;
        ${shown === MAX_FILES ? omittedEverywhere(total - shown) : omittedRows(report, total - shown)}`

/** Folders and files with what is used in them, line by line. */
export function* filesSection(report: Report): Generator<Html, void> {
  const { shown, total } = fileEntries(report, Math.min(MAX_FILES, report.maxRows))
  yield sectionStart(
    "files",
    "Files",
    "Where cryptography is used. Open a folder, then a file, to see its lines; each leads to the source where that can be reached."
  )
  if (total === 0) yield emptyNote("No file with cryptography is known.")
  else {
    const uses = fileUses(report, shown)
    const tree = fileTree(shown)
    yield markup`<p class="sub">${shownWords(report, shown.length, total)}</p>
      <ul class="tree">`
    if (tree.name === "") yield* content(report, tree, uses)
    else yield* folderView(report, tree, uses)
    yield markup`</ul>`
  }
  yield sectionEnd
}
