import { parentPort, threadId } from "node:worker_threads"

/** What a thread is asked to do by the tests of `threadWork`. */
const tasks: Readonly<Record<string, () => unknown>> = {
  name: () => threadId,
  loop: () => {
    for (;;);
  },
  "stand still": () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
  grow: () => {
    const kept: Array<Array<number>> = []
    for (;;) kept.push(Array.from({ length: 100_000 }, Math.random))
  },
  fail: () => {
    throw new Error("the task failed")
  },
  end: () => process.exit(3)
}

parentPort?.on("message", (task: string) => parentPort?.postMessage(tasks[task]?.()))
