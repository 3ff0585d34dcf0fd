import type { Finding } from "./Finding.ts"
import type { Place } from "./Place.ts"

/** What happens to a value where it comes through; `purpose`: what the result of the use is for; `offer`: for whom it is there. */
export const TRAIL_ROLES = [
  "purpose",
  "offer",
  "definition",
  "constant",
  "caller",
  "unread",
  "options",
  "choice"
] as const

/** Steps that no value came through. */
const OF_SURROUNDINGS: ReadonlySet<string> = new Set<(typeof TRAIL_ROLES)[number]>(["purpose", "offer"])

/** Whether a value came through the place. */
export const isOnTheWay = ({ role }: TrailStep): boolean => !OF_SURROUNDINGS.has(role)

/** A place that a value of a use came through, or where what the result is for can be seen. */
export interface TrailStep {
  readonly role: (typeof TRAIL_ROLES)[number]
  /** Of the constant, the variable, the parameter or the API there. */
  readonly symbol: string
  readonly path: string
  readonly place: Place
}

/** So many places are shown of one use; its finding has all. */
export const MAX_STEPS = 8

export const isOfTrail = (role: string): role is TrailStep["role"] => TRAIL_ROLES.some((one) => one === role)

/**
 * The places that the values of a use came through, those met first; none for values that stand in the call. Before them the
 * places that tell what the result is for, and for whom the use is there.
 */
export const trailOf = ({
  path,
  place: { line },
  evidence
}: Pick<Finding, "path" | "place" | "evidence">): ReadonlyArray<TrailStep> => {
  const seen = new Set<string>()
  return evidence
    .flatMap(({ role, symbol, place, path: own = path }): ReadonlyArray<TrailStep> => {
      const spot = `${role} ${symbol} ${place.line} ${own}`
      const isAtUse = own === path && place.line === line && !OF_SURROUNDINGS.has(role)
      if (!isOfTrail(role) || seen.has(spot) || isAtUse) return []
      seen.add(spot)
      return [{ role, symbol, path: own, place }]
    })
    .slice(0, MAX_STEPS)
}

/** Where a value that was followed stands: the last place of its trail. Undefined where it stands in the use. */
export const originIn = (trail: ReadonlyArray<TrailStep> | undefined): TrailStep | undefined =>
  trail?.findLast(isOnTheWay)

const STEP_WORDS: { readonly [R in TrailStep["role"]]: string } = {
  purpose: "for",
  offer: "offered by",
  definition: "defined",
  constant: "constant",
  caller: "passed by",
  unread: "not read, passed by",
  options: "options",
  choice: "chosen"
}

/** What happens to a value at a step of its trail: `constant ALGORITHM`. */
export const stepText = ({ role, symbol }: TrailStep): string => `${STEP_WORDS[role]} ${symbol}`
