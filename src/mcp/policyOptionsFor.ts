import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type PolicyOptions, policyOptionsOf } from "../cli/policyFlags.ts"
import type { PolicyInput } from "./arguments.ts"
import { ToolFailure } from "./ToolFailure.ts"

/** The policies and the day of a tool's arguments. */
export const policyOptionsFor = ({ policies = [], on }: PolicyInput): Effect.Effect<PolicyOptions, ToolFailure> =>
  policyOptionsOf({
    policy: policies,
    policyFile: [],
    on: Option.fromUndefinedOr(on),
    baseline: Option.none()
  }).pipe(
    Effect.mapError(
      ({ message }) =>
        new ToolFailure({
          code: message.startsWith("there is no policy") ? "unknown_policy" : "invalid_arguments",
          message
        })
    )
  )
