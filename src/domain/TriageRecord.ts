import * as Schema from "effect/Schema"
import { ScanFinding } from "./ScanFinding.ts"
import { Instant } from "./Instant.ts"

/** What can be said of a finding. */
export const TriageState = Schema.Literals(["open", "accepted", "false_positive", "fixed"])
export type TriageState = typeof TriageState.Type

/** Findings of one request. */
export const mostTriaged = 1_000

const fields = {
  finding_id: Schema.String.annotate({
    description: "Fingerprint of the place; it stays the same when lines move",
    examples: ["5f2b8c1e90d47a36b1c8e2f40a6d9753"]
  }),
  rule_id: Schema.String.annotate({ examples: ["CM-HASH-MD5"] }),
  title: Schema.String.annotate({ examples: ["MD5 is broken"] }),
  path: Schema.String.annotate({ examples: ["src/main/java/org/example/Checksum.java"] }),
  reason: Schema.NullOr(Schema.String).annotate({ examples: ["Checksum of a public file"] }),
  until: Schema.NullOr(Schema.String).annotate({
    description: "Last day on which it is accepted; null for as long as nobody says otherwise",
    examples: ["2027-06-30"]
  }),
  decided_by: Schema.String.annotate({
    description: "Name of the key and, in parentheses, its lookup part",
    examples: ["CI (8fK2mQ9xT4aW7zRb)"]
  }),
  decided_at: Instant
}

/** What was decided last of a place of a finding. */
export const TriageDecision = Schema.Struct({
  ...fields,
  state: TriageState.annotate({ examples: ["accepted"] })
}).annotate({ identifier: "TriageDecision" })
export type TriageDecision = typeof TriageDecision.Type

const TriagedFinding = Schema.Struct({
  finding: ScanFinding,
  state: TriageState.annotate({
    description:
      "Of the finding as a whole: `open` as long as one of its places is. An acceptance that has lapsed, and a fix after which a scan finds it still, are `open` again",
    examples: ["accepted"]
  }),
  decisions: Schema.Array(TriageDecision).annotate({ description: "Of its places, those that have one" })
}).annotate({ identifier: "TriagedFinding" })

const score = Schema.NullOr(Schema.Int).annotate({ description: "null where nothing was judged", examples: [71] })
const count = Schema.Int.annotate({ examples: [3] })

/** The findings of the newest scan of a repository, with what was decided of them. */
export const TriagedFindings = Schema.Struct({
  repository_id: Schema.String.annotate({ examples: ["rep_2f6k9q1x7c3m5v8z"] }),
  scan_id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  on: Schema.String.annotate({ description: "Acceptances are valid or not on this day", examples: ["2026-11-22"] }),
  score: score.annotate({ description: "With what is accepted or a false positive set aside" }),
  score_before: score.annotate({ description: "Without any decision" }),
  counts: Schema.Record(TriageState, Schema.Int).annotate({
    examples: [{ open: 3, accepted: 1, false_positive: 0, fixed: 0 }]
  }),
  findings: Schema.Array(TriagedFinding).annotate({ description: "Of the wanted state; at most 5,000" }),
  findings_total: count,
  findings_truncated: Schema.Boolean.annotate({ examples: [false] }),
  gone: Schema.Array(TriageDecision).annotate({
    description: "Decisions whose place the newest scan did not find any more: that is fixed; at most 5,000"
  })
}).annotate({ identifier: "TriagedFindings" })
export type TriagedFindings = typeof TriagedFindings.Type

/** What is to be said of findings. */
export interface Decision {
  readonly state: TriageState
  readonly reason: string | null
  readonly until: string | null
}

/** What is wrong with a decision, by its field. */
export const wrongIn = (
  { state, reason, until }: Decision,
  today: string
): readonly [field: "reason" | "until", sentence: string] | undefined => {
  if ((state === "accepted" || state === "false_positive") && reason === null)
    return ["reason", `${state} needs a reason`]
  if (until !== null && state !== "accepted") return ["until", "until goes with accepted only"]
  return until !== null && until < today ? ["until", "until must not be over"] : undefined
}
