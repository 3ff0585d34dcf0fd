import * as Context from "effect/Context"
import * as Data from "effect/Data"
import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

/** The folder for temporary files cannot be used. */
export class WorkFolderUnusable extends Data.TaggedError("WorkFolderUnusable")<{
  readonly path: string
  readonly code: string
}> {
  override get message(): string {
    return `the work folder ${this.path} cannot be used (${this.code}); set WORK_DIR to a folder of your own`
  }
  /** A full disk may have space again later. */
  get isRetryable(): boolean {
    return true
  }
}

/** Temporary folders. */
export class WorkFolders extends Context.Service<
  WorkFolders,
  {
    /** The path of a new, empty folder that only this user can enter; it is removed when the scope closes. */
    readonly make: Effect.Effect<string, WorkFolderUnusable, Scope.Scope>
  }
>()("ciphermap/WorkFolders") {}
