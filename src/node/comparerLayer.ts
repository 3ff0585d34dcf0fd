import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { Comparer, type Comparing } from "../scans/Comparer.ts"
import { entryModule } from "./entryModule.ts"
import { threadWork } from "./threadWork.ts"

/** For two scans of the largest size that is compared. */
const heap = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 }

/** One comparison at a time, in a thread. */
export const comparerLayer = Layer.effect(
  Comparer,
  Effect.map(
    threadWork({
      file: entryModule("compareWorker"),
      heap,
      patience: "30 seconds",
      mostWaiting: 4,
      idle: "1 second"
    }),
    (work) => ({ compare: (comparing: Comparing) => Effect.map(work(comparing), (json) => json as Uint8Array) })
  )
)
