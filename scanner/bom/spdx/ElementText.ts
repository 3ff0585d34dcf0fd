import type { CreationInfo, Iri, SpdxElement } from "./SpdxDocument.ts"

/**
 * Elements as their text, of kinds that there may be very many of: the texts that `JSON.stringify` gives of them, one a line
 * with a comma between.
 */
export interface ElementText {
  /** A generator, because there are too many to keep in memory. */
  readonly spdxIds: () => ReadonlyArray<Iri>
  readonly text: string
}

export const LINE = ",\n"

export const isText = (one: CreationInfo | SpdxElement | ElementText): one is ElementText => "text" in one

export const elementsIn = ({ text }: ElementText): ReadonlyArray<SpdxElement> => JSON.parse(`[${text}]`)

/** The pieces around each occurrence of a text in the JSON of an object; undefined where it occurs more often than expected. */
export const textAround = (example: object, text: string, times: number): ReadonlyArray<string> | undefined => {
  const pieces = JSON.stringify(example).split(text)
  return pieces.length === times + 1 ? pieces : undefined
}

/** Whether a text is the same within JSON, however often that is within a string of another. */
export const isPlain = (text: string): boolean => /^[ !#-[\]-~]*$/.test(text)

/** The JSON text of a value within a string of another JSON text. */
export const nested = (value: unknown): string => JSON.stringify(JSON.stringify(value)).slice(1, -1)
