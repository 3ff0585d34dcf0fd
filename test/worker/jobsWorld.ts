import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Scope from "effect/Scope"
import { SqlClient } from "effect/sql/SqlClient"
import { afterAll } from "vitest"
import { Config } from "../../src/config/Config.ts"
import { Demo } from "../../src/demo/Demo.ts"
import { pepperOf, Peppers } from "../../src/domain/Peppers.ts"
import { PublicUrl } from "../../src/config/PublicUrl.ts"
import { CurrentTenant } from "../../src/domain/CurrentTenant.ts"
import { parseRepositoryUrl } from "../../src/domain/RepositoryUrl.ts"
import { ScanFailure } from "../../src/domain/FailureCause.ts"
import { TenantId } from "../../src/domain/ids.ts"
import { storedFormats } from "../../src/domain/StoredFormat.ts"
import { ScanCompletion } from "../../src/scans/ScanCompletion.ts"
import { type ScanOutcome, ScanProcesses, type ScanProgress, type ScanTask } from "../../src/scans/ScanProcesses.ts"
import { ScanAttempts } from "../../src/worker/ScanAttempts.ts"
import { supervisor } from "../../src/worker/Supervisor.ts"
import { sweeps } from "../../src/worker/sweeps.ts"
import { WorkFolders } from "../../src/repositories/WorkFolders.ts"
import { Events } from "../../src/events/Events.ts"
import { queueLayer } from "../../src/start/queueLayer.ts"
import { database as databaseLayer } from "../../src/start/databaseLayer.ts"
import { Repositories } from "../../src/repositories/Repositories.ts"
import { SealingKeys } from "../../src/sealing/SealingKeys.ts"
import { Scans } from "../../src/scans/Scans.ts"
import { Ledger } from "../../src/ledger/Ledger.ts"
import type { TestDatabase } from "../databases.ts"
import { patience } from "../support/patience.ts"

/** What happens to the scans of a repository, by its name; without an entry they complete. */
export interface Script {
  /** The tag that it is fetched from. */
  readonly tag?: string
  readonly download?: (attempt: number) => Effect.Effect<void, ScanFailure>
  readonly scan?: (job: ScanTask, onProgress: (progress: ScanProgress) => void) => Effect.Effect<void, ScanFailure>
}

export type Scripts = Record<string, Script>

const commitOf = (name: string): string => Buffer.from(name).toString("hex").padEnd(40, "0").slice(0, 40)

const results = {
  findings: [],
  components: [],
  summary: {
    files_scanned: 1,
    files_skipped: 0,
    skipped_reasons: {},
    languages: {},
    bytes_scanned: 1,
    lines_scanned: 1,
    limits_hit: []
  },
  metadata: {},
  findings_truncated: false,
  components_truncated: false
}

/** An outcome as a scan process leaves it, with its files in the folder. */
export const outcomeIn = (folder: string, name: string): ScanOutcome => {
  const write = (file: string, text: string) => {
    writeFileSync(join(folder, `${name}.${file}`), text)
    return join(folder, `${name}.${file}`)
  }
  return {
    score: 80,
    risk_level: "low",
    components_total: 1,
    findings_total: 2,
    findings_by_severity: { critical: 0, high: 0, medium: 0, low: 2, info: 0 },
    results: write("results", JSON.stringify(results)),
    documents: Object.fromEntries(
      storedFormats.map((format) => [format, write(format, `${format} of ${name}`)])
    ) as ScanOutcome["documents"]
  }
}

/** Repositories and scan processes that do as they are told, and count. */
const scripted = (scripts: Scripts) => {
  const counts = {
    downloads: 0,
    scans: 0,
    running: 0,
    mostRunning: 0,
    starts: new Array<string>(),
    limits: new Array<unknown>()
  }
  const attempts = new Map<string, number>()
  const repositories = Layer.succeed(Repositories, {
    head: ({ name }) => Effect.succeed(commitOf(name)),
    download: ({ name }, limits) =>
      Effect.suspend(() => {
        counts.limits.push(limits)
        counts.downloads++
        counts.starts.push(name)
        const attempt = (attempts.get(name) ?? 0) + 1
        attempts.set(name, attempt)
        return scripts[name]?.download?.(attempt) ?? Effect.void
      }).pipe(
        Effect.as({
          commit: commitOf(name),
          ref: "main",
          tag: scripts[name]?.tag ?? null,
          directory: "/nowhere",
          bytes: 1
        })
      )
  })
  const hosts = Layer.succeed(ScanProcesses, {
    atOnce: 8,
    scan: (job, onProgress) =>
      Effect.suspend(() => {
        counts.scans++
        counts.running++
        counts.mostRunning = Math.max(counts.mostRunning, counts.running)
        return scripts[job.name]?.scan?.(job, onProgress) ?? Effect.void
      }).pipe(
        Effect.andThen(Effect.sync(() => outcomeIn(job.folder, job.name))),
        Effect.ensuring(Effect.sync(() => counts.running--))
      )
  })
  return { counts, layer: Layer.mergeAll(repositories, hosts) }
}

const pepper = pepperOf(Redacted.make("a pepper of the tests, long enough"))

/** What a worker notes of a repository that everybody can read. */
export const fetched = (commit: string) => ({ commit_sha: commit, repo_tag: null, credential_id: null })

const workFolders = Layer.succeed(WorkFolders, {
  make: Effect.acquireRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "ciphermap-jobs-"))),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
  )
})

const stated = (values: Record<string, string>) =>
  Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnvRecord(values))))

/** A database for worlds: how the environment names it, and how it is opened. */
interface Place {
  readonly named: Readonly<Record<string, string>>
  readonly opened: typeof databaseLayer
}

const newPlace = (database: TestDatabase): Effect.Effect<Place, never, Scope.Scope> =>
  Effect.map(database.migrated, ({ dataDirectory, databaseUrl }) => ({
    named: {
      DATA_DIR: dataDirectory,
      ...(databaseUrl !== undefined && { DATABASE_URL: Redacted.value(databaseUrl) })
    },
    opened: databaseLayer
  }))

const asOwner = (text: string, values: ReadonlyArray<unknown> = []) =>
  Effect.flatMap(SqlClient, (client) =>
    client.withTransaction(
      Effect.andThen(client`set local role none`, client.unsafe<Readonly<Record<string, unknown>>>(text, values))
    )
  ).pipe(Effect.orDie)

/** Leaves what the migrations leave: their list, and the tenant of the demo. */
const emptied = asOwner(`do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select tablename from pg_tables where schemaname = 'public' and tablename !~ '^tenants$|_migrations$' loop
    execute format('delete from %I', name);
  end loop;
  delete from tenants where kind <> 'demo';
  update tenants set status = default;
end $$`)

/** For all worlds of a `describe`, one after the other: opening a database takes longer than what most tests do with it. */
export const useOnePlace = (database: TestDatabase): Effect.Effect<Place> => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  const place = Effect.gen(function* () {
    const { named, opened } = yield* newPlace(database)
    const context = yield* Layer.build(opened.pipe(Layer.provide([stated(named), Logger.layer([])])))
    const empty = Effect.provideContext(emptied, context)
    return { named, opened: Layer.succeedContext(context), empty }
  }).pipe(Effect.orDie, Effect.provideService(Scope.Scope, scope), Effect.cached, Effect.runSync)
  return Effect.tap(place, ({ empty }) => empty)
}

/** One tenant, in a database of its own or in a place, and everything that works on its scans, but no worker yet. */
export const jobsWorld = Effect.fnUntraced(function* (
  where: TestDatabase | Effect.Effect<Place>,
  settings: Record<string, string> = {},
  isNew = true
) {
  const { named, opened } = yield* Effect.isEffect(where) ? where : newPlace(where)
  const lines: Array<string> = []
  const environment = { ...named, MONTHLY_SCAN_CAP: "100000", ...settings }
  const base = Demo.layer.pipe(
    Layer.provideMerge(Layer.mergeAll(Layer.succeed(Peppers, [pepper]), Layer.succeed(SealingKeys, [pepper]))),
    Layer.provideMerge(Layer.mergeAll(Scans.layer, ScanAttempts.layer)),
    Layer.provide(Events.layer),
    Layer.provideMerge(Ledger.layer),
    Layer.provideMerge(queueLayer),
    Layer.provideMerge(opened),
    Layer.provideMerge(stated(environment)),
    Layer.provideMerge(Layer.succeed(PublicUrl, "http://service.test")),
    Layer.provideMerge(Logger.layer([Logger.map(Logger.formatJson, (line) => void lines.push(line))]))
  )
  const context = yield* Layer.build(base)
  const within = <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.provideContext(effect, context)

  const sql = (text: string, values?: ReadonlyArray<unknown>) => within(asOwner(text, values))

  const addTenant = Effect.fnUntraced(function* (id: string) {
    yield* sql(`insert into tenants (id, name, kind) values ($1, 'A tenant', 'partner')`, [id])
    yield* sql(
      `insert into api_keys (tenant_id, id, key_lookup, key_prefix, mac, pepper_id, name, env, created_by)
       values ($1, $2, $2, 'cbk_live', decode(repeat('00', 32), 'hex'), 1, 'key', 'live', 'admin')`,
      [id, id.replace("tnt_", "key_")]
    )
  })

  const tenantOf = (id: string) =>
    Effect.provideService(CurrentTenant, {
      id: TenantId.make(id),
      kind: "partner",
      env: "live",
      keyId: id.replace("tnt_", "key_"),
      keyLookup: "lookup",
      role: "owner"
    })

  const submit = Effect.fnUntraced(function* (
    name: string,
    tenant = tenantId,
    projectVersion: string | null = "1.0.0"
  ) {
    const repoUrl = `https://github.com/owner/${name}`
    const scans = yield* Scans
    const scan = yield* scans
      .submit({
        repoUrl,
        repository: Result.getOrThrow(parseRepositoryUrl(repoUrl)),
        projectName: null,
        projectVersion
      })
      .pipe(tenantOf(tenant))
    return scan.id
  })

  /** Begins a worker; closing it drains. */
  const startWorker = Effect.fnUntraced(function* (scripts: Scripts, more: Record<string, string> = {}) {
    const { counts, layer } = scripted(scripts)
    const scope = yield* Scope.make()
    yield* Layer.build(
      Layer.mergeAll(supervisor, sweeps).pipe(
        Layer.provide([layer, workFolders]),
        Layer.provide(Layer.fresh(queueLayer)),
        Layer.provide(stated({ ...environment, ...more })),
        Layer.provide(Layer.succeedContext(context))
      )
    ).pipe(Effect.provideService(Scope.Scope, scope))
    yield* Effect.addFinalizer(() => Scope.close(scope, Exit.void))
    return { counts, stop: Scope.close(scope, Exit.void) }
  })

  const scan = (id: string) => Effect.map(sql("select * from scans where id = $1", [id]), ([row]) => row ?? {})

  /** Waits for what will be. */
  const until = Effect.fnUntraced(function* <A, E, R>(ask: Effect.Effect<A, E, R>, isSo: (answer: A) => boolean) {
    for (const pause = patience(); ; yield* Effect.promise(pause)) {
      const answer = yield* ask
      if (isSo(answer)) return answer
    }
  })

  const ended = (id: string) => until(scan(id), ({ status }) => status === "completed" || status === "failed")

  const history = (id: string) =>
    Effect.map(sql("select status, attempt from scan_history where scan_id = $1 order by id", [id]), (rows) =>
      rows.map(({ status, attempt }) => `${status} ${attempt}`)
    )

  const cancel = (id: string) =>
    Effect.flatMap(ScanCompletion, (ends) => ends.cancel(id)).pipe(tenantOf(tenantId), within)

  const tenantId = "tnt_aaaaaaaaaaaaaaaa"
  if (isNew) yield* addTenant(tenantId)
  return {
    sql,
    addTenant,
    submit: (name: string, tenant?: string, projectVersion?: string | null) =>
      within(submit(name, tenant, projectVersion)),
    startWorker: (scripts: Scripts = {}, more?: Record<string, string>) => startWorker(scripts, more),
    scan,
    ended,
    history,
    cancel,
    until,
    tenantId: TenantId.make(tenantId),
    runs: Context.get(context, ScanAttempts),
    ends: Context.get(context, ScanCompletion),
    demo: Context.get(context, Demo),
    /** Of services that the database and the configuration are enough for. */
    run: within,
    output: () => lines.join("\n")
  }
})

export type JobsWorld = Effect.Success<ReturnType<typeof jobsWorld>>

export const fails = (code: ConstructorParameters<typeof ScanFailure>[0]["code"]) =>
  Effect.fail(new ScanFailure({ code }))
