import { describe, expect, it } from "@effect/vitest"
import * as Clock from "effect/Clock"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { DemoAllowanceUsed, DemoBusy, DemoClosed, TryNotFound } from "../../src/domain/demoErrors.ts"
import { demoTenant } from "../../src/domain/demoTenant.ts"
import { parseRepositoryUrl } from "../../src/domain/RepositoryUrl.ts"
import { database } from "../databases.ts"
import { fails, jobsWorld, type JobsWorld, useOnePlace } from "../worker/jobsWorld.ts"

const askedOf = (name: string) => {
  const repoUrl = `https://github.com/owner/${name}`
  return { repoUrl, repository: Result.getOrThrow(parseRepositoryUrl(repoUrl)) }
}

const start = ({ demo }: JobsWorld, name: string, address: string) => demo.start(askedOf(name), address)

/** As if it happened so many milliseconds from now; the database's own clock goes on as it does. */
const after = <A, E, R>(milliseconds: number, effect: Effect.Effect<A, E, R>) =>
  Effect.flatMap(Clock.Clock, (clock) => {
    const now = () => Date.now() + milliseconds
    const ahead: Clock.Clock = Object.assign(Object.create(clock), {
      currentTimeMillisUnsafe: now,
      currentTimeMillis: Effect.sync(now)
    })
    return Effect.provideService(effect, Clock.Clock, ahead)
  })

const hour = 3_600_000

const tries = (world: JobsWorld) => Effect.map(world.sql("select scan_id from demo_tries"), (rows) => rows.length)

describe(`the demo on ${database.name}`, () => {
  const place = useOnePlace(database)

  it.live("gives an address one scan a day, whichever of two comes first", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const both = yield* Effect.all(
        ["one", "two"].map((name) => Effect.result(start(world, name, "192.0.2.1"))),
        { concurrency: "unbounded" }
      )
      expect(both.filter(Result.isSuccess)).toHaveLength(1)
      const refused = both.find(Result.isFailure)?.failure
      expect(refused).toBeInstanceOf(DemoAllowanceUsed)
      expect(refused).toMatchObject({ code: "demo_allowance_used", isRetryable: true })
      expect(yield* world.sql("select count(*)::int as count from scans")).toEqual([{ count: 1 }])
      expect((yield* start(world, "three", "192.0.2.2")).isNew).toBe(true)
      expect(yield* Effect.flip(after(23 * hour, start(world, "four", "192.0.2.1")))).toMatchObject({
        retry_after_seconds: expect.toSatisfy((seconds: number) => seconds > 3_500 && seconds <= 3_600)
      })
      expect((yield* after(24 * hour + 1_000, start(world, "four", "192.0.2.1"))).isNew).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("gives twenty at once to nobody, whatever they ask for", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DEMO_QUEUE: "100" })
      const all = yield* Effect.all(
        Array.from({ length: 20 }, (_, at) => Effect.result(start(world, `name${at}`, "192.0.2.1"))),
        { concurrency: "unbounded" }
      )
      expect(all.filter(Result.isSuccess)).toHaveLength(1)
      expect(yield* tries(world)).toBe(1)
    }).pipe(Effect.scoped)
  )

  it.live("lets more in where the installation says so", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DEMO_SCANS_PER_ADDRESS: "2" })
      yield* start(world, "one", "192.0.2.1")
      yield* start(world, "two", "192.0.2.1")
      expect(yield* Effect.flip(start(world, "three", "192.0.2.1"))).toBeInstanceOf(DemoAllowanceUsed)
    }).pipe(Effect.scoped)
  )

  it.live("keeps of an address what nobody can read, and no longer than its day", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* start(world, "one", "192.0.2.77")
      const [row] = yield* world.sql(
        "select encode(client_mac, 'hex') as mac, row_to_json(t)::text as text from demo_tries t"
      )
      expect(String(row?.["mac"])).toMatch(/^[0-9a-f]{64}$/)
      expect(String(row?.["text"])).not.toContain("192.0.2")
      yield* after(23 * hour, world.demo.forgetOld)
      expect(yield* tries(world)).toBe(1)
      yield* after(24 * hour + 1_000, world.demo.forgetOld)
      expect(yield* tries(world)).toBe(0)
    }).pipe(Effect.scoped)
  )

  it.live("answers with the scan of a repository that runs or has just ended, free of charge", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const first = yield* start(world, "one", "192.0.2.1")
      expect(yield* start(world, "one", "192.0.2.2")).toEqual({ id: first.id, isNew: false })
      yield* world.startWorker()
      yield* world.ended(first.id)
      for (const address of ["192.0.2.1", "192.0.2.2"]) {
        expect(yield* start(world, "one", address)).toEqual({ id: first.id, isNew: false })
      }
      expect(yield* tries(world)).toBe(1)
      expect((yield* start(world, "other", "192.0.2.2")).isNew).toBe(true)
      expect((yield* after(310_000, start(world, "one", "192.0.2.3"))).isNew).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("gives back what failed by our fault, and keeps what did not", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      yield* world.startWorker({
        broken: { scan: () => fails("scanner_crashed") },
        missing: { download: () => fails("repo_not_found") }
      })
      const broken = yield* start(world, "broken", "192.0.2.1")
      yield* world.ended(broken.id)
      expect(yield* world.demo.get(broken.id)).toMatchObject({ status: "failed", error: { code: "scanner_crashed" } })
      const again = yield* start(world, "missing", "192.0.2.1")
      expect(again.isNew).toBe(true)
      yield* world.ended(again.id)
      expect(yield* Effect.flip(start(world, "another", "192.0.2.1"))).toBeInstanceOf(DemoAllowanceUsed)
      expect(yield* start(world, "missing", "192.0.2.2")).toEqual({ id: again.id, isNew: false })
      expect((yield* start(world, "broken", "192.0.2.3")).isNew).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("has two scans at work at a time, within limits of its own, and costs nobody anything", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DEMO_MAX_MIB: "7", DEMO_TIMEOUT_SECONDS: "11" })
      const gate = yield* Deferred.make<void>()
      const names = ["one", "two", "three", "four", "five"]
      const begun = yield* Effect.forEach(names, (name, at) => start(world, name, `192.0.2.${at}`))
      const scripts = Object.fromEntries(names.map((name) => [name, { scan: () => Deferred.await(gate) }]))
      const { counts } = yield* world.startWorker(scripts)
      yield* world.until(
        Effect.sync(() => counts.running),
        (running) => running === 2
      )
      expect(yield* world.sql("select count(*)::int as count from scans where is_offered")).toEqual([{ count: 2 }])
      yield* Deferred.succeed(gate, undefined)
      for (const { id } of begun) expect((yield* world.ended(id))["status"]).toBe("completed")
      expect(counts.mostRunning).toBe(2)
      expect(counts.limits).toEqual(names.map(() => ({ downloadMebibytes: 7, downloadSeconds: 11, scanSeconds: 11 })))
      const [ledger] = yield* world.sql(
        "select count(*)::int as lines, sum(amount_cents)::int as cents, count(distinct tenant_id)::int as tenants, min(tenant_id) as tenant from usage_entries"
      )
      expect(ledger).toEqual({ lines: 10, cents: 0, tenants: 1, tenant: demoTenant.id })
    }).pipe(Effect.scoped)
  )

  it.live("turns away who would wait too long, and who comes after the last scan of the day", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place, { DEMO_QUEUE: "2", DEMO_SCANS_PER_DAY: "3" })
      yield* start(world, "one", "192.0.2.1")
      yield* start(world, "two", "192.0.2.2")
      const full = yield* Effect.flip(start(world, "three", "192.0.2.3"))
      expect(full).toBeInstanceOf(DemoBusy)
      expect(full).toMatchObject({ code: "demo_busy", retry_after_seconds: 30, isRetryable: true })
      yield* world.sql(
        "update scans set status = 'failed', phase_reached = 'failed', error_code = 'repo_empty', completed_at = now()"
      )
      expect((yield* start(world, "three", "192.0.2.3")).isNew).toBe(true)
      const over = yield* Effect.flip(start(world, "four", "192.0.2.4"))
      expect(over).toMatchObject({ code: "demo_used_up", isRetryable: true })
      expect(yield* tries(world)).toBe(3)
    }).pipe(Effect.scoped)
  )

  it.live("can be switched off by the configuration, and by suspending its tenant", () =>
    Effect.gen(function* () {
      const off = yield* jobsWorld(place, { DEMO_SCANS_PER_DAY: "0" })
      expect(off.demo.isOpen).toBe(false)
      expect(yield* Effect.flip(start(off, "one", "192.0.2.1"))).toBeInstanceOf(DemoClosed)
      const world = yield* jobsWorld(place)
      yield* world.sql("update tenants set status = 'suspended' where kind = 'demo'")
      expect(yield* Effect.flip(start(world, "one", "192.0.2.1"))).toBeInstanceOf(DemoClosed)
      expect(yield* tries(world)).toBe(0)
    }).pipe(Effect.scoped)
  )

  it.live("shows scans of its own only, and cancelled ones as that", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const partners = yield* world.submit("secret")
      for (const id of [partners, "", "cbom_0000000000000000", "'; drop table scans", "\0", "\ud800"]) {
        expect(yield* Effect.flip(world.demo.get(id))).toBeInstanceOf(TryNotFound)
      }
      const { id } = yield* start(world, "one", "192.0.2.1")
      yield* world.sql(
        "update scans set status = 'failed', phase_reached = 'failed', error_code = 'cancelled', error_message = 'The scan was cancelled.', completed_at = now() where id = $1",
        [id]
      )
      expect(yield* world.demo.get(id)).toMatchObject({ status: "failed", error: { code: "cancelled" }, result: null })
      expect((yield* start(world, "one", "192.0.2.2")).isNew).toBe(true)
    }).pipe(Effect.scoped)
  )

  it.live("has a tenant that nobody signs in as", () =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(place)
      const refused = yield* Effect.exit(
        world.sql(
          `insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by)
           values ($1, 'key_aaaaaaaaaaaaaaaa', 'l', 'cbk_live', decode(repeat('00', 32), 'hex'), 1, 'key', 'live', 'admin')`,
          [demoTenant.id]
        )
      )
      expect(refused._tag).toBe("Failure")
      const second = yield* Effect.exit(
        world.sql("insert into tenants (id, name, kind) values ('tnt_bbbbbbbbbbbbbbbb', 'Another', 'demo')")
      )
      expect(second._tag).toBe("Failure")
    }).pipe(Effect.scoped)
  )
})
