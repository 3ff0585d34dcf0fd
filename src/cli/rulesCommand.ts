import * as Effect from "effect/Effect"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import type { OwnRules } from "../../scanner/rules/rule.ts"
import { printable } from "../../scanner/model/printable.ts"
import { problemText, type RuleProblem } from "../../scanner/ownRules/OwnRulesInvalid.ts"
import { CommandFailed } from "../domain/CommandFailed.ts"
import { configurationFile } from "../node/configurationFile.ts"
import { nodeAssets } from "../node/nodeAssets.ts"
import {
  fixturesBeside,
  ownRulesIn,
  type OwnRulesUnreadable,
  type PlacedRules,
  rulesTexts
} from "../node/ownRulesFiles.ts"
import { configured, readConfiguration } from "./configuration.ts"
import { writeText } from "./output.ts"

const counted = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`

const paths = Argument.String("path").pipe(
  Argument.withDescription("Folder or file of rules (default: what rules of the nearest .ciphermap.yml names)"),
  Argument.atLeast(0)
)

/** What was asked for, or what the configuration names. */
const pathsOf = Effect.fnUntraced(function* (given: ReadonlyArray<string>) {
  if (given.length > 0) return given
  const file = configurationFile(".")
  const configuration = file === undefined ? undefined : yield* readConfiguration(file)
  const { rules } = configured({ rules: [] as ReadonlyArray<string> }, configuration, ".")
  if (rules.length > 0) return rules
  return yield* CommandFailed.usage(
    "no rules are named",
    "Name a folder or a file of rules, or set rules in .ciphermap.yml (docs/own-rules.md)."
  )
})

const unreadableFails = ({ message }: OwnRulesUnreadable): CommandFailed => CommandFailed.failure(message)

const placed = (texts: ReadonlyArray<PlacedRules>, problem: RuleProblem): string =>
  printable(problemText({ ...problem, file: texts.find(({ file }) => file === problem.file)?.path ?? problem.file }))

const invalidFails = Effect.fnUntraced(function* (given: ReadonlyArray<string>, problems: ReadonlyArray<RuleProblem>) {
  const texts = yield* rulesTexts(given)
  const [first, ...others] = problems
  const more = others.length === 0 ? "" : ` ${counted(others.length, "more problem")}: ciphermap rules check lists all.`
  return yield* CommandFailed.failure(placed(texts, first!), `${first!.advice ?? ""}${more}`.trim() || undefined)
})

/** The rules that were named, or what is wrong with them in a sentence. */
export const namedRules = (given: ReadonlyArray<string>): Effect.Effect<OwnRules | undefined, CommandFailed> =>
  given.length === 0
    ? Effect.succeed(undefined)
    : ownRulesIn(given).pipe(
        Effect.catchTag("OwnRulesInvalid", ({ problems }) => invalidFails(given, problems)),
        Effect.catchTag("OwnRulesUnreadable", (error) => Effect.fail(unreadableFails(error)))
      )

const rowsText = ({ file, name, rows, replaces }: OwnRules["files"][number]): string =>
  `${printable(file)} is valid: ${name}, ${counted(rows, "row")}${replaces.length === 0 ? "" : `; replaces ${replaces.join(", ")}`}\n`

const checkCommand = Command.make(
  "check",
  { paths },
  Effect.fnUntraced(function* (given) {
    const named = yield* pathsOf(given.paths)
    const rules = yield* ownRulesIn(named).pipe(
      Effect.catchTag("OwnRulesInvalid", ({ problems }) =>
        Effect.gen(function* () {
          const texts = yield* rulesTexts(named)
          const lines = problems.map(
            (one) => `${placed(texts, one)}${one.advice === undefined ? "" : `. ${one.advice}`}\n`
          )
          yield* writeText(lines, undefined)
          return yield* CommandFailed.gate(`${counted(problems.length, "problem")} in rules`)
        })
      ),
      Effect.catchTag("OwnRulesUnreadable", (error) => Effect.fail(unreadableFails(error)))
    )
    yield* writeText(rules.files.map(rowsText), undefined)
  })
).pipe(
  Command.withDescription("Say whether files of rules are valid, and all that is wrong with them if not"),
  Command.withExamples([{ command: "ciphermap rules check rules", description: "Check the files in a folder" }])
)

const testCommand = Command.make(
  "test",
  { paths },
  Effect.fnUntraced(function* (given) {
    const named = yield* pathsOf(given.paths)
    const rules = (yield* namedRules(named))!
    const fixtures = yield* Effect.mapError(fixturesBeside(named), unreadableFails)
    if (fixtures.length === 0)
      return yield* CommandFailed.failure(
        `there is no fixture in ${named.join(", ")}`,
        "A fixture is a file of source code such as acme.fixture.py, with expectations on its lines (docs/own-rules.md)."
      )
    const { testOwnRules } = yield* Effect.promise(() => import("../../scanner/testOwnRules.ts"))
    const tested = yield* Effect.promise(() => testOwnRules(rules, fixtures, nodeAssets))
    const ofFixtures = tested.fixtures.flatMap(({ file, expected, problems }) =>
      problems.length === 0
        ? [`${file}: ${counted(expected, "expectation")} met`]
        : problems.map((problem) => `${file}: ${problem}`)
    )
    const unused = tested.unused.flatMap(({ file, names }) => names.map((name) => `${file}: no fixture uses ${name}`))
    yield* writeText(
      [...ofFixtures, ...unused].map((line) => `${printable(line)}\n`),
      undefined
    )
    const failed = tested.fixtures.reduce((sum, { problems }) => sum + problems.length, 0) + unused.length
    if (failed > 0) return yield* CommandFailed.gate(`${counted(failed, "problem")} in rules or their fixtures`)
    const rows = rules.files.reduce((sum, one) => sum + one.rows, 0)
    yield* writeText([`${counted(rows, "row")}, ${counted(fixtures.length, "fixture")}: all as expected\n`], undefined)
  })
).pipe(
  Command.withDescription("Scan the fixtures beside files of rules, and compare with what their lines expect"),
  Command.withExamples([{ command: "ciphermap rules test rules", description: "Test the rules in a folder" }])
)

export const rulesCommand = Command.make("rules").pipe(
  Command.withDescription("Rules of your own, for wrappers of cryptography that a project has"),
  Command.withSubcommands([checkCommand, testCommand])
)
