import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { ToolSpec } from "../addTool.ts"
import { DEFAULT_LIMIT, policyArguments, listingArguments, pathArgument } from "../arguments.ts"
import { policyOptionsFor } from "../policyOptionsFor.ts"
import type { Session } from "../Session.ts"
import { DiffAnswer, diffAnswer } from "./DiffAnswer.ts"
import { diffSides } from "./diffSides.ts"

const LONGEST_REF = 250

const input = Schema.Struct({
  before: Schema.optionalKey(
    pathArgument("A scan saved with `ciphermap scan --format json`, or a CycloneDX BOM; either this or ref")
  ),
  ref: Schema.optionalKey(
    Schema.String.check(Schema.isMinLength(1), Schema.isMaxLength(LONGEST_REF)).annotate({
      description:
        "A commit, branch or tag of the folder's git repository to compare the folder with; either this or before"
    })
  ),
  after: Schema.optionalKey(
    pathArgument("A later document of the same kind, or a folder, which is scanned as it is now; default: the root")
  ),
  ...policyArguments,
  ...listingArguments
})

const description = `Says which findings are new, fixed or changed: between two saved scans or BOMs, between a saved scan and a folder as it is now, or between a git commit, branch or tag and the working tree. Nothing is fetched or checked out.`

/** The tool that compares. */
export const diffTool = (session: Session["Service"]): ToolSpec<typeof input.Type, DiffAnswer> => ({
  name: "diff",
  title: "Compare cryptography",
  description,
  input,
  output: DiffAnswer,
  run: Effect.fnUntraced(function* (
    { after = ".", severity = "info", limit = DEFAULT_LIMIT, ...others },
    { progress, during }
  ) {
    const policyOptions = yield* policyOptionsFor(others)
    const work = diffSides({ session, policyOptions, progress }, { ...others, after })
    return diffAnswer(yield* during(session.inTurn(work)), { severity, limit })
  })
})
