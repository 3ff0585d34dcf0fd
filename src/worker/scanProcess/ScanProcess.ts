import type { ChildProcess } from "node:child_process"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schedule from "effect/Schedule"
import * as Schema from "effect/Schema"
import { ScanFailure } from "../../domain/FailureCause.ts"
import type { ScanProgress, ScanTask } from "../../scans/ScanProcesses.ts"
import type { ScanResult } from "../scanResultOf.ts"
import { endGroup } from "../../node/processGroup.ts"
import { type ScanProcessLimits, startScanProcess } from "./startScanProcess.ts"
import { ScanProcessAnswer, type ScanProcessRequest } from "./ScanProcessMessage.ts"
import { readFileSync } from "node:fs"

/** Resident memory of a process, in MiB; undefined for a process that is gone, and on systems without /proc. */
export const residentMib = (pid: number): number | undefined => {
  try {
    const kib = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return kib === undefined ? undefined : Number(kib) / 1_024
  } catch {
    return undefined
  }
}

/** Scans after which a process is replaced, whatever it looks like. */
const MAX_SCANS = 100

/** A process that still uses more than this share of its memory after a scan is replaced. */
const MAX_KEPT = 0.5

/** A reused process died before it started the scan: the scan is not the cause. */
export class ScanProcessGone extends Data.TaggedError("ScanProcessGone")<{ readonly failure: ScanFailure }> {
  get isRetryable(): boolean {
    return true
  }
}

type OnProgress = (progress: ScanProgress) => void

/** A process that scans one repository after another. */
export interface ScanProcess {
  readonly scan: (job: ScanTask, onProgress: OnProgress) => Effect.Effect<ScanResult, ScanFailure | ScanProcessGone>
  /** Whether another scan can be given to it. */
  readonly isReusable: () => boolean
  /** Ends it and its children, and waits until they are gone. */
  readonly end: Effect.Effect<void>
}

const decodeAnswer = Schema.decodeUnknownOption(ScanProcessAnswer)

const NO_ANSWER: ScanProcessAnswer = { failed: { code: "internal_error", detail: "a process sent an invalid answer" } }

/** Checks five times a second; in between, the heap limit and the operating system bound the memory. */
const untilTooLarge = (pid: number, memoryMib: number): Effect.Effect<never, ScanFailure> =>
  Effect.sync(() => (residentMib(pid) ?? 0) > memoryMib).pipe(
    Effect.repeat({ schedule: Schedule.spaced("200 millis"), until: (isTooLarge) => isTooLarge }),
    Effect.andThen(
      Effect.fail(
        new ScanFailure({ code: "scanner_out_of_memory", detail: `more than ${memoryMib} MiB of resident memory` })
      )
    )
  )

type LastAnswer = Exclude<ScanProcessAnswer, { readonly progress: unknown }>

const resultIn = (answer: LastAnswer): Effect.Effect<ScanResult, ScanFailure> =>
  "done" in answer ? Effect.succeed(answer.done) : Effect.fail(new ScanFailure(answer.failed))

/** A process that failed unexpectedly gets no further scan. */
const isSound = (answer: LastAnswer): boolean => "done" in answer || answer.failed.code !== "internal_error"

/** Sends a request, and waits for its last answer. */
const ask = (child: ChildProcess, request: ScanProcessRequest, onProgress: OnProgress): Effect.Effect<LastAnswer> =>
  Effect.callback((resume) => {
    const receive = (message: unknown): void => {
      const answer = Option.getOrElse(decodeAnswer(message), () => NO_ANSWER)
      if ("progress" in answer) return onProgress(answer.progress)
      child.off("message", receive)
      resume(Effect.succeed(answer))
    }
    child.on("message", receive)
    /** A failure to send means that the process is gone, which `deathOf` reports. */
    child.send(request, () => undefined)
    return Effect.sync(() => child.off("message", receive))
  })

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

/** Starts a process; requests wait until it is ready. */
export const openScanProcess = (limits: ScanProcessLimits): ScanProcess => {
  const child = startScanProcess(limits)
  const { pid } = child
  let scans = 0
  let isReady = pid !== undefined
  let isGone = pid === undefined
  const death = deathOf(child)
  void death.then(() => {
    isGone = true
  })
  const died = (isHeard: () => boolean): Effect.Effect<never, ScanFailure | ScanProcessGone> =>
    Effect.flatMap(
      Effect.promise(() => death),
      (failure) => Effect.fail(scans > 1 && !isHeard() ? new ScanProcessGone({ failure }) : failure)
    )
  const answerTo = (scan: ScanTask, onProgress: OnProgress): Effect.Effect<LastAnswer, ScanFailure | ScanProcessGone> =>
    Effect.suspend(() => {
      scans++
      isReady = false
      let isHeard = false
      const hear: OnProgress = (progress) => {
        isHeard = true
        onProgress(progress)
      }
      const dead = died(() => isHeard)
      return pid === undefined
        ? dead
        : Effect.raceAllFirst([
            ask(child, { scan, limits: limits.scanned }, hear),
            dead,
            untilTooLarge(pid, limits.memoryMib)
          ])
    })
  return {
    scan: (job, onProgress) =>
      answerTo(job, onProgress).pipe(
        Effect.tap((answer) =>
          Effect.sync(() => {
            isReady = isSound(answer)
          })
        ),
        Effect.flatMap(resultIn)
      ),
    isReusable: () => isReady && !isGone && scans < MAX_SCANS && (residentMib(pid!) ?? 0) < limits.memoryMib * MAX_KEPT,
    end: Effect.suspend(() => {
      if (!isGone) endGroup(pid!)
      child.kill("SIGKILL")
      return Effect.promise(() => death)
    })
  }
}
