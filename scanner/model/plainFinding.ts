import type { Finding } from "./Finding.ts"
import { plainFacts, plainSymbol } from "./plainFacts.ts"

/** What a report says of a finding: no text of the source that is not clearly a name. */
export const plainFinding = (finding: Finding): Finding => ({
  ...finding,
  facts: plainFacts(finding.facts),
  evidence: finding.evidence.map((one) => ({ ...one, symbol: plainSymbol(one.symbol) }))
})
