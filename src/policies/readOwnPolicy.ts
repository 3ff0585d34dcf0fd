import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import type { Policy } from "../../scanner/classify/Policy.ts"
import { policySchema } from "../../scanner/classify/policySchema.ts"
import { ValidationError } from "../api/refusals.ts"
import { invalidValue } from "../http/invalidValue.ts"
import { pydanticItems } from "../http/validation/pydanticItems.ts"

const mostBytes = 256 * 1024

const mostIdCharacters = 80

/** Selectors hold selectors: none that anybody writes by hand is deeper. */
const mostDepth = 32

const decode = Schema.decodeUnknownEffect(policySchema)

/** Level by level, so that no depth exhausts the stack. */
const isDeep = (document: unknown): boolean => {
  let level: ReadonlyArray<unknown> = [document]
  for (let depth = 0; depth < mostDepth; depth++) {
    level = level.flatMap((value) => (typeof value === "object" && value !== null ? Object.values(value) : []))
    if (level.length === 0) return false
  }
  return true
}

const problemOf = (document: unknown): string | undefined => {
  if (isDeep(document)) return "a policy must not be nested more than 32 deep"
  const text = JSON.stringify(document)
  if (new TextEncoder().encode(text).length > mostBytes) return "a policy must have at most 256 KiB"
  return /\\u(?:0000|d[89a-f])/.test(text) ? "text must not contain NUL or unpaired surrogates" : undefined
}

/** The policy in a document that somebody sent; what is wrong with it is told without a word of it. */
export const readOwnPolicy = Effect.fnUntraced(function* (document: unknown) {
  const problem = problemOf(document)
  if (problem !== undefined) return yield* invalidValue("rows", problem)
  const policy: Policy = yield* Effect.mapError(
    decode(document, { errors: "all", onExcessProperty: "error", reportInput: true }),
    ({ issue }) => new ValidationError({ detail: pydanticItems(issue, ["body"]) })
  )
  if (policy.id.length > mostIdCharacters) return yield* invalidValue("id", "id must have at most 80 characters")
  return policy
})
