import type { Attribute } from "../model/Facts.ts"
import type { Evidence, FindingKind } from "../model/Finding.ts"
import type { CallExpr, Expr } from "../source/Expr.ts"
import { functionName } from "./argumentQuestion.ts"
import { armCallers } from "./armCallers.ts"
import { callsWithin } from "./argumentsFor.ts"
import type { FileContext } from "./FileContext.ts"
import { givesResultOf, shortFunctionAt } from "./givesResultOf.ts"
import { isOfTests } from "./isOfTests.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import { type Ask, type Question, questionId } from "./Question.ts"
import type { RuleMatch } from "./RuleMatch.ts"

/** Wrappers of wrappers of wrappers. */
const MAX_DEPTH = 4

/** Calls that are listed for one use. */
const MAX_CALLS = 128

const callQuestion = ({ file }: FileContext, scope: number): Question | undefined => {
  const name = functionName(file, scope)
  return name === undefined || !name.includes(".") ? undefined : { kind: "call", name }
}

/** Calls of the function around an expression, in all files, if the function gives what the expression makes. */
export const wrapperCalls = (
  context: FileContext,
  expr: Expr,
  args: CallExpr["args"],
  ask: Ask,
  depth = MAX_DEPTH
): ReadonlyArray<Evidence> => {
  const { file } = context
  if (file.grammar.commands !== undefined || depth === 0) return []
  const scope = shortFunctionAt(file, expr.start)
  if (scope === undefined || !givesResultOf(file, scope, expr, args)) return []
  const symbol = file.scopes[scope]!.name!
  const calls = callsWithin(file, scope)
  context.steps.spend(calls.length)
  const own = calls.flatMap((call): ReadonlyArray<Evidence> => [
    { place: call.place(), symbol, role: "caller" },
    ...wrapperCalls(context, call, call.args, ask, depth - 1)
  ])
  const question = callQuestion(context, scope)
  if (question === undefined) return own.slice(0, MAX_CALLS)
  ask([question])
  const elsewhere = (context.answers.get(questionId(question)) ?? [])
    .flatMap(({ evidence }) => evidence)
    .filter((one) => one.path !== file.path && !isOfTests(file, [one]))
  return [...own, ...elsewhere].slice(0, MAX_CALLS)
}

/** Uses that the callers of a wrapper have: not those that only read or hold something. */
const HANDED_ON: ReadonlySet<FindingKind> = new Set([
  "hash",
  "cipher",
  "mac",
  "signature",
  "kdf",
  "keygen",
  "key-agreement",
  "kem",
  "random",
  "password-hash",
  "key-wrap"
])

const spotOf = ({ path = "", place }: Evidence): string => `${path}:${place.line}:${place.column}`

const callersOf = ({ evidence }: ResolvedUse): ReadonlyArray<Evidence> =>
  evidence.filter(({ role }) => role === "caller")

/** The use of which all that is known holds whoever calls. */
const commonUse = (uses: ReadonlyArray<ResolvedUse>): ResolvedUse | undefined =>
  uses.find(
    ({ facts }) =>
      facts.name !== undefined &&
      Object.entries(facts).every(([name, value]) => uses.every((one) => one.facts[name as Attribute] === value))
  )

/** A use that is the same whoever calls the function around it happens at the calls of that, too. */
export const withWrapperCalls = (
  context: FileContext,
  match: RuleMatch,
  uses: ReadonlyArray<ResolvedUse>
): ReadonlyArray<ResolvedUse> => {
  const { row, expr, args, refinements } = match
  const common = commonUse(uses)
  if (common === undefined || callersOf(common).length > 0 || !HANDED_ON.has(row.row.is!)) return uses
  // Who calls chooses an arm: those that choose this one are told by `withPassingCallers`.
  if (armCallers(context, match) !== undefined) return uses
  const ask: Ask = (questions) => {
    for (const question of questions) context.questions.set(questionId(question), question)
  }
  const written = [...args, ...refinements.flatMap((one) => one.args)]
  const known = new Set(uses.flatMap(callersOf).map(spotOf))
  const found = new Map(wrapperCalls(context, expr, written, ask).map((one) => [spotOf(one), one]))
  const calls = [...found.values()].filter((one) => !known.has(spotOf(one)))
  if (calls.length === 0) return uses
  return uses.map((one) => (one === common ? { ...one, evidence: [...one.evidence, ...calls] } : one))
}
