import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"
import type * as Scope from "effect/Scope"
import { ThreadsUnavailable } from "../ScannerError.ts"
import { type FileResult, skippedFile } from "./FileResult.ts"
import type { ScanTask, ScanThread, ScanThreads } from "./ScanThreads.ts"

/** The thread's own limit on parsing ends most slow files politely; this much later the thread itself is ended. */
const GRACE_MILLIS = 1_000

/** A thread that is not ready by then never will be. */
const START_LIMIT_MILLIS = 60_000

/** A place for one thread. The thread is started when there is work and replaced when it hangs or dies. */
interface Slot {
  thread: ScanThread | undefined
}

export interface ThreadPool {
  /** Starts a first thread, if none runs, and lets it load a language while files are still being read. */
  readonly prepare: (language: string) => Effect.Effect<void, ThreadsUnavailable>
  /** Results in the order of the tasks; every task gets one. */
  readonly scan: (tasks: ReadonlyArray<ScanTask>) => Effect.Effect<ReadonlyArray<FileResult>, ThreadsUnavailable>
}

type Threads = ScanThreads["Service"]

const ensure = Effect.fnUntraced(function* (threads: Threads, slot: Slot) {
  slot.thread ??= yield* threads.start
  return slot.thread
})

const discard = (slot: Slot): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { thread } = slot
    slot.thread = undefined
    return thread === undefined ? Effect.void : thread.end
  })

const lost = ({ file }: ScanTask): FileResult => skippedFile(file.path, file.bytes.length, "worker-lost")

const late = ({ file }: ScanTask, limitMillis: number): FileResult =>
  skippedFile(file.path, file.bytes.length, "timeout", `not scanned within ${limitMillis} ms`)

/** The next result, or the reason why the thread is of no more use. */
const awaitResult = (
  thread: ScanThread,
  task: ScanTask,
  limitMillis: number
): Effect.Effect<{ readonly result: FileResult; readonly alive: boolean }> =>
  Effect.tryPromise(() => thread.next()).pipe(
    Effect.map((result) => ({ result, alive: true })),
    Effect.catch(() => Effect.succeed({ result: lost(task), alive: false })),
    Effect.timeoutOption(limitMillis + GRACE_MILLIS),
    Effect.map(Option.getOrElse(() => ({ result: late(task, limitMillis), alive: false })))
  )

/** Waits until the thread can scan these languages; starting and loading do not count as the time of a file. */
const ready = (thread: ScanThread, tasks: ReadonlyArray<ScanTask>): Effect.Effect<void, ThreadsUnavailable> =>
  Effect.forEach(
    new Set(tasks.map(({ language }) => language)),
    (language) =>
      Effect.tryPromise({
        try: () => thread.prepare(language),
        catch: (cause) => new ThreadsUnavailable({ cause })
      }),
    { discard: true }
  ).pipe(
    Effect.timeoutOrElse({
      duration: START_LIMIT_MILLIS,
      orElse: () => Effect.fail(new ThreadsUnavailable({ cause: `not ready within ${START_LIMIT_MILLIS} ms` }))
    })
  )

const runOn = (threads: Threads, slot: Slot, limitMillis: number) =>
  Effect.fnUntraced(function* (tasks: ReadonlyArray<ScanTask>) {
    const results: Array<FileResult> = []
    let given = false
    for (const [at, task] of tasks.entries()) {
      const thread = yield* ensure(threads, slot)
      if (!given) {
        yield* ready(thread, tasks.slice(at))
        thread.give(tasks.slice(at))
        given = true
      }
      const { result, alive } = yield* awaitResult(thread, task, limitMillis)
      results.push(result)
      if (alive) continue
      yield* discard(slot)
      given = false
    }
    return results
  })

/**
 * A pool of scanning threads. One file's endless loop or crash costs that file and its thread, never another file:
 * the thread is replaced and the rest of its batch goes on. Threads end with the scope.
 */
export const makeThreadPool = (threads: Threads, limitMillis: number): Effect.Effect<ThreadPool, never, Scope.Scope> =>
  Effect.gen(function* () {
    const slots = Array.from({ length: threads.size }, (): Slot => ({ thread: undefined }))
    const idle = slots.toReversed()
    const permits = yield* Semaphore.make(threads.size)
    yield* Effect.addFinalizer(() => Effect.forEach(slots, discard, { discard: true, concurrency: "unbounded" }))
    return {
      prepare: (language) => Effect.map(ensure(threads, slots[0]!), (thread) => void thread.prepare(language)),
      scan: (tasks) =>
        Effect.acquireUseRelease(
          Effect.sync(() => idle.pop()!),
          (slot) => runOn(threads, slot, limitMillis)(tasks).pipe(Effect.onInterrupt(() => discard(slot))),
          (slot) => Effect.sync(() => idle.push(slot))
        ).pipe(permits.withPermits(1))
    }
  })
