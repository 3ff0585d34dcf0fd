import { describe, expect, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { database } from "../databases.ts"
import { isLong } from "../support/isLong.ts"
import { patience } from "../support/patience.ts"
import { randomFrom } from "../support/randomFrom.ts"
import type { Answer } from "./ask.ts"
import { type ServiceProcess, startProcess } from "./serviceProcess.ts"
import { clientOf, newEnvironment, serviceIn } from "./startService.ts"

/** CIPHERMAP_FAULTS=2000 asks for the whole of it. */
const POSTS = Number(process.env["CIPHERMAP_FAULTS"] ?? (isLong ? "40" : "25"))
const POSTS_A_KILL = POSTS >= 1000 ? 60 : 25
const CLIENTS = 8

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Sends until the answer is a success, as clients are told to: after a lost connection, 409 and 503. */
const untilMade = async (send: () => Promise<Answer>): Promise<{ readonly made: Answer; readonly tries: number }> => {
  const again = patience()
  for (let tries = 1; ; tries++) {
    const answer = await send().catch(() => undefined)
    if (answer?.status === 201) return { made: answer, tries }
    if (answer !== undefined && answer.status !== 503 && answer.json.code !== "idempotency_key_in_use") {
      throw new Error(`an answer that no retry mends: ${answer.status} ${answer.text}`)
    }
    await again()
  }
}

/** Starts a process, kills it at a moment that nobody chose, and starts the next one, until it is told to end. */
const killing = (start: () => Promise<ServiceProcess>, random: () => number) => {
  const state = { posts: 0, kills: 0, isDone: false }
  const run = async () => {
    for (let next = 1; ; next++) {
      const service = await start()
      const least = (next - 1) * POSTS_A_KILL + Math.floor(random() * POSTS_A_KILL)
      while (!state.isDone && state.posts < least) await pause(2)
      if (state.isDone) return service
      await pause(random() * 40)
      await service.kill()
      state.kills++
    }
  }
  return { state, ended: run() }
}

describe(`a service on ${database.name} that is killed while it works`, () => {
  it.live(
    `makes each of ${POSTS} scans once, keeps all that it said, and owes what it made`,
    () =>
      Effect.gen(function* () {
        const environment = yield* newEnvironment(database, { PRICE_PER_SCAN_CENTS: "3" })
        const tenant = yield* Effect.scoped(
          Effect.flatMap(serviceIn(environment), (service) => Effect.promise(() => service.tenant()))
        )
        const client = clientOf(environment)
        const { ended, state } = killing(() => startProcess(environment), randomFrom(POSTS))
        const ids = new Map<number, string>()
        let retried = 0
        const lane = async (offset: number) => {
          for (let at = offset; at < POSTS; at += CLIENTS) {
            for (const wait = patience(); at >= (state.kills + 1) * POSTS_A_KILL;) await wait()
            const body = { repo_url: `https://github.com/example/p${at}` }
            const headers = { "idempotency-key": `post-${at}` }
            const { made, tries } = await untilMade(() => client.v1("/scans", { key: tenant.live, body, headers }))
            ids.set(at, made.json.id)
            retried += Math.min(1, tries - 1)
            state.posts++
          }
        }
        yield* Effect.promise(() => Promise.all(Array.from({ length: CLIENTS }, (_, at) => lane(at))))
        state.isDone = true
        const last = yield* Effect.promise(() => ended)
        yield* Effect.promise(last.stop)
        console.info(`${state.kills} kills, ${retried} of ${POSTS} requests sent again`)
        expect(state.kills).toBeGreaterThan(0)
        expect(retried).toBeGreaterThan(0)

        const service = yield* serviceIn(environment)
        yield* Effect.promise(async () => {
          const scans = await service.sql("select id, repo_name from scans where tenant_id = $1", [tenant.id])
          expect(scans).toHaveLength(POSTS)
          expect(new Map(scans.map(({ id, repo_name }) => [Number(String(repo_name).slice(1)), id]))).toEqual(ids)
          expect(
            await service.sql(
              `select kind, count(*)::integer as count, count(distinct scan_id)::integer as scans, sum(amount_cents)::integer as cents
               from usage_entries where tenant_id = $1 group by kind`,
              [tenant.id]
            )
          ).toEqual([{ kind: "scan_accepted", count: POSTS, scans: POSTS, cents: 3 * POSTS }])
          expect(await service.sql("select sum(admitted)::integer as admitted from scan_admissions")).toEqual([
            { admitted: POSTS }
          ])
          const again = await service.v1("/scans", {
            key: tenant.live,
            body: { repo_url: "https://github.com/example/p9" },
            headers: { "idempotency-key": "post-9" }
          })
          expect([again.json.id, again.headers["idempotent-replayed"]]).toEqual([ids.get(9), "true"])
        })
      }).pipe(Effect.scoped),
    600_000
  )
})
