import { type ResourceLimits, Worker } from "node:worker_threads"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import { hasProperty } from "effect/Predicate"
import * as Semaphore from "effect/Semaphore"
import { WorkStopped } from "../domain/WorkStopped.ts"
import { concurrencyLimit } from "../http/concurrencyLimit.ts"

interface Kind {
  /** A module that answers each message of its parent with one. */
  readonly file: URL
  /** Of the thread. */
  readonly heap: ResourceLimits
  /** Of one piece of work. */
  readonly patience: Duration.Input
  /** The one that runs, and those that wait for it: none waits longer than clients do. */
  readonly mostWaiting: number
  /** How long a thread without work is kept for the next. */
  readonly idle: Duration.Input
}

/** All of a kind wait for each other. */
const all = "all"

/** Flags of the process, such as `--eval`, are not for its threads. */
const noFlags: Array<string> = []

const outOfMemory = new WorkStopped({ reason: "memory" })

const isMemory = (cause: unknown): boolean => hasProperty(cause, "code") && cause.code === "ERR_WORKER_OUT_OF_MEMORY"

/** A thread that is there when it is needed, and is another one after it was stopped. */
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

  /** One at a time. Interrupting it ends the thread. */
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

/** Does one piece of work of a kind at a time, in a thread, and stops what takes too long or too much. */
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
