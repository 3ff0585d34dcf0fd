import { indexRules } from "../../scanner/match/RuleIndex.ts"
import type { Library } from "../../scanner/rules/rule.ts"
import type { Finding } from "../../scanner/model/Finding.ts"
import { findUses } from "../../scanner/findUses.ts"
import { unlimitedSteps } from "../../scanner/source/StepBudget.ts"
import type { Syntax } from "../../scanner/source/Syntax.ts"

/** Scans one text with the given tables. */
export const scanText = (
  syntax: Syntax,
  libraries: ReadonlyArray<Library>,
  text: string,
  path = "demo/sample"
): ReadonlyArray<Finding> => {
  const index = indexRules(libraries.filter(({ ecosystem }) => ecosystem === syntax.language.ecosystem))
  return syntax.read(path, text, index.interest, unlimitedSteps, (unit) => findUses(unit, index).findings)
}
