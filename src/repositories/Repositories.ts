import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ScanLimits } from "../config/termsOf.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { ScanFailure } from "../domain/ScanFailure.ts"

/** A repository on disk: bare, one commit deep, never checked out. */
export interface Download {
  /** The object id of the commit, 40 or 64 hexadecimal digits. */
  readonly commit: string
  /** The branch or tag it was fetched from; null where the host did not say. */
  readonly ref: string | null
  /** Of the bare repository, gone when the scope closes. */
  readonly directory: string
  /** Its size on disk. */
  readonly bytes: number
}

/** Fetches public repositories, and trusts nothing about them. */
export class Repositories extends Context.Service<
  Repositories,
  {
    /** The commit that a download would fetch now. */
    readonly head: (repository: RepositoryUrl) => Effect.Effect<string, ScanFailure>
    /** Limits tighten those of all downloads. */
    readonly download: (
      repository: RepositoryUrl,
      limits?: Pick<ScanLimits, "downloadMebibytes" | "downloadSeconds">
    ) => Effect.Effect<Download, ScanFailure, Scope.Scope>
  }
>()("ciphermap/Repositories") {}
