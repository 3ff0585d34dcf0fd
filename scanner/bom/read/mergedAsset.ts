import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { byPlace } from "./byPlace.ts"

const union = <A extends string>(lists: ReadonlyArray<ReadonlyArray<A>>): ReadonlyArray<A> =>
  [...new Set(lists.flat())].toSorted()

/** Each once, by what is written of it. */
const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values()
]

const observed = (all: ReadonlyArray<CryptoAsset["observed"]>): CryptoAsset["observed"] => {
  const names = union(all.map((one) => Object.keys(one))) as ReadonlyArray<keyof CryptoAsset["observed"]>
  return Object.fromEntries(names.map((name) => [name, union(all.map((one) => one[name] ?? []))]))
}

/** The components of one document that are the same asset, as tools write that name each key apart. */
export const mergedAsset = (all: ReadonlyArray<CryptoAsset>): CryptoAsset =>
  all.length === 1
    ? all[0]!
    : {
        ...all[0]!,
        observed: observed(all.map((one) => one.observed)),
        functions: union(all.map((one) => one.functions)),
        suites: distinct(all.flatMap((one) => one.suites)),
        relations: distinct(all.flatMap((one) => one.relations)),
        references: distinct(all.flatMap((one) => one.references)),
        languages: union(all.map((one) => one.languages)),
        libraries: union(all.map((one) => one.libraries)),
        packages: union(all.map((one) => one.packages)),
        confidence: all.reduce((most, { confidence }) => Math.max(most, confidence), 0),
        occurrences: distinct(all.flatMap((one) => one.occurrences)).toSorted(byPlace)
      }
