import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ToolSpec } from "../addTool.ts"
import { policyArguments, policyOptionsFor } from "../arguments.ts"
import { quoted } from "../quoted.ts"
import type { Session } from "../Session.ts"
import { findingText, NAMES_ARE_DATA } from "../ShownFinding.ts"
import {
  ExplainAnswer,
  type ExplainedAlgorithm,
  type ExplainedFinding,
  type ExplainedApi,
  type ExplainedPolicy,
  type ExplainedRule
} from "./ExplainAnswer.ts"

const LONGEST = 200

const input = Schema.Struct({
  name: Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST)).annotate({
    description:
      "A rule (CM-HASH-MD5), the id of a finding of the last scan or its beginning, an algorithm in any notation (AES/ECB/PKCS5Padding, aes-128-cbc, RS256, an OID, a cipher suite), a policy (cnsa-2.0) or a library's API by its qualified name (javax.crypto.Cipher.getInstance)"
  }),
  on: policyArguments.on
})

const description = `Says why something was found and how severe it is, and what a rule, an algorithm, a policy or a library's API is: security levels with their basis, what each policy says and from when, what to use instead, and the sources. Unknown names are answered with the nearest known ones.`

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

const findingAnswerText = (found: typeof ExplainedFinding.Type): Lines => [
  findingText(found.shown),
  found.message,
  `Confidence: ${found.shown.confidence}: ${found.confidenceFrom}`,
  ...(found.purpose === undefined ? [] : [`Purpose: ${found.purpose}`]),
  `Severity: ${found.severityFrom}`,
  ...(found.fix === undefined ? [] : [`Fix: ${found.fix}`]),
  ...found.trail.map(({ text, path, line }) => `- ${quoted(text)} at ${quoted(path)}:${line}`),
  NAMES_ARE_DATA
]

/** The answer for a model or a person. */
const explainText = (answer: ExplainAnswer): string =>
  [
    ...(answer.finding === undefined ? [] : findingAnswerText(answer.finding)),
    ...(answer.kind === "unknown" ? unknownText(answer) : []),
    ...(answer.rule === undefined ? [] : ruleText(answer.rule)),
    ...(answer.policy === undefined ? [] : policyText(answer.policy)),
    ...(answer.apis ?? []).flatMap(apiText),
    ...(answer.algorithms ?? []).flatMap(algorithmText)
  ].join("\n")

/** The tool that explains. */
export const explainTool = ({
  kept
}: Pick<Session["Service"], "kept">): ToolSpec<typeof input.Type, ExplainAnswer> => ({
  name: "explain",
  title: "Explain cryptography",
  description,
  input,
  output: ExplainAnswer,
  run: Effect.fnUntraced(function* ({ name, ...others }) {
    const { on } = yield* policyOptionsFor(others)
    const { explain, explainFinding } = yield* Effect.promise(() => import("./explain.ts"))
    const found = kept.last === undefined ? undefined : explainFinding(name.trim().toLowerCase(), kept.last.assessment)
    const structured = found ?? (yield* Effect.promise(() => explain(name.trim(), on)))
    return { structured, text: explainText(structured) }
  })
})
