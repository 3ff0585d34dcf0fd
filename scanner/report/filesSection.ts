import { order } from "../model/order.ts"
import { type Content, type Html, joined, markup } from "../html/markup.ts"
import { counted, grouped } from "../html/numbers.ts"
import { emptyNote, link, pill, plain, sectionEnd, sectionStart } from "../html/parts.ts"
import { SEVERITIES } from "../html/words.ts"
import { isOpen, severities, type Severity } from "../model/Assessment.ts"
import type { Report } from "./Report.ts"
import { assetName } from "./assetParts.ts"
import { rankOf } from "./findingParts.ts"
import { omittedEverywhere, omittedRows } from "./listSummary.ts"

/** What is known of one file. */
interface FileEntry {
  readonly path: string
  /** Number of open findings. */
  readonly findings: number
  /** Severity of the worst one. */
  readonly worst: Severity | undefined
}

interface Folder {
  /** Folders with a single folder inside are joined: `src/main/java`. */
  readonly name: string
  readonly folders: ReadonlyArray<Folder>
  readonly files: ReadonlyArray<FileEntry>
  /** Of all files below. */
  readonly entries: ReadonlyArray<FileEntry>
}

/** Deeper folders are shown as one, for browsers and readers alike. */
const MAX_DEPTH = 12

const nameAt = (path: string): number => path.lastIndexOf("/") + 1

const fileName = (path: string): string => path.slice(nameAt(path))

/** The first folder of a path that begins there; empty for a file. */
const folderAt = (path: string, start: number, depth: number): string => {
  const end = depth >= MAX_DEPTH ? nameAt(path) : path.indexOf("/", start) + 1
  return path.slice(start, Math.max(start, end))
}

const below = (entries: ReadonlyArray<FileEntry>, start: number, depth: number): Omit<Folder, "name" | "entries"> => {
  const groups = Map.groupBy(entries, ({ path }) => folderAt(path, start, depth))
  const files = groups.get("") ?? []
  groups.delete("")
  return { files, folders: [...groups].map(([name, all]) => folderOf(name, all, start + name.length, depth + 1)) }
}

const folderOf = (name: string, entries: ReadonlyArray<FileEntry>, start: number, depth: number): Folder => {
  let [whole, from] = [name, start]
  let inside = below(entries, from, depth)
  while (inside.files.length === 0 && inside.folders.length === 1) {
    const only = inside.folders[0]!
    whole += only.name
    from += only.name.length
    inside = { files: only.files, folders: only.folders }
  }
  return { name: whole, entries, ...inside }
}

/** The folders of some files, in the files' order. */
const fileTree = (entries: ReadonlyArray<FileEntry>): Folder => folderOf("", entries, 0, 0)

/** Use of an asset in a file. */
interface FileUse {
  readonly asset: string
  readonly line: number
}

interface Tally {
  findings: number
  rank: number
}

const NONE: Readonly<Tally> = { findings: 0, rank: severities.length }

/** Of files with open findings. */
const tallies = ({ assessment }: Report): ReadonlyMap<string, Readonly<Tally>> => {
  const found = new Map<string, Tally>()
  for (const weakness of assessment.weaknesses) {
    if (!isOpen(weakness)) continue
    const { path } = weakness.location
    const known = found.get(path)
    if (known === undefined) found.set(path, { findings: 1, rank: rankOf(weakness) })
    else {
      known.findings++
      known.rank = Math.min(known.rank, rankOf(weakness))
    }
  }
  return found
}

const withOthers = function* (first: Iterable<string>, all: ReadonlySet<string>, isFirst: (path: string) => boolean) {
  yield* first
  for (const path of all) if (!isFirst(path)) yield path
}

interface FileEntries {
  /** In order of paths. */
  readonly shown: ReadonlyArray<FileEntry>
  readonly total: number
}

/** Files with cryptography; where they are too many, those with the most severe findings. */
const fileEntries = (report: Report, most: number): FileEntries => {
  const found = tallies(report)
  const worst = [...found].toSorted(([, a], [, b]) => a.rank - b.rank || b.findings - a.findings).map(([path]) => path)
  const shown = withOthers(worst, report.paths, (path) => found.has(path))
    .take(most)
    .map((path): FileEntry => {
      const { findings, rank } = found.get(path) ?? NONE
      return { path, findings, worst: severities[rank] }
    })
    .toArray()
    .toSorted((a, b) => order(a.path, b.path))
  const elsewhere = worst.reduce((sum, path) => sum + (report.paths.has(path) ? 0 : 1), 0)
  return { shown, total: report.paths.size + elsewhere }
}

/** What is used in some files, by path, in order of lines; each asset once on a line. */
const fileUses = (
  { inventory }: Report,
  entries: ReadonlyArray<FileEntry>
): ReadonlyMap<string, ReadonlyArray<FileUse>> => {
  const uses = new Map(entries.map(({ path }) => [path, new Map<string, FileUse>()]))
  for (const { id, occurrences } of inventory.assets)
    for (const { path, place } of occurrences)
      uses.get(path)?.set(`${place.line} ${id}`, { asset: id, line: place.line })
  return new Map([...uses].map(([path, all]) => [path, [...all.values()].toSorted((a, b) => a.line - b.line)]))
}

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
