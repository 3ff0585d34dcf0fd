import { type Answers, noAnswers } from "./Question.ts"
import type { RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr, ConstructExpr, Expr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import { type StepBudget, unlimitedSteps } from "../source/StepBudget.ts"
import { argumentIn } from "./argumentsFor.ts"
import { always } from "./Case.ts"
import { casesOf } from "./armCases.ts"
import { valueChoice } from "./valueChoice.ts"
import type { SeenWrite } from "./seenWrites.ts"
import { takenAt } from "./takenAt.ts"
import type { FileContext } from "./FileContext.ts"
import {
  cameBackTo,
  findAnswer,
  findWithin,
  makeMemory,
  type Memory,
  noOpenQuestions,
  type OpenQuestions,
  changesIn,
  findKept
} from "./Memory.ts"
import { MAX_DEPTH, MAX_VALUES } from "./limits.ts"
import { mostOf } from "./mostOf.ts"
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

/** What may still be found in one file, with what is found anew within each call that is followed. */
interface Budget {
  values: number
  /** What the question that is being followed may find once the file has no more. */
  reserve: number
  calls: number
  unkept: number
  readonly all: OpenQuestions
}

/** A library of arithmetic whose functions call each other could be followed without end; 99.5 % of files need a tenth of this. */
const MAX_FINDS = 3000

/** So much is found for each question of a file all the same: a constant is no further away where much else was followed. */
const RESERVE = 16

/** So many calls of one file are followed into what they call; 99.9 % of files need fewer. */
const MAX_FOLLOWED = 300

/**
 * So many answers of one file are found anew because they rested on an open question. Texts that are made of each other,
 * too deep to be followed, would ask the same without end.
 */
const MAX_UNKEPT = 10_000

type Find<A> = (asked: PendingQuestion, find: () => A) => A

const valueFinder =
  (memory: Memory<PendingQuestion, ReadonlyArray<Value>>, budget: Budget): Find<ReadonlyArray<Value>> =>
  (asked, find) => {
    const { known, open, all } = memory
    const before = known.get(asked)
    if (before !== undefined) return before
    if (open.has(asked) || open.size > MAX_DEPTH) {
      cameBackTo(all, open.get(asked) ?? 0)
      return [unknownValue]
    }
    if (all.depth === 0) budget.reserve = RESERVE
    if (budget.values > 0) budget.values--
    else if (budget.reserve-- <= 0) {
      all.refused++
      return [unknownValue]
    }
    const { found, isWhole } = findAnswer(memory, asked, find)
    const bounded = found.length > MAX_VALUES ? [...mostOf(found, MAX_VALUES), unknownValue] : found
    const isKept = isWhole || bounded.every((value) => value.kind !== "unknown") || budget.unkept-- < 0
    if (isKept) known.set(asked, bounded)
    return bounded
  }

/** Whether an expression is its value. */
const isLiteral = (expr: Expr): boolean =>
  expr.kind === "text" ? expr.parts.every((part) => typeof part === "string") : LITERALS.has(expr.kind)

const LITERALS: ReadonlySet<Expr["kind"]> = new Set(["number", "boolean", "null"])

const evaluators = (context: () => FileContext, budget: Budget): Pick<FileContext, "evaluate" | "fieldValues"> => {
  const find = valueFinder(makeMemory(budget.all), budget)
  return {
    evaluate: (expr) =>
      isLiteral(expr) ? readValues(context(), expr) : find(expr.id, () => readValues(context(), expr)),
    fieldValues: (variable) => find(variable, () => readFieldValues(context(), variable))
  }
}

const typeFinder =
  (memory: Memory<PendingQuestion, ReadonlyArray<string>>): Find<ReadonlyArray<string>> =>
  (asked, find) => {
    const before = memory.known.get(asked)
    if (before !== undefined) return before
    const depth = memory.open.get(asked)
    if (depth !== undefined) {
      cameBackTo(memory.all, depth)
      return []
    }
    const { found, isWhole } = findAnswer(memory, asked, () => [...new Set(find())])
    if (isWhole) memory.known.set(asked, found)
    return found
  }

const matcher =
  (
    context: () => FileContext,
    matches: Map<number, RuleMatch | undefined>,
    types: OpenQuestions
  ): FileContext["partOf"] =>
  (expr) => {
    if (matches.has(expr.id)) return matches.get(expr.id)
    types.steps.spend(1)
    const { found, isWhole } = findWithin(types, () => readMatch(context(), expr))
    if (isWhole || found !== undefined) matches.set(expr.id, found)
    types.changes++
    return found
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

/** The choices of variables that a call passes on. */
const choicesPassed = (
  context: FileContext,
  scopes: ReadonlyArray<number>,
  call: CallExpr | ConstructExpr
): FileContext["choices"] => {
  const passed = new Map(context.choices)
  for (const variable of scopes.flatMap((scope) => context.file.scopes[scope]!.parameters)) {
    const given = argumentIn(context.file, variable, call)
    const choice = given && valueChoice(context, given)
    if (choice === undefined) passed.delete(variable)
    else passed.set(variable, choice)
  }
  return passed
}

/** No node has an id below this, nor has an expression whose id is made of one. */
const NO_NODE = -(2 ** 44)

/** A call within a call within a call is followed; what deeper ones give is unknown. */
const MAX_CALLS = 3

const enter = (
  outer: FileContext,
  calls: number,
  budget: Budget,
  scopes: ReadonlyArray<number>,
  call: CallExpr | ConstructExpr
): FileContext => {
  const inner: FileContext = {
    ...outer,
    bindings: bindingsOf(outer, scopes, call),
    choices: choicesPassed(outer, scopes, call),
    instance: `${outer.instance}>${call.id}`,
    called: inCall(() => inner, calls + 1, budget),
    ...evaluators(() => inner, budget)
  }
  return inner
}

/** What is known within a call is asked for by each that uses what it gives. */
const inCall = (outer: () => FileContext, calls: number, budget: Budget): FileContext["called"] => {
  const entered = new Map<string, FileContext>()
  return (scopes, call) => {
    if (calls === MAX_CALLS) return undefined
    const key = `${call.id} ${scopes.join()}`
    const before = entered.get(key)
    if (before !== undefined) return before
    if (budget.calls <= 0) {
      budget.all.refused++
      return undefined
    }
    budget.calls--
    const { found, isWhole } = findWithin(budget.all, () => enter(outer(), calls, budget, scopes, call))
    if (isWhole) entered.set(key, found)
    budget.all.changes++
    return found
  }
}

/**
 * What rests on no open question, on none that was given up, and on no expression that is made anew each time, is found in the
 * answers that are kept whenever it is found; what rests on open questions, as long as no other was opened, closed or answered.
 */
const keeper =
  (values: OpenQuestions, types: OpenQuestions, lastId: () => number): FileContext["keep"] =>
  (known, key, find) => {
    const all = [values, types]
    const before = known.get(key)
    if (before !== undefined && (before.isWhole || before.changes === changesIn(all))) {
      all.forEach((one, at) => cameBackTo(one, before.loops[at]!))
      return before.found
    }
    const [refused, id, changes] = [values.refused, lastId(), changesIn(all)]
    const kept = findKept(all, find)
    const isSame = values.refused === refused && lastId() === id
    if (isSame && (kept.isWhole || kept.changes === changes)) known.set(key, kept)
    return kept.found
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
  const openTypes = noOpenQuestions(steps)
  const findTypes = typeFinder(makeMemory(openTypes))
  const matches = new Map<number, RuleMatch | undefined>()
  const budget: Budget = {
    values: MAX_FINDS,
    reserve: RESERVE,
    calls: MAX_FOLLOWED,
    unkept: MAX_UNKEPT,
    all: noOpenQuestions(steps)
  }
  let lastId = NO_NODE
  const context: FileContext = {
    freshId: () => --lastId,
    keep: keeper(budget.all, openTypes, () => lastId),
    steps,
    file: parsed,
    index,
    entriesRead: new Set(),
    variants: new Map(),
    resolvedUses: new Map(),
    answers,
    questions: new Map(),
    bindings: new Map(),
    choices: new Map(),
    instance: "",
    called: inCall(() => context, 0, budget),
    ...evaluators(() => context, budget),
    typesOf: (expr) => findTypes(expr.id, () => readTypes(context, expr)),
    fieldTypes: (variable) => findTypes(variable, () => readFieldTypes(context, variable)),
    partOf: matcher(() => context, matches, openTypes),
    partsMet: function* () {
      for (const match of matches.values()) if (match !== undefined) yield match
    },
    impliedPartOf: impliedMatcher(() => context)
  }

  return context
}
