import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Flag from "effect/cli/Flag"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { isCachedByDefault } from "../node/scannerIdentity.ts"
import { namedRules } from "./rulesCommand.ts"
import type { ScanOptions } from "./assessTarget.ts"

/** A folder, with that of the project which names it; that of every project; or none. */
export type CacheChoice = NonNullable<ScanOptions["cache"]> | "none"

export const allowEmptyFlag = Flag.Boolean("allow-empty").pipe(
  Flag.withDescription("Exit with 0 when there is nothing to scan"),
  Flag.withDefault(false)
)

/** Flags for the files to scan, and how. */
export const scanFlags = {
  include: Flag.String("include").pipe(
    Flag.withMetavar("GLOB"),
    Flag.withDescription("Scan only paths that match this glob; may be repeated"),
    Flag.atLeast(0)
  ),
  exclude: Flag.String("exclude").pipe(
    Flag.withMetavar("GLOB"),
    Flag.withDescription("Skip paths that match this glob; may be repeated"),
    Flag.atLeast(0)
  ),
  rules: Flag.String("rules").pipe(
    Flag.withMetavar("PATH"),
    Flag.withDescription("Rules of your own: a file, or a folder of files (docs/own-rules.md); may be repeated"),
    Flag.atLeast(0)
  ),
  workers: Flag.Int("workers").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("Number of scanning threads (default: one per processor)"),
    Flag.optional
  ),
  maxFileSize: Flag.Int("max-file-size").pipe(
    Flag.withMetavar("BYTES"),
    Flag.withDescription("Skip larger files, and name them (default: 1048576)"),
    Flag.optional
  ),
  gitignore: Flag.Boolean("gitignore").pipe(
    Flag.withDescription("Honour .gitignore files; --no-gitignore scans what they exclude"),
    Flag.withDefault(true)
  ),
  archives: Flag.Boolean("archives").pipe(
    Flag.withDescription("Scan what is in archives; --no-archives does not (default: where no source is beside them)"),
    Flag.optional
  ),
  dependencies: Flag.Boolean("dependencies").pipe(
    Flag.withDescription(
      "Read installed packages, as in node_modules; --no-dependencies does not (default: those in archives and images)"
    ),
    Flag.optional
  ),
  cache: Flag.String("cache").pipe(
    Flag.withMetavar("DIR"),
    Flag.withDescription("Folder that makes the next scan quick (default: .ciphermap/cache in what is scanned)"),
    Flag.map((folder): CacheChoice => ({ folder })),
    Flag.optional
  ),
  noCache: Flag.Boolean("no-cache").pipe(
    Flag.withDescription("Read everything anew, and leave nothing for the next scan"),
    Flag.withDefault(false)
  )
}

export interface ScanFlagValues {
  readonly include: ReadonlyArray<string>
  readonly exclude: ReadonlyArray<string>
  readonly rules: ReadonlyArray<string>
  readonly workers: Option.Option<number>
  readonly maxFileSize: Option.Option<number>
  readonly gitignore: boolean
  readonly archives: Option.Option<boolean>
  readonly dependencies: Option.Option<boolean>
  readonly cache: Option.Option<CacheChoice>
  readonly noCache: boolean
  readonly allowEmpty: boolean
}

const positive = (name: string, value: Option.Option<number>): Effect.Effect<number | undefined, CommandFailed> =>
  Option.isSome(value) && value.value < 1
    ? Effect.fail(CommandFailed.usage(`--${name} must be at least 1`))
    : Effect.succeed(Option.getOrUndefined(value))

const cacheOf = ({ cache, noCache }: ScanFlagValues): Effect.Effect<ScanOptions["cache"], CommandFailed> => {
  if (Option.isSome(cache) && noCache)
    return Effect.fail(CommandFailed.usage("--cache and --no-cache exclude each other"))
  if (Option.isSome(cache)) return Effect.succeed(cache.value === "none" ? undefined : cache.value)
  return Effect.succeed(noCache || !isCachedByDefault ? undefined : "project")
}

export const scanOptionsOf = Effect.fnUntraced(function* (flags: ScanFlagValues) {
  const { include, exclude, gitignore, allowEmpty } = flags
  const maxFileSize = yield* positive("max-file-size", flags.maxFileSize)
  const archives = Option.getOrUndefined(flags.archives)
  const dependencies = Option.getOrUndefined(flags.dependencies)
  const options: ScanOptions = {
    cache: yield* cacheOf(flags),
    workers: yield* positive("workers", flags.workers),
    folder: { include, exclude, maxFileSize, gitignore, archives, dependencies, rules: yield* namedRules(flags.rules) },
    allowEmpty
  }
  return options
})
