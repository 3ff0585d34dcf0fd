import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { ScanLimits } from "../config/termsOf.ts"
import type { RepositoryUrl } from "../domain/RepositoryUrl.ts"
import type { ScanFailure } from "../domain/FailureCause.ts"
import type { HostCredential } from "../domain/HostCredential.ts"

/** A repository on disk: bare, one commit deep, never checked out. */
export interface Download {
  /** The object id of the commit, 40 or 64 hexadecimal digits. */
  readonly commit: string
  /** The branch or tag it was fetched from; null if the host did not state it. */
  readonly ref: string | null
  /** The tag that it was fetched from, if it was one. */
  readonly tag: string | null
  /** Path of the bare repository, which is removed when the scope closes. */
  readonly directory: string
  /** Its size on disk. */
  readonly bytes: number
}

/** Fetches repositories, which are untrusted; those that are not public with a credential. */
export class Repositories extends Context.Service<
  Repositories,
  {
    /** The commit that a download would fetch now. */
    readonly head: (repository: RepositoryUrl, credential?: HostCredential) => Effect.Effect<string, ScanFailure>
    /** `limits` can only tighten the general limits. */
    readonly download: (
      repository: RepositoryUrl,
      limits?: Pick<ScanLimits, "downloadMebibytes" | "downloadSeconds">,
      credential?: HostCredential
    ) => Effect.Effect<Download, ScanFailure, Scope.Scope>
  }
>()("ciphermap/Repositories") {}
