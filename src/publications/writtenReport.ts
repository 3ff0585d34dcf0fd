import * as Result from "effect/Result"
import { htmlChunks } from "../../scanner/bom/html.ts"
import { markup } from "../../scanner/bom/html/markup.ts"
import { toInventory } from "../../scanner/model/toInventory.ts"
import { readScan } from "../../scanner/reading/readScan.ts"
import { changesOf } from "./changesOf.ts"
import { reportOptions } from "./reportOptions.ts"
import type { Rendering } from "./ReportRenderer.ts"
import { storedAssessment } from "./storedAssessment.ts"

/** The texts of the scan and of the one before it, as they are stored. */
export interface StoredTexts {
  readonly scan: string
  readonly previous: string | undefined
}

const inventoryIn = (text: string) => {
  const { source, report } = Result.getOrThrow(readScan(text))
  return { source, inventory: toInventory(report) }
}

const mainStart = `<main id="main">\n`

/** The page of a report, in pieces. */
export function* writtenReport(texts: StoredTexts, rendering: Rendering): Generator<string, void> {
  const { source, inventory } = inventoryIn(texts.scan)
  const day = source.timestamp.slice(0, 10)
  const assessment = storedAssessment(JSON.parse(texts.scan), inventory, day)
  const changes =
    texts.previous === undefined
      ? undefined
      : changesOf(inventoryIn(texts.previous).inventory, inventory, assessment.on, rendering)
  const options = reportOptions({ ...source, serialNumber: rendering.serialNumber }, rendering, changes)
  const note = rendering.note === undefined ? "" : markup`<p class="empty" role="note">${rendering.note}</p>`.html
  for (const chunk of htmlChunks(inventory, assessment, options)) {
    yield chunk
    if (chunk === mainStart) yield note
  }
}
