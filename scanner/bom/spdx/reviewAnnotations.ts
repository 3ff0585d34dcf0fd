import type { Assessment, Verdict, Weakness } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { bomRef } from "../bomRef.ts"
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

const placeOf = ({ id, severity, confidence, context, suppressed, location }: Weakness) => ({
  id,
  severity,
  confidence,
  ...(context !== undefined && { context }),
  ...(suppressed !== undefined && { suppressed }),
  path: location.path,
  line: location.place.line,
  column: location.place.column,
  symbol: location.symbol,
  scope: location.scope
})

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

/** The same weakness at all of its places; that of the smallest id names it. */
const weaknessReview = (ref: string, all: ReadonlyArray<Weakness>, on: string, iri: IriOf): AnnotationElement => {
  const [first] = all
  const id = all.reduce((least, one) => (one.id < least ? one.id : least), first!.id)
  return review(
    {
      local: `weakness/${id}`,
      name: first!.rule,
      summary: first!.title,
      statement: { on, ...shared(first!), places: all.map(placeOf) },
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

/** What an assessment says of the repository, of each asset, and of each weakness of an asset. */
export const reviewAnnotations = (
  assets: ReadonlyArray<CryptoAsset>,
  assessment: Assessment,
  iri: IriOf
): ReadonlyArray<AnnotationElement> => {
  const { on, verdicts, weaknesses } = assessment
  const refs = new Map(assets.map((asset) => [asset.id, bomRef(asset)]))
  const alike = Map.groupBy(
    weaknesses.filter(({ asset }) => refs.has(asset)),
    (weakness) => `${weakness.asset} ${JSON.stringify(shared(weakness))}`
  )
  return [
    summaryReview(assessment, refs, iri),
    ...assets.flatMap(({ id }) => {
      const said = verdicts.get(id) ?? []
      return said.length === 0 ? [] : [verdictReview(refs.get(id)!, said, on, iri)]
    }),
    ...[...alike.values()].map((all) => weaknessReview(refs.get(all[0]!.asset)!, all, on, iri))
  ]
}
