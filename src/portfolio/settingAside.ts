import type { TriageDecision, TriageState } from "../domain/TriageRecord.ts"

/** What a decision comes to: an acceptance lapses, and a fix after which a scan finds it still was none. */
export const stateOn = (
  { state, until, decided_at }: Pick<TriageDecision, "state" | "until" | "decided_at">,
  on: string,
  scannedAt: string
): TriageState => {
  if (state === "accepted") return until !== null && until < on ? "open" : "accepted"
  if (state === "fixed") return decided_at < scannedAt ? "open" : "fixed"
  return state
}

const reasonOf = ({ state, reason, until, decided_by }: TriageDecision): string =>
  [
    state === "accepted" ? `accepted${until === null ? "" : ` until ${until}`}` : "false positive",
    ` by ${decided_by}`,
    reason === null ? "" : `: ${reason}`
  ].join("")

/** Reasons of the decisions that set places aside on a day. */
export const settingAside = (
  decisions: ReadonlyArray<TriageDecision>,
  on: string,
  scannedAt: string
): ReadonlyMap<string, string> =>
  new Map(
    decisions
      .filter((one) => ["accepted", "false_positive"].includes(stateOn(one, on, scannedAt)))
      .map((one) => [one.finding_id, reasonOf(one)])
  )
