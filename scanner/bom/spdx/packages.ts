import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { LibraryUse } from "../../model/LibraryUse.ts"
import { isSpdxExpression } from "../../model/spdxLicences.ts"
import { algorithmOf } from "../../model/algorithms.ts"
import { citations } from "../../model/citations.ts"
import type { BomOptions } from "../BomOptions.ts"
import type { AssetComponent, CryptoProperties, Property } from "../cyclonedx/CycloneDxBom.ts"
import { property } from "../cyclonedx/assetProperties.ts"
import { libraryProperties } from "../cyclonedx/libraryComponents.ts"
import type { ExternalIdentifier, ExternalRef, PackageElement, PropertiesExtension } from "./SpdxDocument.ts"
import { created, escapedUri, type IriOf } from "./elementIri.ts"

const entry = ({ name, value }: Property): PropertiesExtension["extension_cdxProperty"][number] => ({
  extension_cdxPropName: name,
  extension_cdxPropValue: value,
  type: "extension_CdxPropertyEntry"
})

/** Properties of CycloneDX on an element; nothing where there are none, because an extension must have one. */
export const withProperties = (
  properties: ReadonlyArray<Property>
): { readonly extension?: ReadonlyArray<PropertiesExtension> } => {
  const distinct = new Map(properties.map((one) => [`${one.name}\n${one.value}`, one]))
  if (distinct.size === 0) return {}
  return {
    extension: [{ extension_cdxProperty: [...distinct.values()].map(entry), type: "extension_CdxPropertiesExtension" }]
  }
}

const resolvedUse = (name: string, value: unknown): ReadonlyArray<Property> => {
  if (Array.isArray(value)) return value.flatMap((one) => resolvedUse(name, one))
  if (typeof value !== "object" || value === null) return [{ name, value: String(value) }]
  return Object.entries(value).flatMap(([key, one]) => resolvedUse(`${name}.${key}`, one))
}

/** `ciphermap:cryptoProperties.algorithmProperties.mode`; the members of a list have one name. */
const flatCryptoProperties = (properties: CryptoProperties): ReadonlyArray<Property> =>
  resolvedUse("ciphermap:cryptoProperties", properties)

/** Documents that define algorithms, by their keys in `citations`; two documents that come first for some algorithms do not define these. */
const STANDARD = /^(?!sp-800-131a|rfc-7465)(?:fips|sp-800|rfc|iso|3gpp|sec)-/

/** The standard of a primitive: of its sources the first one defines it. */
const standardOf = ({ type, facts }: CryptoAsset): string | undefined => {
  const key = type === "algorithm" ? algorithmOf(facts.name)?.sources[0] : undefined
  return key !== undefined && STANDARD.test(key) ? citations[key].title.replace(/:.*$/, "") : undefined
}

const summaryOf = ({ type, facts, material }: CryptoAsset): string => {
  const kind = type === "algorithm" ? facts.primitive : material
  return `Cryptographic asset: ${type}${kind === undefined ? "" : `, ${kind}`}`
}

const DAY = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/

const validUntil = ({ certificate }: CryptoAsset): { readonly validUntilTime?: string } =>
  certificate !== undefined && DAY.test(certificate.notAfter) ? { validUntilTime: certificate.notAfter } : {}

/** Of the DER encoding of what was found. */
const hashOf = ({ certificate, stored }: CryptoAsset): Pick<PackageElement, "verifiedUsing"> => {
  const fingerprint = certificate?.fingerprint ?? stored?.fingerprint
  return fingerprint === undefined
    ? {}
    : { verifiedUsing: [{ algorithm: "sha256", hashValue: fingerprint, type: "Hash" }] }
}

const oidOf = ({ oid }: CryptoAsset): Pick<PackageElement, "externalIdentifier"> =>
  oid === undefined
    ? {}
    : {
        externalIdentifier: [
          { externalIdentifierType: "securityOther", identifier: `urn:oid:${oid}`, type: "ExternalIdentifier" }
        ]
      }

/**
 * SPDX 3.0.1 has no class for cryptography. Algorithms and protocols are specifications; keys, certificates and other
 * material are data.
 */
export const assetPackage = (asset: CryptoAsset, component: AssetComponent, iri: IriOf): PackageElement => {
  const standard = standardOf(asset)
  const isSpecification = asset.type === "algorithm" || asset.type === "protocol"
  return {
    ...created,
    ...withProperties([...component.properties, ...flatCryptoProperties(component.cryptoProperties)]),
    ...oidOf(asset),
    name: asset.name,
    software_primaryPurpose: isSpecification ? "specification" : "data",
    spdxId: iri(component["bom-ref"]),
    ...(standard !== undefined && { standardName: [standard] }),
    summary: summaryOf(asset),
    type: "software_Package",
    ...validUntil(asset),
    ...hashOf(asset)
  }
}

const identifier = (
  externalIdentifierType: ExternalIdentifier["externalIdentifierType"],
  text: string
): ExternalIdentifier => ({ externalIdentifierType, identifier: text, type: "ExternalIdentifier" })

const identifiers = ({ component, git }: BomOptions): ReadonlyArray<ExternalIdentifier> => [
  ...(component.purl === undefined ? [] : [identifier("packageUrl", component.purl)]),
  ...(/^[0-9a-f]{40}$/.test(git?.commit ?? "") ? [identifier("swhid", `swh:1:rev:${git!.commit}`)] : [])
]

const cloneUrl = (url: string): string => (url.endsWith(".git") ? url : `${url.replace(/\/$/, "")}.git`)

/** Other spellings of a remote, such as `git@host:path`, are no URIs. */
const repositoryUrl = ({ git }: BomOptions): string | undefined =>
  git !== undefined && URL.canParse(git.url) && /^(?:https?|ssh|git):\/\//.test(git.url) ? cloneUrl(git.url) : undefined

const downloadLocation = (url: string, commit: string | undefined): string =>
  `git+${url}${commit === undefined ? "" : `@${commit}`}`

const vcs = (url: string): ExternalRef => ({ externalRefType: "vcs", locator: [url], type: "ExternalRef" })

const BOM = "in a bill of materials"

/** Where a bill of materials of the software describes the same. */
const described = (link: string | undefined): Pick<PackageElement, "externalRef"> =>
  link === undefined
    ? {}
    : { externalRef: [{ comment: BOM, externalRefType: "other", locator: [link], type: "ExternalRef" }] }

/** What was scanned. */
export const repositoryPackage = (options: BomOptions, iri: IriOf): PackageElement => {
  const { component, git } = options
  const url = repositoryUrl(options)
  const known = identifiers(options)
  const references = [...(url === undefined ? [] : [vcs(url)]), ...(described(options.sbom?.url).externalRef ?? [])]
  const places = (["revision", "subfolder"] as const).flatMap((name) =>
    git?.[name] === undefined ? [] : [property(`git.${name}`, git[name])]
  )
  return {
    ...created,
    ...withProperties(places),
    ...(known.length > 0 && { externalIdentifier: known }),
    ...(references.length > 0 && { externalRef: references }),
    name: component.name,
    ...(component.type !== undefined && { software_additionalPurpose: [component.type] }),
    ...(url !== undefined && { software_downloadLocation: downloadLocation(url, git?.commit) }),
    ...(component.purl !== undefined && { software_packageUrl: component.purl }),
    ...(component.version !== undefined && { software_packageVersion: component.version }),
    software_primaryPurpose: "source",
    spdxId: iri("repository"),
    type: "software_Package"
  }
}

/** The name of a library within the document. */
export const libraryLocal = ({ purl }: Pick<LibraryUse, "purl">): string => `library/${escapedUri(purl)}`

/** The name of a licence within the document. */
export const licenceLocal = (licence: string): string => `license/${escapedUri(licence)}`

/** A licence that has no expression of SPDX, which no relation can name. */
const otherLicence = ({ licence }: LibraryUse): ReadonlyArray<Property> =>
  licence === undefined || isSpdxExpression(licence) ? [] : [property("licence", licence)]

export const libraryPackage = (library: LibraryUse, { sbom }: BomOptions, iri: IriOf): PackageElement => ({
  ...created,
  ...withProperties([...libraryProperties(library), ...otherLicence(library)]),
  externalIdentifier: [identifier("packageUrl", library.purl)],
  ...described(sbom?.linkOf(library.purl)),
  name: library.name,
  software_packageUrl: library.purl,
  ...(library.version !== undefined && { software_packageVersion: library.version }),
  software_primaryPurpose: "library",
  spdxId: iri(libraryLocal(library)),
  type: "software_Package"
})
