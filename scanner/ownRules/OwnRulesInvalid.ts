import * as Schema from "effect/Schema"

/** What is wrong at a place of a file of rules. */
export const RuleProblem = Schema.Struct({
  file: Schema.String,
  /** From 1. */
  line: Schema.Int,
  column: Schema.Int,
  /** `$.rows.python["acme.seal"].as`; `$` is the whole. */
  path: Schema.String,
  problem: Schema.String,
  /** What may have been meant; absent where nothing is like it. */
  advice: Schema.optionalKey(Schema.String)
})

export type RuleProblem = typeof RuleProblem.Type

/** `acme.yml:12:5: $.rows.python["acme.seal"].as: there is no notation opensll`. */
export const problemText = ({ file, line, column, path, problem }: RuleProblem): string =>
  `${file}:${line}:${column}: ${path === "$" ? "" : `${path}: `}${problem}`

/** Files of rules in which something is wrong: the problems in the order of the files, at most 20 of them. */
export class OwnRulesInvalid extends Schema.TaggedError<OwnRulesInvalid>()("OwnRulesInvalid", {
  problems: Schema.Array(RuleProblem)
}) {
  get isRetryable(): boolean {
    return false
  }
  override get message(): string {
    return this.problems.map(problemText).join("\n")
  }
}
