import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { type Judging, judgingOf } from "../cli/judging.ts"
import type { JudgingInput } from "./arguments.ts"
import { ToolFailure } from "./ToolFailure.ts"

/** By what, and for when, a tool judges. */
export const judgingFor = ({ policies = [], on }: JudgingInput): Effect.Effect<Judging, ToolFailure> =>
  judgingOf({
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
