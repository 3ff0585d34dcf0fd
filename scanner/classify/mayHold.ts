import type { Selector } from "./Selector.ts"
import type { Subject } from "./Subject.ts"

/** What all uses of an asset have in common. */
const COMMON = ["type", "name", "primitive", "material"] as const satisfies ReadonlyArray<keyof Selector>

/** Whether a selector can be about uses of which no more is known than what they have in common. */
export const mayHold = (selector: Selector, common: Subject): boolean =>
  COMMON.every((attribute) => {
    const wanted = selector[attribute]
    const value = common[attribute]
    if (wanted === undefined || value === undefined) return true
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value
  }) &&
  (selector.anyOf === undefined || selector.anyOf.some((one) => mayHold(one, common)))
