import type { Assessment, Verdict, Weakness } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { weaknessText } from "../weaknessText.ts"
import type { AnnotationElement, ExternalRef } from "../SpdxDocument.ts"
import { created, type IriOf } from "./elementIri.ts"

interface Review {
  readonly local: string
  readonly name: string
  readonly summary?: string
  readonly statement: object
  readonly subject: string
  readonly externalRef?: ReadonlyArray<ExternalRef>
}

const review = ({ local, name, summary, statement, subject, externalRef }: Review, iri: IriOf): AnnotationElement => ({
  annotationType: "review",
  contentType: "application/json",
  ...created,
  ...(externalRef !== undefined && externalRef.length > 0 && { externalRef }),
  name,
  spdxId: iri(`annotation/${local}`),
  statement: JSON.stringify(statement),
  subject: iri(subject),
  ...(summary !== undefined && { summary }),
  type: "Annotation"
})

const words = ({ policy, status, from }: Verdict): string =>
  `${policy}: ${status}${from === undefined ? "" : ` from ${from}`}`

const verdictReview = (ref: string, verdicts: ReadonlyArray<Verdict>, on: string, iri: IriOf): AnnotationElement =>
  review(
    {
      local: `verdicts/${ref}`,
      name: "Verdicts of policies",
      summary: verdicts.map(words).join("; "),
      statement: { on, verdicts },
      subject: ref
    },
    iri
  )

const shared = ({ rule, category, title, message, recommendation, cwe, references }: Weakness) => ({
  rule,
  category,
  title,
  message,
  recommendation,
  cwe,
  references
})

const cweRef = (number: number): ExternalRef => ({
  externalRefType: "cwe",
  locator: [`https://cwe.mitre.org/data/definitions/${number}.html`],
  type: "ExternalRef"
})

/** Who suppressed which of them, and why. */
const suppressionsIn = (all: ReadonlyArray<Weakness>): { readonly suppressed?: ReadonlyArray<object> } => {
  const suppressed = all.flatMap((one) => (one.suppressed === undefined ? [] : [{ id: one.id, ...one.suppressed }]))
  return suppressed.length === 0 ? {} : { suppressed }
}

/** The same weakness at all of its places, in the words of the CycloneDX property; that of the smallest id names it. */
const weaknessReview = (ref: string, all: ReadonlyArray<Weakness>, on: string, iri: IriOf): AnnotationElement => {
  const [first] = all
  const id = all.reduce((least, one) => (one.id < least ? one.id : least), first!.id)
  return review(
    {
      local: `weakness/${id}`,
      name: first!.rule,
      summary: first!.title,
      statement: { on, ...shared(first!), places: all.map(weaknessText), ...suppressionsIn(all) },
      subject: ref,
      externalRef: first!.cwe.map(cweRef)
    },
    iri
  )
}

const summaryReview = (
  { on, policies, score, conflicts }: Assessment,
  refs: ReadonlyMap<string, string>,
  iri: IriOf
): AnnotationElement =>
  review(
    {
      local: "assessment",
      name: "Assessment",
      statement: { on, policies, score, conflicts: conflicts.flatMap(({ asset }) => refs.get(asset) ?? []) },
      subject: "repository"
    },
    iri
  )

/** Groups that agree on the rule and on what it says, in the order of their first. */
const alike = (weaknesses: ReadonlyArray<Weakness>): ReadonlyArray<ReadonlyArray<Weakness>> =>
  [...Map.groupBy(weaknesses, ({ rule }) => rule).values()]
    .flatMap((all) => [...Map.groupBy(all, ({ message }) => message).values()])
    .flatMap((all) => [...Map.groupBy(all, ({ recommendation }) => recommendation).values()])

/** What an assessment says of the repository, of each asset, and of each weakness of an asset. */
export function* reviewAnnotations(
  assets: ReadonlyArray<CryptoAsset>,
  assessment: Assessment,
  refs: ReadonlyMap<string, string>,
  iri: IriOf
): Generator<AnnotationElement, void> {
  const { on, verdicts, weaknesses } = assessment
  const byAsset = Map.groupBy(weaknesses, ({ asset }) => asset)
  yield summaryReview(assessment, refs, iri)
  for (const { id } of assets) {
    const ref = refs.get(id)!
    const said = verdicts.get(id) ?? []
    if (said.length > 0) yield verdictReview(ref, said, on, iri)
    for (const all of alike(byAsset.get(id) ?? [])) yield weaknessReview(ref, all, on, iri)
  }
}
