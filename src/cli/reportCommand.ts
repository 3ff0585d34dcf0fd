import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import { checkBaseline } from "./baselines.ts"
import { failOnFlag, severityGate } from "./gates.ts"
import { readInput } from "./inputs.ts"
import { judged } from "./judged.ts"
import { judgingFlags, judgingOf } from "./judging.ts"
import { writeJudged, writingFlags } from "./writing.ts"

const flags = {
  file: Argument.String("file").pipe(Argument.withDescription("A scan saved with --format json, or a CycloneDX BOM")),
  failOn: failOnFlag,
  ...writingFlags,
  ...judgingFlags
}

export const reportCommand = Command.make(
  "report",
  flags,
  Effect.fnUntraced(function* ({ file, failOn, ...others }) {
    const judging = yield* judgingOf(others)
    const input = yield* readInput(file)
    yield* checkBaseline(judging, input.options)
    const result = yield* judged(input, judging)
    yield* writeJudged(result, others)
    yield* severityGate(result.assessment.weaknesses, failOn, "findings")
  })
).pipe(
  Command.withDescription("Judge a saved scan or a BOM again, and write it in any format, without a scan"),
  Command.withExamples([
    { command: "ciphermap report cbom.json --format html --output report.html", description: "Write a report" },
    {
      command: "ciphermap report scan.json --on 2031-01-01 --policy nist-ir-8547",
      description: "Judge for a later day"
    }
  ])
)
