import { join } from "node:path"
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { database, temporaryFolder } from "../../databases.ts"
import { serve } from "../../node/processes/serve.ts"
import { clientOf, newEnvironment, type TestService, type TestTenant } from "../../service/startService.ts"
import { type GitServer, startGitServer } from "../../support/GitServer.ts"
import { type Gate, startGate } from "./startGate.ts"

/** The whole service in a process of its own, beside a git server with repositories to scan. */
export interface ReportWorld {
  readonly service: TestService
  readonly tenant: TestTenant
  readonly git: GitServer
  readonly gate: Gate
  /** Submits a scan. */
  readonly submit: (repo_url: string, settings?: object) => Promise<string>
  /** Waits until it has ended. */
  readonly ended: (id: string) => Promise<string>
  /** The address of its report. */
  readonly publish: (id: string, body?: object) => Promise<string>
}

export const reportWorld: Effect.Effect<ReportWorld, never, Scope.Scope> = Effect.gen(function* () {
  const git = yield* Effect.acquireRelease(
    Effect.promise(() => startGitServer()),
    ({ stop }) => Effect.promise(stop)
  )
  const gate = yield* Effect.acquireRelease(
    Effect.promise(() => startGate(git.host)),
    ({ stop }) => Effect.sync(stop)
  )
  const environment = yield* newEnvironment(database, {
    REPOSITORY_ALLOW_INSECURE: `${git.host},${gate.host}`,
    WORK_DIR: join(yield* temporaryFolder("ciphermap-report-pages-"), "work")
  })
  const served = yield* serve(environment, "start")
  yield* Effect.promise(served.listening)
  const service = clientOf(environment)
  const tenant = yield* Effect.promise(() => service.tenant())
  const key = tenant.live
  return {
    service,
    tenant,
    git,
    gate,
    submit: async (repo_url, settings = {}) =>
      (await service.v1("/scans", { key, body: { repo_url, ...settings } })).json.id,
    ended: async (id) => {
      for (;;) {
        const { json } = await service.v1(`/scans/${id}`, { key })
        if (json.status === "completed" || json.status === "failed") return json.status
        await new Promise((wait) => setTimeout(wait, 100))
      }
    },
    publish: async (id, body = {}) => {
      const { json } = await service.v1(`/scans/${id}/publication`, { key, method: "PUT", body })
      return service.url + new URL(json.report_url).pathname
    }
  }
})
