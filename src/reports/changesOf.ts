import type { Comparison } from "../../scanner/report/HtmlOptions.ts"
import { assess } from "../../scanner/classify/assess.ts"
import { compareInventories } from "../../scanner/classify/compareInventories.ts"
import type { Inventory } from "../../scanner/model/Inventory.ts"
import type { Rendering } from "./ReportRenderer.ts"

const scoresOf = ({ scan, previous }: Rendering): Pick<Comparison, "scoreBefore" | "scoreAfter"> => ({
  ...(typeof previous?.score === "number" && { scoreBefore: previous.score }),
  ...(scan.score !== null && { scoreAfter: scan.score })
})

/** Both are judged anew for the day of the later one: what differs then lies in the code. */
export const changesOf = (before: Inventory, after: Inventory, day: string, rendering: Rendering): Comparison => {
  const judged = (inventory: Inventory) => ({ inventory, assessment: assess(inventory, { on: day, policies: [] }) })
  return {
    title: rendering.previous?.title ?? "",
    diff: compareInventories(judged(before), judged(after)),
    ...scoresOf(rendering)
  }
}
