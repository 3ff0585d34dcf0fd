import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import { readScan } from "../../scanner/bom/read/readScan.ts"
import { resolvedPolicies } from "../policies/resolvedPolicies.ts"
import type { Judging } from "../portfolio/InventoryJudge.ts"
import { judgedInventoryOf } from "../portfolio/judgedInventoryOf.ts"

/** Reads and evaluates a stored scan, and returns the response's body. */
export const judgeInventory = ({ scan, policies, facts }: Judging): Uint8Array => {
  const saved = Result.getOrThrow(readScan(gunzipSync(Buffer.concat(scan)).toString("utf8")))
  return new TextEncoder().encode(JSON.stringify(judgedInventoryOf(saved, resolvedPolicies(policies), facts)))
}
