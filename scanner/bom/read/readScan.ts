import * as Result from "effect/Result"
import * as Schema from "effect/Schema"
import type { BomOptions } from "../BomOptions.ts"
import type { ScanReport } from "../../model/ScanReport.ts"
import { decoded, parsedJson } from "./decoded.ts"
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
  tool: Schema.Struct({ name: Schema.String, version: Schema.String })
})

/** What was scanned, when and by what. */
export type ScanSource = Omit<BomOptions, "serialNumber" | "specVersion" | "assessment">

export interface SavedScan {
  readonly source: ScanSource
  readonly report: ScanReport
}

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** The scan in a value that was JSON. */
export const savedScanIn = (value: unknown): Result.Result<SavedScan, Malformed> => {
  if (!isObject(value)) return Result.fail(new Malformed({ kind: "scan", path: "$", problem: "must be an object" }))
  const { assessment: _, source, ...report } = value
  return Result.flatMap(decoded("scan", Schema.Struct({ source: SourceSchema }), { source }), ({ source: of }) =>
    Result.map(decoded("scan", ScanReportSchema, report), (read): SavedScan => ({ source: of, report: read }))
  )
}

/**
 * Reads what `ciphermap scan --format json` wrote, so that it can be assessed again. The assessment in it is not read.
 */
export const readScan = (text: string): Result.Result<SavedScan, Malformed> =>
  Result.flatMap(parsedJson("scan", text), savedScanIn)
