import * as Schema from "effect/Schema"
import type { ScanRecord } from "./ScanRecord.ts"
import { ScanStatus } from "./ScanState.ts"

/** What is told of a scan that was just queued. */
export const ScanCreated = Schema.Struct({
  id: Schema.String.annotate({ examples: ["cbom_7k2m9x4qa0w8z3rt"] }),
  status: ScanStatus,
  tenant_id: Schema.String.annotate({ examples: ["tnt_4d8s0q2v6n1c9x7b"] }),
  tenant_kind: Schema.String.annotate({ examples: ["partner"] }),
  methodology_version: Schema.String.annotate({ examples: ["1.1"] })
}).annotate({ identifier: "ScanCreated" })
export type ScanCreated = typeof ScanCreated.Type

export const scanCreatedOf = (scan: ScanRecord): ScanCreated => ({
  id: scan.id,
  status: scan.status,
  tenant_id: scan.tenant_id,
  tenant_kind: scan.tenant_kind,
  methodology_version: scan.methodology_version
})
