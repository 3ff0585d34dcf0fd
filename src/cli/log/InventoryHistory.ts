import type { AssessedInventory } from "../../../scanner/AssessedInventory.ts"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import { compareInventories } from "../../../scanner/classify/compareInventories.ts"
import { findingOf } from "../../../scanner/classify/groupedWeaknesses.ts"
import { type Assessment, isOpen, severities, type Severity, type Weakness } from "../../../scanner/model/Assessment.ts"
import type { LibraryUse } from "../../../scanner/model/LibraryUse.ts"
import { algorithmsText, weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import type { HistoryCommit, NamedCommit } from "../../node/git/history.ts"

/** The commit by which something came or went; where that was not looked for to the end, the commits that it is between. */
export type ChangedBy =
  | { readonly commit: Pick<HistoryCommit, "commit" | "date" | "subject"> }
  | { readonly after: string; readonly until: string }

/** What came or went from one version to the next. */
export interface HistoryChange {
  readonly change: "added" | "removed"
  readonly kind: "asset" | "library" | "finding"
  /** Of the asset or the finding, or the package URL. */
  readonly id: string
  readonly name: string
  /** Of a finding. */
  readonly rule?: string
  readonly severity?: Severity
  /** Where it is, or was. */
  readonly places: ReadonlyArray<{ readonly path: string; readonly line: number }>
  readonly by?: ChangedBy
}

/** The inventory of a version in numbers. */
export interface HistoryVersion extends NamedCommit {
  readonly assets: number
  readonly libraries: number
  /** Open findings. */
  readonly findings: { readonly [S in Severity]: number }
  readonly hygiene?: number
  readonly quantum?: number
  /** Since the version before; absent for the first one, which is compared with nothing. */
  readonly changes?: ReadonlyArray<HistoryChange>
}

export interface InventoryHistory {
  /** Of what, and by what. */
  readonly source: Pick<BomOptions, "component" | "git" | "timestamp" | "tool">
  /** The earliest first. */
  readonly versions: ReadonlyArray<HistoryVersion>
  /** Earlier versions that are not listed. */
  readonly leftOut: number
  /** Whether the repository lacks what is older than a certain commit. */
  readonly isShallow: boolean
  /** Whether only some of the commits were looked for by which something changed. */
  readonly isCut: boolean
}

export type Assessed = Pick<AssessedInventory, "inventory" | "assessment">

/** Findings that are suppressed are not there, for what comes and goes. */
export const withoutSuppressed = (assessment: Assessment): Assessment => ({
  ...assessment,
  weaknesses: assessment.weaknesses.flatMap((one) => {
    const places = weakPlaces(one).filter(isOpen)
    return places.length === 0 ? [] : [findingOf(places)]
  })
})

const findingChange =
  (change: HistoryChange["change"]) =>
  (one: Weakness): HistoryChange => ({
    change,
    kind: "finding",
    id: one.id,
    name: algorithmsText(one),
    rule: one.rule,
    severity: one.severity,
    places: weakPlaces(one).map(({ location: { path, place } }) => ({ path, line: place.line }))
  })

interface Placed {
  readonly occurrences: ReadonlyArray<{ readonly path: string; readonly place: { readonly line: number } }>
}

const placesOf = ({ occurrences }: Placed): HistoryChange["places"] =>
  occurrences.map(({ path, place: { line } }) => ({ path, line }))

const libraryName = ({ name, version }: LibraryUse): string => (version === undefined ? name : `${name} ${version}`)

const libraryChanges = (
  change: HistoryChange["change"],
  all: ReadonlyArray<LibraryUse>,
  others: ReadonlyArray<LibraryUse>
): ReadonlyArray<HistoryChange> => {
  const known = new Set(others.map(({ purl }) => purl))
  return all
    .filter(({ purl }) => !known.has(purl))
    .map((one) => ({ change, kind: "library", id: one.purl, name: libraryName(one), places: placesOf(one) }))
}

/** What came and what went between two versions, without by which commit. */
export const changesBetween = (before: Assessed, after: Assessed): ReadonlyArray<HistoryChange> => {
  const { assets, weaknesses } = compareInventories(before, after)
  const asset =
    (change: HistoryChange["change"]) =>
    (one: (typeof assets.added)[number]): HistoryChange => ({
      change,
      kind: "asset",
      id: one.id,
      name: one.name,
      places: placesOf(one)
    })
  const added = weaknesses.changed.flatMap((one) => (one.added.length === 0 ? [] : [findingOf(one.added)]))
  const removed = weaknesses.changed.flatMap((one) => (one.removed.length === 0 ? [] : [findingOf(one.removed)]))
  return [
    ...[...weaknesses.added, ...added].map(findingChange("added")),
    ...[...weaknesses.fixed, ...removed].map(findingChange("removed")),
    ...assets.added.map(asset("added")),
    ...assets.removed.map(asset("removed")),
    ...libraryChanges("added", after.inventory.libraries, before.inventory.libraries),
    ...libraryChanges("removed", before.inventory.libraries, after.inventory.libraries)
  ]
}

/** Ids of all that a version has: assets, places of findings, libraries. */
export const idsIn = ({ inventory, assessment }: Assessed): ReadonlySet<string> =>
  new Set([
    ...inventory.assets.map(({ id }) => id),
    ...assessment.weaknesses.flatMap(weakPlaces).map(({ id }) => id),
    ...inventory.libraries.map(({ purl }) => purl)
  ])

export const versionOf = (
  named: NamedCommit,
  { inventory, assessment }: Assessed,
  changes: ReadonlyArray<HistoryChange> | undefined
): HistoryVersion => {
  const { hygiene, quantum } = assessment.score
  const count = (severity: Severity): number => assessment.weaknesses.filter((one) => one.severity === severity).length
  return {
    ...named,
    assets: inventory.assets.length,
    libraries: inventory.libraries.length,
    findings: Object.fromEntries(severities.map((one) => [one, count(one)])) as HistoryVersion["findings"],
    ...(hygiene.value !== undefined && { hygiene: hygiene.value }),
    ...(quantum.value !== undefined && { quantum: quantum.value }),
    ...(changes !== undefined && { changes })
  }
}
