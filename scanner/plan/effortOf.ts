import { order } from "../model/order.ts"
import type { CryptoAsset, Occurrence } from "../model/CryptoAsset.ts"
import { groupOf } from "../model/Purpose.ts"
import type { TrailStep } from "../model/Trail.ts"
import type { CallEffort, Change, Effort } from "./Plan.ts"

/** Steps of a trail at which an edit changes every use that the value reaches; a caller only passes it on. */
const EDITED: ReadonlySet<TrailStep["role"]> = new Set(["definition", "constant", "options", "choice"])

/** Lines that took part in a use, which has a place of its own. */
const NO_USES: ReadonlySet<Occurrence["role"]> = new Set(["caller", "operation"])

const originOf = ({ trail }: Occurrence): TrailStep | undefined => trail?.findLast(({ role }) => EDITED.has(role))

/** The name of the API without how its object was made. */
const callOf = ({ symbol }: Occurrence): string => symbol.replace(/^made /, "")

/**
 * Where the one edit is: at the constant that the value comes from, else at the table whose row it is, else at the library call,
 * which is in the wrapper where callers pass the value.
 */
const editOf = (use: Occurrence): Omit<Change, "uses"> => {
  const { path, place, scope, table, suitesAt, dependency } = use
  if (dependency !== undefined)
    return { path, line: place.line, symbol: dependency, of: "call", call: dependency, scope, dependency }
  const symbol = callOf(use)
  const origin = originOf(use)
  if (origin !== undefined)
    return { path: origin.path, line: origin.place.line, symbol: origin.symbol, of: "constant", call: symbol, scope }
  if (table !== undefined) return { path, line: table.line, symbol, of: "table", call: symbol, scope }
  return { path, line: (suitesAt ?? place).line, symbol, of: "call", call: symbol, scope }
}

export const keyOf = ({ path, line, dependency }: Pick<Change, "path" | "line" | "dependency">): string =>
  dependency ?? `${line} ${path}`

export const isForTests = ({ scope }: Pick<Change, "scope">): boolean => scope === "test" || scope === "example"

/** The uses of an asset, or all its places where none is one. */
const usesOf = ({ occurrences }: CryptoAsset): ReadonlyArray<Occurrence> => {
  const uses = occurrences.filter(({ role }) => !NO_USES.has(role))
  return uses.length === 0 ? occurrences : uses
}

/** An edit that production code and tests share is one of production. */
const merged = (a: Change, b: Omit<Change, "uses">, uses: number): Change => ({
  ...(isForTests(a) && !isForTests(b) ? b : a),
  uses: a.uses + uses
})

/** The edits that change all uses of an asset, in order of path and line, those for tests and examples last. */
export const changesOf = (asset: CryptoAsset): ReadonlyArray<Change> => {
  const changes = new Map<string, Change>()
  for (const use of usesOf(asset)) {
    const edit = editOf(use)
    const known = changes.get(keyOf(edit))
    changes.set(keyOf(edit), known === undefined ? { ...edit, uses: 1 } : merged(known, edit, 1))
  }
  return [...changes.values()].toSorted(
    (a, b) =>
      order(Number(isForTests(a)), Number(isForTests(b))) ||
      order(Number(a.dependency !== undefined), Number(b.dependency !== undefined)) ||
      order(a.path, b.path) ||
      order(a.line, b.line)
  )
}

/** What several assets need together: an edit that they share counts once. */
export const effortOf = (changes: Iterable<Change>): Effort => {
  const known = new Map<string, Change>()
  for (const change of changes) {
    const before = known.get(keyOf(change))
    known.set(keyOf(change), before === undefined ? change : merged(before, change, change.uses))
  }
  const all = [...known.values()]
  return {
    changes: all.length,
    places: all.reduce((sum, { uses }) => sum + uses, 0),
    files: new Set(all.map(({ path }) => path)).size,
    testChanges: all.filter(isForTests).length
  }
}

interface OwnChange {
  readonly asset: string
  readonly change: Change
}

/** The same by library call, those with the most changes first. */
export const callsIn = (all: ReadonlyArray<OwnChange>): ReadonlyArray<CallEffort> =>
  [...Map.groupBy(all, ({ change }) => change.call)]
    .map(([call, own]): CallEffort => ({
      call,
      ...effortOf(own.map(({ change }) => change)),
      assets: [...new Set(own.map(({ asset }) => asset))]
    }))
    .toSorted((a, b) => b.changes - a.changes || order(a.call, b.call))

/** How many uses of an asset a protocol or an old format demands. */
export const prescribedIn = (asset: CryptoAsset): number =>
  usesOf(asset).filter(({ facts: { purpose } }) => groupOf(purpose) === "prescribed").length

export const isOnlyInTests = (asset: CryptoAsset): boolean => usesOf(asset).every(isForTests)
