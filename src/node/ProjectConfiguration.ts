import * as Schema from "effect/Schema"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import { severities } from "../../scanner/model/Assessment.ts"
import { makeSelection } from "../../scanner/select/makeSelection.ts"

/** A list, or its only element. */
const texts = (description: string) =>
  Schema.Union([Schema.Array(Schema.String), Schema.String]).annotate({ description })

/** YAML has texts only: numbers and truth values are read from them. */
const truth = (description: string) =>
  Schema.Union([Schema.Boolean, Schema.Literals(["true", "false"])]).annotate({ description })

const count = (description: string) =>
  Schema.Union([
    Schema.Int.check(Schema.isGreaterThan(0)),
    Schema.String.check(Schema.isPattern(/^[1-9]\d{0,14}$/u))
  ]).annotate({
    description
  })

const PATH = /^(?!\/|[A-Za-z]:|.*\\)(?!(?:.*\/)?\.\.(?:\/|$)).+$/u

/** Nothing outside of the folder of the configuration is read or written for it. */
const path = (description: string) => Schema.String.annotate({ description }).check(Schema.isPattern(PATH))

const severityOverride = Schema.Struct({
  rule: Schema.String.annotate({ description: "Id of a rule, such as CM-HASH-MD5" }),
  severity: Schema.Literals(severities),
  reason: Schema.String.annotate({ description: "Why; it stands in every output" }).check(Schema.isMinLength(1)),
  paths: Schema.optionalKey(texts("Only in files that match one of these globs"))
})

/** What `.ciphermap.yml` may say. Each setting is an option of the command line, which is stronger where it is given. */
export const projectConfiguration = Schema.Struct({
  policies: Schema.optionalKey(texts("Policies to evaluate against: --policy")),
  "policy-files": Schema.optionalKey(
    Schema.Union([Schema.Array(path("Policy of your own")), path("Policy of your own")]).annotate({
      description: "Policies of your own: --policy-file"
    })
  ),
  "fail-on": Schema.optionalKey(
    Schema.Literals(severities).annotate({ description: "Severity from which findings make a scan fail: --fail-on" })
  ),
  severity: Schema.optionalKey(
    Schema.Literals(severities).annotate({ description: "Leave out findings below: --severity" })
  ),
  "min-confidence": Schema.optionalKey(
    Schema.Literals(["high", "medium", "low"]).annotate({ description: "Leave out findings below: --min-confidence" })
  ),
  only: Schema.optionalKey(texts("Only findings in production, test, example, generated or vendored code: --only")),
  include: Schema.optionalKey(texts("Scan only paths that match one of these globs: --include")),
  exclude: Schema.optionalKey(texts("Skip paths that match one of these globs: --exclude")),
  "max-file-size": Schema.optionalKey(count("Skip larger files, in bytes: --max-file-size")),
  gitignore: Schema.optionalKey(truth("Whether .gitignore applies: --no-gitignore")),
  archives: Schema.optionalKey(truth("Whether what is in archives is scanned: --archives, --no-archives")),
  dependencies: Schema.optionalKey(truth("Whether installed packages are read: --dependencies, --no-dependencies")),
  rules: Schema.optionalKey(
    Schema.Union([Schema.Array(path("File or folder")), path("File or folder")]).annotate({
      description: "Rules of your own, as files or folders: --rules"
    })
  ),
  baseline: Schema.optionalKey(path("File of known findings: --baseline")),
  cache: Schema.optionalKey(
    Schema.Union([Schema.Boolean, Schema.String.check(Schema.isPattern(PATH))]).annotate({
      description: "Whether scans keep what the next one need not do again, or in which folder: --cache, --no-cache"
    })
  ),
  outputs: Schema.optionalKey(
    Schema.Record(Schema.String, path("File")).annotate({
      description: "Files by format, for scans without --output and --format"
    })
  ),
  severities: Schema.optionalKey(
    Schema.Array(severityOverride).annotate({
      description: "Severities that this project gives to rules, with reasons"
    })
  )
}).annotate({ description: "Configuration of Ciphermap for a project: .ciphermap.yml" })

export type ProjectConfiguration = typeof projectConfiguration.Type

/** A setting that is a list, or its only element. */
export const listOf = (setting: string | ReadonlyArray<string> | undefined): ReadonlyArray<string> =>
  setting === undefined ? [] : typeof setting === "string" ? [setting] : setting

/** The severities that a project gives to rules. `globsHere` makes globs of its folder those of the one that is scanned. */
export const overridesOf = (
  { severities: given = [] }: ProjectConfiguration,
  globsHere: (globs: ReadonlyArray<string>) => ReadonlyArray<string> = (globs) => globs
): ReadonlyArray<SeverityOverride> =>
  given.map(({ rule, severity, reason, paths }) => ({
    rule,
    severity,
    reason,
    ...(paths !== undefined && { isAt: makeSelection({ include: globsHere(listOf(paths)) }).isWanted })
  }))
