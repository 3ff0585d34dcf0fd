import type { ChildProcess } from "node:child_process"
import { ScanFailure } from "../../domain/ScanFailure.ts"
import { endGroup } from "../../node/processGroup.ts"

/** Characters of standard error that are kept: enough for V8's last message. */
const KEPT_TEXT = 16_384

/** V8's message before it ends the process. */
const OUT_OF_MEMORY = /(?:heap|process) out of memory/i

/** A shell's exit code for SIGABRT, which V8 raises when an allocation fails. */
const ABORTED = 134

const causeOf = (said: string, code: number | null): ScanFailure["code"] =>
  code === ABORTED || OUT_OF_MEMORY.test(said) ? "scanner_out_of_memory" : "scanner_crashed"

/** Resolves when a process and its children are gone, with the failure of its scan; nothing of its output is passed on. */
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
