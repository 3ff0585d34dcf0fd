import * as module from "node:module"
import { parentPort } from "node:worker_threads"

/** Answers each message to this thread with the loaded function. Its compiled code is cached for the next thread. */
export const answerParent = async <Input, Output>(load: () => Promise<(input: Input) => Output>): Promise<void> => {
  module.enableCompileCache?.()
  const answer = await load()
  parentPort?.on("message", (input: Input) => parentPort?.postMessage(answer(input)))
}
