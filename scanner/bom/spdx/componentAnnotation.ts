import type { AssetComponent, EvidenceOccurrence } from "../cyclonedx/CycloneDxBom.ts"
import type { AnnotationElement } from "./SpdxDocument.ts"
import { type ElementText, isPlain, nested, textAround } from "./ElementText.ts"
import { created, type IriOf } from "./elementIri.ts"

const annotation = (ref: string, component: object, iri: IriOf): AnnotationElement => ({
  annotationType: "other",
  contentType: "application/json",
  ...created,
  name: "CycloneDX 1.6 component",
  spdxId: iri(`annotation/component/${ref}`),
  statement: JSON.stringify(component),
  subject: iri(ref),
  type: "Annotation"
})

const HOLE = "<places>"
const NESTED_HOLE = nested(HOLE)

/** A place within the statement. */
const placeText = (place: EvidenceOccurrence): string => {
  const { location, line, offset, symbol, additionalContext } = place
  return symbol !== undefined && isPlain(location) && isPlain(symbol) && isPlain(additionalContext)
    ? `{\\"location\\":\\"${location}\\",\\"line\\":${line},\\"offset\\":${offset},\\"symbol\\":\\"${symbol}\\",\\"additionalContext\\":\\"${additionalContext}\\"}`
    : nested(place)
}

/** The whole component as CycloneDX 1.6 has it, with the column and the provenance of every place. */
export const componentAnnotation = (component: AssetComponent, iri: IriOf): ElementText => {
  const ref = component["bom-ref"]
  const { identity, occurrences } = component.evidence
  const example = { ...component, evidence: { identity, occurrences: [HOLE] } }
  const around = textAround(annotation(ref, example, iri), NESTED_HOLE, 1)
  let text = ""
  if (around === undefined) text = JSON.stringify(annotation(ref, component, iri))
  else {
    for (const place of occurrences) text += text === "" ? placeText(place) : "," + placeText(place)
    text = around[0] + text + around[1]
  }
  return { spdxIds: () => [iri(`annotation/component/${ref}`)], text }
}
