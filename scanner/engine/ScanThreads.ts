import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"
import type { Answer, Question } from "../resolve/Question.ts"
import type { SourceFile } from "../model/SourceFile.ts"
import type { OwnRules } from "../rules/rule.ts"
import type { Renames } from "./renamedPackages.ts"
import type { ThreadsUnavailable } from "../ScannerError.ts"
import type { KeptTree } from "../tree/packTree.ts"
import type { FileResult } from "./FileResult.ts"

/** A file that must be parsed, and as which language. */
export interface ScanTask {
  readonly file: SourceFile
  readonly language: string
  /** True: no known API can be in it, and only what it says as a manifest is wanted. */
  readonly prefiltered?: boolean
  /** Names that its project gives packages, each with the one that the package has itself. */
  readonly renames?: Renames
  /** What other files say of what this one left open. */
  readonly answers?: ReadonlyArray<Answer>
  /** Its tree, where it was parsed before. */
  readonly tree?: KeptTree
  /** Given, the file is not searched for uses but asked. */
  readonly questions?: ReadonlyArray<Question>
}

/** A thread that scans files one after the other, in the order they were given. */
export interface ScanThread {
  /** Loads what a language needs, once; resolves when files of it can be scanned. Rejects when the thread is gone. */
  readonly prepare: (language: string, rules?: OwnRules) => Promise<void>
  readonly give: (tasks: ReadonlyArray<ScanTask>, rules?: OwnRules) => void
  /** The result of the oldest file without one. Rejects when the thread is gone. */
  readonly next: () => Promise<FileResult>
  readonly end: Effect.Effect<void>
}

/** Starts threads; which kind is the platform's business. */
export class ScanThreads extends Context.Service<
  ScanThreads,
  {
    /** How many threads may run at once. */
    readonly size: number
    /** False or absent: a first thread is started before there are files. */
    readonly startsWhenNeeded?: boolean
    readonly start: Effect.Effect<ScanThread, ThreadsUnavailable>
  }
>()("ciphermap/scanner/ScanThreads") {}
