import * as Context from "effect/Context"
import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schedule from "effect/Schedule"
import * as Stream from "effect/Stream"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { RepositoryNotScanned } from "../domain/repositoryErrors.ts"
import { Policies } from "../policies/Policies.ts"
import { Boms } from "../scans/Boms.ts"
import { version } from "../version.ts"
import { DeadlinesRepo, type DueDeadline } from "./DeadlinesRepo.ts"
import { InventoryJudge, type Lapse } from "./InventoryJudge.ts"

/** Of one scan's JSON, before compression. */
const mostBytes = 32 * 1024 * 1024

/** How many are computed in a turn, and how long the next turn waits. */
const mostDue = 32
const pause = "5 seconds"

const lapseIn = (bytes: Uint8Array): Lapse | null => JSON.parse(new TextDecoder().decode(bytes))

const make = Effect.gen(function* () {
  const repo = yield* DeadlinesRepo
  const policies = yield* Policies
  const boms = yield* Boms
  const judge = yield* InventoryJudge

  const lapseOf = Effect.fnUntraced(function* ({ id, scan_id: scanId, policies: chosen }: DueDeadline) {
    const document = yield* boms.find(scanId, "scan")
    if (document.lengthOf("identity") > mostBytes) return yield* new RepositoryNotScanned()
    const bytes = yield* judge.judge({
      kind: "plan",
      format: "lapse",
      scan: yield* Stream.runCollect(document.bytes("gzip")),
      policies: yield* policies.effective(chosen),
      serialNumber: "",
      branding: {},
      facts: { repository_id: id, scan_id: scanId, on: DateTime.formatIsoDateUtc(yield* DateTime.now) }
    })
    return lapseIn(bytes)
  })

  /** A scan that cannot be evaluated has no deadline; what may work later is tried later. */
  const computeOne = (due: DueDeadline) =>
    lapseOf(due).pipe(
      Effect.flatMap((lapse) => repo.store(due, lapse?.assets ?? null, lapse?.on ?? null)),
      Effect.catch((error) =>
        error instanceof DatabaseUnavailable
          ? Effect.fail(error)
          : error.isRetryable
            ? repo.postpone(due)
            : repo.store(due, null, null)
      ),
      Effect.provideService(CurrentTenant, {
        id: due.tenant_id,
        kind: due.kind,
        env: "live",
        keyId: "",
        keyLookup: "",
        role: "viewer"
      })
    )

  /** Computes what scans and choices of policies have made due, and says how many that were. */
  const compute = Effect.gen(function* () {
    const due = yield* repo.due(mostDue)
    yield* Effect.forEach(due, computeOne, { discard: true })
    return due.length
  })

  return { compute, begin: repo.makeDueFor(version) }
})

/** The first deadline of each repository: computed when its newest scan or its policies change, not when it is asked for. */
export class Deadlines extends Context.Service<Deadlines>()("ciphermap/Deadlines", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(Layer.provide(DeadlinesRepo.layer))

  /** Computes while the process lives. */
  static readonly running = Layer.effectDiscard(
    Effect.flatMap(Deadlines, ({ compute, begin }) =>
      Effect.repeat(compute, { while: (count) => count > 0 }).pipe(
        Effect.ignoreCause({ log: "Warn", message: "deadlines were not computed" }),
        Effect.repeat(Schedule.spaced(pause)),
        (work) => Effect.andThen(Effect.ignoreCause(begin, { log: "Warn" }), work),
        Effect.forkScoped
      )
    )
  )
}
