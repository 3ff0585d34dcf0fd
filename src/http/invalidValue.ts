import { ValidationError } from "../api/refusals.ts"

/** The refusal of a value by a rule that only this installation knows. */
export const invalidValue = (
  field: string,
  sentence: string,
  part: "body" | "path" | "query" = "body"
): ValidationError =>
  new ValidationError({
    detail: [{ type: "value_error", loc: [part, field], msg: `Value error, ${sentence}`, ctx: { error: {} } }]
  })
