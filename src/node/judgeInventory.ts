import { randomUUID } from "node:crypto"
import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import { readScan, type SavedScan } from "../../scanner/bom/read/readScan.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import type { PolicyJudging, TriageJudging } from "../portfolio/InventoryJudge.ts"
import { judgedInventoryOf } from "../portfolio/judgedInventoryOf.ts"
import { triagedFindingsOf, triagedNumbersOf, triagedSarifOf, triagedVexOf } from "../portfolio/triagedFindings.ts"

const triageOf = {
  findings: triagedFindingsOf,
  numbers: triagedNumbersOf,
  sarif: (saved: SavedScan, judging: TriageJudging) => triagedSarifOf(saved, judging, randomUUID()),
  vex: (saved: SavedScan, judging: TriageJudging) => triagedVexOf(saved, judging, randomUUID())
} satisfies Record<TriageJudging["kind"], (saved: SavedScan, judging: TriageJudging) => unknown>

/** Reads and evaluates a stored scan, and returns the response's body. */
export const judgeInventory = (judging: PolicyJudging | TriageJudging): Uint8Array => {
  const saved = Result.getOrThrow(readScan(gunzipSync(Buffer.concat(judging.scan)).toString("utf8")))
  const judged =
    judging.kind === "inventory"
      ? judgedInventoryOf(saved, resolvedPolicies(judging.policies), judging.facts)
      : triageOf[judging.kind](saved, judging)
  return new TextEncoder().encode(JSON.stringify(judged))
}
