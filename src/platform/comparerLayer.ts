import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import { hasProperty } from "effect/Predicate"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { atATime } from "../http/atATime.ts"
import { Comparer, type Comparing, ComparisonStopped } from "../scans/Comparer.ts"

/** Of the thread, for two scans of the largest size that is compared. */
const heap = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 }

/** Comparisons of all tenants wait for each other. */
const all = "all"

const patience = "30 seconds"

/** The one that runs, and those that wait for it: none waits longer than clients do. */
const mostWaiting = 4

/** Flags of the process, such as `--eval`, are not for its threads. */
const noFlags: Array<string> = []

/** The worker's source in development, its compiled form in the published package. */
const workerFile = new URL(
  import.meta.url.endsWith(".ts") ? "./compareWorker.ts" : "./compareWorker.js",
  import.meta.url
)

const isMemory = (cause: unknown): boolean => hasProperty(cause, "code") && cause.code === "ERR_WORKER_OUT_OF_MEMORY"

const inThread = (comparing: Comparing): Effect.Effect<Uint8Array, ComparisonStopped> =>
  Effect.callback((resume) => {
    const worker = new Worker(workerFile, { execArgv: noFlags, resourceLimits: heap, workerData: comparing })
    worker.once("message", (bytes: Uint8Array) => resume(Effect.succeed(bytes)))
    worker.once("error", (cause) =>
      resume(isMemory(cause) ? Effect.fail(new ComparisonStopped({ reason: "memory" })) : Effect.die(cause))
    )
    worker.once("exit", (code) => resume(Effect.die(new Error(`the comparing thread ended with code ${code}`))))
    return Effect.promise(() => worker.terminate())
  })

/** One comparison at a time, each in a thread of its own. */
export const comparerLayer = Layer.effect(
  Comparer,
  Effect.map(Semaphore.make(1), (turn) => {
    const waiting = atATime(mostWaiting)
    const inTurn = (comparing: Comparing) =>
      inThread(comparing).pipe(
        Effect.timeoutOrElse({
          duration: patience,
          orElse: () => Effect.fail(new ComparisonStopped({ reason: "time" }))
        }),
        turn.withPermits(1),
        Effect.ensuring(Effect.sync(() => waiting.give(all)))
      )
    return {
      compare: (comparing: Comparing) =>
        Effect.suspend(() =>
          waiting.take(all) ? inTurn(comparing) : Effect.fail(new ComparisonStopped({ reason: "busy" }))
        )
    }
  })
)
