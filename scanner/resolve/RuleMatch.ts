import type { IndexedRow } from "../match/RuleIndex.ts"
import type { Case } from "./Case.ts"
import type { Place } from "../model/Place.ts"
import type { Argument, Expr } from "../source/Expr.ts"

/** A call that a row matched, with everything needed to read its facts later. */
export interface RuleMatch {
  readonly row: IndexedRow
  readonly place: Place
  /** What the row matched: the call, the name, or the property that is assigned. */
  readonly expr: Expr
  readonly args: ReadonlyArray<Argument>
  readonly receiver?: Expr
  /** True where the row speaks of the declared type of what the call gives, and not of what is called. */
  readonly isMade?: true
  /** True where the row is that of a type which only conforms to what the program declares. */
  readonly isConforming?: true
  /** True where what is named is a package that another one is taken to give on. */
  readonly isAssumed?: true
  /** Calls on this object that add to it, in the order of the file. */
  readonly refinements: Array<RuleMatch>
  /** When this is what is called, where several things may be. */
  readonly when?: Case
  /** Parts that take this one over, so that it is not reported on its own. */
  readonly takenBy: Set<RuleMatch>
}
