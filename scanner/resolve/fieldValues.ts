import type { Unit, Variable } from "../source/Unit.ts"
import { boundValues } from "./boundSettings.ts"
import { derivedTypes } from "./derivedTypes.ts"
import type { FileContext } from "./FileContext.ts"
import { unknownValue, type Value } from "./Value.ts"
import { overriddenElsewhere } from "./valuesElsewhere.ts"
import { writesSeen } from "./writesSeen.ts"
import { declaredLength, writtenValues } from "./writtenValues.ts"

/** Fields of derived types of this file that have the place of one. */
const overridingFields = (unit: Unit, { kind, name, scope }: Variable): ReadonlyArray<Variable> =>
  kind !== "field" || unit.scopes[scope]?.kind !== "type"
    ? []
    : derivedTypes(unit, scope).flatMap((type) => unit.scopes[type]!.variable(name) ?? [])

/** A field has the same values wherever it is used. */
export const readFieldValues = (context: FileContext, variable: Variable): ReadonlyArray<Value> => {
  const written = (one: Variable): ReadonlyArray<Value> =>
    writtenValues(context, one, writesSeen(context.unit, one, 0), "constant")
  const own = written(variable)
  const isEmpty = own.every(({ kind }) => kind === "null")
  const overriding = overridingFields(context.unit, variable).flatMap(written)
  const elsewhere = isEmpty && context.answers.size > 0 ? overriddenElsewhere(context, variable) : []
  const derived = [...overriding, ...elsewhere]
  const kept = isEmpty && derived.length > 0 ? [] : own
  const values = [...kept, ...derived, ...boundValues(context, variable)]
  return declaredLength(context, variable, values.length === 0 ? [unknownValue] : values)
}
