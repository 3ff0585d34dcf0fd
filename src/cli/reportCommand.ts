import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import { configurationFlags, configurationOf, configured, severityOverrides } from "./configuration.ts"
import { chosenFindings, failOnFlag, findingFlags, severityGate } from "./gates.ts"
import { assessInput, readInput } from "./readInput.ts"
import { inputWithOrigins, originFlag, originsOf, sbomFlag, sbomOf, withSbom } from "./originFlags.ts"
import { checkBaseline, policyFlags, policyOptionsOf } from "./policyFlags.ts"
import { destinationsOf, outputFlags, writeAssessed } from "./output.ts"

const flags = {
  file: Argument.String("file").pipe(Argument.withDescription("A scan saved with --format json, or a CycloneDX BOM")),
  failOn: failOnFlag,
  ...findingFlags,
  origin: originFlag,
  sbom: sbomFlag,
  ...outputFlags,
  ...policyFlags,
  ...configurationFlags
}

export const reportCommand = Command.make(
  "report",
  flags,
  Effect.fnUntraced(function* ({ file, ...given }) {
    const configuration = yield* configurationOf(given.config, ".")
    const { output, ...open } = given
    const { failOn, ...others } = { ...configured(open, configuration, "."), output }
    const severities = severityOverrides(configuration, ".")
    const policyOptions = { ...(yield* policyOptionsOf(others)), severities }
    const destinations = yield* destinationsOf(others)
    const read = yield* readInput(file)
    yield* checkBaseline(policyOptions, read.options)
    const chosen = yield* inputWithOrigins(read, yield* originsOf(others.origin))
    const input = { ...chosen, options: withSbom(chosen.options, yield* sbomOf(others.sbom)) }
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
