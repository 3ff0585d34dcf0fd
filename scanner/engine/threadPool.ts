import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Option from "effect/Option"
import type * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import type { OwnRules } from "../rules/rule.ts"
import { ThreadsUnavailable } from "../ScannerError.ts"
import { type FileResult, skippedFile } from "./FileResult.ts"
import { STUCK_MILLIS } from "./limits.ts"
import type { ScanTask, ScanThread, ScanThreads } from "./ScanThreads.ts"

/** A thread that is not ready by then never will be. */
const START_LIMIT_MILLIS = 60_000

export interface ThreadPool {
  /** Starts a first thread while there is other work to do. */
  readonly warmUp: Effect.Effect<void, ThreadsUnavailable>
  /** Lets the first thread load a language while files are still being read. */
  readonly prepare: (language: string, rules?: OwnRules) => Effect.Effect<void, ThreadsUnavailable>
  /** Results in the order of the tasks; every task gets one. */
  readonly scan: (
    tasks: ReadonlyArray<ScanTask>,
    rules?: OwnRules
  ) => Effect.Effect<ReadonlyArray<FileResult>, ThreadsUnavailable>
}

type Threads = ScanThreads["Service"]

/** Starting a thread costs about as much as scanning so many bytes, or waiting so long. */
const WORTH_A_THREAD_BYTES = 524_288
const WORTH_A_THREAD_MILLIS = 400

/** A place for one thread. The thread is started when there is work and replaced when it hangs or dies. */
interface ThreadSlot {
  thread: ScanThread | undefined
}

interface ThreadSlots {
  readonly all: ReadonlyArray<ThreadSlot>
  /** Does work on so many bytes in a slot that nobody else uses meanwhile, as soon as there is one. */
  readonly use: <A, E, R>(bytes: number, work: (slot: ThreadSlot) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** At first one slot is open. Another one opens when the work waiting for the open ones is worth a thread. */
const makeThreadSlots = Effect.fnUntraced(function* (size: number) {
  const all = Array.from({ length: size }, (): ThreadSlot => ({ thread: undefined }))
  const idle = [all[0]!]
  const permits = yield* Semaphore.make(1)
  let open = 1
  let waitingBytes = 0
  const openNext = Effect.suspend(() => {
    if (open === size) return Effect.void
    idle.unshift(all[open++]!)
    return permits.resize(open)
  })
  /** Counts work as waiting until the returned effect has run. */
  const wait = Effect.fnUntraced(function* (bytes: number) {
    let counted = bytes
    waitingBytes += counted
    if (waitingBytes > WORTH_A_THREAD_BYTES * open) yield* openNext
    const impatience = yield* Effect.forkChild(Effect.delay(openNext, WORTH_A_THREAD_MILLIS))
    return Effect.suspend(() => {
      waitingBytes -= counted
      counted = 0
      return Fiber.interrupt(impatience)
    })
  })
  const slots: ThreadSlots = {
    all,
    use: (bytes, work) =>
      Effect.gen(function* () {
        const served = yield* wait(bytes)
        const inSlot = Effect.acquireUseRelease(
          Effect.sync(() => idle.pop()!),
          (slot) => Effect.andThen(served, work(slot)),
          (slot) => Effect.sync(() => idle.push(slot))
        )
        return yield* permits
          .withPermits(1)(inSlot)
          .pipe(Effect.onInterrupt(() => served))
      })
  }
  return slots
})

const ensure = Effect.fnUntraced(function* (threads: Threads, slot: ThreadSlot) {
  slot.thread ??= yield* threads.start
  return slot.thread
})

const discard = (slot: ThreadSlot): Effect.Effect<void> =>
  Effect.suspend(() => {
    const { thread } = slot
    slot.thread = undefined
    return thread === undefined ? Effect.void : thread.end
  })

const lost = ({ file }: ScanTask): FileResult => skippedFile(file.path, file.bytes.length, "worker-lost")

const stuck = ({ file }: ScanTask): FileResult =>
  skippedFile(file.path, file.bytes.length, "worker-lost", `no result within ${STUCK_MILLIS / 1_000} seconds`)

/** The next result, or the reason why the thread is of no more use. */
const awaitResult = (
  thread: ScanThread,
  task: ScanTask
): Effect.Effect<{ readonly result: FileResult; readonly alive: boolean }> =>
  Effect.tryPromise(() => thread.next()).pipe(
    Effect.map((result) => ({ result, alive: true })),
    Effect.catch(() => Effect.succeed({ result: lost(task), alive: false })),
    Effect.timeoutOption(STUCK_MILLIS),
    Effect.map(Option.getOrElse(() => ({ result: stuck(task), alive: false })))
  )

/** Waits until the thread can scan these languages; starting and loading do not count as the time of a file. */
const ready = (
  thread: ScanThread,
  tasks: ReadonlyArray<ScanTask>,
  rules: OwnRules | undefined
): Effect.Effect<void, ThreadsUnavailable> =>
  Effect.forEach(
    new Set(tasks.flatMap(({ language, prefiltered }) => (prefiltered === true ? [] : [language]))),
    (language) =>
      Effect.tryPromise({
        try: () => thread.prepare(language, rules),
        catch: (cause) => new ThreadsUnavailable({ cause })
      }),
    { discard: true }
  ).pipe(
    Effect.timeoutOrElse({
      duration: START_LIMIT_MILLIS,
      orElse: () => Effect.fail(new ThreadsUnavailable({ cause: `not ready within ${START_LIMIT_MILLIS} ms` }))
    })
  )

/** Scans a batch in a slot's thread, starting and replacing the thread as needed. */
const runOn = Effect.fnUntraced(function* (
  threads: Threads,
  slot: ThreadSlot,
  tasks: ReadonlyArray<ScanTask>,
  rules: OwnRules | undefined
) {
  const results: Array<FileResult> = []
  let given = false
  for (const [at, task] of tasks.entries()) {
    const thread = yield* ensure(threads, slot)
    if (!given) {
      yield* ready(thread, tasks.slice(at), rules)
      thread.give(tasks.slice(at), rules)
      given = true
    }
    const { result, alive } = yield* awaitResult(thread, task)
    results.push(result)
    if (alive) continue
    yield* discard(slot)
    given = false
  }
  return results
})

const sizeOf = (tasks: ReadonlyArray<ScanTask>): number =>
  tasks.reduce((bytes, { file }) => bytes + file.bytes.length, 0)

/**
 * A pool of scanning threads. One file's endless loop or crash costs that file and its thread, never another file:
 * the file is skipped as `worker-lost`, the thread is replaced and the rest of its batch goes on. A further thread is started when more work is waiting than
 * starting it costs. Threads end with the scope.
 */
export const makeThreadPool = (threads: Threads): Effect.Effect<ThreadPool, never, Scope.Scope> =>
  Effect.gen(function* () {
    const slots = yield* makeThreadSlots(threads.size)
    yield* Effect.addFinalizer(() => Effect.forEach(slots.all, discard, { discard: true, concurrency: "unbounded" }))
    const first = ensure(threads, slots.all[0]!)
    return {
      warmUp: Effect.asVoid(first),
      prepare: (language, rules) => Effect.map(first, (thread) => void thread.prepare(language, rules)),
      scan: (tasks, rules) =>
        slots.use(sizeOf(tasks), (slot) =>
          runOn(threads, slot, tasks, rules).pipe(Effect.onInterrupt(() => discard(slot)))
        )
    }
  })
