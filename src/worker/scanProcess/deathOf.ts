import type { ChildProcess } from "node:child_process"
import { ScanFailure } from "../../domain/ScanFailure.ts"
import { endGroup } from "../../node/processGroup.ts"

/** Of what a process says when it dies: enough for the sentence that is looked for. */
const KEPT_TEXT = 16_384

/** How V8 says it before it ends the process. */
const OUT_OF_MEMORY = /(?:heap|process) out of memory/i

/** What a shell makes of SIGABRT, with which V8 ends where it gets no memory. */
const ABORTED = 134

const causeOf = (said: string, code: number | null): ScanFailure["code"] =>
  code === ABORTED || OUT_OF_MEMORY.test(said) ? "scanner_out_of_memory" : "scanner_crashed"

/** Resolves when a process and what it has started are gone, with what that means for its scan; nothing it says is passed on. */
export const deathOf = (child: ChildProcess): Promise<ScanFailure> => {
  let said = ""
  child.stderr?.setEncoding("latin1").on("data", (text: string) => {
    said = (said + text).slice(-KEPT_TEXT)
  })
  return new Promise((resolve) => {
    child.on("error", ({ name }) => {
      if (child.pid !== undefined) return
      resolve(new ScanFailure({ code: "internal_error", detail: `no process could be started: ${name}` }))
    })
    child.on("exit", () => endGroup(child.pid!))
    child.on("close", (code, signal) => {
      const detail = signal === null ? `the process ended with code ${code}` : `the process was ended by ${signal}`
      resolve(new ScanFailure({ code: causeOf(said, code), detail }))
    })
  })
}
