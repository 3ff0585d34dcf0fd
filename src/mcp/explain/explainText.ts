import { quoted } from "../quoted.ts"
import type {
  ExplainAnswer,
  ExplainedAlgorithm,
  ExplainedApi,
  ExplainedPolicy,
  ExplainedRule
} from "./ExplainAnswer.ts"

type Lines = ReadonlyArray<string>

const ruleText = (rule: typeof ExplainedRule.Type): Lines => [
  `${rule.id} (${rule.severity}, ${rule.category}, ${rule.cwe.join(", ")}): ${rule.title}.`,
  rule.message,
  `Instead: ${rule.advice}`,
  `Sources: ${rule.references.join(" ")}`
]

const policyText = (policy: typeof ExplainedPolicy.Type): Lines => [
  `${policy.id}: ${policy.title}, ${policy.version} (${policy.status}), ${policy.authority}, ${policy.published}.`,
  policy.scope,
  `What it does not name is ${policy.otherwise}.`,
  `Source: ${policy.source}`
]

const levelText = ({ classicalBits, quantumCategory, basis }: typeof ExplainedAlgorithm.Type): string => {
  const classical = classicalBits === undefined ? "unknown" : `${classicalBits} bits`
  const quantum = quantumCategory === undefined ? "unknown" : `${quantumCategory} (${basis ?? "no basis is known"})`
  return `Classical security: ${classical}. NIST post-quantum category: ${quantum}.`
}

const kindText = ({ primitive = "unknown", type }: typeof ExplainedAlgorithm.Type): string =>
  primitive === "unknown" ? type : primitive

const algorithmText = (algorithm: typeof ExplainedAlgorithm.Type): Lines => [
  `${quoted(algorithm.name)}: ${kindText(algorithm)}${algorithm.readAs.length === 0 ? "" : `, as in ${algorithm.readAs.join(", ")}`}.`,
  ...(algorithm.parts.length === 0 ? [] : [`It brings with it: ${algorithm.parts.map(quoted).join(", ")}.`]),
  levelText(algorithm),
  ...algorithm.findings.map(({ rule, severity, title, advice }) => `${severity} ${rule}: ${title}. Instead: ${advice}`),
  ...algorithm.policies.map(({ policy, says, clause }) => `${policy}: ${says} (${clause})`),
  ...(algorithm.sources.length === 0 ? [] : [`Sources: ${algorithm.sources.map(({ address }) => address).join(" ")}`])
]

const apiText = ({ name, ecosystem, library, says }: typeof ExplainedApi.Type): Lines => [
  `${quoted(name)} of ${library} (${ecosystem}):`,
  ...says.map((one) => `- ${one}`)
]

const unknownText = ({ asked, nearest = [] }: ExplainAnswer): Lines => [
  `Ciphermap knows no rule, algorithm, policy or API ${quoted(asked)}.`,
  ...(nearest.length === 0 ? [] : [`Nearest known names: ${nearest.map(quoted).join(", ")}`])
]

/** The answer for a model or a person. */
export const explainText = (answer: ExplainAnswer): string =>
  [
    ...(answer.kind === "unknown" ? unknownText(answer) : []),
    ...(answer.rule === undefined ? [] : ruleText(answer.rule)),
    ...(answer.policy === undefined ? [] : policyText(answer.policy)),
    ...(answer.apis ?? []).flatMap(apiText),
    ...(answer.algorithms ?? []).flatMap(algorithmText)
  ].join("\n")
