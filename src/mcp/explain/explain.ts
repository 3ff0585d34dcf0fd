import { severityText } from "../../../scanner/bom/explainText.ts"
import { basisText, reasonStep } from "../../../scanner/bom/reasonText.ts"
import { genericText } from "../../../scanner/bom/ruleText.ts"
import { weakPlaces } from "../../../scanner/model/weakPlaces.ts"
import { verdictText } from "../../../scanner/bom/verdictText.ts"
import { fixOf } from "../../../scanner/classify/fixOf.ts"
import type { WeaknessRule } from "../../../scanner/classify/WeaknessRule.ts"
import { assess } from "../../../scanner/classify/assess.ts"
import { byNearness } from "../../../scanner/classify/nearest.ts"
import { policies } from "../../../scanner/classify/policies.ts"
import { usualSeverityOf } from "../../../scanner/classify/severityOf.ts"
import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import type { Assessment, Verdict, WeakPlace } from "../../../scanner/model/Assessment.ts"
import type { Facts } from "../../../scanner/model/Facts.ts"
import { algorithmOf, algorithms, type LevelBasis } from "../../../scanner/model/algorithms.ts"
import { citations } from "../../../scanner/model/citations.ts"
import type { Notation } from "../../../scanner/notation/Notation.ts"
import { notations } from "../../../scanner/notation/notations.ts"
import type {
  ExplainAnswer,
  ExplainedAlgorithm,
  ExplainedFinding,
  ExplainedPolicy,
  ExplainedRule,
  ExplainedVerdict
} from "./ExplainAnswer.ts"
import { assetOf, type ExplainedAsset } from "./assetOf.ts"
import { shownFinding } from "../ShownFinding.ts"
import { explainApi, similarApis } from "./explainApi.ts"

const ruleAnswer = (rule: WeaknessRule): typeof ExplainedRule.Type => ({
  id: rule.id,
  severity: usualSeverityOf(rule.id),
  category: rule.category,
  cwe: rule.cwe.map((number) => `CWE-${number}`),
  title: rule.title,
  message: genericText(rule.message),
  advice: genericText(rule.recommendation),
  references: rule.references
})

export const ruleIds: ReadonlyArray<string> = weaknessRules.map(({ id }) => id)

/** What a rule finds; undefined where there is none of that id. */
export const explainRule = (id: string): typeof ExplainedRule.Type | undefined => {
  const rule = weaknessRules.find((one) => one.id === id.toUpperCase())
  return rule === undefined ? undefined : ruleAnswer(rule)
}

export const policyIds: ReadonlyArray<string> = Object.keys(policies)

/** Whose policy it is and what it is for; undefined where there is none of that id. */
export const explainPolicy = (id: string): typeof ExplainedPolicy.Type | undefined => {
  const found = policyIds.find((one) => one === id.toLowerCase())
  if (found === undefined) return undefined
  const { rows, otherwise, ...policy } = policies[found]!
  return { ...policy, clauses: rows.length, otherwise: `${otherwise.status} (${otherwise.clause})` }
}

/** A meaning of a text, and the notations in which it has it. */
interface Interpretation {
  readonly facts: Facts
  readonly dialects: ReadonlyArray<string>
}

/** Dialects in which a text by itself names an algorithm, the plainest first. */
const dialects = {
  canonical: "Ciphermap's own names",
  oid: "object identifiers",
  cipherSuite: "TLS cipher suites",
  tlsVersion: "versions of TLS",
  jca: "Java Cryptography Architecture",
  openssl: "OpenSSL",
  jose: "JOSE",
  webcrypto: "Web Cryptography",
  ssh: "SSH",
  xmldsig: "XML security",
  dotnet: ".NET",
  pqc: "post-quantum schemes",
  argon2: "Argon2",
  passlib: "passlib",
  linuxCrypto: "Linux kernel",
  botan: "Botan",
  awsKms: "AWS KMS",
  gcpKms: "Google Cloud KMS",
  tink: "Tink",
  erlang: "Erlang",
  keyType: "types of keys",
  curve: "curves",
  tlsGroup: "TLS groups",
  tlsSignature: "TLS signature schemes",
  ikeProposal: "IKE proposals"
} as const satisfies { readonly [N in keyof typeof notations]?: string }

type Dialect = keyof typeof dialects

const MAX_INTERPRETATIONS = 4

const read = (dialect: Dialect, text: string): Facts | undefined => {
  if (dialect === "oid" && !/^[\d.]+$/.test(text)) return undefined
  const notation: Notation = notations[dialect]
  const facts = notation.ofText?.(text)
  return typeof facts === "object" && Object.keys(facts).length > 0 ? facts : undefined
}

const keyOf = (facts: Facts): string => JSON.stringify(Object.entries(facts).toSorted(([a], [b]) => (a < b ? -1 : 1)))

const own = new Map(Object.keys(algorithms).map((name) => [name.toLowerCase(), name]))

/** Everything that a text may mean: what most dialects agree on is one reading. Empty where no dialect has such a name. */
const interpretationsOf = (text: string): ReadonlyArray<Interpretation> => {
  const written = own.get(text.toLowerCase()) ?? text
  const found = (Object.keys(dialects) as ReadonlyArray<Dialect>).flatMap((dialect) => {
    const facts = read(dialect, dialect === "canonical" ? written : text)
    return facts === undefined ? [] : [{ facts, dialect }]
  })
  return [...Map.groupBy(found, ({ facts }) => keyOf(facts)).values()]
    .map((all): Interpretation => ({ facts: all[0]!.facts, dialects: all.map(({ dialect }) => dialects[dialect]) }))
    .slice(0, MAX_INTERPRETATIONS)
}

type Explained = typeof ExplainedAlgorithm.Type

/** `docs/methodology.md` says more. */
const bases: { readonly [B in LevelBasis]: string } = {
  normative: "FIPS 203, 204 or 205 gives this parameter set that category",
  reference: "the category is defined by the strength of this algorithm",
  derived: "compared with the reference by key, output or parameter set: a choice of Ciphermap, not of a standard",
  policy:
    "no category is met: Shor's algorithm or classical cryptanalysis breaks it, or it is weaker than category 1 asks for; no standard assigns 0"
}

const verdict = (one: Verdict): typeof ExplainedVerdict.Type => ({
  policy: one.policy,
  says: verdictText(one),
  clause: one.clause,
  ...(one.note !== undefined && { note: one.note })
})

const attributesOf = (facts: Facts): Explained["attributes"] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([name, value]) =>
      typeof value === "string" || typeof value === "number" ? [[name, value] as const] : []
    )
  )

const findingsOf = ({ weaknesses }: Assessment, id: string): Explained["findings"] =>
  weaknesses
    .flatMap(weakPlaces)
    .filter(({ asset }) => asset === id)
    .map(({ rule, severity, title, recommendation }) => ({ rule, severity, title, advice: recommendation }))

const levelsOf = ({ asset: { levels } }: ExplainedAsset): Partial<Explained> => ({
  ...(levels.classical !== undefined && { classicalBits: levels.classical }),
  ...(levels.quantum !== undefined && { quantumCategory: levels.quantum }),
  ...(levels.basis !== undefined && { basis: bases[levels.basis] })
})

const sourcesOf = (name: string): Explained["sources"] =>
  (algorithmOf(name)?.sources ?? []).map((key) => ({ title: citations[key].title, address: citations[key].address }))

/** What is known of an algorithm or a protocol, and what all policies say of it on a day. */
const explainAlgorithm = ({ facts, dialects }: Interpretation, on: string): Explained | undefined => {
  const known = assetOf(facts)
  if (known === undefined) return undefined
  const { asset, all } = known
  const inventory = { assets: all, libraries: [], suppressions: [] }
  const assessment = assess(inventory, { on, policies: Object.values(policies) })
  const { primitive } = asset.facts
  return {
    name: asset.name,
    readAs: dialects,
    type: asset.type,
    ...(primitive !== undefined && { primitive }),
    ...(asset.family !== undefined && { family: asset.family }),
    ...(asset.oid !== undefined && { oid: asset.oid }),
    attributes: attributesOf(asset.facts),
    parts: all.filter((one) => one !== asset && one.type === "algorithm").map(({ name }) => name),
    ...levelsOf(known),
    judgedFor: on,
    policies: (assessment.verdicts.get(asset.id) ?? []).map(verdict),
    findings: findingsOf(assessment, asset.id),
    sources: sourcesOf(asset.facts.name ?? "")
  }
}

const NEAREST = 5

const explained = (readings: ReadonlyArray<Interpretation>, on: string) => {
  const all = readings.flatMap((reading) => explainAlgorithm(reading, on) ?? [])
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

const nearestTo = async (name: string): Promise<ReadonlyArray<string>> => [
  ...(await similarApis(name, NEAREST)),
  ...byNearness(name, [...ruleIds, ...policyIds, ...Object.keys(algorithms)]).slice(0, NEAREST)
]

/** A finding is named by the beginning of its id. */
const ID = /^[0-9a-f]{6,32}$/

const findingAnswer = (weakness: WeakPlace): typeof ExplainedFinding.Type => {
  const { message, purpose, trail = [] } = weakness
  const fix = fixOf(weakness)
  return {
    shown: shownFinding(weakness),
    message,
    confidenceFrom: basisText(weakness),
    ...(purpose !== undefined && { purpose }),
    severityFrom: severityText(weakness),
    ...(fix !== undefined && { fix: `line ${fix.place.line}, column ${fix.place.column}: ${fix.description}` }),
    trail: trail.map((step) => ({ text: reasonStep(step, weakness), path: step.path, line: step.place.line }))
  }
}

/** The finding of an assessment whose id begins so; undefined where there is none, or more than one. */
export const explainFinding = (
  name: string,
  { weaknesses }: Pick<Assessment, "weaknesses">
): ExplainAnswer | undefined => {
  const found = ID.test(name) ? weaknesses.flatMap(weakPlaces).filter(({ id }) => id.startsWith(name)) : []
  return found.length === 1 ? { asked: name, kind: "finding", finding: findingAnswer(found[0]!) } : undefined
}

/** What is known of a rule, a policy, an algorithm in any notation, or an API; the nearest names where nothing is. */
export const explain = async (name: string, on: string): Promise<ExplainAnswer> => {
  const rule = explainRule(name)
  if (rule !== undefined) return { asked: name, kind: "rule", rule }
  const policy = explainPolicy(name)
  if (policy !== undefined) return { asked: name, kind: "policy", policy }
  const read = explained(interpretationsOf(name), on)
  if (read.length > 0) return { asked: name, kind: "algorithm", algorithms: read }
  const found = await explainApi(name)
  if (found.length === 0) return { asked: name, kind: "unknown", nearest: await nearestTo(name) }
  const fixed = explained(
    found.map(({ fixed: facts }) => ({ facts, dialects: [] })),
    on
  )
  return { asked: name, kind: "api", apis: found.map(({ api }) => api), algorithms: fixed }
}
