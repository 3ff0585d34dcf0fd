import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import type { SeverityOverride } from "../../../scanner/classify/withSeverities.ts"
import type { Skipped } from "../../../scanner/model/ScanReport.ts"
import { makeSelection } from "../../../scanner/select/makeSelection.ts"
import { defaultSelection, type Selection } from "../../../scanner/select/Selection.ts"
import { CONFIGURATION_NAMES } from "../../node/configurationFile.ts"
import { askGit } from "../../node/git/revisions.ts"
import { listOf, overridesOf, type ProjectConfiguration } from "../../node/ProjectConfiguration.ts"
import { parseSettings } from "../../node/projectSettings.ts"
import type { ScanJob } from "../../scans/ScanProcesses.ts"

/** How a repository wants to be scanned and rated. */
export interface RepositorySettings {
  readonly selection: Selection
  readonly severities: ReadonlyArray<SeverityOverride>
  /** The text of the configuration. */
  readonly text: string
  /** The configuration, where it cannot be read: then it has no effect, and the scan says so. */
  readonly skipped: ReadonlyArray<Skipped>
}

/** Far more than a configuration needs; matching many globs takes time. */
const MAX_TEXT = 65_536

const tooLong = Result.fail({ message: `has more than ${MAX_TEXT} characters` })

const NONE: RepositorySettings = { selection: defaultSelection, severities: [], text: "", skipped: [] }

/** A limit of files can only be stricter than that of all scans. */
const settingsOf = (settings: ProjectConfiguration, text: string): RepositorySettings => ({
  selection: makeSelection({
    include: listOf(settings.include),
    exclude: listOf(settings.exclude),
    maxFileSize: Math.min(defaultSelection.maxFileSize, Number(settings["max-file-size"] ?? Infinity))
  }),
  severities: overridesOf(settings),
  text,
  skipped: []
})

/**
 * Reads which files the configuration at the top of a repository chooses, and which severities it gives to rules, if the tenant
 * of the scan allows that. The rest of it is for the command line.
 */
export const repositorySettings = Effect.fnUntraced(function* ({ directory, commit, readsConfiguration }: ScanJob) {
  if (readsConfiguration !== true) return NONE
  for (const path of CONFIGURATION_NAMES) {
    const text = yield* askGit(directory, ["cat-file", "blob", `${commit}:${path}`])
    if (text === undefined) continue
    return Result.match(text.length > MAX_TEXT ? tooLong : parseSettings(text), {
      onSuccess: (settings) => settingsOf(settings, text),
      onFailure: ({ message }): RepositorySettings => ({
        ...NONE,
        skipped: [{ path, reason: "unreadable", detail: message }]
      })
    })
  }
  return NONE
})
