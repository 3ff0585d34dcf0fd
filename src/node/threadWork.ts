import { type ResourceLimits, Worker } from "node:worker_threads"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { hasProperty } from "effect/Predicate"
import * as Semaphore from "effect/Semaphore"
import { WorkStopped } from "../domain/WorkStopped.ts"
import { concurrencyLimit } from "../http/concurrencyLimit.ts"

interface Kind {
  /** A module that answers each message of its parent with one message. */
  readonly file: URL
  /** Heap limits of the thread. */
  readonly heap: ResourceLimits
  /** Time limit of one task. */
  readonly patience: Duration.Input
  /** Most tasks at a time, running and waiting, so that none waits longer than clients do. */
  readonly mostWaiting: number
  /** How long an idle thread is kept. */
  readonly idle: Duration.Input
}

/** One key, because all tasks of a kind wait for each other. */
const all = "all"

/** Threads do not inherit flags of the process such as `--eval`. */
const noFlags: Array<string> = []

const outOfMemory = new WorkStopped({ reason: "memory" })

const isMemory = (cause: unknown): boolean => hasProperty(cause, "code") && cause.code === "ERR_WORKER_OUT_OF_MEMORY"

/** A thread that is started when it is needed, and anew after it was stopped. */
const makeThread = ({ file, heap, idle }: Kind) => {
  let kept: Worker | undefined
  let timer: NodeJS.Timeout | undefined
  let settle: (result: Effect.Effect<unknown, WorkStopped>) => void = () => undefined

  const end = (): Promise<unknown> => {
    const worker = kept
    kept = undefined
    return worker?.terminate() ?? Promise.resolve()
  }

  const begin = (): Worker => {
    const worker = new Worker(file, { execArgv: noFlags, resourceLimits: heap })
    const over = (result: Effect.Effect<never, WorkStopped>): void => {
      if (kept !== worker) return
      kept = undefined
      settle(result)
    }
    worker.on("message", (output) => kept === worker && settle(Effect.succeed(output)))
    worker.on("error", (cause) => over(isMemory(cause) ? Effect.fail(outOfMemory) : Effect.die(cause)))
    worker.on("exit", (code) => over(Effect.die(new Error(`a thread ended with code ${code}`))))
    worker.unref()
    return worker
  }

  const endLater = (): void => {
    clearTimeout(timer)
    timer = setTimeout(end, Duration.toMillis(idle)).unref()
  }

  /** Runs one task at a time. Interrupting it ends the thread. */
  const ask = (input: unknown): Effect.Effect<unknown, WorkStopped> =>
    Effect.callback((resume) => {
      clearTimeout(timer)
      settle = (result) => {
        endLater()
        resume(result)
      }
      kept ??= begin()
      kept.postMessage(input)
      return Effect.promise(end)
    })

  return { ask, end: Effect.promise(end) }
}

/** Runs one task of a kind at a time, in a thread, and stops tasks that exceed the time or memory limit. */
export const threadWork = Effect.fnUntraced(function* (kind: Kind) {
  const thread = makeThread(kind)
  yield* Effect.addFinalizer(() => thread.end)
  const turn = yield* Semaphore.make(1)
  const waiting = concurrencyLimit(kind.mostWaiting)
  return (input: unknown): Effect.Effect<unknown, WorkStopped> =>
    Effect.suspend(() => {
      if (!waiting.acquire(all)) return Effect.fail(new WorkStopped({ reason: "busy" }))
      return thread.ask(input).pipe(
        Effect.timeoutOrElse({
          duration: kind.patience,
          orElse: () => Effect.fail(new WorkStopped({ reason: "time" }))
        }),
        turn.withPermits(1),
        Effect.ensuring(Effect.sync(() => waiting.release(all)))
      )
    })
})
