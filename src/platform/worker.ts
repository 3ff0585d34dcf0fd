import * as Layer from "effect/Layer"
import { sweeps } from "../jobs/sweeps.ts"
import { supervisor } from "../jobs/Supervisor.ts"
import { ScheduleRunner } from "../schedules/ScheduleRunner.ts"
import { addressGuard } from "./addressGuard.ts"
import { engine } from "./engine.ts"
import { foundation } from "./foundation.ts"
import { gitRepositories } from "./git/gitRepositories.ts"
import { privateServer } from "./privateServer.ts"
import { scanHostsLayer } from "./scanHost/scanHostsLayer.ts"
import { telling } from "./telling.ts"
import { watching } from "./watching.ts"
import { workFolders } from "./workFolders.ts"

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
