import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Result from "effect/Result"
import * as Flag from "effect/cli/Flag"
import type { SeverityOverride } from "../../scanner/classify/withSeverities.ts"
import type { Confidence, Severity } from "../../scanner/model/Assessment.ts"
import type { UsageScope } from "../../scanner/model/UsageScope.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { listOf, overridesOf, type ProjectConfiguration } from "../node/ProjectConfiguration.ts"
import {
  besideConfiguration,
  configurationFile,
  isBesideConfiguration,
  wayFromConfiguration,
  wayToConfiguration
} from "../node/configurationFile.ts"
import { didYouMean } from "../../scanner/classify/nearest.ts"
import { fileText } from "./fileText.ts"
import { type FailOn, scopes } from "./gates.ts"
import { outputFormats } from "./outputFormats.ts"
import type { CacheChoice } from "./scanFlags.ts"

/** The configuration of a project, and where it stands. */
export interface Configuration {
  readonly file: string
  readonly settings: ProjectConfiguration
}

export const configurationFlags = {
  config: Flag.String("config").pipe(
    Flag.withMetavar("FILE"),
    Flag.withDescription("Configuration to read (default: the nearest .ciphermap.yml upwards), or none"),
    Flag.optional
  )
}

const wrong = (file: string, problem: string, advice?: string): CommandFailed =>
  CommandFailed.failure(`${file}: ${problem}`, advice)

/** The first thing in a configuration that names what does not exist. */
const firstMistake = Effect.fnUntraced(function* ({ file, settings }: Configuration) {
  const { weaknessRules } = yield* Effect.promise(() => import("../../scanner/classify/weaknessRules.ts"))
  const { policies } = yield* Effect.promise(() => import("../../scanner/classify/policies.ts"))
  const rules = weaknessRules.map(({ id }) => id)
  const named: ReadonlyArray<readonly [setting: string, names: ReadonlyArray<string>, known: ReadonlyArray<string>]> = [
    ["policies", listOf(settings.policies), Object.keys(policies)],
    ["only", listOf(settings.only), scopes],
    ["outputs", Object.keys(settings.outputs ?? {}), outputFormats],
    ["severities", (settings.severities ?? []).map(({ rule }) => rule), rules]
  ]
  for (const [setting, names, known] of named)
    for (const name of names)
      if (!known.includes(name)) {
        const list = known.length > 20 ? "" : `It can be ${known.join(", ")}.`
        return wrong(
          file,
          `$.${setting} names ${name}, which does not exist`,
          `${didYouMean(name, known)}${list}`.trim()
        )
      }
  const leading: ReadonlyArray<readonly [setting: string, paths: ReadonlyArray<string>]> = [
    ["outputs", Object.values(settings.outputs ?? {})],
    ["rules", listOf(settings.rules)],
    ["cache", typeof settings.cache === "string" ? [settings.cache] : []]
  ]
  for (const [setting, paths] of leading) {
    const outside = paths.find((path) => !isBesideConfiguration(file, path))
    if (outside !== undefined) return wrong(file, `$.${setting} leads out of its folder through a link: ${outside}`)
  }
  return undefined
})

/** Reads a configuration, and checks that what it names exists. */
export const readConfiguration = Effect.fnUntraced(function* (file: string) {
  const text = yield* fileText(file)
  const { parseSettings, SETTINGS } = yield* Effect.promise(() => import("../node/projectSettings.ts"))
  const settings = yield* Effect.fromResult(
    Result.mapError(parseSettings(text), ({ message, unknown }) =>
      unknown === undefined
        ? wrong(file, message)
        : wrong(file, message, `${didYouMean(unknown, SETTINGS)}There are ${SETTINGS.join(", ")}.`)
    )
  )
  const configuration: Configuration = { file, settings }
  const mistake = yield* firstMistake(configuration)
  return mistake === undefined ? configuration : yield* mistake
})

/** The configuration that was asked for, or that of what is scanned; undefined where there is none. */
export const configurationOf = Effect.fnUntraced(function* (
  asked: Option.Option<string>,
  start: string,
  within?: string
) {
  const none = Option.contains(asked, "none")
  const file = none ? undefined : Option.getOrElse(asked, () => configurationFile(start, within))
  return file === undefined ? undefined : yield* readConfiguration(file)
})

/** The folder of a configuration, as seen from the current one. */
export const folderOf = (configuration: Configuration | undefined): string =>
  configuration === undefined ? "." : besideConfiguration(configuration.file, ".")

const matchesSegment = (pattern: string, name: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/[.+^${}()|[\]\\]/g, "\\$&")
      .replaceAll("*", ".*")
      .replaceAll("?", ".")}$`
  ).test(name)

/** A glob relative to the folder of a configuration as one relative to a folder in it; undefined where nothing there matches. */
const globBelow = (glob: string, way: ReadonlyArray<string>): string | undefined => {
  const parts = glob
    .replace(/^\.?\//, "")
    .replace(/\/+$/, "")
    .split("/")
  if (parts.length === 1 && !/^\.?\//.test(glob)) return glob
  for (const name of way) {
    const [first] = parts
    if (first === undefined) return "**"
    if (first === "**") return parts.join("/")
    if (!matchesSegment(first, name)) return undefined
    parts.shift()
  }
  return parts.length === 0 ? "**" : `/${parts.join("/")}`
}

const NOTHING = "/\u0000"

/** Globs of a configuration for the folder that is scanned. */
const globsFor = (globs: ReadonlyArray<string>, root: string, file: string): ReadonlyArray<string> => {
  if (globs.length === 0) return globs
  const down = wayToConfiguration(root, file)
  if (down === "") return globs
  if (!down.startsWith(".."))
    return globs.map((glob) => (glob.includes("/") ? `/${down}/${glob.replace(/^\.?\//, "")}` : `/${down}/**/${glob}`))
  const way = wayFromConfiguration(root, file).split("/")
  const below = globs.flatMap((glob) => globBelow(glob, way) ?? [])
  return below.length === 0 ? [NOTHING] : below
}

/** Flags that a configuration may set. */
export interface ConfiguredFlags {
  readonly policy: ReadonlyArray<string>
  readonly policyFile: ReadonlyArray<string>
  readonly baseline: Option.Option<string>
  readonly include: ReadonlyArray<string>
  readonly exclude: ReadonlyArray<string>
  readonly rules: ReadonlyArray<string>
  readonly maxFileSize: Option.Option<number>
  readonly gitignore: boolean
  readonly archives: Option.Option<boolean>
  readonly dependencies: Option.Option<boolean>
  readonly cache: Option.Option<CacheChoice>
  readonly noCache: boolean
  readonly failOn: Option.Option<FailOn>
  readonly severity: Option.Option<Severity>
  readonly minConfidence: Option.Option<Confidence>
  readonly only: ReadonlyArray<UsageScope>
  readonly format: Option.Option<unknown>
  readonly output: ReadonlyArray<string>
}

const orElse = <A>(given: ReadonlyArray<A>, others: ReadonlyArray<A>): ReadonlyArray<A> =>
  given.length > 0 ? given : others

const orSetting = <A>(given: Option.Option<A>, setting: A | undefined): Option.Option<A> =>
  Option.orElse(given, () => Option.fromUndefinedOr(setting))

const ofCache: { readonly [text: string]: CacheChoice } = { true: "project", false: "none" }

const cacheChoice = ({ settings: { cache }, file }: Configuration): CacheChoice | undefined =>
  cache === undefined
    ? undefined
    : (ofCache[String(cache)] ?? {
        folder: besideConfiguration(file, String(cache)),
        within: besideConfiguration(file, ".")
      })

const filled: {
  readonly [F in keyof ConfiguredFlags]: (
    given: ConfiguredFlags,
    configuration: Configuration,
    root: string
  ) => ConfiguredFlags[F]
} = {
  policy: ({ policy }, { settings }) => orElse(policy, listOf(settings.policies)),
  policyFile: ({ policyFile }, { settings, file }) =>
    orElse(
      policyFile,
      listOf(settings["policy-files"]).map((path) => besideConfiguration(file, path))
    ),
  baseline: ({ baseline }, { settings, file }) =>
    orSetting(baseline, settings.baseline && besideConfiguration(file, settings.baseline)),
  include: ({ include }, { settings, file }, root) => orElse(include, globsFor(listOf(settings.include), root, file)),
  exclude: ({ exclude }, { settings, file }, root) => orElse(exclude, globsFor(listOf(settings.exclude), root, file)),
  rules: ({ rules }, { settings, file }) =>
    orElse(
      rules,
      listOf(settings.rules).map((path) => besideConfiguration(file, path))
    ),
  maxFileSize: ({ maxFileSize }, { settings }) =>
    orSetting(maxFileSize, settings["max-file-size"] === undefined ? undefined : Number(settings["max-file-size"])),
  gitignore: ({ gitignore }, { settings }) => gitignore && String(settings.gitignore ?? true) === "true",
  archives: ({ archives }, { settings }) =>
    orSetting(archives, settings.archives === undefined ? undefined : String(settings.archives) === "true"),
  dependencies: ({ dependencies }, { settings }) =>
    orSetting(dependencies, settings.dependencies === undefined ? undefined : String(settings.dependencies) === "true"),
  cache: ({ cache, noCache }, configuration) => (noCache ? cache : orSetting(cache, cacheChoice(configuration))),
  noCache: ({ noCache }) => noCache,
  failOn: ({ failOn }, { settings }) => orSetting<FailOn>(failOn, settings["fail-on"]),
  severity: ({ severity }, { settings }) => orSetting(severity, settings.severity),
  minConfidence: ({ minConfidence }, { settings }) => orSetting(minConfidence, settings["min-confidence"]),
  only: ({ only }, { settings }) =>
    orElse(
      only,
      scopes.filter((scope) => listOf(settings.only).includes(scope))
    ),
  format: ({ format }) => format,
  output: ({ output, format }, { settings, file }) =>
    orElse(
      output,
      Option.isSome(format)
        ? []
        : Object.entries(settings.outputs ?? {}).map(([name, path]) => `${name}=${besideConfiguration(file, path)}`)
    )
}

/** Flags, with what they leave open from a configuration. `root` is the folder that is scanned. */
export const configured = <F extends Partial<ConfiguredFlags>>(
  given: F,
  configuration: Configuration | undefined,
  root: string
): F => {
  if (configuration === undefined) return given
  const names = Object.keys(filled).filter((name) => Object.hasOwn(given, name)) as ReadonlyArray<keyof ConfiguredFlags>
  const values = names.map((name) => [name, filled[name](given as unknown as ConfiguredFlags, configuration, root)])
  return { ...given, ...Object.fromEntries(values) }
}

/** The severities that a project gives to rules, for findings in the folder that is scanned. */
export const severityOverrides = (
  configuration: Configuration | undefined,
  root: string
): ReadonlyArray<SeverityOverride> =>
  configuration === undefined
    ? []
    : overridesOf(configuration.settings, (globs) => globsFor(globs, root, configuration.file))
