import { gunzipSync } from "node:zlib"
import * as Result from "effect/Result"
import { readInventory, type SavedInventory } from "../../scanner/bom/read/readScan.ts"
import type { ScanDiff } from "../domain/ScanDiff.ts"
import type { Comparing } from "../scans/Comparer.ts"
import { scanDiffOf } from "../scans/scanDiffOf.ts"

const scanIn = (pieces: ReadonlyArray<Uint8Array>): SavedInventory =>
  Result.getOrThrow(readInventory(gunzipSync(Buffer.concat(pieces)).toString("utf8")))

/** Reads and compares two stored scans, and returns the response's body. */
export const compareScans = ({ base, head, facts }: Comparing): Uint8Array => {
  const { score_before, score_after, ...sides } = facts
  const diff: ScanDiff = { ...sides, ...scanDiffOf(scanIn(base), scanIn(head)), score_before, score_after }
  return new TextEncoder().encode(JSON.stringify(diff))
}
