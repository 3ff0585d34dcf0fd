import { type Answers, noAnswers } from "./Question.ts"
import type { RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr, ConstructExpr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { type StepBudget, unlimitedSteps } from "../source/StepBudget.ts"
import { argumentIn } from "./argumentsFor.ts"
import { always } from "./Case.ts"
import { casesOf } from "./armCases.ts"
import type { SeenWrite } from "./seenWrites.ts"
import { takenAt } from "./takenAt.ts"
import type { FileContext } from "./FileContext.ts"
import { MAX_DEPTH, MAX_VALUES } from "./limits.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import { impliedMatch, readMatch } from "./readMatch.ts"
import { readFieldTypes, readTypes } from "./readTypes.ts"
import { readValues } from "./readValues.ts"
import { unknownValue, type Value } from "./Value.ts"
import { boundValues } from "./boundSettings.ts"
import { derivedTypes } from "./derivedTypes.ts"
import { overriddenElsewhere } from "./valuesElsewhere.ts"
import { visibleWrites } from "./visibleWrites.ts"
import { declaredLength, writtenValues } from "./writtenValues.ts"

/** Fields of derived types of this file that have the place of one. */
const overridingFields = (parsed: ParsedFile, { kind, name, scope }: Variable): ReadonlyArray<Variable> =>
  kind !== "field" || parsed.scopes[scope]?.kind !== "type"
    ? []
    : derivedTypes(parsed, scope).flatMap((type) => parsed.scopes[type]!.variable(name) ?? [])

/** What a field is given, in the cases in which it is. */
const fieldWrites = (context: FileContext, field: Variable): ReadonlyArray<SeenWrite> => {
  const writes = visibleWrites(context.file, field, 0)
  return writes.flatMap((write) => {
    const cases = writes.length === 1 ? [always] : casesOf(context, takenAt(context.file, write.start))
    return cases.length === 0 ? [] : [{ write, cases }]
  })
}

/** A field has the same values wherever it is used. */
const readFieldValues = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const written = (one: Variable): ReadonlyArray<Value> =>
    writtenValues(context, one, fieldWrites(context, one), "constant")
  const own = written(variable)
  const isEmpty = own.every(({ kind }) => kind === "null")
  const overriding = overridingFields(context.file, variable).flatMap(written)
  const elsewhere = isEmpty && context.answers.size > 0 ? overriddenElsewhere(context, variable) : []
  const derived = [...overriding, ...elsewhere]
  const kept = isEmpty && derived.length > 0 ? [] : own
  const values = [...kept, ...derived, ...boundValues(context, variable)]
  return declaredLength(context, variable, values.length === 0 ? [unknownValue] : values)
}

/** An expression by its id, or a variable that is the same wherever it is used. */
type PendingQuestion = number | Variable

interface Memory<A> {
  readonly known: Map<PendingQuestion, A>
  /** What is being answered, with its depth. */
  readonly open: Map<PendingQuestion, number>
  /** The least depth of an open question that the answer now being found has come back to. */
  loop: number
  readonly steps: StepBudget
}

const makeMemory = <A>(steps: StepBudget): Memory<A> => ({ known: new Map(), open: new Map(), loop: Infinity, steps })

/** Finds an answer and whether it rests on no question that is still open, so that it may be kept. */
const answer = <A>(
  memory: Memory<A>,
  asked: PendingQuestion,
  find: () => A
): { readonly found: A; readonly isWhole: boolean } => {
  memory.steps.spend(1)
  const depth = memory.open.size
  const before = memory.loop
  memory.loop = Infinity
  memory.open.set(asked, depth)
  const found = find()
  memory.open.delete(asked)
  const isWhole = memory.loop >= depth
  memory.loop = Math.min(before, isWhole ? Infinity : memory.loop)
  return { found, isWhole }
}

const cameBackTo = (memory: Memory<unknown>, depth: number): void => {
  memory.loop = Math.min(memory.loop, depth)
}

/** So many values may still be found in one file, with those found anew within each call that is followed. */
interface Budget {
  left: number
  readonly steps: StepBudget
}

/** A library of arithmetic whose functions call each other could be followed without end; other files need a tenth of this. */
const MAX_FINDS = 20_000

type Find<A> = (asked: PendingQuestion, find: () => A) => A

/**
 * So many answers of one file are found anew because they rested on an open question. Texts that are made of each other,
 * too deep to be followed, would ask the same without end.
 */
const MAX_UNKEPT = 10_000

const valueFinder = (memory: Memory<ReadonlyArray<Value>>, budget: Budget): Find<ReadonlyArray<Value>> => {
  let unkept = 0
  return (asked, find) => {
    const { known, open } = memory
    const before = known.get(asked)
    if (before !== undefined) return before
    if (open.has(asked) || open.size > MAX_DEPTH) {
      cameBackTo(memory, open.get(asked) ?? 0)
      return [unknownValue]
    }
    if (budget.left <= 0) return [unknownValue]
    budget.left--
    const { found, isWhole } = answer(memory, asked, find)
    const bounded = found.length > MAX_VALUES ? [...found.slice(0, MAX_VALUES), unknownValue] : found
    if (isWhole || bounded.every((value) => value.kind !== "unknown") || unkept++ > MAX_UNKEPT)
      known.set(asked, bounded)
    return bounded
  }
}

const evaluators = (context: () => FileContext, budget: Budget): Pick<FileContext, "evaluate" | "fieldValues"> => {
  const find = valueFinder(makeMemory(budget.steps), budget)
  return {
    evaluate: (expr) => find(expr.id, () => readValues(context(), expr)),
    fieldValues: (variable) => find(variable, () => readFieldValues(context(), variable))
  }
}

const typeFinder =
  (memory: Memory<ReadonlyArray<string>>): Find<ReadonlyArray<string>> =>
  (asked, find) => {
    const before = memory.known.get(asked)
    if (before !== undefined) return before
    const depth = memory.open.get(asked)
    if (depth !== undefined) {
      cameBackTo(memory, depth)
      return []
    }
    const { found, isWhole } = answer(memory, asked, () => [...new Set(find())])
    if (isWhole) memory.known.set(asked, found)
    return found
  }

const matcher =
  (
    context: () => FileContext,
    matches: Map<number, RuleMatch | undefined>,
    types: Memory<unknown>
  ): FileContext["partOf"] =>
  (expr) => {
    if (matches.has(expr.id)) return matches.get(expr.id)
    types.steps.spend(1)
    const before = types.loop
    types.loop = Infinity
    const match = readMatch(context(), expr)
    if (types.loop === Infinity || match !== undefined) matches.set(expr.id, match)
    types.loop = Math.min(before, types.loop)
    return match
  }

const impliedMatcher = (context: () => FileContext): FileContext["impliedPartOf"] => {
  const matches = new Map<string, RuleMatch | undefined>()
  return (expr, types) => {
    const key = `${expr.id}:${types.join()}`
    if (!matches.has(key)) matches.set(key, impliedMatch(context(), expr, types))
    return matches.get(key)
  }
}

/** Those of the calls around it, which what it calls may use as well, and its own. */
const bindingsOf = (
  context: FileContext,
  scopes: ReadonlyArray<number>,
  call: CallExpr | ConstructExpr
): FileContext["bindings"] =>
  new Map([
    ...context.bindings,
    ...scopes
      .flatMap((scope) => context.file.scopes[scope]!.parameters)
      .flatMap((variable) => {
        const given = argumentIn(context.file, variable, call) ?? variable.initial?.value
        return given === undefined ? [] : [[variable, context.evaluate(given)] as const]
      })
  ])

/** No node has an id below this, nor has an expression whose id is made of one. */
const NO_NODE = -(2 ** 44)

/** A call within a call within a call is followed; what deeper ones give is unknown. */
const MAX_CALLS = 3

const inCall =
  (outer: FileContext, calls: number, budget: Budget): FileContext["called"] =>
  (scopes, call) => {
    if (calls === MAX_CALLS) return undefined
    const inner: FileContext = {
      ...outer,
      bindings: bindingsOf(outer, scopes, call),
      instance: `${outer.instance}>${call.id}`,
      called: (within, next) => inCall(inner, calls + 1, budget)(within, next),
      ...evaluators(() => inner, budget)
    }
    return inner
  }

/**
 * Ties evaluation, typing and matching of one file together. Definitions that lead back to themselves end as unknown,
 * and answers given while such a loop is open are not remembered.
 */
export const makeFileContext = (
  parsed: ParsedFile,
  index: RuleIndex,
  answers: Answers = noAnswers,
  steps: StepBudget = unlimitedSteps
): FileContext => {
  const types = makeMemory<ReadonlyArray<string>>(steps)
  const findTypes = typeFinder(types)
  const matches = new Map<number, RuleMatch | undefined>()
  const budget: Budget = { left: MAX_FINDS, steps }
  let lastId = NO_NODE
  const context: FileContext = {
    freshId: () => --lastId,
    steps,
    file: parsed,
    index,
    entriesRead: new Set(),
    variants: new Map(),
    resolvedUses: new Map(),
    answers,
    questions: new Map(),
    bindings: new Map(),
    instance: "",
    called: (scopes, call) => inCall(context, 0, budget)(scopes, call),
    ...evaluators(() => context, budget),
    typesOf: (expr) => findTypes(expr.id, () => readTypes(context, expr)),
    fieldTypes: (variable) => findTypes(variable, () => readFieldTypes(context, variable)),
    partOf: matcher(() => context, matches, types),
    partsMet: function* () {
      for (const match of matches.values()) if (match !== undefined) yield match
    },
    impliedPartOf: impliedMatcher(() => context)
  }

  return context
}
