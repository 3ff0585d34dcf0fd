import { isOpen } from "../model/isOpen.ts"
import { severities } from "../model/severities.ts"
import type { FileEntry } from "./fileTree.ts"
import { rankOf } from "./findingParts.ts"
import type { Report } from "./Report.ts"

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
