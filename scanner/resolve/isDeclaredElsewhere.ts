import type { Unit, Variable } from "../source/Unit.ts"

/** Whether another file says the value of a variable that this one only declares: `extern const int bits;`. */
export const isDeclaredElsewhere = ({ grammar }: Unit, { scope, kind, writes }: Variable): boolean =>
  grammar.imports.packageOf === "none" && scope === 0 && kind !== "parameter" && writes.length === 0
