import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Runtime from "effect/Runtime"
import * as NodeServices from "@effect/platform-node/NodeServices"
import * as NodeRuntime from "@effect/platform-node/NodeRuntime"
import { commandLine } from "./commandLine.ts"

/** A command that was interrupted may have set its exit code: it ended as it should. */
const teardown: Runtime.Teardown = (exit, end) =>
  Runtime.defaultTeardown(exit, (code) => {
    const isSettled = Exit.hasInterrupts(exit) && typeof process.exitCode === "number"
    end(isSettled ? Number(process.exitCode) : code)
  })

/** Runs the command line with these arguments and sets the exit code of the process. */
export const nodeCli = (args: ReadonlyArray<string>): void =>
  commandLine(args).pipe(
    Effect.map((code) => {
      process.exitCode = code
    }),
    Effect.provide(NodeServices.layer),
    NodeRuntime.runMain({ teardown })
  )
