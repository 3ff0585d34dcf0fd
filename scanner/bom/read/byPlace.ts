import type { Occurrence } from "../../model/CryptoAsset.ts"

const compare = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0)

/** The order of places in a scan. */
export const byPlace = (a: Occurrence, b: Occurrence): number =>
  compare(a.path, b.path) ||
  compare(a.place.line, b.place.line) ||
  compare(a.place.column, b.place.column) ||
  compare(a.symbol, b.symbol)
