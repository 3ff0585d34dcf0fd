import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { type RenderedReport, type Rendering, ReportRenderer } from "../reports/ReportRenderer.ts"
import { entryModule } from "./entryModule.ts"
import { threadWork } from "./threadWork.ts"

/** For the largest scan that is shown, and the one before it. */
const heap = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 }

/** One report at a time, in a thread that stays for the next one. */
export const reportRendererLayer = Layer.effect(
  ReportRenderer,
  Effect.map(
    threadWork({
      file: entryModule("reportWorker"),
      heap,
      patience: "20 seconds",
      mostWaiting: 8,
      idle: "10 minutes"
    }),
    (work) => ({
      render: (rendering: Rendering) => Effect.map(work(rendering), (report) => report as RenderedReport)
    })
  )
)
