import type { Relation } from "../../../model/CryptoAsset.ts"
import type { AssetCore } from "./AssetCore.ts"
import type { AssetReference } from "./AssetReferences.ts"

type Role = Relation["role"]

/** What a plain dependency of an asset on another one must be. */
const plainRole = (from: AssetCore, to: AssetCore, taken: ReadonlySet<Role>): Role => {
  if (to.type === "algorithm") {
    if (from.type === "certificate") return "signature-algorithm"
    if (from.type !== "related-crypto-material") return "part"
    return taken.has("algorithm") && from.stored !== undefined ? "signature-algorithm" : "algorithm"
  }
  if (from.type !== "certificate") return "reference"
  if (to.type === "certificate") return "issuer"
  return to.type === "related-crypto-material" && !taken.has("public-key") ? "public-key" : "reference"
}

/** A material belongs to the algorithm of its identity; a further algorithm that it refers to signs it. */
const settled = (role: Role, from: AssetCore, to: AssetCore): Role =>
  role === "algorithm" && from.facts.name !== to.facts.name && from.stored !== undefined ? "signature-algorithm" : role

/** Roles that are found by comparing assets come last, as in a scan. */
const LAST: ReadonlyArray<Role> = ["issuer", "reference"]

const inOrder = (relations: Iterable<Relation>): ReadonlyArray<Relation> => {
  const rank = ({ role }: Relation): number => LAST.indexOf(role)
  const key = ({ role, to }: Relation): string => `${role} ${to}`
  return [...relations].toSorted((a, b) => rank(a) - rank(b) || (key(a) < key(b) ? -1 : 1))
}

/** What an asset refers to, each asset once for each role that the document names, else once. */
export const relationsOf = (
  from: AssetCore,
  references: ReadonlyArray<AssetReference>,
  coreOf: (ref: string) => AssetCore | undefined
): ReadonlyArray<Relation> => {
  const relations = new Map<string, Relation>()
  const known = new Set<string>()
  const taken = new Set<Role>()
  for (const { ref, role } of references) {
    const to = coreOf(ref)
    if (to === undefined || to.id === from.id || (role === undefined && known.has(to.id))) continue
    const relation = { role: role === undefined ? plainRole(from, to, taken) : settled(role, from, to), to: to.id }
    relations.set(`${relation.role} ${to.id}`, relation)
    known.add(to.id)
    taken.add(relation.role)
  }
  return inOrder(relations.values())
}
