import type { SavedInventory } from "../../scanner/bom/read/readScan.ts"
import { verdictsOf } from "../../scanner/classify/assess.ts"
import type { Policy } from "../../scanner/classify/Policy.ts"
import type { Verdict, VerdictStatus } from "../../scanner/model/Assessment.ts"
import type { JudgedInventory } from "../domain/PolicyRecord.ts"
import { mostListed } from "../domain/ScanDiff.ts"
import { scanComponentOf } from "../scans/scanFindingOf.ts"
import type { PolicyJudging } from "./InventoryJudge.ts"

/** Places shown of one component. */
const mostOccurrences = 10

const RANK: Readonly<Record<VerdictStatus, number>> = { disallowed: 3, deprecated: 2, unknown: 1, compliant: 0 }

const verdictOf = ({ policy, status, isInEffect, from, later, clause }: Verdict) => ({
  policy,
  status,
  in_effect: isInEffect,
  from: from ?? null,
  later_status: later?.status ?? null,
  later_from: later?.from ?? null,
  clause
})

const worst = (verdicts: ReadonlyArray<Verdict>): number => Math.max(-1, ...verdicts.map(({ status }) => RANK[status]))

/** Evaluates the assets of a scan for a day; the weaknesses and scores of the scan do not depend on policies. */
export const judgedInventoryOf = (
  { inventory }: SavedInventory,
  policies: ReadonlyArray<Policy>,
  facts: PolicyJudging["facts"]
): JudgedInventory => {
  const { assets } = inventory
  const verdicts = verdictsOf(assets, policies, facts.on)
  const judged = assets
    .map((asset) => ({ asset, verdicts: verdicts.get(asset.id) ?? [] }))
    .toSorted((a, b) => worst(b.verdicts) - worst(a.verdicts))
  const countOf = (at: number, status: VerdictStatus): number =>
    [...verdicts.values()].filter((own) => own[at]?.status === status).length
  return {
    ...facts,
    policies: policies.map(({ id, title, version }, at) => ({
      id,
      title,
      version,
      compliant: countOf(at, "compliant"),
      deprecated: countOf(at, "deprecated"),
      disallowed: countOf(at, "disallowed"),
      unknown: countOf(at, "unknown")
    })),
    components: judged.slice(0, mostListed).map(({ asset, verdicts: own }) => ({
      component: scanComponentOf(asset, mostOccurrences),
      verdicts: own.map(verdictOf)
    })),
    components_total: assets.length,
    components_truncated: assets.length > mostListed
  }
}
