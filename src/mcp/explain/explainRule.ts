import { weaknessRules } from "../../../scanner/classify/weaknessRules.ts"
import type { WeaknessRule } from "../../../scanner/classify/WeaknessRule.ts"
import type { ExplainedRule } from "./ExplainAnswer.ts"

/** `{name}` of a message stands for what a use says. */
const generic = (message: string): string => message.replace(/\{(\w+)\}/g, "<$1>")

const explained = (rule: WeaknessRule): typeof ExplainedRule.Type => ({
  id: rule.id,
  severity: rule.severity,
  category: rule.category,
  cwe: rule.cwe.map((number) => `CWE-${number}`),
  title: rule.title,
  message: generic(rule.message),
  advice: generic(rule.recommendation),
  references: rule.references
})

export const ruleIds: ReadonlyArray<string> = weaknessRules.map(({ id }) => id)

/** What a rule finds; undefined where there is none of that id. */
export const explainRule = (id: string): typeof ExplainedRule.Type | undefined => {
  const rule = weaknessRules.find((one) => one.id === id.toUpperCase())
  return rule === undefined ? undefined : explained(rule)
}
