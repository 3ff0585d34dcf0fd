import type { MessagePort } from "node:worker_threads"
import { makeFileScanner } from "../../scanner/FileScanner.ts"
import type { WorkerAnswer, WorkerRequest } from "../node/NodeScanThreads.ts"
import { nodeAssets } from "../node/nodeAssets.ts"

/** Answers the requests that come to a worker thread, in order, through its port. */
export const serveScans = (port: MessagePort): ((request: unknown) => void) => {
  const scanner = makeFileScanner(nodeAssets)
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
