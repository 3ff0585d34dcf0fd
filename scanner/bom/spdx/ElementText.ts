import type { CreationInfo, Iri, SpdxElement } from "../SpdxDocument.ts"

/** An element as its text, of kinds that there may be very many of: the text that `JSON.stringify` gives of the element. */
export interface ElementText {
  readonly spdxId: Iri
  readonly text: string
}

export const isText = (one: CreationInfo | SpdxElement | ElementText): one is ElementText => "text" in one
