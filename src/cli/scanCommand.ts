import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { failOnFlag } from "./gates.ts"
import { policyFlags } from "./policyFlags.ts"
import { runScan } from "./runScan.ts"
import { scanOptionsOf, scanFlags } from "./scanFlags.ts"
import { outputFlags } from "./output.ts"

const flags = {
  paths: Argument.String("path").pipe(
    Argument.withDescription("Folder to scan; or files and folders in the current folder"),
    Argument.atLeast(1)
  ),
  ...scanFlags,
  allowEmpty: Flag.Boolean("allow-empty").pipe(
    Flag.withDescription("Exit with 0 when there is nothing to scan"),
    Flag.withDefault(false)
  ),
  failOn: failOnFlag,
  writeBaseline: Flag.String("write-baseline").pipe(
    Flag.withDescription("Write the findings to this file, for --baseline in a later scan"),
    Flag.optional
  ),
  ...outputFlags,
  ...policyFlags
}

export const scanCommand = Command.make(
  "scan",
  flags,
  Effect.fnUntraced(function* (given) {
    return yield* runScan({ ...given, scanOptions: yield* scanOptionsOf(given) })
  })
).pipe(
  Command.withDescription("List the cryptography used in a folder of source code, and assess it"),
  Command.withExamples([
    { command: "ciphermap scan .", description: "Show a table of what the current folder uses" },
    { command: "ciphermap scan . --format cyclonedx --output cbom.json", description: "Write a CycloneDX 1.6 CBOM" },
    {
      command: "ciphermap scan . --policy cnsa-2.0 --fail-on high",
      description: "Evaluate against a policy; fail on findings"
    },
    { command: "ciphermap scan src/a.py src/b.go --format lines", description: "Scan these files, a line per finding" }
  ])
)
