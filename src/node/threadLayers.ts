import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { InventoryJudge, type Judging } from "../portfolio/InventoryJudge.ts"
import { type RenderedReport, type Rendering, ReportRenderer } from "../reports/ReportRenderer.ts"
import { Comparer, type Comparing } from "../scans/Comparer.ts"
import { entryModule } from "./entryModule.ts"
import { threadWork } from "./threadWork.ts"

/** Renders one report at a time, in a thread that is kept for the next one. */
export const reportRendererLayer = Layer.effect(
  ReportRenderer,
  Effect.map(
    threadWork({
      file: entryModule("reportWorker"),
      // Enough for the largest scan that is shown and the one before it.
      heap: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
      patience: "20 seconds",
      mostWaiting: 8,
      idle: "10 minutes"
    }),
    (work) => ({
      render: (rendering: Rendering) => Effect.map(work(rendering), (report) => report as RenderedReport)
    })
  )
)

/** Runs one comparison at a time, in a thread. */
export const comparerLayer = Layer.effect(
  Comparer,
  Effect.map(
    threadWork({
      file: entryModule("compareWorker"),
      // Enough for two scans of the largest size that is compared.
      heap: { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 },
      patience: "30 seconds",
      mostWaiting: 4,
      idle: "1 second"
    }),
    (work) => ({ compare: (comparing: Comparing) => Effect.map(work(comparing), (json) => json as Uint8Array) })
  )
)

/** Evaluates one inventory at a time, in a thread. */
export const inventoryJudgeLayer = Layer.effect(
  InventoryJudge,
  Effect.map(
    threadWork({
      file: entryModule("judgeWorker"),
      // Enough for the largest scan that is evaluated.
      heap: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
      patience: "20 seconds",
      mostWaiting: 8,
      idle: "1 minute"
    }),
    (work) => ({
      judge: (judging: Judging) => Effect.map(work(judging), (json) => json as Uint8Array)
    })
  )
)
