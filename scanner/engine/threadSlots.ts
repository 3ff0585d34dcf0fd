import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Semaphore from "effect/Semaphore"
import type { ScanThread } from "./ScanThreads.ts"

/** Starting a thread costs about as much as scanning so many bytes, or waiting so long. */
const WORTH_A_THREAD_BYTES = 524_288
const WORTH_A_THREAD_MILLIS = 400

/** A place for one thread. The thread is started when there is work and replaced when it hangs or dies. */
export interface ThreadSlot {
  thread: ScanThread | undefined
}

export interface ThreadSlots {
  readonly all: ReadonlyArray<ThreadSlot>
  /** Does work on so many bytes in a slot that nobody else uses meanwhile, as soon as there is one. */
  readonly use: <A, E, R>(bytes: number, work: (slot: ThreadSlot) => Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}

/** At first one slot is open. Another one opens when the work waiting for the open ones is worth a thread. */
export const makeThreadSlots = Effect.fnUntraced(function* (size: number) {
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
