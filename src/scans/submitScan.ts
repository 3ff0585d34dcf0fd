import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { configuredForges } from "../config/Config.ts"
import { CurrentTenant } from "../domain/CurrentTenant.ts"
import { parseRepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { ScanRecord } from "../domain/ScanRecord.ts"
import { RateLimits } from "../rateLimits/RateLimits.ts"
import { Scans } from "./Scans.ts"

/** A repository that this installation does not scan. */
export class RepositoryRefused extends Data.TaggedError("RepositoryRefused")<{
  /** A sentence that says what is wrong with its address. */
  readonly sentence: string
}> {
  get isRetryable(): boolean {
    return false
  }
}

/** The repository to scan, and the names for its documents. */
export type WantedScan = Pick<ScanRecord, "repo_url"> & {
  readonly project_name?: string | null
  readonly project_version?: string | null
}

/** Queues scans of the repositories that this installation accepts, within the tenant's rate limit. */
export const submitScan = Effect.gen(function* () {
  const scans = yield* Scans
  const limits = yield* RateLimits
  const forges = yield* configuredForges

  return Effect.fnUntraced(function* ({ repo_url, project_name, project_version }: WantedScan) {
    const { id } = yield* CurrentTenant
    const repository = parseRepositoryUrl(repo_url, forges)
    if (Result.isFailure(repository)) return yield* new RepositoryRefused({ sentence: repository.failure.message })
    yield* limits.require("scans", id)
    return yield* scans.submit({
      repoUrl: repo_url,
      repository: repository.success,
      projectName: project_name ?? null,
      projectVersion: project_version ?? null
    })
  })
})
