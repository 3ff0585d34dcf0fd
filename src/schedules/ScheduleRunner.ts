import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Result from "effect/Result"
import * as Schedule from "effect/Schedule"
import { Config, configuredForges } from "../config/Config.ts"
import { PublicUrl } from "../config/PublicUrl.ts"
import { nextCronTime } from "../domain/cronTime.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { base36, randomBytes, randomText } from "../domain/randomText.ts"
import { parseRepositoryUrl, type RepositoryUrl } from "../domain/RepositoryUrl.ts"
import { ScanFailure } from "../domain/FailureCause.ts"
import { Events } from "../events/Events.ts"
import { OfferedCredentials } from "../credentials/OfferedCredentials.ts"
import type { HostCredential } from "../domain/HostCredential.ts"
import { Repositories } from "../repositories/Repositories.ts"
import { Scans } from "../scans/Scans.ts"
import { Tenancy } from "../sql/Tenancy.ts"
import { Ledger } from "../ledger/Ledger.ts"
import { type DueSchedule, DueSchedulesRepo, type Turn } from "./DueSchedulesRepo.ts"

/** How many schedules are claimed at a time, and how many commits are looked up concurrently. */
const mostClaimed = 8
const atOnce = 4

/** Longer than it takes to process everything that is claimed at a time. */
const leaseSeconds = 300

/** Time limit for looking up a commit. */
const patience = "60 seconds"

const pause = "15 seconds"

type Outcome = Omit<Turn, "nextRunAt">

const capCodes: ReadonlySet<string> = new Set(["monthly_scan_cap_reached", "daily_scan_cap_reached"])

const failed = (code: string): Outcome => ({ result: capCodes.has(code) ? "cap_reached" : `failed:${code}` })

const make = Effect.gen(function* () {
  const repo = yield* DueSchedulesRepo
  const repositories = yield* Repositories
  const scans = yield* Scans
  const credentials = yield* OfferedCredentials
  const { writeAsTenant } = yield* Tenancy
  const forges = yield* configuredForges

  const settle = (due: DueSchedule, outcome: Outcome) =>
    repo.settle(due, { ...outcome, nextRunAt: nextCronTime(due.cron, due.time_zone, due.claimed_at) })

  const commitOf = (repository: RepositoryUrl, credential: HostCredential | undefined) =>
    Effect.timeoutOrElse(repositories.head(repository, credential), {
      duration: patience,
      orElse: () => Effect.fail(new ScanFailure({ code: "network_error" }))
    })

  /** Writes the scan and the outcome of the run, or neither; does nothing if another worker has the schedule by now. */
  const submit = (due: DueSchedule, repository: RepositoryUrl, commit: string) =>
    writeAsTenant(
      Effect.fnUntraced(function* () {
        if (!(yield* repo.hold(due))) return
        const { id } = yield* scans.submit({
          repoUrl: due.repo_url,
          repository,
          projectName: due.project_name,
          projectVersion: due.project_version
        })
        yield* settle(due, { result: "submitted", commit, scanId: id })
      })
    )

  const turn = Effect.fnUntraced(function* (due: DueSchedule) {
    const repository = parseRepositoryUrl(due.repo_url, forges)
    if (Result.isFailure(repository)) return yield* settle(due, failed("host_not_allowed"))
    const credential = yield* credentials.find(due.tenant_id, repository.success)
    const commit = yield* commitOf(repository.success, credential)
    if (commit === due.last_commit) return yield* settle(due, { result: "unchanged" })
    return yield* submit(due, repository.success, commit)
  })

  const asItsTenant = (due: DueSchedule) =>
    CurrentTenant.of({
      id: due.tenant_id,
      kind: due.tenant_kind,
      env: due.env,
      keyId: due.key_id,
      keyLookup: due.key_lookup,
      role: "member"
    })

  /** Failures are stored in the schedule and retried at its next time. Without a database, the lease expires. */
  const run = (due: DueSchedule) =>
    turn(due).pipe(
      Effect.catch((error) =>
        error.code === "database_unavailable" ? Effect.fail(error) : settle(due, failed(error.code))
      ),
      Effect.provideService(CurrentTenant, asItsTenant(due)),
      Effect.catchCause((cause) => Effect.logWarning("schedule was not run", { schedule: due.id }, cause))
    )

  /** Runs due schedules, each once however many workers there are, and returns how many they were. */
  const runDue: Effect.Effect<number> = Effect.gen(function* () {
    const lease = randomText(base36, 16, randomBytes)
    const due = yield* repo.claim(mostClaimed, lease, leaseSeconds)
    yield* Effect.forEach(due, run, { concurrency: atOnce, discard: true }).pipe(
      Effect.onInterrupt(() => Effect.ignore(repo.release(lease)))
    )
    return due.length < mostClaimed ? due.length : due.length + (yield* runDue)
  }).pipe(Effect.catch((error) => Effect.as(Effect.logWarning("schedules were not read", error), 0)))

  return { runDue }
})

/** Submits scans of repositories that have changed, at the times of their schedules. */
export class ScheduleRunner extends Context.Service<ScheduleRunner>()("ciphermap/ScheduleRunner", { make }) {
  static readonly layer = Layer.effect(this, this.make).pipe(
    Layer.provide([DueSchedulesRepo.layer, OfferedCredentials.layer]),
    Layer.provide(Scans.layer.pipe(Layer.provideMerge(Ledger.layer), Layer.provide(Events.layer))),
    Layer.provide(
      Layer.effect(
        PublicUrl,
        Effect.map(Config, ({ publicUrl }) => publicUrl ?? "")
      )
    )
  )

  /** Looks for due schedules repeatedly while the process lives. */
  static readonly running = Layer.effectDiscard(
    Effect.flatMap(ScheduleRunner, ({ runDue }) => Effect.forkScoped(Effect.repeat(runDue, Schedule.spaced(pause))))
  ).pipe(Layer.provide(ScheduleRunner.layer))
}
