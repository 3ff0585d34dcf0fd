import type { RuleIndex } from "../match/RuleIndex.ts"
import type { CallExpr, ConstructExpr, Expr, MemberExpr } from "../source/Expr.ts"
import type { ParsedFile, Variable } from "../source/ParsedFile.ts"
import type { StepBudget } from "../source/StepBudget.ts"
import type { Kept } from "./Memory.ts"
import type { Answers, Question } from "./Question.ts"
import type { ResolvedUse } from "./mergeFacts.ts"
import type { RuleMatch } from "./RuleMatch.ts"
import type { Value } from "./Value.ts"

/** What matching and resolving one file share: answers that depend on each other, each given once per expression. */
export interface FileContext {
  readonly file: ParsedFile
  readonly index: RuleIndex
  readonly steps: StepBudget
  /** Every value an expression can have. */
  readonly evaluate: (expr: Expr) => ReadonlyArray<Value>
  /** Every value a field can have, wherever it is used. */
  readonly fieldValues: (variable: Variable) => ReadonlyArray<Value>
  readonly fieldTypes: (variable: Variable) => ReadonlyArray<string>
  /** Qualified types an object can have. */
  readonly typesOf: (expr: Expr) => ReadonlyArray<string>
  /** The row an expression matches; one part per expression, however often it is asked for. */
  readonly partOf: (expr: Expr) => RuleMatch | undefined
  /** All parts that were met so far. */
  readonly partsMet: () => Iterable<RuleMatch>
  /** The part a member of an unwritten type is, given the types it may be of. */
  readonly impliedPartOf: (expr: MemberExpr | CallExpr, types: ReadonlyArray<string>) => RuleMatch | undefined
  /** Values of parameters within a call that is being followed; empty outside of one. */
  readonly bindings: ReadonlyMap<Variable, ReadonlyArray<Value>>
  /** The choices of what those parameters hold whose values are those of variables of the caller. */
  readonly choices: ReadonlyMap<Variable, string>
  /** Which of the calls that are followed this is within, so that a branch taken in one is not that of another; empty outside. */
  readonly instance: string
  /**
   * The same file within a call of functions of it, or of the constructors that make an object: parameters have the values
   * this call gives them. Undefined where calls within calls go too deep.
   */
  readonly called: (scopes: ReadonlyArray<number>, call: CallExpr | ConstructExpr) => FileContext | undefined
  /** Entries of objects and items of lists that were read, by the id of their value. */
  readonly entriesRead: Set<number>
  /** The parts that a call may be of which several may be called, by the id of the call. */
  readonly variants: Map<number, ReadonlyArray<RuleMatch>>
  readonly resolvedUses: Map<RuleMatch, ReadonlyArray<ResolvedUse>>
  /** An identity for an expression that is not written. */
  readonly freshId: () => number
  /** Finds something that is made of answers, unless it is known under the key and would be found to be the same again. */
  readonly keep: <K, A>(known: Map<K, Kept<A>>, key: K, find: () => A) => A
  /** What other files say of what this one leaves open. */
  readonly answers: Answers
  /** What this file leaves open, by id. */
  readonly questions: Map<string, Question>
}
