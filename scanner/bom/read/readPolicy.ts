import type * as Result from "effect/Result"
import type { Policy } from "../../classify/Policy.ts"
import { policySchema } from "../../classify/policySchema.ts"
import { decodedJson } from "./decoded.ts"
import type { Malformed } from "./Malformed.ts"

/**
 * Reads a policy from the JSON text of a file. A text that is not exactly a policy gives a `Malformed`, whose message
 * names the first error and its place. The format is in docs/policies.md.
 *
 * ```ts
 * import * as Result from "effect/Result"
 * import { readPolicy } from "ciphermap/scanner"
 *
 * const read = readPolicy("{}")
 * console.log(Result.isFailure(read) && read.failure.message) // no valid policy: $.id is missing
 * ```
 */
export const readPolicy = (text: string): Result.Result<Policy, Malformed> => decodedJson("policy", policySchema, text)
