import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { AssessedInventory } from "../../scanner/AssessedInventory.ts"
import type { BomOptions } from "../../scanner/bom/BomOptions.ts"
import type { BomError } from "../../scanner/bom/cyclonedx/read/BomError.ts"
import type { BomIdentity } from "../../scanner/bom/cyclonedx/read/readIdentity.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { ScanReport } from "../../scanner/model/ScanReport.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { freshIdentity } from "../node/bomIdentity.ts"
import { fileText } from "./fileText.ts"
import { assessedBy, type PolicyOptions } from "./policyFlags.ts"

/** What a file on the command line holds. */
export interface Input {
  readonly file: string
  readonly kind: "scan" | "CycloneDX BOM"
  readonly inventory: Inventory
  readonly options: BomOptions
  /** The name of the tool that wrote it; absent where a BOM does not say it. */
  readonly tool?: string
  readonly report?: ScanReport
}

const failedIn =
  (file: string) =>
  ({ message }: { readonly message: string }): CommandFailed =>
    CommandFailed.failure(`${file}: ${message}`)

/** A scan of ours says what was found where; everything else is taken for a bill of materials. */
const isScan = (text: string): boolean => /^\s*\{\s*"source"\s*:/.test(text.slice(0, 4_096))

const scanInput = Effect.fnUntraced(function* (file: string, text: string) {
  const { readScan } = yield* Effect.promise(() => import("../../scanner/bom/read/readScan.ts"))
  const { toInventory } = yield* Effect.promise(() => import("../../scanner/model/toInventory.ts"))
  const { source, report } = yield* Effect.fromResult(Result.mapError(readScan(text), failedIn(file)))
  const options = freshIdentity(source)
  const input: Input = { file, kind: "scan", inventory: toInventory(report), options, tool: source.tool.name, report }
  return input
})

/** A BOM need not say what it is of. */
const sourceOf = (file: string, { component, git }: BomIdentity): Pick<BomOptions, "component" | "git"> => {
  const { name = file, version, purl } = component ?? {}
  return {
    component: { name, ...(version !== undefined && { version }), ...(purl !== undefined && { purl }) },
    ...(git !== undefined && { git })
  }
}

const bomInput = Effect.fnUntraced(function* (file: string, text: string) {
  const { readCycloneDx } = yield* Effect.promise(() => import("../../scanner/bom/cyclonedx/read/readCycloneDx.ts"))
  const { inventory, identity } = yield* Effect.try({
    try: () => readCycloneDx(text),
    catch: (cause) => failedIn(file)(cause as BomError)
  })
  const options = freshIdentity(sourceOf(file, identity))
  const tool = identity.tool?.name
  const input: Input = { file, kind: "CycloneDX BOM", inventory, options, ...(tool !== undefined && { tool }) }
  return input
})

/** Reads a scan that was saved as JSON, or a CycloneDX BOM, of ours or of another tool. */
export const readInput = Effect.fnUntraced(function* (file: string) {
  const text = yield* fileText(file)
  return yield* isScan(text) ? scanInput(file, text) : bomInput(file, text)
})

/** Assesses the inventory of a file. */
export const assessInput = Effect.fnUntraced(function* (
  { inventory, options, report }: Input,
  policyOptions: PolicyOptions
) {
  const result: AssessedInventory = {
    inventory,
    options,
    policies: policyOptions.policies,
    assessment: yield* Effect.promise(() => assessedBy(inventory, policyOptions)),
    ...(report !== undefined && { report })
  }
  return result
})
