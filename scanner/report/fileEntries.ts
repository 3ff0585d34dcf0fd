import { isOpen } from "../model/isOpen.ts"
import { severities } from "../model/severities.ts"
import { rankOf } from "./findingParts.ts"
import type { Report } from "./Report.ts"
import type { Severity } from "../model/Assessment.ts"

/** What is known of one file. */
export interface FileEntry {
  readonly path: string
  /** Number of open findings. */
  readonly findings: number
  /** Severity of the worst one. */
  readonly worst: Severity | undefined
}

export interface Folder {
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

export const fileName = (path: string): string => path.slice(nameAt(path))

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
export const fileTree = (entries: ReadonlyArray<FileEntry>): Folder => folderOf("", entries, 0, 0)

/** Use of an asset in a file. */
export interface FileUse {
  readonly asset: string
  readonly line: number
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

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

export interface FileEntries {
  /** In order of paths. */
  readonly shown: ReadonlyArray<FileEntry>
  readonly total: number
}

/** Files with cryptography; where they are too many, those with the most severe findings. */
export const fileEntries = (report: Report, most: number): FileEntries => {
  const found = tallies(report)
  const worst = [...found].toSorted(([, a], [, b]) => a.rank - b.rank || b.findings - a.findings).map(([path]) => path)
  const shown = withOthers(worst, report.paths, (path) => found.has(path))
    .take(most)
    .map((path): FileEntry => {
      const { findings, rank } = found.get(path) ?? NONE
      return { path, findings, worst: severities[rank] }
    })
    .toArray()
    .toSorted((a, b) => compare(a.path, b.path))
  const elsewhere = worst.reduce((sum, path) => sum + (report.paths.has(path) ? 0 : 1), 0)
  return { shown, total: report.paths.size + elsewhere }
}

/** What is used in some files, by path, in order of lines; each asset once on a line. */
export const fileUses = (
  { inventory }: Report,
  entries: ReadonlyArray<FileEntry>
): ReadonlyMap<string, ReadonlyArray<FileUse>> => {
  const uses = new Map(entries.map(({ path }) => [path, new Map<string, FileUse>()]))
  for (const { id, occurrences } of inventory.assets)
    for (const { path, place } of occurrences)
      uses.get(path)?.set(`${place.line} ${id}`, { asset: id, line: place.line })
  return new Map([...uses].map(([path, all]) => [path, [...all.values()].toSorted((a, b) => a.line - b.line)]))
}
