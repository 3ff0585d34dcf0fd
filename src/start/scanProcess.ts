import { writeFileSync } from "node:fs"
import * as module from "node:module"
import { setPriority } from "node:os"
import process from "node:process"
import { Worker } from "node:worker_threads"
import { endOwnGroup } from "../node/processGroup.ts"
import { entryModule } from "../node/entryModule.ts"
import { limitHeapGrowth } from "../node/limitHeapGrowth.ts"

/** The service answers requests first, without leaving files too little time where it has much to do: nice(2). */
const NICENESS = 5

/** The first that a system short of memory ends: proc(5), oom_score_adj. */
const FIRST_TO_END = "1000"

const [threads, service] = process.argv.slice(2).map(Number)
if (threads === undefined || service === undefined) throw new Error("only the service starts this program")

/** The service is gone, and with it whoever wants the scan. */
process.once("disconnect", endOwnGroup)

/** Not every runtime keeps messages for a listener that comes later, so there is one from the start. */
const early: Array<unknown> = []
const keep = (request: unknown): void => {
  early.push(request)
}
process.on("message", keep)

/** What a system has not got is done without. */
const attempt = (change: () => void): void => {
  try {
    change()
  } catch {
    return
  }
}
attempt(() => setPriority(NICENESS))
attempt(() => writeFileSync("/proc/self/oom_score_adj", FIRST_TO_END))

const watch = entryModule("scanProcessWatch")
new Worker(watch, { workerData: { service }, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 16 } }).unref()
limitHeapGrowth()
module.enableCompileCache?.()
const { serveScanProcess } = await import("./serveScanProcess.ts")
const serve = serveScanProcess(threads)
process.off("message", keep)
process.on("message", serve)
early.forEach(serve)
