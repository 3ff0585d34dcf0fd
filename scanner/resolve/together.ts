import { MAX_VALUES } from "./limits.ts"
import { joinTrails, type Trail } from "./Value.ts"

/** What is made of two things, for each pair of what they can be that holds in a common case. */
export const together = <A extends Trail, B extends Trail, C>(
  left: ReadonlyArray<A>,
  right: ReadonlyArray<B>,
  join: (a: A, b: B, trail: Trail) => ReadonlyArray<C>
): Array<C> =>
  left
    .flatMap((a) =>
      right.flatMap((b) => {
        const trail = joinTrails(a, b)
        return trail === undefined ? [] : join(a, b, trail)
      })
    )
    .slice(0, MAX_VALUES)
