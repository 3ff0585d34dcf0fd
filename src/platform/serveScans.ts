import type { MessagePort } from "node:worker_threads"
import type { FileResult } from "../../scanner/engine/FileResult.ts"
import { makeFileScanner } from "../../scanner/engine/FileScanner.ts"
import { FILE_LIMIT_MILLIS } from "../../scanner/engine/limits.ts"
import type { ScanTask } from "../../scanner/engine/ScanThreads.ts"
import { nodeAssets } from "./nodeAssets.ts"

export type WorkerRequest = { readonly prepare: string } | { readonly scan: ReadonlyArray<ScanTask> }

/** One for each language that was asked for and for each file, in that order. */
export type WorkerAnswer = { readonly prepared: string } | FileResult

/** Answers the requests that come to a worker thread, in order, through its port. */
export const serveScans = (port: MessagePort): ((request: unknown) => void) => {
  const scanner = makeFileScanner(nodeAssets, FILE_LIMIT_MILLIS)
  const answer = (value: WorkerAnswer): void => port.postMessage(value)
  let work = Promise.resolve()
  return (message) => {
    const request = message as WorkerRequest
    if ("prepare" in request) {
      work = work.then(async () => {
        await scanner.prepare(request.prepare)
        answer({ prepared: request.prepare })
      })
      return
    }
    for (const task of request.scan) work = work.then(async () => answer(await scanner.scan(task)))
  }
}
