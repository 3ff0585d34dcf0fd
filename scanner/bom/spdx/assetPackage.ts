import { algorithmOf } from "../../model/algorithms.ts"
import { citations } from "../../model/citations.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import type { AssetComponent } from "../cyclonedx/CycloneDxBom.ts"
import { created, type IriOf } from "./elementIri.ts"
import { flatCryptoProperties, withProperties } from "./propertiesExtension.ts"
import type { PackageElement } from "./SpdxDocument.ts"

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
