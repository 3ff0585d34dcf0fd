import type { Relation } from "../../../model/CryptoAsset.ts"
import { type JsonObject, objectIn, objectsIn, textIn, textsIn } from "../../read/JsonObject.ts"
import type { BomComponent } from "./BomComponent.ts"
import type { BomLinks } from "./BomLinks.ts"

/** A reference of an asset to another one, with what the document states about it. */
export interface AssetReference {
  readonly ref: string
  /** `$.components[3].cryptoProperties...` */
  readonly path: string
  /** Unknown for plain dependencies. */
  readonly role: Relation["role"] | undefined
}

type Roles = { readonly [type: string]: Relation["role"] }

/** Types of related assets as in 1.7, in any case and with or without hyphens. */
const CERTIFICATE_ROLES: Roles = {
  algorithm: "signature-algorithm",
  signaturealgorithm: "signature-algorithm",
  publickey: "public-key",
  issuercertificate: "issuer"
}

const MATERIAL_ROLES: Roles = { algorithm: "algorithm" }

const PROTOCOL_ROLES: Roles = { algorithm: "part" }

const roleOf = (roles: Roles, type: string | undefined): Relation["role"] | undefined => {
  const plain = (type ?? "").toLowerCase().replace(/[^a-z]/g, "")
  return Object.hasOwn(roles, plain) ? roles[plain] : undefined
}

const one = (of: JsonObject, path: string, field: string, role: Relation["role"]): ReadonlyArray<AssetReference> => {
  const ref = textIn(of, field)
  return ref === undefined ? [] : [{ ref, path: `${path}.${field}`, role }]
}

const relatedIn = (of: JsonObject, path: string, roles: Roles): ReadonlyArray<AssetReference> =>
  objectsIn(of, "relatedCryptographicAssets").flatMap((related, at) => {
    const ref = textIn(related, "ref")
    const role = roleOf(roles, textIn(related, "type"))
    return ref === undefined ? [] : [{ ref, path: `${path}.relatedCryptographicAssets[${at}].ref`, role }]
  })

const listed = (of: JsonObject, path: string, field: string, role: Relation["role"]): ReadonlyArray<AssetReference> =>
  textsIn(of, field).map((ref, at) => ({ ref, path: `${path}.${field}[${at}]`, role }))

const IKE_TRANSFORMS = ["encr", "prf", "integ", "ke", "auth"]

/** Plain references in 1.6, objects with an algorithm in 1.7. */
const ikeReferences = (of: JsonObject, path: string): ReadonlyArray<AssetReference> => {
  const transforms = objectIn(of, "ikev2TransformTypes")
  return IKE_TRANSFORMS.flatMap((field) => [
    ...listed(transforms, `${path}.ikev2TransformTypes`, field, "part"),
    ...objectsIn(transforms, field).flatMap((each) =>
      one(each, `${path}.ikev2TransformTypes.${field}`, "algorithm", "part")
    )
  ])
}

const protocolReferences = (of: JsonObject, path: string): ReadonlyArray<AssetReference> => [
  ...objectsIn(of, "cipherSuites").flatMap((suite, at) =>
    listed(suite, `${path}.cipherSuites[${at}]`, "algorithms", "suite")
  ),
  ...ikeReferences(of, path),
  ...relatedIn(of, path, PROTOCOL_ROLES),
  ...textsIn(of, "cryptoRefArray").map((ref, at) => ({ ref, path: `${path}.cryptoRefArray[${at}]`, role: undefined }))
]

/** All that an asset refers to, in the order of the document; what has a role first. */
export const assetReferences = (component: BomComponent, links: BomLinks): ReadonlyArray<AssetReference> => {
  const properties = objectIn(component.fields, "cryptoProperties")
  const path = `${component.path}.cryptoProperties`
  const certificate = objectIn(properties, "certificateProperties")
  const material = objectIn(properties, "relatedCryptoMaterialProperties")
  const materialPath = `${path}.relatedCryptoMaterialProperties`
  return [
    ...one(certificate, `${path}.certificateProperties`, "signatureAlgorithmRef", "signature-algorithm"),
    ...one(certificate, `${path}.certificateProperties`, "subjectPublicKeyRef", "public-key"),
    ...relatedIn(certificate, `${path}.certificateProperties`, CERTIFICATE_ROLES),
    ...one(material, materialPath, "algorithmRef", "algorithm"),
    ...relatedIn(material, materialPath, MATERIAL_ROLES),
    ...one(objectIn(material, "securedBy"), `${materialPath}.securedBy`, "algorithmRef", "protection"),
    ...protocolReferences(objectIn(properties, "protocolProperties"), `${path}.protocolProperties`),
    ...links.dependsOn(component).map((ref) => ({ ref, path: "$.dependencies", role: undefined }))
  ]
}
