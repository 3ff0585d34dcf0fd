import { algorithmOf } from "../model/algorithms.ts"
import type { CryptoAsset } from "../model/CryptoAsset.ts"
import { curveOf } from "../model/curves.ts"
import type { Attribute } from "../model/Facts.ts"
import { modeOf, paddingOf } from "../model/modes.ts"
import { isPlainWord } from "../model/plainFacts.ts"
import { LATER_PROTOCOLS } from "./cryptoProperties.ts"
import type { Property } from "./CycloneDxBom.ts"
import { provenanceSummary } from "./evidence.ts"

const NAMESPACE = "ciphermap"

export const property = (name: string, value: string | number): Property => ({
  name: `${NAMESPACE}:${name}`,
  value: String(value)
})

/** Attributes that CycloneDX 1.6 has no field for. */
const ATTRIBUTES: ReadonlyArray<Attribute> = [
  "digest",
  "mgfDigest",
  "cipher",
  "group",
  "tagBits",
  "nonceBits",
  "saltBits",
  "outputBits",
  "iterations",
  "memoryKib",
  "parallelism",
  "blockSize"
]

const attributeProperties = (asset: CryptoAsset): ReadonlyArray<Property> =>
  ATTRIBUTES.flatMap((attribute) => {
    const fixed = asset.facts[attribute]
    const values = fixed === undefined ? (asset.observed[attribute] ?? []) : [String(fixed)]
    return values.filter(isPlainWord).map((value) => property(attribute, value))
  })

/** Key sizes seen at the uses of an algorithm whose name does not say one, such as HMAC. */
const keySizes = ({ type, observed }: CryptoAsset): ReadonlyArray<Property> =>
  type === "algorithm" ? (observed.keyBits ?? []).map((bits) => property("keyBits", bits)) : []

const laterFields = ({ type, facts, family }: CryptoAsset): ReadonlyArray<Property> => {
  const registry = curveOf(facts.curve)?.registry
  const mode = modeOf(facts.mode)
  const padding = paddingOf(facts.padding)
  const protocol = type === "protocol" ? LATER_PROTOCOLS[facts.name ?? ""] : undefined
  return [
    ...(family === undefined ? [] : [property("algorithmFamily", family)]),
    ...(registry === undefined || type !== "algorithm" ? [] : [property("ellipticCurve", registry)]),
    ...(facts.primitive === "key-wrap" && type === "algorithm" ? [property("primitive", "key-wrap")] : []),
    ...(mode?.cyclonedx16 === "other" && type === "algorithm" ? [property("mode", facts.mode!)] : []),
    ...(padding?.cyclonedx16 === "other" && type === "algorithm" ? [property("padding", facts.padding!)] : []),
    ...(protocol === undefined ? [] : [property("protocolType", protocol)])
  ]
}

const levelProperties = ({ type, facts, levels }: CryptoAsset): ReadonlyArray<Property> => {
  const isShor = type === "algorithm" && algorithmOf(facts.name)?.quantumVulnerable === true
  return [
    ...(levels.basis === undefined ? [] : [property("nistQuantumSecurityLevel.basis", levels.basis)]),
    ...(isShor ? [property("quantumVulnerable", "shor")] : [])
  ]
}

const artefactProperties = ({ certificate, stored }: CryptoAsset): ReadonlyArray<Property> => [
  ...(certificate === undefined
    ? []
    : [
        property("fingerprint", `sha256:${certificate.fingerprint}`),
        property("serialNumber", certificate.serialNumber.replace(/(?<=..)(..)/g, ":$1")),
        ...certificate.names.map((name) => property("subjectAlternativeName", name))
      ]),
  ...(stored?.isEncrypted === undefined ? [] : [property("encrypted", String(stored.isEncrypted))]),
  ...(stored?.entries === undefined ? [] : [property("entries", stored.entries)]),
  ...(stored?.subject === undefined ? [] : [property("subject", stored.subject)])
]

/** Files that configurations name, as they write them. */
const referenceProperties = ({ references }: CryptoAsset): ReadonlyArray<Property> => {
  const distinct = new Map(references.map((one) => [`${one.of} ${one.path}`, one]))
  return [...distinct.values()].map(({ of, path }) => property(`file.${of}`, path))
}

/** Everything about an asset that has no field in CycloneDX 1.6, in the order of names. */
export const assetProperties = (asset: CryptoAsset): ReadonlyArray<Property> => {
  const isImplied = asset.occurrences.every(({ role }) => role === "implied")
  const properties = [
    property("id", asset.id),
    ...laterFields(asset),
    ...artefactProperties(asset),
    ...referenceProperties(asset),
    ...(asset.type === "algorithm" || asset.type === "related-crypto-material" ? attributeProperties(asset) : []),
    ...keySizes(asset),
    ...levelProperties(asset),
    ...(isImplied ? [property("implied", "true")] : []),
    ...asset.languages.filter(isPlainWord).map((language) => property("language", language)),
    ...asset.libraries.filter(isPlainWord).map((library) => property("library", library)),
    ...[...new Set(asset.occurrences.map(({ scope }) => scope))].map((scope) => property("scope", scope)),
    ...provenanceSummary(asset.occurrences).map(([attribute, words]) => property(`provenance.${attribute}`, words))
  ]
  return properties.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.value < b.value ? -1 : 1))
}
