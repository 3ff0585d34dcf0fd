import type { AssetType, Occurrence } from "./CryptoAsset.ts"
import type { Evidence, Finding } from "./Finding.ts"

type Roles = { readonly [K in Evidence["role"]]: Occurrence["role"] | undefined }

/** The role that evidence has as a further place of a use; undefined: none. */
const OF_USES: Roles = {
  definition: undefined,
  constant: undefined,
  setting: undefined,
  caller: "caller",
  unread: undefined,
  part: "part",
  operation: "operation",
  choice: "choice",
  options: undefined,
  suite: undefined,
  version: undefined,
  purpose: undefined,
  offer: undefined
}

const OF_PROTOCOLS: Roles = { ...OF_USES, options: "choice", suite: "choice", version: "choice" }

const OF_LITERALS: Roles = { ...OF_USES, constant: "literal" }

/** For bytes written in the source only the last evidence, the line where they are written, is a further place. */
const literalEvidence = (evidence: ReadonlyArray<Evidence>): ReadonlyArray<Evidence> => {
  const last = evidence.at(-1)
  if (last === undefined) return []
  const isGiven = last.role === "definition" && evidence.some(({ role }) => role === "caller")
  return [isGiven ? { ...last, role: "constant" } : last]
}

/** So many lines around a place are displayed with it, as by diff(1). */
const CONTEXT_LINES = 3

type LinePlace = Pick<Finding, "path" | "place">

const isSeenWith = ({ path, place }: LinePlace, other: LinePlace, around: number): boolean => {
  if (path !== other.path) return false
  if (around === 0) return place.line === other.place.line
  return place.line >= other.place.line - around && place.line <= other.place.endLine + around
}

/** Roles of lines that count only at some distance from the lines already listed. */
const APART: ReadonlySet<Occurrence["role"]> = new Set(["choice", "literal"])

export interface FurtherPlace {
  readonly evidence: Evidence
  readonly role: Occurrence["role"]
}

/** The further places of a use of an asset of a type, each once. */
export const furtherPlaces = (
  { path, evidence, stored }: Finding,
  place: Finding["place"],
  type: AssetType
): ReadonlyArray<FurtherPlace> => {
  const isLiteral = stored?.format === "literal"
  const roles = isLiteral ? OF_LITERALS : type === "protocol" ? OF_PROTOCOLS : OF_USES
  const shown: Array<LinePlace> = [{ path, place }]
  return (isLiteral ? literalEvidence(evidence) : evidence).flatMap((one): ReadonlyArray<FurtherPlace> => {
    const role = roles[one.role]
    const spot = { path: one.path ?? path, place: one.place }
    if (role === undefined) return []
    if (shown.some((other) => isSeenWith(spot, other, APART.has(role) ? CONTEXT_LINES : 0))) return []
    shown.push(spot)
    return [{ evidence: one, role }]
  })
}
