import type { Answer } from "../service/ask.ts"
import type { TestTenant } from "../service/startService.ts"
import type { Fleet } from "./Fleet.ts"
import { sized } from "./sized.ts"
import { pause } from "./until.ts"

/** Between two scans of a client. */
const READS = sized(75, 25)

/** What a service may answer while what it needs is away: the truth, or that there is none now. */
const isHonest = ({ headers, json, status }: Answer): boolean =>
  status === 200 ||
  status === 201 ||
  (status === 503 && headers["retry-after"] !== undefined) ||
  (status === 409 && json.code === "idempotency_key_in_use")

/** Requests of a tenant, one after the other from each client, until they are told to end. */
export const load = (world: Fleet, tenant: TestTenant, paths: ReadonlyArray<string>, clients: number) => {
  const state = { isDone: false }
  const counts = { right: 0, unavailable: 0, refused: 0, broken: 0 }
  const dishonest = new Array<string>()
  const ids = new Array<string>()
  const sent = async (request: Promise<Answer>): Promise<Answer | undefined> => {
    const answer = await request.catch((cause: NodeJS.ErrnoException) => cause.code ?? cause.message)
    if (typeof answer === "string") {
      counts[answer === "ECONNREFUSED" ? "refused" : "broken"]++
      return undefined
    }
    if (answer.status < 300) counts.right++
    else if (isHonest(answer)) counts.unavailable++
    else dishonest.push(`${answer.status} ${answer.text}`)
    return answer
  }
  const submitted = async (once: string, repo_url: string): Promise<void> => {
    for (;;) {
      const headers = { "idempotency-key": once }
      const answer = await sent(world.api.v1("/scans", { key: tenant.live, body: { repo_url }, headers }))
      if (answer?.status === 201) return void ids.push(answer.json.id)
      await pause(100)
    }
  }
  const client = async (number: number) => {
    for (let at = 0; !state.isDone; at++) {
      const path = paths[(number + at) % paths.length] ?? ""
      await submitted(`load-${number}-${at}`, world.git.url(path))
      for (let reads = 0; reads < READS && !state.isDone; reads++) {
        await sent(world.api.v1("/scans?limit=5", { key: tenant.live }))
        await pause(50)
      }
    }
  }
  const ended = Promise.all(Array.from({ length: clients }, (_, number) => client(number)))
  return {
    ids,
    counts,
    dishonest,
    stop: async () => {
      state.isDone = true
      await ended
    }
  }
}

/** The seconds until the API answers as usual, reads and writes. */
export const secondsToRecover = async (
  { api, git }: Fleet,
  { live }: TestTenant,
  path: string
): Promise<{ readonly seconds: number; readonly id: string }> => {
  const start = performance.now()
  for (let at = 0; ; at++) {
    const reads = Array.from({ length: 8 }, () => api.v1("/usage", { key: live }).catch(() => undefined))
    const headers = { "idempotency-key": `recovery-${start}` }
    const write = api.v1("/scans", { key: live, body: { repo_url: git.url(path) }, headers }).catch(() => undefined)
    const [made, ...read] = await Promise.all([write, ...reads])
    const isWell = made?.status === 201 && read.every((answer) => answer?.status === 200)
    if (isWell) return { seconds: (performance.now() - start) / 1000, id: made.json.id }
    if (performance.now() - start > 120_000) throw new Error(`no recovery: ${made?.status} ${made?.text}`)
    await pause(100)
  }
}
