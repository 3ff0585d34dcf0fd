import type { CryptoProperties, Property } from "../cyclonedx/CycloneDxBom.ts"
import type { PropertiesExtension } from "./SpdxDocument.ts"

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
export const flatCryptoProperties = (properties: CryptoProperties): ReadonlyArray<Property> =>
  resolvedUse("ciphermap:cryptoProperties", properties)
