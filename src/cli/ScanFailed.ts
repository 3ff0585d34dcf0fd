import * as Runtime from "effect/Runtime"
import * as Schema from "effect/Schema"
import { exitCodes } from "./exitCodes.ts"

/** Ends the command with a sentence for the person at the terminal and an exit code for the script. */
export class ScanFailed extends Schema.TaggedError<ScanFailed>()("ScanFailed", {
  message: Schema.String,
  exitCode: Schema.Int
}) {
  static usage(message: string): ScanFailed {
    return new ScanFailed({ message, exitCode: exitCodes.usage })
  }
  static failure(message: string): ScanFailed {
    return new ScanFailed({ message, exitCode: exitCodes.failure })
  }
  get isRetryable(): boolean {
    return false
  }
  override get [Runtime.errorExitCode](): number {
    return this.exitCode
  }
}
