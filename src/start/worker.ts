import * as Layer from "effect/Layer"
import { sweeps } from "../worker/sweeps.ts"
import { supervisor } from "../worker/Supervisor.ts"
import { ScheduleRunner } from "../schedules/ScheduleRunner.ts"
import { addressGuard } from "../node/addressGuard.ts"
import { engine } from "./engine.ts"
import { foundation } from "./foundation.ts"
import { gitRepositories } from "../node/git/gitRepositories.ts"
import { privateServer } from "./privateServer.ts"
import { scanHostsLayer } from "../worker/scanHost/scanHostsLayer.ts"
import { telling } from "./telling.ts"
import { watching } from "./watching.ts"
import { workFolders } from "../node/workFolders.ts"

const repositories = gitRepositories.pipe(Layer.provideMerge(workFolders), Layer.provide(addressGuard))

/** Runs scans, and tells of them, on the database of the configuration. */
export const worker = Layer.mergeAll(supervisor, sweeps, ScheduleRunner.running, telling).pipe(
  Layer.provide([repositories, scanHostsLayer]),
  Layer.provide(engine),
  Layer.provide(foundation)
)

/** A worker that is a process of its own. */
export const lonelyWorker = Layer.mergeAll(
  worker,
  privateServer.pipe(Layer.provide(watching), Layer.provide(foundation))
)
