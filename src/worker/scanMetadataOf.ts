import type { Assessment } from "../../scanner/model/Assessment.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { ScanDetails } from "../domain/ScanRecord.ts"

/** By what, of what and for when a scan was made. */
export const scanMetadataOf = (
  { tool, git, serialNumber, timestamp }: BomOptions,
  { on, policies, score }: Assessment
): ScanDetails["metadata"] => ({
  tool: tool.name,
  tool_version: tool.version,
  ...(git !== undefined && { repository: git.url }),
  ...(git?.commit !== undefined && { commit: git.commit }),
  ...(git?.revision !== undefined && { ref: git.revision }),
  bom_serial_number: `urn:uuid:${serialNumber}`,
  bom_timestamp: timestamp,
  judged_for: on,
  methodology_version: score.methodologyVersion,
  policies: policies.map(({ id }) => id).join(", "),
  ...(score.quantum.value !== undefined && { quantum_readiness: String(score.quantum.value) })
})
