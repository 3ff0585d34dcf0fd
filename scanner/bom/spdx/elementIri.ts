import type { BomOptions } from "../BomOptions.ts"
import type { Iri } from "./SpdxDocument.ts"

/** The IRI of an element by its name within the document. */
export type IriOf = (local: string) => Iri

const CREATION = "_:creationinfo"

/** What every element begins with. */
export const created = { creationInfo: CREATION } as const

/**
 * A document is a namespace of its own, `urn:uuid:SERIAL`, because SPDX takes elements of one IRI for the same element,
 * and two scans describe it differently. What follows `#` is the same in every scan.
 */
export const iriWithin = ({ serialNumber }: Pick<BomOptions, "serialNumber">): IriOf => {
  const namespace = `urn:uuid:${serialNumber.replace(/^urn:uuid:/i, "").toLowerCase()}#`
  return (local) => namespace + local
}

/** A package URL in a fragment (RFC 3986 3.5). It has its escapes already. */
export const escapedUri = (uri: string): string =>
  encodeURI(uri.toWellFormed())
    .replaceAll("#", "%23")
    .replace(/%25(?=[0-9A-Fa-f]{2})/g, "%")
