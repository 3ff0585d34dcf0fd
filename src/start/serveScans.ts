import type { MessagePort } from "node:worker_threads"
import { makeFileScanner } from "../../scanner/FileScanner.ts"
import type { OwnRules } from "../../scanner/rules/rule.ts"
import type { WorkerAnswer, WorkerRequest } from "../node/NodeScanThreads.ts"
import { nodeAssets } from "../node/nodeAssets.ts"

/** Answers the requests that come to a worker thread, in order, through its port. */
export const serveScans = (port: MessagePort): ((request: unknown) => void) => {
  const scanner = makeFileScanner(nodeAssets)
  const answer = (value: WorkerAnswer): void => port.postMessage(value)
  let work = Promise.resolve()
  let learned: OwnRules | undefined
  return (message) => {
    const request = message as WorkerRequest
    if ("learn" in request) {
      learned = request.learn
      return
    }
    const rules = request.hasRules === true ? learned : undefined
    if ("prepare" in request) {
      work = work.then(async () => {
        await scanner.prepare(request.prepare, rules)
        answer({ prepared: request.prepare })
      })
      return
    }
    for (const task of request.scan) work = work.then(async () => answer(await scanner.scan(task, rules)))
  }
}
