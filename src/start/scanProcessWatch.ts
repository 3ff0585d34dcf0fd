import process from "node:process"
import { workerData } from "node:worker_threads"
import { endOwnGroup } from "../node/processGroup.ts"

/** How long a scan may outlive the service. */
const PAUSE_MILLIS = 500

const { service } = workerData as { readonly service: number }

/** The main thread may be too busy to see that the service is gone: a process without parent gets another one. */
setInterval(() => {
  if (process.ppid !== service) endOwnGroup()
}, PAUSE_MILLIS)
