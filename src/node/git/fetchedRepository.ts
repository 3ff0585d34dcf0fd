import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Result from "effect/Result"
import type { BomOptions } from "../../../scanner/bom/BomOptions.ts"
import type * as Scope from "effect/Scope"
import { Config, type ConfigInvalid, configuredForges } from "../../config/Config.ts"
import type { ScanFailure } from "../../domain/FailureCause.ts"
import { shownVersion } from "../../domain/projectVersion.ts"
import { isRefName } from "../../domain/refName.ts"
import {
  type Forges,
  parseRepositoryUrl,
  type RepositoryUrl,
  type RepositoryUrlRefusal
} from "../../domain/RepositoryUrl.ts"
import { type Download, Repositories } from "../../repositories/Repositories.ts"
import type { WorkFolderUnusable } from "../../repositories/WorkFolders.ts"
import { addressGuard } from "../addressGuard.ts"
import { freshIdentity, purlOf } from "../bomIdentity.ts"
import { workFolders } from "../workFolders.ts"
import { gitRepositories } from "./gitRepositories.ts"
import type { GitMissing } from "./gitVersion.ts"
import type { GitTree } from "./scanTree.ts"

const MEBIBYTE = 1_048_576

/** What of the configuration of the service has a meaning for one download. */
const settings = Config.layerOf([
  "allowedHosts",
  "insecureHosts",
  "gitCaFile",
  "workDirectory",
  "downloadSeconds",
  "downloadMebibytes",
  "maxEntries",
  "maxScannedFiles",
  "maxScannedMebibytes"
])

const layer = gitRepositories.pipe(
  Layer.provide([addressGuard, workFolders]),
  Layer.provideMerge(settings),
  Layer.provide(Logger.layer([]))
)

/** Where `@ref` begins, behind the host. */
const refStart = (text: string): number => text.indexOf("@", text.indexOf("/", text.indexOf("//") + 2))

/** Reads an address as the service does, or one with `@` and a branch, tag or commit behind it. */
export const parseAddress = (text: string, forges: Forges): Result.Result<RepositoryUrl, RepositoryUrlRefusal> => {
  const whole = parseRepositoryUrl(text, forges)
  const at = refStart(text)
  if (Result.isSuccess(whole) || at < 0 || !text.includes("//")) return whole
  const ref = text.slice(at + 1)
  return Result.flatMap(parseRepositoryUrl(text.slice(0, at), forges), (named) =>
    named.ref === null && isRefName(ref)
      ? Result.succeed({ ...named, ref })
      : Result.fail({ reason: "invalid_ref", message: "URL must name a valid branch, tag or commit" })
  )
}

const identityOf = ({ canonical, owner, name }: RepositoryUrl, { commit, ref, tag }: Download): BomOptions => {
  const purl = purlOf({ url: canonical, commit, subfolder: "" })
  const version = shownVersion({ project_version: null, repo_tag: tag, commit_sha: commit })
  return freshIdentity({
    component: {
      name: `${owner}/${name}`,
      ...(version !== null && { version }),
      ...(purl !== undefined && { purl })
    },
    git: { url: canonical, ...(ref !== null && { revision: ref }), commit }
  })
}

/** A repository that was fetched, as it is scanned and named. */
export interface FetchedRepository {
  /** Without a ref. */
  readonly address: string
  readonly version: GitTree
  readonly identity: BomOptions
}

/** Fetches one commit of a public repository, as the service does and within its limits; it is removed when the scope closes. */
export const fetchedRepository = Effect.fnUntraced(function* (
  text: string,
  onFetch: (address: string) => void
): Effect.fn.Return<
  FetchedRepository,
  RepositoryUrlRefusal | ScanFailure | GitMissing | ConfigInvalid | WorkFolderUnusable,
  Scope.Scope
> {
  const context = yield* Layer.build(layer)
  return yield* Effect.gen(function* () {
    const url = yield* Effect.fromResult(parseAddress(text, yield* configuredForges))
    const { maxEntries, maxScannedFiles, maxScannedMebibytes } = yield* Config
    onFetch(url.canonical)
    const repositories = yield* Repositories
    const download = yield* repositories.download(url)
    const fetched: FetchedRepository = {
      address: url.canonical,
      version: {
        directory: download.directory,
        tree: download.commit,
        limits: { maxEntries, maxFiles: maxScannedFiles, maxBytes: maxScannedMebibytes * MEBIBYTE }
      },
      identity: identityOf(url, download)
    }
    return fetched
  }).pipe(Effect.provideContext(context))
})
