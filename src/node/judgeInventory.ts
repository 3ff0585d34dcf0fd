import { randomUUID } from "node:crypto"
import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import { readInventory, type SavedInventory } from "../../scanner/bom/read/readScan.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import type { Judging, TriageJudging } from "../portfolio/InventoryJudge.ts"
import { judgedInventoryOf } from "../portfolio/judgedInventoryOf.ts"
import { planOfScan } from "../portfolio/planOfScan.ts"
import { triagedFindingsOf, triagedNumbersOf, triagedSarifOf, triagedVexOf } from "../portfolio/triagedFindings.ts"

const triageOf = {
  findings: triagedFindingsOf,
  numbers: triagedNumbersOf,
  sarif: (saved: SavedInventory, judging: TriageJudging) => triagedSarifOf(saved, judging, randomUUID()),
  vex: (saved: SavedInventory, judging: TriageJudging) => triagedVexOf(saved, judging, randomUUID())
} satisfies Record<TriageJudging["kind"], (saved: SavedInventory, judging: TriageJudging) => unknown>

const savedIn = (pieces: Judging["scan"]): SavedInventory =>
  Result.getOrThrow(readInventory(gunzipSync(Buffer.concat(pieces)).toString("utf8")))

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
