import { describe, expect, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { database } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import type { ScanTask } from "../../src/scans/ScanProcesses.ts"
import { fails, jobsWorld, useOnePlace } from "./jobsWorld.ts"

/** Of each of many tenants. */
const scansEach = isLong ? 20 : 8

describe(`a supervisor on ${database.name}`, () => {
  const place = useOnePlace(database)

  it.live("takes a scan through all its states, and leaves results, documents, ledger and event", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* world.startWorker({})
      const id = yield* world.submit("one")
      const row = yield* world.ended(id)
      expect(row).toMatchObject({ status: "completed", attempt: 1, score: 80, risk_level: "low", findings_total: 2 })
      expect(row["findings_by_severity"]).toEqual({ critical: 0, high: 0, medium: 0, low: 2, info: 0 })
      expect(yield* world.history(id)).toEqual(["queued 1", "downloading 1", "scanning 1", "completed 1"])
      expect(yield* world.sql("select format from scan_boms where scan_id = $1 order by 1", [id])).toHaveLength(5)
      expect(yield* world.sql("select kind from usage_entries where scan_id = $1 order by id", [id])).toEqual([
        { kind: "scan_accepted" },
        { kind: "scan_completed" }
      ])
      expect(yield* world.sql("select type from events where scan_id = $1 order by created_at, type", [id])).toEqual([
        { type: "cbom.scan.started" },
        { type: "cbom.scan.completed" }
      ])
    }).pipe(Effect.scoped)
  )

  it.live("fails a scan at once by what no second try mends, and bills nothing where nothing was read", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const { counts } = yield* world.startWorker({ gone: { download: () => fails("repo_not_found") } })
      const id = yield* world.submit("gone")
      expect(yield* world.ended(id)).toMatchObject({
        status: "failed",
        attempt: 1,
        error_code: "repo_not_found",
        error_message: "The repository does not exist or is not public."
      })
      expect(counts.downloads).toBe(1)
      expect(yield* world.sql("select kind, amount_cents, reason from usage_entries order by id")).toEqual([
        { kind: "scan_accepted", amount_cents: 100, reason: null },
        { kind: "scan_failed", amount_cents: 0, reason: "repo_not_found" },
        { kind: "scan_credited", amount_cents: -100, reason: "repo_not_found" }
      ])
      expect(yield* world.sql("select admitted from scan_admissions")).toEqual([{ admitted: 1 }])
      expect(
        yield* world.sql("select data ->> 'error_code' as code from events where type = 'cbom.scan.failed'")
      ).toEqual([{ code: "repo_not_found" }])
    }).pipe(Effect.scoped)
  )

  it.live("lets the tenant pay for what was read and could not be scanned", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* world.startWorker({ large: { scan: () => fails("scan_timeout") } })
      const id = yield* world.submit("large")
      expect(yield* world.ended(id)).toMatchObject({ status: "failed", error_code: "scan_timeout" })
      expect(yield* world.sql("select kind, amount_cents, reason from usage_entries order by id")).toEqual([
        { kind: "scan_accepted", amount_cents: 100, reason: null },
        { kind: "scan_failed", amount_cents: 0, reason: "scan_timeout" }
      ])
    }).pipe(Effect.scoped)
  )

  it.live("gives documents the version that was sent, else the tag, else the short commit", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const versions = new Map<string, string>()
      const scan = (job: ScanTask) => Effect.sync(() => void versions.set(job.name, job.projectVersion ?? "none"))
      yield* world.startWorker({ sent: { scan }, tagged: { scan, tag: "v2.1" }, plain: { scan } })
      const ids = [
        yield* world.submit("sent"),
        yield* world.submit("tagged", undefined, null),
        yield* world.submit("plain", undefined, null)
      ]
      const rows = yield* Effect.forEach(ids, (id) => world.ended(id))
      const commit = String(rows[2]!["commit_sha"])
      expect(Object.fromEntries(versions)).toEqual({ sent: "1.0.0", tagged: "v2.1", plain: commit.slice(0, 12) })
      expect(rows.map(({ repo_tag, project_version }) => [repo_tag, project_version])).toEqual([
        [null, "1.0.0"],
        ["v2.1", null],
        [null, null]
      ])
    }).pipe(Effect.scoped)
  )

  it.live("tries again what may pass, after a while, and tells nobody of it", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* world.startWorker({
        flaky: { download: (attempt) => (attempt < 2 ? fails("network_error") : Effect.void) }
      })
      const id = yield* world.submit("flaky")
      const waiting = yield* world.until(world.scan(id), ({ last_failure }) => last_failure !== null)
      expect(waiting).toMatchObject({ status: "queued", phase_reached: "downloading", last_failure: "network_error" })
      expect(yield* world.ended(id)).toMatchObject({ status: "completed", attempt: 2 })
    }).pipe(Effect.scoped)
  )

  it.live("credits what failed by our fault once its attempts are used up", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { SCAN_ATTEMPTS: "1" })
      yield* world.startWorker({ bad: { scan: () => Effect.die("a bug") } })
      const id = yield* world.submit("bad")
      expect(yield* world.ended(id)).toMatchObject({ status: "failed", error_code: "internal_error" })
      expect(yield* world.sql("select sum(amount_cents)::integer as owed from usage_entries")).toEqual([{ owed: 0 }])
      expect(yield* world.sql("select admitted from scan_admissions")).toEqual([{ admitted: 0 }])
    }).pipe(Effect.scoped)
  )

  it.live("begins no more of a tenant than its window, and goes on with the others", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { TENANT_SCANS_AT_ONCE: "2", SCANS_AT_ONCE: "8", REUSE_HOURS: "0" })
      const other = "tnt_bbbbbbbbbbbbbbbb"
      yield* world.addTenant(other)
      const open = yield* Deferred.make<void>()
      const names = Array.from({ length: 6 }, (_, at) => `slow${at}`)
      const { counts } = yield* world.startWorker(
        Object.fromEntries(names.map((name) => [name, { scan: () => Deferred.await(open) }]))
      )
      const ids = yield* Effect.forEach(names, (name) => world.submit(name))
      const foreign = yield* world.submit("quick", other)
      yield* world.ended(foreign)
      yield* world.until(
        Effect.sync(() => counts.starts),
        (starts) => starts.length > 2
      )
      expect(counts.starts).toHaveLength(3)
      yield* Deferred.succeed(open, undefined)
      for (const id of ids) expect(yield* world.ended(id)).toMatchObject({ status: "completed" })
      expect(counts.mostRunning).toBeLessThanOrEqual(3)
      expect(counts.starts.slice(0, 3).toSorted()).toEqual(["quick", "slow0", "slow1"])
      expect(counts.starts.toSorted()).toEqual(["quick", ...names])
    }).pipe(Effect.scoped)
  )

  it.live("ends a cancelled scan wherever it is, once, and stops working on it", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      let wasStopped = false
      const stopped = Effect.onInterrupt(Effect.never, () => Effect.sync(() => (wasStopped = true)))
      const waiting = yield* world.submit("waits")
      expect(yield* world.cancel(waiting)).toMatchObject({ status: "failed", error_code: "cancelled" })
      expect(yield* world.sql("select sum(amount_cents)::integer as owed from usage_entries")).toEqual([{ owed: 0 }])
      yield* world.startWorker({ endless: { scan: () => stopped } })
      const running = yield* world.submit("endless")
      yield* world.until(world.scan(running), ({ status }) => status === "scanning")
      yield* world.cancel(running)
      expect(yield* world.cancel(running)).toMatchObject({ error_code: "cancelled" })
      yield* world.until(
        Effect.sync(() => wasStopped),
        Boolean
      )
      expect(yield* world.history(running)).toEqual(["queued 1", "downloading 1", "scanning 1", "failed 1"])
      const completed = yield* world.submit("done")
      yield* world.ended(completed)
      expect(yield* Effect.flip(world.cancel(completed))).toMatchObject({ code: "scan_already_ended" })
    }).pipe(Effect.scoped)
  )

  it.live("drops what it found once another attempt runs", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const open = yield* Deferred.make<void>()
      yield* world.startWorker({ stolen: { scan: () => Effect.uninterruptible(Deferred.await(open)) } })
      const id = yield* world.submit("stolen")
      yield* world.until(world.scan(id), ({ status }) => status === "scanning")
      yield* world.sql("update scans set status = 'queued', attempt = attempt + 1, job_id = 'another' where id = $1", [
        id
      ])
      yield* Deferred.succeed(open, undefined)
      yield* world.until(Effect.sync(world.output), (text) => text.includes("no longer this worker's"))
      expect(yield* world.scan(id)).toMatchObject({ status: "queued", attempt: 2, score: null })
      expect(yield* world.sql("select 1 from scan_boms")).toEqual([])
    }).pipe(Effect.scoped)
  )

  it.live("lets a running scan end when it is told to end, and takes no other", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { TENANT_SCANS_AT_ONCE: "1" })
      const open = yield* Deferred.make<void>()
      const { stop } = yield* world.startWorker({ slow: { scan: () => Deferred.await(open) } })
      const slow = yield* world.submit("slow")
      const next = yield* world.submit("next")
      yield* world.until(world.scan(slow), ({ status }) => status === "scanning")
      const stopped = yield* Effect.forkChild(stop)
      yield* world.until(Effect.sync(world.output), (text) => text.includes("draining"))
      yield* Deferred.succeed(open, undefined)
      yield* Fiber.join(stopped)
      expect(yield* world.scan(slow)).toMatchObject({ status: "completed", attempt: 1 })
      expect(yield* world.scan(next)).toMatchObject({ status: "queued", attempt: 1 })
    }).pipe(Effect.scoped)
  )

  it.live("gives back what does not end in time, without using up an attempt", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DRAIN_SECONDS: "1" })
      const { stop } = yield* world.startWorker({ endless: { scan: () => Effect.never } })
      const id = yield* world.submit("endless")
      yield* world.until(world.scan(id), ({ status }) => status === "scanning")
      yield* stop
      expect(yield* world.scan(id)).toMatchObject({ status: "queued", attempt: 2, given_back: 1 })
      yield* world.startWorker({})
      expect(yield* world.ended(id)).toMatchObject({ status: "completed", attempt: 2, given_back: 1 })
    }).pipe(Effect.scoped)
  )

  it.live("begins anew what a lost worker had, and fails what loses worker after worker", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const [once, always] = [yield* world.submit("once"), yield* world.submit("always")]
      yield* world.sql(
        "update scans set status = 'downloading', phase_reached = 'scanning', started_at = now() where id = $1",
        [once]
      )
      yield* world.sql(
        "update scans set status = 'scanning', phase_reached = 'scanning', attempt = 3, started_at = now() where id = $1",
        [always]
      )
      yield* world.startWorker({})
      expect(yield* world.ended(once)).toMatchObject({ status: "completed", attempt: 2 })
      expect(yield* world.ended(always)).toMatchObject({ status: "failed", error_code: "scanner_crashed" })
    }).pipe(Effect.scoped)
  )

  it.live("puts in again what fell out of the queue", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const [lost, unoffered] = [yield* world.submit("lost"), yield* world.submit("unoffered")]
      yield* world.sql("delete from job_queue")
      yield* world.sql("update scans set is_offered = false, job_id = null where id = $1", [unoffered])
      yield* world.startWorker({})
      expect(yield* world.ended(lost)).toMatchObject({ status: "completed" })
      expect(yield* world.ended(unoffered)).toMatchObject({ status: "completed" })
    }).pipe(Effect.scoped)
  )

  it.live.each(["partner", "demo"])("lets in what waits though there is room, of a tenant of the kind %s", (kind) =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const id = yield* world.submit("waits")
      yield* world.sql("delete from job_queue")
      yield* world.sql("update scans set is_offered = false, job_id = null, tenant_kind = $1", [kind])
      yield* world.startWorker({})
      expect(yield* world.ended(id)).toMatchObject({ status: "completed", attempt: 1 })
    }).pipe(Effect.scoped)
  )

  it.live("fails what waited too long, and credits it", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const id = yield* world.submit("old")
      yield* world.sql("update scans set created_at = now() - interval '25 hours'")
      yield* world.sql("update job_queue set visible_at = now() + interval '1 day'")
      yield* world.startWorker({})
      expect(yield* world.ended(id)).toMatchObject({ status: "failed", error_code: "queue_timeout" })
      expect(yield* world.sql("select sum(amount_cents)::integer as owed from usage_entries")).toEqual([{ owed: 0 }])
    }).pipe(Effect.scoped)
  )

  it.live("serves the results of a scan for another one of the same commit", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const { counts } = yield* world.startWorker({})
      const first = yield* world.submit("same")
      yield* world.ended(first)
      const second = yield* world.submit("same")
      expect(yield* world.ended(second)).toMatchObject({ status: "completed", reused_from: first, score: 80 })
      expect(counts).toMatchObject({ downloads: 1, scans: 1 })
      const bytes = (id: string) =>
        world.sql("select format, bytes from scan_bom_pieces where scan_id = $1 order by 1", [id])
      expect(yield* bytes(second)).toEqual(yield* bytes(first))
      expect(yield* world.history(second)).toEqual(["queued 1", "downloading 1", "scanning 1", "completed 1"])
    }).pipe(Effect.scoped)
  )

  it.live("does not serve the results of a scan that lost threads: another one may read more", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const { counts } = yield* world.startWorker({})
      const first = yield* world.submit("same")
      yield* world.ended(first)
      yield* world.sql(`update scan_results set summary = '{"limits_hit":["scanned_files","lost_threads"]}'`)
      const second = yield* world.submit("same")
      expect(yield* world.ended(second)).toMatchObject({ status: "completed", reused_from: null })
      expect(counts).toMatchObject({ downloads: 2, scans: 2 })
      const third = yield* world.submit("same")
      expect(yield* world.ended(third)).toMatchObject({ status: "completed", reused_from: second })
    }).pipe(Effect.scoped)
  )

  it.live("tells how far a scan is", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const open = yield* Deferred.make<void>()
      yield* world.startWorker({
        long: {
          scan: (_job, onProgress) =>
            Effect.andThen(
              Effect.sync(() => onProgress({ filesTotal: 10, filesDone: 7 })),
              Deferred.await(open)
            )
        }
      })
      const id = yield* world.submit("long")
      expect(yield* world.until(world.scan(id), ({ files_total }) => files_total !== null)).toMatchObject({
        files_total: 10,
        files_done: 7
      })
      yield* Deferred.succeed(open, undefined)
      yield* world.ended(id)
    }).pipe(Effect.scoped)
  )

  it.live("lets a scan end only once in the database, whoever writes", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* world.startWorker({})
      const id = yield* world.submit("one")
      yield* world.ended(id)
      const change = (text: string) => Effect.exit(world.sql(text, [id]))
      expect((yield* change("update scans set status = 'queued', completed_at = null where id = $1"))._tag).toBe(
        "Failure"
      )
      expect(
        (yield* change(
          "insert into scan_history (tenant_id, scan_id, status, attempt) select tenant_id, id, 'failed', 1 from scans where id = $1"
        ))._tag
      ).toBe("Failure")
      expect(yield* world.history(id)).toHaveLength(4)
    }).pipe(Effect.scoped)
  )

  it.live("works on scans of many tenants and workers without doing one twice", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DOWNLOADS_AT_ONCE: "4", SCANS_AT_ONCE: "4", REUSE_HOURS: "0" })
      const tenants = ["c", "d", "e"].map((letter) => `tnt_${letter.repeat(16)}`)
      yield* Effect.forEach(tenants, world.addTenant)
      const workers = [yield* world.startWorker({}), yield* world.startWorker({})]
      const fibers = yield* Effect.forEach(tenants, (tenant) =>
        Effect.forkChild(
          Effect.forEach(
            Array.from({ length: scansEach }, (_, at) => at),
            (at) => world.submit(`r${at}`, tenant)
          )
        )
      )
      const ids = (yield* Effect.forEach(fibers, Fiber.join)).flat()
      const ended = yield* Effect.forEach(ids, world.ended)
      expect(ended.map(({ status }) => status)).toEqual(ids.map(() => "completed"))
      // A busy machine may cost a scan an attempt; no attempt is done twice.
      const attempts = ended.reduce((sum, { attempt }) => sum + Number(attempt), 0)
      expect(workers.reduce((sum, { counts }) => sum + counts.scans, 0)).toBeLessThanOrEqual(attempts)
      expect(yield* world.sql("select count(*)::integer as n from scan_history where status = 'completed'")).toEqual([
        { n: tenants.length * scansEach }
      ])
    }).pipe(Effect.scoped)
  )
})
