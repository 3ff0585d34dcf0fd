import type { CreationInfo, Iri, SpdxElement } from "../SpdxDocument.ts"

/** An element as its text, of kinds that there may be very many of: the text that `JSON.stringify` gives of the element. */
export interface ElementText {
  readonly spdxId: Iri
  readonly text: string
}

export const isText = (one: CreationInfo | SpdxElement | ElementText): one is ElementText => "text" in one

/** What is around a text wherever an object's text has it; nothing where that has it more often than it is meant to. */
export const textAround = (example: object, text: string, times: number): ReadonlyArray<string> | undefined => {
  const pieces = JSON.stringify(example).split(text)
  return pieces.length === times + 1 ? pieces : undefined
}

/** Whether a text is the same within JSON, however often that is within a string of another. */
export const isPlain = (text: string): boolean => /^[ !#-[\]-~]*$/.test(text)
