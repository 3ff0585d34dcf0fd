import { describe, expect, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import { METHODOLOGY_VERSION } from "../../scanner/model/Assessment.ts"
import { database } from "../databases.ts"
import { jobsWorld } from "../worker/jobsWorld.ts"
import { isFull, report } from "./sized.ts"

const QUEUED = 10_000
const CAP = 4
const others = Array.from("bcdefghijklmnopqrstuvwxyz", (letter) => `tnt_${letter.repeat(16)}`)

/** Slots that turn over each second: 4 downloads and 8 scans at a time. */
const SLOTS = 12

/** Turns that the others need: those slots which the first tenant may not have are theirs. */
const TURNS = Math.ceil(others.length / (SLOTS - CAP))

describe(`${QUEUED} scans of one tenant on ${database.name}`, () => {
  it.live("let a scan of each other tenant begin within a few turns of the slots", (context) =>
    Effect.gen(function* () {
      const world = yield* jobsWorld(database, {
        TENANT_SCANS_AT_ONCE: String(CAP),
        DOWNLOADS_AT_ONCE: "4",
        REUSE_HOURS: "0"
      })
      yield* Effect.forEach(others, world.addTenant)
      yield* world.sql(
        `insert into scans (tenant_id, id, env, tenant_kind, methodology_version, repo_url, repo_host, repo_owner, repo_name, project_version)
           select $1, 'cbom_' || lpad(n::text, 16, '0'), 'live', 'partner', $2, 'https://github.com/owner/many', 'github.com', 'owner', 'many', '1'
           from generate_series(1, ${QUEUED}) n`,
        [world.tenantId, METHODOLOGY_VERSION]
      )
      const running = { now: 0, most: 0 }
      const othersAreThere = yield* Deferred.make<void>()
      const turn = Effect.andThen(Deferred.await(othersAreThere), Effect.sleep("1 second"))
      const ofTheFirst = Effect.acquireUseRelease(
        Effect.sync(() => (running.most = Math.max(running.most, ++running.now))),
        () => turn,
        () => Effect.sync(() => running.now--)
      )
      const slow = { scan: () => Effect.asVoid(ofTheFirst) }
      yield* world.startWorker({ many: slow, one: { scan: () => turn } })
      yield* world.until(
        Effect.sync(() => running.most),
        (most) => most === CAP
      )
      const ids = yield* Effect.forEach(others, (tenant) => world.submit("one", tenant), { concurrency: 4 })
      yield* Deferred.succeed(othersAreThere, undefined)
      for (const id of ids) expect(yield* world.ended(id)).toMatchObject({ status: "completed", attempt: 1 })
      const [row] = yield* world.sql(
        `with waited as (select created_at, started_at from scans where id = any($1))
           select max(extract(epoch from started_at - created_at))::float as seconds,
                  (select count(*)::integer from scans where tenant_id = $2 and started_at between
                     (select min(created_at) from waited) and (select max(started_at) from waited)) as begun
           from waited`,
        [ids, world.tenantId]
      )
      const [seconds, begun] = [Number(row?.["seconds"]), Number(row?.["begun"])]
      expect(running.most).toBe(CAP)
      expect(begun).toBeLessThanOrEqual(CAP * (TURNS + 2))
      if (isFull) expect(seconds).toBeLessThanOrEqual(5)
      report(context, {
        "queued by the first tenant": QUEUED,
        "other tenants": others.length,
        "slots, turning over each second": SLOTS,
        "longest wait of the others (s)": Number(seconds.toFixed(1)),
        "cap of a tenant": CAP,
        "most of the first tenant at a time": running.most
      })
    }).pipe(Effect.scoped)
  )
})
