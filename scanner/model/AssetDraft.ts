import { describeAlgorithm } from "./algorithmName.ts"
import { algorithmParts } from "./algorithmParts.ts"
import { algorithmOf } from "./algorithms.ts"
import type { Certificate, StoredObject } from "./Artefact.ts"
import type { AssetIdentity } from "./assetId.ts"
import type { MaterialType, Relation } from "./CryptoAsset.ts"
import { effectiveFacts } from "./effectiveFacts.ts"
import type { Attribute, CryptoFunction, Facts } from "./Facts.ts"
import type { FindingKind } from "./Finding.ts"
import { isKey, sizeOf } from "./materials.ts"

/** An asset as one finding describes it. */
export interface AssetDraft extends AssetIdentity {
  /** Attributes that make the asset, whose provenance decides how sure it is. */
  readonly says: ReadonlyArray<Attribute>
  /** All facts of the use. */
  readonly seen: Facts
  readonly functions: ReadonlyArray<CryptoFunction>
  readonly suite?: { readonly name: string; readonly identifiers?: ReadonlyArray<string> }
  readonly certificate?: Certificate
  readonly stored?: StoredObject
  readonly related: ReadonlyArray<{ readonly role: Relation["role"]; readonly draft: AssetDraft }>
}

const functionOfKind: { readonly [K in FindingKind]?: CryptoFunction } = {
  hash: "digest",
  mac: "tag",
  kdf: "keyderive",
  "password-hash": "keyderive",
  "key-agreement": "keyderive",
  keygen: "keygen",
  random: "generate"
}

const functionsOf = (facts: Facts, kind: FindingKind | undefined): ReadonlyArray<CryptoFunction> => {
  const usual = kind === undefined ? undefined : functionOfKind[kind]
  return facts.functions ?? (usual === undefined ? [] : [usual])
}

export const pick = (facts: Facts, attributes: ReadonlyArray<Attribute>): Facts =>
  Object.fromEntries(attributes.map((attribute) => [attribute, facts[attribute]]))

/** RSA of which nothing else is known is one thing, whether a key of it is made or signs. */
const isBareRsa = ({ name }: Facts, says: ReadonlyArray<Attribute>): boolean => name === "RSA" && says.length === 0

/** What makes an algorithm: its name, its primitive and the attributes in its name. A curve has its own size. */
export const algorithmIdentity = (seen: Facts, says: ReadonlyArray<Attribute>): Facts => {
  const attributes = says.filter((one) => one !== "keyBits" || seen.curve === undefined || !says.includes("curve"))
  const identity = pick(seen, [...(seen.name === undefined ? [] : (["name"] as const)), "primitive", ...attributes])
  return isBareRsa(seen, says) ? { ...identity, primitive: "unknown" } : identity
}

/** An algorithm, with the algorithms it is made of. */
export const algorithmDraft = (given: Facts, kind?: FindingKind): AssetDraft => {
  const seen = effectiveFacts(given, kind)
  const { name, says } = describeAlgorithm(seen, kind)
  const identity = algorithmIdentity(seen, says)
  return {
    type: "algorithm",
    name,
    facts: identity,
    says: ["name", ...says],
    seen,
    functions: functionsOf(given, kind),
    related: algorithmParts(seen).map((part) => ({ role: "part", draft: algorithmDraft(part) }))
  }
}

const isPresent = (part: string | number | undefined): boolean => part !== undefined

const isFixedSize = (name: string | undefined): boolean =>
  (algorithmOf(name)?.keyBits ?? algorithmOf(name)?.curve) !== undefined

/** The size is part of the name unless the algorithm's name already has it. */
const materialName = (material: MaterialType, size: number | undefined, of: AssetDraft | undefined): string => {
  if (of !== undefined && of.seen.name === undefined) return ["unknown", material, size].filter(isPresent).join("-")
  const nameHasSize = isKey(material) && (of?.seen.keyBits ?? of?.seen.curve) !== undefined
  const implied =
    nameHasSize && (of!.says.some((one) => one === "keyBits" || one === "curve") || isFixedSize(of!.seen.name))
  return [of?.name, material, implied ? undefined : size].filter(isPresent).join("-")
}

/** A material, of an algorithm or of none that is known. */
export const materialDraft = (facts: Facts, material: MaterialType, of: AssetDraft | undefined): AssetDraft => {
  const size = sizeOf(facts, material)
  return {
    type: "related-crypto-material",
    name: materialName(material, size, of),
    facts: of?.facts ?? {},
    material,
    ...(size === undefined ? {} : { size }),
    says: of?.says ?? ["material"],
    seen: facts,
    functions: [],
    related: of === undefined ? [] : [{ role: "algorithm", draft: of }]
  }
}
