import { algorithmDraft, algorithmIdentity } from "../../../model/AssetDraft.ts"
import type { Attribute, Facts } from "../../../model/Facts.ts"
import { algorithmName, describeAlgorithm } from "../../../model/algorithmName.ts"
import { algorithms } from "../../../model/algorithms.ts"
import { assetId } from "../../../model/assetId.ts"
import { effectiveFacts } from "../../../model/effectiveFacts.ts"
import { isPlainWord } from "../../../model/plainFacts.ts"
import { tlsVersion } from "../../../notation/protocolVersions.ts"
import { isObject, type JsonObject, objectIn, textIn } from "../../read/JsonObject.ts"
import { KEY_ALGORITHMS } from "../cryptoProperties.ts"
import { type AssetCore, nativeIdOf } from "./AssetCore.ts"
import { assetReferences } from "./AssetReferences.ts"
import { type BomComponent, nativeText } from "./BomComponent.ts"
import type { BomLinks } from "./BomLinks.ts"
import type { BomNotes } from "./BomNotes.ts"
import { algorithmFields, parameterFacts } from "./algorithmFields.ts"
import { certificateCore } from "./certificateCore.ts"
import { importedAlgorithm } from "./importedAlgorithm.ts"
import { materialCore } from "./materialCore.ts"

/** Names that do not begin with the algorithm's: AES-128-CMAC, BLS12-381, TLS12-PRF, SSLv3, IKE2_PRF_PLUS_DERIVE. */
const OTHER_HEADS: ReadonlyArray<readonly [string, string]> = [
  ...["CMAC", "GMAC", "XCBC-MAC", "CBC-MAC", "CFB-MAC", "AES-CBC-HMAC"].map((name) => ["AES-", name] as const),
  ["BLS", "BLS"],
  ["TLS", "TLS-PRF"],
  ["SSLv", "TLS"],
  ["IKE", "IKE-PRF"],
  ["SHA-512/", "SHA-512"]
]

const heads: ReadonlyArray<readonly [string, string]> = [
  ...Object.keys(algorithms).flatMap((name): ReadonlyArray<readonly [string, string]> => [
    [name, name],
    [describeAlgorithm(effectiveFacts({ name })).name, name]
  ]),
  ...OTHER_HEADS
].toSorted(([a], [b]) => b.length - a.length)

const byFirst = Map.groupBy(heads, ([head]) => head[0]!)

/** Names of unknown algorithms are cut here, the last first: `Foo-128-CBC` may be `Foo-128` or `Foo`. */
const MAX_CUTS = 5

/** A name and its beginnings. */
const beginningsOf = (name: string): ReadonlyArray<string> => {
  const parts = name.split("-")
  return parts.slice(0, MAX_CUTS).map((_, at) => parts.slice(0, parts.length - at).join("-"))
}

/** The base names whose algorithms may be called so, the most telling first; undefined for `unknown-cipher`. */
const baseNamesOf = (name: string): ReadonlyArray<string | undefined> => {
  if (name.startsWith("unknown")) return [undefined]
  const known = (byFirst.get(name[0] ?? "") ?? []).filter(([head]) => name.startsWith(head)).map(([, base]) => base)
  return [...new Set([...known, ...beginningsOf(name)])]
}

const MAX_NAME = 128

const NAMES: { readonly [type: string]: string } = {
  tls: "TLS",
  ssh: "SSH",
  ipsec: "IPsec",
  ike: "IKE",
  wpa: "WPA",
  sstp: "SSTP",
  dtls: "DTLS",
  quic: "QUIC",
  "eap-aka": "EAP-AKA",
  "eap-aka-prime": "EAP-AKA'",
  prins: "PRINS",
  "5g-aka": "5G-AKA"
}

const typeName = (component: BomComponent, block: JsonObject): string | undefined => {
  const type = nativeText(component, "protocolType") ?? textIn(block, "type") ?? ""
  return Object.hasOwn(NAMES, type) ? NAMES[type] : undefined
}

const protocolFacts = (name: string | undefined, version: string | undefined): Facts => ({
  ...(name !== undefined && { name }),
  ...(version !== undefined && { version })
})

/** Its id is the hash of its identity, which shows which part of its name is that of the protocol. */
const nativeFacts = (component: BomComponent, block: JsonObject, id: string): Facts => {
  const version = textIn(block, "version")?.replace(/^SSLv(?=\d)/, "ssl")
  const names = [typeName(component, block) ?? component.name, ...beginningsOf(component.name)]
  const readings = names.map((name) => protocolFacts(name, version))
  const right = readings.find((facts) => assetId({ type: "protocol", name: component.name, facts }) === id)
  return right ?? readings[0]!
}

/** `1.2`, `TLSv1.2` and `v1.2` are one version. */
const importedFacts = (component: BomComponent, block: JsonObject): Facts => {
  const named = tlsVersion.ofText?.(component.name.slice(0, MAX_NAME))
  const name = typeName(component, block) ?? (isPlainWord(component.name) ? component.name : undefined)
  const written = textIn(block, "version")?.slice(0, MAX_NAME)
  const isTls = name === "TLS" || name === "DTLS"
  const read = written === undefined || !isTls ? undefined : tlsVersion.ofText?.(written)
  const version = typeof read === "object" ? read.version : written?.replace(/^v(?=\d)/i, "")
  const known = version !== undefined && isPlainWord(version) ? version : undefined
  return protocolFacts(name, known ?? (isTls && typeof named === "object" ? named.version : undefined))
}

/** A protocol of one version, or of any. */
const protocolCore = (component: BomComponent): AssetCore => {
  const block = objectIn(objectIn(component.fields, "cryptoProperties"), "protocolProperties")
  const ownId = nativeIdOf(component.own)
  const facts = ownId === undefined ? importedFacts(component, block) : nativeFacts(component, block, ownId)
  const name = ownId === undefined ? algorithmName({ name: "unknown-protocol", ...facts }, "protocol") : component.name
  const identity = { type: "protocol", name, facts } as const
  const says = facts.version === undefined ? (["name"] as const) : (["name", "version"] as const)
  return { ...identity, id: ownId ?? assetId(identity), says, known: facts }
}

const importedCore = (component: BomComponent): AssetCore => {
  const { type, name, facts, says } = algorithmDraft(importedAlgorithm(component))
  return { type, name, facts, says, known: effectiveFacts(facts), id: assetId({ type, name, facts }) }
}

/** The facts that identify an algorithm, and the attributes in its name. */
interface AlgorithmIdentity {
  readonly facts: Facts
  readonly says: ReadonlyArray<Attribute>
}

const defined = (facts: { readonly [A in keyof Facts]?: Facts[A] | undefined }): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))

const identityOf = (facts: Facts): AlgorithmIdentity & { readonly name: string } => {
  const seen = effectiveFacts(facts)
  const { name, says } = describeAlgorithm(seen)
  return { name, facts: algorithmIdentity(seen, says), says: ["name", ...says] }
}

/** Every combination of the possible meanings of a component's fields. */
function* candidates(component: BomComponent): Generator<Facts, void> {
  const fields = algorithmFields(component)
  for (const name of baseNamesOf(component.name))
    for (const set of parameterFacts(fields))
      for (const mode of fields.modes)
        for (const padding of fields.paddings) yield defined({ ...fields.facts, ...set, name, mode, padding })
}

const isKeyOfAnyUse = ({ name, primitive }: Facts): boolean => primitive === "pke" && KEY_ALGORITHMS.has(name ?? "")

/**
 * The primitive of an unnamed algorithm may come from its mode, and that of a key may be unknown: then it is no part of the
 * identity.
 */
const alternatives = (identity: AlgorithmIdentity): ReadonlyArray<AlgorithmIdentity> =>
  identity.facts.name === undefined || isKeyOfAnyUse(identity.facts)
    ? [identity, { ...identity, facts: { ...identity.facts, primitive: "unknown" } }]
    : [identity]

/**
 * The identity of an algorithm that the scanner wrote. Its id is the hash of its identity, so that of all possible meanings
 * the right one is known; where the document was changed and none fits, the first with the right name is taken.
 */
const nativeAlgorithm = (component: BomComponent, id: string): AlgorithmIdentity => {
  let named: AlgorithmIdentity | undefined
  let first: AlgorithmIdentity | undefined
  for (const reading of candidates(component)) {
    const identity = identityOf(reading)
    first ??= identity
    if (identity.name !== component.name && identity.facts.name !== undefined) continue
    named ??= identity
    const right = alternatives(identity).find(
      ({ facts }) => assetId({ type: "algorithm", name: component.name, facts }) === id
    )
    if (right !== undefined) return right
  }
  return named ?? first!
}

/** An algorithm. One that another tool wrote gets the name and the id that a scan would have given it. */
const algorithmCore = (component: BomComponent): AssetCore => {
  const id = nativeIdOf(component.own)
  if (id === undefined) return importedCore(component)
  const { facts, says } = nativeAlgorithm(component, id)
  return { id, type: "algorithm", name: component.name, facts, says, known: effectiveFacts(facts) }
}

const TYPES: ReadonlySet<unknown> = new Set(["algorithm", "certificate", "protocol", "related-crypto-material"])

const typeOf = ({ fields }: BomComponent): unknown => objectIn(fields, "cryptoProperties")["assetType"]

/** Whether a component is an asset; a note gives the reason where a component declares itself one and is not. */
const isAsset = (component: BomComponent, notes: BomNotes): boolean => {
  if (component.type !== "cryptographic-asset") return false
  if (TYPES.has(typeOf(component))) return true
  const path = `${component.path}.cryptoProperties`
  const missing = !isObject(component.fields["cryptoProperties"])
  notes.add(missing ? path : `${path}.assetType`, missing ? "missing from an asset" : "not a type of assets")
  return false
}

/** The component as another tool would have written it. */
const withoutId = (component: BomComponent): BomComponent => ({
  ...component,
  own: new Map([...component.own].filter(([name]) => name !== "id"))
})

/** An id is the hash of what has it. One that is not was changed, or never was ours: then it is not believed. */
const withRightId = (component: BomComponent, read: (component: BomComponent) => AssetCore): AssetCore => {
  const core = read(component)
  return core.id === assetId(core) ? core : read(withoutId(component))
}

/**
 * What the assets of a document are, by their components. Algorithms come first: a key is of the algorithms that it refers
 * to.
 */
export const coresOf = (
  components: ReadonlyArray<BomComponent>,
  links: BomLinks,
  notes: BomNotes
): ReadonlyMap<BomComponent, AssetCore> => {
  const assets = components.filter((component) => isAsset(component, notes))
  const algorithms = new Map(
    assets
      .filter((component) => typeOf(component) === "algorithm")
      .map((component) => [component, withRightId(component, algorithmCore)])
  )
  const needed = (component: BomComponent): ReadonlyArray<AssetCore> =>
    assetReferences(component, links)
      .filter(({ role }) => role === undefined || role === "algorithm")
      .flatMap(({ ref }) => algorithms.get(links.of(ref)!) ?? [])
  const read = (component: BomComponent, of: BomComponent): AssetCore => {
    if (typeOf(component) === "certificate") return certificateCore(component)
    return typeOf(component) === "protocol" ? protocolCore(component) : materialCore(component, needed(of))
  }
  const coreOf = (component: BomComponent): AssetCore =>
    algorithms.get(component) ?? withRightId(component, (one) => read(one, component))
  return new Map(assets.map((component) => [component, coreOf(component)]))
}
