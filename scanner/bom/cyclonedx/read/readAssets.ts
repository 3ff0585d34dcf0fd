import { order } from "../../../model/order.ts"
import type { CryptoAsset, Relation } from "../../../model/CryptoAsset.ts"
import type { LibraryUse } from "../../../model/LibraryUse.ts"
import type { AssetCore } from "./AssetCore.ts"
import { type AssetReference, assetReferences } from "./AssetReferences.ts"
import type { BomComponent } from "./BomComponent.ts"
import type { BomLinks } from "./BomLinks.ts"
import type { BomNotes } from "./BomNotes.ts"
import { contextReader } from "./readContext.ts"
import { readDetails, suitesOf } from "./readDetails.ts"
import { byPlace } from "./readOccurrences.ts"

const union = <A extends string>(lists: ReadonlyArray<ReadonlyArray<A>>): ReadonlyArray<A> =>
  [...new Set(lists.flat())].toSorted()

/** Each value once, compared as JSON. */
const distinct = <A>(values: ReadonlyArray<A>): ReadonlyArray<A> => [
  ...new Map(values.map((value) => [JSON.stringify(value), value])).values()
]

const observed = (all: ReadonlyArray<CryptoAsset["observed"]>): CryptoAsset["observed"] => {
  const names = union(all.map((one) => Object.keys(one))) as ReadonlyArray<keyof CryptoAsset["observed"]>
  return Object.fromEntries(names.map((name) => [name, union(all.map((one) => one[name] ?? []))]))
}

/** The components of one document that are the same asset, as tools write that name each key apart. */
const mergedAsset = (all: ReadonlyArray<CryptoAsset>): CryptoAsset =>
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

type Cores = ReadonlyMap<BomComponent, AssetCore>

/** Package URLs of the libraries that implement each component. An algorithm that the API names may not be called. */
const packagesIn = (
  libraries: ReadonlyMap<BomComponent, LibraryUse>,
  links: BomLinks
): ((component: BomComponent) => ReadonlyArray<string>) => {
  const packages = new Map<BomComponent, Array<string>>()
  for (const [component, { purl, offers }] of libraries)
    for (const ref of links.provides(component)) {
      const asset = links.of(ref)
      if (asset === undefined || offers.includes(asset.name)) continue
      const known = packages.get(asset)
      if (known === undefined) packages.set(asset, [purl])
      else known.push(purl)
    }
  return (component) => [...new Set(packages.get(component))].toSorted()
}

const noteDangling = (references: ReadonlyArray<AssetReference>, links: BomLinks, notes: BomNotes): void => {
  for (const { ref, path } of references)
    if (links.of(ref) === undefined) notes.add(path, "refers to nothing in the document")
}

const byName = (a: CryptoAsset, b: CryptoAsset): number =>
  order(a.type, b.type) || order(a.name, b.name) || order(a.id, b.id)

/** Certificates come with the facts of their keys. */
const withKey = (core: AssetCore, relations: CryptoAsset["relations"], byId: ReadonlyMap<string, AssetCore>) => {
  const { certificate } = core
  if (certificate === undefined) return {}
  const key = byId.get(relations.find(({ role }) => role === "public-key")?.to ?? "")
  if (key === undefined) return { certificate }
  return {
    certificate: {
      ...certificate,
      publicKey: key.facts,
      ...(key.fingerprint !== undefined && { publicKeyFingerprint: key.fingerprint })
    }
  }
}

const withParts = (core: AssetCore, relations: CryptoAsset["relations"], byId: ReadonlyMap<string, AssetCore>) => {
  const { stored } = core
  if (stored === undefined) return {}
  const factsOf = (wanted: string) => byId.get(relations.find(({ role }) => role === wanted)?.to ?? "")?.facts
  const protection = factsOf("protection")
  const signature = factsOf("signature-algorithm")
  return {
    stored: {
      ...stored,
      ...(protection !== undefined && { protection }),
      ...(signature !== undefined && { signature })
    }
  }
}

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
const relationsOf = (
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

/** The assets of a document, in order of type and name. */
export const readAssets = (
  cores: Cores,
  libraries: ReadonlyMap<BomComponent, LibraryUse>,
  links: BomLinks,
  notes: BomNotes
): ReadonlyArray<CryptoAsset> => {
  const byId = new Map([...cores.values()].map((core) => [core.id, core]))
  const coreOf = (ref: string): AssetCore | undefined => cores.get(links.of(ref)!)
  const packagesOf = packagesIn(libraries, links)
  const contextOf = contextReader()
  const assets = [...cores].map(([component, core]): CryptoAsset => {
    const references = assetReferences(component, links)
    noteDangling(references, links, notes)
    const relations = relationsOf(core, references, coreOf)
    return {
      id: core.id,
      type: core.type,
      name: core.name,
      facts: core.known,
      ...(core.material !== undefined && { material: core.material }),
      ...(core.size !== undefined && { size: core.size }),
      ...withKey(core, relations, byId),
      ...withParts(core, relations, byId),
      ...readDetails(component, core, contextOf),
      suites: suitesOf(component, (ref) => coreOf(ref)?.id),
      relations,
      packages: packagesOf(component)
    }
  })
  return [...Map.groupBy(assets, ({ id }) => id).values()].map(mergedAsset).toSorted(byName)
}
