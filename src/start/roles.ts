import * as Layer from "effect/Layer"
import type { Config } from "../config/Config.ts"
import { gitChecked } from "../node/git/gitVersion.ts"
import { service } from "./service.ts"
import { workerProcess, worker } from "./worker.ts"

export type Role = "start" | "serve" | "worker"

export type StartError = Layer.Error<typeof service> | Layer.Error<typeof workerProcess>

/** What a process may be: all of it in one, or any number of each on one PostgreSQL. */
export const roles: Readonly<Record<Role, Layer.Layer<never, StartError, Config>>> = {
  start: Layer.mergeAll(service, worker).pipe(Layer.provide(gitChecked)),
  serve: service,
  worker: workerProcess.pipe(Layer.provide(gitChecked))
}
