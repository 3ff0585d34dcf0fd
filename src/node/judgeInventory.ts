import { randomUUID } from "node:crypto"
import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import { readScan, type SavedScan } from "../../scanner/bom/read/readScan.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import type { Judging, TriageJudging } from "../portfolio/InventoryJudge.ts"
import { judgedInventoryOf } from "../portfolio/judgedInventoryOf.ts"
import { planOfScan } from "../portfolio/planOfScan.ts"
import { triagedFindingsOf, triagedNumbersOf, triagedSarifOf, triagedVexOf } from "../portfolio/triagedFindings.ts"

const triageOf = {
  findings: triagedFindingsOf,
  numbers: triagedNumbersOf,
  sarif: (saved: SavedScan, judging: TriageJudging) => triagedSarifOf(saved, judging, randomUUID()),
  vex: (saved: SavedScan, judging: TriageJudging) => triagedVexOf(saved, judging, randomUUID())
} satisfies Record<TriageJudging["kind"], (saved: SavedScan, judging: TriageJudging) => unknown>

const savedIn = (pieces: Judging["scan"]): SavedScan =>
  Result.getOrThrow(readScan(gunzipSync(Buffer.concat(pieces)).toString("utf8")))

/** Reads and evaluates a stored scan, and returns the response's body. */
export const judgeInventory = (judging: Judging): Uint8Array => {
  const saved = savedIn(judging.scan)
  if (judging.kind === "plan") {
    const before = judging.previous === undefined ? undefined : savedIn(judging.previous.scan)
    return Buffer.from([...planOfScan(saved, before, judging)].join(""))
  }
  const judged =
    judging.kind === "inventory"
      ? judgedInventoryOf(saved, resolvedPolicies(judging.policies), judging.facts)
      : triageOf[judging.kind](saved, judging)
  return new TextEncoder().encode(JSON.stringify(judged))
}
