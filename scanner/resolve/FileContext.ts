import type { RuleIndex } from "../match/RuleIndex.ts"
import type { Expr } from "../syntax/Expr.ts"
import type { Unit } from "../syntax/Unit.ts"
import type { Flat } from "./mergeFacts.ts"
import type { Part } from "./Part.ts"
import type { Value } from "./Value.ts"

/** What matching and resolving one file share: answers that depend on each other, each given once per expression. */
export interface FileContext {
  readonly unit: Unit
  readonly index: RuleIndex
  /** Every value an expression can have. */
  readonly evaluate: (expr: Expr) => ReadonlyArray<Value>
  /** Qualified types an object can have. */
  readonly typesOf: (expr: Expr) => ReadonlyArray<string>
  /** The row an expression matches; one part per expression, however often it is asked for. */
  readonly partOf: (expr: Expr) => Part | undefined
  readonly flats: Map<Part, ReadonlyArray<Flat>>
}
