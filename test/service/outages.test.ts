import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { asWitness, database, hasServer } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"
import type { Answer } from "./ask.ts"
import { lineTo } from "./lineTo.ts"
import { newEnvironment, type ServiceInProcess, serviceIn, type TestTenant } from "./startService.ts"

/** How often all sessions end. */
const rounds = isLong ? 20 : 5

/** Sends scans and reads, several at a time, until it is told to end; every scan is sent until it is made. */
const load = (service: ServiceInProcess, tenant: TestTenant, clients: number) => {
  const state = { isDone: false }
  const answers: Array<Answer> = []
  const ids = new Map<string, string>()
  const kept = async (send: () => Promise<Answer>): Promise<Answer> => {
    const answer = await send()
    answers.push(answer)
    return answer
  }
  const client = async (number: number) => {
    for (let at = 0; !state.isDone; at++) {
      const once = `scan-${number}-${at}`
      const submit = () =>
        service.v1("/scans", {
          key: tenant.live,
          body: { repo_url: "https://github.com/example/project" },
          headers: { "idempotency-key": once }
        })
      for (const pause = patience(); ; await pause()) {
        const { json, status } = await kept(submit)
        if (status === 201) ids.set(once, json.id)
        if (status === 201) break
      }
      await kept(() => service.v1("/scans?limit=2", { key: tenant.test }))
      await kept(() => service.v1("/health"))
    }
  }
  return {
    state,
    answers,
    ids,
    ended: Promise.all(Array.from({ length: clients }, (_, number) => client(number))),
    /** Until so many more requests have been answered. */
    more: async (count: number) => {
      const wanted = answers.length + count
      for (const pause = patience(); answers.length < wanted;) await pause()
    }
  }
}

/** Whether an answer is right, or says honestly that there is none now; a key in use is one whose transaction has not ended yet. */
const isHonest = (answer: Answer): boolean =>
  answer.status === 200 ||
  answer.status === 201 ||
  (answer.status === 503 &&
    answer.json.code === "database_unavailable" &&
    answer.headers["retry-after"] !== undefined) ||
  (answer.status === 409 && answer.json.code === "idempotency_key_in_use")

const dishonest = (answers: ReadonlyArray<Answer>) =>
  answers.filter((answer) => !isHonest(answer)).map(({ status, text }) => `${status} ${text}`)

const recovered = (service: ServiceInProcess, { live }: TestTenant) =>
  expect.poll(
    async () => {
      const body = { repo_url: "https://github.com/example/project" }
      const answers = await Promise.all([
        ...Array.from({ length: 12 }, () => service.v1("/usage", { key: live })),
        service.v1("/scans", { key: live, body })
      ])
      return answers.every(({ status }) => status < 300)
    },
    { timeout: 60_000, interval: 100 }
  )

const expectOnce = async (service: ServiceInProcess, { id }: TestTenant, ids: ReadonlyMap<string, string>) => {
  const [row] = await service.sql(
    `select (select count(*) from idempotent_answers where tenant_id = $1)::integer as answers,
            (select count(*) from scans where tenant_id = $1)::integer as scans,
            (select count(distinct scan_id) from usage_entries where tenant_id = $1)::integer as entries,
            (select sum(admitted) from scan_admissions where tenant_id = $1)::integer as admitted,
            (select count(*) from scans where id = any($2))::integer as told`,
    [id, [...ids.values()]]
  )
  expect(new Set(ids.values()).size).toBe(ids.size)
  expect([row?.["answers"], row?.["told"]]).toEqual([ids.size, ids.size])
  expect([row?.["entries"], row?.["admitted"]]).toEqual([row?.["scans"], row?.["scans"]])
}

describe.runIf(hasServer)("when PostgreSQL fails", () => {
  it.live("every session again and again, answers are right or 503, and each scan is made once", () =>
    Effect.gen(function* () {
      const environment = yield* newEnvironment(database)
      const service = yield* serviceIn(environment)
      const url = Redacted.make(environment["DATABASE_URL"] ?? "")
      const tenant = yield* Effect.promise(() => service.tenant())
      const { answers, ended, ids, more, state } = load(service, tenant, 12)
      const isHit = () => answers.some(({ status }) => status === 503)
      for (let round = 0; round < rounds || !isHit(); round++) {
        yield* Effect.promise(() => more(36))
        yield* asWitness(
          url,
          (sql) => sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`
        )
      }
      yield* Effect.promise(async () => {
        state.isDone = true
        await ended
        expect(dishonest(answers)).toEqual([])
        expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
        await expectOnce(service, tenant, ids)
        await recovered(service, tenant).toBe(true)
      })
    }).pipe(Effect.scoped)
  )

  it.live("altogether, requests are told so, and all is well soon after it is back", () =>
    Effect.gen(function* () {
      const environment = yield* newEnvironment(database)
      const line = yield* lineTo(environment["DATABASE_URL"] ?? "")
      const service = yield* serviceIn({ ...environment, DATABASE_URL: line.url })
      yield* Effect.promise(async () => {
        const tenant = await service.tenant()
        for (const outage of ["down", "dark"] as const) {
          const { answers, ended, ids, more, state } = load(service, tenant, 15)
          await more(45)
          await line.become(outage)
          await expect.poll(() => answers.some(({ status }) => status === 503), { timeout: 60_000 }).toBe(true)
          const [health, usage] = [await service.v1("/health"), await service.v1("/usage", { key: tenant.live })]
          expect([health.status, usage.status, usage.json.code]).toEqual([200, 503, "database_unavailable"])
          expect(usage.headers["retry-after"]).toBe("2")
          await line.become("open")
          await recovered(service, tenant).toBe(true)
          state.isDone = true
          await ended
          expect([outage, dishonest(answers)]).toEqual([outage, []])
          const [row] = await service.sql("select count(*)::integer as told from scans where id = any($1)", [
            [...ids.values()]
          ])
          expect(row).toEqual({ told: ids.size })
        }
      })
    }).pipe(Effect.scoped)
  )
})
