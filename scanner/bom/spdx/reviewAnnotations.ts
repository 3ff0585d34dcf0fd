import type { Assessment, Verdict, WeakPlace } from "../../model/Assessment.ts"
import type { CryptoAsset } from "../../model/CryptoAsset.ts"
import { weakPlaces } from "../../model/weakPlaces.ts"
import { weaknessText } from "../verdictText.ts"
import type { AnnotationElement, ExternalRef } from "./SpdxDocument.ts"
import { type ElementText, isPlain, textAround } from "./ElementText.ts"
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

const shared = ({ rule, category, title, message, recommendation, cwe, references }: WeakPlace) => ({
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

/** The same weakness at all of its places, in the words of the CycloneDX property. */
interface WeaknessGroup {
  /** The smallest of them. */
  readonly id: string
  readonly ref: string
  readonly first: WeakPlace
  readonly places: ReadonlyArray<string>
  readonly suppressions?: object
}

const weaknessReview = (
  { id, ref, first, places, suppressions }: WeaknessGroup,
  on: string,
  iri: IriOf
): AnnotationElement =>
  review(
    {
      local: `weakness/${id}`,
      name: first.rule,
      summary: first.title,
      statement: { on, ...shared(first), places, ...suppressions },
      subject: ref,
      externalRef: first.cwe.map(cweRef)
    },
    iri
  )

const hasSameWords = (a: WeakPlace, b: WeakPlace): boolean =>
  a.rule === b.rule &&
  a.category === b.category &&
  a.title === b.title &&
  a.message === b.message &&
  a.recommendation === b.recommendation &&
  a.cwe === b.cwe &&
  a.references === b.references

/** Of one byte a character, as are texts that have it. */
const HOLE = "<hole>"

/** Between two texts of a list in a statement, which is a JSON text in a string of another. */
const BETWEEN = String.raw`\",\"`

/** Many assets share one weakness, so most of its text is made once. */
const weaknessTexts = (on: string, iri: IriOf): ((group: WeaknessGroup) => string) => {
  const patterns = new Map<string, { readonly of: WeakPlace; readonly around: ReadonlyArray<string> | undefined }>()
  const around = (first: WeakPlace): ReadonlyArray<string> | undefined => {
    const known = patterns.get(first.message)
    if (known !== undefined && hasSameWords(known.of, first)) return known.around
    const example = weaknessReview({ id: HOLE, ref: HOLE, first, places: [HOLE] }, on, iri)
    const made = textAround(example, HOLE, 3)
    patterns.set(first.message, { of: first, around: made })
    return made
  }
  return (group) => {
    const { id, ref, first, places, suppressions } = group
    const pieces =
      suppressions === undefined && isPlain(id) && isPlain(ref) && places.every(isPlain) ? around(first) : undefined
    return pieces === undefined
      ? JSON.stringify(weaknessReview(group, on, iri))
      : pieces[0] + id + pieces[1] + places.join(BETWEEN) + pieces[2] + ref + pieces[3]
  }
}

const groupOf = (ref: string, all: ReadonlyArray<WeakPlace>): WeaknessGroup => {
  const suppressed = all.flatMap((one) => (one.suppressed === undefined ? [] : [{ id: one.id, ...one.suppressed }]))
  return {
    id: all.reduce((least, one) => (one.id < least ? one.id : least), all[0]!.id),
    ref,
    first: all[0]!,
    places: all.map(weaknessText),
    /** Who suppressed which of them, and why. */
    ...(suppressed.length > 0 && { suppressions: { suppressed } })
  }
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

/** Groups that agree on a text, in the order of their first. */
const groupedBy = (all: ReadonlyArray<WeakPlace>, textOf: (one: WeakPlace) => string) => {
  const text = textOf(all[0]!)
  return all.every((one) => textOf(one) === text) ? [all] : [...Map.groupBy(all, textOf).values()]
}

/** Groups with the same rule and the same texts. */
const alike = (weaknesses: ReadonlyArray<WeakPlace>): ReadonlyArray<ReadonlyArray<WeakPlace>> =>
  (weaknesses.length === 0 ? [] : groupedBy(weaknesses, ({ rule }) => rule))
    .flatMap((all) => groupedBy(all, ({ message }) => message))
    .flatMap((all) => groupedBy(all, ({ recommendation }) => recommendation))

/** The assessment of the repository, of each asset, and of each weakness of an asset, as annotations. */
export function* reviewAnnotations(
  assets: ReadonlyArray<CryptoAsset>,
  assessment: Assessment,
  refs: ReadonlyMap<string, string>,
  iri: IriOf
): Generator<AnnotationElement | ElementText, void> {
  const { on, verdicts, weaknesses } = assessment
  const byAsset = Map.groupBy(weaknesses.flatMap(weakPlaces), ({ asset }) => asset)
  const textOf = weaknessTexts(on, iri)
  yield summaryReview(assessment, refs, iri)
  for (const { id } of assets) {
    const ref = refs.get(id)!
    const said = verdicts.get(id) ?? []
    if (said.length > 0) yield verdictReview(ref, said, on, iri)
    for (const all of alike(byAsset.get(id) ?? [])) {
      const group = groupOf(ref, all)
      yield { spdxIds: () => [iri(`annotation/weakness/${group.id}`)], text: textOf(group) }
    }
  }
}
