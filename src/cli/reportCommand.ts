import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import { chosenFindings, failOnFlag, findingFlags, severityGate } from "./gates.ts"
import { assessInput, readInput } from "./readInput.ts"
import { checkBaseline, policyFlags, policyOptionsOf } from "./policyFlags.ts"
import { destinationsOf, outputFlags, writeAssessed } from "./output.ts"

const flags = {
  file: Argument.String("file").pipe(Argument.withDescription("A scan saved with --format json, or a CycloneDX BOM")),
  failOn: failOnFlag,
  ...findingFlags,
  ...outputFlags,
  ...policyFlags
}

export const reportCommand = Command.make(
  "report",
  flags,
  Effect.fnUntraced(function* ({ file, failOn, ...others }) {
    const policyOptions = yield* policyOptionsOf(others)
    const destinations = yield* destinationsOf(others)
    const input = yield* readInput(file)
    yield* checkBaseline(policyOptions, input.options)
    const assessed = yield* assessInput(input, policyOptions)
    const result = { ...assessed, assessment: chosenFindings(assessed.assessment, others) }
    yield* writeAssessed(result, others, destinations, { command: `report ${file}` })
    yield* severityGate(result.assessment.weaknesses, failOn, "findings")
  })
).pipe(
  Command.withDescription("Evaluate a saved scan or a BOM again, and write it in any format, without scanning"),
  Command.withExamples([
    { command: "ciphermap report cbom.json -o report.html", description: "Write a report" },
    {
      command: "ciphermap report scan.json --on 2031-01-01 --policy nist-ir-8547",
      description: "Evaluate for a later day"
    }
  ])
)
