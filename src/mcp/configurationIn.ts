import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import { configurationOf, configured, severityOverrides } from "../cli/configuration.ts"
import { scanOptionsOf } from "../cli/scanFlags.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { isBesideConfiguration } from "../node/configurationFile.ts"
import { listOf } from "../node/ProjectConfiguration.ts"
import type { FolderScan } from "../node/scanFolder.ts"
import type { AllowedTarget } from "./node/allowedTarget.ts"
import { ToolFailure } from "./ToolFailure.ts"

/** What the configuration of a project says of a scan by a tool: which files, policies and severities, and what is known. */
export interface ToolConfiguration {
  readonly folder: FolderScan
  readonly policy: ReadonlyArray<string>
  readonly policyFile: ReadonlyArray<string>
  readonly baseline: Option.Option<string>
  readonly severities: ReadonlyArray<SeverityOverride>
}

const NOTHING = {
  policy: [],
  policyFile: [],
  baseline: Option.none<string>(),
  include: [],
  exclude: [],
  rules: [],
  maxFileSize: Option.none(),
  workers: Option.none(),
  gitignore: true,
  archives: Option.none(),
  dependencies: Option.none(),
  allowEmpty: true,
  cache: Option.none(),
  noCache: true
}

/** The configuration of what is scanned, from no further up than the root. Nothing is written, and only it is read. */
export const configurationIn = Effect.fnUntraced(
  function* ({ folder, root }: AllowedTarget) {
    const configuration = yield* configurationOf(Option.none(), folder, root)
    const { policy, policyFile, baseline, ...others } = configured(NOTHING, configuration, folder)
    const files = [...listOf(configuration?.settings["policy-files"]), ...listOf(configuration?.settings.baseline)]
    const outside = files.find((path) => !isBesideConfiguration(configuration!.file, path))
    if (outside !== undefined)
      return yield* CommandFailed.failure(`${configuration!.file}: ${outside} leads out of its folder through a link`)
    const options = yield* scanOptionsOf(others)
    const found: ToolConfiguration = {
      folder: options.folder,
      policy,
      policyFile,
      baseline,
      severities: severityOverrides(configuration, folder)
    }
    return found
  },
  Effect.mapError(({ message }) => new ToolFailure({ code: "invalid_arguments", message }))
)
