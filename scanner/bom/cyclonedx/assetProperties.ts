import { algorithmOf } from "../../model/algorithms.ts"
import type { Verdict } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { curveOf } from "../../model/curves.ts"
import type { Attribute } from "../../model/Facts.ts"
import { modeOf, paddingOf } from "../../model/modes.ts"
import { isOwn, originOf, origins } from "../../model/Origin.ts"
import { isPlainWord } from "../../model/plainFacts.ts"
import { LATER_PROTOCOLS } from "./cryptoProperties.ts"
import type { Property, SpecVersion } from "./CycloneDxBom.ts"
import { provenanceSummary } from "./evidence.ts"
import { verdictText } from "../verdictText.ts"

/**
 * Families that the registry got with 1.7.1: schema/cryptography-defs.schema.json of CycloneDX/specification, tags 1.7 and
 * 1.7.1. A validator that pins the registry of 1.7.0 refuses them; 1.7.1 in turn has no `KMAC`.
 */
const NOT_IN_BOTH: ReadonlySet<string> = new Set([
  "Argon2",
  "CTR_DRBG",
  "HMAC_DRBG",
  "HPKE",
  "Hash_DRBG",
  "J-PAKE",
  "KMAC",
  "OPAQUE",
  "SM2",
  "SM3",
  "SM4",
  "SM9",
  "SPAKE2",
  "SPAKE2PLUS",
  "SRP",
  "UMAC",
  "scrypt",
  "yescrypt"
])

/** Whether every edition of the 1.7 schema has a family as `algorithmFamily`. */
export const isFamily17 = (family: string): boolean => !NOT_IN_BOTH.has(family)

/** The extension as OpenSSL writes it. */
export const basicConstraints = (isAuthority: boolean): string => (isAuthority ? "CA:TRUE" : "CA:FALSE")

const NAMESPACE = "ciphermap"

export const property = (name: string, value: string | number): Property => ({
  name: `${NAMESPACE}:${name}`,
  value: String(value)
})

export const colonHex = (hex: string): string => hex.replace(/(?<=..)(..)/g, ":$1")

/** Attributes that CycloneDX has no field for. */
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
  "blockSize",
  "generator",
  "freshness",
  "purpose"
]

const attributeProperties = (asset: CryptoAsset): ReadonlyArray<Property> =>
  ATTRIBUTES.flatMap((attribute) => {
    const fixed = asset.facts[attribute]
    const values = fixed === undefined ? (asset.observed[attribute] ?? []) : [String(fixed)]
    return values.filter(isPlainWord).map((value) => property(attribute, value))
  })

/** Key sizes seen at the uses of an algorithm whose name has none, such as HMAC. */
const keySizes = ({ type, observed }: CryptoAsset): ReadonlyArray<Property> =>
  type === "algorithm" ? (observed.keyBits ?? []).map((bits) => property("keyBits", bits)) : []

/** What only 1.7 has a field for. */
const laterFields = ({ type, facts, family }: CryptoAsset): ReadonlyArray<Property> => {
  const registry = curveOf(facts.curve)?.registry
  const protocol = type === "protocol" ? LATER_PROTOCOLS[facts.name ?? ""] : undefined
  return [
    ...(family === undefined ? [] : [property("algorithmFamily", family)]),
    ...(registry === undefined || type !== "algorithm" ? [] : [property("ellipticCurve", registry)]),
    ...(facts.primitive === "key-wrap" && type === "algorithm" ? [property("primitive", "key-wrap")] : []),
    ...(protocol === undefined ? [] : [property("protocolType", protocol)])
  ]
}

const lateFamily = ({ family }: CryptoAsset): ReadonlyArray<Property> =>
  family === undefined || isFamily17(family) ? [] : [property("algorithmFamily", family)]

/** Modes and paddings that no version has a word for. */
const otherModes = ({ type, facts }: CryptoAsset): ReadonlyArray<Property> => {
  const mode = modeOf(facts.mode)
  const padding = paddingOf(facts.padding)
  return [
    ...(mode?.cyclonedx16 === "other" && type === "algorithm" ? [property("mode", facts.mode!)] : []),
    ...(padding?.cyclonedx16 === "other" && type === "algorithm" ? [property("padding", facts.padding!)] : [])
  ]
}

const levelProperties = ({ type, facts, levels }: CryptoAsset): ReadonlyArray<Property> => {
  const isShor = type === "algorithm" && algorithmOf(facts.name)?.quantumVulnerable === true
  return [
    ...(levels.basis === undefined ? [] : [property("nistQuantumSecurityLevel.basis", levels.basis)]),
    ...(isShor ? [property("quantumVulnerable", "shor")] : [])
  ]
}

/** What only 1.7 has a field for. */
const certificateProperties = ({ certificate }: CryptoAsset): ReadonlyArray<Property> =>
  certificate === undefined
    ? []
    : [
        ...(certificate.fingerprint === undefined
          ? []
          : [property("fingerprint", `sha256:${certificate.fingerprint}`)]),
        ...(certificate.serialNumber === undefined
          ? []
          : [property("serialNumber", colonHex(certificate.serialNumber))]),
        ...(certificate.isAuthority === undefined
          ? []
          : [property("basicConstraints", basicConstraints(certificate.isAuthority))]),
        ...certificate.names.map((name) => property("subjectAlternativeName", name))
      ]

const storedProperties = ({ stored }: CryptoAsset): ReadonlyArray<Property> => [
  ...(stored?.isEncrypted === undefined ? [] : [property("encrypted", String(stored.isEncrypted))]),
  ...(stored?.entries === undefined ? [] : [property("entries", stored.entries)]),
  ...(stored?.subject === undefined ? [] : [property("subject", stored.subject)])
]

/** Files that configurations name, as they write them. */
const referenceProperties = ({ references }: CryptoAsset): ReadonlyArray<Property> => {
  const distinct = new Map(references.map((one) => [`${one.of} ${one.path}`, one]))
  return [...distinct.values()].map(({ of, path }) => property(`file.${of}`, path))
}

/** Of each place, in their order: an occurrence has fields for where it begins only. */
const endColumns = ({ occurrences }: CryptoAsset): ReadonlyArray<Property> =>
  occurrences.some(({ place }) => place.endColumn !== place.column)
    ? [property("endColumns", occurrences.map(({ place }) => place.endColumn).join(" "))]
    : []

const isImplied = ({ occurrences }: CryptoAsset): boolean =>
  occurrences.length > 0 && occurrences.every(({ role }) => role === "implied")

/** Everything about an asset that has no field in the version of CycloneDX, in the order of names. */
export const assetProperties = (
  asset: CryptoAsset,
  version: SpecVersion = "1.6",
  verdicts: ReadonlyArray<Verdict> = []
): ReadonlyArray<Property> => {
  const properties = [
    property("id", asset.id),
    ...(version === "1.6" ? [...laterFields(asset), ...certificateProperties(asset)] : lateFamily(asset)),
    ...otherModes(asset),
    ...storedProperties(asset),
    ...referenceProperties(asset),
    ...(asset.type === "algorithm" || asset.type === "related-crypto-material" ? attributeProperties(asset) : []),
    ...keySizes(asset),
    ...levelProperties(asset),
    ...endColumns(asset),
    ...(isImplied(asset) ? [property("implied", "true")] : []),
    ...asset.languages.filter(isPlainWord).map((language) => property("language", language)),
    ...asset.libraries.filter(isPlainWord).map((library) => property("library", library)),
    ...[...new Set(asset.occurrences.map(({ scope }) => scope))].map((scope) => property("scope", scope)),
    ...(asset.occurrences.every(isOwn)
      ? []
      : origins
          .filter((origin) => asset.occurrences.some((one) => originOf(one) === origin))
          .map((origin) => property("origin", origin))),
    ...provenanceSummary(asset.occurrences).map(([attribute, words]) => property(`provenance.${attribute}`, words)),
    ...verdicts.map((verdict) => property(`policy.${verdict.policy}`, `${verdictText(verdict)}; ${verdict.clause}`))
  ]
  return properties.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.value < b.value ? -1 : 1))
}
