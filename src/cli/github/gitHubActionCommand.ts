import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { configurationFlags, configurationOf, configured, severityOverrides } from "../configuration.ts"
import { failOnFlag, findingFlags } from "../gates.ts"
import { policyFlags } from "../policyFlags.ts"
import { scanOptionsOf, scanFlags } from "../scanFlags.ts"

const flags = {
  path: Argument.String("path").pipe(Argument.withDescription("Folder of the checkout to scan")),
  folder: Flag.String("folder").pipe(
    Flag.withDescription("Folder to write ciphermap.sarif, ciphermap.html and ciphermap.json to")
  ),
  base: Flag.String("base").pipe(
    Flag.withDescription("Compare with this commit, branch or tag (default: what a pull request is to be merged into)"),
    Flag.optional
  ),
  comment: Flag.Boolean("comment").pipe(
    Flag.withDescription("Write the comparison to a comment on the pull request, with GITHUB_TOKEN"),
    Flag.withDefault(false)
  ),
  failOn: failOnFlag,
  ...findingFlags,
  ...scanFlags,
  ...policyFlags,
  ...configurationFlags
}

export const gitHubActionCommand = Command.make(
  "github-action",
  flags,
  Effect.fnUntraced(function* (given) {
    const { repositoryTarget } = yield* Effect.promise(() => import("./base.ts"))
    const { root } = yield* repositoryTarget(given.path)
    const configuration = yield* configurationOf(given.config, given.path)
    const flags = configured(given, configuration, root)
    const scanOptions = yield* scanOptionsOf({ ...flags, allowEmpty: true })
    const { runGitHubAction } = yield* Effect.promise(() => import("./runGitHubAction.ts"))
    return yield* runGitHubAction({ ...flags, severities: severityOverrides(configuration, root) }, scanOptions)
  })
).pipe(
  Command.withDescription(
    "Scan a checkout in a GitHub Actions workflow; action.yml runs it, and the environment describes the run"
  )
)
