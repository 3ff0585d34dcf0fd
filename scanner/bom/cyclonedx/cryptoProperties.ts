import { algorithmOf } from "../../model/algorithms.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { curveOf } from "../../model/curves.ts"
import type { Facts, Primitive } from "../../model/Facts.ts"
import { modeOf, paddingOf } from "../../model/modes.ts"
import type { AlgorithmProperties, CryptoProperties, SuiteProperties } from "./CycloneDxBom.ts"

/** Reference of an asset by its id. */
export type RefOf = (id: string) => string

export const present = <A extends object>(fields: { readonly [K in keyof A]: A[K] | undefined }): A =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as A

const hashSize = ({ name = "", outputBits }: Facts): string | undefined =>
  /^SHA-(512\/\d+)$/.exec(name)?.[1] ?? outputBits?.toString()

const digestSize = (digest: string): string | undefined => {
  const outputBits = algorithmOf(digest)?.outputBits
  return hashSize({ name: digest, ...(outputBits === undefined ? {} : { outputBits }) })
}

const trailingSize = ({ name = "" }: Facts): string | undefined => /(\d{3,4})$/.exec(name)?.[1]

const groupSize = ({ group = "" }: Facts): string | undefined => /(\d{3,5})$/.exec(group)?.[1]

const FIXED_SETS: { readonly [name: string]: string } = { SM2: "256", X25519: "x25519", X448: "x448" }

/** `parameterSetIdentifier`: bits of the key or digest, or the name of the set. */
const parameterSetOf = (facts: Facts): string | undefined => {
  const { name, primitive, parameterSet, keyBits, curve } = facts
  if (parameterSet !== undefined) return parameterSet
  if (FIXED_SETS[name ?? ""] !== undefined) return FIXED_SETS[name ?? ""]
  if (primitive === "hash") return hashSize(facts)
  if (primitive === "xof" || name === "KMAC128" || name === "KMAC256") return trailingSize(facts)
  if (primitive === "combiner") return name
  if (name === "HMAC") return facts.digest === undefined ? undefined : digestSize(facts.digest)
  return keyBits?.toString() ?? groupSize(facts) ?? curveOf(curve)?.curve16
}

/** A key whose use is not known is of public-key cryptography all the same. */
export const KEY_ALGORITHMS: ReadonlySet<string> = new Set(["RSA", "EC"])

/** What the format calls the primitive. */
export const primitiveOf = ({ name, primitive = "unknown" }: Facts): Primitive =>
  primitive === "unknown" && KEY_ALGORITHMS.has(name ?? "") ? "pke" : primitive

export const algorithmProperties = ({ facts, functions, levels }: CryptoAsset): AlgorithmProperties =>
  present<AlgorithmProperties>({
    primitive: facts.primitive === "key-wrap" ? "other" : primitiveOf(facts),
    parameterSetIdentifier: parameterSetOf(facts),
    curve: curveOf(facts.curve)?.curve16,
    mode: modeOf(facts.mode)?.cyclonedx16,
    padding: paddingOf(facts.padding)?.cyclonedx16,
    cryptoFunctions: functions.length === 0 ? undefined : functions,
    classicalSecurityLevel: levels.classical,
    nistQuantumSecurityLevel: levels.quantum
  })

const PROTOCOL_TYPES: { readonly [name: string]: string } = {
  TLS: "tls",
  SSH: "ssh",
  IPsec: "ipsec",
  IKE: "ike",
  WPA: "wpa"
}

/** Protocols that only CycloneDX 1.7 has a type for. */
export const LATER_PROTOCOLS: { readonly [name: string]: string } = { DTLS: "dtls", QUIC: "quic" }

const protocolType = (name: string | undefined): string =>
  name === undefined || name.startsWith("unknown") ? "unknown" : (PROTOCOL_TYPES[name] ?? "other")

/** `3` would read as a version of TLS. */
const protocolVersion = (version: string | undefined): string | undefined => version?.replace(/^ssl(?=\d)/, "SSLv")

export const protocolProperties = (
  { facts, suites }: CryptoAsset,
  refOf: RefOf
): CryptoProperties["protocolProperties"] =>
  present<NonNullable<CryptoProperties["protocolProperties"]>>({
    type: protocolType(facts.name),
    version: protocolVersion(facts.version),
    cipherSuites:
      suites.length === 0
        ? undefined
        : suites.map((suite) =>
            present<SuiteProperties>({
              name: suite.name,
              algorithms: suite.algorithms.length === 0 ? undefined : suite.algorithms.map(refOf),
              identifiers: suite.identifiers
            })
          )
  })

const related = ({ relations }: CryptoAsset, role: string, refOf: RefOf): string | undefined => {
  const found = relations.find((relation) => relation.role === role)
  return found === undefined ? undefined : refOf(found.to)
}

/** Only where a file shows that its content is encrypted. */
const securedBy = (
  asset: CryptoAsset,
  refOf: RefOf
): NonNullable<CryptoProperties["relatedCryptoMaterialProperties"]>["securedBy"] =>
  asset.stored?.isEncrypted === true
    ? present<{ mechanism: string; algorithmRef?: string }>({
        mechanism: "Software",
        algorithmRef: related(asset, "protection", refOf)
      })
    : undefined

const blockOf: {
  readonly [T in CryptoAsset["type"]]: (asset: CryptoAsset, refOf: RefOf) => Partial<CryptoProperties>
} = {
  algorithm: (asset) => ({ algorithmProperties: algorithmProperties(asset) }),
  certificate: (asset, refOf) => ({
    certificateProperties: present<NonNullable<CryptoProperties["certificateProperties"]>>({
      subjectName: asset.certificate?.subject,
      issuerName: asset.certificate?.issuer,
      notValidBefore: asset.certificate?.notBefore,
      notValidAfter: asset.certificate?.notAfter,
      signatureAlgorithmRef: related(asset, "signature-algorithm", refOf),
      subjectPublicKeyRef: related(asset, "public-key", refOf),
      certificateFormat: asset.facts.certificateFormat
    })
  }),
  protocol: (asset, refOf) => {
    const properties = protocolProperties(asset, refOf)
    return properties === undefined ? {} : { protocolProperties: properties }
  },
  "related-crypto-material": (asset, refOf) => ({
    relatedCryptoMaterialProperties: present<NonNullable<CryptoProperties["relatedCryptoMaterialProperties"]>>({
      type: asset.material ?? "unknown",
      id: asset.stored?.fingerprint === undefined ? undefined : `sha256:${asset.stored.fingerprint}`,
      algorithmRef: related(asset, "algorithm", refOf),
      size: asset.size,
      format: asset.stored?.format,
      securedBy: securedBy(asset, refOf)
    })
  })
}

/** The cryptographic properties of an asset in CycloneDX 1.6; attributes without a field there go to the component's properties. */
export const cryptoProperties = (asset: CryptoAsset, refOf: RefOf): CryptoProperties => ({
  assetType: asset.type,
  ...blockOf[asset.type](asset, refOf),
  ...(asset.oid === undefined ? {} : { oid: asset.oid })
})
