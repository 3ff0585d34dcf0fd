import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import { CommandFailed } from "../../domain/CommandFailed.ts"
import { bomIdentity } from "../../node/bomIdentity.ts"
import { provideScanner } from "../../node/CommandScanner.ts"
import { isCacheFilled } from "../../node/memory/MemoryFolder.ts"
import { isTerminal, StandardStreams } from "../../node/StandardStreams.ts"
import { cacheOf, gitFailed, isContinuousIntegration, sayNotCached } from "../assessTarget.ts"
import { counted } from "../columns.ts"
import { configurationFlags, configurationOf, configured, severityOverrides } from "../configuration.ts"
import { chosenFindings, findingFlags } from "../gates.ts"
import { fileFlag, outputFlags, sayWritten, writeText } from "../output.ts"
import { policyOptionsOf } from "../policyFlags.ts"
import { scanFlags, scanOptionsOf } from "../scanFlags.ts"
import { repositoryAt, treeOf } from "../since.ts"
import { viewOf } from "../View.ts"

const WHY = "ciphermap log reads the versions of a project from its repository."

const flags = {
  path: Argument.String("path").pipe(
    Argument.withDescription("Folder of a repository (default: .)"),
    Argument.withDefault(".")
  ),
  since: Flag.String("since").pipe(
    Flag.withMetavar("REF"),
    Flag.withDescription("List what came after this tag, branch or commit"),
    Flag.optional
  ),
  firstParent: Flag.Boolean("first-parent").pipe(
    Flag.withDescription("List each commit of the branch, in place of each tag"),
    Flag.withDefault(false)
  ),
  limit: Flag.Int("limit").pipe(
    Flag.withMetavar("N"),
    Flag.withDescription("List the last N versions (default: 20)"),
    Flag.withDefault(20)
  ),
  format: Flag.Literals("format", ["text", "json", "markdown"]).pipe(
    Flag.withMetavar("FORMAT"),
    Flag.withDescription("text, json or markdown"),
    Flag.withDefault("text" as const)
  ),
  output: fileFlag,
  color: outputFlags.color,
  quiet: outputFlags.quiet,
  ...findingFlags,
  ...scanFlags,
  ...configurationFlags
}

/** A line that says which version is scanned, while a terminal watches. */
const progressOf = Effect.fnUntraced(function* (isQuiet: boolean, total: number) {
  const { stderr } = yield* StandardStreams
  const isShown = isTerminal(stderr) && !isQuiet && !(yield* isContinuousIntegration)
  return {
    show: (done: number, name: string): void => {
      if (isShown) stderr.write(`\r\u001b[K${done + 1}/${total} ${name}`)
    },
    clear: Effect.sync(() => {
      if (isShown) stderr.write("\r\u001b[K")
    })
  }
})

export const logCommand = Command.make(
  "log",
  flags,
  Effect.fnUntraced(function* ({ path, since, firstParent, limit, format, output, color, quiet, ...given }) {
    if (limit < 1) return yield* CommandFailed.usage("--limit must be at least 1")
    const configuration = yield* configurationOf(given.config, path)
    const flagged = configured(given, configuration, path)
    const options = yield* scanOptionsOf({ ...flagged, allowEmpty: true })
    const repository = yield* repositoryAt(path, WHY)
    const { historyVersions } = yield* Effect.promise(() => import("./historyVersions.ts"))
    const { directory, prefix, head, isBare } = repository
    const { versions, leftOut } = yield* historyVersions({ directory, head, since, firstParent, limit })
    const nothing = { policy: [], policyFile: [], on: Option.none(), baseline: Option.none() }
    const policyOptions = {
      ...(yield* policyOptionsOf(nothing)),
      severities: severityOverrides(configuration, path)
    }
    const cache = isBare && options.cache === "project" ? undefined : cacheOf({ root: path }, options.cache)
    const { versionScanner } = yield* Effect.promise(() => import("../../node/git/scanTree.ts"))
    const { buildHistory } = yield* Effect.promise(() => import("./buildHistory.ts"))
    const progress = yield* progressOf(quiet, versions.length)
    const history = yield* Effect.gen(function* () {
      const scan = yield* versionScanner(path, {
        ...options.folder,
        cache: cache?.folder,
        cacheWithin: cache?.within,
        onNotCached: yield* sayNotCached(cache)
      })
      return yield* buildHistory({
        versions,
        directory,
        prefix,
        scanAt: (commit) =>
          Effect.flatMap(treeOf(repository, commit), (tree) =>
            scan({ directory, tree, ...(!isBare && { folder: path }) })
          ),
        policyOptions,
        chosen: (assessment) => chosenFindings(assessment, flagged),
        onVersion: progress.show
      })
    }).pipe(
      Effect.scoped,
      provideScanner(options.workers, cache !== undefined && isCacheFilled(cache.folder)),
      Effect.ensuring(progress.clear),
      Effect.catchTags({
        ScanFailure: (failure) => Effect.fail(gitFailed(failure)),
        ScannerError: ({ reason }) => Effect.fail(CommandFailed.failure(`the scanner cannot work: ${reason._tag}`))
      })
    )
    const { isShallow } = yield* Effect.promise(() => import("../../node/git/revisions.ts"))
    const { component, git, timestamp, tool } = yield* Effect.promise(() => bomIdentity(path))
    const shallow = yield* isShallow(directory).pipe(Effect.mapError(gitFailed))
    const source = { component, ...(git !== undefined && { git }), timestamp, tool }
    const { historyRenderers } = yield* Effect.promise(() => import("./renderHistory.ts"))
    const file = Option.getOrUndefined(output)
    const view = yield* viewOf(color, false, file, { command: "log" })
    yield* writeText(historyRenderers[format]({ source, ...history, leftOut, isShallow: shallow }, view), file)
    if (file !== undefined) yield* sayWritten(file, counted(versions.length, "version"), { quiet })
  })
).pipe(
  Command.withDescription("Show which cryptography came and went from version to version, and by which commit"),
  Command.withExamples([
    { command: "ciphermap log --since v1.0", description: "What changed from tag to tag since v1.0" },
    { command: "ciphermap log --first-parent --limit 50", description: "By the last 50 commits of the branch" },
    { command: "ciphermap log src --format markdown -o crypto.md", description: "Of one folder, as Markdown" }
  ])
)
