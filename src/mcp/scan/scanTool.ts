import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { scanAllowed, allowedTarget } from "../node/allowedTarget.ts"
import { provideScanner } from "../../node/CommandScanner.ts"
import type { ToolSpec } from "../addTool.ts"
import { DEFAULT_LIMIT, listingArguments, pathArgument, policyArguments, policyOptionsFor } from "../arguments.ts"
import type { Session } from "../Session.ts"
import { configurationIn } from "../configurationIn.ts"
import { assessScan } from "./assessScan.ts"
import { ScanAnswer, scanAnswer } from "./ScanAnswer.ts"

const MAX_FILES = 500

const input = Schema.Struct({
  path: Schema.optionalKey(pathArgument("Folder or file to scan, absolute or relative to the root; default: the root")),
  files: Schema.optionalKey(
    Schema.Array(pathArgument("Relative to path"))
      .check(Schema.isMinLength(1), Schema.isMaxLength(MAX_FILES))
      .annotate({ description: "Scan only these files in path; what other files say of them is then not known" })
  ),
  ...policyArguments,
  ...listingArguments
})

const description = `Lists the cryptography in source code, configuration, certificates and keys, and what is weak in it: algorithms, modes, key sizes, protocols, disabled checks, keys in the source, and what quantum computers will break. Reads files only; nothing is run or sent anywhere.`

/** The tool that scans. */
export const scanTool = (session: Session["Service"]): ToolSpec<typeof input.Type, ScanAnswer> => ({
  name: "scan",
  title: "Scan for cryptography",
  description,
  input,
  output: ScanAnswer,
  run: Effect.fnUntraced(function* (
    { path = ".", files, severity = "info", limit = DEFAULT_LIMIT, ...others },
    reporter
  ) {
    const target = yield* allowedTarget(session.paths, path, files)
    const configuration = yield* configurationIn(target)
    const policyOptions = yield* policyOptionsFor(others, configuration)
    const work = Effect.gen(function* () {
      const report = yield* scanAllowed(target, reporter.progress, configuration.folder).pipe(
        provideScanner(session.workers)
      )
      return yield* assessScan(session, target, report, policyOptions)
    })
    const assessed = yield* reporter.during(session.inTurn(work))
    session.kept.last = assessed
    return scanAnswer(target.folder, assessed, assessed.report!, { severity, limit })
  })
})
