import { parentPort } from "node:worker_threads"
import type { FileResult } from "../../scanner/engine/FileResult.ts"
import { makeFileScanner } from "../../scanner/engine/FileScanner.ts"
import { FILE_LIMIT_MILLIS } from "../../scanner/engine/limits.ts"
import type { ScanTask } from "../../scanner/engine/ScanThreads.ts"
import { libraries } from "../../scanner/rules/libraries.ts"
import { nodeAssets } from "./nodeAssets.ts"

export type WorkerRequest = { readonly prepare: string } | { readonly scan: ReadonlyArray<ScanTask> }

/** One for each language that was asked for and for each file, in that order. */
export type WorkerAnswer = { readonly prepared: string } | FileResult

/** Answers every task that comes over the port of this worker thread, in order. */
export const serveScans = (): void => {
  const port = parentPort
  if (port === null) throw new Error("only a worker thread has a port to serve")
  const scanner = makeFileScanner(nodeAssets, libraries, FILE_LIMIT_MILLIS)
  let work = Promise.resolve()
  port.on("message", (request: WorkerRequest) => {
    if ("prepare" in request) {
      work = work.then(async () => {
        await scanner.prepare(request.prepare)
        port.postMessage({ prepared: request.prepare } satisfies WorkerAnswer)
      })
      return
    }
    for (const { file, language } of request.scan) {
      work = work.then(async () => port.postMessage(await scanner.scan(file, language)))
    }
  })
}
