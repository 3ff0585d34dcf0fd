import { ValidationError } from "../api/refusals.ts"

/** Refuses a value by a rule that depends on the configuration, not on the contract. */
export const invalidValue = (
  field: string,
  sentence: string,
  part: "body" | "path" | "query" = "body"
): ValidationError =>
  new ValidationError({
    detail: [{ type: "value_error", loc: [part, field], msg: `Value error, ${sentence}`, ctx: { error: {} } }]
  })
