import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import type { Scanner } from "../../scanner/Scanner.ts"
import { scannerWorkers } from "./scannerLayers.ts"

/**
 * Makes the scanner of a command, for so many threads: threads of its own, unless the program that runs the command has another.
 * Where it is likely to have little to do, no thread is started before one is needed.
 */
export const CommandScanner = Context.Reference<
  (threads: number | undefined, hasLittleToDo: boolean) => Layer.Layer<Scanner>
>("ciphermap/node/CommandScanner", { defaultValue: () => scannerWorkers })

/** Runs what scans with the scanner of a command, which is gone after it. */
export const provideScanner =
  (threads: number | undefined, hasLittleToDo: boolean = false) =>
  <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, Exclude<R, Scanner>> =>
    CommandScanner.use((layerOf) => Effect.provide(work, layerOf(threads, hasLittleToDo)))
