import type { AssetType, Occurrence } from "./CryptoAsset.ts"
import type { Evidence, Finding } from "./Finding.ts"

/** Lines that are places of the use, too. */
const OCCURS_AS: { readonly [K in Evidence["role"]]: Occurrence["role"] | undefined } = {
  definition: undefined,
  setting: undefined,
  caller: "caller",
  part: "part",
  operation: "operation",
  options: "choice",
  suite: "choice",
  version: "choice"
}

/** So many lines around a choice are shown with it, as by diff(1). */
const CONTEXT_LINES = 3

type Spot = Pick<Finding, "path" | "place">

const isSeenWith = ({ path, place }: Spot, other: Spot, role: Occurrence["role"]): boolean => {
  if (path !== other.path) return false
  if (role !== "choice") return place.line === other.place.line
  return place.line >= other.place.line - CONTEXT_LINES && place.line <= other.place.endLine + CONTEXT_LINES
}

export interface ShownBeside {
  readonly evidence: Evidence
  readonly role: Occurrence["role"]
}

/** The further lines of a use at which an asset of a type is shown: no line twice, and choices only where they stand apart. */
export const shownBeside = (
  { path, evidence }: Finding,
  place: Finding["place"],
  type: AssetType
): ReadonlyArray<ShownBeside> => {
  const shown: Array<Spot> = [{ path, place }]
  return evidence.flatMap((one): ReadonlyArray<ShownBeside> => {
    const role = OCCURS_AS[one.role]
    const spot = { path: one.path ?? path, place: one.place }
    if (role === undefined || (role === "choice" && type !== "protocol")) return []
    if (shown.some((other) => isSeenWith(spot, other, role))) return []
    shown.push(spot)
    return [{ evidence: one, role }]
  })
}
