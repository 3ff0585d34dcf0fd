import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as FiberSet from "effect/FiberSet"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Queue from "effect/Queue"
import * as Random from "effect/Random"
import * as Schedule from "effect/Schedule"
import { Config } from "../config/Config.ts"
import { Events } from "../events/Events.ts"
import { webhookAttempts } from "../observability/metrics.ts"
import { attemptOutcome, type AttemptResult, type AttemptOutcome } from "./attemptOutcome.ts"
import { attemptWebhook } from "./attemptWebhook.ts"
import { type ClaimedRow, DeliveriesRepo, type FinishedAttempt, type WebhookNews } from "./DeliveriesRepo.ts"
import { SigningSecrets } from "./SigningSecrets.ts"
import { WebhookAddresses } from "./WebhookAddresses.ts"

const pollInterval = "500 millis"

/** An event is announced before its transaction has committed, so it is looked for several times. */
const eagerInterval = "25 millis"
const eagerRounds = 4

/** Slots that become free within this time are filled with one query. */
const gatherInterval = "10 millis"

const mostWritten = 200
const drainTime = "10 seconds"
const flushTime = "5 seconds"

const resultOf = (exit: Exit.Exit<AttemptResult>): AttemptResult => {
  if (Exit.isSuccess(exit)) return exit.value
  return { error: Cause.hasInterrupts(exit.cause) ? "interrupted" : "network_error" }
}

/** A finished attempt. */
interface EndedAttempt {
  readonly row: ClaimedRow
  readonly outcome: AttemptOutcome
  readonly durationMillis: number
}

const rank: Record<WebhookNews["news"], number> = { fails: 0, works: 1, gone: 2 }

/** Whether the webhook's row does not state it yet. */
const isNew: Record<WebhookNews["news"], (row: ClaimedRow) => boolean> = {
  gone: () => true,
  works: ({ is_failing }) => is_failing,
  fails: ({ is_failing, is_overdue }) => !is_failing || is_overdue
}

/** What a batch of attempts shows about each webhook, in the order in which all batches lock their rows. */
export const newsIn = (batch: ReadonlyArray<EndedAttempt>): ReadonlyArray<WebhookNews> => {
  const found = new Map<string, { readonly row: ClaimedRow; readonly news: WebhookNews["news"] }>()
  for (const { outcome, row } of batch) {
    const known = found.get(row.webhook_id)
    if (known === undefined || rank[outcome.webhook] > rank[known.news]) {
      found.set(row.webhook_id, { row, news: outcome.webhook })
    }
  }
  return [...found.values()]
    .filter(({ news, row }) => isNew[news](row))
    .map(({ news, row }) => ({ tenant: row.tenant_id, webhook: row.webhook_id, news }))
    .toSorted((one, other) => (one.webhook < other.webhook ? -1 : 1))
}

const finishedAttempt = ({ durationMillis, outcome, row }: EndedAttempt): FinishedAttempt => ({
  tenant: row.tenant_id,
  webhook: row.webhook_id,
  id: row.id,
  attempt: row.attempt,
  outcome: outcome.outcome,
  delayMillis: outcome.delayMillis,
  durationMillis,
  responseStatus: outcome.responseStatus,
  responseBody: outcome.responseBody,
  error: outcome.error
})

/** Stores finished attempts, up to `mostWritten` at a time; `unwritten` counts those not yet stored. */
const makeWriter = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const queue = yield* Queue.unbounded<EndedAttempt>()
  const state = { unwritten: 0 }

  const write = Effect.gen(function* () {
    const batch = yield* Queue.takeBetween(queue, 1, mostWritten)
    yield* repo.record(batch.map(finishedAttempt), newsIn(batch)).pipe(
      Effect.retry(Schedule.spaced(pollInterval)),
      Effect.catchCause((cause) => Effect.logError("attempts were not written down; they will be repeated", cause))
    )
    state.unwritten -= batch.length
    for (const { outcome } of batch) {
      yield* Metric.update(Metric.withAttributes(webhookAttempts, { result: outcome.outcome }), 1)
    }
  })
  yield* Effect.forkScoped(Effect.forever(write))

  const add = (finished: EndedAttempt): void => {
    state.unwritten++
    Queue.offerUnsafe(queue, finished)
  }
  const flushed = Effect.repeat(Effect.sleep("20 millis"), { until: () => state.unwritten === 0 }).pipe(
    Effect.interruptible,
    Effect.timeoutOption(flushTime),
    Effect.asVoid
  )
  return { add, flushed }
})

/** Runs each attempt in a fiber; when the scope closes, running attempts have some time to end. */
const makeAttempts = Effect.gen(function* () {
  const attempt = yield* attemptWebhook
  const writer = yield* makeWriter
  const { webhookConcurrency: inAll, webhookConcurrencyEach: perWebhook } = yield* Config
  const fibers = yield* FiberSet.make()
  const freed = yield* Queue.sliding<void>(1)
  const taken = new Map<string, number>()
  let running = 0

  const finish = Effect.fnUntraced(function* (row: ClaimedRow, startedAt: number, exit: Exit.Exit<AttemptResult>) {
    const now = yield* Clock.currentTimeMillis
    const count = taken.get(row.webhook_id) ?? 1
    const wasFull = running >= inAll || count >= perWebhook
    running--
    if (count === 1) taken.delete(row.webhook_id)
    else taken.set(row.webhook_id, count - 1)
    if (Exit.isFailure(exit) && !Cause.hasInterrupts(exit.cause)) {
      yield* Effect.logError("an attempt at a webhook went wrong", exit.cause)
    }
    const outcome = attemptOutcome(resultOf(exit), { tries: row.tries, now, random: yield* Random.next })
    writer.add({ row, outcome, durationMillis: Math.round(now - startedAt) })
    if (wasFull) yield* Queue.offer(freed, undefined)
  })

  const start = Effect.fnUntraced(function* (row: ClaimedRow) {
    running++
    taken.set(row.webhook_id, (taken.get(row.webhook_id) ?? 0) + 1)
    const startedAt = yield* Clock.currentTimeMillis
    yield* FiberSet.run(
      fibers,
      Effect.onExit(Effect.interruptible(attempt(row)), (exit) => finish(row, startedAt, exit))
    )
  })

  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      yield* FiberSet.awaitEmpty(fibers).pipe(Effect.interruptible, Effect.timeoutOption(drainTime))
      yield* FiberSet.clear(fibers)
      yield* writer.flushed
    })
  )
  return { start, freed: Queue.take(freed), room: () => ({ inAll: inAll - running, perWebhook, taken }) }
})

const sweep = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  yield* repo.giveUpOrphans()
  yield* Effect.repeat(repo.forgetOld(), { until: (count) => count === 0 })
})

const relay = Effect.gen(function* () {
  const repo = yield* DeliveriesRepo
  const events = yield* Events
  const attempts = yield* makeAttempts
  let eager = 0

  const gathering = Effect.andThen(attempts.freed, Effect.sleep(gatherInterval))
  const nudged = Effect.map(events.nudged, () => void (eager = eagerRounds))

  const wait = Effect.suspend(() =>
    Effect.raceAllFirst([gathering, nudged, Effect.sleep(eager-- > 0 ? eagerInterval : pollInterval)])
  )

  /** Every claimed delivery is attempted, even during shutdown: otherwise it would wait until its lease ends. */
  const take = Effect.suspend(() => {
    const room = attempts.room()
    if (room.inAll < 1) return Effect.succeed(0)
    return Effect.flatMap(repo.claim(room), (rows) =>
      Effect.as(Effect.forEach(rows, attempts.start, { discard: true }), rows.length)
    )
  }).pipe(Effect.uninterruptible)

  const round = Effect.flatMap(take, (count) => (count === 0 ? wait : Effect.void)).pipe(
    Effect.catchCause((cause) =>
      Cause.hasInterrupts(cause)
        ? Effect.failCause(cause)
        : Effect.andThen(Effect.logWarning("webhooks wait for the database", cause), Effect.sleep("1 second"))
    )
  )

  yield* Effect.forkScoped(Effect.forever(round))
  yield* Effect.forkScoped(Effect.repeat(Effect.ignore(sweep), Schedule.spaced("1 hour")))
})

/**
 * Delivers events to webhooks while its scope is open, alongside any number of other processes on the same database.
 * When the scope closes, running attempts have ten seconds to end. Each event is delivered at least once, always with
 * the same id.
 */
export const deliveries = Layer.effectDiscard(relay).pipe(
  Layer.provide([DeliveriesRepo.layer, SigningSecrets.layer, WebhookAddresses.layer])
)
