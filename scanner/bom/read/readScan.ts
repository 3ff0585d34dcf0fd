import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { BomOptions } from "../BomOptions.ts"
import type { Inventory } from "../../model/Inventory.ts"
import type { ScanReport } from "../../model/ScanReport.ts"
import { toInventory } from "../../model/toInventory.ts"
import { decoded, parsedJson } from "./decoded.ts"
import { InventorySchema } from "./inventorySchema.ts"
import { isObject } from "./JsonObject.ts"
import { Malformed } from "./Malformed.ts"
import { ScanReportSchema } from "./scanSchema.ts"

const optionalText = Schema.optionalKey(Schema.String)

const SourceSchema = Schema.Struct({
  component: Schema.Struct({
    name: Schema.String,
    version: optionalText,
    type: Schema.optionalKey(Schema.Literals(["application", "library", "framework", "firmware", "container", "file"])),
    purl: optionalText
  }),
  git: Schema.optionalKey(
    Schema.Struct({ url: Schema.String, revision: optionalText, commit: optionalText, subfolder: optionalText })
  ),
  since: Schema.optionalKey(
    Schema.Struct({ revision: Schema.String, commit: Schema.String, fixed: Schema.Int, unchanged: Schema.Int })
  ),
  timestamp: Schema.String,
  statedBy: optionalText,
  tool: Schema.Struct({ name: Schema.String, version: Schema.String })
})

/** What was scanned, when and by what. */
export type ScanSource = Omit<BomOptions, "serialNumber" | "specVersion" | "assessment">

export interface SavedScan {
  readonly source: ScanSource
  readonly report: ScanReport
}

/** An inventory that was saved. */
export interface SavedInventory {
  readonly source: ScanSource
  readonly inventory: Inventory
}

const sourceIn = (source: unknown): Result.Result<ScanSource, Malformed> =>
  Result.map(decoded("scan", Schema.Struct({ source: SourceSchema }), { source }), (read) => read.source)

/** The scan in a value that was JSON. */
export const savedScanIn = (value: unknown): Result.Result<SavedScan, Malformed> => {
  if (!isObject(value)) return Result.fail(new Malformed({ kind: "scan", path: "$", problem: "must be an object" }))
  const { assessment: _, source, ...report } = value
  return Result.flatMap(sourceIn(source), (of) =>
    Result.map(decoded("scan", ScanReportSchema, report), (read): SavedScan => ({ source: of, report: read }))
  )
}

/**
 * The inventory in a value that was JSON: of a scan, or as it was written of a bill of materials. The latter is for documents of
 * one's own, since its ids and levels are taken as they are.
 */
export const savedInventoryIn = (value: unknown): Result.Result<SavedInventory, Malformed> => {
  if (!isObject(value) || !("assets" in value))
    return Result.map(savedScanIn(value), ({ source, report }) => ({ source, inventory: toInventory(report) }))
  const { assessment: _, source, ...inventory } = value
  return Result.flatMap(sourceIn(source), (of) =>
    Result.map(decoded("scan", InventorySchema, inventory), (read): SavedInventory => ({ source: of, inventory: read }))
  )
}

/**
 * Reads what `ciphermap scan --format json` wrote, so that it can be assessed again. The assessment in it is not read.
 */
export const readScan = (text: string): Result.Result<SavedScan, Malformed> =>
  Result.flatMap(parsedJson("scan", text), savedScanIn)

/** Reads a scan or an inventory that was saved as JSON. */
export const readInventory = (text: string): Result.Result<SavedInventory, Malformed> =>
  Result.flatMap(parsedJson("scan", text), savedInventoryIn)
