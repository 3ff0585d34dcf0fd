import { placeholderOf } from "./placeholder.ts"
import type { Setting } from "../formats/Setting.ts"

/** Values may be made of values that are made of values. */
const MAX_DEPTH = 4

const REFERENCE = /\$\{\??([^{}]*)\}/

/** The value of a key in the same file, where it has but one, or what stands for it. */
const referred = (written: string, all: ReadonlyMap<string, ReadonlyArray<Setting>>): string | undefined => {
  const { keys, fallback } = placeholderOf(`\${${written}}`) ?? { keys: [written] }
  const found = keys.map((key) => all.get(key)).find((values) => values?.length === 1)
  return found === undefined ? fallback : found[0]!.value
}

/** A value with the references to settings of its own file filled in; undefined where one of them is not known. */
export const expandValue = (
  value: string,
  all: ReadonlyMap<string, ReadonlyArray<Setting>>,
  depth = MAX_DEPTH
): string | undefined => {
  const found = REFERENCE.exec(value)
  if (found === null) return value.includes("${") ? undefined : value
  const inner = depth === 0 ? undefined : referred(found[1]!, all)
  if (inner === undefined) return undefined
  const rest = value.slice(0, found.index) + inner + value.slice(found.index + found[0].length)
  return expandValue(rest, all, depth - 1)
}
