import type { BomOptions } from "./bom/BomOptions.ts"
import type { Policy } from "./classify/Policy.ts"
import type { InventoryDiff } from "./classify/compareInventories.ts"
import type { Assessment } from "./model/Assessment.ts"
import type { Inventory } from "./model/Inventory.ts"
import type { ScanReport } from "./model/ScanReport.ts"

/** Everything that a document can say. */
export interface AssessedInventory {
  readonly inventory: Inventory
  readonly assessment: Assessment
  readonly options: BomOptions
  /** That it was assessed by; absent where only their verdicts are known, so that nothing can be planned. */
  readonly policies?: ReadonlyArray<Policy>
  /** Absent where the inventory comes from a bill of materials. */
  readonly report?: ScanReport
  /** Where the findings are only those that a change adds: what changed otherwise, and what is found in all. */
  readonly compared?: { readonly diff: InventoryDiff; readonly whole: Assessment }
}

/** The text in pieces, since it may be large. */
export type Render = (assessed: AssessedInventory) => Promise<Iterable<string>>
