import * as Runtime from "effect/Runtime"
import * as Schema from "effect/Schema"

/** Exit codes of the command line. Findings alone never make a command fail, unless `--fail-on` asks for it. */
export const exitCodes = {
  done: 0,
  gate: 1,
  failure: 2,
  nothingToScan: 3,
  usage: 64
} as const

/** Ends the command with a sentence for the person at the terminal and an exit code for the script. */
export class CommandFailed extends Schema.TaggedError<CommandFailed>()("CommandFailed", {
  message: Schema.String,
  /** What the person can do about it, as a sentence. */
  advice: Schema.optionalKey(Schema.String),
  exitCode: Schema.Int
}) {
  static usage(message: string, advice?: string): CommandFailed {
    return new CommandFailed({ message, exitCode: exitCodes.usage, ...(advice !== undefined && { advice }) })
  }
  static failure(message: string, advice?: string): CommandFailed {
    return new CommandFailed({ message, exitCode: exitCodes.failure, ...(advice !== undefined && { advice }) })
  }
  /** What was asked to fail the command is there. */
  static gate(message: string): CommandFailed {
    return new CommandFailed({ message, exitCode: exitCodes.gate })
  }
  get isRetryable(): boolean {
    return false
  }
  override get [Runtime.errorExitCode](): number {
    return this.exitCode
  }
}
