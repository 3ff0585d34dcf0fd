import { mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as ConfigProvider from "effect/ConfigProvider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import * as Result from "effect/Result"
import type * as Scope from "effect/Scope"
import { Config } from "../../src/config/Config.ts"
import { forgesOf, parseRepositoryUrl, type RepositoryUrl } from "../../src/domain/RepositoryUrl.ts"
import { addressGuard } from "../../src/node/addressGuard.ts"
import { gitRepositories } from "../../src/node/git/gitRepositories.ts"
import { workFolders } from "../../src/node/workFolders.ts"
import type { AddressGuard } from "../../src/repositories/AddressGuard.ts"
import { Repositories } from "../../src/repositories/Repositories.ts"
import { commandsIn } from "../support/processes.ts"

export interface Fetching {
  readonly workDirectory: string
  readonly use: <A, E>(work: (repositories: Repositories["Service"]) => Effect.Effect<A, E, Scope.Scope>) => Promise<A>
  /** What is left of downloads on the disk. */
  readonly leftOnDisk: () => ReadonlyArray<string>
  /** Command lines of processes that name the work folder or a host. */
  readonly leftRunning: () => ReadonlyArray<string>
  readonly remove: () => void
}

/** Repositories from the hosts, on loopback; in a work folder of their own. */
export const repositoriesWith = (
  hosts: ReadonlyArray<string>,
  environment: Readonly<Record<string, string>> = {},
  guard: Layer.Layer<AddressGuard, never, Config> = addressGuard
): Fetching => {
  const workDirectory = mkdtempSync(join(tmpdir(), "ciphermap-fetch-"))
  const env = { REPOSITORY_ALLOW_INSECURE: hosts.join(","), WORK_DIR: workDirectory, ...environment }
  const config = Config.layer.pipe(Layer.provide(ConfigProvider.layer(ConfigProvider.fromEnv({ env }))))
  const layer = gitRepositories.pipe(
    Layer.provide([guard, workFolders]),
    Layer.provide(config),
    Layer.provide(Logger.layer([]))
  )
  return {
    workDirectory,
    use: (work) => Effect.runPromise(Effect.scoped(Effect.flatMap(Repositories, work)).pipe(Effect.provide(layer))),
    leftOnDisk: () => readdirSync(workDirectory),
    leftRunning: () => [workDirectory, ...hosts].flatMap(commandsIn),
    remove: () => rmSync(workDirectory, { recursive: true, force: true })
  }
}

/** The address of a repository on loopback, perhaps with a ref. */
export const addressOf = (host: string, path: string, ref?: string, scheme = "http"): RepositoryUrl =>
  Result.getOrThrow(
    parseRepositoryUrl(`${scheme}://${host}/${path}${ref === undefined ? "" : `/tree/${ref}`}`, forgesOf([], [host]))
  )
