import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"
import { Config } from "../../config/Config.ts"
import type { RepositoryUrl } from "../../domain/RepositoryUrl.ts"
import { ScanFailure } from "../../domain/FailureCause.ts"
import type { AddressGuard } from "../../repositories/AddressGuard.ts"
import type { HostCredential } from "../../domain/HostCredential.ts"
import { Repositories } from "../../repositories/Repositories.ts"
import { WorkFolders, type WorkFolderUnusable } from "../../repositories/WorkFolders.ts"
import { askRemote } from "./askRemote.ts"
import { fetchCommit } from "./fetchCommit.ts"
import { gitChecked, type GitMissing } from "./gitVersion.ts"
import { type Access, openAccess } from "./remoteAccess.ts"
import { chooseRef, patternsFor } from "./remoteRefs.ts"

/** Time limit for asking a host for the commit of a branch. */
const HEAD_SECONDS = 30

const MEBIBYTE = 1_048_576

const lookUp = Effect.fnUntraced(function* (access: Access, ref: string | null) {
  const args = ["ls-remote", "--quiet", "--symref", "--", access.url, ...patternsFor(ref)]
  const chosen = chooseRef(ref, yield* askRemote({ access, args }))
  return typeof chosen === "string" ? yield* new ScanFailure({ code: chosen }) : chosen
})

const within = (seconds: number) =>
  Effect.timeoutOrElse({
    duration: `${seconds} seconds`,
    orElse: () => Effect.fail(new ScanFailure({ code: "download_timeout", detail: `${seconds} s` }))
  })

const ours = ({ message }: WorkFolderUnusable) => new ScanFailure({ code: "internal_error", detail: message })

/** Limits the number of concurrent requests to each host. */
const makeTurns = (permits: number) => {
  const turns = new Map<string, Semaphore.Semaphore>()
  return (host: string): Semaphore.Semaphore => {
    const known = turns.get(host) ?? Semaphore.makeUnsafe(permits)
    turns.set(host, known)
    return known
  }
}

/** Fetches with the system's git, which can access only that one repository. */
export const gitRepositories: Layer.Layer<Repositories, GitMissing, Config | AddressGuard | WorkFolders> = Layer.effect(
  Repositories,
  Effect.gen(function* () {
    const config = yield* Config
    const { make } = yield* WorkFolders
    const newFolder = Effect.mapError(make, ours)
    const needed = yield* Effect.context<Config | AddressGuard>()
    const open = (repository: RepositoryUrl, credential: HostCredential | undefined) =>
      Effect.provideContext(openAccess(repository, credential), needed)
    const turnOf = makeTurns(config.downloadsPerHost)

    const head = Effect.fnUntraced(function* (repository: RepositoryUrl, credential: HostCredential | undefined) {
      const access = yield* open(repository, credential)
      const { commit } = yield* lookUp(access, repository.ref)
      return commit
    })

    const fetch = Effect.fnUntraced(function* (
      repository: RepositoryUrl,
      credential: HostCredential | undefined,
      folder: string,
      mebibytes: number
    ) {
      const access = yield* open(repository, credential)
      const wanted = yield* lookUp(access, repository.ref)
      return yield* fetchCommit(folder, access, wanted, mebibytes * MEBIBYTE)
    })

    return {
      head: (repository, credential) => within(HEAD_SECONDS)(head(repository, credential)),
      download: Effect.fnUntraced(function* (repository, limits = config, credential) {
        const seconds = Math.min(limits.downloadSeconds, config.downloadSeconds)
        const mebibytes = Math.min(limits.downloadMebibytes, config.downloadMebibytes)
        const folder = yield* newFolder
        const fetched = within(seconds)(fetch(repository, credential, folder, mebibytes))
        return yield* Semaphore.withPermit(turnOf(repository.host), fetched)
      })
    }
  })
).pipe(Layer.provide(gitChecked))
