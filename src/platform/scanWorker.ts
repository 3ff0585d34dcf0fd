import { parentPort } from "node:worker_threads"
import type { ScanTask } from "../../scanner/engine/ScanThreads.ts"
import { makeFileScanner } from "../../scanner/engine/FileScanner.ts"
import { libraries } from "../../scanner/rules/libraries.ts"
import { nodeAssets } from "./nodeAssets.ts"
import { FILE_LIMIT_MILLIS } from "../../scanner/engine/limits.ts"

const port = parentPort
if (port === null) throw new Error("scanWorker runs in a worker thread only")

const scanner = makeFileScanner(nodeAssets, libraries, FILE_LIMIT_MILLIS)
let work = Promise.resolve()

port.on("message", (tasks: ReadonlyArray<ScanTask>) => {
  for (const { file, language } of tasks) {
    work = work.then(async () => port.postMessage(await scanner.scan(file, language)))
  }
})
