import { isOpen, severities, type Severity, type Weakness, type WeakPlace } from "../../model/Assessment.ts"
import { placesTotal, suppressedBy, weakPlaces } from "../../model/weakPlaces.ts"
import { property } from "./assetProperties.ts"
import { slug } from "../bomRef.ts"
import type { Vulnerability } from "./CycloneDxResults.ts"
import type { Property } from "./CycloneDxBom.ts"
import { weaknessText } from "../verdictText.ts"

/** Texts that differ from asset to asset, at most so many of them. */
const MAX_TEXTS = 10

const distinct = (texts: ReadonlyArray<string>): string => [...new Set(texts)].slice(0, MAX_TEXTS).join("\n")

/** All suppressed: a comment states that nothing needs to be done, a baseline or a decision only that the weakness is known. */
const analysisOf = (weaknesses: ReadonlyArray<WeakPlace>): Pick<Vulnerability, "analysis"> => {
  const marks = weaknesses.flatMap(({ suppressed }) => suppressed ?? [])
  if (marks.length < weaknesses.length) return {}
  const isListed = marks.some(({ by }) => by !== "comment")
  const reasons = distinct(marks.flatMap(({ reason }) => reason ?? []))
  const by = distinct(weaknesses.flatMap((one) => suppressedBy(one) ?? [])).replaceAll("\n", ", ")
  return {
    analysis: {
      state: isListed ? "in_triage" : "not_affected",
      detail: `suppressed by a ${by}${reasons === "" ? "" : `: ${reasons}`}`
    }
  }
}

/** The most severe of those that are not suppressed, or of all where all are. */
const severityOf = (weaknesses: ReadonlyArray<WeakPlace>): Severity => {
  const open = weaknesses.filter(isOpen)
  const counted = open.length > 0 ? open : weaknesses
  return severities.find((one) => counted.some(({ severity }) => severity === one))!
}

/** Findings count under the rule of the worst of their places; the places of each rule are listed all the same. */
const propertiesOf = (
  weaknesses: ReadonlyArray<WeakPlace>,
  findings: ReadonlyArray<Weakness>
): ReadonlyArray<Property> => {
  const bySeverity = Map.groupBy(findings.filter(isOpen), ({ severity }) => severity)
  const suppressed = findings.filter((one) => !isOpen(one)).length
  const places = placesTotal(weaknesses)
  return [
    property("category", weaknesses[0]!.category),
    ...[...bySeverity].map(([severity, all]) => property(`count.${severity}`, all.length)),
    ...(suppressed === 0 ? [] : [property("count.suppressed", suppressed)]),
    ...(places === findings.length ? [] : [property("count.places", places)]),
    ...weaknesses.map((one) => property("weakness", weaknessText(one)))
  ]
}

const vulnerabilityOf = (
  rule: string,
  weaknesses: ReadonlyArray<WeakPlace>,
  findings: ReadonlyArray<Weakness>,
  refs: ReadonlyMap<string, string>,
  source: { readonly name: string }
): Vulnerability => {
  const { cwe, references } = weaknesses[0]!
  const affected = new Set(weaknesses.flatMap(({ asset }) => refs.get(asset) ?? []))
  return {
    "bom-ref": `weakness/${slug(rule)}`,
    id: rule,
    source,
    ratings: [{ source, severity: severityOf(weaknesses), method: "other" }],
    ...(cwe.length > 0 && { cwes: cwe }),
    description: distinct(weaknesses.map(({ title }) => title)),
    detail: distinct(weaknesses.map(({ message }) => message)),
    recommendation: distinct(weaknesses.map(({ recommendation }) => recommendation)),
    ...(references.length > 0 && { advisories: references.map((url) => ({ url })) }),
    ...analysisOf(weaknesses),
    affects: [...affected].toSorted().map((ref) => ({ ref })),
    /** A getter, to save memory: there is one for each weakness. */
    get properties() {
      return propertiesOf(weaknesses, findings)
    }
  }
}

/** One entry for each rule with a weakness, in the order of rule ids, with the places of its weaknesses. */
export const weaknessVulnerabilities = (
  weaknesses: ReadonlyArray<Weakness>,
  refs: ReadonlyMap<string, string>,
  source: { readonly name: string }
): ReadonlyArray<Vulnerability> => {
  const findings = Map.groupBy(weaknesses, ({ rule }) => rule)
  return [...Map.groupBy(weaknesses.flatMap(weakPlaces), ({ rule }) => rule)]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([rule, all]) => vulnerabilityOf(rule, all, findings.get(rule) ?? [], refs, source))
}
