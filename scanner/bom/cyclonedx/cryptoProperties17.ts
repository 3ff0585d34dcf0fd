import type { KnownCertificate } from "../../model/Artefact.ts"
import type { CryptoAsset, Relation } from "../../model/CryptoAsset.ts"
import type { Facts } from "../../model/Facts.ts"
import { curveOf } from "../../model/curves.ts"
import type {
  AlgorithmProperties,
  CertificateExtension,
  CryptoProperties,
  Hash,
  RelatedAsset,
  SuiteProperties
} from "./CycloneDxBom.ts"
import { basicConstraints, colonHex, isFamily17 } from "./assetProperties.ts"
import {
  algorithmProperties,
  cryptoProperties,
  LATER_PROTOCOLS,
  present,
  primitiveOf,
  protocolProperties,
  type RefOf
} from "./cryptoProperties.ts"

/* Names of the IANA registry "TLS Supported Groups" (RFC 8446 4.2.7, RFC 7919, RFC 8734). */
const BY_CURVE: { readonly [curve: string]: string } = {
  "P-256": "secp256r1",
  "P-384": "secp384r1",
  "P-521": "secp521r1",
  brainpoolP256r1: "brainpoolP256r1",
  brainpoolP384r1: "brainpoolP384r1",
  brainpoolP512r1: "brainpoolP512r1"
}
const BY_NAME: { readonly [name: string]: string } = { X25519: "x25519", X448: "x448" }

const groupOf = ({ name = "", primitive, curve, group }: Facts): string | undefined => {
  if (primitive === "combiner") return name
  if (primitive !== "key-agree") return undefined
  return BY_NAME[name] ?? BY_CURVE[curve ?? ""] ?? group
}

/** A suite whose keys are agreed anew for each connection; those of TLS 1.3 do not name how. */
const isEphemeral = (suite: string): boolean => /DHE/.test(suite) || /^TLS_(?!.*_WITH_)/.test(suite)

/**
 * The groups a protocol may agree on, by the name of a cipher suite. Known where one file sets the protocol up: what several
 * files contribute suites and groups that do not belong together.
 */
const tlsGroupsOf = (
  { relations, occurrences, facts }: CryptoAsset,
  assets: ReadonlyMap<string, CryptoAsset>
): ((suite: string) => ReadonlyArray<string> | undefined) => {
  const isOne = new Set(occurrences.map(({ path }) => path)).size === 1
  const isTls = facts.name === "TLS" || facts.name === "DTLS" || facts.name === "QUIC"
  if (!isOne || !isTls) return () => undefined
  const parts = relations.filter(({ role }) => role === "part").flatMap(({ to }) => assets.get(to) ?? [])
  const groups = [...new Set(parts.flatMap((part) => groupOf(part.facts) ?? []))]
  return (suite) => (groups.length > 0 && isEphemeral(suite) ? groups : undefined)
}

type Assets = ReadonlyMap<string, CryptoAsset>

const algorithm17 = (asset: CryptoAsset): AlgorithmProperties => {
  const { curve, ...rest } = algorithmProperties(asset)
  const { family, facts } = asset
  const registry = curveOf(facts.curve)?.registry
  return present<AlgorithmProperties>({
    ...rest,
    primitive: primitiveOf(facts),
    algorithmFamily: family !== undefined && isFamily17(family) ? family : undefined,
    ellipticCurve: registry,
    curve: registry === undefined ? curve : undefined
  })
}

/** `algorithm`, `publicKey` and `privateKey` are the schema's own examples; the field is free. */
const TYPES: { readonly [R in Relation["role"]]?: string } = {
  algorithm: "algorithm",
  part: "algorithm",
  "signature-algorithm": "algorithm",
  "public-key": "publicKey",
  issuer: "issuerCertificate"
}

const typeOf = ({ role, to }: Relation, assets: Assets): string => {
  const target = assets.get(to)
  const isPrivate = target?.material === "private-key" || target?.material === "secret-key"
  return TYPES[role] ?? (target?.type === "certificate" ? "certificate" : isPrivate ? "privateKey" : "key")
}

/** Suites and what protects a key have fields of their own. */
const ELSEWHERE: ReadonlySet<Relation["role"]> = new Set(["suite", "protection"])

const relatedAssets = (
  { relations }: CryptoAsset,
  refOf: RefOf,
  assets: Assets
): ReadonlyArray<RelatedAsset> | undefined => {
  const related = relations
    .filter(({ role }) => !ELSEWHERE.has(role))
    .map((relation) => ({ type: typeOf(relation, assets), ref: refOf(relation.to) }))
  return related.length === 0 ? undefined : related
}

const hash = (content: string | undefined): Hash | undefined =>
  content === undefined ? undefined : { alg: "SHA-256", content }

const extensionsOf = ({
  names,
  isAuthority,
  subjectKeyId,
  authorityKeyId
}: KnownCertificate): ReadonlyArray<CertificateExtension> | undefined => {
  const extensions: ReadonlyArray<readonly [CertificateExtension["commonExtensionName"], string | undefined]> = [
    ["subjectAlternativeName", names.length === 0 ? undefined : names.join(", ")],
    ["basicConstraints", isAuthority === undefined ? undefined : basicConstraints(isAuthority)],
    ["subjectKeyIdentifier", subjectKeyId],
    ["authorityKeyIdentifier", authorityKeyId]
  ]
  const known = extensions.flatMap(([commonExtensionName, value]) =>
    value === undefined ? [] : [{ commonExtensionName, commonExtensionValue: value }]
  )
  return known.length === 0 ? undefined : known
}

const certificate17 = (asset: CryptoAsset, refOf: RefOf, assets: Assets): CryptoProperties["certificateProperties"] => {
  const { certificate, facts } = asset
  return present<NonNullable<CryptoProperties["certificateProperties"]>>({
    serialNumber: certificate?.serialNumber === undefined ? undefined : colonHex(certificate.serialNumber),
    subjectName: certificate?.subject,
    issuerName: certificate?.issuer,
    notValidBefore: certificate?.notBefore,
    notValidAfter: certificate?.notAfter,
    certificateFormat: facts.certificateFormat,
    fingerprint: hash(certificate?.fingerprint),
    certificateExtensions: certificate === undefined ? undefined : extensionsOf(certificate),
    relatedCryptographicAssets: relatedAssets(asset, refOf, assets)
  })
}

const material17 = (
  asset: CryptoAsset,
  refOf: RefOf,
  assets: Assets
): NonNullable<CryptoProperties["relatedCryptoMaterialProperties"]> => {
  const { id: _, algorithmRef: __, ...rest } = cryptoProperties(asset, refOf).relatedCryptoMaterialProperties!
  return present<NonNullable<CryptoProperties["relatedCryptoMaterialProperties"]>>({
    ...rest,
    fingerprint: hash(asset.stored?.fingerprint),
    relatedCryptographicAssets: relatedAssets(asset, refOf, assets)
  })
}

const protocol17 = (asset: CryptoAsset, refOf: RefOf, assets: Assets): CryptoProperties["protocolProperties"] => {
  const known = protocolProperties(asset, refOf)!
  const groups = tlsGroupsOf(asset, assets)
  return present<NonNullable<CryptoProperties["protocolProperties"]>>({
    ...known,
    type: LATER_PROTOCOLS[asset.facts.name ?? ""] ?? known.type,
    cipherSuites: known.cipherSuites?.map((suite) =>
      present<SuiteProperties>({ ...suite, tlsGroups: groups(suite.name) })
    ),
    relatedCryptographicAssets: relatedAssets(asset, refOf, assets)
  })
}

const blockOf: {
  readonly [T in CryptoAsset["type"]]: (asset: CryptoAsset, refOf: RefOf, assets: Assets) => Partial<CryptoProperties>
} = {
  algorithm: (asset) => ({ algorithmProperties: algorithm17(asset) }),
  certificate: (asset, refOf, assets) => ({ certificateProperties: certificate17(asset, refOf, assets)! }),
  protocol: (asset, refOf, assets) => ({ protocolProperties: protocol17(asset, refOf, assets)! }),
  "related-crypto-material": (asset, refOf, assets) => ({
    relatedCryptoMaterialProperties: material17(asset, refOf, assets)
  })
}

/** The cryptographic properties of an asset in CycloneDX 1.7, without the fields that 1.7 deprecates. */
export const cryptoProperties17 = (asset: CryptoAsset, refOf: RefOf, assets: Assets): CryptoProperties => ({
  assetType: asset.type,
  ...blockOf[asset.type](asset, refOf, assets),
  ...(asset.oid === undefined ? {} : { oid: asset.oid })
})
