import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { FileResult } from "../../scanner/engine/FileResult.ts"
import { type ScanThread, ScanThreads } from "../../scanner/engine/ScanThreads.ts"
import { ThreadsUnavailable } from "../../scanner/ScannerError.ts"
import type { WorkerRequest } from "./serveScans.ts"

/** Heap of one thread. Syntax trees live in WASM memory beside it; most of what a file needs dies young. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 }

/** Flags of the process, such as `--eval`, are not for its threads. */
const NO_FLAGS: Array<string> = []

/** The worker's source in development, its compiled form in the published package. */
const workerFile = new URL(import.meta.url.endsWith(".ts") ? "./scanWorker.ts" : "./scanWorker.js", import.meta.url)

type Waiting = { readonly resolve: (result: FileResult) => void; readonly reject: (cause: unknown) => void }

const startThread = (): ScanThread => {
  const worker = new Worker(workerFile, { execArgv: NO_FLAGS, resourceLimits: HEAP })
  const results: Array<FileResult> = []
  const waiting: Array<Waiting> = []
  let gone: unknown
  const lose = (cause: unknown): void => {
    gone ??= cause
    for (const { reject } of waiting.splice(0)) reject(gone)
  }
  worker.on("message", (result: FileResult) => {
    const next = waiting.shift()
    if (next === undefined) results.push(result)
    else next.resolve(result)
  })
  worker.on("error", lose)
  worker.on("exit", (code) => lose(new Error(`thread ended with code ${code}`)))
  return {
    prepare: (language) => worker.postMessage({ prepare: language } satisfies WorkerRequest),
    give: (tasks) => worker.postMessage({ scan: tasks } satisfies WorkerRequest),
    next: () => {
      const result = results.shift()
      if (result !== undefined) return Promise.resolve(result)
      if (gone !== undefined) return Promise.reject(gone)
      return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
    },
    end: Effect.promise(() => worker.terminate())
  }
}

/** Worker threads of Node or Deno, as many as asked for or as the machine has processors. */
export const nodeScanThreads = (size: number = availableParallelism()): Layer.Layer<ScanThreads> =>
  Layer.succeed(ScanThreads, {
    size,
    start: Effect.try({ try: startThread, catch: (cause) => new ThreadsUnavailable({ cause }) })
  })
