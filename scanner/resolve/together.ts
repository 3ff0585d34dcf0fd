import { MAX_VALUES } from "./limits.ts"
import { joinTrails, type Trail } from "./Value.ts"

/** What is made of two things, for each pair of what they can be that holds in a common case. */
export const together = <A extends Trail, B extends Trail, C>(
  left: ReadonlyArray<A>,
  right: ReadonlyArray<B>,
  join: (a: A, b: B, trail: Trail) => ReadonlyArray<C>
): Array<C> => {
  const all: Array<C> = []
  for (const a of left)
    for (const b of right) {
      const trail = joinTrails(a, b)
      if (trail !== undefined) all.push(...join(a, b, trail))
      if (all.length >= MAX_VALUES) return all.slice(0, MAX_VALUES)
    }
  return all
}
