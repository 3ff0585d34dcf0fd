import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as Argument from "effect/cli/Argument"
import * as Command from "effect/cli/Command"
import * as Flag from "effect/cli/Flag"
import type { WeakPlace } from "../../scanner/model/Assessment.ts"
import { printable } from "../../scanner/model/printable.ts"
import { weakPlaces } from "../../scanner/model/weakPlaces.ts"
import { CommandFailed, exitCodes } from "../domain/CommandFailed.ts"
import { fileFlag, writeText } from "./output.ts"
import { checkBaseline, policyFlags, type PolicyFlagValues, policyOptionsOf } from "./policyFlags.ts"
import { assessInput, readInput } from "./readInput.ts"

const NEAREST = 3

/** There is no rule or no finding of a name; `nearest` are those that are most like it. */
class UnknownName extends Schema.TaggedError<UnknownName>()("UnknownName", {
  kind: Schema.Literals(["rule", "finding"]),
  asked: Schema.String,
  /** The file in which a finding was looked for. */
  file: Schema.optionalKey(Schema.String),
  nearest: Schema.Array(Schema.String)
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    const { kind, asked, file } = this
    const where = file === undefined ? "" : ` in ${file}`
    return `no ${kind} ${JSON.stringify(printable(asked).slice(0, LONGEST))}${where}`
  }
  get advice(): string {
    const { kind, nearest } = this
    return nearest.length === 0 ? `There is no ${kind} at all.` : `The nearest: ${nearest.join(", ")}`
  }
}

/** Of a name in a message. */
const LONGEST = 80

/** Findings are named by the beginning of their id, at least so long. */
const ID = /^[0-9a-f]{6,32}$/i

const explainRule = Effect.fnUntraced(function* (name: string) {
  const { ruleLines, ruleNamed } = yield* Effect.promise(() => import("../../scanner/bom/explainText.ts"))
  const rule = ruleNamed(name)
  if (rule !== undefined) return ruleLines(rule)
  const [{ byNearness }, { weaknessRules }] = yield* Effect.promise(() =>
    Promise.all([import("../../scanner/classify/nearest.ts"), import("../../scanner/classify/weaknessRules.ts")])
  )
  const ids = weaknessRules.map(({ id }) => id)
  return yield* new UnknownName({ kind: "rule", asked: name, nearest: byNearness(name, ids).slice(0, NEAREST) })
})

const asLikely = (name: string, weaknesses: ReadonlyArray<WeakPlace>): ReadonlyArray<WeakPlace> => {
  for (let length = Math.min(name.length, 32); length >= 3; length--) {
    const like = weaknesses.filter(({ id }) => id.startsWith(name.slice(0, length)))
    if (like.length > 0) return like
  }
  return weaknesses
}

const shortly = ({ id, rule, location }: WeakPlace): string =>
  `${id} (${rule} at ${printable(location.path)}:${location.place.line})`

const explainFinding = Effect.fnUntraced(function* (name: string, file: string, flags: PolicyFlagValues) {
  const policyOptions = yield* policyOptionsOf(flags)
  const input = yield* readInput(file)
  yield* checkBaseline(policyOptions, input.options)
  const weaknesses = (yield* assessInput(input, policyOptions)).assessment.weaknesses.flatMap(weakPlaces)
  const asked = name.toLowerCase()
  const found = ID.test(asked) ? weaknesses.filter(({ id }) => id.startsWith(asked)) : []
  const unknown = (like: ReadonlyArray<WeakPlace>): UnknownName =>
    new UnknownName({ kind: "finding", asked: name, file, nearest: like.slice(0, NEAREST).map(shortly) })
  if (found.length === 0) return yield* unknown(asLikely(asked, weaknesses))
  if (found.length > 1)
    return yield* CommandFailed.failure(
      `${found.length} findings in ${file} have an id that begins with ${name}: ${found.slice(0, NEAREST).map(shortly).join(", ")}`
    )
  const { findingLines } = yield* Effect.promise(() => import("../../scanner/bom/explainText.ts"))
  return findingLines(found[0]!)
})

/** A rule is asked for without a file, a finding with the one that holds it. */
const explained = (name: string, file: Option.Option<string>, flags: PolicyFlagValues) => {
  if (Option.isSome(file)) return explainFinding(name, file.value, flags)
  return ID.test(name)
    ? Effect.fail(
        CommandFailed.usage(`${name} is the id of a finding`, "Name the file that holds it with --in scan.json")
      )
    : explainRule(name)
}

/** A wrong name is wrong usage; an id that a file does not hold is a failure. */
const EXIT_CODES = { rule: exitCodes.usage, finding: exitCodes.failure } as const

export const explainCommand = Command.make(
  "explain",
  {
    name: Argument.String("rule-or-finding").pipe(
      Argument.withDescription("Id of a rule (CM-HASH-MD5), or with --in the id of a finding or its beginning")
    ),
    in: Flag.String("in").pipe(
      Flag.withDescription("A scan saved with --format json, or a CycloneDX BOM, that holds the finding"),
      Flag.optional
    ),
    output: fileFlag,
    ...policyFlags
  },
  Effect.fnUntraced(function* ({ name, in: file, output, ...flags }) {
    const lines = yield* explained(name.trim(), file, flags).pipe(
      Effect.catchTag("UnknownName", (error) =>
        Effect.fail(
          new CommandFailed({ message: error.message, advice: error.advice, exitCode: EXIT_CODES[error.kind] })
        )
      )
    )
    yield* writeText([`${lines.join("\n")}\n`], Option.getOrUndefined(output))
  })
).pipe(
  Command.withDescription("Explain a rule, or a finding of a saved scan: why it is a weakness, how severe, what to do"),
  Command.withExamples([
    { command: "ciphermap explain CM-HASH-MD5", description: "What a rule finds, and how to suppress it" },
    {
      command: "ciphermap explain 5f2b8c1e90d4 --in scan.json",
      description: "Everything about one finding, by the beginning of its id"
    }
  ])
)
