import * as Layer from "effect/Layer"
import { sweeps } from "../worker/sweeps.ts"
import { supervisor } from "../worker/Supervisor.ts"
import { ScheduleRunner } from "../schedules/ScheduleRunner.ts"
import { addressGuard } from "../node/addressGuard.ts"
import { queueLayer } from "./queueLayer.ts"
import { databaseLayer } from "./databaseLayer.ts"
import { gitRepositories } from "../node/git/gitRepositories.ts"
import { documentsWithinReach } from "./objectStoreLayer.ts"
import { DocumentMover } from "../scans/DocumentMover.ts"
import { privateServer } from "./privateServer.ts"
import { scanProcessesLayer } from "../worker/scanProcess/scanProcessesLayer.ts"
import { healthLayer } from "./healthLayer.ts"
import { workFolders } from "../node/workFolders.ts"
import { Resealing } from "../sealing/Resealing.ts"
import { Events } from "../events/Events.ts"
import { deliveries } from "../webhooks/Deliveries.ts"
import { webhookSender } from "../node/webhookSender.ts"

/** Delivers webhooks, on the database of the configuration. */
export const webhookLayer = deliveries.pipe(
  Layer.provide([webhookSender, addressGuard, Events.layer]),
  Layer.provide(databaseLayer)
)

const repositories = gitRepositories.pipe(Layer.provideMerge(workFolders), Layer.provide(addressGuard))

/** Runs scans and delivers webhooks, on the database of the configuration. */
export const worker = Layer.mergeAll(
  supervisor,
  sweeps,
  DocumentMover.running,
  ScheduleRunner.running,
  Resealing.running,
  webhookLayer,
  documentsWithinReach
).pipe(Layer.provide([repositories, scanProcessesLayer]), Layer.provide(queueLayer), Layer.provide(databaseLayer))

/** A worker as a process of its own. */
export const workerProcess = Layer.mergeAll(
  worker,
  privateServer.pipe(Layer.provide(healthLayer), Layer.provide(databaseLayer))
)
