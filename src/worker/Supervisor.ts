import * as NodeFileSystem from "@effect/platform-node/NodeFileSystem"
import * as Deferred from "effect/Deferred"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Layer from "effect/Layer"
import * as Metric from "effect/Metric"
import * as Schedule from "effect/Schedule"
import { Config } from "../config/Config.ts"
import { scansRunning } from "../observability/metrics.ts"
import { makeRunScan } from "./runScan.ts"
import { RepositoryMemory } from "./RepositoryMemory.ts"
import { ReuseRepo } from "./ReuseRepo.ts"
import { Policies } from "../policies/Policies.ts"
import { TenantSettingsRepo } from "./TenantSettingsRepo.ts"
import { ScanProcesses } from "../scans/ScanProcesses.ts"
import { ScanQueue } from "../scans/ScanQueue.ts"
import { OfferedCredentials } from "../credentials/OfferedCredentials.ts"
import { UploadedDocuments } from "../uploads/UploadedDocuments.ts"
import { ScanAttempts } from "./ScanAttempts.ts"

/** Pause after a database error; the queue keeps the scan meanwhile. */
const pause = "1 second"

interface Taker {
  readonly fiber: Fiber.Fiber<never>
  readonly isBusy: () => boolean
}

const supervise = Effect.gen(function* () {
  const { downloadsAtOnce, drainSeconds } = yield* Config
  const { atOnce } = yield* ScanProcesses
  const queue = yield* ScanQueue
  const runScan = yield* makeRunScan
  const stopping = yield* Deferred.make<void>()

  /** Takes one scan after another until the worker stops. */
  const taker = Effect.gen(function* () {
    let isBusy = false
    const one = queue
      .take((item) =>
        Effect.suspend(() => {
          isBusy = true
          return runScan(item)
        })
      )
      .pipe(
        Effect.catchCause((cause) =>
          Effect.andThen(Effect.logWarning("a scan is left to the next worker", cause), Effect.sleep(pause))
        ),
        Effect.ensuring(Effect.sync(() => (isBusy = false)))
      )
    const untilStopped = Effect.suspend(() =>
      Deferred.isDoneUnsafe(stopping) ? Effect.never : Effect.asVoid(one)
    ).pipe(Effect.forever)
    return { fiber: yield* Effect.forkDetach(untilStopped), isBusy: () => isBusy } satisfies Taker
  })

  const takers = yield* Effect.all(Array.from({ length: downloadsAtOnce + atOnce }, () => taker))
  const busy = () => takers.filter(({ isBusy }) => isBusy())
  yield* Effect.sync(() => busy().length).pipe(
    Effect.flatMap((count) => Metric.update(scansRunning, count)),
    Effect.repeat(Schedule.spaced("1 second")),
    Effect.forkScoped
  )

  yield* Effect.addFinalizer(() =>
    Effect.gen(function* () {
      yield* Deferred.succeed(stopping, undefined)
      yield* Fiber.interruptAll(takers.filter(({ isBusy }) => !isBusy()).map(({ fiber }) => fiber))
      yield* Effect.logInfo("draining", { scans: busy().length })
      yield* Effect.sleep("50 millis").pipe(
        Effect.repeat({ while: () => busy().length > 0 }),
        Effect.timeoutOption(Duration.seconds(drainSeconds))
      )
      yield* Effect.logInfo("drained", { scansGivenBack: busy().length })
      yield* Fiber.interruptAll(takers.map(({ fiber }) => fiber))
    })
  )
  yield* Effect.logInfo("working", { downloads: downloadsAtOnce, scans: atOnce })
})

const memories = RepositoryMemory.layer.pipe(Layer.provide(NodeFileSystem.layer))

const documents = UploadedDocuments.layer.pipe(Layer.provide(NodeFileSystem.layer))

/** Runs scans of all tenants, as many at a time as the configuration allows. */
export const supervisor = Layer.effectDiscard(supervise).pipe(
  Layer.provide([
    OfferedCredentials.layer,
    ScanAttempts.layer,
    ReuseRepo.layer,
    TenantSettingsRepo.layer,
    Policies.layer,
    documents,
    memories
  ])
)
