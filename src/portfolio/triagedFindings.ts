import { bomRef } from "../../scanner/bom/bomRef.ts"
import { toVex, type VexAnalysis, type VexStatement } from "../../scanner/bom/cyclonedx/vex.ts"
import type { SavedInventory } from "../../scanner/bom/read/readScan.ts"
import { toSarif } from "../../scanner/bom/sarif/sarif.ts"
import { assess } from "../../scanner/classify/assess.ts"
import { type Assessment, isOpen, type Weakness, type WeakPlace } from "../../scanner/model/Assessment.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import { weakPlaces } from "../../scanner/model/weakPlaces.ts"
import { mostListed } from "../domain/ScanDiff.ts"
import type { TriageDecision, TriagedFindings, TriageState } from "../domain/TriageRecord.ts"
import { scanFindingOf } from "../scans/scanFindingOf.ts"
import type { TriagedNumbers, TriageJudging } from "./InventoryJudge.ts"
import { settingAside, stateOn } from "./settingAside.ts"

type Asked = Pick<TriageJudging, "decisions" | "scannedAt" | "facts" | "serialNumber">

interface Triaged {
  readonly inventory: Inventory
  readonly before: Assessment
  readonly after: Assessment
  readonly stateOf: (place: WeakPlace) => TriageState
  readonly decisionOf: (id: string) => TriageDecision | undefined
}

/** Scores are those of the day of the scan; what is accepted, of the day that is asked for. */
const triaged = ({ source, inventory }: SavedInventory, { decisions, scannedAt, facts }: Asked): Triaged => {
  const options = { on: source.timestamp.slice(0, 10), policies: [] }
  const before = assess(inventory, options)
  const aside = settingAside(decisions, facts.on, scannedAt)
  const byId = new Map(decisions.map((one) => [one.finding_id, one]))
  return {
    inventory,
    before,
    after: aside.size === 0 ? before : assess(inventory, { ...options, decisions: aside }),
    stateOf: ({ id }) => {
      const decision = byId.get(id)
      return decision === undefined ? "open" : stateOn(decision, facts.on, scannedAt)
    },
    decisionOf: (id) => byId.get(id)
  }
}

const valueOf = ({ score }: Assessment): number | null => score.hygiene.value ?? null

const closed = ["fixed", "accepted", "false_positive"] as const

/** Open as long as one of its places is; otherwise what most needs a look again. */
const findingState = (weakness: Weakness, { stateOf }: Triaged): TriageState => {
  const states = new Set(
    weakPlaces(weakness)
      .filter(({ suppressed }) => suppressed?.by !== "comment")
      .map(stateOf)
  )
  return states.has("open") ? "open" : (closed.find((state) => states.has(state)) ?? "open")
}

const goneOf = (decisions: ReadonlyArray<TriageDecision>, { after }: Triaged): ReadonlyArray<TriageDecision> => {
  const found = new Set(after.weaknesses.flatMap(weakPlaces).map(({ id }) => id))
  return decisions.filter(({ finding_id }) => !found.has(finding_id))
}

export const triagedFindingsOf = (
  saved: SavedInventory,
  judging: Asked & Pick<TriageJudging, "state">
): TriagedFindings => {
  const all = triaged(saved, judging)
  const refs = new Map(all.inventory.assets.map((asset) => [asset.id, bomRef(asset)]))
  const states = all.after.weaknesses.map((weakness) => ({ weakness, state: findingState(weakness, all) }))
  const countOf = (state: TriageState): number => states.filter((one) => one.state === state).length
  const wanted = states.filter(({ state }) => judging.state === undefined || state === judging.state)
  return {
    ...judging.facts,
    score: valueOf(all.after),
    score_before: valueOf(all.before),
    counts: {
      open: countOf("open"),
      accepted: countOf("accepted"),
      false_positive: countOf("false_positive"),
      fixed: countOf("fixed")
    },
    findings: wanted.slice(0, mostListed).map(({ weakness, state }) => ({
      finding: scanFindingOf(weakness, refs.get(weakness.asset) ?? weakness.asset),
      state,
      decisions: weakPlaces(weakness).flatMap(({ id }) => all.decisionOf(id) ?? [])
    })),
    findings_total: wanted.length,
    findings_truncated: wanted.length > mostListed,
    gone: goneOf(judging.decisions, all).slice(0, mostListed)
  }
}

/** Findings that decisions set aside are not counted; those that comments suppress are, as in the record of a scan. */
export const triagedNumbersOf = (saved: SavedInventory, judging: Asked): TriagedNumbers => {
  const { after } = triaged(saved, judging)
  const counted = after.weaknesses.filter(
    (one) => isOpen(one) || weakPlaces(one).every(({ suppressed }) => suppressed?.by !== "decision")
  )
  const counts = { critical: 0, high: 0, medium: 0, low: 0, info: 0 }
  for (const { severity } of counted) counts[severity]++
  const worst = after.weaknesses.find(isOpen)?.severity
  const score = valueOf(after)
  return {
    score,
    risk_level: score === null || worst === undefined || worst === "info" ? "none" : worst,
    findings_total: counted.length,
    findings_by_severity: counts
  }
}

export const triagedSarifOf = (saved: SavedInventory, judging: Asked, serialNumber: string) => {
  const { after, inventory } = triaged(saved, judging)
  return toSarif(after, { ...saved.source, serialNumber }, inventory.coverage?.unrecognised)
}

const detailOf = ({ reason, decided_by, until }: TriageDecision): string =>
  [reason ?? "", `decided by ${decided_by}`, until === null ? "" : `until ${until}`]
    .filter((part) => part !== "")
    .join("; ")

const analysisOf = (state: TriageState, decision: TriageDecision | undefined): VexAnalysis => {
  const said = decision === undefined ? {} : { detail: detailOf(decision), lastUpdated: decision.decided_at }
  if (state === "accepted") return { state: "exploitable", response: ["will_not_fix"], ...said }
  if (state === "false_positive") return { state: "false_positive", ...said }
  return state === "fixed" ? { state: "resolved", response: ["update"], ...said } : { state: "in_triage", ...said }
}

/** A statement for each place that the scan found, and for each decision whose place is gone. */
export const triagedVexOf = (saved: SavedInventory, judging: Asked, serialNumber: string) => {
  const all = triaged(saved, judging)
  const refs = new Map(all.inventory.assets.map((asset) => [asset.id, bomRef(asset)]))
  const found = all.after.weaknesses.flatMap(weakPlaces).map((place): VexStatement => ({
    id: place.id,
    rule: place.rule,
    title: place.title,
    path: place.location.path,
    line: place.location.place.line,
    place,
    ref: refs.get(place.asset) ?? place.asset,
    analysis: analysisOf(all.stateOf(place), all.decisionOf(place.id))
  }))
  const gone = goneOf(judging.decisions, all).map((one): VexStatement => ({
    id: one.finding_id,
    rule: one.rule_id,
    title: one.title,
    path: one.path,
    analysis: analysisOf("fixed", one)
  }))
  const options = {
    ...saved.source,
    serialNumber,
    ...(judging.serialNumber !== null && { bom: judging.serialNumber })
  }
  return toVex([...found, ...gone], options)
}
