import { ValidationError } from "../api/refusals.ts"

/** Refuses a value, or a whole part, by a rule that depends on the configuration or on the bytes, not on the contract. */
export const invalidValue = (
  field: string | null,
  sentence: string,
  part: "body" | "path" | "query" = "body"
): ValidationError =>
  new ValidationError({
    detail: [
      {
        type: "value_error",
        loc: field === null ? [part] : [part, field],
        msg: `Value error, ${sentence}`,
        ctx: { error: {} }
      }
    ]
  })
