import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Metric from "effect/Metric"
import * as Redacted from "effect/Redacted"
import * as Random from "effect/Random"
import * as Result from "effect/Result"
import * as Schedule from "effect/Schedule"
import * as Semaphore from "effect/Semaphore"
import { Config, configuredForges } from "../config/Config.ts"
import { termsOf } from "../config/termsOf.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { DatabaseUnavailable } from "../domain/DatabaseUnavailable.ts"
import { TenantId } from "../domain/ids.ts"
import { parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import { type UploadFormat, uploadHost } from "../domain/UploadTarget.ts"
import { scanPhaseSeconds, scanRetries, scansEnded } from "../observability/metrics.ts"
import { Peppers } from "../domain/Peppers.ts"
import { Policies } from "../policies/Policies.ts"
import { OfferedCredentials } from "../credentials/OfferedCredentials.ts"
import { Repositories, type Download } from "../repositories/Repositories.ts"
import { WorkFolders } from "../repositories/WorkFolders.ts"
import type { ScanRow } from "../scans/scanRow.ts"
import { UploadedDocuments } from "../uploads/UploadedDocuments.ts"
import { RepositoryMemory } from "./RepositoryMemory.ts"
import { ReuseRepo } from "./ReuseRepo.ts"
import { TenantSettingsRepo } from "./TenantSettingsRepo.ts"
import { shownVersion } from "../domain/projectVersion.ts"
import { ScanCompletion } from "../scans/ScanCompletion.ts"
import {
  type ArchiveJob,
  ScanProcesses,
  type ScanProgress,
  type ScanJob,
  type ScanTask,
  type UploadJob
} from "../scans/ScanProcesses.ts"
import { LeaseLost } from "../scans/LeaseLost.ts"
import type { QueuedScan } from "../scans/ScanQueue.ts"
import { type ScanAttempt, ScanAttempts } from "./ScanAttempts.ts"
import { type FailureCause, ScanFailure } from "../domain/FailureCause.ts"
import { hmac } from "@noble/hashes/hmac.js"
import { sha256 } from "@noble/hashes/sha2.js"
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js"

/** RFC 9562 5.8: a UUID of our own making, so that every attempt at a scan gives its documents the same one. */
const uuidOf = (text: string): string => {
  const bytes = sha256(new TextEncoder().encode(text)).slice(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytesToHex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5")
}

/** The oldest pepper, so that fingerprints stay the same while a new one is taken on. */
const fingerprintKeyOf = (peppers: (typeof Peppers)["Service"]): string =>
  bytesToHex(hmac(sha256, Redacted.value(peppers.at(-1)!.secret), utf8ToBytes("ciphermap fingerprints")))

interface Fetched extends Download {
  /** Where the documents go. */
  readonly folder: string
  /** `https://host/owner/name` */
  readonly url: string
}

type OwnSettings = Pick<ScanJob, "fingerprintKey" | "policies">

/** How the documents of a scan describe it. They are dated by the scan, not by the attempt. */
const documentsOf = (row: ScanRow, folder: string, publicUrl: string | undefined, own: OwnSettings) => ({
  folder,
  host: row.repo_host,
  owner: row.repo_owner,
  name: row.repo_name,
  projectName: row.project_name,
  serialNumber: uuidOf(row.id),
  timestamp: (row.started_at ?? row.created_at).toISOString(),
  ...own,
  ...(publicUrl !== undefined && { rulesPage: `${publicUrl}/docs/weaknesses` })
})

/** The task of a scan process. */
const scanJobOf = (
  row: ScanRow,
  { directory, commit, folder, url, ref }: Fetched,
  publicUrl: string | undefined,
  own: OwnSettings & Pick<ScanJob, "readsConfiguration" | "memory">
): ScanJob => ({
  ...documentsOf(row, folder, publicUrl, own),
  ...own,
  directory,
  commit,
  url,
  ref: row.repo_ref ?? ref,
  projectVersion: shownVersion({ ...row, commit_sha: commit }) ?? commit
})

/** What is scanned or evaluated of an upload. */
type Uploaded = Pick<UploadJob, "upload"> | Pick<ArchiveJob, "archive">

/** The task of a scan process for an upload; a repository without an address has none in its documents. */
const uploadJobOf = (
  row: ScanRow,
  uploaded: Uploaded,
  folder: string,
  publicUrl: string | undefined,
  own: OwnSettings
): ScanTask => ({
  ...documentsOf(row, folder, publicUrl, own),
  ...uploaded,
  commit: row.commit_sha,
  url: row.repo_host === uploadHost ? null : row.repo_url,
  ref: row.repo_ref,
  projectVersion: shownVersion(row)
})

/** Seconds before the first retry of a transient failure; each further retry waits four times as long. */
const firstSeconds: Partial<Record<FailureCause, number>> = { upstream_rate_limited: 60, download_timeout: 30 }
const otherwise = 5
const growth = 4
const longest = 3_600
const jitter = 0.2

/** Delay after the failure of an attempt, counted from 1; `random`, from 0 to 1, spreads retries. */
const retryDelay = (
  { code, retryAfterSeconds = 0 }: Pick<ScanFailure, "code" | "retryAfterSeconds">,
  attempt: number,
  random: number
): Duration.Duration => {
  const own = (firstSeconds[code] ?? otherwise) * growth ** (attempt - 1)
  const seconds = Math.min(longest, Math.max(own, retryAfterSeconds))
  return Duration.seconds(seconds * (1 + jitter * random))
}

/** How often a running scan reports its progress and checks its lease. */
const heartbeat = "1 second"

const again = Schedule.max([Schedule.spaced("1 second"), Schedule.recurs(60)])

const isOutage = (error: unknown): error is DatabaseUnavailable => error instanceof DatabaseUnavailable

/** Repeats a write while the database is not available. */
const retryingOutages = <A, E, R>(end: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.retry(end, { while: isOutage, schedule: again })

const timed = <A, E, R>(phase: string, work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(Effect.timed(work), ([duration, result]) =>
    Effect.as(Metric.update(Metric.withAttributes(scanPhaseSeconds, { phase }), Duration.toSeconds(duration)), result)
  )

const counted = (status: string, code: string): Effect.Effect<void> =>
  Metric.update(Metric.withAttributes(scansEnded, { status, code }), 1)

/** For what a worker reads and writes of one tenant alone. */
const asTenantOf = ({ tenant_id, tenant_kind }: ScanRow) =>
  Effect.provideService(CurrentTenant, {
    id: TenantId.make(tenant_id),
    kind: tenant_kind,
    env: "live",
    keyId: "",
    keyLookup: "",
    role: "viewer"
  })

const MEBIBYTE = 1_048_576

const internalError = (detail: string): ScanFailure => new ScanFailure({ code: "internal_error", detail })

/** Makes the handler of queue items; every outcome is written to the scan's row. */
export const makeRunScan = Effect.gen(function* () {
  const config = yield* Config
  const attempts = yield* ScanAttempts
  const completion = yield* ScanCompletion
  const reuse = yield* ReuseRepo
  const tenants = yield* TenantSettingsRepo
  const policies = yield* Policies
  const repositories = yield* Repositories
  const processes = yield* ScanProcesses
  const folders = yield* WorkFolders
  const credentials = yield* OfferedCredentials
  const documents = yield* UploadedDocuments
  const memories = yield* RepositoryMemory
  const downloads = yield* Semaphore.make(config.downloadsAtOnce)
  const forges = yield* configuredForges
  const fingerprintKey = fingerprintKeyOf(yield* Peppers)

  const repositoryOf = (row: ScanRow) =>
    Result.match(parseRepositoryUrl(row.repo_url, forges), {
      onSuccess: Effect.succeed,
      onFailure: () => Effect.fail(new ScanFailure({ code: "host_not_allowed" }))
    })

  /** The policies that the tenant or the repository has chosen; null without a choice. */
  const chosenFor = (row: ScanRow) => asTenantOf(row)(policies.effectiveFor(row.repository_id))

  const reusable = Effect.fnUntraced(function* (
    row: ScanRow,
    chosen: ScanJob["policies"],
    commit: Effect.Effect<string, ScanFailure>
  ) {
    // A tenant's own policy may have been replaced since.
    if (config.reuseHours === 0 || chosen?.some(({ document }) => document !== null)) return undefined
    const head = yield* commit
    const found = yield* reuse.find(
      row,
      head,
      config.reuseHours,
      (chosen ?? []).map(({ id }) => id)
    )
    return found === undefined ? undefined : { commit: head, from: found }
  })

  /** From the repository to the end of the scan. */
  const scanOf = Effect.fnUntraced(function* (run: ScanAttempt, onProgress: (progress: ScanProgress) => void) {
    const repository = yield* repositoryOf(run.row)
    const { limits, cacheMebibytes } = termsOf(config, run.row.tenant_kind)
    const chosen = yield* retryingOutages(chosenFor(run.row))
    const credential = yield* retryingOutages(credentials.find(run.tenant, repository))
    const whileValid = <A, E, R>(fetching: Effect.Effect<A, E, R>) =>
      credential === undefined ? fetching : Effect.raceFirst(fetching, credential.untilRevoked)
    const fetched = (commit: string, tag: string | null) =>
      attempts.fetched(run, { commit_sha: commit, repo_tag: tag, credential_id: credential?.id ?? null })
    const head = whileValid(repositories.head(repository, credential))
    const known = yield* downloads.withPermit(reusable(run.row, chosen, head))
    if (known !== undefined) {
      yield* fetched(known.commit, null)
      return yield* retryingOutages(completion.completeFrom(run, known.from))
    }
    const downloading = whileValid(repositories.download(repository, limits, credential))
    const download = yield* downloads.withPermit(timed("downloading", downloading))
    const scanning = yield* fetched(download.commit, download.tag)
    const folder = yield* Effect.mapError(folders.make, ({ message }) => internalError(message))
    const readsConfiguration = yield* retryingOutages(tenants.readsConfiguration(scanning.row.tenant_id))
    const owner = { tenant: run.tenant, repository: scanning.row.repository_id }
    const ofTenant = asTenantOf(scanning.row)
    const cacheBytes = cacheMebibytes * MEBIBYTE
    const memory = yield* ofTenant(memories.open(owner, folder, cacheBytes))
    const job = scanJobOf(scanning.row, { ...download, folder, url: repository.canonical }, config.publicUrl, {
      fingerprintKey,
      policies: chosen,
      readsConfiguration,
      ...(memory !== undefined && { memory })
    })
    const outcome = yield* timed("scanning", processes.scan(job, onProgress, limits))
    if (memory !== undefined) yield* ofTenant(memories.keep(owner, memory, cacheBytes))
    return yield* timed("storing", retryingOutages(completion.complete(run, outcome)))
  }, Effect.scoped)

  /** Writes an upload to the folder of its scan. */
  const uploadIn = Effect.fnUntraced(function* (
    run: ScanAttempt,
    format: UploadFormat,
    folder: string,
    fileName: string | null
  ) {
    const unwritable = ({ message }: { readonly message: string }) => internalError(message)
    if (format === "archive") {
      const own = yield* Effect.mapError(folders.make, unwritable)
      const name = fileName ?? "archive.zip"
      yield* Effect.catchTag(documents.writeTo(run, `${own}/${name}`), "PlatformError", unwritable)
      return { archive: { folder: own, fileName: name } } satisfies Uploaded
    }
    const file = `${folder}/document.gz`
    yield* Effect.catchTag(documents.writeTo(run, file), "PlatformError", unwritable)
    return { upload: { file, format } } satisfies Uploaded
  })

  /** From an uploaded document or archive to the end of its scan. */
  const evaluationOf = Effect.fnUntraced(function* (
    run: ScanAttempt,
    format: UploadFormat,
    onProgress: (progress: ScanProgress) => void
  ) {
    const { limits } = termsOf(config, run.row.tenant_kind)
    const folder = yield* Effect.mapError(folders.make, ({ message }) => internalError(message))
    const { commit, fileName } = yield* documents.factsOf(run)
    const uploaded = yield* uploadIn(run, format, folder, fileName)
    const { row } = yield* attempts.fetched(run, {
      commit_sha: commit,
      repo_tag: null,
      credential_id: null
    })
    const policies = yield* retryingOutages(chosenFor(row))
    const job = uploadJobOf(row, uploaded, folder, config.publicUrl, { fingerprintKey, policies })
    const outcome = yield* timed("scanning", processes.scan(job, onProgress, limits))
    return yield* timed("storing", retryingOutages(completion.complete(run, outcome)))
  }, Effect.scoped)

  const work = (run: ScanAttempt, onProgress: (progress: ScanProgress) => void) => {
    const { upload_format: format } = run.row
    return format === null
      ? Effect.asVoid(scanOf(run, onProgress))
      : Effect.asVoid(evaluationOf(run, format, onProgress))
  }

  /** Never succeeds: it fails, and so ends the scan beside it, once the lease is lost. A database outage is not a loss. */
  const watch = (run: ScanAttempt, progress: () => ScanProgress) => {
    let reported: ScanProgress | undefined
    return Effect.suspend(() => {
      const next = progress()
      if (next === reported) return attempts.holdsLease(run)
      reported = next
      return attempts.progress(run, next)
    }).pipe(
      Effect.orElseSucceed(() => true),
      Effect.flatMap((hasLease) => (hasLease ? Effect.sleep(heartbeat) : Effect.fail(new LeaseLost()))),
      Effect.forever
    )
  }

  const failed = Effect.fnUntraced(function* (run: ScanAttempt, failure: ScanFailure) {
    yield* Effect.logInfo("scan failed", {
      scan: run.scanId,
      attempt: run.used,
      code: failure.code,
      detail: failure.detail
    })
    if (!failure.isRetryable || run.used >= termsOf(config, run.row.tenant_kind).attempts) {
      yield* completion.fail(run, failure.code, failure.shown)
      return yield* counted("failed", failure.code)
    }
    const delay = retryDelay(failure, run.used, yield* Random.next)
    yield* Effect.logInfo("scan is tried again", { scan: run.scanId, seconds: Duration.toSeconds(delay) })
    yield* attempts.retry(run, failure.code, delay)
    yield* Metric.update(Metric.withAttributes(scanRetries, { code: failure.code }), 1)
  })

  /** A database outage is not the scan's fault: the scan is started again without using up an attempt. */
  const afterOutage = (run: ScanAttempt, error: DatabaseUnavailable) =>
    Effect.andThen(Effect.ignore(retryingOutages(attempts.release(run))), Effect.fail(error))

  const attempt = Effect.fnUntraced(function* (run: ScanAttempt) {
    let progress: ScanProgress = { filesTotal: null, filesDone: 0 }
    const working = work(run, (next) => {
      progress = next
    })
    yield* Effect.raceFirst(
      working,
      watch(run, () => progress)
    ).pipe(
      Effect.andThen(counted("completed", "")),
      Effect.catchDefect((defect) => Effect.fail(internalError(String(defect)))),
      Effect.catchTag("ScanFailure", (failure) => failed(run, failure)),
      Effect.catchIf(isOutage, (error) => afterOutage(run, error)),
      Effect.onInterrupt(() => Effect.ignore(attempts.release(run)))
    )
  })

  return (item: QueuedScan) =>
    attempts.begin(item).pipe(
      Effect.flatMap((run) => (run === undefined ? Effect.void : attempt(run))),
      Effect.catchTag("LeaseLost", () => Effect.logInfo("scan is no longer this worker's", { scan: item.scanId })),
      Effect.withSpan("scan", { attributes: { "scan.id": item.scanId } })
    )
})
