import { availableParallelism } from "node:os"
import { Worker } from "node:worker_threads"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type { FileResult } from "../../scanner/engine/FileResult.ts"
import { type ScanTask, type ScanThread, ScanThreads } from "../../scanner/engine/ScanThreads.ts"
import type { OwnRules } from "../../scanner/rules/rule.ts"
import { ThreadsUnavailable } from "../../scanner/ScannerError.ts"
import { entryModule } from "./entryModule.ts"

/** Heap of one thread. Syntax trees are in WASM memory, outside of it; most objects of a file are short-lived. */
const HEAP = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 24 }

/** Threads do not inherit flags of the process such as `--eval`. */
const NO_FLAGS: Array<string> = []

/** With own rules, by what they say before: those that were learned last. */
type WithRules<A> = A & { readonly hasRules?: true }

export type WorkerRequest =
  | { readonly learn: OwnRules }
  | WithRules<{ readonly prepare: string }>
  | WithRules<{ readonly scan: ReadonlyArray<ScanTask> }>

/** One answer for each prepared language and for each file, in the order of the requests. */
export type WorkerAnswer = { readonly prepared: string } | FileResult

const workerFile = entryModule("scanWorker")

interface Waiting {
  readonly resolve: (answer: WorkerAnswer) => void
  readonly reject: (cause: unknown) => void
}

/** Answers of a worker, in the order of the requests. */
const answersOf = (worker: Worker): (() => Promise<WorkerAnswer>) => {
  const answers: Array<WorkerAnswer> = []
  const waiting: Array<Waiting> = []
  let gone: unknown
  const lose = (cause: unknown): void => {
    gone ??= cause
    for (const { reject } of waiting.splice(0)) reject(gone)
  }
  worker.on("message", (answer: WorkerAnswer) => {
    const next = waiting.shift()
    if (next === undefined) answers.push(answer)
    else next.resolve(answer)
  })
  worker.on("error", lose)
  worker.on("exit", (code) => lose(new Error(`thread ended with code ${code}`)))
  return () => {
    const answer = answers.shift()
    if (answer !== undefined) return Promise.resolve(answer)
    if (gone !== undefined) return Promise.reject(gone)
    return new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  }
}

const resultIn = (answer: WorkerAnswer): FileResult => {
  if ("prepared" in answer) throw new Error("a thread answered what it was not asked")
  return answer
}

const startThread = (): ScanThread => {
  const worker = new Worker(workerFile, { execArgv: NO_FLAGS, resourceLimits: HEAP })
  const answer = answersOf(worker)
  const prepared = new Map<string, Promise<void>>()
  let learned: string | undefined
  const ask = (request: Exclude<WorkerRequest, { readonly learn: OwnRules }>, rules: OwnRules | undefined): void => {
    if (rules === undefined) return worker.postMessage(request)
    if (learned !== rules.digest) worker.postMessage({ learn: rules } satisfies WorkerRequest)
    learned = rules.digest
    worker.postMessage({ ...request, hasRules: true } satisfies WorkerRequest)
  }
  return {
    prepare: (language, rules) => {
      const key = `${language} ${rules?.digest ?? ""}`
      const known = prepared.get(key)
      if (known !== undefined) return known
      ask({ prepare: language }, rules)
      const ready = answer().then(() => undefined)
      ready.catch(() => undefined)
      prepared.set(key, ready)
      return ready
    },
    give: (tasks, rules) => ask({ scan: tasks }, rules),
    next: () => answer().then(resultIn),
    end: Effect.promise(() => worker.terminate())
  }
}

/** Worker threads of Node or Deno; by default as many as the machine has processors. */
export const nodeScanThreads = (
  size: number = availableParallelism(),
  startsWhenNeeded: boolean = false
): Layer.Layer<ScanThreads> =>
  Layer.succeed(ScanThreads, {
    size,
    startsWhenNeeded,
    start: Effect.try({ try: startThread, catch: (cause) => new ThreadsUnavailable({ cause }) })
  })
