import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import postgres from "postgres"
import { database, hasServer, temporaryFolder } from "../databases.ts"
import type { Answer } from "../service/ask.ts"
import {
  type Environment,
  newEnvironment,
  serviceIn,
  type TestService,
  type TestTenant
} from "../service/startService.ts"
import { type GitServer, startGitServer } from "../support/GitServer.ts"
import { pause, until } from "./until.ts"
import { type RoleOptions, type RoleProcess, startRole } from "./RoleProcess.ts"

/** Several processes need a database server. */
export const hasFleet = hasServer

type Row = Readonly<Record<string, unknown>>

/** The service as it is deployed: the API, workers in processes of their own, a database server and a git server. */
export interface Fleet<Api = TestService> {
  readonly environment: Environment
  readonly api: Api
  readonly git: GitServer
  /** Where workers download to. */
  readonly workFolder: string
  /** Asks the database with a client of its own, as the owner. */
  readonly sql: (text: string, values?: ReadonlyArray<unknown>) => Promise<ReadonlyArray<Row>>
  /** Starts a worker, with more variables than the others have. */
  readonly worker: (more?: Environment, options?: RoleOptions) => Promise<RoleProcess>
  /** Submits a scan of `owner/name`, again and again until it is accepted; gives its id. */
  readonly submit: (tenant: TestTenant, path: string) => Promise<string>
  /** Uploads a document as that of a repository, until it is accepted, and gives the id of its scan. */
  readonly upload: (tenant: TestTenant, repository: string, document: unknown) => Promise<string>
  /** Waits until all scans have ended. */
  readonly allEnded: (seconds: number) => Promise<void>
  /** Waits until a scan has this status in the database. */
  readonly reaches: (id: string, status: string, seconds?: number) => Promise<Row>
  /** Waits until a scan has been begun so often, or is to be. */
  readonly attempted: (id: string, attempt: number, seconds?: number) => Promise<void>
  /** What has been taken from the queue by a worker that is gone, is free at once: as if half a minute had passed. */
  readonly expireLocks: () => Promise<void>
}

const witness = (url: string) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      postgres(url, { max: 2, onnotice: () => {}, connection: { default_transaction_read_only: false } })
    ),
    (sql) => Effect.promise(() => sql.end({ timeout: 5 }))
  )

const untilAccepted = async (send: () => Promise<Answer>): Promise<string> => {
  for (;;) {
    const answer = await send().catch(() => undefined)
    if (answer?.status === 201) return answer.json.id
    const mends = answer === undefined || answer.status === 503 || answer.json.code === "idempotency_key_in_use"
    if (!mends) throw new Error(`an answer that no retry mends: ${answer.status} ${answer.text}`)
    await pause(50)
  }
}

const small: Environment = {
  REUSE_HOURS: "0",
  SCANS_AT_ONCE: "1",
  SCAN_THREADS: "1",
  DATABASE_POOL: "6",
  DOWNLOADS_AT_ONCE: "2",
  DOWNLOADS_PER_HOST: "64"
}

/** Starts the API and a git server on an empty database; everything is gone when the scope closes. */
export const fleetWith = <Api extends TestService>(
  startApi: (environment: Environment) => Effect.Effect<Api, never, Scope.Scope>,
  settings: Environment = {}
): Effect.Effect<Fleet<Api>, never, Scope.Scope> =>
  Effect.gen(function* () {
    if (!hasServer) throw new Error("TEST_DATABASE_URL names no server")
    const git = yield* Effect.acquireRelease(
      Effect.promise(() => startGitServer()),
      ({ stop }) => Effect.promise(stop)
    )
    const workFolder = yield* temporaryFolder("ciphermap-faults-")
    const environment = yield* newEnvironment(database, {
      ...small,
      REPOSITORY_ALLOW_INSECURE: git.host,
      WORK_DIR: workFolder,
      ...settings
    })
    const client = yield* witness(environment["DATABASE_URL"] ?? "")
    const api = yield* startApi(environment)
    const workers = yield* Effect.acquireRelease(
      Effect.sync(() => new Set<RoleProcess>()),
      (all) => Effect.promise(() => Promise.all([...all].map(({ kill }) => kill())))
    )
    const sql: Fleet["sql"] = (text, values = []) => client.unsafe(text, values as Array<string>)
    let submitted = 0
    return {
      environment,
      api,
      git,
      workFolder,
      sql,
      worker: async (more = {}, options = {}) => {
        const worker = await startRole("worker", { ...environment, ...more }, options)
        workers.add(worker)
        return worker
      },
      submit: (tenant, path) => {
        const headers = { "idempotency-key": `fault-${submitted++}` }
        return untilAccepted(() => api.v1("/scans", { key: tenant.live, body: { repo_url: git.url(path) }, headers }))
      },
      upload: (tenant, repository, document) => {
        const headers = { "idempotency-key": `fault-${submitted++}` }
        const path = `/uploads?repo_url=${encodeURIComponent(repository)}`
        return untilAccepted(() => api.v1(path, { key: tenant.live, body: document, headers }))
      },
      allEnded: async (seconds) => {
        await until(
          () => sql("select status, count(*)::integer from scans where completed_at is null group by 1"),
          (open) => open.length === 0,
          { seconds }
        )
      },
      reaches: async (id, status, seconds) => {
        const rows = await until(
          () => sql("select * from scans where id = $1", [id]),
          ([row]) => row?.["status"] === status,
          { seconds }
        )
        return rows[0] ?? {}
      },
      attempted: async (id, attempt, seconds) => {
        await until(
          () => sql("select status, attempt from scans where id = $1", [id]),
          ([row]) => Number(row?.["attempt"]) >= attempt && (attempt > 1 || row?.["status"] !== "queued"),
          { seconds }
        )
      },
      expireLocks: async () => {
        await sql(
          "update job_queue set acquired_at = acquired_at - interval '31 seconds' where acquired_at is not null"
        )
      }
    }
  })

/** The same with an API in this process, which is there sooner: for faults of what is around it. */
export const fleet = (settings: Environment = {}): Effect.Effect<Fleet, never, Scope.Scope> =>
  fleetWith(serviceIn, settings)
